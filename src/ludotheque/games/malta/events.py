"""The events of Malta, and who sees them.  Not compiled, because mypyc cannot compile msgspec Structs."""

from __future__ import annotations

from typing import Any

from ludotheque.core.events import ChoiceReopened, ChoiceSealed, Private, Public, StepTaken, StepTakenBack
from ludotheque.core.structs import Card, Outcome, Seat
from ludotheque.core.things import Secret
from ludotheque.games.malta.actions import Direction, Line, Place, Quarters, Space


class BoardLaid(Public, frozen=True):
    """§1.2  The spaces were laid, row by row from the bottom left."""

    spaces: tuple[Space, ...]


class FirstSeatNamed(Public, frozen=True):
    """§1.4  The seat that begins was named."""

    seat: Seat


class PawnPlaced(Public, frozen=True):
    """§1.3  A pawn was put on a start space."""

    seat: Seat
    place: Place


class TurnBegan(Public, frozen=True):
    """§3  A seat's turn began."""

    seat: Seat
    round: int


class CardsDrawn(Private, frozen=True):
    """§3.1  A seat drew cards; the others see how many."""

    seat: Seat
    count: int
    cards: Secret[tuple[Card, ...]]


class QuotaCounted(Public, frozen=True):
    """§3.2  How many cards the seat must play this turn."""

    seat: Seat
    quota: int


class CardDrawnBlindly(Public, frozen=True):
    """§4.7  With option `blind_faith = "random"`: a card was drawn from a hand and must be played."""

    seat: Seat
    card: Card


class CardPlayed(Public, frozen=True):
    """§3.2  A card was played with its targets, which are listed in the order in which the card needs them."""

    seat: Seat
    card: Card
    targets: tuple[Any, ...]


class Reacted(Public, frozen=True):
    """§5.1  A seat reacted to the card on top."""

    seat: Seat
    card: Card
    on: Card


class CardNegated(Public, frozen=True):
    """§5.1  A reaction cancelled a card, which therefore has no effect."""

    seat: Seat
    card: Card


class CardTurnedRound(Public, frozen=True):
    """§5.3  A Boomerang turned a card round: the seat that reacted is now the card's player and named new targets."""

    seat: Seat
    card: Card
    targets: tuple[Any, ...]


class CardDidNothing(Public, frozen=True):
    """§3.5  The card had no target, or nothing to do."""

    seat: Seat
    card: Card


class CardsDiscarded(Public, frozen=True):
    """§4.1  A seat discarded cards by the effect of a card."""

    seat: Seat
    cards: tuple[Card, ...]


class FirstPaymentChosen(Public, frozen=True):
    """§3.4  A seat that cannot pay everybody chose whom to pay next."""

    seat: Seat
    receiver: Seat


class CardsGiven(Private, frozen=True):
    """Cards went from hand to hand; only the two seats concerned see which."""

    giver: Seat
    receiver: Seat
    count: int
    cards: Secret[tuple[Card, ...]]


class HandsSwapped(Private, frozen=True):
    """§4.1  Two seats swapped hands; each of the two now knows both hands."""

    seat: Seat
    rival: Seat
    to_seat: Secret[tuple[Card, ...]]
    to_rival: Secret[tuple[Card, ...]]


class DiscardsReshuffled(Public, frozen=True):
    """§4.14  The discards went back into the deck."""

    count: int


class PawnMoved(Public, frozen=True):
    """A pawn went to another place."""

    seat: Seat
    start: Place
    end: Place


class SpaceRemoved(Public, frozen=True):
    """§4.5  A space was turned to its 0-circle."""

    place: Place


class SpaceRestored(Public, frozen=True):
    """§4.5  A space was turned face up."""

    place: Place


class SpacesSwapped(Public, frozen=True):
    """§4.8  Two spaces changed places."""

    one: Place
    other: Place


class SpaceTurned(Public, frozen=True):
    """§4.8  A space was turned, by quarter turns clockwise."""

    place: Place
    quarters: Quarters


class LineShifted(Public, frozen=True):
    """§4.8  A row or column slid by one; the space at the end went round to the other end."""

    line: Line
    direction: Direction


class BlindFaithLaid(Public, frozen=True):
    """§4.7  A Blind Faith was laid in front of a seat, which cannot play cards in its next turn."""

    seat: Seat


class BlindFaithWorked(Public, frozen=True):
    """§4.7  A Blind Faith took effect: a seat skips its play phase or its whole turn, or the cards that it plays are
    drawn at random.
    """

    seat: Seat


class TurnEnded(Public, frozen=True):
    """§3  A seat's turn ended."""

    seat: Seat


class SeatLost(Public, frozen=True):
    """§2.1  A seat lost, because it had no card or because its pawn could not move."""

    seat: Seat
    reason: str


class SeatReturned(Public, frozen=True):
    """§4.9, §6.3  A lost seat returned to the match, with its pawn on its start space."""

    seat: Seat
    place: Place


class MatchEnded(Public, frozen=True):
    """§6  The match is over."""

    outcome: Outcome


Events = (
    BoardLaid
    | FirstSeatNamed
    | PawnPlaced
    | TurnBegan
    | CardsDrawn
    | QuotaCounted
    | CardDrawnBlindly
    | CardPlayed
    | Reacted
    | CardNegated
    | CardTurnedRound
    | CardDidNothing
    | CardsDiscarded
    | FirstPaymentChosen
    | CardsGiven
    | HandsSwapped
    | DiscardsReshuffled
    | PawnMoved
    | SpaceRemoved
    | SpaceRestored
    | SpacesSwapped
    | SpaceTurned
    | LineShifted
    | BlindFaithLaid
    | BlindFaithWorked
    | TurnEnded
    | SeatLost
    | SeatReturned
    | MatchEnded
    | StepTaken
    | StepTakenBack
    | ChoiceSealed
    | ChoiceReopened
)
