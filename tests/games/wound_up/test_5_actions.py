"""§5  Card actions."""

from __future__ import annotations

import pytest

from ludotheque.core.trig import HALF
from ludotheque.games.wound_up.actions import FacePawn, GainToken, LetGo, NameTarget, PlacePawn, Turn
from tests.games.wound_up.table import (
    ANN,
    BEN,
    BRAIN,
    BRAIN_2,
    CAT,
    EAST,
    GRAVE,
    NORTH,
    WEST,
    U,
    at,
    auctioned,
    by_default,
    degrees,
    facing,
    kinds,
    only,
    pawn,
    phase,
    refusal,
    table,
    taken,
    with_walk,
)

pytestmark = pytest.mark.compiled

OPEN_GROUND = [at(50, 12), at(50, 120), at(50, 320)]


@pytest.mark.parametrize("winds, least, most", [(1, 22, 34), (2, 46, 64), (3, 70, 96), (4, 90, 125)])
def test_5_1_the_pawn_is_wound_exactly_and_let_go(winds, least, most):
    match = auctioned(
        table(f"W{winds} L", "R", pawns=[at(8, 202, EAST), at(92, 20)], options={"pawns": "identical"}), f"W{winds}"
    )
    before = pawn(match, ANN)
    assert list(match.choices(ANN)) == [LetGo(0, 0, 0)]
    events = match.play(ANN, LetGo(0, 0, 0))
    assert only(events, "PawnWound")[0].winds == winds
    walk = only(events, "PawnsWalked")[0]
    assert walk.ticks > 240 and 0 < len(walk.frames) < 2000
    after = pawn(match, ANN)
    if after.where == "board":
        assert least * U < abs(after.x - before.x) < most * U
    else:
        assert winds == 4  # beyond the far edge


def test_5_1_it_is_put_back_in_the_same_place_and_facing():
    match = auctioned(table("W2 L", "R", pawns=OPEN_GROUND), "W2")
    assert refusal(match, ANN, LetGo(0, 0, 5)) == ("§5.1", "same-facing")


def test_5_1_the_option_aim_lets_the_owner_turn_first():
    match = auctioned(table("W1 L", "R", pawns=OPEN_GROUND, options={"aim": 30}), "W1")
    assert refusal(match, ANN, LetGo(0, 0, degrees(31))) == ("§5.1", "beyond-the-aim")
    events = match.play(ANN, LetGo(0, 0, -degrees(30)))
    assert only(events, "PawnTurned")[0].facing == facing(1)
    assert pawn(match, ANN).x > 51 * U


def test_5_1_brains_touched_while_aiming_are_paid_before_those_of_the_walk():
    match = table("W1 L", "R", pawns=[at(50, 40.8), at(20, 320)], options={"aim": 30})
    match = with_walk(auctioned(match, "W1"), (9, "touched", ANN, BRAIN_2, "brain"), (9, "left", BEN, 1, "west"))
    events = match.play(ANN, LetGo(0, 0, degrees(30)))  # the turn sweeps over the brain at (50, 50)
    assert kinds(events)[:3] == ["PawnTurned", "PawnWound", "PawnsWalked"]
    paid = []
    while phase(match) == "feeding":
        paid += [one.trigger for one in only(match.play(ANN, GainToken()), "BrainPaid")]
    assert paid == [BRAIN, BRAIN_2]
    assert phase(match) == "placing" and match.to_act == (BEN,)


def test_5_2_rotations_go_one_way_up_to_180_degrees():
    match = auctioned(table("R W1", "L", pawns=OPEN_GROUND), "R")
    assert refusal(match, ANN, Turn(1)) == ("§5.2", "only-right")
    assert refusal(match, ANN, Turn(-HALF - 1)) == ("§5.2", "too-far")
    match.copy().play(ANN, Turn(-HALF))
    match.play(ANN, Turn(-degrees(90)))
    assert pawn(match, ANN).facing == facing(EAST)
    left = auctioned(table("L W1", "R", pawns=OPEN_GROUND), "L")
    assert refusal(left, ANN, Turn(-1)) == ("§5.2", "only-left")
    left.play(ANN, Turn(degrees(90)))
    assert pawn(left, ANN).facing == facing(WEST)


def test_5_2_the_legal_angles_end_where_it_would_overlap_another_pawn():
    match = auctioned(table("L W1", "R", pawns=[at(50, 130), at(50, 142.5)]), "L")
    region = match.choices(ANN).regions[0]
    assert region.low == 0 and 0 < region.high < HALF
    match.copy().play(ANN, Turn(region.high))
    assert refusal(match, ANN, Turn(region.high + 1)) == ("§5.2", "pawn-in-the-way")
    free = auctioned(table("L W1", "R", pawns=[at(50, 130), at(50, 150.5)]), "L")
    assert free.choices(ANN).regions[0].high == HALF


def test_5_3_rotate_opponent_turns_another_pawn_either_way():
    match = auctioned(table("O W1", "L", "R", pawns=OPEN_GROUND), "O")
    assert phase(match) == "targeting"
    assert refusal(match, ANN, NameTarget(ANN)) == ("§5.3", "own-pawn")
    assert refusal(match, ANN, NameTarget(7)) == ("§5.3", "no-such-seat")
    match.play(ANN, NameTarget(CAT))
    assert refusal(match, CAT, Turn(5)) == ("§2.1", "not-your-turn")
    region = match.choices(ANN).regions[0]
    assert (region.low, region.high) == (-HALF, HALF)
    match.play(ANN, Turn(-degrees(90)))
    assert pawn(match, CAT).facing == facing(EAST)


def test_5_3_a_target_off_the_board_is_placed_by_its_owner_first():
    match = auctioned(table("O W1", "L", "R"), "O")  # no other pawn is on the board
    match.play(ANN, NameTarget(BEN))
    assert phase(match) == "placing" and match.to_act == (BEN,)
    match.play(BEN, PlacePawn(50 * U, 10 * U, facing(NORTH)))
    assert phase(match) == "turning" and match.to_act == (ANN,)


def test_5_3_with_two_seats_there_is_nothing_to_name():
    match = auctioned(table("O W1", "L", pawns=OPEN_GROUND), "O")
    assert phase(match) == "turning"
    assert match.view(None).auction.target == BEN


def test_5_4_a_pawn_removed_by_a_trigger_comes_back_when_targeted():
    pawns = [taken(GRAVE, "grave", 0), at(50, 120)]
    match = table("R W1 W1", "L W1", pawns=pawns, bidder=BEN)
    match.play_default(BEN)
    assert pawn(match, ANN).where == "grave"
    auctioned(match, "W1")
    assert phase(match) == "placing" and match.to_act == (ANN,)
    match.play(ANN, FacePawn(facing(NORTH)))
    assert phase(match) == "winding"


def test_5_5_target_then_place_then_angle_and_a_target_is_placed_even_for_0():
    match = auctioned(table("R W1", "L"), "R")
    assert phase(match) == "placing"
    by_default(match)
    match.play(ANN, Turn(0))
    assert pawn(match, ANN).where == "board"


def test_5_5_tied_seats_act_one_after_another_each_with_its_own_target():
    match = auctioned(table("O W1", "O W1", "R", pawns=OPEN_GROUND), "O")
    match.play(ANN, NameTarget(CAT))
    match.play(ANN, Turn(degrees(10)))
    assert phase(match) == "targeting" and match.to_act == (BEN,)
    match.play(BEN, NameTarget(CAT))
    match.play(BEN, Turn(degrees(20)))
    assert pawn(match, CAT).facing == facing(NORTH) + degrees(10) + degrees(20)
