"""The actions of Road to Glory.  Not compiled, because mypyc cannot compile msgspec Structs."""

from __future__ import annotations

from typing import Annotated, Literal

from ludotheque.core.structs import Action, Card, Seat
from ludotheque.core.things import Thing

Deck = Annotated[Literal["combat", "event"], Thing("deck")]
Wrestler = Annotated[str, Thing("wrestler")]


class TakeWrestler(Action, frozen=True):
    """§1.3  Take a wrestler, and put this wrestler on the outermost space of one of the paths 1 to 6."""

    wrestler: Wrestler
    path: int


class UseWrestler(Action, frozen=True):
    """§8.1  Choose which of your two wrestlers acts in this turn."""

    wrestler: Wrestler


class Draw(Action, frozen=True):
    """§2.1, §3.1  Draw a card from a deck; §2.4 draw several if your wrestler is the first in the ring."""

    deck: Deck


class Discard(Action, frozen=True):
    """§2.1  Discard a card as one of your actions; §1.7 discard a card because your hand is too large."""

    card: Card


class PlayOnWrestler(Action, frozen=True):
    """§6  Play an event or a diva on a wrestler, whose stamina the card changes."""

    card: Card
    wrestler: Wrestler


class PlayOnSeat(Action, frozen=True):
    """§6  Play an event that makes a seat draw or lose cards."""

    card: Card
    seat: Seat


class Advance(Action, frozen=True):
    """§2.2  Move your wrestler to the next space of its path or, from the last space, into the ring; this ends your turn."""


class Stay(Action, frozen=True):
    """§2.2  Pay stamina to keep your wrestler on its space; this ends your turn."""


class Challenge(Action, frozen=True):
    """§4.1  Challenge a wrestler in the ring."""

    wrestler: Wrestler


class Lay(Action, frozen=True):
    """§4.2  As a fighter, lay cards in secret: an attack or defence card, a referee card, both or nothing."""

    card: Card | None
    referee: Card | None


class Intervene(Action, frozen=True):
    """§4.3  As a bystander, lay in secret a diva in front of a fighter, a bought die for a fighter, both or nothing."""

    diva: Card | None
    before: Wrestler | None
    die_for: Wrestler | None


class LayMore(Action, frozen=True):
    """§4.11  Lay up to two further attack or defence cards: `card` is the one that the box lists first."""

    card: Card | None
    other: Card | None


class Repeat(Action, frozen=True):
    """§3.2  Pay stamina for one more action in this turn."""


class EndTurn(Action, frozen=True):
    """§3.2  End your turn without paying for one more action."""


class LayUnseen(Action, frozen=True):
    """§5.2  For your wrestler outside the ring: lay a card from a deck face down, without looking at it."""

    deck: Deck


class OfferPair(Action, frozen=True):
    """§7.3  Offer the only other seat left that you both win, as a pair."""


class AcceptPair(Action, frozen=True):
    """§7.3  Accept the offer: you both win, as a pair."""


class DeclinePair(Action, frozen=True):
    """§7.3  Decline the offer: the match goes on."""


Actions = (
    TakeWrestler
    | UseWrestler
    | Draw
    | Discard
    | PlayOnWrestler
    | PlayOnSeat
    | Advance
    | Stay
    | Challenge
    | Lay
    | Intervene
    | LayMore
    | Repeat
    | EndTurn
    | LayUnseen
    | OfferPair
    | AcceptPair
    | DeclinePair
)
