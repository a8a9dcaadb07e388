"""§4  The cards.  Each docstring is the card's text; "you" is the seat for whom the card works (§5.3)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from ludotheque.core.bag import ONE, Bag
from ludotheque.core.log import Log
from ludotheque.core.luck import Luck
from ludotheque.core.seats import only, replaced
from ludotheque.core.structs import Seat
from ludotheque.games.malta.board import DIRECTIONS, OFF, RIGHT, UP
from ludotheque.games.malta.events import (
    BlindFaithLaid,
    CardDidNothing,
    CardsDiscarded,
    CardsDrawn,
    CardsGiven,
    DiscardsReshuffled,
    HandsSwapped,
    LineShifted,
    PawnMoved,
    SeatReturned,
    SpaceRemoved,
    SpaceRestored,
    SpacesSwapped,
    SpaceTurned,
)
from ludotheque.games.malta.needs import (
    ANY_WAY,
    ARROW_OF_YOURS,
    CIRCLE,
    FACE_UP,
    LINE,
    LOST_SEAT,
    OTHER_PAWN,
    OTHER_SPACE,
    PAWN,
    QUARTERS,
    RIVAL,
    RIVAL_WITH_CARDS,
    SPACE,
    WAY_OF_LINE,
    WAY_OF_RIVAL,
    WAY_OF_YOURS,
)
from ludotheque.games.malta.state import DISCARDING, GIVING, NOBODY, PASSING_ON, REMOVED, TOLLS_DUE, State

Targets = tuple[int, ...]
Works = Callable[[State, int, Targets, int, Luck, Log], None]


class Effect:
    """What a card does, and the facts about this effect that other parts of the game need."""

    def __init__(
        self, works: Works, needs: Targets, has_amount: bool, worth: float, refills: bool, reacts: bool
    ) -> None:
        self.works = works
        self.needs = needs  # the targets that the card's player must name, in this order (§3.6)
        self.has_amount = has_amount  # must the box give a number, such as the cards to draw or the length of a jump?
        self.worth = worth  # the value of keeping this card rather than an average one, in log odds of winning
        self.refills = refills  # does the card bring new cards to a seat that plays it as its last card?
        self.reacts = reacts  # §4.3  may it be played out of turn?


EFFECTS: Final[dict[str, Effect]] = {}  # all effects, by function name, which is the `effect` of a card in the box


def effect(
    *needs: int, has_amount: bool = False, worth: float = 0.0, refills: bool = False, reacts: bool = False
) -> Callable[[Works], Works]:
    """Registers a function as the effect of a card.  Each `worth` was fitted to thousands of bot matches."""

    def register(works: Works) -> Works:
        EFFECTS[works.__name__] = Effect(works, needs, has_amount, worth, refills, reacts)
        return works

    return register


# ── The hand ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@effect(has_amount=True, worth=0.06, refills=True)
def draw(state: State, you: Seat, targets: Targets, amount: int, luck: Luck, log: Log) -> None:
    """Draw two cards."""
    draw_cards(state, you, amount, luck, log)


@effect(has_amount=True, worth=-0.24)
def discard_own(state: State, you: Seat, targets: Targets, amount: int, luck: Luck, log: Log) -> None:
    """Discard two of your own cards."""
    ask_to_discard(state, you, amount, log)


@effect(RIVAL_WITH_CARDS, has_amount=True, worth=0.06)
def discard_theirs(state: State, you: Seat, targets: Targets, amount: int, luck: Luck, log: Log) -> None:
    """A rival discards two cards of his choice."""
    ask_to_discard(state, targets[0], amount, log)


@effect(RIVAL, worth=-0.06, refills=True)
def swap_hands(state: State, you: Seat, targets: Targets, amount: int, luck: Luck, log: Log) -> None:
    """Swap hands with a rival; an empty hand may be swapped too (§4.10)."""
    rival = targets[0]
    state.swap_hands(you, rival)
    if log.heard:
        log.happened(HandsSwapped, you, rival, names_of(state, state.hands[you]), names_of(state, state.hands[rival]))


@effect(RIVAL_WITH_CARDS, has_amount=True, worth=0.17, refills=True)
def pickpocket(state: State, you: Seat, targets: Targets, amount: int, luck: Luck, log: Log) -> None:
    """Take one card at random from a rival."""
    rival = targets[0]
    dealt, _ = luck.deal(Bag(state.box.cards, state.hands[rival]), amount)
    hand_over(state, rival, you, dealt, log)


@effect(RIVAL, has_amount=True, worth=-0.13)
def hand_me_down(state: State, you: Seat, targets: Targets, amount: int, luck: Luck, log: Log) -> None:
    """Give a rival one card of your choice; without a card you give none (§4.12)."""
    hand = state.hands[you]
    if len(hand) <= amount:
        hand_over(state, you, targets[0], hand, log)
    else:
        state.phase = GIVING
        state.asked = only(you)
        state.to_choose = amount
        state.receiver = targets[0]


@effect()
def pass_it_on(state: State, you: Seat, targets: Targets, amount: int, luck: Luck, log: Log) -> None:
    """Everyone passes one card to the left; all choose in secret at once (§4.12)."""
    state.phase = PASSING_ON
    for seat in state.still_in.members:
        hand = state.hands[seat]
        if len(hand) == 1:  # a seat with a single card has no choice, and everybody knows this
            state.answers = replaced(state.answers, seat, 2 + hand[0])
        elif hand:
            state.asked = state.asked.plus(seat)


@effect(has_amount=True, worth=-0.1, refills=True)
def everyone_draws(state: State, you: Seat, targets: Targets, amount: int, luck: Luck, log: Log) -> None:
    """Everyone draws one card, clockwise from the active seat (§3.1)."""
    for seat in state.still_in.clockwise(state.turn):
        draw_cards(state, seat, amount, luck, log)


@effect(worth=-0.2)
def reshuffle(state: State, you: Seat, targets: Targets, amount: int, luck: Luck, log: Log) -> None:
    """Shuffle the discards into the deck; this card leaves the game (§4.14)."""
    log.happened(DiscardsReshuffled, len(state.discards))
    state.deck = state.deck.plus_all(state.discards)
    state.discards = b""
    state.gone = state.gone.plus(state.stack[0].kind)
    state.stack = ()


# ── The pawns ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@effect(ANY_WAY, worth=0.12)
def everyone_moves(state: State, you: Seat, targets: Targets, amount: int, luck: Luck, log: Log) -> None:
    """All pawns move one space in one direction, yours too; arrows are ignored, pawns at the edge stay (§4.6)."""
    for seat in state.still_in.clockwise(state.turn):
        put_pawn(state, seat, state.settings.grid.steps[state.pawns[seat]][targets[0]], log)


@effect(PAWN, worth=0.07)
def going_home(state: State, you: Seat, targets: Targets, amount: int, luck: Luck, log: Log) -> None:
    """A pawn goes back to its start space or, if that space was removed, to the place where it lay at the set-up
    (§4.4).
    """
    pawn = targets[0]
    home = home_of(state, pawn)
    put_pawn(state, pawn, home if state.lies[home] < REMOVED else state.homes[pawn], log)


@effect(RIVAL, WAY_OF_RIVAL, has_amount=True, worth=-0.05)
def shove(state: State, you: Seat, targets: Targets, amount: int, luck: Luck, log: Log) -> None:
    """Move a rival's pawn one space in any direction."""
    for _ in range(amount):
        put_pawn(state, targets[0], state.settings.grid.steps[state.pawns[targets[0]]][targets[1]], log)


@effect(WAY_OF_YOURS, has_amount=True, worth=-0.04)
def jump(state: State, you: Seat, targets: Targets, amount: int, luck: Luck, log: Log) -> None:
    """Move your pawn one space in any direction (Sidestep), or two in a straight line (Long Jump)."""
    put_pawn(state, you, state.settings.grid.next_place(state.pawns[you], targets[0], amount), log)


@effect(PAWN, OTHER_PAWN, worth=0.2)
def trade_places(state: State, you: Seat, targets: Targets, amount: int, luck: Luck, log: Log) -> None:
    """Two pawns swap places."""
    one, other = state.pawns[targets[0]], state.pawns[targets[1]]
    put_pawn(state, targets[0], other, log)
    put_pawn(state, targets[1], one, log)


@effect(LOST_SEAT, has_amount=True, worth=-0.18)
def welcome_back(state: State, you: Seat, targets: Targets, amount: int, luck: Luck, log: Log) -> None:
    """A lost seat returns: its pawn goes back to its start space, which is turned face up, and its kept cards are
    filled up to two (§4.9).
    """
    seat = targets[0]
    state.still_in = state.still_in.plus(seat)
    state.lost = tuple([lost for lost in state.lost if lost != seat])
    come_back(state, seat, amount, luck, log)


# ── The spaces ────────────────────────────────────────────────────────────────────────────────────────────────────────


@effect(FACE_UP, worth=0.19)
def remove_a_space(state: State, you: Seat, targets: Targets, amount: int, luck: Luck, log: Log) -> None:
    """Turn a space to its 0-circle (§4.5)."""
    lay(state, targets[0], state.lies[targets[0]] + REMOVED)
    if log.heard:
        log.happened(SpaceRemoved, state.settings.grid.names[targets[0]])


@effect(CIRCLE, worth=-0.09)
def restore_a_space(state: State, you: Seat, targets: Targets, amount: int, luck: Luck, log: Log) -> None:
    """Turn a 0-circle face up; the space is oriented as it was before it was removed (§4.5)."""
    lay(state, targets[0], state.lies[targets[0]] - REMOVED)
    if log.heard:
        log.happened(SpaceRestored, state.settings.grid.names[targets[0]])


@effect(SPACE, OTHER_SPACE, worth=0.19)
def swap_two_spaces(state: State, you: Seat, targets: Targets, amount: int, luck: Luck, log: Log) -> None:
    """Two spaces change places; each keeps its side and orientation, and pawns stay on their places (§4.8)."""
    one, other = sorted(targets)
    state.spaces = swapped(state.spaces, one, other)
    state.lies = swapped(state.lies, one, other)
    if log.heard:
        names = state.settings.grid.names
        log.happened(SpacesSwapped, names[targets[0]], names[targets[1]])


@effect(FACE_UP, QUARTERS, worth=-0.09)
def turn_a_space(state: State, you: Seat, targets: Targets, amount: int, luck: Luck, log: Log) -> None:
    """Turn a space by 90, 180 or 270 degrees clockwise."""
    place, quarters = targets
    lay(state, place, (state.lies[place] + quarters) % 4)
    if log.heard:
        log.happened(SpaceTurned, state.settings.grid.names[place], quarters)


@effect(LINE, WAY_OF_LINE, worth=0.07)
def shift_a_line(state: State, you: Seat, targets: Targets, amount: int, luck: Luck, log: Log) -> None:
    """Slide a row or column by one place; the space that leaves at one end comes back at the other end."""
    line, way = targets
    places = state.settings.grid.line(line)
    to = places[1:] + places[:1] if way in (RIGHT, UP) else places[-1:] + places[:-1]
    state.spaces = carried(state.spaces, places, to)
    state.lies = carried(state.lies, places, to)
    if log.heard:
        log.happened(LineShifted, state.settings.grid.lines[line], DIRECTIONS[way])


# ── The turn ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@effect(worth=-0.05)
def end_turn(state: State, you: Seat, targets: Targets, amount: int, luck: Luck, log: Log) -> None:
    """Your turn ends without a movement phase; if this was your last card, you lose (§4.2)."""
    state.ending = True


@effect()
def blind_faith(state: State, you: Seat, targets: Targets, amount: int, luck: Luck, log: Log) -> None:
    """The next player cannot play cards in his next turn (§4.7); if a Boomerang turned the card round, this applies to
    the player who had played it (§5.7).
    """
    seat = state.original if state.original != NOBODY else state.still_in.left_of(you)
    state.blind = state.blind.plus(seat)
    log.happened(BlindFaithLaid, seat)


@effect(worth=0.39, reacts=True)
def negate(state: State, you: Seat, targets: Targets, amount: int, luck: Luck, log: Log) -> None:
    """Play it out of turn: a card that an opponent plays has no effect.  In your own turn this card does nothing
    (§4.3).
    """
    log.happened(CardDidNothing, you, state.box.cards[state.stack[0].kind])


@effect(worth=0.54, reacts=True)
def boomerang(state: State, you: Seat, targets: Targets, amount: int, luck: Luck, log: Log) -> None:
    """Play it out of turn: a card that an opponent plays works for you.  In your own turn this card does nothing
    (§4.3).
    """
    log.happened(CardDidNothing, you, state.box.cards[state.stack[0].kind])


@effect(ARROW_OF_YOURS, worth=-0.2)
def second_wind(state: State, you: Seat, targets: Targets, amount: int, luck: Luck, log: Log) -> None:
    """Make an extra move along an arrow now, tolls included (§4.13)."""
    put_pawn(state, you, state.settings.grid.steps[state.pawns[you]][targets[0]], log)
    state.winded = True
    state.phase = TOLLS_DUE


# ── What several cards do ─────────────────────────────────────────────────────────────────────────────────────────────


def draw_cards(state: State, seat: Seat, count: int, luck: Luck, log: Log) -> None:
    """§3.1  Draws cards; if the deck has too few, as many as there are.  Discards are not reshuffled."""
    if count <= 0 or not state.deck.items:
        return
    drawn, state.deck = luck.deal(state.deck, count)
    state.take_up(seat, drawn)
    if log.heard:
        log.happened(CardsDrawn, seat, len(drawn), names_of(state, drawn))


def ask_to_discard(state: State, seat: Seat, count: int, log: Log) -> None:
    """Asks a seat to discard `count` cards of its choice; a seat with `count` cards or fewer discards them all (§3.5)."""
    hand = state.hands[seat]
    if len(hand) <= count:
        discard(state, seat, hand, log)
    else:
        state.phase = DISCARDING
        state.asked = only(seat)
        state.to_choose = count


def discard(state: State, seat: Seat, kinds: Sequence[int], log: Log) -> None:
    """§1.6  Moves cards to the discard pile, which is public."""
    for kind in kinds:
        state.show_from_hand(seat, kind)
        state.discards = state.discards + ONE[kind]
    if kinds and log.heard:
        log.happened(CardsDiscarded, seat, names_of(state, kinds))


def hand_over(state: State, giver: Seat, receiver: Seat, kinds: Sequence[int], log: Log) -> None:
    """Moves cards from hand to hand, seen only by the two seats concerned."""
    state.take_from_hand(giver, receiver, kinds)
    state.put_into_hand(giver, receiver, kinds)
    if kinds and log.heard:
        log.happened(CardsGiven, giver, receiver, len(kinds), names_of(state, kinds))


def names_of(state: State, kinds: Sequence[int]) -> tuple[str, ...]:
    """Returns the names of these kinds of cards."""
    names = state.box.cards
    return tuple([names[kind] for kind in kinds])


def put_pawn(state: State, seat: Seat, place: int, log: Log) -> None:
    """Puts a pawn on another place; a pawn never leaves the board this way (§3.3)."""
    start = state.pawns[seat]
    if place != OFF and place != start:
        state.pawns = replaced(state.pawns, seat, place)
        if log.heard:
            log.happened(PawnMoved, seat, state.settings.grid.names[start], state.settings.grid.names[place])


def home_of(state: State, seat: Seat) -> int:
    """§4.4  Returns the place where a seat's start space is now.  At the set-up, start space n lay at place n."""
    return state.spaces.index(state.homes[seat])


def come_back(state: State, seat: Seat, filled_to: int, luck: Luck, log: Log) -> None:
    """§4.9, §6.3  Puts a seat's pawn back on its start space, which is turned face up, and fills up the seat's hand."""
    place = home_of(state, seat)
    if state.lies[place] >= REMOVED:
        lay(state, place, state.lies[place] - REMOVED)
        log.happened(SpaceRestored, state.settings.grid.names[place])
    state.pawns = replaced(state.pawns, seat, place)
    log.happened(SeatReturned, seat, state.settings.grid.names[place])
    draw_cards(state, seat, filled_to - len(state.hands[seat]), luck, log)


def lay(state: State, place: int, lies: int) -> None:
    """Changes the orientation and the upper side of a space."""
    state.lies = state.lies[:place] + ONE[lies] + state.lies[place + 1 :]


def swapped(board: bytes, one: int, other: int) -> bytes:
    """Returns a board in which two places have changed their contents; `one` is before `other`."""
    return board[:one] + board[other : other + 1] + board[one + 1 : other] + board[one : one + 1] + board[other + 1 :]


def carried(board: bytes, places: list[int], to: list[int]) -> bytes:
    """Returns a board in which the contents of some places have moved to others."""
    after = bytearray(board)
    for at in range(len(places)):
        after[to[at]] = board[places[at]]
    return bytes(after)
