"""The actions, events and views of Kites."""

from __future__ import annotations

from ludotheque.core.events import MatchEnded, Private, Public, Steps
from ludotheque.core.structs import Action, Card, Seat, View
from ludotheque.core.things import EachSeat, Secret


class Bid(Action, frozen=True):
    """§2  Seal a card as a bid for the wind."""

    card: Card


class Steer(Action, frozen=True):
    """§4  Turn the kite to an angle, in 1/65536 turn."""

    angle: int


class Hold(Action, frozen=True):
    """§4  Leave the kite's direction as it is."""


class PickCard(Action, frozen=True):
    """§5  First step of giving a card: which one."""

    card: Card


class GiveTo(Action, frozen=True):
    """§5  Second step: name the seat that gets the card."""

    seat: Seat


class Keep(Action, frozen=True):
    """§5  Keep all cards: give none away."""


class Whistle(Action, frozen=True):
    """§6  Drop a card face down under the kite and draw another."""

    card: Card


class RoundBegan(Public, frozen=True):
    """§1, §7  The wind blows from one of six sides."""

    round: int
    wind: int


class Drew(Private, frozen=True):
    """§1, §7  A seat drew a card; the others see only that the seat drew one."""

    seat: Seat
    card: Secret[Card]


class BidsShown(Public, frozen=True):
    """§3  All bids were revealed."""

    bids: EachSeat[Card | None]
    winner: Seat


class Steered(Public, frozen=True):
    """§4  A kite was turned to this angle, or kept its own (None), and flies at this height."""

    seat: Seat
    angle: int | None
    height: int


class Given(Private, frozen=True):
    """§5  A card went from hand to hand; only the two seats see which."""

    giver: Seat
    receiver: Seat
    card: Secret[Card]


class Kept(Public, frozen=True):
    """§5  A seat chose to keep all its cards."""

    seat: Seat


class Whistled(Private, frozen=True):
    """§6  A seat dropped a card face down under its kite."""

    seat: Seat
    card: Secret[Card]


Actions = Bid | Steer | Hold | PickCard | GiveTo | Keep | Whistle
Events = RoundBegan | Drew | BidsShown | Steered | Given | Kept | Whistled | MatchEnded | Steps


class KitesView(View, frozen=True):
    """Everything a seat knows.  `known` has the cards that the seat gave away and that the receivers certainly still
    hold.
    """

    round: int
    phase: str
    turn: Seat | None
    wind: int
    heights: EachSeat[int]
    angles: EachSeat[int]
    deck: int
    discards: dict[Card, int]
    hand: tuple[Card, ...] | None  # None for a spectator
    hands: EachSeat[int]
    sealed: tuple[Seat, ...]
    bid: tuple[Card, ...] | None
    dropped: tuple[Seat, ...]
    under: tuple[Card, ...] | None
    picked: Card | None
    known: EachSeat[tuple[Card, ...]]
