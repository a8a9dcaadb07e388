"""Tests of pawns that meet: pushing, energy, speed, and feet that never overlap."""

import math

import pytest

from ludotheque.core.geometry import Box, boxes_gap
from ludotheque.physics import Scene, walk
from ludotheque.physics.body import Body
from ludotheque.physics.kernel import Course
from tests.physics.scenes import at, crowd, let_go

pytestmark = pytest.mark.compiled


def feet(body: Body) -> Box:
    return Box(body.x, body.y, body.c, body.s, 1.5, 2.0)


def overlap(course: Course) -> float:
    on_board = [feet(body) for body in course.bodies if body.on_board()]
    return max(-boxes_gap(a, b) for i, a in enumerate(on_board) for b in on_board[:i])


def energy(course: Course) -> float:
    return sum((body.mass * (body.vx**2 + body.vy**2) + body.inertia * body.turning**2) / 2 for body in course.bodies)


@pytest.mark.parametrize("seed", range(6))
def test_no_pawn_is_too_fast_and_resting_feet_do_not_overlap(seed):
    """Checks that no pawn exceeds 12 cm/s, and that pawns at rest overlap by at most 0.025 cm (0.1 u)."""
    course = let_go(Scene(crowd(seed)), 3, seed)
    while not course.is_over():
        course.tick += 1
        course.step()
        for body in course.bodies:
            assert math.hypot(body.vx, body.vy) < 12
        assert course.tick < 20 * 240
    assert overlap(course) < 0.025


def test_energy_never_grows_without_drive():
    for seed in range(4):
        course = let_go(Scene([at(0, 0), at(3.6, 0.4, 30, 1), at(0.5, 4.8, 100, 2)]), 0, seed)
        for number, body in enumerate(course.bodies):
            body.moves = True
            body.vx = 6.0 * math.cos(seed + number * 2.1)
            body.vy = 6.0 * math.sin(seed + number * 2.1)
            body.turning = 3.0 - number * 2.0
        before = energy(course)
        while not course.is_over():
            course.step()
            after = energy(course)
            assert after <= before + 1e-9
            before = after
        assert before < 1e-3


def test_a_pushed_pawn_is_reported():
    result = walk(Scene([at(0, 0), at(5, 0, 0, 1)]), 0, 3, 5)
    first = result.of("contact")[0]
    assert (first.pawn, first.thing, first.how) == (0, 1, "front/back")
    assert result.rest[1].x > 5500
    assert 0.3 < first.seconds() < 1.5


def test_a_standing_pawn_that_nobody_touches_does_not_move():
    result = walk(Scene([at(0, 0), at(0, 30, 10, 1)]), 0, 2, 5)
    assert (result.rest[1].x, result.rest[1].y) == (0, 30000)
    assert not result.happened


def test_pawns_off_the_board_are_in_nobodys_way():
    result = walk(Scene([at(0, 0), at(5, 0, 0, 1, on_board=False)]), 0, 2, 5)
    assert not result.happened
    assert result.rest[1].state == "off"


@pytest.mark.parametrize("beside", [1.3, -1.3])
def test_an_off_centre_hit_turns_the_struck_pawn(beside):
    """Shows that a pawn struck on the right side of its back turns to the left, by about 20 degrees."""
    turned = []
    for seed in range(4):
        rest = walk(Scene([at(0, 0, 0, 1), at(4, beside, 0, 2)]), 0, 2, seed).rest[1]
        turned.append((rest.facing + 32768) % 65536 - 32768)
    assert all((body > 0) == (beside > 0) for body in turned)
    assert abs(sum(turned)) / 4 > 2000


def test_pawns_come_to_rest_whatever_their_facings():
    for degrees in range(0, 360, 45):
        result = walk(Scene([at(0, 0), at(4.5, 0.7, degrees, 2)]), 0, 1, degrees)
        assert result.of("contact")
        assert result.seconds() < 8
