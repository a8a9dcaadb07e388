"""Tests of §5: card actions."""

from __future__ import annotations

import pytest

from ludotheque.core.geometry import box_at, boxes_gap
from ludotheque.core.trig import HALF, TURN
from ludotheque.games.wound_up.actions import FacePawn, GainToken, LetGo, NameTarget, PlacePawn, Turn, UsePurple
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
    after_auction,
    degrees,
    events_of_kind,
    facing,
    kinds,
    pawn,
    pawn_at,
    phase,
    play_default,
    refusal,
    table,
    taken_pawn,
    with_walk,
)

pytestmark = pytest.mark.compiled

OPEN_GROUND = [pawn_at(50, 12), pawn_at(50, 120), pawn_at(50, 320)]


@pytest.mark.parametrize("winds, least, most", [(1, 22, 34), (2, 46, 64), (3, 70, 96), (4, 90, 125)])
def test_5_1_the_pawn_is_wound_exactly_and_let_go(winds, least, most):
    match = after_auction(
        table(f"W{winds} L", "R", pawns=[pawn_at(8, 202, EAST), pawn_at(92, 20)], options={"pawns": "identical"}),
        f"W{winds}",
    )
    before = pawn(match, ANN)
    assert list(match.choices(ANN)) == [LetGo(0, 0, 0)]
    events = match.play(ANN, LetGo(0, 0, 0))
    assert events_of_kind(events, "PawnWound")[0].winds == winds
    walk = events_of_kind(events, "PawnsWalked")[0]
    assert walk.ticks > 240 and 0 < len(walk.frames) < 2000
    after = pawn(match, ANN)
    if after.where == "board":
        assert least * U < abs(after.x - before.x) < most * U
    else:
        assert winds == 4  # only with four winds does the pawn get beyond the far edge


def test_5_1_the_pawn_is_put_back_in_the_same_place_and_facing():
    match = after_auction(table("W2 L", "R", pawns=OPEN_GROUND), "W2")
    assert refusal(match, ANN, LetGo(0, 0, 5)) == ("§5.1", "same-facing")


def test_5_1_the_option_aim_lets_the_owner_turn_first():
    match = after_auction(table("W1 L", "R", pawns=OPEN_GROUND, options={"aim": 30}), "W1")
    assert refusal(match, ANN, LetGo(0, 0, degrees(31))) == ("§5.1", "beyond-the-aim")
    events = match.play(ANN, LetGo(0, 0, -degrees(30)))
    assert events_of_kind(events, "PawnTurned")[0].facing == facing(1)
    assert pawn(match, ANN).x > 51 * U


def test_5_1_the_option_aim_allows_a_turn_of_0_even_with_a_pawn_in_the_way():
    pawns = [pawn_at(50, 130), pawn_at(50, 142.5)]
    match = after_auction(table("W1 L", "R", pawns=pawns, options={"aim": 30}), "W1")
    assert LetGo(0, 0, 0) in match.choices(ANN) and match.choices(ANN).default == LetGo(0, 0, 0)
    (region,) = match.choices(ANN).regions
    free = table("W1 L", "R", pawns=pawns, tokens=[{"purple": 1}, {}]).choices(ANN).regions[0]
    assert (region.low, region.high) == (free.low, free.high)  # as far as a purple token would allow
    assert -degrees(30) < region.low < 0 < region.high < degrees(30)
    alone = after_auction(table("W1 L", "R", pawns=OPEN_GROUND, options={"aim": 30}), "W1")
    assert (alone.choices(ANN).regions[0].low, alone.choices(ANN).regions[0].high) == (-degrees(30), degrees(30))


def test_5_1_a_pawn_aimed_into_a_grave_is_not_wound():
    match = after_auction(table("W1 L", "R", pawns=[pawn_at(37, 45), pawn_at(20, 320)], options={"aim": 90}), "W1")
    events = match.play(ANN, LetGo(0, 0, degrees(90)))
    assert kinds(events) == ["PawnTurned", "PawnTaken"]
    assert pawn(match, ANN).where == "grave" and phase(match) == "opening"


def test_5_1_a_pawn_aimed_off_the_tiles_is_placed_and_not_wound():
    pawns = [pawn_at(109.5, 250, 10.5, 2, tile=4), pawn_at(20, 20)]
    match = after_auction(table("W1 L", "R", pawns=pawns, options={"aim": 90}), "W1")
    assert kinds(match.play(ANN, LetGo(0, 0, degrees(45)))) == ["PawnTurned", "PawnRanOff"]
    assert phase(match) == "placing" and match.to_act == (ANN,)


def test_5_1_brains_touched_while_aiming_are_paid_before_those_of_the_walk():
    match = table("W1 L", "R", pawns=[pawn_at(50, 40.8), pawn_at(20, 320)], options={"aim": 30})
    match = with_walk(after_auction(match, "W1"), (9, "touched", ANN, BRAIN_2, "brain"), (9, "left", BEN, 1, "west"))
    events = match.play(ANN, LetGo(0, 0, degrees(30)))  # this turn sweeps over the brain at (50, 50)
    assert kinds(events)[:3] == ["PawnTurned", "PawnWound", "PawnsWalked"]
    paid = []
    while phase(match) == "feeding":
        paid += [event.trigger for event in events_of_kind(match.play(ANN, GainToken()), "BrainPaid")]
    assert paid == [BRAIN, BRAIN_2]
    assert phase(match) == "placing" and match.to_act == (BEN,)


def test_5_2_a_rotation_goes_one_way_by_up_to_180_degrees():
    match = after_auction(table("R W1", "L", pawns=OPEN_GROUND), "R")
    assert refusal(match, ANN, Turn(1)) == ("§5.2", "only-right")
    assert refusal(match, ANN, Turn(-HALF - 1)) == ("§5.2", "too-far")
    match.copy().play(ANN, Turn(-HALF))
    match.play(ANN, Turn(-degrees(90)))
    assert pawn(match, ANN).facing == facing(EAST)
    left = after_auction(table("L W1", "R", pawns=OPEN_GROUND), "L")
    assert refusal(left, ANN, Turn(-1)) == ("§5.2", "only-left")
    left.play(ANN, Turn(degrees(90)))
    assert pawn(left, ANN).facing == facing(WEST)


def test_5_2_the_legal_angles_end_where_it_would_overlap_another_pawn():
    match = after_auction(table("L W1", "R", pawns=[pawn_at(50, 130), pawn_at(50, 142.5)]), "L")
    region = match.choices(ANN).regions[0]
    assert region.low == 0 and 0 < region.high < HALF
    match.copy().play(ANN, Turn(region.high))
    assert refusal(match, ANN, Turn(region.high + 1)) == ("§5.2", "pawn-in-the-way")
    free = after_auction(table("L W1", "R", pawns=[pawn_at(50, 130), pawn_at(50, 150.5)]), "L")
    assert free.choices(ANN).regions[0].high == HALF


def overlaps(match, turn):
    """Returns whether the first pawn, turned by this angle, would overlap another by more than a resting contact
    (§6.8).
    """
    feet = [box_at(pawn.x, pawn.y, pawn.facing, 6 * U, 8 * U) for pawn in match.view(None).pawns]
    me = pawn(match, ANN)
    turned = box_at(me.x, me.y, me.facing + turn, 6 * U, 8 * U)
    return any(boxes_gap(turned, other) < -25 for other in feet[1:])


@pytest.mark.parametrize(
    "others",
    [
        [pawn_at(50, 142.5)],
        [pawn_at(50, 145.5, 1)],
        [pawn_at(64, 141, 2)],
        [pawn_at(66.8, 127, 4)],
        [pawn_at(43, 116, 7)],
        [pawn_at(34, 141, 8.5)],
        [pawn_at(34, 124, EAST), pawn_at(67.4, 136, 10)],
        [pawn_at(50, 118, NORTH), pawn_at(50, 147, 5)],
        [pawn_at(65, 141.9), pawn_at(33, 117)],
    ],
)
def test_5_2_a_pawn_may_be_turned_exactly_until_it_would_overlap_another(others):
    hands = ["W1 L", "R", "R"][: 1 + len(others)]
    match = table(*hands, pawns=[pawn_at(50, 130), *others], tokens=[{"purple": 1}, *[{} for _ in others]])
    (region,) = match.choices(ANN).regions
    for limit, way in ((region.low, -1), (region.high, 1)):
        near = range(max(0, abs(limit) - 300), abs(limit) + 1)
        assert not any(overlaps(match, way * turn) for turn in [*range(0, abs(limit), 50), *near])
        assert abs(limit) == HALF or overlaps(match, limit + way)


def test_5_2_a_pawn_in_resting_contact_may_be_turned_away_but_not_closer():
    """Shows a pawn whose right corner overlaps another by 0.1 u, as allowed; a turn to the left would go deeper."""
    match = table("W1 L", "R", pawns=[pawn_at(50, 130), pawn_at(65, 141.9)], tokens=[{"purple": 1}, {}])
    (region,) = match.choices(ANN).regions
    assert region.high == 0 and region.low < -degrees(20)
    assert refusal(match, ANN, UsePurple(1)) == ("§5.2", "pawn-in-the-way")


def test_5_2_the_angle_of_a_turn_is_reported():
    match = after_auction(table("R W1", "L", pawns=OPEN_GROUND), "R")
    for turn in (0, -1, -degrees(90), -HALF):
        (turned,) = events_of_kind(match.copy().play(ANN, Turn(turn)), "PawnTurned")
        assert (turned.by, turned.seat, turned.turn) == (ANN, ANN, turn)
        assert turned.facing == (facing(NORTH) + turn) % TURN
    left = after_auction(table("L W1", "R", pawns=OPEN_GROUND), "L")
    for turn in (0, 1, degrees(90), HALF):
        assert events_of_kind(left.copy().play(ANN, Turn(turn)), "PawnTurned")[0].turn == turn


def test_5_2_a_turn_is_drawn_with_the_pawn_and_its_facing():
    match = after_auction(table("O W1", "L", pawns=[pawn_at(50, 12), pawn_at(30, 120, EAST)]), "O")
    (region,) = match.choices(ANN).regions
    assert (region.pivot, region.start, region.radius) == ((30 * U, 120 * U), facing(EAST), 6 * U)


def test_5_3_rotate_opponent_turns_another_pawn_either_way():
    match = after_auction(table("O W1", "L", "R", pawns=OPEN_GROUND), "O")
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
    match = after_auction(table("O W1", "L", "R"), "O")  # no other seat has a pawn on the board
    match.play(ANN, NameTarget(BEN))
    assert phase(match) == "placing" and match.to_act == (BEN,)
    match.play(BEN, PlacePawn(50 * U, 10 * U, facing(NORTH)))
    assert phase(match) == "turning" and match.to_act == (ANN,)


def test_5_3_with_two_seats_no_target_is_named():
    match = after_auction(table("O W1", "L", pawns=OPEN_GROUND), "O")
    assert phase(match) == "turning"
    assert match.view(None).auction.target == BEN
    assert [(event.seat, event.target) for event in events_of_kind(match.seen(None), "TargetNamed")] == [(ANN, BEN)]
    other = table("L", "O W1", pawns=OPEN_GROUND, bidder=BEN)
    after_auction(other, "O")
    assert other.view(None).auction.target == ANN and other.to_act == (BEN,)


def test_5_4_a_pawn_removed_by_a_trigger_returns_when_targeted():
    pawns = [taken_pawn(GRAVE, "grave", 0), pawn_at(50, 120)]
    match = table("R W1 W1", "L W1", pawns=pawns, bidder=BEN)
    match.play_default(BEN)
    assert pawn(match, ANN).where == "grave"
    after_auction(match, "W1")
    assert phase(match) == "placing" and match.to_act == (ANN,)
    match.play(ANN, FacePawn(facing(NORTH)))
    assert phase(match) == "winding"


def test_5_5_the_target_is_named_then_placed_and_then_turned_even_by_0():
    match = after_auction(table("R W1", "L"), "R")
    assert phase(match) == "placing"
    play_default(match)
    match.play(ANN, Turn(0))
    assert pawn(match, ANN).where == "board"


def test_5_5_tied_seats_act_one_after_another_each_with_its_own_target():
    match = after_auction(table("O W1", "O W1", "R", pawns=OPEN_GROUND), "O")
    (named,) = match.play(ANN, NameTarget(CAT))
    assert (named.seat, named.target) == (ANN, CAT)
    (turned,) = match.play(ANN, Turn(degrees(10)))
    assert (turned.by, turned.seat) == (ANN, CAT)
    assert phase(match) == "targeting" and match.to_act == (BEN,)
    match.play(BEN, NameTarget(CAT))
    match.play(BEN, Turn(degrees(20)))
    assert pawn(match, CAT).facing == facing(NORTH) + degrees(10) + degrees(20)
