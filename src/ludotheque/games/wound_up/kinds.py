"""Kinds of values in a state of All Wound Up: how each is written in positions and views, and read back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ludotheque.core.kinds import (
    NUMBER,
    SEAT,
    Each,
    Kind,
    KnownHands,
    ManySeats,
    MaybeName,
    Name,
    Names,
    Record,
    Row,
    SortedNames,
    Whole,
)
from ludotheque.core.seats import seats_of
from ludotheque.core.structs import Seat
from ludotheque.games.wound_up.box import CARDS, KIND_OF, TOKENS, WILD
from ludotheque.games.wound_up.views import DueView

BRAIN_DUE: Final = 0
PLACE_DUE: Final = 1

DUE_NAMES: Final = ("brain", "place")


class Due:
    """Something that must be settled after a walk before play continues: a brain that offers the owner of a pawn a
    token, or a pawn that ran off the board and must be placed.
    """

    __slots__ = ("what", "seat", "number")

    def __init__(self, what: int, seat: Seat, number: int) -> None:
        self.what = what  # BRAIN_DUE or PLACE_DUE
        self.seat = seat
        self.number = number  # the number of the brain's trigger, or of the tile that the pawn ran off


DUE = Record(
    DueView,
    Due,
    what=Name(lambda settings: DUE_NAMES, lambda settings: {"brain": BRAIN_DUE, "place": PLACE_DUE}),
    seat=SEAT,
    number=NUMBER,
)
CARD = Name(lambda settings: CARDS, lambda settings: KIND_OF)


class CardCounts(Kind):
    """The kind of a field that counts cards of each kind; a position lists the cards one by one."""

    def write(self, value: Any, settings: Any) -> Any:
        return tuple([CARDS[kind] for kind, count in enumerate(value) for _ in range(count)])

    def read(self, word: Any, settings: Any) -> Any:
        counts = [0] * (WILD + 1)
        for kind in CARD.read_all(word, settings):
            counts[kind] += 1
        return counts


class TokenCounts(Kind):
    """The kind of a field that counts tokens of each rank; a position names the ranks by their colours."""

    def write(self, value: Any, settings: Any) -> Any:
        return {TOKENS[rank]: count for rank, count in enumerate(value) if count}

    def read(self, word: Any, settings: Any) -> Any:
        for name in word:
            if name not in TOKENS:
                raise ValueError(f"there is no token {name!r}")
        return [word.get(name, 0) for name in TOKENS]


class Types(Names):
    """The kind of a field that holds types of cards, each at most once and in the order of the box."""

    def read(self, word: Any, settings: Any) -> Any:
        return tuple(sorted(set(self.name.read_all(word, settings))))


class Order(ManySeats):
    """The kind of a field that holds seats in an order that matters, each at most once."""

    def read(self, word: Any, settings: Any) -> Any:
        seats = super().read(word, settings)
        seats_of(seats)
        return seats


class PerSeat(Each):
    """The kind of a field with one value for each seat; a position that leaves the field out means `blank` for every
    seat.
    """

    def __init__(self, kind: Kind, blank: Any) -> None:
        super().__init__(kind)
        self.blank = blank

    def read(self, word: Any, settings: Any) -> Any:
        return super().read(word or (self.blank,) * settings.seats, settings)


COUNTS = CardCounts(tuple[str, ...])
HELD = TokenCounts(dict[str, int])
IN_ORDER = Order(tuple[int, ...], is_same=True)
TYPES_OPENED = Types(CARD)
MAYBE_CARD = MaybeName(CARD)
KNOWN = KnownHands(lambda settings: settings.box.deck)
DUES = Row(DUE)
HANDS = PerSeat(COUNTS, ())
PILES = PerSeat(SortedNames(CARD), ())
CHOSEN = PerSeat(Names(CARD), ())
BIDS = PerSeat(Whole(0, 60), 0)
TOKENS_HELD = PerSeat(HELD, {})


def each(value: Any) -> Callable[[Any], list[Any]]:
    """Returns a function that makes a fresh list with this immutable value for each seat."""
    return lambda settings: [value] * settings.seats
