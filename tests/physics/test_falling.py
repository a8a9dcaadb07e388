"""Tests of falling to every side, by the walker or by the pawn that it strikes, and of the push that makes a pawn rock."""

from __future__ import annotations

import pytest

from ludotheque.physics import Character, Scene, Walk, constants_from, walk
from ludotheque.physics.body import FALLEN, WALKING, Body
from ludotheque.physics.constants import Constants
from ludotheque.physics.falling import rock
from ludotheque.physics.units import DT
from tests.physics.scenes import CHARACTERS, NO_NOISE, PLAIN, at, let_go

pytestmark = pytest.mark.compiled

GRAVITY = 981.0


def meeting_height(height: float, lift: float = 0.0, walking_base: float = 0.85, trip: float = 0.0) -> Constants:
    """Returns constants with which pawns walk straight on, and their arms meet at this fraction of the arms' height."""
    contact = {"height_spread": 0.0, "lift": lift, "trip": trip}
    contact |= dict.fromkeys(("front_front", "front_back", "front_side"), height)
    gait = NO_NOISE | {"yaw_swing": 0.0, "side_swing": 0.0}
    return constants_from({"contact": contact, "foot": {"walking_base": walking_base}, "gait": gait})


def meeting(degrees: float, constants: Constants, winds: int = 2) -> Walk:
    """Walks a pawn into another one that is turned by this many degrees."""
    return walk(Scene([at(0, 0, 0, PLAIN), at(5, 0, degrees, PLAIN)]), 0, winds, 1, constants)


@pytest.mark.parametrize("degrees", [0, 90, 180, 270])
def test_nobody_falls_when_arms_meet_low(degrees):
    result = meeting(degrees, meeting_height(0.4))
    assert result.of("contact") and not result.of("fell")


def test_a_head_on_meeting_of_arms_tips_the_walker_backwards():
    result = meeting(180, meeting_height(1.0))
    assert [(event.pawn, event.how) for event in result.of("fell")] == [(0, "back")]
    assert (result.rest[0].state, result.rest[0].lies) == ("fallen", "back")
    last = result.keyframes()[0][-1]
    assert (last.pitch, last.roll) == (-1571, 0)


@pytest.mark.parametrize("degrees, side", [(0, "face"), (90, "right"), (180, "back"), (270, "left")])
def test_a_struck_pawn_falls_away_from_the_walker(degrees, side):
    """Shows that a pawn struck from behind falls on its face, and that a pawn struck from the left falls on its right
    side.
    """
    result = meeting(degrees, meeting_height(1.15, walking_base=2.0))
    assert [(event.pawn, event.how) for event in result.of("fell")] == [(1, side)]
    assert result.rest[1].state == "fallen"
    last = result.keyframes()[1][-1]
    assert (last.pitch, last.roll) == {
        "face": (1571, 0),
        "back": (-1571, 0),
        "left": (0, 1571),
        "right": (0, -1571),
    }[side]


def test_chance_at_the_first_touch_decides_which_pawn_falls():
    """Shows that if arms meet at equal heights, either pawn may fall: rising arms tip the other pawn, and falling arms
    tip the walker.
    """
    constants = meeting_height(0.85, lift=0.5)
    pawns = [at(0, 0, 0, PLAIN), at(5, 0, 180, PLAIN)]
    fallen = {event.pawn for seed in range(12) for event in walk(Scene(pawns), 0, 1, seed, constants).of("fell")}
    assert fallen == {0, 1}


def test_a_walker_may_trip_over_a_lying_pawn():
    """Shows that a walker whose feet meet a lying pawn is driven on and falls on its face, unless its feet meet the
    pawn high up.
    """
    pawns = [at(0, 0, 0, PLAIN), at(5, 0, 0, PLAIN)]
    fates = []
    for seed in range(8):
        result = walk(Scene(pawns), 0, 3, seed, meeting_height(0.8, trip=8.0))
        fates.append([(event.pawn, event.how) for event in result.of("fell")])
    assert fates.count([(1, "face"), (0, "face")]) >= 4
    assert [(1, "face")] in fates


def test_other_pawns_cannot_enter_a_lying_body():
    course = let_go(Scene([at(0, 0, 0, PLAIN), at(5, 0, 180, PLAIN)]), 3, 1, meeting_height(1.0))
    body = course.bodies[0]
    while not course.is_over():
        course.tick += 1
        course.step()
    assert body.status == FALLEN
    assert (body.half_length, body.half_width, body.ahead) == (4.5, 2.0, -3.0)


def lifts_a_foot(body: Body, ahead: float, aside: float, constants: Constants) -> bool:
    """Returns whether a torque, in units of the pawn's weight times 1 cm, makes a pawn that stands flat lift a foot."""
    body.pitching = body.rolling = body.pitch = body.roll = 0.0
    body.touches = 1
    body.push_x = ahead * body.mass * GRAVITY * DT
    body.push_y = aside * body.mass * GRAVITY * DT
    rock(body, constants)
    return body.pitching != 0.0 or body.rolling != 0.0


def test_arms_held_out_make_a_pawn_fall_forward_sooner():
    constants = meeting_height(0.7)
    body = Body(0, at(0, 0, 0, PLAIN), constants)
    assert lifts_a_foot(body, 1.4, 0.0, constants) and not lifts_a_foot(body, -1.4, 0.0, constants)
    assert lifts_a_foot(body, -1.7, 0.0, constants)
    assert not lifts_a_foot(body, 0.0, 1.6, constants) and lifts_a_foot(body, 0.0, 1.8, constants)


@pytest.mark.parametrize("first_foot, step", [(1.0, 0), (1.0, 1), (-1.0, 0), (-1.0, 1)])
def test_a_walker_on_one_foot_tips_easily_to_the_other_side(first_foot, step):
    constants = meeting_height(0.7)
    body = Body(0, at(0, 0, 0, PLAIN), constants)
    body.status = WALKING
    body.first_foot, body.step = first_foot, step
    lifted = -1.0 if (first_foot > 0) == (step == 0) else 1.0  # standing on the left foot, it lifts the right one
    assert lifts_a_foot(body, 0.0, 0.7 * lifted, constants)
    assert not lifts_a_foot(body, 0.0, -0.7 * lifted, constants)
    assert not lifts_a_foot(body, 1.0, 0.0, constants)


def test_every_character_has_its_own_build():
    heavy, light = (Body(0, at(0, 0, 0, Character("", mass, 0.5, 0.0)), meeting_height(0.7)) for mass in (44.0, 36.0))
    assert heavy.side_base > light.side_base
    assert heavy.back_base < light.back_base
    assert heavy.centre < light.centre


@pytest.mark.parametrize("who", range(4))
def test_a_lone_walker_never_leans(who):
    course = let_go(Scene([at(0, 0, 0, who)]), 4, who)
    while not course.is_over():
        course.step()
        assert (course.bodies[0].pitch, course.bodies[0].roll) == (0.0, 0.0)
    assert CHARACTERS[who].mass == course.bodies[0].mass
