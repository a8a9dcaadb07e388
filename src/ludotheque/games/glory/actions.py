"""The actions of Road to Glory.  Not compiled, because mypyc cannot compile msgspec Structs."""

from __future__ import annotations

from typing import Annotated, Literal

from ludotheque.core.structs import Action, Card, Seat
from ludotheque.core.things import Thing

Deck = Annotated[Literal["combat", "event"], Thing("deck")]
Wrestler = Annotated[str, Thing("wrestler")]


class TakeWrestler(Action, frozen=True):
    """§1.3  Take a wrestler, and put it on the outermost space of one of the paths 1 to 6."""

    wrestler: Wrestler
    path: int


class UseWrestler(Action, frozen=True):
    """§8.1  With two wrestlers: use this one in this turn."""

    wrestler: Wrestler


class Draw(Action, frozen=True):
    """§2.1, §3.1  Draw from a deck: one card or, on arriving first in the ring (§2.4), several."""

    deck: Deck


class Discard(Action, frozen=True):
    """§2.1  Discard a card: as an action, or (§1.7) because the hand is too large."""

    card: Card


class PlayOnWrestler(Action, frozen=True):
    """§6  Play an event or a diva that changes stamina on a wrestler."""

    card: Card
    wrestler: Wrestler


class PlayOnSeat(Action, frozen=True):
    """§6  Play an event that makes a seat draw or lose cards."""

    card: Card
    seat: Seat


class Advance(Action, frozen=True):
    """§2.2  Go one space along the path; the turn is over."""


class Stay(Action, frozen=True):
    """§2.2  Pay stamina and stay on the space; the turn is over."""


class Challenge(Action, frozen=True):
    """§4.1  Challenge a wrestler in the ring."""

    wrestler: Wrestler


class Lay(Action, frozen=True):
    """§4.2  A fighter lays in secret: an attack or defence card, a referee card, both or nothing."""

    card: Card | None
    referee: Card | None


class Intervene(Action, frozen=True):
    """§4.3  A bystander lays in secret: a diva in front of a fighter, a bought die for a fighter, both or nothing."""

    diva: Card | None
    before: Wrestler | None
    die_for: Wrestler | None


class LayMore(Action, frozen=True):
    """§4.11  Lay up to two further attack or defence cards, named in the order of the box."""

    card: Card | None
    other: Card | None


class Repeat(Action, frozen=True):
    """§3.2  Pay stamina and take one more action."""


class EndTurn(Action, frozen=True):
    """§3.2  End your turn instead of repeating it."""


class LayUnseen(Action, frozen=True):
    """§5.2  Outside the ring: lay an unseen card of a deck in front of yourself."""

    deck: Deck


class OfferPair(Action, frozen=True):
    """§7.3  Offer to win as a pair."""


class AcceptPair(Action, frozen=True):
    """§7.3  Win as a pair."""


class DeclinePair(Action, frozen=True):
    """§7.3  Fight on."""


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
