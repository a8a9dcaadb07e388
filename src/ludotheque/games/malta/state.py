"""The state of Malta: everything on its table, including secrets.  A place is a square of the grid, such as c4; a space
is a tile that lies on a place and may be moved.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ludotheque.core.bag import Bag
from ludotheque.core.cardroom import Known, with_card, without_card
from ludotheque.core.fields import Field, Table, inner, part
from ludotheque.core.kinds import (
    FLAG,
    MAYBE_SEAT,
    NOTHING,
    NUMBER,
    OUTCOME,
    SEAT,
    SEATS,
    SEATS_IN_ORDER,
    Counts,
    Deck,
    Each,
    Kind,
    KnownHands,
    MaybeName,
    Name,
    NameBytes,
    Names,
    Row,
)
from ludotheque.core.kinds import NOBODY as NOBODY
from ludotheque.core.seats import NO_SEATS, Seats, all_seats, replaced
from ludotheque.core.settings import MatchSettings
from ludotheque.core.sights import HIDDEN, STEPS, Listed, OwnHand, OwnKnowledge, Sealed, Size
from ludotheque.core.state import State as CoreState
from ludotheque.core.structs import Seat
from ludotheque.games.malta.board import GRIDS, LIES, Grid
from ludotheque.games.malta.board import REMOVED as REMOVED
from ludotheque.games.malta.box import MaltaBox
from ludotheque.games.malta.needs import read_targets, write_targets
from ludotheque.games.malta.views import PlayedView

# The phases; rules/phases.py has the table.  In the phases of the first group one or more seats are asked; the phases
# of the second group end without a decision.
PLACING: Final = 0  # §1.3  each seat in turn puts its pawn on a start space
PLAYING: Final = 1  # §3.2  the active seat plays a card, naming its targets in steps
ANSWERING: Final = 2  # §5.1  a window: all others may react
NAMING: Final = 3  # §4.7, §5.3  a seat names targets of a card that already lies open
DISCARDING: Final = 4  # a seat chooses cards to discard
GIVING: Final = 5  # §4.1  a seat chooses cards to give to one rival
PASSING_ON: Final = 6  # §4.12  all choose a card in secret
ORDERING: Final = 7  # §3.4  the payer chooses whom to pay next
PAYING: Final = 8  # §3.4  the payer chooses cards
MOVING: Final = 9  # §3.3  the active seat chooses an arrow
OVER: Final = 10  # §6  the match is over

TURN_BEGINS: Final = 11
NEXT_CARD: Final = 12
WINDOW_OPENS: Final = 13
CARD_WORKS: Final = 14
CARD_RESOLVED: Final = 15
MOVE_BEGINS: Final = 16
TOLLS_DUE: Final = 17
TURN_ENDS: Final = 18

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

PHASES: Final = {name: phase for phase, name in PHASE_NAMES.items()}

NO_CARD: Final = NOTHING
NO_PLACE: Final = NOTHING  # the place of a pawn that is off the board


class Played:
    """A card in play: its kind, the seat that played it, and its targets.  Immutable."""

    __slots__ = ("kind", "seat", "targets")

    def __init__(self, kind: int, seat: Seat, targets: tuple[int, ...]) -> None:
        self.kind = kind
        self.seat = seat
        self.targets = targets


class Settings(MatchSettings[MaltaBox]):
    """What never changes during a match: the box and the options."""

    def __init__(self, box: MaltaBox, seats: int, options: dict[str, Any], version: str) -> None:
        super().__init__(box, seats, options, version)
        self.grid: Grid = GRIDS[options["board"]]
        self.lives: int = options["lives"]
        self.last_round: int = options["last_round"]
        self.blind_faith: str = options["blind_faith"]


# Kinds of values that are numbers in a state and names everywhere else.
PHASE = Name(lambda settings: PHASE_NAMES, lambda settings: PHASES)
PLACE = Name(lambda settings: settings.grid.names, lambda settings: settings.grid.place_of)
SPACE = Name(lambda settings: settings.box.spaces, lambda settings: settings.box.space_of)
CARD: Final = Name(lambda settings: settings.box.cards, lambda settings: settings.box.kind_of)
PLACES: Final = MaybeName(PLACE)
SPACES: Final = MaybeName(SPACE)
MAYBE_CARD: Final = MaybeName(CARD)
CARDS = Names(CARD)
PILE = NameBytes(CARD)
HAND = NameBytes(CARD, is_sorted=True)


class Answer(Kind):
    """A sealed choice as a number: 0 for none yet, 1 for a pass, 2 + kind for a card."""

    def write(self, value: Any, settings: Any) -> Any:
        answer: int = value
        return None if answer == 0 else "pass" if answer == 1 else settings.box.cards[answer - 2]

    def read(self, word: Any, settings: Any) -> Any:
        return 0 if word is None else 1 if word == "pass" else 2 + CARD.read(word, settings)


ANSWER: Final = Answer(str | None)


class InPlay(Kind):
    """A kind of value: a card in play."""

    def write(self, value: Any, settings: Any) -> Any:
        assert isinstance(value, Played) and isinstance(settings, Settings)
        targets = write_targets(settings.box.needs[value.kind], settings.grid, value.targets)
        return PlayedView(settings.box.cards[value.kind], value.seat, targets)

    def key(self, value: Any) -> Any:
        assert isinstance(value, Played)
        return value.kind, value.seat, value.targets

    def read(self, word: Any, settings: Any) -> Any:
        kind = CARD.read(word.card, settings)
        targets = read_targets(settings.box.needs[kind], settings.grid, settings.seats, word.targets)
        return Played(kind, SEAT.read(word.seat, settings), targets)


IN_PLAY: Final = InPlay(PlayedView)


def all_cards(settings: Any) -> Bag:
    """Returns the cards of the box."""
    deck: Bag = settings.box.deck
    return deck


# One row for each field and each other part of a written position, in the order of the position.  A row gives the form
# of the field or part, and who sees it.
TABLE: Final = Table(
    Field("phase", PHASE, PLACING, needed=True),
    Field("asked", SEATS, NO_SEATS, HIDDEN, needed=True),
    Field("turn", SEAT, 0, needed=True),
    inner("spaces", b""),
    inner("lies", b""),
    part("board", tuple[tuple[str, ...], ...], needed=True),  # rows of spaces, the top row first
    Field("pawns", Each(PLACES, is_fixed=True), lambda settings: (NO_PLACE,) * settings.seats, needed=True),
    Field("homes", Each(SPACES, is_fixed=True), lambda settings: (NO_PLACE,) * settings.seats, needed=True),
    Field(
        "hands",
        Each(HAND, is_fixed=True),
        lambda settings: (b"",) * settings.seats,
        OwnHand("hand", "hand_sizes"),
        needed=True,
    ),
    Field("step", NUMBER, 0, HIDDEN),
    Field("round", NUMBER, 1),
    Field("had_turn", SEATS, NO_SEATS),
    part("turned", dict[str, int], {}),
    part("removed", tuple[str, ...], ()),
    Field("known", KnownHands(all_cards), lambda settings: Known(settings.box.no_cards), OwnKnowledge("known")),
    Field("deck", Deck(all_cards), lambda settings: settings.box.no_cards, Size("deck")),
    Field("discards", PILE, b""),
    Field("gone", Counts(all_cards), lambda settings: settings.box.no_cards, Listed("gone")),
    inner("still_in", lambda settings: all_seats(settings.seats)),
    inner("spare", lambda settings: all_seats(settings.seats) if settings.lives == 2 else NO_SEATS),
    part("lives", tuple[int, ...] | None),
    Field("lost", SEATS_IN_ORDER, ()),
    Field("blind", SEATS, NO_SEATS),
    Field("blinded", FLAG, False),
    Field("quota", NUMBER, 0),
    inner("ending", False),
    Field("stack", Row(IN_PLAY), ()),
    Field("reacted", SEATS, NO_SEATS),
    Field("answers", Each(ANSWER, is_fixed=True), lambda settings: (0,) * settings.seats, Sealed("answered", "answer")),
    Field("player", MAYBE_SEAT, NOBODY, HIDDEN),
    Field("original", MAYBE_SEAT, NOBODY),
    Field("naming", MAYBE_CARD, NO_CARD, HIDDEN),
    inner("named", ()),
    part("named", tuple[Any, ...], ()),
    Field("pending", NUMBER, 0, STEPS),
    Field("chosen", CARDS, (), STEPS),
    Field("to_choose", NUMBER, 0),
    Field("receiver", MAYBE_SEAT, NOBODY),
    Field("toll", NUMBER, 0),
    Field("owners", SEATS_IN_ORDER, ()),
    Field("winded", FLAG, False),
    Field("outcome", OUTCOME, None),
)


class State(CoreState):
    """Everything on the table of a match.  The values of its fields never change: rules put new values into the fields,
    so copies of a state may share all values.
    """

    __slots__ = ("settings", "box", *TABLE.own_names)

    settings: Settings
    box: MaltaBox
    turn: int  # the active seat, whose turn it is
    round: int
    had_turn: Seats  # the seats that have had their turn in this round
    spaces: bytes  # the kind of space at each place
    lies: bytes  # how the space at each place lies: its quarter turns clockwise, plus REMOVED if its 0-circle is up
    pawns: tuple[int, ...]  # the place of each pawn; NO_PLACE: off the board
    homes: tuple[int, ...]  # the start space of each pawn (§4.4)
    hands: tuple[bytes, ...]  # the kinds of cards in each hand, sorted
    known: Known  # the cards that seats know in other hands
    deck: Bag
    discards: bytes  # the discard pile, in the order in which the cards were discarded
    gone: Bag  # cards out of the game (§4.14)
    still_in: Seats  # the seats that have not lost
    spare: Seats  # the seats that have a second life left (§6.3)
    lost: tuple[int, ...]  # the lost seats, in the order in which they lost
    blind: Seats  # the seats with a Blind Faith on their next turn (§4.7)
    blinded: bool  # are the cards of this turn drawn at random?
    quota: int  # cards still to be played this turn (§3.2)
    ending: bool  # has an End Turn worked in this turn?
    stack: tuple[Played, ...]  # the card in play and the reactions on it
    reacted: Seats  # the seats that reacted in this stack
    answers: tuple[int, ...]  # sealed choices: 0 for none yet, 1 for a pass, 2 + kind for a card
    player: int  # the seat for which the card in play works
    original: int  # if a Boomerang has turned the card in play round: the seat that played this card (§5.3)
    naming: int  # the card whose targets are being named
    named: tuple[int, ...]  # the targets named for the card in `naming` or, afterwards, for the card in play
    pending: int  # the number of steps of an unfinished choice, which nobody else has seen
    chosen: tuple[int, ...]  # the cards chosen in an unfinished choice
    to_choose: int  # the number of cards that must be chosen in all
    receiver: int  # the seat that gets the chosen cards; NOBODY: they are discarded, or passed on
    toll: int  # the number of cards owed to each owner of a pawn on the space (§3.4)
    owners: tuple[int, ...]  # the owners that have not been paid yet
    winded: bool  # does this move come from a Second Wind (§4.13)?

    def copy(self) -> State:
        """Returns a state that shares nothing mutable with this one."""
        twin = State()
        twin.settings = self.settings
        twin.box = self.box
        self.copy_shared(twin)
        twin.turn = self.turn
        twin.round = self.round
        twin.had_turn = self.had_turn
        twin.spaces = self.spaces
        twin.lies = self.lies
        twin.pawns = self.pawns
        twin.homes = self.homes
        twin.hands = self.hands
        twin.known = self.known
        twin.deck = self.deck
        twin.discards = self.discards
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
        twin.answers = self.answers
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
        """§2.5  Is this seat still in, that is, has it not lost?"""
        return self.still_in.has(seat)

    def lives(self, seat: Seat) -> int:
        """§6.3  Returns the number of times that this seat can still lose."""
        return self.still_in.has(seat) + self.spare.has(seat)

    def number_at(self, place: int) -> int:
        """Returns the number on the space at a place; a 0-circle has 0."""
        return self.box.numbers_lying[LIES * self.spaces[place] + self.lies[place]]

    def ways_from(self, place: int) -> list[int]:
        """§3.3  Returns the directions of a space's arrows that do not lead off the board."""
        arrows = self.box.arrows_lying[LIES * self.spaces[place] + self.lies[place]]
        return self.settings.grid.ways[place][arrows]

    def card_at_work(self) -> int:
        """Returns the kind of card whose targets are or were named; NO_CARD if no card is in play."""
        if self.naming != NO_CARD:
            return self.naming
        return self.stack[0].kind if self.stack else NO_CARD

    def take_up(self, seat: Seat, kinds: Sequence[int]) -> None:
        """Adds cards to a hand."""
        hand = self.hands[seat]
        for kind in kinds:
            hand = with_card(hand, kind)
        self.hands = replaced(self.hands, seat, hand)

    def show_from_hand(self, seat: Seat, kind: int) -> None:
        """Takes a card out of a hand for everybody to see."""
        self.hands = replaced(self.hands, seat, without_card(self.hands[seat], kind))
        if self.known.bags:
            self.known = self.known.show(seat, [kind])

    def known_of(self, viewer: Seat, holder: Seat) -> Bag:
        """Returns the cards that a seat knows to be in another seat's hand."""
        return self.known.of(viewer, holder)

    def take_from_hand(self, giver: Seat, receiver: Seat, kinds: Sequence[int]) -> None:
        """Takes cards out of one hand in order to give them to another; giver and receiver see the cards, the others
        only how many.
        """
        hand = self.hands[giver]
        for kind in kinds:
            hand = without_card(hand, kind)
        self.hands = replaced(self.hands, giver, hand)
        if self.known.bags:
            self.known = self.known.hide(giver, kinds, receiver)

    def put_into_hand(self, giver: Seat, receiver: Seat, kinds: Sequence[int]) -> None:
        """Adds cards that were taken from one hand to another; the giver remembers which cards they were."""
        self.take_up(receiver, kinds)
        self.known = self.known.learn(giver, receiver, self.known.of(giver, receiver).plus_all(kinds))

    def swap_hands(self, one: Seat, other: Seat) -> None:
        """Swaps two hands: the two seats now know both hands; what others know moves with the hands."""
        hands = self.hands
        hands = replaced(replaced(hands, one, hands[other]), other, hands[one])
        self.hands = hands
        known = self.known.swap(one, other)
        known = known.learn(one, other, Bag(self.box.cards, hands[other]))
        self.known = known.learn(other, one, Bag(self.box.cards, hands[one]))


def new_state(settings: Settings) -> State:
    """Returns a state in which nothing has been laid or dealt yet."""
    state = State()
    TABLE.freshen(state, settings)
    state.settings = settings
    state.box = settings.box
    return state
