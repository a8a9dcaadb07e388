"""Tests of positions: every position can be written and read back, and an impossible one is refused with the place of
the error.
"""

import copy
from typing import Any

import pytest

import ludotheque
from ludotheque.core.drive import random_play
from ludotheque.games.glory.state import State
from tests.games.glory.table import table


def middle(seats: int = 3, plays: int = 60, seed: int = 4) -> ludotheque.Match:
    match = ludotheque.new("glory", seats, seed, {"pair_win": False})
    random_play(match, ludotheque.luck(seed), plays)
    assert match.outcome is None
    return match


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_a_position_survives_a_round_trip(seats):
    match = middle(seats)
    assert ludotheque.from_json(match.to_json()).to_json() == match.to_json()


def test_a_copy_has_every_field():
    state = middle().state
    twin = state.copy()
    for name in getattr(State, "__slots__", None) or State.__mypyc_attrs__:  # type: ignore[attr-defined]
        assert getattr(twin, name) == getattr(state, name), name
        if isinstance(getattr(state, name), list):
            assert getattr(twin, name) is not getattr(state, name), name


def changed_document(change: dict[str, Any]) -> dict[str, Any]:
    doc = copy.deepcopy(table("attack-1 draw-2", "cancelled", "", at=["ring", 2, "ring"]).to_json())
    doc["position"].update(change)
    return doc


def wrestlers(**change: Any) -> dict[str, Any]:
    rows = changed_document({})["position"]["wrestlers"]
    rows[1].update(change)
    return {"wrestlers": rows}


@pytest.mark.parametrize(
    ("change", "where"),
    [
        ({"hands": [["no-such-card"], [], []]}, "position"),
        ({"hands": [["cancelled"] * 6, [], []], "deck": None}, "position.hands"),
        ({"hands": [[], []]}, "position.hands"),
        ({"deck": {"attack-1": 3}}, "position.deck"),
        (wrestlers(stamina=21), "position.wrestlers"),
        (wrestlers(stamina=0), "position.wrestlers"),
        (wrestlers(at=9), "position.wrestlers"),
        (wrestlers(at="nowhere"), "position"),
        (wrestlers(path=7), "position.wrestlers"),
        (wrestlers(path=1), "position.wrestlers"),
        (wrestlers(wrestler="ondine"), "position.wrestlers"),
        (wrestlers(turnsOutside=2), "position.wrestlers"),
        ({"wrestlers": []}, "position.wrestlers"),
        ({"turn": 5}, "position.turn"),
        ({"asked": []}, "position.asked"),
        ({"asked": [1]}, "position.asked"),
        ({"phase": "walking"}, "position.using"),
        ({"phase": "laying"}, "position.challenger"),
        ({"phase": "unseen"}, "position"),
        ({"phase": "turnEnds"}, "position"),
        ({"phase": "nothing"}, "position"),
        ({"phase": "over"}, "position"),
        ({"using": "granit"}, "position.using"),
        ({"using": None}, "position.using"),
        ({"fallen": [[1]]}, "position.fallen"),
        ({"round": 0}, "position.phase"),
        ({"left": 9}, "position.left"),
        ({"toDraw": 3}, "position.toDraw"),
        ({"mayOffer": True}, "position.mayOffer"),
        ({"laid": [{}, None, None]}, "position.laid"),
        ({"due": ["ondine"]}, "position.due"),
        ({"phase": "discarding", "drawer": 0}, "position.drawer"),
        ({"strange": 1}, "position"),
        ({"asked": [0, 0]}, "position.asked"),
        ({"fallen": [[1, 1]]}, "position.fallen"),
        ({"due": ["granit", "granit"]}, "position.due"),
        ({"deck": {"no-such-card": 1}}, "position.deck"),
        ({"deck": {"attack-1": 11}}, "position.deck"),
        ({"deck": {"attack-1": -1}}, "position.deck"),
        ({"deck": {"attack-1": 1 << 40}}, "position.deck"),
        ({"discards": {"attack-1": 10_000_000}}, "position.discards"),
        ({"shown": [{"seat": 9, "card": "attack-1", "wrestler": "granit"}]}, "position.shown"),
    ],
)
def test_impossible_positions_are_refused(change, where):
    with pytest.raises(ludotheque.BadInput) as caught:
        ludotheque.from_json(changed_document(change))
    assert caught.value.where.startswith(where)


def edited_box(**change: Any) -> dict[str, Any]:
    from ludotheque.core.components import read_components
    from ludotheque.games.glory import GAME

    box = read_components(GAME.folder / "box.toml")
    for name, value in change.items():
        if name in box and not isinstance(box[name], list):
            box[name] = value
        else:
            box["card"][0][name] = value
    return box


@pytest.mark.parametrize(
    "change",
    [
        {"stamina": 0},
        {"hand": 999},
        {"fee": -1},
        {"most_dice": 9},
        {"group": "nonsense"},
        {"effect": "cancel"},
        {"count": 100},
        {"amount": 10},
        {"id": "attack-1"},
    ],
)
def test_an_unplayable_box_is_refused(change):
    with pytest.raises(ludotheque.BadInput, match="components"):
        ludotheque.new("glory", 3, 1, components=edited_box(**change))


def test_a_box_needs_cards_and_wrestlers():
    box = edited_box()
    with pytest.raises(ludotheque.BadInput, match="needs 20 to 2000"):
        ludotheque.new("glory", 3, 1, components={**box, "card": box["card"][:2]})
    with pytest.raises(ludotheque.BadInput, match="6 to 60"):
        ludotheque.new("glory", 3, 1, components={**box, "wrestler": box["wrestler"][:5]})


def test_a_match_can_be_played_with_an_edited_box():
    match = ludotheque.new("glory", 4, 1, components=edited_box(stamina=7, fee=0))
    random_play(match, ludotheque.luck(1))
    assert match.outcome is not None
    assert ludotheque.verify(match.record())
