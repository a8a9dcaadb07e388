"""What has happened, and who saw it."""

from __future__ import annotations

from ludotheque.core.events import ChoiceReopened, ChoiceSealed, Private, Public, StepTaken, StepTakenBack
from ludotheque.core.structs import Card, Outcome, Seat
from ludotheque.core.things import EachSeat, Secret


class RoundBegan(Public, frozen=True):
    """§1, §7  The wind blows from one of six sides."""

    round: int
    wind: int


class Drew(Private, frozen=True):
    """§1, §7  A seat drew a card; the others see only that."""

    seat: Seat
    card: Secret[Card]


class BidsShown(Public, frozen=True):
    """§3  All bids were turned over."""

    bids: EachSeat[Card | None]
    winner: Seat


class Steered(Public, frozen=True):
    """§4  A kite was turned, or held its angle (None), and flies at this height."""

    seat: Seat
    angle: int | None
    height: int


class Given(Private, frozen=True):
    """§5  A card went from hand to hand, seen by both seats only."""

    giver: Seat
    receiver: Seat
    card: Secret[Card]


class Kept(Public, frozen=True):
    """§5  A seat gave nothing."""

    seat: Seat


class Whistled(Private, frozen=True):
    """§6  A seat dropped a card face down."""

    seat: Seat
    card: Secret[Card]


class Ended(Public, frozen=True):
    """§8  The match is over."""

    outcome: Outcome


Events = (
    RoundBegan
    | Drew
    | ChoiceSealed
    | ChoiceReopened
    | BidsShown
    | Steered
    | StepTaken
    | StepTakenBack
    | Given
    | Kept
    | Whistled
    | Ended
)
