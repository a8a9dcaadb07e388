"""Tests of the fields of a state: written, read back, viewed, and refused."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from ludotheque.core.bag import Bag, bag_of
from ludotheque.core.box import Box
from ludotheque.core.cardroom import Known
from ludotheque.core.errors import BadInput
from ludotheque.core.fields import Field, Table, Views, convert_position, inner, part, read_deck
from ludotheque.core.kinds import (
    FLAG,
    MAYBE_SEAT,
    NOBODY,
    NOTHING,
    NUMBER,
    OUTCOME,
    SEAT,
    SEATS,
    SEATS_IN_ORDER,
    Counts,
    Deck,
    Each,
    KnownHands,
    MaybeName,
    Name,
    NameBytes,
    NamedBag,
    Names,
    Record,
    Row,
    SortedNames,
    Whole,
)
from ludotheque.core.seats import NO_SEATS, seats_of
from ludotheque.core.settings import MatchSettings
from ludotheque.core.sights import HIDDEN, STEPS, Listed, OwnHand, OwnKnowledge, Sealed, Size
from ludotheque.core.state import SHARED
from ludotheque.core.structs import Seat, View, plain

FRUIT = ("apple", "pear")


def fruit(settings: Any) -> tuple[str, ...]:
    return FRUIT


def numbers(settings: Any) -> dict[str, int]:
    return {"apple": 0, "pear": 1}


class BiteView(msgspec.Struct, frozen=True):
    """A bite as a position writes it, with the fruit's name."""

    seat: Seat
    fruit: str


class Bite:
    """A bite as a state holds it, with the fruit's number."""

    def __init__(self, seat: Seat, fruit: int) -> None:
        self.seat = seat
        self.fruit = fruit

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Bite) and vars(self) == vars(other)


A_FRUIT = Name(fruit, numbers)
FRUIT_IN_BOX = bag_of(FRUIT, [0, 0, 1])
SETTINGS: MatchSettings[Box] = MatchSettings(Box({}), 3, {"hard": True, "names": ["a"]}, "1")


def fruit_in_box(settings: Any) -> Bag:
    return FRUIT_IN_BOX


TABLE = Table(
    Field("turn", SEAT, 0, needed=True),
    Field("to_draw", Whole(0, 9), 7),
    part("board", tuple[str, ...], ("bare",)),
    Field("asked", SEATS, NO_SEATS, HIDDEN),
    Field("order", SEATS_IN_ORDER, ()),
    Field("is_over", FLAG, False),
    Field("favourite", MaybeName(A_FRUIT), NOTHING),
    Field("eater", MAYBE_SEAT, NOBODY),
    Field("bites", Row(Record(BiteView, Bite, seat=SEAT, fruit=A_FRUIT)), ()),
    Field("eaten", NameBytes(A_FRUIT), b""),
    Field("chosen", Names(A_FRUIT), (), STEPS),
    Field("held", Each(SortedNames(A_FRUIT)), lambda settings: [[], [], []], OwnHand("hand", "hand_sizes")),
    Field("known", KnownHands(fruit_in_box), Known(Bag(FRUIT)), OwnKnowledge("known")),
    Field("secret", Each(Names(A_FRUIT)), lambda settings: [()] * settings.seats, Sealed("sealed", "own_secret")),
    Field("basket", NamedBag(fruit_in_box), Bag(FRUIT), HIDDEN),
    Field("rotten", Counts(fruit_in_box), Bag(FRUIT), Listed("rotten")),
    Field("left", Deck(fruit_in_box), FRUIT_IN_BOX, Size("left")),
    inner("resting", False),
    Field("step", NUMBER, 0, HIDDEN),
    Field("outcome", OUTCOME, None),
)
POSITION = TABLE.position_type(__name__)


def state(**values: Any) -> SimpleNamespace:
    new = SimpleNamespace()
    TABLE.freshen(new, SETTINGS)
    vars(new).update(values)
    return new


BUSY = state(
    turn=2,
    to_draw=1,
    asked=seats_of([0, 2]),
    order=(2, 1),
    is_over=True,
    favourite=1,
    eater=2,
    bites=(Bite(1, 0),),
    eaten=bytes([1, 0]),
    chosen=(0,),
    held=[[0], [], [0, 1]],
    known=Known(Bag(FRUIT)).learn(1, 2, bag_of(FRUIT, [1])),
    secret=[(), (1,), ()],
    basket=bag_of(FRUIT, [0, 1]),
    rotten=bag_of(FRUIT, [1]),
    left=bag_of(FRUIT, [0]),
    step=4,
)
BUSY_POSITION = {
    "turn": 2,
    "toDraw": 1,
    "board": ["bare"],
    "asked": [0, 2],
    "order": [2, 1],
    "isOver": True,
    "favourite": "pear",
    "eater": 2,
    "bites": [{"seat": 1, "fruit": "apple"}],
    "eaten": ["pear", "apple"],
    "chosen": ["apple"],
    "held": [["apple"], [], ["apple", "pear"]],
    "known": [[[], [], []], [[], [], ["pear"]], [[], [], []]],
    "secret": [[], ["pear"], []],
    "basket": ["apple", "pear"],
    "rotten": {"pear": 1},
    "left": {"apple": 1},
    "step": 4,
    "outcome": None,
}


def read(doc: dict[str, Any]) -> SimpleNamespace:
    new = state()
    TABLE.read(new, convert_position(doc, POSITION), SETTINGS)
    return new


def write(of: SimpleNamespace) -> Any:
    return plain(TABLE.write(of, SETTINGS, {"board": ["bare"]}))


def test_a_position_is_written_in_the_order_of_the_table_and_read_back():
    doc = TABLE.write(BUSY, SETTINGS, {"board": ["bare"]})
    assert plain(doc) == BUSY_POSITION
    assert list(doc) == list(BUSY_POSITION)
    assert write(read(doc)) == BUSY_POSITION
    assert read(doc).bites == BUSY.bites


def test_missing_fields_get_fresh_values():
    assert write(read({"turn": 1})) == write(state(turn=1))
    assert convert_position({"turn": 1}, POSITION).board == ("bare",)


def test_slots_and_fresh_values():
    assert TABLE.own_names == tuple(name for name in vars(state()) if name not in SHARED)
    assert state().held is not state().held


@pytest.mark.parametrize(
    "doc, where",
    [
        ({}, "position"),
        ({"turn": 1, "resting": True}, "position"),
        ({"turn": 1, "colour": "red"}, "position"),
        ({"turn": "1"}, "position"),
        ({"turn": 3}, "position.turn"),
        ({"turn": 1, "asked": [1, 1]}, "position.asked"),
        ({"turn": 1, "order": [-1]}, "position.order"),
        ({"turn": 1, "favourite": "plum"}, "position.favourite"),
        ({"turn": 1, "eaten": ["plum"]}, "position.eaten"),
        ({"turn": 1, "held": [[], []]}, "position.held"),
        ({"turn": 1, "toDraw": 10}, "position.toDraw"),
        ({"turn": 1, "eater": 3}, "position.eater"),
        ({"turn": 1, "bites": [{"seat": 3, "fruit": "pear"}]}, "position.bites"),
        ({"turn": 1, "known": [[]]}, "position.known"),
        ({"turn": 1, "known": [[[], [], []], [[], [], []], [[], [], ["plum"]]]}, "position.known"),
        ({"turn": 1, "basket": ["plum"]}, "position.basket"),
        ({"turn": 1, "left": {"apple": 10**12}}, "position.left"),
        ({"turn": 1, "left": {"plum": 1}}, "position.left"),
    ],
)
def test_impossible_positions_are_refused(doc, where):
    with pytest.raises(BadInput) as refused:
        read(doc)
    assert refused.value.where == where


def test_an_omitted_deck_holds_all_cards_that_are_nowhere_else():
    for doc in ({"turn": 1}, {"turn": 1, "left": None}):
        assert read_deck(convert_position(doc, POSITION).left, FRUIT_IN_BOX, [0]) == bag_of(FRUIT, [0, 1])
    assert read_deck({"pear": 1}, FRUIT_IN_BOX, [0]) == bag_of(FRUIT, [1])


class FruitView(View, frozen=True):
    """The view of the small game in this file: everything a seat knows."""

    turn: Seat
    left: int
    to_draw: int
    order: tuple[Seat, ...]
    board: str
    is_over: bool
    favourite: str | None
    eater: Seat | None
    bites: tuple[BiteView, ...]
    eaten: tuple[str, ...]
    chosen: tuple[str, ...]
    hand: tuple[str, ...] | None
    hand_sizes: tuple[int, ...]
    known: tuple[tuple[str, ...], ...]
    sealed: tuple[Seat, ...]
    own_secret: tuple[str, ...] | None
    rotten: tuple[str, ...]


BUSY.settings = SETTINGS
VIEWS = Views(TABLE, "fruit", FruitView, ("board",))
SEEN = {
    "game": "fruit",
    "seat": 1,
    "seats": 3,
    "step": 4,
    "toAct": [0, 2],
    "mayAct": [],
    "outcome": None,
    "options": {"hard": True, "names": ["a"]},
    "components": None,
    "rules": "1",
    "turn": 2,
    "left": 1,
    "toDraw": 1,
    "order": [2, 1],
    "board": "bare",
    "isOver": True,
    "favourite": "pear",
    "eater": 2,
    "bites": [{"seat": 1, "fruit": "apple"}],
    "eaten": ["pear", "apple"],
    "chosen": [],
    "hand": [],
    "handSizes": [1, 0, 2],
    "known": [[], [], ["pear"]],
    "sealed": [1],
    "ownSecret": ["pear"],
    "rotten": ["pear"],
}


def see(viewer: Seat | None, *, are_steps_seen: bool = False) -> FruitView:
    view: FruitView = VIEWS.make(BUSY, viewer, 4, (0, 2), (), are_steps_seen, ("bare",))
    return view


def test_a_view_contains_what_its_seat_knows():
    assert plain(see(1)) == SEEN
    spectator: dict[str, Any] = {"seat": None, "hand": None, "known": [[], [], []], "ownSecret": None}
    assert plain(see(None)) == SEEN | spectator
    assert see(0, are_steps_seen=True).chosen == ("apple",)


def test_the_options_of_a_view_are_a_copy():
    see(1).options["names"].append("b")
    assert SETTINGS.options["names"] == ["a"]


def test_imagining_restores_the_fields_that_a_view_shows_wholly():
    imagined = state()
    TABLE.lay_out(imagined, see(0, are_steps_seen=True), SETTINGS)
    for name in ("turn", "order", "favourite", "eater", "bites", "eaten", "chosen", "rotten"):
        assert getattr(imagined, name) == getattr(BUSY, name)
    for name in ("held", "secret", "left"):
        assert getattr(imagined, name) == getattr(state(), name)


def test_every_field_of_a_view_has_a_source():
    with pytest.raises(TypeError, match="fruit has as board"):
        Views(TABLE, "fruit", FruitView)
    with pytest.raises(KeyError):
        Views(TABLE, "fruit", View)


def test_nobody_and_nothing_cannot_be_used_as_an_index():
    for nobody in (NOBODY, NOTHING):
        with pytest.raises(IndexError):
            list(FRUIT)[nobody]
