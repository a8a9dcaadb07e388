"""The state of Road to Glory: everything on its table, including secrets."""

from __future__ import annotations

from bisect import bisect_left
from typing import Any, Final

from ludotheque.core.bag import Bag
from ludotheque.core.fields import Field, Table, inner, part
from ludotheque.core.kinds import FLAG, MAYBE_SEAT, NOTHING, NUMBER, OUTCOME, SEAT, SEATS, Each, Name, NamedBag, Row
from ludotheque.core.kinds import NOBODY as NOBODY
from ludotheque.core.seats import NO_SEATS, Seats, all_seats, seats_of
from ludotheque.core.settings import MatchSettings
from ludotheque.core.sights import HIDDEN, Sealed
from ludotheque.core.state import State as CoreState
from ludotheque.core.structs import Action, Seat
from ludotheque.games.glory.box import GloryBox
from ludotheque.games.glory.events import Shown
from ludotheque.games.glory.kinds import (
    ByDeck,
    DeckSizes,
    HandsByBacks,
    MaybeByDeck,
    MaybeFlag,
    SealedLay,
    SealedLays,
    all_cards,
    by_deck,
)
from ludotheque.games.glory.views import LayView, WrestlerPosition

# The phases; rules/phases.py has the table.  In the phases of the first group one or more seats are asked; the phases
# of the second group end without a decision.
TAKING: Final = 0  # §1.3  each seat in turn chooses its wrestlers
UNSEEN: Final = 1  # §5.2  a seat lays an unseen card for its wrestler outside the ring
USING: Final = 2  # §8.1  a seat chooses which of its two wrestlers to use
WALKING: Final = 3  # §2  a seat acts on the path of glory
IN_RING: Final = 4  # §3  a seat takes one action in the ring
DRAWING: Final = 5  # §6.1  a seat draws cards because of an event
ARRIVING: Final = 6  # §2.4  the first seat in the ring draws cards
DISCARDING: Final = 7  # §1.7  a seat with too many cards discards
LAYING: Final = 8  # §4.2, §4.3  fighters and bystanders lay in secret
LAYING_MORE: Final = 9  # §4.11  fighters lay further cards in secret
REPEATING: Final = 10  # §3.2  a seat may repeat its turn
ANSWERING: Final = 11  # §7.3  a seat answers the offer of a pair win
OVER: Final = 12  # §7  the match is over

TURN_BEGINS: Final = 13
WRESTLER_NEEDED: Final = 14
ACTION_DONE: Final = 15
REFEREE_DECIDES: Final = 16
DICE: Final = 17
TURN_ENDS: Final = 18
TURN_PASSES: Final = 19

PHASE_NAMES: Final = {
    TAKING: "taking",
    UNSEEN: "unseen",
    USING: "using",
    WALKING: "walking",
    IN_RING: "inRing",
    DRAWING: "drawing",
    ARRIVING: "arriving",
    DISCARDING: "discarding",
    LAYING: "laying",
    LAYING_MORE: "layingMore",
    REPEATING: "repeating",
    ANSWERING: "answering",
    OVER: "over",
    ACTION_DONE: "actionDone",
    TURN_PASSES: "turnPasses",
    TURN_ENDS: "turnEnds",
}

PHASE_OF: Final = {name: phase for phase, name in PHASE_NAMES.items()}

NO_WRESTLER: Final = NOTHING
UNTAKEN: Final = NOTHING  # §1.3  no figure and no path yet
NO_CARD: Final = NOTHING
NO_DECK: Final = NOTHING

# The place of a wrestler; numbers below RING are spaces of the wrestler's path.
RING: Final = 100
OUTSIDE: Final = 101  # §5.1  outside the ring
OUT: Final = 102  # §7.1  eliminated

PLACE_NAMES: Final = {RING: "ring", OUTSIDE: "outside", OUT: "out"}
PLACE_OF: Final = {name: place for place, name in PLACE_NAMES.items()}

Wrestlers = Seats  # a set of wrestlers, who are numbered from 0 like the seats


class Open:
    """An open card (NO_CARD: a bought die) in a fight: the seat that laid it, and the wrestler in front of which it
    lies.  Immutable.
    """

    __slots__ = ("seat", "kind", "wrestler")

    def __init__(self, seat: Seat, kind: int, wrestler: int) -> None:
        self.seat = seat
        self.kind = kind
        self.wrestler = wrestler


class Settings(MatchSettings[GloryBox]):
    """What never changes during a match: the box and the options."""

    def __init__(self, box: GloryBox, seats: int, options: dict[str, Any], version: str) -> None:
        super().__init__(box, seats, options, version)
        self.path: tuple[int, ...] = tuple(options["path"])
        self.clock: int = options["clock"]
        self.pair_win: bool = options["pair_win"]
        self.managers: bool = options["managers"]
        self.last_round: int = options["last_round"]
        # §8.1  Two seats have two wrestlers each; the wrestlers of a seat have consecutive numbers.
        self.each: int = 2 if seats == 2 else 1
        self.wrestlers: int = seats * self.each
        self.owner: tuple[int, ...] = tuple([number // self.each for number in range(self.wrestlers)])
        self.hand: int = box.hand_for_two if seats == 2 else box.hand
        # §3.5  A fee may not take the last point of stamina.
        self.fee: int = box.fee
        self.enough: int = box.fee + 1


PHASE = Name(lambda settings: PHASE_NAMES, lambda settings: PHASE_OF)


# One row for each field and each other part of a written position, in the order of the position.  A row gives the form
# of the field or part, and who sees it.  Wrestlers are named after their figures, which only the state knows, so the
# game itself writes and reads the parts that name a wrestler.
TABLE: Final = Table(
    Field("phase", PHASE, TAKING, needed=True),
    Field("asked", SEATS, NO_SEATS, HIDDEN, needed=True),
    Field("turn", SEAT, 0, needed=True),
    part("wrestlers", tuple[WrestlerPosition, ...], needed=True),
    inner("figures", lambda settings: (UNTAKEN,) * settings.wrestlers),
    inner("paths", lambda settings: (UNTAKEN,) * settings.wrestlers),
    inner("places", lambda settings: [0] * settings.wrestlers),
    inner("stamina", lambda settings: [settings.box.stamina] * settings.wrestlers),
    inner("outside", lambda settings: [0] * settings.wrestlers),
    inner("unseen", lambda settings: [settings.box.no_cards] * settings.wrestlers),
    inner("standing", lambda settings: all_seats(settings.wrestlers)),
    inner("alive", lambda settings: all_seats(settings.seats)),
    Field(
        "hands",
        Each(NamedBag(all_cards)),
        lambda settings: [settings.box.no_cards] * settings.seats,
        HandsByBacks("hand", "hands"),
        needed=True,
    ),
    Field("step", NUMBER, 0, HIDDEN),
    Field("first", MAYBE_SEAT, NOBODY),  # if a position leaves it out, the seat whose turn it is
    Field("round", NUMBER, 1),
    Field("arrived", MaybeFlag(bool | None, is_same=True), False),
    inner("using", NO_WRESTLER),
    part("using", str | None),
    Field("left", NUMBER, 0),
    Field("repeated", FLAG, False),
    Field("may_offer", FLAG, False),
    inner("due", NO_SEATS),
    part("due", tuple[str, ...], ()),
    Field("deck", MaybeByDeck(), lambda settings: by_deck(settings.box, settings.box.deck), DeckSizes("decks")),
    Field("discards", ByDeck(all_cards), lambda settings: [settings.box.no_cards] * 2),
    Field("drawer", MAYBE_SEAT, NOBODY),
    Field("to_draw", NUMBER, 0),
    Field("resume", PHASE, ACTION_DONE),
    inner("challenger", NO_WRESTLER),
    part("challenger", str | None),
    inner("challenged", NO_WRESTLER),
    part("challenged", str | None),
    Field(
        "laid", SealedLays(SealedLay(LayView | None)), lambda settings: [None] * settings.seats, Sealed("laid", "lay")
    ),
    inner("shown", ()),
    part("shown", tuple[Shown, ...], ()),
    Field("fallen", Row(SEATS), ()),
    Field("outcome", OUTCOME, None),
)


class State(CoreState):
    """Everything on the table of a match.  Bags and tuples are never changed in place, so copies of a state may share
    them.
    """

    __slots__ = ("settings", *TABLE.own_names)

    settings: Settings
    turn: int  # the seat whose turn it is
    first: int  # the seat that began (§1.6)
    round: int
    hands: list[Bag]
    deck: list[Bag]  # the cards left in each deck
    discards: list[Bag]  # the discard pile of each deck
    figures: tuple[int, ...]  # the number of each wrestler in the league (§1.3)
    paths: tuple[int, ...]  # the path that each wrestler walks
    stamina: list[int]
    places: list[int]  # for each wrestler: a space of its path, RING, OUTSIDE or OUT
    standing: Wrestlers  # the wrestlers that are not OUT
    alive: Seats  # the seats that have a wrestler standing
    outside: list[int]  # how many turns each wrestler must still spend outside (§5.1)
    unseen: list[Bag]  # §5.4  the cards laid unseen by each wrestler outside, which nobody knows
    arrived: bool  # whether any wrestler has come into the ring yet (§2.4)
    using: int  # the wrestler whose turn it is
    left: int  # actions left on the path (§2.1)
    repeated: bool  # whether this turn has been repeated (§3.2)
    may_offer: bool  # whether a pair win may be offered now (§7.3)
    due: Wrestlers  # the wrestlers that must still lay an unseen card this turn
    drawer: int  # the seat that must draw cards, or discard because it has too many
    to_draw: int  # the number of cards still to be drawn
    resume: int  # the phase that follows the drawing or discarding
    challenger: int  # the wrestler that challenged
    challenged: int  # the wrestler that was challenged
    laid: list[Action | None]  # the Lay, Intervene or LayMore of each seat, sealed until all have laid
    shown: tuple[Open, ...]  # the cards and bought dice that lie open in the fight
    fallen: tuple[Seats, ...]  # the eliminated seats, in the order of elimination; seats eliminated at once are grouped

    def copy(self) -> State:
        """Returns a state that shares nothing mutable with this one."""
        twin = State()
        self.copy_shared(twin)
        twin.settings = self.settings
        twin.turn = self.turn
        twin.first = self.first
        twin.round = self.round
        twin.hands = self.hands[:]
        twin.deck = self.deck[:]
        twin.discards = self.discards[:]
        twin.figures = self.figures
        twin.paths = self.paths
        twin.stamina = self.stamina[:]
        twin.places = self.places[:]
        twin.standing = self.standing
        twin.alive = self.alive
        twin.outside = self.outside[:]
        twin.unseen = self.unseen[:]
        twin.arrived = self.arrived
        twin.using = self.using
        twin.left = self.left
        twin.repeated = self.repeated
        twin.may_offer = self.may_offer
        twin.due = self.due
        twin.drawer = self.drawer
        twin.to_draw = self.to_draw
        twin.resume = self.resume
        twin.challenger = self.challenger
        twin.challenged = self.challenged
        twin.laid = self.laid[:]
        twin.shown = self.shown
        twin.fallen = self.fallen
        return twin

    def name_of(self, wrestler: int) -> str:
        """Returns the id of the wrestler with this number."""
        name: str = self.settings.box.wrestlers[self.figures[wrestler]]
        return name

    def name_or_none(self, wrestler: int) -> str | None:
        """Returns the id of a wrestler, or None for NO_WRESTLER."""
        return None if wrestler == NO_WRESTLER else self.name_of(wrestler)

    def wrestler_number(self, name: str | None) -> int:
        """Returns the number of the wrestler with this id, or NO_WRESTLER for None; raises KeyError or ValueError for a
        wrestler that is not in the match.
        """
        return NO_WRESTLER if name is None else self.figures.index(self.settings.box.wrestler_of[name])

    def wrestlers_of(self, seat: Seat) -> range:
        """Returns the wrestlers of a seat, including eliminated ones."""
        each = self.settings.each
        return range(seat * each, seat * each + each)

    def is_alive(self, seat: Seat) -> bool:
        """Does this seat have a wrestler left?"""
        return self.alive.has(seat)

    def count_standing(self) -> None:
        """Recomputes which wrestlers stand, from their places."""
        self.standing = seats_of([wrestler for wrestler, place in enumerate(self.places) if place != OUT])
        owners = {self.settings.owner[wrestler] for wrestler in self.standing.members}
        self.alive = seats_of(owners)

    def fighter_of(self, seat: Seat) -> int:
        """Returns the wrestler with which a seat fights; NO_WRESTLER for a bystander."""
        owner = self.settings.owner
        if owner[self.challenger] == seat:
            return self.challenger
        return self.challenged if owner[self.challenged] == seat else NO_WRESTLER

    def can_buy_die(self, seat: Seat) -> bool:
        """§4.3, §3.5  Can a living bystander pay for a die?  (Bystanders have one wrestler, §8.3.)"""
        return self.stamina[seat] >= self.settings.enough

    def combat_cards(self, seat: Seat) -> int:
        """Returns the number of cards with black backs in a hand (§1.9)."""
        return bisect_left(self.hands[seat].items, self.settings.box.first_event)

    def event_cards(self, seat: Seat) -> int:
        """Returns the number of cards with blue backs in a hand (§1.9)."""
        items = self.hands[seat].items
        return len(items) - bisect_left(items, self.settings.box.first_event)

    def total_stamina(self, seat: Seat) -> int:
        """§8.2  Returns the total stamina of a seat's wrestlers."""
        return sum([self.stamina[wrestler] for wrestler in self.wrestlers_of(seat)])

    def rivals_in_ring(self, seat: Seat) -> list[int]:
        """§4.1, §8.1  Returns the wrestlers that a seat may challenge: all in the ring that belong to other seats."""
        owner = self.settings.owner
        return [w for w in range(self.settings.wrestlers) if self.places[w] == RING and owner[w] != seat]


def new_state(settings: Settings) -> State:
    """Returns a state with everything in its place and nobody asked."""
    state = State()
    state.settings = settings
    TABLE.freshen(state, settings)
    return state
