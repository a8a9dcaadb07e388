"""Regions: what they contain, what they sample, how they travel."""

from __future__ import annotations

import json
import math
import pickle
from hashlib import sha256
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludotheque.core.geometry import box_at, box_disc_gap, box_in_polygon, boxes_gap, side_of_polygon
from ludotheque.core.luck import Luck, fast
from ludotheque.core.regions import Arc, Place, Pose, Region, Swing
from ludotheque.core.structs import Action
from ludotheque.core.trig import HALF, QUARTER, TURN

pytestmark = pytest.mark.compiled


class Crawl(Action, frozen=True):
    worm: int
    direction: Any = 0


class SwingFinish(Action, frozen=True):
    held_post: str
    turn_by: Any = 0


class Put(Action, frozen=True):
    what: str
    x: Any = 0
    y: Any = 0


class Stand(Action, frozen=True):
    pawn: int
    x: Any = 0
    y: Any = 0
    facing: Any = 0


class Other(Action, frozen=True):
    worm: int
    direction: Any = 0


def arc(*arcs):
    return Arc(Crawl(worm=2), "direction", arcs)


def swing(low, high, **more):
    return Swing(SwingFinish("left"), "turn_by", low, high, pivot=(100, 200), radius=12000, **more)


def place(area, **more):
    return Place(Put("can"), ("x", "y"), area, **more)


def pose(area, half_length=1500, half_width=2000, **more):
    return Pose(Stand(1), ("x", "y", "facing"), area, half_length, half_width, **more)


def square(size, x=0, y=0):
    return [(x, y), (x + size, y), (x + size, y + size), (x, y + size)]


TILE = square(25000)
REGIONS = [
    arc((100, 200), (65000, 50)),
    swing(-500, 300),
    place(square(100), discs=[(50, 50, 20)], polygons=[square(10, 5, 5)]),
    pose(TILE, boxes=[(12000, 12000, 777, 1500, 2000)], untouched_discs=[(3000, 3000, 750)], tolerance=25),
]
NOT_WHOLE = [1.0, 0.5, math.nan, math.inf, True, False, "1", None, [], (1,), 10**400, -(10**400), 1j]


# All kinds


@pytest.mark.parametrize("region", REGIONS, ids=lambda region: region.kind)
def test_samples_are_contained_and_repeatable(region):
    actions = [region.sample(fast(seed)) for seed in range(200)]
    assert all(region.contains(action) for action in actions)
    assert actions == [region.sample(fast(seed)) for seed in range(200)]
    assert len(set(actions)) > 90


@pytest.mark.parametrize("value", NOT_WHOLE, ids=lambda value: repr(value)[:8])
@pytest.mark.parametrize("region", REGIONS, ids=lambda region: region.kind)
def test_what_is_no_plain_whole_number_is_refused(region, value):
    action = region.sample(fast(1))
    for field in region.fields:
        assert not region.contains(msgspec.structs.replace(action, **{field: value}))


@pytest.mark.parametrize("region", REGIONS, ids=lambda region: region.kind)
def test_what_is_no_action_is_refused(region):
    things: list[object] = [None, 0, "crawl", {}, region.template.__struct_fields__, region]
    for thing in things:
        assert not region.contains(thing)


def test_the_other_fields_must_be_those_of_the_template():
    region = arc((0, 10))
    assert region.contains(Crawl(2, 5))
    assert not region.contains(Crawl(3, 5))
    assert not region.contains(Crawl(2.0, 5))  # type: ignore[arg-type]  # equal to Python, not to us
    assert not region.contains(Other(2, 5))
    assert not Arc(Crawl(1), "direction", [(0, 10)]).contains(Crawl(True, 5))


@pytest.mark.parametrize("region", REGIONS, ids=lambda region: region.kind)
def test_json_is_plain_and_speaks_the_names_of_the_wire(region):
    data = region.to_json()
    assert json.loads(json.dumps(data, allow_nan=False)) == data
    assert data["kind"] == region.kind
    assert data["action"] == msgspec.to_builtins(region.template)
    assert all(name in data["action"] for name in data["fields"])


def test_json_names_are_camel():
    assert swing(-5, 7, start=9).to_json() == {
        "kind": "swing",
        "action": {"type": "swingFinish", "heldPost": "left", "turnBy": 0},
        "fields": ["turnBy"],
        "low": -5,
        "high": 7,
        "still": False,
        "pivot": [100, 200],
        "radius": 12000,
        "start": 9,
    }


@pytest.mark.parametrize("region", REGIONS, ids=lambda region: region.kind)
def test_regions_can_be_sent_to_another_process(region):
    sent = pickle.loads(pickle.dumps(region))
    assert sent.to_json() == region.to_json()
    assert [sent.sample(fast(seed)) for seed in range(20)] == [region.sample(fast(seed)) for seed in range(20)]


def test_make_fills_the_fields():
    assert arc().make(77) == Crawl(2, 77)
    assert pose(TILE).make(1, 2, 3) == Stand(1, 1, 2, 3)
    with pytest.raises(ValueError):
        pose(TILE).make(1, 2)


def test_unknown_fields_are_refused():
    with pytest.raises(ValueError):
        Arc(Crawl(2), "angle", [])
    with pytest.raises(ValueError):
        Place(Put("can"), ("x",), TILE)
    with pytest.raises(ValueError):
        Pose(Stand(1), ("x", "y"), TILE, 1, 1)


def test_a_kind_of_region_may_be_written_outside():
    class Even(Region):
        kind = "even"

        @property
        def is_empty(self) -> bool:
            return False

        def legal(self, values: tuple[int, ...]) -> bool:
            return values[0] % 2 == 0

        def values(self, luck: Luck) -> tuple[int, ...]:
            return (2 * luck.die(6),)

        def numbers(self) -> dict[str, Any]:
            return {"by": 2}

    region: Region = Even(Crawl(2), ["direction"])
    assert region.contains(region.sample(fast(1)))
    assert not region.contains(Crawl(2, 3))
    assert region.to_json() == {
        "kind": "even",
        "action": {"type": "crawl", "worm": 2, "direction": 0},
        "fields": ["direction"],
        "by": 2,
    }


# Arcs

ends = st.integers(0, TURN - 1)


@settings(max_examples=50, deadline=None)
@given(st.lists(st.tuples(ends, ends), max_size=4))
def test_arcs_contain_every_quantum_between_their_ends_and_no_other(arcs):
    region = arc(*arcs)
    near = {end + off for pair in arcs for end in pair for off in range(-3, 4)} | {0, 1, TURN - 1, TURN, -1}
    for angle in near:
        legal = any((angle - first) % TURN <= (last - first) % TURN for first, last in arcs)
        assert region.contains(Crawl(2, angle)) == (legal and 0 <= angle < TURN)
    assert region.is_empty == (not arcs)
    assert region.size == len({a for a in range(TURN) if region.allows(a)})


def test_arcs_are_sampled_by_their_length():
    region = arc((TURN - 5, 4), (1000, 1989))
    angles = [region.sample(fast(seed)).direction for seed in range(5000)]
    past_0 = [angle for angle in angles if not 1000 <= angle <= 1989]
    assert set(past_0) == set(range(TURN - 5, TURN)) | set(range(5))
    assert 30 <= len(past_0) <= 70


class LastSide(Luck):
    """The highest side always."""

    def below(self, count: int, purpose: str) -> int:
        return count - 1


class FirstSide(Luck):
    """The lowest side always."""

    def below(self, count: int, purpose: str) -> int:
        return 0


def test_samples_reach_both_ends():
    assert arc((60000, 5)).sample(FirstSide()) == Crawl(2, 60000)
    assert arc((60000, 5)).sample(LastSide()) == Crawl(2, 5)
    assert swing(-7, 9).sample(FirstSide()) == SwingFinish("left", -7)
    assert swing(-7, 9).sample(LastSide()) == SwingFinish("left", 9)
    assert swing(-7, 0).sample(LastSide()) == SwingFinish("left", -1)
    assert swing(0, 9).sample(FirstSide()) == SwingFinish("left", 1)
    assert place(square(10)).sample(LastSide()) == Put("can", 10, 10)


def test_empty_regions_have_no_samples():
    for region in (arc(), swing(0, 0), place(square(10), discs=[(5, 5, 8)]), pose(square(1000))):
        assert region.is_empty
        with pytest.raises(ValueError):
            region.sample(fast(1))


# Swings


@given(st.integers(1 - TURN, 0), st.integers(0, TURN - 1), st.booleans())
def test_swings_contain_what_lies_between_but_for_no_turn(low, high, still):
    region = swing(low, high, still=still)
    for turn in {low - 1, low, low + 1, -1, 0, 1, high - 1, high, high + 1, TURN, -TURN}:
        legal = low <= turn <= high and (still or turn != 0)
        assert region.contains(SwingFinish("left", turn)) == legal
    assert region.is_empty == (low == high == 0 and not still)
    if not region.is_empty:
        assert region.contains(region.sample(fast(low)))


def test_all_turns_of_a_swing_are_as_likely():
    turns = [swing(-2, 1).sample(fast(seed)).turn_by for seed in range(900)]
    assert all(250 <= turns.count(turn) <= 350 for turn in (-2, -1, 1))
    turns = [swing(-1, 1, still=True).sample(fast(seed)).turn_by for seed in range(900)]
    assert all(250 <= turns.count(turn) <= 350 for turn in (-1, 0, 1))


@pytest.mark.parametrize("low, high", [(1, 5), (-5, -1), (-TURN, 0), (0, TURN)])
def test_a_swing_is_less_than_a_turn_either_way(low, high):
    with pytest.raises(ValueError):
        swing(low, high)


# Places

small = st.integers(-12, 12)
discs = st.lists(st.tuples(small, small, st.integers(0, 9)), max_size=3)
LETTER_U = [(0, 0), (30, 0), (30, 30), (20, 30), (20, 10), (10, 10), (10, 30), (0, 30)]


def legal_place(x, y, area, discs, polygons):
    return (
        side_of_polygon(x, y, tuple(area)) >= 0
        and all(math.dist((x, y), (cx, cy)) >= r for cx, cy, r in discs)
        and all(side_of_polygon(x, y, tuple(polygon)) <= 0 for polygon in polygons)
    )


def all_places(region, size=14):
    return {(x, y) for x in range(-size, size + 1) for y in range(-size, size + 1) if region.allows(x, y)}


@settings(max_examples=60, deadline=None)
@given(discs, st.tuples(small, small, st.integers(2, 9)))
def test_places_are_exact_and_found_if_there_are_any(discs, hole):
    area = [(-10, -10), (10, -10), (10, 10), (0, 0), (-10, 10)]
    polygons = [square(hole[2], hole[0], hole[1])]
    region = place(area, discs=discs, polygons=polygons)
    legal = all_places(region)
    assert legal == {(x, y) for x in range(-14, 15) for y in range(-14, 15) if legal_place(x, y, area, discs, polygons)}
    assert region.is_empty == (not legal)
    if legal:
        drawn = [region.sample(fast(seed)) for seed in range(5)]
        assert all(region.contains(action) and (action.x, action.y) in legal for action in drawn)

    turned = place(
        [(-y, x) for x, y in area],
        discs=[(-y, x, r) for x, y, r in discs],
        polygons=[[(-y, x) for x, y in p] for p in polygons],
    )
    assert all_places(turned) == {(-y, x) for x, y in legal}
    mirrored = place(
        [(x, -y) for x, y in area],
        discs=[(x, -y, r) for x, y, r in discs],
        polygons=[[(x, -y) for x, y in p] for p in polygons],
    )
    assert all_places(mirrored) == {(x, -y) for x, y in legal}


def test_a_place_touches_discs_and_borders_but_no_nearer():
    region = place(square(100), discs=[(50, 50, 25)], polygons=[square(10)])
    assert region.contains(Put("can", 75, 50))
    assert region.contains(Put("can", 65, 70))  # 15² + 20² = 25²
    assert not region.contains(Put("can", 74, 50))
    assert not region.contains(Put("can", 64, 70))
    assert region.contains(Put("can", 10, 5))
    assert not region.contains(Put("can", 9, 5))
    assert region.contains(Put("can", 100, 100))
    assert not region.contains(Put("can", 101, 100))


def test_all_parts_of_a_u_are_sampled():
    region = place(LETTER_U)
    drawn = [region.sample(fast(seed)) for seed in range(300)]
    assert any(a.x < 10 and a.y > 15 for a in drawn)
    assert any(a.x > 20 and a.y > 15 for a in drawn)
    assert not region.contains(Put("can", 15, 20))


def test_a_single_free_place_on_a_large_table_is_found():
    # Four discs cover the square but for its middle, which lies on all of their rims.
    size = 100000
    discs = [(x, y, 70711) for x in (0, size) for y in (0, size)]
    assert place(square(size), discs=discs).is_empty
    near = [(0, 0, 50000), (size, 0, 50000), (0, size, 50000), (size, size, 50000), (50000, 50000, 20710)]
    slit = place(square(size), discs=near)
    assert not slit.is_empty
    assert slit.contains(slit.sample(fast(3)))
    corner = place([(0, 0), (size, 3), (size, 5)])
    assert corner.contains(corner.sample(fast(3)))


# Poses


def legal_pose(x, y, facing, area, boxes, discs, tolerance, shunned):
    box = box_at(x, y, facing, 1500, 2000)
    return (
        box_in_polygon(box, tuple(area))
        and all(boxes_gap(box, box_at(*other)) >= -tolerance for other in boxes)
        and all(box_disc_gap(box, *disc) >= -tolerance for disc in discs)
        and all(box_disc_gap(box, *disc) > 0 for disc in shunned)
    )


on_tile = st.integers(0, 25000)
facings = st.integers(0, TURN - 1)
pawns = st.lists(st.tuples(on_tile, on_tile, facings, st.just(1500), st.just(2000)), max_size=4)
spots = st.lists(st.tuples(on_tile, on_tile, st.just(750)), max_size=3)


@settings(max_examples=100, deadline=None)
@given(pawns, spots, spots, st.integers(0, 10**6))
def test_poses_are_those_that_the_predicates_allow(boxes, discs, shunned, seed):
    region = pose(TILE, boxes=boxes, discs=discs, tolerance=25, untouched_discs=shunned)
    luck = fast(seed)
    assert not region.is_empty
    action = region.sample(luck)
    assert region.contains(action)
    for _ in range(20):
        x, y, facing = luck.die(25000), luck.die(25000), luck.die(TURN) - 1
        assert region.allows(x, y, facing) == legal_pose(x, y, facing, TILE, boxes, discs, 25, shunned)
    for near in range(-1, 2):
        x, y, facing = action.x + near, action.y - near, (action.facing + near) % TURN
        assert region.allows(x, y, facing) == legal_pose(x, y, facing, TILE, boxes, discs, 25, shunned)


@settings(max_examples=60, deadline=None)
@given(pawns, spots, on_tile, on_tile, facings)
def test_turned_and_mirrored_poses_have_the_same_verdict(boxes, discs, x, y, facing):
    region = pose(TILE, boxes=boxes, discs=discs)
    turned = pose(
        [(-y, x) for x, y in TILE],
        boxes=[(-y, x, f + QUARTER, a, b) for x, y, f, a, b in boxes],
        discs=[(-y, x, r) for x, y, r in discs],
    )
    mirrored = pose(
        [(x, -y) for x, y in TILE],
        boxes=[(x, -y, -f, a, b) for x, y, f, a, b in boxes],
        discs=[(x, -y, r) for x, y, r in discs],
    )
    verdict = region.allows(x, y, facing)
    assert verdict == turned.allows(-y, x, (facing + QUARTER) % TURN)
    assert verdict == mirrored.allows(x, -y, -facing % TURN)
    assert verdict == region.allows(x, y, (facing + HALF) % TURN)


def test_a_pose_may_rest_against_another_and_reach_the_edge():
    region = pose(TILE, boxes=[(12000, 12000, 0, 1500, 2000)], tolerance=25)
    assert region.contains(Stand(1, 9000, 12000, 0))
    assert region.contains(Stand(1, 9025, 12000, 0))
    assert not region.contains(Stand(1, 9026, 12000, 0))
    assert region.contains(Stand(1, 1500, 2000, 0))
    assert not region.contains(Stand(1, 1499, 2000, 0))
    assert not region.contains(Stand(1, 1500, 2000, 1))
    assert not region.contains(Stand(1, 12500, 6000, TURN))
    assert region.contains(Stand(1, 12500, 6000, TURN - 1))


def test_what_is_untouched_may_not_even_be_touched():
    region = pose(
        TILE, untouched_boxes=[(12000, 12000, 0, 1000, 1000)], untouched_discs=[(3000, 20000, 750)], tolerance=25
    )
    assert not region.contains(Stand(1, 9500, 12000, 0))
    assert region.contains(Stand(1, 9499, 12000, 0))
    assert not region.contains(Stand(1, 5250, 20000, 0))
    assert region.contains(Stand(1, 5251, 20000, 0))


def test_the_one_pose_that_fits_is_found():
    region = pose([(0, 0), (3000, 0), (3000, 4000), (0, 4000)])
    assert not region.is_empty
    action = region.sample(fast(1))
    assert (action.x, action.y, action.facing % HALF) == (1500, 2000, 0)


def test_a_narrow_gap_between_pawns_is_found():
    # A row of pawns fills a strip but for one space as wide as a pawn, with nothing to spare.
    strip = [(0, 0), (25000, 0), (25000, 3000), (0, 3000)]
    row = [(x, 1500, QUARTER, 2000, 1500) for x in (1500, 4500, 7500, 13500, 16500, 19500)]
    row.append((23000, 1500, 0, 2000, 1500))
    region = pose(strip, 1500, 1500, boxes=row)
    action = region.sample(fast(1))
    assert (action.x, action.y, action.facing % QUARTER) == (10500, 1500, 0)
    row.append((10500, 1500, 0, 10, 10))
    assert pose(strip, 1500, 1500, boxes=row).is_empty


def test_the_area_of_a_pose_is_convex():
    with pytest.raises(ValueError):
        pose(LETTER_U)


def test_the_bits_are_the_same_everywhere():
    luck = fast(7)
    told = []
    for _ in range(200):
        pawns = [(luck.die(25000), luck.die(25000), luck.die(TURN) - 1, 1500, 2000) for _ in range(3)]
        region = pose(TILE, boxes=pawns, discs=[(12500, 12500, 750)], tolerance=25)
        action = region.sample(luck)
        box = box_at(action.x, action.y, action.facing, 1500, 2000)
        gaps = [boxes_gap(box, box_at(*pawn)) for pawn in pawns] + [box_disc_gap(box, 12500, 12500, 750)]
        told.append([action.x, action.y, action.facing] + [gap.hex() for gap in gaps])
    assert (
        sha256(json.dumps(told).encode()).hexdigest()
        == "ee0a538beebd2660d90a5f5487c432122d787ccda584f98afa35b32be6f23327"
    )
