"""The view of Road to Glory, and wrestlers in positions.  Not compiled, because mypyc cannot compile msgspec Structs."""

from __future__ import annotations

import msgspec

from ludotheque.core.structs import Card, Seat, View
from ludotheque.games.glory.actions import Wrestler
from ludotheque.games.glory.events import Shown


class Backs(msgspec.Struct, frozen=True, rename="camel"):
    """§1.9  Cards of which a seat sees only the backs: the number of cards of each deck."""

    combat: int  # the number of combat cards
    event: int  # the number of event cards


class WrestlerView(msgspec.Struct, frozen=True, rename="camel"):
    """A wrestler and its current situation.  `place` is path, ring, outside or out; `space` counts from 0 at the outer
    end of the path.
    """

    wrestler: Wrestler | None  # None: not taken yet (§1.3)
    seat: Seat  # its owner
    path: int | None  # the path that it walks
    place: str
    space: int | None
    stamina: int  # the stamina that it has left
    turns_outside: int  # how many turns the wrestler must still spend outside
    unseen: Backs  # the cards laid unseen for it outside the ring (§5.2)


class LayView(msgspec.Struct, frozen=True, rename="camel"):
    """A secret lay: `card` and `referee` of a fighter, diva and die of a bystander, or `more` for a fighter's further
    cards (§4.11).
    """

    card: Card | None = None
    referee: Card | None = None
    diva: Card | None = None
    before: Wrestler | None = None  # the fighter in front of whom the diva lies
    die_for: Wrestler | None = None  # the fighter for whom a die is bought
    more: tuple[Card, ...] = ()


class GloryView(View, frozen=True):
    """Everything a seat knows (§1.9); fields that hold this seat's secrets are None in the views of other seats."""

    phase: str
    turn: Seat  # the seat whose turn it is
    first: Seat  # the seat that began (§1.6)
    round: int
    path: tuple[int, ...]  # the numbers on the spaces, from the outer end
    wrestlers: tuple[WrestlerView, ...]
    arrived: bool  # whether any wrestler has come into the ring
    using: Wrestler | None  # the wrestler whose turn it is
    left: int  # actions left on the path
    repeated: bool  # whether this turn has been repeated (§3.2)
    may_offer: bool  # whether a pair win may be offered now (§7.3)
    due: tuple[Wrestler, ...]  # wrestlers that must still lay an unseen card this turn
    hand: tuple[Card, ...] | None  # None for a spectator
    hands: tuple[Backs, ...]  # the backs of the cards in each hand
    managers: tuple[tuple[Card, ...], ...]  # the divas that each eliminated seat keeps, which everybody has seen
    decks: Backs  # the number of cards left in each deck
    discards: dict[Card, int]  # the discarded cards, counted by name
    drawer: Seat | None  # the seat that must draw or discard cards
    to_draw: int  # the number of cards still to be drawn
    resume: str  # the phase that follows the drawing or discarding
    challenger: Wrestler | None  # the wrestler that challenged
    challenged: Wrestler | None  # the wrestler that was challenged
    laid: tuple[Seat, ...]  # the seats that have sealed a lay
    lay: LayView | None  # the viewer's own sealed lay
    shown: tuple[Shown, ...]  # the cards and bought dice that lie open in the fight
    # The eliminated seats, in the order of elimination; seats eliminated at once are grouped.
    fallen: tuple[tuple[Seat, ...], ...]


class WrestlerPosition(msgspec.Struct, frozen=True, rename="camel", forbid_unknown_fields=True, omit_defaults=True):
    """A wrestler in a position.  `at`: the space from 0, or "ring", "outside", "out"."""

    wrestler: str | None = None
    path: int | None = None
    at: int | str = 0
    stamina: int | None = None  # None in a position: the wrestler has full stamina
    turns_outside: int = 0
    unseen: tuple[str, ...] = ()
