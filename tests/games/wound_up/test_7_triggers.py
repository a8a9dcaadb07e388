"""Tests of §7, triggers: what happens when a pawn touches a mausoleum, a grave or a brain."""

from __future__ import annotations

from math import hypot

import pytest

from ludotheque.games.wound_up.actions import FacePawn, LetGo, PlacePawn, Turn, UsePurple
from tests.games.wound_up.table import (
    ANN,
    BEN,
    BRAIN,
    EAST,
    GATE_GRAVE,
    GRAVE,
    GRAVE_2,
    LAST_GRAVE,
    NORTH,
    WEST,
    YEW_MAUSOLEUM,
    U,
    after_auction,
    degrees,
    events_of_kind,
    facing,
    pawn,
    pawn_at,
    phase,
    refusal,
    table,
    taken_pawn,
    with_walk,
)

pytestmark = pytest.mark.compiled


def winding(*pawns, card="W1", **more):
    return after_auction(table(f"{card} L", "R", pawns=list(pawns), **more), card)


def turning(*pawns, card="L", **more):
    return after_auction(table(f"{card} W1", "W2", pawns=list(pawns), **more), card)


def test_7_1_a_mausoleum_takes_a_pawn_that_touches_it():
    match = winding(pawn_at(18, 102), pawn_at(80, 20))  # the mausoleum of tile 3 is at (18, 120), and is 16 u wide
    events = match.play(ANN, LetGo(0, 0, 0))
    assert events_of_kind(events, "PawnTaken")[0].kind == "mausoleum"
    assert pawn(match, ANN).where == "mausoleum" and pawn(match, ANN).trigger == YEW_MAUSOLEUM
    assert phase(match) == "opening"  # the pawn is placed only when it is next targeted


def test_7_1_its_owner_places_it_on_the_tile_before():
    match = turning(taken_pawn(YEW_MAUSOLEUM, "mausoleum", 1), pawn_at(80, 320))
    assert match.choices(ANN).regions[0].area[2] == (100 * U, 100 * U)
    match.play(ANN, PlacePawn(50 * U, 68 * U, facing(WEST)))
    assert phase(match) == "turning"
    first = turning(taken_pawn(YEW_MAUSOLEUM, "mausoleum", 0), pawn_at(80, 320))
    # The mausoleum is ahead of the step reached, so the pawn is placed on that step's tile.
    assert first.choices(ANN).regions[0].area[2] == (100 * U, 100 * U)


def test_7_2_an_open_grave_takes_a_pawn_and_returns_it_on_the_same_grave():
    match = winding(pawn_at(22, 20), pawn_at(80, 320))
    match.play(ANN, LetGo(0, 0, 0))
    assert pawn(match, ANN).where == "grave" and pawn(match, ANN).trigger == GRAVE
    match = turning(taken_pawn(GRAVE, "grave", 0), pawn_at(80, 320))
    assert refusal(match, ANN, PlacePawn(50 * U, 68 * U, 0)) == ("§7.2", "facing-only")
    match.play(ANN, FacePawn(facing(EAST)))
    assert (pawn(match, ANN).x, pawn(match, ANN).y) == (22 * U, 45 * U)


def test_7_2_the_dirt_outside_the_line_does_not_count():
    match = turning(
        pawn_at(36.5, 45), pawn_at(80, 320)
    )  # the grave's line is at x = 28, and the foot box reaches to 28.5
    match.play(ANN, Turn(0))
    assert pawn(match, ANN).where == "board"


def test_7_2_a_grave_is_ignored_until_the_pawn_put_on_it_has_left():
    match = winding(taken_pawn(GRAVE_2, "grave", 0), pawn_at(20, 320), card="W2")
    match.play(ANN, FacePawn(facing(NORTH)))
    assert pawn(match, ANN).ignores == (GRAVE_2,)
    match.play(ANN, LetGo(0, 0, 0))
    assert pawn(match, ANN).where == "board" and pawn(match, ANN).y > 90 * U
    assert GRAVE_2 not in pawn(match, ANN).ignores


@pytest.mark.parametrize("rules, where, ignored", [("1", "board", (GRAVE,)), ("2", "grave", ())])
def test_7_2_a_grave_counts_again_as_soon_as_it_is_not_touched(rules, where, ignored):
    """Turns a pawn until it stands 0.5 u outside the white line of the grave, and then back onto the line."""
    held = [{"purple": 2}, {}]
    match = table("W1 L", "R", pawns=[pawn_at(34.5, 45, NORTH, 0), pawn_at(80, 320)], tokens=held, rules=rules)
    match.play(ANN, UsePurple(-degrees(90)))
    assert pawn(match, ANN).where == "board" and pawn(match, ANN).ignores == ignored
    match.play(ANN, UsePurple(degrees(30)))
    assert pawn(match, ANN).where == where


def test_7_2_mausoleums_and_graves_are_ignored_while_already_touched():
    held = [{"purple": 2}, {}]
    match = table(
        "W1 L", "R", pawns=[pawn_at(32.5, 120, NORTH, 1), pawn_at(80, 320)], tokens=held
    )  # the side of the mausoleum is at x = 26
    match.play(ANN, UsePurple(-degrees(90)))
    match.play(ANN, UsePurple(degrees(30)))
    assert pawn(match, ANN).where == "mausoleum"
    inside = table("W1 L", "R", pawns=[pawn_at(22, 45, NORTH, 0), pawn_at(80, 320)], tokens=held)
    inside.play(ANN, UsePurple(-degrees(180)))
    inside.play(ANN, UsePurple(degrees(180)))
    assert pawn(inside, ANN).where == "board" and pawn(inside, ANN).ignores == (GRAVE,)


def test_7_2_a_brain_is_left_at_a_distance():
    match = table("W1 L", "R", pawns=[pawn_at(59.5, 50, NORTH, 0), pawn_at(80, 320)], tokens=[{"purple": 1}, {}])
    match.play(ANN, UsePurple(-degrees(90)))  # now 0.5 u away from the line
    assert pawn(match, ANN).ignores == (BRAIN,)


def test_7_3_only_mausoleums_graves_and_brains_have_an_effect():
    kinds = {trigger.kind for trigger in table("W1", "W1").view(None).board.triggers}
    assert kinds == {"mausoleum", "grave", "brain"}


def test_7_4_the_whole_sweep_counts_even_in_a_rotation_by_another_player():
    """Shows a quarter turn in which a corner sweeps over the grave's line, although neither end of the turn
    touches it.
    """
    match = turning(pawn_at(37, 45, NORTH), pawn_at(80, 320), card="L")
    events = match.play(ANN, Turn(degrees(90)))
    assert events_of_kind(events, "PawnTaken")[0].kind == "grave"
    turned = events_of_kind(events, "PawnTurned")[0]
    assert 0 < turned.turn < degrees(90)  # the turn ends at the first contact
    other = after_auction(table("O W1", "W2", pawns=[pawn_at(80, 320), pawn_at(37, 45, NORTH)]), "O")
    other.play(ANN, Turn(-degrees(90)))
    assert pawn(other, BEN).where == "grave"


def test_7_5_brains_precede_mausoleums_and_graves_in_the_same_instant():
    match = winding(pawn_at(50, 20), pawn_at(80, 320))
    match = with_walk(
        match,
        (10, "touched", ANN, BRAIN, "brain"),
        (10, "touched", ANN, YEW_MAUSOLEUM, "mausoleum"),
        s0={"state": "gone"},
    )
    match.play(ANN, LetGo(0, 0, 0))
    assert phase(match) == "feeding"
    assert pawn(match, ANN).where == "mausoleum"


def test_7_6_a_pawn_is_put_on_the_centre_of_a_grave_unless_another_is_in_the_way():
    match = turning(taken_pawn(GATE_GRAVE, "grave", 3), pawn_at(78, 361, EAST))
    match.play(ANN, FacePawn(facing(EAST)))
    after = pawn(match, ANN)
    assert after.x == 78 * U and 344 * U < after.y < 346 * U  # just below the other pawn
    assert after.ignores == (GATE_GRAVE,)
    free = turning(taken_pawn(GATE_GRAVE, "grave", 3), pawn_at(20, 220))
    free.play(ANN, FacePawn(1234))
    assert (pawn(free, ANN).x, pawn(free, ANN).y, pawn(free, ANN).facing) == (78 * U, 355 * U, 1234)


@pytest.mark.parametrize(
    "dx, dy, least",
    [
        (11.7, 0, 50),  # between two pawns that face east 11.9 u of room are enough, because 0.1 u is a resting contact
        (-11.7, 0, 50),
        (11.72, 0, 45),
        (11.68, 0, 55),
        (11.8, 0, 25),
        (11.9, 0, 0),
        (0, 15.7, 50),
        (0, -15.7, 50),
        (0, -15.5, 100),
        (4, -4, 1975),
    ],
)
def test_7_6_the_nearest_pose_without_overlap_is_chosen(dx, dy, least):
    """Checks the search for the nearest pose: it tries all directions at distances that grow by 0.05 mm, so its result
    is too far away by at most that much.
    """
    match = turning(taken_pawn(GATE_GRAVE, "grave", 3), pawn_at(78 + dx, 355 + dy, EAST))
    match.play(ANN, FacePawn(facing(EAST)))
    after, other = pawn(match, ANN), pawn(match, BEN)
    moved = (after.x - 78 * U, after.y - 355 * U)
    assert least <= hypot(*moved) < least + 1
    assert abs(after.x - other.x) >= 12 * U - 25 or abs(after.y - other.y) >= 16 * U - 25
    if dx < 0:
        assert moved == (50, 0)  # east is tried before all other directions


def test_7_2_a_pawn_placed_on_a_grave_of_the_next_tile_has_reached_that_step():
    """Shows a pawn that a grave took when only a corner of it was beyond the edge of the tile; put back onto the grave,
    its centre is beyond the edge, and so it has reached the next step (§6.9).
    """
    layout = "2A00-3A01-4B022-1A03-2341-S"  # tile 4 turned by 180°: its last grave lies near the edge towards tile 3
    match = turning(taken_pawn(LAST_GRAVE, "grave", 1), pawn_at(80, 20), options={"layout": layout})
    events = match.play(ANN, FacePawn(facing(NORTH)))
    assert (pawn(match, ANN).x, pawn(match, ANN).y) == (40 * U, 215 * U)
    assert [event.step for event in events_of_kind(events, "StepReached")] == [2]
    assert pawn(match, ANN).progress == 2


def test_7_6_the_nearest_pose_lies_on_a_tile():
    """Shows a grave filled by two pawns, where a free pose 0.5 u nearer lies beyond the edge of the tile."""
    pawns = [taken_pawn(LAST_GRAVE, "grave", 2), pawn_at(54, 284.6, EAST, 2), pawn_at(66, 284.6, EAST, 2)]
    match = after_auction(table("L W1", "W2", "W3", pawns=pawns, options={"layout": "L 4B"}), "L")
    match.play(ANN, FacePawn(facing(EAST)))
    after = pawn(match, ANN)
    assert after.x == 60 * U and 268 * U < after.y < 269 * U
    assert after.tile == 4


def test_7_7_a_pawn_rotated_completely_off_counts_as_running_off():
    """Shows a pawn of which only a far corner touches the tile before the turn, and nothing after an eighth of
    a turn.
    """
    match = turning(pawn_at(109.5, 250, 10.5, 2, tile=4), pawn_at(20, 20), card="L")
    events = match.play(ANN, Turn(degrees(45)))
    assert events_of_kind(events, "PawnRanOff")[0].tile == 4
    assert phase(match) == "placing"


def test_7_7_a_pawn_rotated_off_the_gate_edge_wins():
    match = turning(pawn_at(50, 409.5, 10.5, 3, tile=1, crossing=True), pawn_at(20, 20), card="L")
    match.play(ANN, Turn(degrees(45)))
    assert match.outcome.winners == (ANN,) and match.outcome.reason == "gate"
    early = turning(pawn_at(50, 409.5, 10.5, 2, tile=1, crossing=True), pawn_at(20, 20), card="L")
    early.play(ANN, Turn(degrees(45)))
    assert early.outcome is None and phase(early) == "placing"
