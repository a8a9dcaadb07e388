"""The pack of Hearts, and the state with everything on the table.  A card is a number: 13 × suit + rank."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from hearts.said import PassCard, PlayCard
from ludotheque.core.bag import Bag, bag_of
from ludotheque.core.box import Box
from ludotheque.core.cardroom import Known
from ludotheque.core.errors import BadInput
from ludotheque.core.fields import Field, Table
from ludotheque.core.kinds import NUMBER, OUTCOME, SEAT, SEATS, Each, KnownHands, Name, Names, numbered
from ludotheque.core.seats import NO_SEATS
from ludotheque.core.settings import MatchSettings
from ludotheque.core.sights import HIDDEN, OwnHand, OwnKnowledge
from ludotheque.core.state import State as CoreState
from ludotheque.core.structs import Action, Seat

FOLDER: Final = Path(__file__).parent
SUIT: Final = [card // 13 for card in range(52)]
FIRST_HEART: Final = 39

PASSING: Final = 0  # §2
PLAYING: Final = 1  # §3
OVER: Final = 2  # §5


class Pack(Box):
    """Four suits of thirteen ranks, and what some cards cost."""

    def __init__(self, contents: Mapping[str, Any], edited: Mapping[str, Any] | None) -> None:
        super().__init__(contents, edited)
        self.suits: tuple[str, ...] = tuple(contents.get("suits", ()))
        self.cards: tuple[str, ...] = tuple([rank + suit for suit in self.suits for rank in contents.get("ranks", ())])
        if len(set(self.suits)) != 4 or len(set(self.cards)) != 52:
            raise BadInput("components", "bad-components", reason="a pack has 4 suits of 13 ranks")
        self.suit_of: dict[str, int] = {suit: number for number, suit in enumerate(self.suits)}
        self.number_of: dict[str, int] = {card: number for number, card in enumerate(self.cards)}
        costs = contents.get("points", {})  # points by card or by suit
        suit_costs = [costs.get(suit, 0) for suit in self.suits]
        self.points: list[int] = [costs.get(card, suit_costs[SUIT[at]]) for at, card in enumerate(self.cards)]
        self.all_points: int = sum(self.points)
        self.deck: Bag = bag_of(self.cards, range(52))
        self.passes: list[Action] = [PassCard(card) for card in self.cards]  # one action per card, made once and reused
        self.plays: list[Action] = [PlayCard(card) for card in self.cards]


PHASE: Final = numbered("passing", "playing", "over")
SUITS: Final = Names(Name(lambda settings: settings.box.suits, lambda settings: settings.box.suit_of))
CARDS: Final = Names(Name(lambda settings: settings.box.cards, lambda settings: settings.box.number_of))
KNOWN: Final = KnownHands(lambda settings: settings.box.deck)

TABLE: Final = Table(
    Field("phase", PHASE, PASSING, needed=True),
    Field("asked", SEATS, NO_SEATS, HIDDEN, needed=True),
    Field("turn", SEAT, 0),
    Field("deal", NUMBER, 0),
    Field("hands", Each(CARDS), lambda settings: [()] * 4, OwnHand("hand", "hand_sizes"), needed=True),
    Field("chosen", Each(CARDS), lambda settings: [()] * 4, HIDDEN),
    Field("known", KNOWN, lambda settings: Known(Bag(settings.box.cards)), OwnKnowledge("known")),
    Field("trick", CARDS, ()),
    Field("played", CARDS, ()),
    Field("voids", Each(SUITS), lambda settings: [()] * 4),
    Field("points", Each(NUMBER), lambda settings: [0] * 4),
    Field("scores", Each(NUMBER), lambda settings: [0] * 4),
    Field("step", NUMBER, 0, HIDDEN),
    Field("outcome", OUTCOME, None),
)


class State(CoreState):
    """Everything on the table."""

    __slots__ = ("settings", *TABLE.own_names)

    settings: MatchSettings[Pack]
    turn: Seat  # the seat that plays the next card
    deal: int  # counted from 1
    hands: list[tuple[int, ...]]  # sorted
    chosen: list[tuple[int, ...]]  # the cards that each seat has chosen to pass so far
    known: Known
    trick: tuple[int, ...]
    played: tuple[int, ...]
    voids: list[tuple[int, ...]]  # the suits that each seat has shown not to hold
    points: list[int]
    scores: list[int]

    def copy(self) -> State:
        twin: State = TABLE.copy(self, State())
        return twin
