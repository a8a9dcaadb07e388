"""What has happened in Road to Glory, and who saw it.  Never compiled (msgspec Structs)."""

from __future__ import annotations

import msgspec

from ludotheque.core.events import ChoiceReopened, ChoiceSealed, Private, Public
from ludotheque.core.structs import Outcome, Seat
from ludotheque.core.things import Secret


class Shown(msgspec.Struct, frozen=True, rename="camel"):
    """Something that lies open in a fight: a card, or a bought die (no card), for or before a wrestler."""

    seat: Seat
    card: str | None
    wrestler: str


class LayShown(msgspec.Struct, frozen=True, rename="camel"):
    """§4.4  What one seat had laid in secret; None where it laid nothing."""

    seat: Seat
    card: str | None
    referee: str | None
    diva: str | None
    before: str | None
    die_for: str | None


class MoreShown(msgspec.Struct, frozen=True, rename="camel"):
    """§4.11  The further cards of one fighter; None where it laid nothing."""

    seat: Seat
    card: str | None
    other: str | None


class Throw(msgspec.Struct, frozen=True, rename="camel"):
    """§4.12  How a fighter's total came about: the dice as they fell, what was added and taken off, the total."""

    wrestler: str
    dice: tuple[int, ...]
    changes: tuple[int, ...]
    total: int


class FirstThrown(Public, frozen=True):
    """§1.6  Each seat's throw for the first turn; None: it was not in this round of throws."""

    throws: tuple[int | None, ...]


class FirstSeatNamed(Public, frozen=True):
    """§1.6  Who begins."""

    seat: Seat


class WrestlerTaken(Public, frozen=True):
    """§1.3  A seat has this wrestler, on this path."""

    seat: Seat
    wrestler: str
    path: int


class TurnBegan(Public, frozen=True):
    """A seat's turn began."""

    seat: Seat
    round: int


class WrestlerUsed(Public, frozen=True):
    """§8.1  A seat uses this one of its two wrestlers."""

    seat: Seat
    wrestler: str


class CardDrawn(Private, frozen=True):
    """§2.1  A seat drew a card; the others see its back."""

    seat: Seat
    deck: str
    card: Secret[str]


class DeckRemade(Public, frozen=True):
    """§6.3  An empty deck was made again from its discards."""

    deck: str
    count: int


class CardDiscarded(Public, frozen=True):
    """§2.1, §1.7  A seat discarded a card."""

    seat: Seat
    card: str


class EventPlayed(Public, frozen=True):
    """§6  A seat played an event or a diva on a seat; `wrestler` if it is about stamina."""

    seat: Seat
    card: str
    target: Seat
    wrestler: str | None


class CardsLost(Public, frozen=True):
    """§6.1  A seat discarded cards at random."""

    seat: Seat
    cards: tuple[str, ...]


class StaminaThrown(Public, frozen=True):
    """§6.1  The die of a stamina event."""

    wrestler: str
    die: int


class StaminaChanged(Public, frozen=True):
    """A wrestler's stamina changed, and why: event, stay, repeat, die, fight or clock."""

    wrestler: str
    change: int
    stamina: int
    reason: str


class Advanced(Public, frozen=True):
    """§2.2  A wrestler went on to a space of its path, counted from 0."""

    wrestler: str
    space: int


class Stayed(Public, frozen=True):
    """§2.2  A wrestler stays where it is."""

    wrestler: str


class RingEntered(Public, frozen=True):
    """§2.3  A wrestler came into the ring from its path; §2.4 the first of all draws cards."""

    wrestler: str
    is_first: bool


class TurnRepeated(Public, frozen=True):
    """§3.2  A seat paid for one more action."""

    seat: Seat


class Challenged(Public, frozen=True):
    """§4.1  A fight begins."""

    challenger: str
    challenged: str


class LaysShown(Public, frozen=True):
    """§4.4  All that was laid in secret lies open, from the challenger to the right."""

    lays: tuple[LayShown, ...]


class MoreLaysShown(Public, frozen=True):
    """§4.11  The further cards lie open."""

    lays: tuple[MoreShown, ...]


class RefereeDecided(Public, frozen=True):
    """§4.8  The referee card that works."""

    card: str


class DiceThrown(Public, frozen=True):
    """§4.4  Both throws, and who loses how much stamina."""

    challenger: Throw
    challenged: Throw
    loser: str | None
    loss: int


class FightEnded(Public, frozen=True):
    """§4.6  The fight is over and the cards used are discarded; `how`: dice, cancelled or left."""

    how: str
    discards: tuple[str, ...]


class RingLeft(Public, frozen=True):
    """§5.1  A wrestler went outside the ring."""

    wrestler: str


class UnseenLaid(Public, frozen=True):
    """§5.2  A card was laid before a wrestler outside; nobody saw it."""

    wrestler: str
    deck: str


class UnseenTaken(Private, frozen=True):
    """§5.2  A seat took the unseen cards of its wrestler into its hand; the others know their backs."""

    seat: Seat
    wrestler: str
    cards: Secret[tuple[str, ...]]


class RingReentered(Public, frozen=True):
    """§5.2  A wrestler came back into the ring."""

    wrestler: str


class Eliminated(Public, frozen=True):
    """§7.1  A wrestler is out; the cards that go with it."""

    wrestler: str
    seat: Seat
    discards: tuple[str, ...]


class ManagerDrew(Public, frozen=True):
    """Option `managers`: an eliminated seat drew an event card, shown to all, and keeps it if it is a diva."""

    seat: Seat
    card: str
    keeps: bool


class RoundEnded(Public, frozen=True):
    """§7.4  A round is over."""

    round: int


class PairOffered(Public, frozen=True):
    """§7.3  A seat offers to win as a pair."""

    seat: Seat


class PairAnswered(Public, frozen=True):
    """§7.3  The answer to the offer."""

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
