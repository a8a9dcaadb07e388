"""State: all that is on Malta's table, secrets too."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ludotheque.core.bag import Bag
from ludotheque.core.structs import Outcome, Seat
from ludotheque.games.malta.board import GRIDS, TURNED, Grid
from ludotheque.games.malta.box import MaltaBox

# Phases.  In the first group a seat (or several) is asked; the second group passes by itself.
PLACING: Final = 0  # §1.3  pawns are put on start spaces
PLAYING: Final = 1  # §3.2  the active seat plays a card, naming its targets in steps
ANSWERING: Final = 2  # §5.1  a window: all others may react
NAMING: Final = 3  # §4.7, §5.3  targets of a card that lies open already
DISCARDING: Final = 4  # a seat chooses cards to discard
GIVING: Final = 5  # §4.1  a seat chooses cards to give to one rival
PASSING_ON: Final = 6  # §4.12  all choose a card in secret
ORDERING: Final = 7  # §3.4  the payer chooses whom to pay next
PAYING: Final = 8  # §3.4  the payer chooses cards
MOVING: Final = 9  # §3.3  the active seat chooses an arrow
OVER: Final = 10  # §6

TURN_BEGINS: Final = 20
NEXT_CARD: Final = 21
WINDOW_OPENS: Final = 22
CARD_WORKS: Final = 24
CARD_RESOLVED: Final = 25
MOVE_BEGINS: Final = 26
TOLLS_DUE: Final = 27
TURN_ENDS: Final = 28

PHASE_NAMES: Final = {
    PLACING: "placing",
    PLAYING: "playing",
    ANSWERING: "answering",
    NAMING: "naming",
    DISCARDING: "discarding",
    GIVING: "giving",
    PASSING_ON: "passingOn",
    ORDERING: "ordering",
    PAYING: "paying",
    MOVING: "moving",
    OVER: "over",
}

NOBODY: Final = -1  # no seat; never leaves this folder (views and positions say None)
NO_CARD: Final = -1
REMOVED: Final = 4  # added to a space's quarter turns while it shows its 0-circle

# The seats of a set of seats, one bit each; the same clockwise from a seat; and the first of them to the left of a seat.
SEATS_OF: Final = [tuple([seat for seat in range(6) if members >> seat & 1]) for members in range(64)]
CLOCKWISE: Final = [
    [tuple([seat % 6 for seat in range(first, first + 6) if members >> seat % 6 & 1]) for first in range(6)]
    for members in range(64)
]
LEFT_OF: Final = [
    [next((seat % 6 for seat in range(first + 1, first + 7) if members >> seat % 6 & 1), first) for first in range(6)]
    for members in range(64)
]

# A card being played: its kind, who played it, its targets.
Played = tuple[int, int, tuple[int, ...]]


class Settings:
    """What never changes during a match: the box and the options."""

    def __init__(self, box: MaltaBox, seats: int, options: dict[str, Any], version: str) -> None:
        self.box = box
        self.seats = seats
        self.options = options
        self.version = version
        self.rules = int(version)  # compared with the changes of changes.py
        self.grid: Grid = GRIDS[options["board"]]
        self.lives: int = options["lives"]
        self.last_round: int = options["last_round"]
        self.blind_faith: str = options["blind_faith"]


class State:
    """All that is on the table.  Bags, bytes and tuples are never changed in place, so copies may share them."""

    __slots__ = (
        "settings",
        "box",
        "step",
        "outcome",
        "phase",
        "asked",
        "turn",
        "round",
        "had_turn",
        "spaces",
        "lies",
        "pawns",
        "homes",
        "hands",
        "known",
        "deck",
        "discards",
        "gone",
        "still_in",
        "spare",
        "lost",
        "blind",
        "blinded",
        "quota",
        "ending",
        "stack",
        "reacted",
        "answers",
        "player",
        "original",
        "naming",
        "named",
        "pending",
        "chosen",
        "to_choose",
        "receiver",
        "toll",
        "owners",
        "winded",
    )

    settings: Settings
    box: MaltaBox
    step: int
    outcome: Outcome | None
    phase: int
    asked: int  # the seats that owe a decision
    turn: int  # the active seat
    round: int
    had_turn: int  # the seats that have had their turn in this round
    spaces: bytes  # the kind of space at each place
    lies: bytes  # its quarter turns clockwise, plus REMOVED if it shows its circle
    pawns: list[int]  # the place of each pawn; NOBODY: off the board
    homes: list[int]  # the start space of each pawn (§4.4)
    hands: list[list[int]]  # the kinds of cards in each, sorted
    known: dict[int, Bag]  # viewer × seats + holder: cards that are surely in that hand; no empty bags
    deck: Bag
    discards: list[int]  # the pile, first discarded first
    gone: Bag  # out of the game (§4.14)
    still_in: int  # the seats that have not lost
    spare: int  # those of them that have a second life left (§6.3)
    lost: tuple[int, ...]  # the lost seats, first lost first
    blind: int  # the seats with a Blind Faith on their next turn (§4.7)
    blinded: bool  # this turn's cards are drawn at random
    quota: int  # cards still to be played this turn (§3.2)
    ending: bool  # End Turn has worked
    stack: tuple[Played, ...]  # the card in play and the reactions on it
    reacted: int  # the seats that reacted in this stack
    answers: list[int]  # sealed: 0 none yet, 1 pass, 2 + kind a card
    player: int  # for whom the card in play works
    original: int  # who played it, if it was turned round (§5.3)
    naming: int  # the card whose targets are being named
    named: tuple[int, ...]  # the targets named so far
    pending: int  # steps of a choice that nobody else has seen
    chosen: tuple[int, ...]  # the cards chosen so far
    to_choose: int
    receiver: int
    toll: int  # cards owed to each owner (§3.4)
    owners: tuple[int, ...]  # who has not been paid yet
    winded: bool  # the move is that of a Second Wind (§4.13)

    def copy(self) -> State:
        """A state that shares nothing changeable with this one."""
        twin = State()
        twin.settings = self.settings
        twin.box = self.box
        twin.step = self.step
        twin.outcome = self.outcome
        twin.phase = self.phase
        twin.asked = self.asked
        twin.turn = self.turn
        twin.round = self.round
        twin.had_turn = self.had_turn
        twin.spaces = self.spaces
        twin.lies = self.lies
        twin.pawns = self.pawns[:]
        twin.homes = self.homes[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.known = self.known.copy()
        twin.deck = self.deck
        twin.discards = self.discards[:]
        twin.gone = self.gone
        twin.still_in = self.still_in
        twin.spare = self.spare
        twin.lost = self.lost
        twin.blind = self.blind
        twin.blinded = self.blinded
        twin.quota = self.quota
        twin.ending = self.ending
        twin.stack = self.stack
        twin.reacted = self.reacted
        twin.answers = self.answers[:]
        twin.player = self.player
        twin.original = self.original
        twin.naming = self.naming
        twin.named = self.named
        twin.pending = self.pending
        twin.chosen = self.chosen
        twin.to_choose = self.to_choose
        twin.receiver = self.receiver
        twin.toll = self.toll
        twin.owners = self.owners
        twin.winded = self.winded
        return twin

    def is_in(self, seat: Seat) -> bool:
        """§2.5  Has this seat not lost?"""
        return self.still_in >> seat & 1 == 1

    def lives(self, seat: Seat) -> int:
        """§6.3  How many times this seat has still to lose."""
        return (self.still_in >> seat & 1) + (self.spare >> seat & 1)

    def seats_in(self) -> tuple[int, ...]:
        """The seats that have not lost."""
        return SEATS_OF[self.still_in]

    def next_in(self, seat: Seat) -> int:
        """§2.5  The next seat to the left that has not lost."""
        return LEFT_OF[self.still_in][seat]

    def clockwise(self, first: Seat) -> tuple[int, ...]:
        """The seats that have not lost, clockwise from one of them."""
        return CLOCKWISE[self.still_in][first]

    def number_at(self, place: int) -> int:
        """The number on the space at a place; a 0-circle has 0."""
        if self.lies[place] >= REMOVED:
            return 0
        return self.box.numbers[self.spaces[place]]

    def ways_from(self, place: int) -> list[int]:
        """§3.3  The directions that the arrows allow, none of them off the board."""
        lies = self.lies[place]
        if lies >= REMOVED:
            return []
        return self.settings.grid.ways[place][TURNED[self.box.arrows[self.spaces[place]]][lies]]

    def take_up(self, seat: Seat, kinds: Sequence[int]) -> None:
        """Cards go into a hand."""
        hand = self.hands[seat]
        hand.extend(kinds)
        hand.sort()

    def show_from_hand(self, seat: Seat, kind: int) -> None:
        """A card leaves a hand before everybody's eyes."""
        self.hands[seat].remove(kind)
        known = self.known
        if known:
            for viewer in range(self.settings.seats):
                at = viewer * self.settings.seats + seat
                if at in known and kind in known[at].items:
                    self.knows(at, known[at].minus(kind))

    def knows(self, at: int, bag: Bag) -> None:
        """A seat now knows just this of a hand."""
        if bag.items:
            self.known[at] = bag
        else:
            self.known.pop(at, None)

    def known_of(self, viewer: Seat, holder: Seat) -> Bag:
        """The cards that a seat knows to be in another's hand."""
        return self.known.get(viewer * self.settings.seats + holder, self.box.no_cards)

    def take_from_hand(self, giver: Seat, receiver: Seat, kinds: Sequence[int]) -> None:
        """Cards leave a hand for another: giver and receiver see them, the others only how many."""
        seats = self.settings.seats
        for kind in kinds:
            self.hands[giver].remove(kind)
        if self.known:
            for viewer in range(seats):
                bag = self.known_of(viewer, giver)
                if viewer == receiver:
                    for kind in kinds:
                        bag = bag.minus(kind) if kind in bag.items else bag
                else:
                    bag = less_of_each(bag, len(kinds))
                self.knows(viewer * seats + giver, bag)

    def put_into_hand(self, giver: Seat, receiver: Seat, kinds: Sequence[int]) -> None:
        """Cards taken from one hand arrive in another; their giver remembers them."""
        at = giver * self.settings.seats + receiver
        self.take_up(receiver, kinds)
        self.knows(at, self.known_of(giver, receiver).plus_all(kinds))

    def swap_hands(self, one: Seat, other: Seat) -> None:
        """Two hands change owners: both seats now know both; the others' knowledge goes with the hands."""
        seats = self.settings.seats
        hands = self.hands
        for viewer in range(seats):
            if viewer != one and viewer != other:
                of_one, of_other = self.known_of(viewer, one), self.known_of(viewer, other)
                self.knows(viewer * seats + one, of_other)
                self.knows(viewer * seats + other, of_one)
        hands[one], hands[other] = hands[other], hands[one]
        self.knows(one * seats + other, Bag(self.box.cards, bytes(hands[other])))
        self.knows(other * seats + one, Bag(self.box.cards, bytes(hands[one])))


def new_state(settings: Settings) -> State:
    """A state in which nothing has been laid or dealt yet."""
    state = State()
    seats = settings.seats
    nothing = settings.box.no_cards
    state.settings = settings
    state.box = settings.box
    state.step = 0
    state.outcome = None
    state.phase = PLACING
    state.asked = 0
    state.turn = 0
    state.round = 1
    state.had_turn = 0
    state.spaces = b""
    state.lies = b""
    state.pawns = [NOBODY] * seats
    state.homes = [NOBODY] * seats
    state.hands = [[] for _ in range(seats)]
    state.known = {}
    state.deck = nothing
    state.discards = []
    state.gone = nothing
    state.still_in = (1 << seats) - 1
    state.spare = state.still_in if settings.lives == 2 else 0
    state.lost = ()
    state.blind = 0
    state.blinded = False
    state.quota = 0
    state.ending = False
    state.stack = ()
    state.reacted = 0
    state.answers = [0] * seats
    state.player = NOBODY
    state.original = NOBODY
    state.naming = NO_CARD
    state.named = ()
    state.pending = 0
    state.chosen = ()
    state.to_choose = 0
    state.receiver = NOBODY
    state.toll = 0
    state.owners = ()
    state.winded = False
    return state


def less_of_each(bag: Bag, count: int) -> Bag:
    """What is surely left of known cards when so many unseen ones went: of each kind, that many fewer."""
    for kind in bag.kinds():
        for _ in range(min(count, bag.count(kind))):
            bag = bag.minus(kind)
    return bag
