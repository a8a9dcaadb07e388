"""The box of Kites, and the state of a match.  Cards are small numbers; the box has their names."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import msgspec

from ludotheque.core import kinds
from ludotheque.core.bag import Bag, bag_of
from ludotheque.core.box import Box
from ludotheque.core.cardroom import Known
from ludotheque.core.components import convert_contents
from ludotheque.core.errors import BadInput
from ludotheque.core.fields import Field, Table, inner
from ludotheque.core.kinds import NOBODY, NOTHING, NUMBER, Each
from ludotheque.core.seats import NO_SEATS
from ludotheque.core.settings import MatchSettings
from ludotheque.core.sights import HIDDEN, STEPS, OwnHand, OwnKnowledge, Sealed, Size
from ludotheque.core.state import State as CoreState
from ludotheque.core.structs import Seat

FOLDER: Final = Path(__file__).parent
WIND_FROM_THE_SOUTH: Final = 2  # from this version of the rules on, a steady wind blows from the south
BID, STEER, GIVE, OVER = range(4)


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
        good = convert_contents(contents, Contents)
        self.hand = good.hand
        self.lifts = [card.lift for card in good.cards]
        self.names = tuple([card.id for card in good.cards])
        self.number_of = {name: number for number, name in enumerate(self.names)}
        self.deck = bag_of(self.names, [kind for kind, card in enumerate(good.cards) for _ in range(card.count)])
        if len(self.deck) < 4 * self.hand:
            raise BadInput("components.cards", "bad-components", reason=f"{len(self.deck)} cards are too few")


def each(value: Any) -> Any:
    """Returns a function that makes a list with the same value for every seat, for a new state."""
    return lambda settings: [value] * settings.seats


def piles(settings: Any) -> list[Bag]:
    """Makes an empty pile for every seat."""
    return [Bag(settings.box.names)] * settings.seats


PHASE: Final = kinds.numbered("bid", "steer", "give", "over")
CARD: Final = kinds.MaybeName(kinds.Name(lambda settings: settings.box.names, lambda settings: settings.box.number_of))
COUNTS: Final = kinds.Counts(lambda settings: settings.box.deck)
PILE: Final = kinds.NamedBag(lambda settings: settings.box.deck)
KNOWN: Final = kinds.KnownHands(lambda settings: settings.box.deck)

TABLE: Final = Table(
    Field("step", NUMBER, 0, HIDDEN, needed=True),
    Field("outcome", kinds.OUTCOME, None, needed=True),
    Field("round", NUMBER, 0, needed=True),
    Field("phase", PHASE, BID, needed=True),
    Field("turn", kinds.MAYBE_SEAT, NOBODY, needed=True),
    Field("wind", kinds.Whole(1, 6), lambda settings: 4 if settings.rules >= WIND_FROM_THE_SOUTH else 1, needed=True),
    Field("heights", Each(NUMBER), each(0), needed=True),
    Field("angles", Each(NUMBER), each(0), needed=True),
    Field("deck", COUNTS, lambda settings: settings.box.deck, Size("deck"), needed=True),
    Field("discards", COUNTS, lambda settings: Bag(settings.box.names), needed=True),
    Field("hands", Each(PILE), piles, OwnHand("hand", "hands"), needed=True),
    Field("bids", Each(PILE), piles, Sealed("sealed", "bid")),
    Field("under", Each(PILE), piles, Sealed("dropped", "under")),
    Field("picked", CARD, NOTHING, STEPS),
    Field("known", KNOWN, lambda settings: Known(Bag(settings.box.names)), OwnKnowledge("known")),
    inner("asked", NO_SEATS),
)


class State(CoreState):
    """Everything on the table of a match."""

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
    bids: list[Bag]  # the sealed bid of each seat: a bag with one card, or an empty one
    under: list[Bag]  # the card that each seat has dropped, if any
    picked: int
    known: Known  # the cards that each seat has given away and that the receiver certainly still holds

    def copy(self) -> State:
        twin: State = TABLE.copy(self, type(self)())
        return twin

    def held(self, seat: Seat) -> Bag:
        """Returns the cards that a seat holds: those in its hand, and its sealed bid."""
        return self.hands[seat].plus_all(self.bids[seat])
