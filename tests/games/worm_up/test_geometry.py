"""Tests of legal directions and swings: compared with brute force, mirrored and turned, and never overlapping."""

from __future__ import annotations

import math
import random

import pytest

import ludotheque
from ludotheque.core.drive import random_step
from ludotheque.core.luck import fast
from ludotheque.core.trig import QUARTER, TURN, cosine, sine
from ludotheque.games.worm_up.actions import CrawlPath
from ludotheque.games.worm_up.geometry import (
    TOLERANCE,
    Ground,
    Solid,
    Spot,
    body_after_step,
    ends_of_card,
    finish_after_swing,
    reversed_body,
    rounded,
    solid_box,
    solid_disc,
    steps_of,
    touches_card,
)
from ludotheque.games.worm_up.positions import check_table
from ludotheque.games.worm_up.rules.paths import Paths
from ludotheque.games.worm_up.state import State
from ludotheque.games.worm_up.sweep import Sweep
from tests.games.worm_up.table import D, new, worm

pytestmark = pytest.mark.compiled

LENGTH, WIDTH, CARD, THICK, POST = 100000, 80000, 12000, 200, 600
FINISH = (82500, 34000, QUARTER)


def ground(discs=(), solids=(), finish=FINISH):
    ground_of_test = Ground(steps_of(D), D, LENGTH, WIDTH, ends_of_card(finish, CARD), D // 2 + THICK // 2)
    for x, y, keep in discs:
        ground_of_test.discs.append((x, y, keep))
    for solid in solids:
        ground_of_test.solids.append(solid)
    return ground_of_test


def crawl_at_random(dice, steps, ground_of_test, body):
    """Returns a body after some random legal steps."""
    for _ in range(steps):
        arcs = Spot(ground_of_test, body).arcs()
        if not arcs:
            break
        first, last = dice.choice(arcs)
        body = body_after_step(body, ground_of_test.steps, (first + dice.randrange((last - first) % TURN + 1)) % TURN)
    return body


def surroundings(seed):
    """Returns a worm that has crawled about, and all kinds of things near it."""
    dice = random.Random(seed)
    x, y = dice.choice([(50000, 40000), (1200, 40000), (98800, 79000), (50000, 900)])
    if x == 50000 and y == 40000:
        body = crawl_at_random(dice, 14, ground(), worm(50000, 40000))
    else:
        body = worm(x, y, 0 if x > 50000 else 180)
        if y < 5000:
            body = worm(x, y, 270)
    discs, solids = [], []
    for _ in range(dice.randrange(6)):
        angle, far = dice.randrange(TURN), dice.uniform(0.2, 1.2) * D
        keep = dice.choice([D, D + 100, 1400])
        cx = body[0] + rounded((keep + far) * cosine(angle))
        cy = body[1] + rounded((keep + far) * sine(angle))
        discs.append((cx, cy, keep))
    for _ in range(dice.randrange(3)):
        angle, far = dice.randrange(TURN), dice.randrange(900, 9000)
        cx = body[0] + rounded(far * cosine(angle))
        cy = body[1] + rounded(far * sine(angle))
        if dice.random() < 0.5:
            solid = solid_disc("can", cx, cy, dice.randrange(200, 3300))
        else:
            solid = solid_box("box", cx, cy, dice.randrange(TURN), dice.randrange(100, 9000), dice.randrange(100, 4000))
        if solid.disc_gap(body[0], body[1], D / 2) > 0.0:
            solids.append(solid)
    return ground(discs, solids), body


@pytest.mark.parametrize("seed", range(40))
def test_arcs_are_exactly_the_legal_angles(seed):
    ground_of_test, body = surroundings(seed)
    spot = Spot(ground_of_test, body)
    arcs = spot.arcs()
    listed = set()
    for first, last in arcs:
        listed |= {(first + number) % TURN for number in range((last - first) % TURN + 1)}
    # Test every quantum near an end of an arc, and every 37th of the rest.
    near = {(end + off) % TURN for arc in arcs for end in arc for off in range(-40, 41)}
    for angle in sorted(near | set(range(0, TURN, 37))):
        assert spot.allows(angle) == (angle in listed), (seed, angle)
    assert spot.is_blocked() == (not listed)


def test_arcs_against_every_quantum_once():
    ground_of_test, body = surroundings(7)
    spot = Spot(ground_of_test, body)
    listed = {(first + n) % TURN for first, last in spot.arcs() for n in range((last - first) % TURN + 1)}
    assert listed == {angle for angle in range(TURN) if spot.allows(angle)}


def test_touching_is_legal_and_a_quantum_further_is_not():
    """Checks §3.2: a worm may touch its own body but not overlap it, and it keeps 1 mm away from other worms."""
    body = worm(50000, 40000)
    (first, last), *rest = Spot(ground(), body).arcs()
    assert not rest
    # The new head touches the neck at a third of a turn to either side of straight on.
    third = TURN / 3
    assert (first - TURN, last) == (-math.floor(third), math.floor(third))
    other = (50000 + 2 * D, 40000, D + 100)
    arcs = Spot(ground([other]), body).arcs()
    edge = math.acos((D**2 + (2 * D) ** 2 - (D + 100) ** 2) / (2 * D * 2 * D)) * TURN / (2 * math.pi)
    assert any(first == math.ceil(edge) for first, _ in arcs)


def test_a_step_is_one_diameter_to_a_hundredth_of_a_millimetre():
    steps = steps_of(D)
    assert len(steps) == TURN + QUARTER
    for angle in range(0, TURN, 7):
        dx, dy = rounded(steps[angle + QUARTER]), rounded(steps[angle])
        assert abs(math.hypot(dx, dy) - D) < TOLERANCE
        assert steps[angle] == D * sine(angle) and steps[angle + QUARTER] == D * cosine(angle)
        # No coordinate is near a half before rounding, so mirrored steps are mirrored to the last bit.
        assert abs(steps[angle] % 1.0 - 0.5) > 1e-9
        assert rounded(steps[-angle % TURN]) == -dy


def mirrored(body):
    return tuple(number if at % 2 == 0 else WIDTH - number for at, number in enumerate(body))


@pytest.mark.parametrize("seed", range(12))
def test_a_legal_path_mirrored_is_legal(seed):
    ground_of_test, body = surroundings(seed)
    twin = ground(
        [(x, WIDTH - y, keep) for x, y, keep in ground_of_test.discs],
        [
            Solid(s.kind, s.x, WIDTH - s.y, s.radius, -s.facing % TURN, s.half_length, s.half_width)
            for s in ground_of_test.solids
        ],
    )
    moved_body = mirrored(body)
    dice = random.Random(seed)
    for _ in range(6):
        arcs = Spot(ground_of_test, body).arcs()
        assert set(Spot(twin, moved_body).arcs()) == {(-last % TURN, -first % TURN) for first, last in arcs}
        if not arcs:
            break
        angle = dice.choice(arcs)[dice.randrange(2)]
        body = body_after_step(body, ground_of_test.steps, angle)
        moved_body = body_after_step(moved_body, twin.steps, -angle % TURN)
        assert moved_body == mirrored(body)


@pytest.mark.parametrize("quarters", [1, 2, 3])
@pytest.mark.parametrize("seed", [0, 4, 8])
def test_a_legal_path_turned_by_quarters_is_legal(seed, quarters):
    """Turns paths by quarter turns in the middle of the table, out of reach of the edges, which do not turn with the
    paths.
    """
    dice = random.Random(seed)
    body = crawl_at_random(dice, 14, ground(), worm(50000, 40000))
    centre = (50000, 40000)
    discs = [(body[0] + 2000, body[1] + 1500, 1700)]

    def turned(x, y):
        x, y = x - centre[0], y - centre[1]
        for _ in range(quarters):
            x, y = -y, x
        return x + centre[0], y + centre[1]

    moved_body = tuple(number for at in range(0, len(body), 2) for number in turned(body[at], body[at + 1]))
    ground_of_test = ground(discs)
    twin = ground([(*turned(x, y), keep) for x, y, keep in discs])
    for _ in range(7):
        arcs = Spot(ground_of_test, body).arcs()
        by = quarters * QUARTER
        assert set(Spot(twin, moved_body).arcs()) == {((a + by) % TURN, (b + by) % TURN) for a, b in arcs}
        if not arcs:
            break
        first, last = dice.choice(arcs)
        angle = (first + dice.randrange((last - first) % TURN + 1)) % TURN
        body = body_after_step(body, ground_of_test.steps, angle)
        moved_body = body_after_step(moved_body, twin.steps, (angle + by) % TURN)


def test_a_path_is_checked_like_its_single_steps():
    for seed in range(12):
        ground_of_test, body = surroundings(seed)
        paths = Paths(CrawlPath((), False), ground_of_test, body, 7)
        if paths.is_empty:
            continue
        luck = fast(seed)
        for _ in range(5):
            action = paths.sample(luck)
            assert isinstance(action, CrawlPath) and paths.contains(action)
            moved_body = body
            for angle in action.angles:
                assert Spot(ground_of_test, moved_body).allows(angle)
                moved_body = body_after_step(moved_body, ground_of_test.steps, angle)
            assert len(action.angles) == 7 or Spot(ground_of_test, moved_body).is_blocked()
            assert all(
                paths.contains(CrawlPath(action.angles[:count], False)) for count in range(1, len(action.angles))
            )


def test_a_path_ends_at_the_card():
    body = worm(82500 - 4 * D, 40000)
    paths = Paths(CrawlPath((), False), ground(), body, 7)
    assert paths.contains(CrawlPath((0, 0, 0), False))
    reached = []
    moved_body = body
    for _ in range(4):
        moved_body = body_after_step(moved_body, steps_of(D), 0)
        reached.append(touches_card(moved_body[0], moved_body[1], ends_of_card(FINISH, CARD), 900))
    assert reached.index(True) == 3
    assert paths.contains(CrawlPath((0,) * 4, False))
    assert not paths.contains(CrawlPath((0,) * 5, False))


def test_reversing_a_worm_twice_restores_it():
    body = worm(50000, 40000, 10, 40, 80)
    assert reversed_body(reversed_body(body)) == body
    assert reversed_body(body)[:2] == body[-2:]


def limit_by_trying(sweep, way, most):
    """Returns how many quanta a swing may turn, found by trying each quantum until the card or the post comes too near
    to something.
    """
    starts = [
        (
            min(radius + THICK // 2 + TOLERANCE, sweep.distance_to_card(x - sweep.x, y - sweep.y, 0)),
            min(radius + POST + TOLERANCE, sweep.distance_to_post(x - sweep.x, y - sweep.y, 0)),
        )
        for x, y, radius in sweep.discs
    ]
    for turn in range(1, most + 1):
        angle = sweep.start + turn * way
        px, py = CARD * cosine(angle), CARD * sine(angle)
        if not (POST <= sweep.x + px <= LENGTH - POST and POST <= sweep.y + py <= WIDTH - POST):
            return turn - 1
        for (x, y, _), (by_card, by_post) in zip(sweep.discs, starts):
            dx, dy = float(x - sweep.x), float(y - sweep.y)
            if math.hypot(dx - px, dy - py) < by_post - 1e-9:
                return turn - 1
            along = (dx * px + dy * py) / CARD
            if 0 < along < CARD and abs(dx * py - dy * px) / CARD < by_card - 1e-9:
                return turn - 1
        for solid in sweep.solids:
            if sweep.gap_to(solid, turn * way) < TOLERANCE:
                return turn - 1
    return most


@pytest.mark.parametrize("seed", range(10))
def test_swings_against_brute_force(seed):
    dice = random.Random(seed)
    x, y = dice.choice([(50000, 40000), (9000, 40000), (92000, 71000)])
    sweep = Sweep(x, y, dice.randrange(TURN), CARD, THICK, POST, LENGTH, WIDTH)
    for _ in range(dice.randrange(1, 4)):
        angle, far = dice.randrange(TURN), dice.randrange(1500, 14000)
        cx, cy = x + rounded(far * cosine(angle)), y + rounded(far * sine(angle))
        if min(sweep.distance_to_card(cx - x, cy - y, 0) - 900, sweep.distance_to_post(cx - x, cy - y, 0) - 1400) > 0:
            sweep.put_discs((cx, cy), D // 2)
    if seed % 2:
        solid = solid_box("book", x - 9000, y + 9000, dice.randrange(TURN), 5000, 2000)
        if sweep.gap_to(solid, 0) > TOLERANCE:
            sweep.solids.append(solid)
    most = 20000
    for way in (1, -1):
        assert sweep.limit(way, most) == limit_by_trying(sweep, way, most)


def test_4_3_a_touched_post_may_be_swung_away():
    """Shows that a segment that touches a post prevents only a swing towards that segment."""
    for off in (0, 1, 3):
        sweep = Sweep(50000, 40000, 0, CARD, THICK, POST, LENGTH, WIDTH)
        sweep.put_discs((62000, 40000 + 1400 + off), D // 2)
        assert sweep.limit(1, TURN - 1) <= 3
        assert sweep.limit(-1, TURN - 1) > TURN // 2


def test_a_swing_keeps_the_posts_one_card_apart():
    finish = FINISH
    dice = random.Random(3)
    for _ in range(50):
        before = ends_of_card(finish, CARD)
        is_left = dice.random() < 0.5
        finish = finish_after_swing(finish, CARD, is_left, dice.randrange(-TURN + 1, TURN))
        after = ends_of_card(finish, CARD)
        assert (after[2:] == before[2:]) if is_left else (after[:2] == before[:2])
        assert abs(math.dist(after[:2], after[2:]) - CARD) < TOLERANCE


def overlaps(state: State) -> str:
    """Returns the error about overlapping things that the check of positions reports, or "". That check does not use
    arcs.
    """
    try:
        check_table(state)
    except ludotheque.BadInput as error:
        return str(error)
    return ""


@pytest.mark.parametrize("seats, options", [(3, {}), (5, {"reverse": "always", "obstacles": "desk"}), (2, {})])
def test_no_accepted_state_ever_has_an_overlap(seats, options):
    match = new(seats, 11, **options, last_round=12)
    luck = fast(12)
    while match.outcome is None:
        random_step(match, luck)
        assert overlaps(match.state) == ""
