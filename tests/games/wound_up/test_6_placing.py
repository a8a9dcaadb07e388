"""Tests of §6.4 to §6.11, placing pawns: where a pawn may stand, which step it has then reached, and which seat is
asked when.
"""

from __future__ import annotations

import tomllib

import pytest

import ludotheque
from ludotheque.games.wound_up import GAME
from ludotheque.games.wound_up.actions import FacePawn, GainToken, LetGo, PlacePawn, Turn, UsePurple
from ludotheque.games.wound_up.rules.walking import rough
from tests.games.wound_up.table import (
    ANN,
    BEN,
    CAT,
    EAST,
    GATE_BRAIN,
    NORTH,
    YEW_MAUSOLEUM,
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
    walk_answer,
    with_walk,
)

pytestmark = pytest.mark.compiled

OFF_BY_AN_EIGHTH = pawn_at(109.5, 250, 10.5, 2, tile=4)  # a pawn that, turned left by 45 degrees, touches no tile


def winding(*pawns, card="W1", **more):
    """Builds a match in which the first seat is about to release its pawn."""
    hands = [f"{card} L", "R", "R", "R"][: len(pawns)]
    return after_auction(table(*hands, pawns=list(pawns), **more), card)


def box_with(**faces):
    """Returns the box with other triggers printed on some faces: f2A={"brains": …}."""
    box = tomllib.loads((GAME.folder / "box.toml").read_text(encoding="utf-8"))
    for row in box["face"]:
        row.update(faces.get(f"f{row['id']}", {}))
    return box


def test_6_1_a_copy_estimates_the_same_walk():
    """Shows that an estimated walk does not depend on how many walks were estimated before."""
    for used in (0, 3, 50):
        luck = rough(3)
        for _ in range(used):
            luck.noise()
        match = winding(pawn_at(50, 120), pawn_at(20, 220)).copy(luck)
        again = match.copy()
        match.play(ANN, LetGo(0, 0, 0))
        again.play(ANN, LetGo(0, 0, 0))
        assert pawn(match, ANN) == pawn(again, ANN)


def test_6_1_a_walk_must_belong_to_this_table():
    pawns = [pawn_at(50, 120), pawn_at(50, 150)]
    good = walk_answer(winding(*pawns))["walk"]
    last = len(winding(*pawns).view(None).board.triggers)
    for kind, whose, thing in (
        ("entered", 2, 0),
        ("entered", -1, 0),
        ("entered", ANN, 4),
        ("entered", ANN, -1),
        ("left", ANN, 4),
        ("touched", ANN, last),
        ("touched", ANN, -1),
        ("contact", ANN, 2),
    ):
        match = winding(*pawns, luck=[{"walk": {**good, "happened": [[1, kind, whose, thing, "brain"]]}}])
        with pytest.raises(ValueError):
            match.play(ANN, LetGo(0, 0, 0))
    longer = winding(*pawns, luck=[{"walk": {**good, "rest": good["rest"] * 2}}])
    with pytest.raises(ValueError):
        longer.play(ANN, LetGo(0, 0, 0))


def test_6_4_a_pawn_off_the_board_has_no_coordinates():
    """Shows that a pawn taken off the board has no coordinates any more, and that a match saved at that moment can
    continue.
    """
    for happened, where in (
        ((60, "left", ANN, 2, "west"), "ranOff"),
        ((60, "touched", ANN, YEW_MAUSOLEUM, "mausoleum"), "mausoleum"),
        ((60, "touched", ANN, 9, "grave"), "grave"),
    ):
        match = with_walk(
            winding(pawn_at(50, 120), pawn_at(20, 220)), happened, s0={"state": "gone", "x": 777, "facing": 3}
        )
        match.play(ANN, LetGo(0, 0, 0))
        row = match.to_json()["position"]["pawns"][ANN]
        assert (row["where"], row["x"], row["y"], row["facing"]) == (where, 0, 0, 0)
        assert (row["ignores"], row["crossing"], row["progress"]) == ((), False, 1)
        assert ludotheque.from_json(match.to_json()).view(ANN) == match.view(ANN)


def test_6_4_the_tile_that_a_pawn_ran_off_is_reported():
    match = winding(pawn_at(50, 120), pawn_at(20, 220))
    match = with_walk(match, (60, "left", ANN, 2, "west"), s0={"state": "gone"})
    events = match.play(ANN, LetGo(0, 0, 0))
    assert [(event.seat, event.tile) for event in events_of_kind(events, "PawnRanOff")] == [(ANN, 3)]
    assert pawn(match, ANN).tile == 3


def test_6_5_the_gate_tile_is_the_last_step():
    match = winding(pawn_at(50, 290, NORTH, 2), pawn_at(20, 220))
    events = match.play(ANN, LetGo(0, 0, 0))
    assert [(event.seat, event.step) for event in events_of_kind(events, "StepReached")] == [(ANN, 3)]
    assert (pawn(match, ANN).progress, pawn(match, ANN).tile) == (3, 1)
    again = with_walk(winding(pawn_at(50, 290, NORTH, 3), pawn_at(20, 220)), (9, "entered", ANN, 0, ""))
    assert not events_of_kind(again.play(ANN, LetGo(0, 0, 0)), "StepReached")


def test_6_6_a_placed_pawn_does_not_touch_a_trigger_that_reaches_into_the_area():
    """Shows a path that begins on tile 4, whose grave at (50, 18) reaches into the start zone."""
    match = winding({}, pawn_at(80, 350), options={"layout": "4A00-3A01-2A02-1A03-4321-S"})
    assert refusal(match, ANN, PlacePawn(50 * U, 10 * U, facing(NORTH))) == ("§6.6", "on-a-trigger")
    assert refusal(match, ANN, PlacePawn(67 * U, 13 * U, facing(NORTH))) == ("§6.6", "on-a-trigger")
    # The feet are 12 u deep, so they reach the grave, which begins at y = 12.
    assert refusal(match, ANN, PlacePawn(50 * U, 6 * U, facing(NORTH))) == ("§6.6", "on-a-trigger")
    match.play(ANN, PlacePawn(69 * U, 13 * U, facing(NORTH)))


BRAINS_AT_THE_EDGES = {"brains": [[3, 50], [97, 50], [50, 3], [50, 97]], "graves": [], "mausoleums": []}


@pytest.mark.parametrize(
    "layout, x, y, inwards",
    [
        ("2A00-3A10-4A11-1A12-2341-S", 100 - 8, 50, (-1, 0)),  # tile 3 lies east of tile 2
        ("2A10-3A00-4A01-1A02-2341-S", 100 + 8, 50, (1, 0)),  # tile 3 lies west of tile 2
        ("2A00-3A01-4A11-1A12-2341-S", 50, 100 - 6, (0, -1)),  # tile 3 lies north of tile 2
        ("2A01-3A00-4A10-1A11-2341-N", 50, 100 + 6, (0, 1)),  # tile 3 lies south of tile 2
    ],
)
def test_6_6_a_placed_pawn_does_not_touch_a_trigger_at_the_edge_of_the_next_tile(layout, x, y, inwards):
    """Shows that a pawn sent back to tile 2 may not touch those brains of tile 3 that reach to the common edge."""
    box = box_with(f3A=BRAINS_AT_THE_EDGES, f2A={"brains": [], "graves": []})
    pawns = [{"where": "ranOff", "tile": 3, "progress": 1}]
    due = [{"what": "place", "seat": ANN, "number": 2}]
    match = table("L W1", "R", pawns=pawns, dues=due, components=box, options={"layout": layout})
    assert refusal(match, ANN, PlacePawn(x * U, y * U, facing(NORTH))) == ("§6.6", "on-a-trigger")
    match.play(ANN, PlacePawn(x * U + inwards[0], y * U + inwards[1], facing(NORTH)))


def test_6_6_any_facing_from_0_to_less_than_a_turn():
    match = winding({}, pawn_at(80, 350))
    assert refusal(match, ANN, PlacePawn(50 * U, 10 * U, -1)) == ("§6.6", "no-facing")
    assert refusal(match, ANN, PlacePawn(50 * U, 10 * U, 65536)) == ("§6.6", "no-facing")
    grave = winding(taken_pawn(4, "grave", 0), pawn_at(80, 350))
    assert refusal(grave, ANN, FacePawn(-1)) == ("§6.6", "no-facing")
    assert refusal(grave, ANN, FacePawn(65536)) == ("§6.6", "no-facing")
    for turn in (0, 1, 65535):
        copy = grave.copy()
        copy.play(ANN, FacePawn(turn))
        assert pawn(copy, ANN).facing == turn


@pytest.mark.parametrize("y", [45, 45 - 15.6, 45 + 15.6])
def test_6_6_a_placed_pawn_may_not_touch_the_line_of_a_grave(y):
    """Places a pawn, whose feet are 16 u wide, so that its feet just touch the line of the grave at (22, 45), which is
    12 u wide.
    """
    match = winding(taken_pawn(YEW_MAUSOLEUM, "mausoleum", 1), pawn_at(80, 250))
    beside = (22 + 6 + 8) * U
    assert refusal(match, ANN, PlacePawn(beside, round(y * U), facing(NORTH))) == ("§6.6", "on-a-trigger")
    match.play(ANN, PlacePawn(beside + 1, round(y * U), facing(NORTH)))


@pytest.mark.parametrize("progress, south", [(0, 0), (1, 100), (2, 200), (3, 200)])
def test_6_9_a_pawn_that_runs_off_the_gate_tile_returns_to_the_previous_tile_or_that_of_its_progress(progress, south):
    match = with_walk(
        winding(pawn_at(50, 350, NORTH, progress), pawn_at(20, 20)), (60, "left", ANN, 0, "west"), s0={"state": "gone"}
    )
    match.play(ANN, LetGo(0, 0, 0))
    area = match.choices(ANN).regions[0].area
    assert (area[0], area[2]) == ((0, south * U), (100 * U, (south + 100) * U))


def test_6_9_every_pawn_on_the_board_has_a_tile_it_stands_or_stood_on():
    with pytest.raises(ludotheque.BadInput):
        table("W1", "R", pawns=[pawn_at(-5, 50, progress=0)])
    assert pawn(table("W1", "R", pawns=[pawn_at(-5, 50, progress=0, tile=2)]), ANN).tile == 2
    corners = [pawn_at(x, y, progress=0) for x, y in ((0, 0), (100, 100))]
    assert [pawn(table("W1", "R", pawns=corners), seat).tile for seat in (ANN, BEN)] == [2, 2]


def test_6_10_a_pawn_turned_off_by_a_token_is_placed_before_one_already_waiting():
    """Shows that Ben's pawn, which ran off and must be placed, waits while Ann's own token turns her pawn off the
    tiles.
    """
    match = winding(OFF_BY_AN_EIGHTH, pawn_at(50, 150), tokens=[{"purple": 1}, {}])
    match = with_walk(match, (60, "left", BEN, 2, "west"), s1={"state": "gone"})
    match.play(ANN, LetGo(0, 0, 0))
    assert match.to_act == (BEN,) and phase(match) == "placing"
    match.play(ANN, UsePurple(degrees(45)))
    for seat in (ANN, BEN):
        assert match.to_act == (seat,) and phase(match) == "placing"
        play_default(match)
    assert phase(match) == "opening"


def test_6_10_a_pawn_that_is_owed_for_a_brain_and_runs_off_is_paid_and_placed():
    due = [{"what": "brain", "seat": ANN, "number": GATE_BRAIN}]
    match = table("L W1", "R", pawns=[OFF_BY_AN_EIGHTH, pawn_at(50, 20)], tokens=[{"purple": 1}, {}], dues=due)
    match.play(ANN, UsePurple(degrees(45)))
    assert match.to_act == (ANN,) and phase(match) == "placing"
    play_default(match)
    assert phase(match) == "feeding"
    match.play(ANN, GainToken())
    assert phase(match) == "opening"


def test_6_10_placing_settles_only_one_due():
    match = winding(pawn_at(50, 120), pawn_at(50, 150), pawn_at(20, 20), dealer=BEN)
    lost = {"state": "gone"}
    happened = [(60 + seat, "left", seat, 2, "west") for seat in (ANN, BEN, CAT)]
    match = with_walk(match, *happened, s0=lost, s1=lost, s2=lost)
    match.play(ANN, LetGo(0, 0, 0))
    assert [(due.what, due.seat, due.number) for due in match.view(None).dues] == [
        ("place", BEN, 2),
        ("place", CAT, 2),
        ("place", ANN, 2),
    ]
    match.play(BEN, PlacePawn(70 * U, 30 * U, facing(EAST)))
    assert [due.seat for due in match.view(None).dues] == [CAT, ANN]


def test_6_10_the_effects_of_a_rotation_are_settled_before_the_next_tied_seat_acts():
    match = after_auction(table("L W1", "L W1", pawns=[OFF_BY_AN_EIGHTH, pawn_at(50, 20)]), "L")
    match.play(ANN, Turn(degrees(45)))
    assert match.to_act == (ANN,) and phase(match) == "placing"
    play_default(match)
    assert match.to_act == (BEN,) and phase(match) == "turning"


# With this row of brains, no foot box fits into the start zone.
BRAINS_IN_A_ROW = [[8 + 14 * number, 8] for number in range(7)]


def test_6_11_the_nearest_pose_lies_wholly_on_a_tile_and_on_no_pawn():
    """Shows the pose chosen if the zone is full: just north of the row of brains, as far west as the tile reaches; a
    pawn that faces north there protrudes from the zone by only 4 units.
    """
    box = box_with(f2A={"graves": [], "brains": BRAINS_IN_A_ROW})
    match = winding({}, pawn_at(80, 250), components=box)
    match.play(ANN, FacePawn(facing(NORTH)))
    assert (pawn(match, ANN).x, pawn(match, ANN).y) == (8 * U, 18 * U)
    beside = winding({}, pawn_at(8, 18), components=box)
    beside.play(ANN, FacePawn(facing(NORTH)))
    assert (pawn(beside, ANN).x, pawn(beside, ANN).y) == (24 * U, 18 * U)
    assert kinds(beside.seen(None))[-2:] == ["PawnPlaced", "StepReached"]


def test_6_11_the_nearest_pose_depends_on_the_facing():
    """Shows a pawn that faces east and is 12 u wide and 16 u deep: 1 u of it fits between two brains, and the remaining
    part protrudes 7 u from the start zone.
    """
    match = winding({}, pawn_at(80, 250), components=box_with(f2A={"graves": [], "brains": BRAINS_IN_A_ROW}))
    match.play(ANN, FacePawn(facing(EAST)))
    assert (pawn(match, ANN).x, pawn(match, ANN).y) == (15 * U, 19 * U)
