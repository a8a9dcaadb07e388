"""Tests of §9: winning."""

from __future__ import annotations

import pytest

from ludotheque.games.wound_up.actions import LetGo, Pass
from ludotheque.games.wound_up.rules.walking import winning_tick
from ludotheque.physics.report import Happening
from tests.games.wound_up.table import (
    ANN,
    BEN,
    CAT,
    EAST,
    NORTH,
    YEW_MAUSOLEUM,
    U,
    after_auction,
    events_of_kind,
    kinds,
    pawn,
    pawn_at,
    phase,
    play_default,
    table,
    taken_pawn,
    with_walk,
)

pytestmark = pytest.mark.compiled


def winding(*pawns, card="W1", seats=2, **more):
    hands = [f"{card} L", "R", "R", "R"][:seats]
    return after_auction(table(*hands, pawns=list(pawns), **more), card)


def test_9_1_the_first_pawn_completely_off_the_gate_edge_wins():
    match = winding(pawn_at(50, 390), pawn_at(20, 20))
    match.play(ANN, LetGo(0, 0, 0))
    assert match.outcome.winners == (ANN,)
    assert (match.outcome.reason, match.outcome.places) == ("gate", (1, 2))
    assert match.seen(None)[-1].outcome == match.outcome
    assert (match.to_act, phase(match), match.view(None).dues) == ((), "over", ())
    assert pawn(match, ANN).where == "out"
    partly = winding(pawn_at(50, 370), pawn_at(20, 20), options={"pawns": "identical"})
    partly.play(ANN, LetGo(0, 0, 0))
    assert partly.outcome is None and pawn(partly, ANN).where == "board"


def test_9_2_crossing_the_gate_in_the_opposite_direction_does_not_win():
    """Shows that on a loop, where the gate is also the start, a pawn that goes straight back over the gate runs off the
    board.
    """
    match = winding(pawn_at(60, 190, NORTH, 0), pawn_at(20, 20, progress=1), options={"layout": "square"})
    match.play(ANN, LetGo(0, 0, 0))
    assert match.outcome is None
    assert events_of_kind(match.seen(None), "PawnRanOff")
    assert match.choices(ANN).regions[0].area == match.view(None).board.zone
    done = winding(pawn_at(60, 190, NORTH, 4), pawn_at(20, 20, progress=1), options={"layout": "square"})
    done.play(ANN, LetGo(0, 0, 0))
    assert done.outcome.winners == (ANN,)


def test_9_2_every_tile_of_the_path_must_be_passed_in_order():
    match = winding(pawn_at(50, 390, NORTH, 2), pawn_at(20, 20))
    match.play(ANN, LetGo(0, 0, 0))
    assert match.outcome is None and phase(match) == "placing"


def outcome_with(*pawns, layout="straight", **more):
    """Ends the last turn with the pawns in these places; returns the outcome."""
    hands = ["W1"] * len(pawns)
    match = table(*hands, pawns=list(pawns), turn=7, options={"last_turn": 7, "layout": layout}, **more)
    for _ in pawns:
        match.play(match.to_act[0], Pass())
    return match.outcome


def test_9_3_after_the_last_turn_the_furthest_pawn_wins():
    assert outcome_with(pawn_at(50, 120), pawn_at(50, 220)).places == (2, 1)
    assert outcome_with(pawn_at(50, 120), pawn_at(50, 220)).reason == "last-turn"
    assert outcome_with(pawn_at(50, 20), {}).places == (1, 2)  # a pawn that was never placed has no progress


def test_9_3_after_the_last_turn_no_cards_are_dealt():
    match = table("W1", "W1", pawns=[pawn_at(50, 120), pawn_at(50, 220)], turn=7, options={"last_turn": 7})
    match.play(ANN, Pass())
    events = match.play(BEN, Pass())
    assert kinds(events) == ["BidderPassed", "TurnEnded", "MatchEnded"]
    assert (match.view(None).turn, match.view(None).dealer, match.to_act) == (7, BEN, ())
    early = table("W1", "W1", turn=6, options={"last_turn": 7})
    early.play(ANN, Pass())
    early.play(BEN, Pass())
    assert early.outcome is None and early.view(None).turn == 7


LAP = "square"  # tile 1 is in the north-west; 2, 3 and 4 follow counter-clockwise, then 1 again


@pytest.mark.parametrize(
    "step, near, left, right",
    [
        (0, (50, 110), (90, 130), (10, 140)),  # tile 1: the next edge is in the south
        (1, (90, 50), (70, 90), (60, 10)),  # tile 2: the next edge is in the east
        (2, (150, 90), (110, 70), (190, 60)),  # tile 3: the next edge is in the north
        (3, (110, 150), (130, 110), (140, 190)),  # tile 4: the next edge is in the west
        (4, (50, 190), (10, 170), (90, 160)),  # tile 1 again: the next edge is the gate in the north
    ],
)
def test_9_3_at_equal_progress_the_pawn_nearest_to_its_next_edge_wins(step, near, left, right):
    pawns = [pawn_at(x, y, NORTH, step) for x, y in (near, left, right)]
    assert outcome_with(*pawns, layout=LAP).places == (1, 2, 3)
    assert outcome_with(*pawns[::-1], layout=LAP).places == (3, 2, 1)


def test_9_3_the_position_along_the_edge_does_not_matter():
    assert outcome_with(pawn_at(90, 10, progress=1), pawn_at(90, 60, progress=1), layout=LAP).winners == (ANN, BEN)
    assert outcome_with(pawn_at(20, 110, progress=0), pawn_at(60, 110, progress=0), layout=LAP).winners == (ANN, BEN)
    past = 1 / U  # 1/100 mm: a pawn this far beyond an end of the edge is farther from it
    assert outcome_with(pawn_at(60, 90, progress=0), pawn_at(100 + past, 90, progress=0, tile=2)).places == (1, 2)
    assert outcome_with(pawn_at(-past, 90, progress=0, tile=2), pawn_at(60, 90, progress=0)).places == (2, 1)
    assert outcome_with(pawn_at(90, 60, progress=1), pawn_at(90, -past, progress=1, tile=2), layout=LAP).places == (
        1,
        2,
    )
    assert outcome_with(
        pawn_at(90, 60, progress=1), pawn_at(90, 100 + past, progress=1, tile=2), layout=LAP
    ).places == (1, 2)
    assert outcome_with(pawn_at(90, 110, progress=1), pawn_at(92, 125, progress=1), layout=LAP).places == (
        1,
        2,
    )  # both on tile 1 again
    # Ben's pawn is beyond the end of the edge.
    assert outcome_with(pawn_at(190, 110, progress=2), pawn_at(90, 95, progress=2), layout=LAP).places == (1, 2)


def test_9_1_the_other_seats_are_ranked_by_progress():
    pawns = [pawn_at(50, 390), pawn_at(20, 20), pawn_at(80, 250), taken_pawn(YEW_MAUSOLEUM, "mausoleum", 2)]
    match = winding(*pawns, seats=4)
    match.play(ANN, LetGo(0, 0, 0))
    assert match.outcome.places == (1, 4, 2, 3)


def test_9_3_at_equal_progress_pawns_on_the_board_precede_those_off_it():
    assert outcome_with(taken_pawn(YEW_MAUSOLEUM, "mausoleum", 1), pawn_at(50, 101.5, progress=1)).places == (2, 1)
    assert outcome_with(pawn_at(50, 150), pawn_at(20, 160)).places == (2, 1)
    assert outcome_with(pawn_at(50, 350), pawn_at(20, 380)).places == (
        2,
        1,
    )  # on the last tile, the next edge is the gate


def test_9_3_a_pawn_half_through_the_gate_is_ahead_of_one_before_it():
    out, more, before = [
        pawn_at(x, y, NORTH, 3, tile=1, crossing=y > 400) for x, y in ((30, 403), (70, 404), (50, 399))
    ]
    assert outcome_with(out, before).places == (1, 2)
    assert outcome_with(out, more, before).places == (2, 1, 3)
    assert outcome_with(out, before, rules="1").places == (2, 1)
    early = pawn_at(
        30, 403, NORTH, 2, tile=1, crossing=True
    )  # a pawn that may not win yet is measured by the edge that it must cross next, and it is 103 u past that edge
    assert outcome_with(early, pawn_at(50, 320, progress=2)).places == (2, 1)


def test_9_3_pawns_that_are_still_equal_share_the_win():
    outcome = outcome_with(pawn_at(30, 150), pawn_at(70, 150), pawn_at(50, 20))
    assert outcome.winners == (ANN, BEN) and outcome.places == (1, 1, 3)
    assert outcome_with({}, {}).winners == (ANN, BEN)


def test_9_4_off_a_side_edge_of_the_gate_tile_is_running_off():
    match = winding(pawn_at(90, 370, EAST), pawn_at(20, 20), card="W2")
    match.play(ANN, LetGo(0, 0, 0))
    assert match.outcome is None and phase(match) == "placing"


def test_9_4_past_an_end_of_the_gate_edge_is_running_off():
    """Shows a pawn whose centre crosses the line beyond the tile's corner while half of its feet are still on
    the tile.
    """
    match = winding(pawn_at(103, 392, NORTH, 3, tile=1), pawn_at(20, 20), options={"pawns": "identical"})
    match.play(ANN, LetGo(0, 0, 0))
    assert match.outcome is None and phase(match) == "placing"
    west = winding(pawn_at(-3, 392, NORTH, 3, tile=1), pawn_at(20, 20), options={"pawns": "identical"})
    west.play(ANN, LetGo(0, 0, 0))
    assert west.outcome is None and phase(west) == "placing"


def test_9_4_a_gate_towards_a_tile_is_won_by_walking_on():
    """Shows a loop whose gate faces tile 2, the first of the path."""
    loop = "1A00-2A01-3A11-4A10-2341-S"
    match = winding(pawn_at(50, 90, NORTH, 3), pawn_at(80, 120, progress=0), options={"layout": loop})
    match.play(ANN, LetGo(0, 0, 0))
    assert match.outcome.winners == (ANN,)
    early = winding(pawn_at(50, 90, NORTH, 2), pawn_at(80, 120, progress=0), options={"layout": loop})
    early.play(ANN, LetGo(0, 0, 0))
    assert early.outcome is None and pawn(early, ANN).tile == 2  # the pawn has simply walked on


def test_9_5_a_win_ends_the_walk_at_that_instant():
    match = winding(pawn_at(50, 390), pawn_at(20, 20), card="W4")
    match.play(ANN, LetGo(0, 0, 0))
    walk = events_of_kind(match.seen(None), "PawnsWalked")[0]
    assert walk.happened[-1][1] in ("crossed", "left")
    assert walk.happened[-1][0] == walk.ticks < 600


def test_9_5_the_walk_ends_when_a_pushed_pawn_wins():
    """Shows that Ann's pawn stops when it has pushed Ben's pawn through the gate, although it has winds left for more
    than a tile.
    """
    match = winding(pawn_at(50, 378), pawn_at(50, 392), card="W4", options={"pawns": "identical"})
    match.play(ANN, LetGo(0, 0, 0))
    assert match.outcome.winners == (BEN,)
    (walk,) = events_of_kind(match.seen(None), "PawnsWalked")
    assert [event[1:3] for event in walk.happened if event[0] == walk.ticks] == [("crossed", BEN), ("left", BEN)]
    assert pawn(match, ANN).where == "board" and 390 * U < pawn(match, ANN).y < 400 * U


@pytest.mark.parametrize(
    "progress, happened, tick",
    [
        (3, [(70, "crossed")], 70),
        (2, [(70, "crossed")], -1),
        (2, [(30, "entered"), (70, "crossed")], 70),
        (1, [(30, "entered"), (70, "crossed")], -1),  # tile 4, the step before the gate tile, was never entered
        (2, [(30, "entered"), (40, "entered"), (70, "crossed")], 70),
        (3, [(30, "entered"), (70, "crossed")], 70),
        (2, [(20, "crossed"), (30, "entered"), (70, "crossed")], 70),
        (3, [(30, "touched")], -1),
    ],
)
def test_9_5_the_win_is_at_the_tick_when_an_entitled_pawn_crosses_the_gate(progress, happened, tick):
    """Checks the tick of the win for lists of (tick, event) on the straight path; "entered" means that Ann's pawn
    entered the gate tile.
    """
    told = tuple(Happening(when, kind, ANN, 0, "") for when, kind in happened)
    assert winning_tick(told, (1, 2, 3, 0), [progress, 0]) == tick


def test_9_5_tiles_off_the_path_do_not_count():
    told = (Happening(30, "entered", ANN, 1, ""), Happening(70, "crossed", ANN, -1, ""))
    assert winning_tick(told, (1, 2, 3, 0), [2, 3]) == -1
    other = (Happening(30, "entered", BEN, 0, ""), Happening(70, "crossed", ANN, -1, ""))
    assert winning_tick(other, (1, 2, 3, 0), [2, 2]) == -1


def test_9_5_simultaneous_wins_go_to_the_wound_pawn_then_clockwise_from_the_dealer():
    pawns = [pawn_at(50, 392), pawn_at(30, 392), pawn_at(70, 392)]
    crossed = [(90, "crossed", seat, -1, "") for seat in (CAT, BEN, ANN)]
    match = with_walk(winding(*pawns, seats=3, dealer=2), *crossed)
    match.play(ANN, LetGo(0, 0, 0))
    assert match.outcome.winners == (ANN,)
    for pushed in (crossed[:2], crossed[1::-1]):
        match = with_walk(winding(*pawns, seats=3, dealer=2), *pushed)
        match.play(ANN, LetGo(0, 0, 0))
        assert match.outcome.winners == (CAT,)


def test_9_a_whole_match_may_be_won_by_walking_straight():
    match = table("W4 W1", "R", pawns=[pawn_at(50, 300), pawn_at(20, 20)], options={"pawns": "identical"})
    after_auction(match, "W4")
    play_default(match)
    assert match.outcome is not None
