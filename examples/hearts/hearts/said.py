"""The actions, events and views of Hearts.  This module is never compiled, because it defines msgspec Structs."""

from __future__ import annotations

from ludotheque.core.events import MatchEnded, Private, Public, Steps
from ludotheque.core.structs import Action, Card, Seat, View
from ludotheque.core.things import EachSeat, Secret


class PassCard(Action, frozen=True):
    """§2  Choose a card to pass on; the third one completes the choice."""

    card: Card


class PlayCard(Action, frozen=True):
    """§3  Play a card to the trick."""

    card: Card


class CardsDealt(Private, frozen=True):
    """§1  A seat was dealt its hand."""

    seat: Seat
    cards: Secret[tuple[Card, ...]]


class CardsPassed(Private, frozen=True):
    """§2  Three cards went from hand to hand."""

    giver: Seat
    receiver: Seat
    cards: Secret[tuple[Card, ...]]


class LeaderNamed(Public, frozen=True):
    """§3.1  A seat has the card that is led first."""

    seat: Seat
    card: Card


class CardPlayed(Public, frozen=True):
    """§3  A card was played to the trick."""

    seat: Seat
    card: Card


class TrickTaken(Public, frozen=True):
    """§3  A trick was taken, with the points in it."""

    seat: Seat
    points: int


class DealScored(Public, frozen=True):
    """§4  A deal is over: who shot the moon, if anybody, the points of each seat, and those of all deals."""

    moon: Seat | None
    points: tuple[int, ...]
    scores: tuple[int, ...]


Actions = PassCard | PlayCard
Events = CardsDealt | CardsPassed | LeaderNamed | CardPlayed | TrickTaken | DealScored | MatchEnded | Steps


class HeartsView(View, frozen=True):
    """Everything a seat knows of a match of Hearts."""

    phase: str
    deal: int  # counted from 1
    turn: Seat  # the seat that plays the next card
    hand: tuple[Card, ...] | None  # None for a spectator
    hand_sizes: EachSeat[int]
    chosen: tuple[Card, ...] | None  # the cards that this viewer has chosen to pass so far
    sealed: tuple[Seat, ...]  # the seats that have chosen all three cards
    known: tuple[tuple[Card, ...], ...]  # by seat: the cards it got from this viewer and still holds
    trick: tuple[Card, ...]  # the cards of the current trick, in the order of play
    played: tuple[Card, ...]  # the cards played in this deal, including the current trick
    voids: tuple[tuple[str, ...], ...]  # the suits that each seat has shown not to hold
    points: EachSeat[int]  # each seat's points in this deal
    scores: EachSeat[int]  # each seat's points in all earlier deals
