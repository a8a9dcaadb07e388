"""State: all that is on the table of Road to Glory, secrets too."""

from __future__ import annotations

from bisect import bisect_left
from typing import Any, Final

from ludotheque.core.bag import Bag
from ludotheque.core.structs import Outcome, Seat
from ludotheque.games.glory.box import GloryBox

# Phases.  In the first group a seat (or several) is asked; the second group passes by itself.
TAKING: Final = 0  # §1.3  wrestlers are chosen
UNSEEN: Final = 1  # §5.2  a card is laid unseen
USING: Final = 2  # §8.1  which of two wrestlers
WALKING: Final = 3  # §2  on the path of glory
IN_RING: Final = 4  # §3  one action in the ring
DRAWING: Final = 5  # §6.1  cards are drawn by the effect of an event
ARRIVING: Final = 6  # §2.4  the first in the ring draws
DISCARDING: Final = 7  # §1.7  too many cards
LAYING: Final = 8  # §4.2, §4.3  all lay in secret
LAYING_MORE: Final = 9  # §4.11
REPEATING: Final = 10  # §3.2
ANSWERING: Final = 11  # §7.3
OVER: Final = 12  # §7

TURN_BEGINS: Final = 20
WRESTLER_NEEDED: Final = 21
ACTION_DONE: Final = 22
REFEREE_DECIDES: Final = 23
DICE: Final = 24
TURN_ENDS: Final = 25
TURN_PASSES: Final = 26

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

NOBODY: Final = -1  # no seat and no wrestler; never leaves this folder (views and positions say None)
NO_CARD: Final = -1

COMBAT: Final = 0
EVENTS: Final = 1
DECKS: Final = ("combat", "event")

# Where a wrestler is; lower numbers are spaces of its path.
RING: Final = 100
OUTSIDE: Final = 101  # §5.1
OUT: Final = 102  # §7.1

# The seats (or wrestlers) of a set, one bit each.
SEATS_OF: Final = [tuple([seat for seat in range(6) if members >> seat & 1]) for members in range(64)]

# §1.6  Of a set of seats, the next one to the right of each seat; itself if there is no other.
RIGHT_OF: Final = [
    [max([s for s in seats if s < seat] or [s for s in seats if s != seat] or [seat]) for seat in range(6)]
    for seats in SEATS_OF
]

# §8.1  Of a set of four wrestlers, the two seats that still have one.
SEATS_OF_PAIRS: Final = [(members & 3 > 0) + 2 * (members >> 2 > 0) for members in range(16)]

# A secret lay.  A fighter's: card, referee card.  A bystander's: diva, before whom, a die for whom.  A second one's:
# card, card.  NO_CARD and NOBODY where there is nothing; empty: not laid yet.
Secret = tuple[int, ...]

# Something open in a fight: the seat, the card (NO_CARD: a bought die), the wrestler for or before whom it lies.
Open = tuple[int, int, int]


class Settings:
    """What never changes during a match: the box and the options."""

    def __init__(self, box: GloryBox, seats: int, options: dict[str, Any], version: str) -> None:
        self.box = box
        self.seats = seats
        self.options = options
        self.version = version
        self.rules = int(version)  # compared with the changes of changes.py
        self.path: tuple[int, ...] = tuple(options["path"])
        self.clock: int = options["clock"]
        self.pair_win: bool = options["pair_win"]
        self.managers: bool = options["managers"]
        self.last_round: int = options["last_round"]
        # §8.1  Two seats have two wrestlers each; the wrestlers of a seat stand side by side.
        self.each: int = 2 if seats == 2 else 1
        self.wrestlers: int = seats * self.each
        self.owner: tuple[int, ...] = tuple([number // self.each for number in range(self.wrestlers)])
        self.hand: int = box.hand_for_two if seats == 2 else box.hand
        # §3.5  No fee may take the last point.
        self.fee: int = box.fee
        self.enough: int = box.fee + 1


class State:
    """All that is on the table.  Bags and tuples are never changed in place, so copies may share them."""

    __slots__ = (
        "settings",
        "step",
        "outcome",
        "phase",
        "asked",
        "turn",
        "first",
        "round",
        "hands",
        "decks",
        "piles",
        "figures",
        "paths",
        "stamina",
        "places",
        "standing",
        "alive",
        "outside",
        "unseen",
        "arrived",
        "using",
        "left",
        "repeated",
        "may_offer",
        "due",
        "drawer",
        "to_draw",
        "resume",
        "challenger",
        "challenged",
        "laid",
        "shown",
        "fallen",
    )

    settings: Settings
    step: int
    outcome: Outcome | None
    phase: int
    asked: int  # the seats that owe a decision, one bit each
    turn: int  # whose turn it is
    first: int  # who began (§1.6)
    round: int
    hands: list[Bag]
    decks: list[Bag]
    piles: list[Bag]  # the discards of each deck
    figures: tuple[int, ...]  # which of the league each wrestler is (§1.3)
    paths: tuple[int, ...]  # which path each walks
    stamina: list[int]
    places: list[int]  # a space of the path, RING, OUTSIDE or OUT
    standing: int  # the wrestlers that are not OUT, one bit each
    alive: int  # the seats that have one of them
    outside: list[int]  # turns still to be spent outside (§5.1)
    unseen: list[Bag]  # §5.4  known to nobody
    arrived: bool  # has anybody come into the ring? (§2.4)
    using: int  # the wrestler whose turn it is
    left: int  # actions left on the path (§2.1)
    repeated: bool  # has this turn been repeated? (§3.2)
    may_offer: bool  # may a pair win be offered now? (§7.3)
    due: int  # the wrestlers that must still lay an unseen card this turn, one bit each
    drawer: int  # who draws by the effect of an event, or has too many cards
    to_draw: int
    resume: int  # the phase that follows the drawing or discarding
    challenger: int  # the wrestlers that fight
    challenged: int
    laid: list[Secret]  # sealed until all are in
    shown: tuple[Open, ...]  # what lies open in the fight
    fallen: tuple[int, ...]  # the eliminated seats, one set of bits a blow, first out first

    def copy(self) -> State:
        """A state that shares nothing changeable with this one."""
        twin = State()
        twin.settings = self.settings
        twin.step = self.step
        twin.outcome = self.outcome
        twin.phase = self.phase
        twin.asked = self.asked
        twin.turn = self.turn
        twin.first = self.first
        twin.round = self.round
        twin.hands = self.hands[:]
        twin.decks = self.decks[:]
        twin.piles = self.piles[:]
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
        """The id of a wrestler."""
        name: str = self.settings.box.wrestlers[self.figures[wrestler]]
        return name

    def own(self, seat: Seat) -> range:
        """The wrestlers of a seat, the eliminated ones too."""
        each = self.settings.each
        return range(seat * each, seat * each + each)

    def lives(self, seat: Seat) -> bool:
        """Has this seat a wrestler left?"""
        return self.alive >> seat & 1 == 1

    def seats_alive(self) -> tuple[int, ...]:
        """The seats that are not eliminated."""
        return SEATS_OF[self.alive]

    def next_alive(self, seat: Seat) -> int:
        """§1.6  Play goes to the right: the next living seat that way, the same if there is no other."""
        return RIGHT_OF[self.alive][seat]

    def count_standing(self) -> None:
        """Finds out who stands, from where everybody is."""
        self.standing = sum([1 << wrestler for wrestler, place in enumerate(self.places) if place != OUT])
        self.alive = self.standing if self.settings.each == 1 else SEATS_OF_PAIRS[self.standing]

    def combat_cards(self, seat: Seat) -> int:
        """How many black backs a hand shows (§1.9)."""
        return bisect_left(self.hands[seat].items, self.settings.box.first_event)

    def event_cards(self, seat: Seat) -> int:
        """How many blue backs a hand shows (§1.9)."""
        items = self.hands[seat].items
        return len(items) - bisect_left(items, self.settings.box.first_event)

    def total_stamina(self, seat: Seat) -> int:
        """§8.2  Who has most stamina is told by the sum."""
        return sum([self.stamina[wrestler] for wrestler in self.own(seat)])

    def rivals_in_ring(self, seat: Seat) -> list[int]:
        """§4.1, §8.1  The wrestlers that a seat may challenge: in the ring, and not its own."""
        owner = self.settings.owner
        return [w for w in range(self.settings.wrestlers) if self.places[w] == RING and owner[w] != seat]


def new_state(settings: Settings) -> State:
    """A table with everything in its place and nobody asked."""
    box = settings.box
    nothing = box.no_cards
    seats, wrestlers = settings.seats, settings.wrestlers
    state = State()
    state.settings = settings
    state.step = 0
    state.outcome = None
    state.phase = TAKING
    state.asked = 0
    state.turn = 0
    state.first = 0
    state.round = 1
    state.hands = [nothing] * seats
    state.decks = [box.combat_deck, box.event_deck]
    state.piles = [nothing, nothing]
    state.figures = ()
    state.paths = ()
    state.stamina = [box.stamina] * wrestlers
    state.places = [0] * wrestlers
    state.standing = (1 << wrestlers) - 1
    state.alive = (1 << seats) - 1
    state.outside = [0] * wrestlers
    state.unseen = [nothing] * wrestlers
    state.arrived = False
    state.using = NOBODY
    state.left = 0
    state.repeated = False
    state.may_offer = False
    state.due = 0
    state.drawer = NOBODY
    state.to_draw = 0
    state.resume = ACTION_DONE
    state.challenger = NOBODY
    state.challenged = NOBODY
    state.laid = [()] * seats
    state.shown = ()
    state.fallen = ()
    return state
