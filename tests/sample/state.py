"""The box of Kites, and the state with everything on the table.  Cards are small numbers; the box has their names."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import msgspec

from ludotheque.core.bag import Bag, bag_of
from ludotheque.core.box import Box
from ludotheque.core.components import checked
from ludotheque.core.errors import BadInput
from ludotheque.core.fields import Field, Table, inner
from ludotheque.core.kinds import (
    MAYBE_SEAT,
    NOBODY,
    NOTHING,
    NUMBER,
    OUTCOME,
    Counts,
    Each,
    MaybeName,
    Name,
    Whole,
    numbered,
)
from ludotheque.core.seats import NO_SEATS
from ludotheque.core.settings import MatchSettings
from ludotheque.core.sights import HIDDEN, Size
from ludotheque.core.state import State as CoreState
from ludotheque.core.structs import Seat
from ludotheque.core.versions import Change

FOLDER: Final = Path(__file__).parent
BID, STEER, GIVE, OVER = range(4)

WIND_FROM_THE_SOUTH: Final = 2
SOUTH: Final = {"en": "A steady wind blows from the south.", "fr": "Un vent constant souffle du sud."}
CHANGES: Final = (Change(WIND_FROM_THE_SOUTH, "2026-11-16", "§1", SOUTH),)


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    lift: int
    count: int


class Contents(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    hand: int
    cards: tuple[Card, ...]


class KitesBox(Box):
    """The box of Kites: its cards by number, in the order of the box's file."""

    def __init__(self, contents: Mapping[str, Any], edited: Mapping[str, Any] | None) -> None:
        super().__init__(contents, edited)
        good = checked(contents, Contents)
        self.hand = good.hand
        self.lifts = [card.lift for card in good.cards]
        self.names = tuple([card.id for card in good.cards])
        self.number_of = {name: number for number, name in enumerate(self.names)}
        self.deck = bag_of(self.names, [kind for kind, card in enumerate(good.cards) for _ in range(card.count)])
        if len(self.deck) < 4 * self.hand:
            raise BadInput("components.cards", "bad-components", reason=f"{len(self.deck)} cards are too few")


PHASE: Final = numbered("bid", "steer", "give", "over")
CARD: Final = MaybeName(Name(lambda settings: settings.box.names, lambda settings: settings.box.number_of))
PILE: Final = Counts(lambda settings: settings.box.deck)


def each(value: Any) -> Any:
    """Returns a function that makes a list with the same value for every seat, for a new state."""
    return lambda settings: [value] * settings.seats


def piles(settings: Any) -> list[Bag]:
    """Makes an empty pile for every seat."""
    return [Bag(settings.box.names)] * settings.seats


TABLE: Final = Table(
    Field("step", NUMBER, 0, HIDDEN, needed=True),
    Field("outcome", OUTCOME, None, needed=True),
    Field("round", NUMBER, 0, needed=True),
    Field("phase", PHASE, BID, needed=True),
    Field("turn", MAYBE_SEAT, NOBODY, needed=True),
    Field("wind", Whole(1, 6), lambda settings: 4 if settings.rules >= WIND_FROM_THE_SOUTH else 1, needed=True),
    Field("heights", Each(NUMBER), each(0), needed=True),
    Field("angles", Each(NUMBER), each(0), needed=True),
    Field("deck", PILE, lambda settings: settings.box.deck, Size("deck"), needed=True),
    Field("discards", PILE, lambda settings: Bag(settings.box.names), needed=True),
    Field("hands", Each(PILE), piles, HIDDEN, needed=True),
    Field("bids", Each(CARD), each(NOTHING), HIDDEN, needed=True),
    Field("under", Each(CARD), each(NOTHING), HIDDEN, needed=True),
    Field("picked", CARD, NOTHING, HIDDEN, needed=True),
    Field("known", Each(Each(PILE)), lambda settings: [piles(settings) for _ in piles(settings)], HIDDEN, needed=True),
    inner("asked", NO_SEATS),
)


class State(CoreState):
    """Everything on the table."""

    __slots__ = ("settings", *TABLE.own_names)

    settings: MatchSettings[KitesBox]
    round: int
    turn: Seat  # the seat that steers, or NOBODY
    wind: int
    heights: list[int]
    angles: list[int]
    deck: Bag
    discards: Bag
    hands: list[Bag]
    bids: list[int]
    under: list[int]  # the card that each seat has dropped, or NOTHING
    picked: int
    known: list[list[Bag]]  # known[a][b]: the cards that seat a knows to be in the hand of seat b

    def copy(self) -> State:
        twin: State = TABLE.copy(self, type(self)())
        twin.known = [row.copy() for row in self.known]
        return twin

    def held(self, seat: Seat) -> Bag:
        """Returns the cards that a seat holds: its hand and its sealed bid."""
        return self.hands[seat].plus_all(one(self.bids[seat]))

    def cards_of(self, seat: Seat) -> Bag:
        """Returns all cards of a seat: those it holds and the one it has dropped."""
        return self.held(seat).plus_all(one(self.under[seat]))


def one(card: int) -> tuple[int, ...]:
    """Returns a card as a pile of one, or an empty pile for NOTHING."""
    return () if card == NOTHING else (card,)
