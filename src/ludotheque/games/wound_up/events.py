"""The events of All Wound Up, and who sees them.  Not compiled, because mypyc cannot compile msgspec Structs."""

from __future__ import annotations

from ludotheque.core.events import ChoiceReopened, ChoiceSealed, Private, Public, StepTaken, StepTakenBack
from ludotheque.core.structs import Card, Outcome, Seat
from ludotheque.core.things import EachSeat, Secret
from ludotheque.games.wound_up.actions import Facing, Pawn, Token


class MatchBegan(Public, frozen=True):
    """§1.3, §1.7  The match began: the pawn that each seat has drawn, the first dealer, and the layout to agree to, as
    its short text.
    """

    pawns: EachSeat[Pawn]
    dealer: Seat
    layout: str


class LayoutAgreed(Public, frozen=True):
    """§1.5  All seats have agreed to the layout, which is now final."""

    layout: str


class TurnBegan(Public, frozen=True):
    """§2.1  A turn begins, with all cards shuffled."""

    turn: int
    dealer: Seat


class HandDealt(Private, frozen=True):
    """§2.1  A seat was dealt its hand; the other seats see only the number of cards."""

    seat: Seat
    count: int
    cards: Secret[tuple[Card, ...]]


class CardsPassed(Private, frozen=True):
    """§3.1, §3.2  Cards went from one hand to another; the others see how many."""

    giver: Seat
    receiver: Seat
    count: int
    cards: Secret[tuple[Card, ...]]


class CardsDiscarded(Private, frozen=True):
    """§3.1  A seat laid cards aside, face down."""

    seat: Seat
    count: int
    cards: Secret[tuple[Card, ...]]


class CardsDrawn(Private, frozen=True):
    """§3.1  A seat drew as many cards as it had discarded before."""

    seat: Seat
    count: int
    cards: Secret[tuple[Card, ...]]


class BidderPassed(Public, frozen=True):
    """§4.1  The bidder opened nothing; `asked` is False if it had no cards and so was not asked (§4.11)."""

    seat: Seat
    asked: bool


class BidOpened(Public, frozen=True):
    """§4.1  The bidder opened a type with all its cards of that type and some Wilds."""

    seat: Seat
    card: Card
    cards: tuple[Card, ...]
    wilds: tuple[Card, ...]


class BidAnswered(Public, frozen=True):
    """§4.2  A seat played all its cards of the type that was opened, and some Wilds."""

    seat: Seat
    cards: tuple[Card, ...]
    wilds: tuple[Card, ...]


class BidRaised(Public, frozen=True):
    """§4.3  A seat added Wilds to its bid, or raised the bid by 1 with a red token (§8.3); `bid` is the new bid."""

    seat: Seat
    wilds: tuple[Card, ...]
    bid: int


class RaisePassed(Public, frozen=True):
    """§4.3  A seat chose to add nothing to its bid."""

    seat: Seat


class AuctionWon(Public, frozen=True):
    """§4.4  An auction was won: the seats that perform the action, in their order, and the bid of each seat."""

    card: Card
    winners: tuple[Seat, ...]
    bids: tuple[int, ...]


class TargetNamed(Public, frozen=True):
    """§5.3  The seat whose pawn will be rotated was named."""

    seat: Seat
    target: Seat


class PawnPlaced(Public, frozen=True):
    """§6.6  A pawn was placed by its owner."""

    seat: Seat
    x: int
    y: int
    facing: Facing


class PawnTurned(Public, frozen=True):
    """§5.2  A seat turned a pawn: how far the pawn turned, and its new facing."""

    by: Seat
    seat: Seat
    turn: int
    facing: Facing


class PawnWound(Public, frozen=True):
    """§5.1  A pawn was wound: the number of turns in all, the tokens used, and how far out of place the player put the
    pawn back (`slip`, §6.7).
    """

    seat: Seat
    winds: int
    black: int
    green: int
    slip: tuple[int, int, int] | None  # east and north in 1/100 mm, and counter-clockwise in 1/65536 turn


class PawnsWalked(Public, frozen=True):
    """§6.1  A pawn walked, and perhaps pushed others.  The event has keyframes of all pawns at 30 Hz (docs/physics.md),
    and a list of what happened: the tick (1/240 s), what happened, to whose pawn, with which other pawn, tile or
    trigger, and how.
    """

    seat: Seat
    ticks: int
    frames: str
    happened: tuple[tuple[int, str, int, int, str], ...]


class PawnFell(Public, frozen=True):
    """§6.3  A pawn fell on its face, back, left or right; its owner stood it up at the place of its feet."""

    seat: Seat
    how: str


class StepReached(Public, frozen=True):
    """§6.9  A pawn reached a step of the path."""

    seat: Seat
    step: int


class PawnTaken(Public, frozen=True):
    """§7.1, §7.2  A mausoleum or an open grave took a pawn off the board."""

    seat: Seat
    kind: str
    trigger: int


class PawnRanOff(Public, frozen=True):
    """§6.4  A pawn ran, or was pushed, completely off the tiles."""

    seat: Seat
    tile: int


class BrainPaid(Public, frozen=True):
    """§8.1  A pawn touched a brain: the token that its seat gained and the token that it gave back in exchange, if any."""

    seat: Seat
    trigger: int
    token: Token | None
    upgraded: Token | None


class TokenUsed(Public, frozen=True):
    """§8.3  A seat used a purple, yellow or red token, which is now back in the supply."""

    seat: Seat
    token: Token


class CardStolen(Private, frozen=True):
    """§8.3  A random card went from one hand to another."""

    seat: Seat
    victim: Seat
    card: Secret[Card]


class TurnEnded(Public, frozen=True):
    """§4.7  The turn is over: each seat drops its remaining cards face down, and everybody sees their number."""

    turn: int
    dropped: tuple[int, ...]


class MatchEnded(Public, frozen=True):
    """§9  The match is over."""

    outcome: Outcome


Events = (
    MatchBegan
    | LayoutAgreed
    | TurnBegan
    | HandDealt
    | CardsPassed
    | CardsDiscarded
    | CardsDrawn
    | BidderPassed
    | BidOpened
    | BidAnswered
    | BidRaised
    | RaisePassed
    | AuctionWon
    | TargetNamed
    | PawnPlaced
    | PawnTurned
    | PawnWound
    | PawnsWalked
    | PawnFell
    | StepReached
    | PawnTaken
    | PawnRanOff
    | BrainPaid
    | TokenUsed
    | CardStolen
    | TurnEnded
    | MatchEnded
    | StepTaken
    | StepTakenBack
    | ChoiceSealed
    | ChoiceReopened
)
