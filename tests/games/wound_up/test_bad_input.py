"""Tests of bad input: an impossible action or position is refused with the section or the reason, and changes nothing."""

from __future__ import annotations

import math
import tomllib
from typing import Any

import pytest

import ludotheque
from ludotheque.core.trig import HALF, TURN
from ludotheque.games.wound_up import GAME
from ludotheque.games.wound_up.actions import Answer, LetGo, Open, PlacePawn, Turn, UsePurple
from tests.games.wound_up.table import ANN, BEN, U, after_agreement, after_auction, new, pawn_at, refusal, table

pytestmark = pytest.mark.compiled

WRONG: list[Any] = [math.nan, math.inf, 0.0, 0.5, "0", "", None, True, [0.5], {}, 1e300, b"0"]


def everything(match):
    views = [ludotheque.to_json(match.view(seat)) for seat in (0, 1, None)]
    return match.to_bytes(), views, [ludotheque.to_json(match.choices(seat)) for seat in range(2)]


@pytest.mark.parametrize("angle", WRONG)
def test_only_whole_numbers_are_angles_and_places(angle):
    match = after_auction(table("L W1", "R", pawns=[pawn_at(50, 120)]), "L")
    before = everything(match)
    for action in (Turn(angle), {"type": "turn", "turn": angle}):
        with pytest.raises(ludotheque.BadInput):
            match.play(ANN, action)
    assert everything(match) == before
    match = after_auction(table("W1 L", "R"), "W1")
    before = everything(match)
    for wish in (PlacePawn(angle, 10 * U, 0), PlacePawn(50 * U, 10 * U, angle)):
        with pytest.raises(ludotheque.BadInput):
            match.play(ANN, wish)
    assert everything(match) == before


@pytest.mark.parametrize("turn", [HALF + 1, -HALF - 1, TURN, 10**9, -(10**9), 2**63 - 1])
def test_angles_beyond_180_degrees_are_refused(turn):
    match = after_auction(
        table("O L", "R", pawns=[pawn_at(50, 120), pawn_at(20, 220)], tokens=[{"purple": 1}, {}]), "O"
    )
    assert refusal(match, ANN, Turn(turn)) == ("§5.2", "too-far")
    assert refusal(match, ANN, UsePurple(turn)) == ("§5.2", "too-far")


def test_numbers_larger_than_a_machine_word_are_refused():
    match = after_auction(table("W1 L", "R"), "W1")
    for action in (PlacePawn(10**400, 0, 0), PlacePawn(0, -(10**400), 0), PlacePawn(50 * U, 10 * U, 10**400)):
        with pytest.raises((ludotheque.Refused, ludotheque.BadInput)):
            match.play(ANN, action)


@pytest.mark.parametrize("facing", [-1, TURN, TURN + 5])
def test_unknown_facings_are_refused(facing):
    match = after_auction(table("W1 L", "R"), "W1")
    assert refusal(match, ANN, PlacePawn(50 * U, 10 * U, facing)) == ("§6.6", "no-facing")


def test_tokens_that_a_seat_lacks_are_refused():
    match = after_auction(table("W1 L", "R", pawns=[pawn_at(50, 120)]), "W1")
    assert refusal(match, ANN, LetGo(1, 0, 0)) == ("§8.3", "not-so-many-tokens")
    assert refusal(match, ANN, LetGo(-1, 0, 0)) == ("§8.3", "not-so-many-tokens")
    assert refusal(match, ANN, UsePurple(5)) == ("§8.3", "token-not-held")


def test_a_quantum_too_far_is_refused():
    match = after_auction(table("O L", "R", pawns=[pawn_at(50, 120), pawn_at(50, 132.5)]), "O")
    region = match.choices(ANN).regions[0]
    for turn in (region.low, region.high):
        match.copy().play(ANN, Turn(turn))
    for turn in (region.low - 1, region.high + 1):
        assert refusal(match, ANN, Turn(turn)) == ("§5.2", "pawn-in-the-way")


@pytest.mark.parametrize("card", ["wind 1", "Wind 1 ", "", "Joker", "٤", "W" * 10_000])
def test_unknown_cards_are_refused(card):
    match = table("W1 W1", "L")
    before = everything(match)
    assert refusal(match, ANN, Open(card, 0)) == ("§4.1", "no-such-card")
    assert everything(match) == before


def test_actions_at_the_wrong_time_are_refused():
    match = new(2)
    assert refusal(match, ANN, Open("Wind 1", 0)) == ("§1.5", "agree-first")
    match = after_agreement(2, dealer=BEN)
    assert refusal(match, ANN, Answer(0)) == ("§3.2", "give-first")
    match = table("W1 W1", "L")
    assert refusal(match, ANN, Answer(0)) == ("§4.1", "open-first")
    match.play(ANN, Open("Wind 1", 0))
    assert refusal(match, BEN, Open("Rotate Left", 0)) == ("§4.2", "answer-first")


def box_with(**changes: Any) -> dict[str, Any]:
    box = tomllib.loads((GAME.folder / "box.toml").read_text(encoding="utf-8"))
    for path, value in changes.items():
        part, _, name = path.partition("__")
        if name:
            box[part] = {**box[part], name: value}
        else:
            box[part] = value
    return box


@pytest.mark.parametrize(
    "changes",
    [
        {"sizes__zone": 5},
        {"sizes__foot_length": 50},
        {"sizes__zone": "deep"},
        {"card": [{"id": "Wind 1", "count": 60}]},
        {"card": [{"id": "Wind 1", "count": -1}]},
        {"token": []},
        {"pawn": [{"id": "one", "mass": 40.0, "friction": 0.5, "bias": 0.0}]},
        {"identical__mass": 0.0},
        {"face": []},
        {"layouts__straight": "2A00"},
        {"physics__gait": {"no_such": 1.0}},
        {"moon": {}},
    ],
)
def test_unplayable_boxes_are_refused(changes):
    with pytest.raises(ludotheque.BadInput) as wrong:
        ludotheque.new("wound-up", seats=2, seed=1, components=box_with(**changes))
    assert "{" not in str(wrong.value).replace("{'", "")


def test_a_grave_too_near_to_something_else_is_refused():
    box = box_with()
    next(face for face in box["face"] if face["id"] == "2A")["graves"] = [[45, 45, 0]]
    with pytest.raises(ludotheque.BadInput) as wrong:
        ludotheque.new("wound-up", seats=2, seed=1, components=box)
    assert wrong.value.message == "crowded-grave"


@pytest.mark.parametrize(
    "changes",
    [
        {"stage": "sleeping"},
        {"turn": 0},
        {"turn": 1000},
        {"step": -1},
        {"dealer": 2},
        {"bidder": None},
        {"bidder": 5},
        {"hands": [["Wind 1"]]},
        {"hands": [["Joker"], []]},
        {"hands": [["Wind 4"] * 4, ["Wind 4"] * 4]},
        {"hands": [[], ["Wind 1"]]},
        {"opened": ["Wind 1"]},
        {"opened": ["Wild"]},
        {"known": [[[], ["Wild"]], [[], []]]},
        {"tokens": [{"black": 6}, {}]},
        {"tokens": [{"black": 3}, {"black": 3}]},
        {"tokens": [{"pink": 1}, {}]},
        {"card": "Wind 1"},
        {"toAnswer": [0]},
        {"acting": [0]},
        {"raiser": 0},
        {"chosen": [["Wind 1"], []]},
        {"dues": [{"what": "place", "seat": 0, "number": 1}]},
        {"dues": [{"what": "brain", "seat": 0, "number": 0}]},
        {"outcome": {"winners": [0], "reason": "gate", "places": [1, 2]}},
        {"pawns": []},
        {"pawns": [{"pawn": "bride"}, {"pawn": "bride"}]},
        {"pawns": [{"pawn": "bride", "where": "board"}, {"pawn": "butler"}]},
        {"pawns": [{"pawn": "bride", "where": "moon"}, {"pawn": "butler"}]},
        {"pawns": [{"pawn": "bride", "where": "grave", "progress": 0, "trigger": 0}, {"pawn": "butler"}]},
        {"pawns": [{"pawn": "bride", **pawn_at(50, 20)}, {"pawn": "butler", **pawn_at(52, 20)}]},
        {"pawns": [{"pawn": "bride", **pawn_at(50, 20), "where": "out"}, {"pawn": "butler"}]},
        {"pawns": [{"pawn": "bride", **pawn_at(-50, 20)}, {"pawn": "butler"}]},
        {"noSuchField": 1},
    ],
)
def test_impossible_positions_are_refused(changes):
    doc = table("W1 L", "R").to_json()
    doc["position"].update(changes)
    with pytest.raises(ludotheque.BadInput):
        ludotheque.from_json(doc)
