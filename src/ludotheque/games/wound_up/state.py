"""The state of All Wound Up: everything on its table, including secrets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ludotheque.core.bag import Bag
from ludotheque.core.cardroom import Known
from ludotheque.core.fields import Field, Table, inner, part
from ludotheque.core.kinds import MAYBE_SEAT, NOTHING, NUMBER, OUTCOME, SEAT, SEATS, Name, Whole
from ludotheque.core.kinds import NOBODY as NOBODY
from ludotheque.core.seats import NO_SEATS, Seats, all_seats, only, seats_of
from ludotheque.core.settings import MatchSettings
from ludotheque.core.sights import HIDDEN, OwnKnowledge
from ludotheque.core.state import State as CoreState
from ludotheque.core.structs import Seat
from ludotheque.games.wound_up.board import NO_TILE, Board
from ludotheque.games.wound_up.box import CARDS, PURPLE, RANKS, RED, WILD, YELLOW, WoundUpBox
from ludotheque.games.wound_up.kinds import (
    BIDS,
    CHOSEN,
    COUNTS,
    DUES,
    HANDS,
    IN_ORDER,
    KNOWN,
    MAYBE_CARD,
    PILES,
    TOKENS_HELD,
    TYPES_OPENED,
    Due,
    each,
)
from ludotheque.games.wound_up.layouts import layout_of
from ludotheque.games.wound_up.views import PawnPosition
from ludotheque.physics.constants import Character

# The phases; rules/phases.py has the table.  The first seven are also the stages of a turn.
AGREEING: Final = 0  # §1.5  all agree to the layout
PASSING: Final = 1  # §3  cards are passed on, or discarded
OPENING: Final = 2  # §4.1  the bidder opens a type, or passes
ANSWERING: Final = 3  # §4.2  the other seats must play their cards of the type
RAISING: Final = 4  # §4.3  the seats may add Wilds
ACTING: Final = 5  # §4.4  the highest bidder performs the action
OVER: Final = 6  # §9  the match is over

# Questions asked during a stage, or between one stage and the next.
GIVING: Final = 7  # §3.2  seats choose cards to pass on
DISCARDING: Final = 8  # §3.1  seats choose cards to exchange
TARGETING: Final = 9  # §5.3  the acting seat names the pawn that it will rotate
PLACING: Final = 10  # §5.4, §6.4  the owner places a pawn that comes back
TURNING: Final = 11  # §5.2  the acting seat turns the target
WINDING: Final = 12  # §5.1  the owner winds the pawn and lets it go
# §8.1  the owner of a pawn that touched a brain chooses a token to gain or upgrade, or takes nothing.
FEEDING: Final = 13

# These phases end by themselves, before anybody is asked.
TURN_BEGINS: Final = 14  # §2.1
TURN_ENDS: Final = 15  # §2.1, §4.7
SETTLING: Final = 16  # §6.10  what a walk or a turn has left to settle

PHASE_NAMES: Final = {
    AGREEING: "agreeing",
    PASSING: "passing",
    OPENING: "opening",
    ANSWERING: "answering",
    RAISING: "raising",
    ACTING: "acting",
    OVER: "over",
    GIVING: "giving",
    DISCARDING: "discarding",
    TARGETING: "targeting",
    PLACING: "placing",
    TURNING: "turning",
    WINDING: "winding",
    FEEDING: "feeding",
}

PHASES: Final = {name: phase for phase, name in PHASE_NAMES.items()}
STAGES: Final = {name: phase for name, phase in PHASES.items() if phase <= OVER}

# Places of a pawn: on the board, or why not.
IN_BOX: Final = 0  # §1.6  not placed yet
ON_BOARD: Final = 1
IN_MAUSOLEUM: Final = 2  # §7.1  taken by a mausoleum
IN_GRAVE: Final = 3  # §7.2  taken by a grave
RAN_OFF: Final = 4  # §6.4  the pawn ran off and must be placed at once
OUT: Final = 5  # §9.1  through the gate

WHERE_NAMES: Final = ("box", "board", "mausoleum", "grave", "ranOff", "out")

NO_CARD: Final = NOTHING
NO_SPOT: Final = NOTHING
NOT_PLACED: Final = NOTHING  # the progress of a pawn that was never on the board


class Round:
    """One round of passing: the number of cards, and whether they are given to the left or discarded."""

    __slots__ = ("is_given", "count")

    def __init__(self, is_given: bool, count: int) -> None:
        self.is_given = is_given
        self.count = count


class Settings(MatchSettings[WoundUpBox]):
    """What never changes during a match: the box, the board, the options."""

    def __init__(self, box: WoundUpBox, seats: int, options: dict[str, Any], version: str) -> None:
        super().__init__(box, seats, options, version)
        self.board = Board(box, layout_of(options["layout"], box.layouts))
        self.everybody = all_seats(seats)
        self.hand: int = options["hand"]
        self.together: bool = options["passing"] == "together"
        self.rounds: tuple[Round, ...] = rounds_of(seats) if options["passing"] != "none" else ()
        self.has_characters: bool = options["pawns"] == "characters"
        self.is_steady: bool = options["hands"] == "steady"
        self.aim: int = options["aim"] * 65536 // 360
        self.last_turn: int = options["last_turn"]
        self.half_length: int = box.half_length
        self.half_width: int = box.half_width


def rounds_of(seats: int) -> tuple[Round, ...]:
    """§3.1, §3.2  Returns the rounds of passing, each with the number of cards to pass on or discard."""
    if seats == 2:
        return (Round(True, 3), Round(False, 2), Round(False, 1))
    return tuple([Round(True, count) for count in range(seats + 1, 0, -1)])


STAGE = Name(lambda settings: PHASE_NAMES, lambda settings: STAGES)

# One row for each field and each other part of a written position, in the order of the position.  A row gives the form
# of the field or part, and who sees it.
TABLE: Final = Table(
    inner("phase", AGREEING),
    inner("asked", NO_SEATS),
    Field("stage", STAGE, AGREEING, needed=True),
    part("pawns", tuple[PawnPosition, ...], needed=True),
    Field("step", Whole(0, 1 << 40), 0, HIDDEN),
    Field("turn", NUMBER, 1),
    Field("dealer", SEAT, 0),
    Field("agreed", SEATS, NO_SEATS),
    inner("deck", lambda settings: settings.box.deck),
    Field("hands", HANDS, lambda settings: [[0] * (WILD + 1) for _ in range(settings.seats)], HIDDEN),
    inner("sizes", each(0)),
    Field("discards", PILES, lambda settings: [[] for _ in range(settings.seats)], HIDDEN),
    Field("played", COUNTS, lambda settings: [0] * (WILD + 1), HIDDEN),
    Field("known", KNOWN, lambda settings: Known(settings.box.no_cards), OwnKnowledge("known")),
    Field("round", NUMBER, 0),
    Field("passer", MAYBE_SEAT, NOBODY),
    Field("chosen", CHOSEN, each(()), HIDDEN),
    Field("locked", SEATS, NO_SEATS, HIDDEN),
    Field("bidder", MAYBE_SEAT, NOBODY, HIDDEN),
    Field("idle", NUMBER, 0),
    Field("opened", TYPES_OPENED, ()),
    Field("card", MAYBE_CARD, NO_CARD, HIDDEN),
    Field("cards_bid", BIDS, each(0), HIDDEN),
    Field("wilds_bid", BIDS, each(0), HIDDEN),
    Field("reds_bid", BIDS, each(0), HIDDEN),
    Field("to_answer", IN_ORDER, (), HIDDEN),
    Field("raiser", MAYBE_SEAT, NOBODY, HIDDEN),
    Field("passed", SEATS, NO_SEATS, HIDDEN),
    Field("acting", IN_ORDER, (), HIDDEN),
    Field("target", MAYBE_SEAT, NOBODY, HIDDEN),
    Field("dues", DUES, ()),
    inner("supply", lambda settings: settings.box.supply[:]),
    Field("tokens", TOKENS_HELD, lambda settings: [[0] * RANKS for _ in range(settings.seats)]),
    inner("pawns", lambda settings: tuple(range(settings.seats))),
    inner("x", each(0)),
    inner("y", each(0)),
    inner("facing", each(0)),
    inner("where", each(IN_BOX)),
    inner("spot", each(NO_SPOT)),
    inner("progress", each(NOT_PLACED)),
    inner("tile", each(NO_TILE)),
    inner("ignores", each(())),
    inner("crossing", each(False)),
    inner("paid", each(())),
    inner("fed", each(False)),
    Field("outcome", OUTCOME, None),
)


class State(CoreState):
    """Everything on the table.  Tuples, bags and sets of seats are immutable, so copies may share them."""

    __slots__ = ("settings", *TABLE.own_names)

    settings: Settings
    stage: int  # the phase with which the turn goes on after the open question, or after everything due is settled
    turn: int
    dealer: int
    agreed: Seats  # §1.5  the seats that have agreed
    deck: Bag  # the undealt cards
    hands: list[list[int]]  # for each seat, the number of cards of each kind in its hand
    sizes: list[int]  # the number of cards in each hand
    discards: list[list[int]]  # §3.1  the cards that each seat has discarded, face down
    played: list[int]  # §4.9  cards that lie open, by kind
    known: Known  # the cards that seats know in other hands
    round: int  # the round of passing
    passer: int  # the seat whose turn it is to pass on
    chosen: list[tuple[int, ...]]  # the cards that each seat has chosen so far, seen by nobody else
    locked: Seats  # the seats that can no longer take their sealed choice back
    bidder: int
    idle: int  # §4.7  the number of bidders in a row that passed
    opened: tuple[int, ...]  # the types that were opened this turn, sorted
    card: int  # the type being auctioned
    cards_bid: list[int]  # cards of the type in each bid
    wilds_bid: list[int]
    reds_bid: list[int]  # §8.3  red tokens in each bid
    to_answer: tuple[int, ...]  # §4.2  the seats that still have to answer, in order
    raiser: int  # §4.3  the seat that may add Wilds now
    passed: Seats  # the seats that have passed since Wilds were last added
    acting: tuple[int, ...]  # §4.4  the seats that perform the action, in order; the first is doing so
    target: int  # the seat whose pawn the action is about
    dues: tuple[Due, ...]  # §6.10  what must be settled before play goes on
    supply: list[int]  # the tokens in supply, by rank
    tokens: list[list[int]]  # the tokens of each seat, by rank
    pawns: tuple[int, ...]  # the pawn that each seat has drawn
    # Each pawn, by seat: its coordinates, facing and status.
    x: list[int]
    y: list[int]
    facing: list[int]
    where: list[int]
    spot: list[int]  # the trigger that took the pawn, or the tile that the pawn ran off
    progress: list[int]  # §6.9  the step of the path that each pawn has reached
    tile: list[int]  # the tile that last carried the centre of its feet
    ignores: list[tuple[int, ...]]  # triggers that the pawn has touched and not left yet
    crossing: list[bool]  # is the centre of the feet, but not the whole foot box, beyond the gate?
    paid: list[tuple[int, ...]]  # the brains that the pawn has touched this turn and that pay it nothing more, sorted
    fed: list[bool]  # has the pawn ever touched a brain?

    def copy(self) -> State:
        """Returns a state that shares nothing mutable with this one."""
        twin = State()
        twin.settings = self.settings
        twin.step = self.step
        twin.outcome = self.outcome
        twin.stage = self.stage
        twin.phase = self.phase
        twin.asked = self.asked
        twin.turn = self.turn
        twin.dealer = self.dealer
        twin.agreed = self.agreed
        twin.deck = self.deck
        twin.hands = [hand[:] for hand in self.hands]
        twin.sizes = self.sizes[:]
        twin.discards = [pile[:] for pile in self.discards]
        twin.played = self.played[:]
        twin.known = self.known
        twin.round = self.round
        twin.passer = self.passer
        twin.chosen = self.chosen[:]
        twin.locked = self.locked
        twin.bidder = self.bidder
        twin.idle = self.idle
        twin.opened = self.opened
        twin.card = self.card
        twin.cards_bid = self.cards_bid[:]
        twin.wilds_bid = self.wilds_bid[:]
        twin.reds_bid = self.reds_bid[:]
        twin.to_answer = self.to_answer
        twin.raiser = self.raiser
        twin.passed = self.passed
        twin.acting = self.acting
        twin.target = self.target
        twin.dues = self.dues
        twin.supply = self.supply[:]
        twin.tokens = [held[:] for held in self.tokens]
        twin.pawns = self.pawns
        twin.x = self.x[:]
        twin.y = self.y[:]
        twin.facing = self.facing[:]
        twin.where = self.where[:]
        twin.spot = self.spot[:]
        twin.progress = self.progress[:]
        twin.tile = self.tile[:]
        twin.ignores = self.ignores[:]
        twin.crossing = self.crossing[:]
        twin.paid = self.paid[:]
        twin.fed = self.fed[:]
        return twin

    def enter(self, stage: int) -> None:
        """Moves on to a new stage of the turn."""
        self.stage = stage
        self.phase = stage

    def clockwise(self, first: Seat) -> tuple[Seat, ...]:
        """Returns all seats, clockwise from `first`."""
        return self.settings.everybody.clockwise(first)

    def left_of(self, seat: Seat) -> int:
        """Returns the next seat clockwise."""
        return (seat + 1) % self.settings.seats

    def bid(self, seat: Seat) -> int:
        """§4.1  Returns the card bid of a seat: cards of the type, Wilds, and what red tokens add."""
        return self.cards_bid[seat] + self.wilds_bid[seat] + self.reds_bid[seat]

    def character(self, seat: Seat) -> Character:
        """§1.3  Returns the character of a seat's pawn, that is, how it walks."""
        box = self.settings.box
        return box.pawns[self.pawns[seat]] if self.settings.has_characters else box.identical

    def steps_done(self, seat: Seat) -> int:
        """§6.9  Returns the step of the path that a pawn has reached; 0 for a pawn that was never placed."""
        return 0 if self.progress[seat] == NOT_PLACED else self.progress[seat]

    def cards_to_choose(self, seat: Seat) -> int:
        """§3  Returns the number of cards that a seat still has to choose in this round of passing."""
        return self.settings.rounds[self.round].count - len(self.chosen[seat])

    def choosers(self) -> Seats:
        """§3.3  Returns the seats that owe a choice of cards."""
        if self.passer != NOBODY:
            return only(self.passer)
        return seats_of([seat for seat in range(self.settings.seats) if self.cards_to_choose(seat)])

    def move_token(self, seat: Seat, rank: int, count: int) -> None:
        """§8.4  Moves tokens from the supply to a seat, or back."""
        self.tokens[seat][rank] += count
        self.supply[rank] -= count

    def take_up(self, seat: Seat, kinds: Sequence[int]) -> None:
        """Adds cards to a hand."""
        hand = self.hands[seat]
        for kind in kinds:
            hand[kind] += 1
        self.sizes[seat] += len(kinds)

    def put_down(self, seat: Seat, kinds: Sequence[int]) -> None:
        """Removes cards from a hand."""
        hand = self.hands[seat]
        for kind in kinds:
            hand[kind] -= 1
        self.sizes[seat] -= len(kinds)

    def hand_bag(self, seat: Seat) -> Bag:
        """Returns a hand as a bag."""
        kinds: list[int] = []
        for kind, count in enumerate(self.hands[seat]):
            kinds += [kind] * count
        return Bag(CARDS, bytes(kinds))

    def show_from_hand(self, seat: Seat, kind: int, count: int) -> None:
        """§4.9  Cards of a kind leave a hand and lie face up."""
        if count:
            self.hands[seat][kind] -= count
            self.sizes[seat] -= count
            self.played[kind] += count
            self.known = self.known.show(seat, [kind] * count)

    def take_from_hand(self, giver: Seat, kinds: Sequence[int], but: Seat) -> None:
        """Takes cards out of a hand.  Seat `but` sees which cards they are; all other seats see only how many."""
        self.put_down(giver, kinds)
        self.known = self.known.hide(giver, kinds, but)

    def put_into_hand(self, giver: Seat, receiver: Seat, kinds: Sequence[int]) -> None:
        """Adds cards that were taken from one hand to another; the giver remembers which cards they were."""
        self.take_up(receiver, kinds)
        self.known = self.known.learn(giver, receiver, self.known.of(giver, receiver).plus_all(kinds))

    def may_act(self) -> tuple[int, ...]:
        """§8.4, §8.6  Returns the seats with a token that can be used now, clockwise from the dealer; this depends only
        on public facts.
        """
        if self.outcome is not None:
            return ()
        found: tuple[int, ...] = ()
        for seat in self.clockwise(self.dealer):
            if self.may_use_a_token(seat):
                found += (seat,)
        return found

    def may_use_a_token(self, seat: Seat) -> bool:
        """§8.4  Can a seat use purple (its pawn is on the board), yellow (before an opening)
        or red (during raising)?
        """
        held = self.tokens[seat]
        if held[PURPLE] and self.where[seat] == ON_BOARD:
            return True
        if held[RED] and self.phase == RAISING:
            return True
        return held[YELLOW] > 0 and self.phase == OPENING and sum(self.sizes) > self.sizes[seat]


def new_state(settings: Settings) -> State:
    """Returns a state in which nothing has been drawn or dealt yet."""
    state = State()
    state.settings = settings
    TABLE.freshen(state, settings)
    return state
