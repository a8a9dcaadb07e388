"""The events of Road to Glory, and who sees them.  Not compiled, because mypyc cannot compile msgspec Structs."""

from __future__ import annotations

import msgspec

from ludotheque.core.events import ChoiceReopened, ChoiceSealed, Private, Public
from ludotheque.core.structs import Card, Outcome, Seat
from ludotheque.core.things import EachSeat, Secret
from ludotheque.games.glory.actions import Deck, Wrestler


class Shown(msgspec.Struct, frozen=True, rename="camel"):
    """Something that lies open in a fight: a card, or a bought die (no card), and the wrestler in front of which it
    lies.
    """

    seat: Seat
    card: Card | None
    wrestler: Wrestler


class LayShown(msgspec.Struct, frozen=True, rename="camel"):
    """§4.4  What one seat had laid in secret; None stands for each thing that the seat did not lay."""

    seat: Seat
    card: Card | None
    referee: Card | None
    diva: Card | None
    before: Wrestler | None
    die_for: Wrestler | None


class MoreShown(msgspec.Struct, frozen=True, rename="camel"):
    """§4.11  The further cards of one fighter; None stands for each card that the fighter did not lay."""

    seat: Seat
    card: Card | None
    other: Card | None


class Throw(msgspec.Struct, frozen=True, rename="camel"):
    """§4.12  How a fighter's total was reached: the dice as they fell, what was added and subtracted, and the total."""

    wrestler: Wrestler
    dice: tuple[int, ...]
    changes: tuple[int, ...]
    total: int


class FirstThrown(Public, frozen=True):
    """§1.6  Each seat's throw of dice to decide who begins; None: the seat did not take part in this round of throws."""

    throws: EachSeat[int | None]


class FirstSeatNamed(Public, frozen=True):
    """§1.6  The seat that begins was named."""

    seat: Seat


class WrestlerTaken(Public, frozen=True):
    """§1.3  A seat got this wrestler, which now stands on this path."""

    seat: Seat
    wrestler: Wrestler
    path: int


class TurnBegan(Public, frozen=True):
    """A seat's turn began."""

    seat: Seat
    round: int


class WrestlerUsed(Public, frozen=True):
    """§8.1  A seat uses this one of its two wrestlers."""

    seat: Seat
    wrestler: Wrestler


class CardDrawn(Private, frozen=True):
    """§2.1  A seat drew a card; the other seats see only its back."""

    seat: Seat
    deck: Deck
    card: Secret[Card]


class DeckRemade(Public, frozen=True):
    """§6.3  An empty deck was made again from its discards."""

    deck: Deck
    count: int


class CardDiscarded(Public, frozen=True):
    """§2.1, §1.7  A seat discarded a card."""

    seat: Seat
    card: Card


class EventPlayed(Public, frozen=True):
    """§6  A seat played an event or a diva on a seat; `wrestler` is that seat's wrestler whose stamina the card changes,
    or None if it changes none.
    """

    seat: Seat
    card: Card
    target: Seat
    wrestler: Wrestler | None


class CardsLost(Public, frozen=True):
    """§6.1  A seat discarded cards at random."""

    seat: Seat
    cards: tuple[Card, ...]


class StaminaThrown(Public, frozen=True):
    """§6.1  What the die thrown for a stamina event showed."""

    wrestler: Wrestler
    die: int


class StaminaChanged(Public, frozen=True):
    """A wrestler's stamina changed; `reason` is event, stay, repeat, die, fight or clock."""

    wrestler: Wrestler
    change: int
    stamina: int
    reason: str


class Advanced(Public, frozen=True):
    """§2.2  A wrestler moved to the next space of its path; spaces are counted from 0."""

    wrestler: Wrestler
    space: int


class Stayed(Public, frozen=True):
    """§2.2  A wrestler stays where it is."""

    wrestler: Wrestler


class RingEntered(Public, frozen=True):
    """§2.3  A wrestler entered the ring from its path; §2.4 the first wrestler in the ring makes its seat draw cards."""

    wrestler: Wrestler
    is_first: bool


class TurnRepeated(Public, frozen=True):
    """§3.2  A seat paid for one more action."""

    seat: Seat


class Challenged(Public, frozen=True):
    """§4.1  A fight begins."""

    challenger: Wrestler
    challenged: Wrestler


class LaysShown(Public, frozen=True):
    """§4.4  All that was laid in secret lies open, from the challenger to the right."""

    lays: tuple[LayShown, ...]


class MoreLaysShown(Public, frozen=True):
    """§4.11  The further cards of the fighters lie open."""

    lays: tuple[MoreShown, ...]


class RefereeDecided(Public, frozen=True):
    """§4.8  The referee card that takes effect."""

    card: Card


class DiceThrown(Public, frozen=True):
    """§4.4  Both throws, and who loses how much stamina."""

    challenger: Throw
    challenged: Throw
    loser: Wrestler | None
    loss: int


class FightEnded(Public, frozen=True):
    """§4.6  The fight is over and the cards used are discarded; `how` says whether the dice decided it (dice), or
    whether a referee card cancelled it (cancelled) or sent wrestlers out of the ring (left).
    """

    how: str
    discards: tuple[Card, ...]


class RingLeft(Public, frozen=True):
    """§5.1  A wrestler went outside the ring."""

    wrestler: Wrestler


class UnseenLaid(Public, frozen=True):
    """§5.2  A card was laid face down in front of a wrestler outside the ring; nobody saw the card."""

    wrestler: Wrestler
    deck: Deck


class UnseenTaken(Private, frozen=True):
    """§5.2  A seat took the unseen cards of its wrestler into its hand; the other seats see only the backs of these
    cards.
    """

    seat: Seat
    wrestler: Wrestler
    cards: Secret[tuple[Card, ...]]


class RingReentered(Public, frozen=True):
    """§5.2  A wrestler came back into the ring."""

    wrestler: Wrestler


class Eliminated(Public, frozen=True):
    """§7.1  A wrestler was eliminated, and these cards were discarded with it."""

    wrestler: Wrestler
    seat: Seat
    discards: tuple[Card, ...]


class ManagerDrew(Public, frozen=True):
    """Option `managers`: an eliminated seat drew an event card and showed it to all; the seat keeps the card if it is a
    diva.
    """

    seat: Seat
    card: Card
    keeps: bool


class RoundEnded(Public, frozen=True):
    """§7.4  A round is over."""

    round: int


class PairOffered(Public, frozen=True):
    """§7.3  A seat offers to win as a pair."""

    seat: Seat


class PairAnswered(Public, frozen=True):
    """§7.3  A seat answered the offer of a pair win."""

    seat: Seat
    accepts: bool


class MatchEnded(Public, frozen=True):
    """§7  The match is over."""

    outcome: Outcome


Events = (
    FirstThrown
    | FirstSeatNamed
    | WrestlerTaken
    | TurnBegan
    | WrestlerUsed
    | CardDrawn
    | DeckRemade
    | CardDiscarded
    | EventPlayed
    | CardsLost
    | StaminaThrown
    | StaminaChanged
    | Advanced
    | Stayed
    | RingEntered
    | TurnRepeated
    | Challenged
    | LaysShown
    | MoreLaysShown
    | RefereeDecided
    | DiceThrown
    | FightEnded
    | RingLeft
    | UnseenLaid
    | UnseenTaken
    | RingReentered
    | Eliminated
    | ManagerDrew
    | RoundEnded
    | PairOffered
    | PairAnswered
    | MatchEnded
    | ChoiceSealed
    | ChoiceReopened
)
