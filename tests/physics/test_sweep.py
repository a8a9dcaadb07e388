"""Tests of what a pawn's feet pass over: triggers, tiles, edges and the gate."""

import pytest

from ludotheque.physics import BRAIN, GRAVE, MAUSOLEUM, Scene, box_trigger, disc_trigger, turn, walk
from tests.physics.scenes import BOARD, PLAIN, QUIET, STRAIGHT, at, east_gate, let_go

pytestmark = pytest.mark.compiled


def brain(x: float, y: float, radius: float = 0.75):
    return disc_trigger(BRAIN, round(x * 1000), round(y * 1000), round(radius * 1000))


def grave(x: float, y: float):
    return box_trigger(GRAVE, round(x * 1000), round(y * 1000), 1500, 2500)


def mausoleum(x: float, y: float):
    return box_trigger(MAUSOLEUM, round(x * 1000), round(y * 1000), 2000, 2000)


def test_brains_are_reported_in_order_and_once_each():
    triggers = [brain(14, 12), brain(9, 12), brain(12, 20)]
    result = walk(Scene([at(4, 12)], BOARD, triggers), 0, 3, 1)
    assert [(event.thing, event.how) for event in result.of("touched")] == [(1, "brain"), (0, "brain")]
    assert result.touched(1) == [0]
    assert result.touched(2) == []


@pytest.mark.parametrize("radius", [0.001, 0.05])
def test_even_the_smallest_trigger_is_touched(radius):
    """Shows that feet touch a pinhead in their way: the test between two ticks never skips it."""
    for shift in range(8):
        scene = Scene([at(0, 0, 0, PLAIN)], (), [brain(5 + shift / 97, 1.9, radius)])
        assert walk(scene, 0, 1, shift, QUIET).touched(0) == [0]


@pytest.mark.parametrize("beside", [2.1, 2.2, 2.3, 2.4])
def test_grazed_triggers_are_reported_and_missed_ones_are_not(beside):
    trigger = brain(5, beside, 0.2)
    course = let_go(Scene([at(0, 0, 0, PLAIN)], (), [trigger]), 1, 1, QUIET)
    closest = 9.0
    while not course.is_over():
        course.step()
        closest = min(closest, course.sweep.gap(course.bodies[0], trigger))
    if closest <= 0.0:
        assert course.happened
    if course.happened:
        assert closest < 0.03


def test_a_mausoleum_and_a_grave_end_the_walk_of_their_pawn():
    for trigger, name in ((mausoleum(12, 12), "mausoleum"), (grave(12, 12), "grave")):
        result = walk(Scene([at(4, 12)], BOARD, [trigger]), 0, 4, 1)
        (touched,) = result.of("touched")
        assert touched.how == name
        assert result.ticks == touched.tick
        assert result.rest[0].state == "gone"
        assert result.rest[0].x < 12000 - 2900


def test_brains_precede_mausoleums_in_the_same_instant():
    triggers = [grave(12.0, 12), mausoleum(12.5, 12), brain(11.25, 12)]
    result = walk(Scene([at(4, 12, 0, PLAIN)], BOARD, triggers), 0, 4, 1, STRAIGHT)
    touched = result.of("touched")
    assert [event.how for event in touched] == ["brain", "mausoleum"]
    assert touched[0].tick == touched[1].tick


def test_a_trigger_under_a_pawn_counts_only_after_it_was_left():
    result = walk(Scene([at(6, 12)], BOARD, [grave(6, 12), brain(7, 12)]), 0, 2, 1)
    assert not result.of("touched")
    assert result.rest[0].ignores == ()
    result = walk(Scene([at(6, 12)], BOARD, [brain(13.5, 12)]), 0, 1, 1)
    assert result.rest[0].ignores == (0,)
    scene = Scene([at(8.05, 12, ignores=(0,))], BOARD, [grave(5, 12)], leaves_late=True)
    assert not walk(scene, 0, 1, 1).of("touched"), "a trigger that is almost touched does not count as left"


def test_the_feet_of_pushed_pawns_touch_triggers_too():
    result = walk(Scene([at(4, 12), at(8, 12, 0, 1)], BOARD, [grave(12.5, 12)]), 0, 4, 5)
    assert 1 in result.touched(0)
    assert result.rest[1].state == "gone"


def test_a_tile_is_entered_when_the_centre_crosses_its_edge():
    result = walk(Scene([at(20, 12)], BOARD), 0, 2, 1)
    (entered,) = result.of("entered")
    assert entered.thing == 1
    assert result.rest[0].tile == 1


def test_a_pawn_completely_off_is_reported_with_tile_and_edge():
    for x, y, degrees, tile, edge in ((46, 12, 0, 1, "east"), (4, 12, 180, 0, "west"), (12, 21, 90, 0, "north")):
        result = walk(Scene([at(x, y, degrees)], BOARD), 0, 2, 1)
        (left,) = result.of("left")
        assert (left.thing, left.how) == (tile, edge)
        assert result.rest[0].state == "gone"


def test_a_pawn_partly_over_an_edge_stays_on_the_board():
    result = walk(Scene([at(43, 12)], BOARD), 0, 1, 1)
    assert not result.of("left")
    rest = result.rest[0]
    assert rest.x > 48500
    again = at(rest.x / 1000, rest.y / 1000, rest.facing / 65536 * 360, tile=rest.tile)
    assert walk(Scene([again], BOARD), 0, 1, 2).of("left")[0].thing == 1


def test_the_gate_is_crossed_first_by_the_centre_and_then_by_all_feet():
    result = walk(Scene([at(46, 12)], BOARD, (), east_gate()), 0, 2, 1)
    assert [event.kind for event in result.happened] == ["crossed", "left"]


def test_a_pawn_halfway_through_the_gate_can_finish_in_its_next_walk():
    first = walk(Scene([at(44.5, 12)], BOARD, (), east_gate()), 0, 1, 1)
    rest = first.rest[0]
    assert rest.crossing
    assert not first.of("crossed")
    degrees = rest.facing / 65536 * 360
    half = at(rest.x / 1000, rest.y / 1000, degrees, tile=rest.tile, crossing=True)
    assert walk(Scene([half], BOARD, (), east_gate()), 0, 1, 2).of("crossed")
    unknown = at(rest.x / 1000, rest.y / 1000, degrees, tile=rest.tile)
    assert not walk(Scene([unknown], BOARD, (), east_gate()), 0, 1, 2).of("crossed")


def test_leaving_beside_the_gate_or_inwards_does_not_cross_it():
    assert not walk(Scene([at(12, 21, 90)], BOARD, (), east_gate()), 0, 2, 1).of("crossed")
    inner = east_gate()
    inner.ax -= 25.0  # the gate is now between the two tiles, and is crossed from west to east
    assert walk(Scene([at(20, 12)], BOARD, (), inner), 0, 2, 1).of("crossed")
    assert not walk(Scene([at(30, 12, 180)], BOARD, (), inner), 0, 2, 1).of("crossed")


def test_a_turn_by_hand_sweeps_over_triggers_too():
    scene = Scene([at(10, 12)], BOARD, [brain(12.3, 12), mausoleum(10, 16.35)])
    result = turn(scene, 0, 16384)
    assert [event.how for event in result.of("touched")] == ["brain", "mausoleum"]
    assert 0 < result.rest[0].facing < 16384
    assert result.rest[0].state == "gone"
    assert turn(scene, 0, 0).rest[0].facing == 0
    back = turn(Scene([at(10, 12)], BOARD), 0, -16384)
    assert (back.rest[0].facing, back.rest[0].x, back.happened) == (49152, 10000, ())


def test_a_pawn_turned_off_the_board_is_reported():
    result = turn(Scene([at(51.9, 12, 90)], BOARD), 0, 16384)
    assert result.of("left")
