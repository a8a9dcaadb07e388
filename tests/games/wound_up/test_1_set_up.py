"""Tests of §1: the box and the set-up."""

from __future__ import annotations

from itertools import permutations

import pytest

import ludotheque
from ludotheque.core.trig import TURN
from ludotheque.games.wound_up.actions import Agree, PlacePawn
from ludotheque.games.wound_up.components import wound_up_box
from ludotheque.games.wound_up.layouts import check_layout
from tests.games.wound_up.table import (
    ANN,
    BEN,
    CAT,
    NAMES,
    NORTH,
    U,
    after_agreement,
    after_auction,
    events_of_kind,
    facing,
    new,
    pawn,
    pawn_at,
    phase,
    play_default,
    refusal,
    table,
)

pytestmark = pytest.mark.compiled


def test_1_1_the_box_has_the_listed_contents():
    box = wound_up_box(None)
    assert len(box.deck) == 60
    assert box.supply == [5, 5, 5, 5, 5]
    assert box.pawn_names() == NAMES
    assert len(box.faces) == 8
    assert len(new(4).view(None).board.tiles) == 4


def test_1_2_the_deck_has_the_listed_cards():
    assert wound_up_box(None).deck.counts() == {
        "Wind 1": 8,
        "Wind 2": 8,
        "Wind 3": 8,
        "Wind 4": 6,
        "Rotate Left": 8,
        "Rotate Right": 8,
        "Rotate Opponent": 6,
        "Wild": 8,
    }


def test_1_3_each_seat_draws_a_pawn_at_random():
    drawn = {tuple(pawn.pawn for pawn in new(2, seed).view(None).pawns) for seed in range(80)}
    assert drawn == set(permutations(NAMES, 2))
    biases = {pawn.pawn: pawn.bias for pawn in new(4).view(None).pawns}
    assert biases == {"gravedigger": 0.015, "bride": 0.005, "fiddler": -0.005, "butler": -0.015}


def test_1_3_everybody_sees_who_drew_which_pawn_who_deals_and_the_layout():
    match = new(3, dealer=1, layout="square")
    view = match.view(None)
    (began,) = match.seen(None)
    assert began.pawns == tuple(pawn.pawn for pawn in view.pawns)
    assert (began.dealer, began.layout) == (BEN, view.board.text)
    assert began.layout == "1A01-2A00-3A10-4A11-12341-N"


def test_1_4_tokens_are_a_public_supply():
    match = table("W1 W1", "W1", tokens=[{"black": 4}, {"red": 1}])
    view = match.view(BEN)
    assert view.tokens == ({"black": 4}, {"red": 1})
    assert view.supply == {"black": 1, "purple": 5, "green": 5, "yellow": 5, "red": 4}


def test_1_5_all_agree_before_the_first_deal():
    match = new(3)
    assert match.to_act == (ANN, BEN, CAT)
    match.play(BEN, Agree())
    assert refusal(match, BEN, Agree()) == ("§1.5", "agreed-already")
    match.play(ANN, Agree())
    match.take_back(BEN)
    assert match.to_act == (BEN, CAT)
    match.play(CAT, Agree())
    assert match.view(ANN).hand == ()
    events = match.play(BEN, Agree())
    assert [event.layout for event in events_of_kind(events, "LayoutAgreed")] == [match.view(None).board.text]
    assert [(event.turn, event.dealer) for event in events_of_kind(events, "TurnBegan")] == [
        (1, match.view(None).dealer)
    ]
    assert len(match.view(ANN).hand) == 10


def test_1_5_example_an_oval_of_two_by_two_whose_gate_is_start_and_end():
    match = after_agreement(2, layout="square")
    board = match.view(None).board
    assert board.path == (1, 2, 3, 4, 1)
    assert board.start_edge == board.gate_edge == "north"
    assert {(tile.column, tile.row) for tile in board.tiles} == {(0, 0), (1, 0), (0, 1), (1, 1)}


def test_1_5_illegal_layouts_are_refused_at_once():
    assert [problem.message for problem in check_layout("2A00-3A01-4A03-1A04-2341-S")] == [
        "layout-hole",
        "layout-path-jump",
    ]
    with pytest.raises(ludotheque.BadInput) as wrong:
        new(2, layout="2A00-3A01-4A03-1A04-2341-S")
    assert wrong.value.where == "options.layout"
    assert wrong.value.values["section"] == "§1.5"


def test_1_6_no_pawn_is_on_the_board_until_a_card_action_involves_it():
    match = table("W1 W1 L", "W2 R")
    assert [pawn.where for pawn in match.view(None).pawns] == ["box", "box"]
    after_auction(match, "W1")
    assert phase(match) == "placing" and match.to_act == (ANN,)
    match.play(ANN, PlacePawn(50 * U, 10 * U, facing(NORTH)))
    assert pawn(match, ANN).where == "board"
    assert pawn(match, BEN).where == "box"


def test_1_7_the_first_dealer_is_named_or_drawn_and_the_left_bids_first():
    assert {new(3, seed).view(None).dealer for seed in range(40)} == {0, 1, 2}
    assert {new(3, seed, dealer=1).view(None).dealer for seed in range(9)} == {1}
    match = after_agreement(3, dealer=1, passing="none")
    assert match.view(None).bidder == CAT
    assert match.to_act == (CAT,)


def test_1_8_the_faces_have_the_triggers_of_the_table():
    board = new(2).view(None).board
    found: dict[tuple[int, str], list[tuple[int, int]]] = {}
    for trigger in board.triggers:
        tile = next(tile for tile in board.tiles if tile.tile == trigger.tile)
        place = ((trigger.x - tile.west) // U, (trigger.y - tile.south) // U)
        found.setdefault((trigger.tile, trigger.kind), []).append(place)
    assert found == {
        (1, "mausoleum"): [(15, 80)],
        (1, "grave"): [(78, 55)],
        (1, "brain"): [(30, 60), (60, 30)],
        (2, "grave"): [(22, 45), (78, 55)],
        (2, "brain"): [(50, 50), (50, 85)],
        (3, "mausoleum"): [(18, 20)],
        (3, "grave"): [(62, 75), (82, 35)],
        (3, "brain"): [(40, 40), (85, 85)],
        (4, "mausoleum"): [(20, 78), (80, 78)],
        (4, "grave"): [(50, 18)],
        (4, "brain"): [(50, 75), (15, 30)],
    }
    lying = [trigger for trigger in board.triggers if (trigger.tile, trigger.kind) == (3, "grave")]
    assert [(trigger.half_x // U, trigger.half_y // U) for trigger in lying] == [(10, 6), (6, 10)]


def test_1_8_a_mausoleum_is_16_by_16_a_grave_12_by_20_and_a_brain_has_a_radius_of_3():
    board = new(2).view(None).board
    sizes = {(trigger.kind, trigger.half_x / U, trigger.half_y / U, trigger.radius / U) for trigger in board.triggers}
    assert sizes == {("mausoleum", 8, 8, 0), ("grave", 6, 10, 0), ("grave", 10, 6, 0), ("brain", 0, 0, 3)}


@pytest.mark.parametrize(
    "turns, gate, mausoleum",
    [(0, "north", (15, 80)), (1, "east", (80, 85)), (2, "south", (85, 20)), (3, "west", (20, 15))],
)
def test_1_8_turning_a_tile_turns_its_gate_and_face(turns, gate, mausoleum):
    """Turns the gate tile. A gate must face outwards, so a tile turned by two quarters is laid at the southern end."""
    text = f"2A00-3A01-4A02-1A03{turns}-2341-S" if turns != 2 else "2A13-3A12-4A02-1A012-2341-N"
    board = new(2, layout=text).view(None).board
    tile = next(tile for tile in board.tiles if tile.tile == 1)
    found = next(trigger for trigger in board.triggers if (trigger.tile, trigger.kind) == (1, "mausoleum"))
    assert board.gate_edge == gate
    assert ((found.x - tile.west) / U, (found.y - tile.south) / U) == mausoleum
    (ax, ay), (bx, by) = board.gate
    sides = {"north": tile.north, "south": tile.south, "east": tile.east, "west": tile.west}
    along = (ay, by) if gate in ("north", "south") else (ax, bx)
    assert along == (sides[gate], sides[gate])


def test_1_8_a_quarter_turn_of_a_tile_turns_its_face():
    board = new(2, layout="L").view(None).board
    gate = next(tile for tile in board.tiles if tile.tile == 1)
    assert board.gate_edge == "east" and gate.turns == 1
    mausoleum = next(trigger for trigger in board.triggers if (trigger.tile, trigger.kind) == (1, "mausoleum"))
    assert (mausoleum.x - gate.west, mausoleum.y - gate.south) == (80 * U, 85 * U)
    grave = next(trigger for trigger in board.triggers if (trigger.tile, trigger.kind) == (1, "grave"))
    assert (grave.half_x, grave.half_y) == (10 * U, 6 * U)


def test_1_9_the_start_zone_is_a_strip_along_the_start_edge():
    match = table("W1 W1 L", "W2 R")
    assert match.view(None).board.zone == ((0, 0), (100 * U, 0), (100 * U, 20 * U), (0, 20 * U))
    after_auction(match, "W1")
    assert refusal(match, ANN, PlacePawn(50 * U, 15 * U, facing(NORTH))) == ("§6.6", "out-of-the-area")
    events = match.play(ANN, PlacePawn(50 * U, 14 * U, facing(NORTH)))
    assert [(event.seat, event.step) for event in events_of_kind(events, "StepReached")] == [(ANN, 0)]
    assert pawn(match, ANN).progress == 0


@pytest.mark.parametrize(
    "layout, west, south, east, north",
    [
        ("2A00-3A01-4A02-1A03-2341-S", 0, 0, 100, 20),
        ("2A00-3A01-4A02-1A03-2341-E", 80, 0, 100, 100),
        ("2A00-3A01-4A02-1A03-2341-W", 0, 0, 20, 100),
        ("2A13-3A12-4A02-1A012-2341-N", 100, 280, 200, 300),
        ("2A54-3A64-4A65-1A66-2341-W", 0, 0, 20, 100),  # the numbers of cells are relative to the south-western cell
    ],
)
def test_1_9_the_start_edge_may_be_any_edge_of_the_first_tile(layout, west, south, east, north):
    zone = new(2, layout=layout).view(None).board.zone
    corners = ((west, south), (east, south), (east, north), (west, north))
    assert zone == tuple((x * U, y * U) for x, y in corners)


def test_1_9_any_facing_fits_the_start_zone():
    match = after_auction(table("W1 W1 L", "W2 R", pawns=[{}, pawn_at(90, 90)]), "W1")
    for turn in range(0, TURN, 4096):
        match.copy().play(ANN, PlacePawn(50 * U, 10 * U, turn))
    play_default(match)
    assert pawn(match, ANN).y <= 20 * U
