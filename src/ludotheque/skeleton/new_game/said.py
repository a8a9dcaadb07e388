"""Actions, events and views.  Their annotations say what each field names, so that the game needs no code for words."""

from __future__ import annotations

from ludotheque.core.events import ChoiceReopened, ChoiceSealed, MatchEnded, Private, Public
from ludotheque.core.structs import Action, Card, Seat, View
from ludotheque.core.things import EachSeat, Secret


class Keep(Action, frozen=True):
    """§2  Keep the card."""


class Swap(Action, frozen=True):
    """§2  Put the card back and draw another."""


class RoundBegan(Public, frozen=True):
    """§1  A round begins."""

    round: int


class CardDealt(Private, frozen=True):
    """§1  A seat was dealt a card; the others see that it got one, but not which."""

    seat: Seat
    card: Secret[Card]


class CardSwapped(Public, frozen=True):
    """§2  A seat put a card back and drew another."""

    seat: Seat
    card: Card


class CardsShown(Public, frozen=True):
    """§3  All seats turned their cards over."""

    cards: EachSeat[Card]
    winner: Seat


Actions = Keep | Swap
Events = RoundBegan | CardDealt | CardSwapped | CardsShown | MatchEnded | ChoiceSealed | ChoiceReopened


class NewGameView(View, frozen=True):
    """Everything that a seat knows."""

    phase: str
    round: int
    scores: EachSeat[int]
    hand: Card | None  # the seat's own card; None for a spectator
    sealed: tuple[Seat, ...]  # the seats that have chosen
    choice: str | None  # the viewer's own sealed choice, if there is one
