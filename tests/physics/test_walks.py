"""Tests of walks on an open floor: closed-form results, the spring, characters, and the kernel's symmetry."""

import math

import pytest

from ludotheque.physics import STANDARD, Character, Scene, constants_from, walk
from ludotheque.physics.constants import numbers
from tests.physics.scenes import CHARACTERS, PLAIN, QUIET, STRAIGHT, at, crowd, let_go

pytestmark = pytest.mark.compiled


def test_a_free_walk_takes_eight_steps_per_wind():
    """Shows that a walk is slightly longer than eight steps for each wind: the body sways left when it faces right,
    which adds π A_s A_y / 2 per cycle.
    """
    for winds in (1, 2, 3, 4):
        rest = walk(Scene([at(0, 0, 0, PLAIN)]), 0, winds, 1, QUIET).rest[0]
        assert rest.x / 1000 == pytest.approx(winds * (8 * 0.86 + 4 * math.pi * 0.12 * 0.06 / 2), rel=0.002)
        assert abs(rest.y) < 30  # 0.3 mm
        assert min(rest.facing, 65536 - rest.facing) < 40  # a fifth of a degree


def test_without_swing_a_walk_is_exactly_straight():
    rest = walk(Scene([at(0, 0, 0, PLAIN)]), 0, 4, 1, STRAIGHT).rest[0]
    assert (rest.y, rest.facing) == (0, 0)
    assert rest.x / 1000 == pytest.approx(32 * 0.86, rel=0.002)


def test_a_bias_turns_the_walk_by_a_fixed_angle_per_step():
    rest = walk(Scene([at(0, 0, 0, Character("bent", 40.0, 0.5, 0.02))]), 0, 2, 1, QUIET).rest[0]
    assert rest.facing / 65536 * 2 * math.pi == pytest.approx(16 * 0.02, abs=0.005)
    assert rest.y > 0


def test_the_spring_lasts_a_little_longer_than_unloaded():
    """Compares with the unloaded spring, dw/dt = -(f0 + f1 w) / N; the load of the steps adds a few per cent."""
    for winds in (1, 4):
        free = 4.0 / 0.45 * math.log(1 + 0.45 * winds / 1.2)
        assert free < walk(Scene([at(0, 0, 0, PLAIN)]), 0, winds, 1, QUIET).seconds() < 1.1 * free


def test_a_pawn_without_winds_does_not_move():
    result = walk(Scene([at(3, 4, 50)]), 0, 0, 1)
    assert result.ticks == 0
    assert not result.happened
    assert (result.rest[0].x, result.rest[0].y, result.rest[0].facing) == (3000, 4000, round(50 / 360 * 65536))


def test_more_than_four_winds_run_longer_not_faster():
    course = let_go(Scene([at(0, 0)]), 9)
    fastest = 0.0
    while not course.is_over():
        course.step()
        fastest = max(fastest, math.hypot(course.bodies[0].vx, course.bodies[0].vy))
    assert fastest < 11
    assert math.hypot(course.bodies[0].x, course.bodies[0].y) > 45


def test_a_pawn_that_cannot_be_wound_is_refused():
    with pytest.raises(ValueError, match="not on the board"):
        walk(Scene([at(0, 0, on_board=False)]), 0, 1, 1)
    with pytest.raises(ValueError, match="wound"):
        walk(Scene([at(0, 0)]), 0, 51, 1)


def test_a_seed_gives_the_same_walk_and_another_seed_another():
    scene = Scene(crowd(1))
    assert walk(scene, 0, 2, 7).to_json() == walk(scene, 0, 2, 7).to_json()
    assert walk(scene, 0, 2, 7).rest[0].to_json() != walk(scene, 0, 2, 8).rest[0].to_json()


def test_a_truncated_walk_equals_the_beginning_of_the_whole_walk():
    scene = Scene(crowd(2))
    whole = let_go(scene, 2.0, 3)
    for _ in range(300):
        whole.step()
    cut = walk(scene, 0, 2, 3, until=300)
    assert cut.ticks == 300
    assert cut.rest[0].x == math.floor(whole.bodies[0].x * 1000 + 0.5)


@pytest.mark.parametrize("seed", range(3))
def test_a_mirrored_start_gives_the_mirrored_walk(seed):
    """Shows, to the last bit and in a crowd, that north and south, left and right, and both feet are equivalent."""
    there = let_go(Scene(crowd(seed)), 2, seed)
    mirrored = crowd(seed)
    for pawn in mirrored:
        pawn.y = -pawn.y
        pawn.facing = -pawn.facing  # kept negative: reduced to 0–65535, it would round differently
        old = pawn.character
        pawn.character = Character(old.name, old.mass, old.friction, -old.bias)
    here = let_go(Scene(mirrored), 2, seed, constants_from({"gait": {"turn_spread": -STANDARD.turn_spread}}))
    here.bodies[0].first_foot = -there.bodies[0].first_foot
    for _ in range(900):
        there.step()
        here.step()
    for body, other in zip(there.bodies, here.bodies):
        assert other.x == body.x
        assert other.y == -body.y
        assert other.status == body.status
        assert (other.pitch, other.roll) == (body.pitch, -body.roll)
    assert len(there.happened) == len(here.happened) > 0


def test_the_first_foot_is_drawn_from_the_seed():
    feet = [let_go(Scene([at(0, 0)]), 1, seed).bodies[0].first_foot for seed in range(60)]
    assert feet == [let_go(Scene([at(0, 0)]), 2, seed).bodies[0].first_foot for seed in range(60)]
    assert 20 <= feet.count(1.0) <= 40
    assert feet.count(1.0) + feet.count(-1.0) == 60


def test_the_first_step_sways_towards_the_first_foot():
    for seed in range(8):
        course = let_go(Scene([at(0, 0, 0, PLAIN)]), 1, seed, QUIET)
        for _ in range(40):
            course.step()
        assert course.bodies[0].y * course.bodies[0].first_foot > 0.03


def test_characters_walk_equally_far():
    far = []
    for character in CHARACTERS:
        walks = [walk(Scene([at(0, 0, 0, character)]), 0, 1, seed).rest[0] for seed in range(12)]
        far.append(sum(math.hypot(rest.x, rest.y) for rest in walks) / 12000)
    assert max(far) - min(far) < 0.35
    assert sum(far) / 4 == pytest.approx(6.9, abs=0.12)


def test_invalid_constants_are_refused_with_a_reason():
    assert constants_from({"gait": {"step": 1}}).step == 1.0
    with pytest.raises(ValueError, match="unknown constant"):
        constants_from({"gait": {"stride": 1.0}})
    with pytest.raises(ValueError, match="not a number"):
        numbers({"gait": {"step": "long"}}, "gait")
