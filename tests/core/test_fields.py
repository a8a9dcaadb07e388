"""The table of a state's fields: written, read back, seen, and refused."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from ludotheque.core.bag import bag_of
from ludotheque.core.errors import BadInput
from ludotheque.core.fields import (
    FLAG,
    HIDDEN,
    INTERNAL,
    NUMBER,
    SEAT,
    SEATS,
    SEATS_IN_ORDER,
    STEPS,
    Counts,
    Each,
    Field,
    MaybeName,
    Name,
    NameList,
    Names,
    Table,
    convert_position,
    part,
)
from ludotheque.core.seats import NO_SEATS, seats_of
from ludotheque.core.state import SHARED
from ludotheque.core.structs import plain

FRUIT = ("apple", "pear")


def fruit(settings: Any) -> tuple[str, ...]:
    return FRUIT


def numbers(settings: Any) -> dict[str, int]:
    return {"apple": 0, "pear": 1}


A_FRUIT = Name(fruit, numbers)
WHOLE = bag_of(FRUIT, [0, 0, 1])
SETTINGS = SimpleNamespace(seats=3)
TABLE = Table(
    Field("turn", SEAT, 0, needed=True),
    Field("to_draw", NUMBER, 7),
    part("board", tuple[str, ...], ("bare",)),
    Field("asked", SEATS, NO_SEATS),
    Field("order", SEATS_IN_ORDER, ()),
    Field("is_over", FLAG, False),
    Field("favourite", MaybeName(A_FRUIT), -1),
    Field("eaten", NameList(A_FRUIT), lambda settings: []),
    Field("chosen", Names(A_FRUIT), (), STEPS),
    Field("held", Each(Names(A_FRUIT)), lambda settings: [()] * settings.seats, HIDDEN),
    Field("left", Counts(lambda settings: WHOLE), WHOLE, HIDDEN),
    Field("resting", FLAG, False, INTERNAL),
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
    eaten=[1, 0],
    chosen=(0,),
    held=[(0,), (), (1, 1)],
    left=bag_of(FRUIT, [0]),
)
WORDS = {
    "turn": 2,
    "toDraw": 1,
    "board": ["bare"],
    "asked": [0, 2],
    "order": [2, 1],
    "isOver": True,
    "favourite": "pear",
    "eaten": ["pear", "apple"],
    "chosen": ["apple"],
    "held": [["apple"], [], ["pear", "pear"]],
    "left": {"apple": 1},
}


def read(doc: dict[str, Any]) -> SimpleNamespace:
    new = state()
    TABLE.read(new, convert_position(doc, POSITION), SETTINGS)
    return new


def test_a_position_is_written_in_the_order_of_the_table_and_read_back():
    doc = TABLE.write(BUSY, SETTINGS, {"board": ["bare"]})
    assert plain(doc) == WORDS
    assert list(doc) == list(WORDS)
    assert read(doc) == BUSY


def test_what_is_left_out_is_fresh():
    assert read({"turn": 1}) == state(turn=1)
    assert convert_position({"turn": 1}, POSITION).board == ("bare",)


def test_slots_and_fresh_values():
    assert TABLE.own_names == tuple(name for name in vars(state()) if name not in SHARED)
    assert state().eaten is not state().eaten


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
        ({"turn": 1, "left": {"apple": 10**12}}, "position.left"),
        ({"turn": 1, "left": {"plum": 1}}, "position.left"),
    ],
)
def test_what_cannot_be_is_refused(doc, where):
    with pytest.raises(BadInput) as refused:
        read(doc)
    assert refused.value.where == where


@pytest.mark.parametrize("are_seen, chosen", [(True, ("apple",)), (False, ())])
def test_a_view_has_the_open_fields_and_the_steps_of_its_own_seat(are_seen, chosen):
    words = TABLE.open_words(BUSY, SETTINGS, are_seen)
    assert words["chosen"] == chosen
    assert set(words) == {"turn", "to_draw", "asked", "order", "is_over", "favourite", "eaten", "chosen"}
    imagined = state()
    TABLE.lay_out(imagined, SimpleNamespace(**words), SETTINGS)
    assert (imagined.asked, imagined.eaten, imagined.favourite) == (BUSY.asked, [1, 0], 1)
    assert imagined.held == [(), (), ()]
