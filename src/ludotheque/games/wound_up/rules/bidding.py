"""§4  Bidding: a type is opened, the others answer, Wilds are added, and the highest bid performs the action."""

from __future__ import annotations

from ludotheque.core.log import Log
from ludotheque.core.structs import Seat
from ludotheque.games.wound_up.box import CARDS, RED, WILD
from ludotheque.games.wound_up.events import (
    AuctionWon,
    BidAnswered,
    BidderPassed,
    BidOpened,
    BidRaised,
    RaisePassed,
)
from ludotheque.games.wound_up.state import (
    ACTING,
    ALL_TYPES,
    ANSWERING,
    NOBODY,
    OPENING,
    RAISING,
    State,
)


def begin_bidding(state: State) -> None:
    """§2.2  The seat to the dealer's left bids first."""
    state.stage = OPENING
    state.bidder = state.left_of(state.dealer)
    state.idle = 0


def turn_is_over(state: State) -> bool:
    """§4.5, §4.7  All hands are empty, all seats passed in a row as bidders, or all seven types have been opened."""
    return sum(state.sizes) == 0 or state.idle >= state.settings.seats or state.opened == ALL_TYPES


def may_open(state: State, seat: Seat, kind: int) -> bool:
    """§4.6, §4.10  A type nobody has opened this turn, with cards of it or with Wilds alone."""
    if state.opened >> kind & 1:
        return False
    hand = state.hands[seat]
    return hand[kind] > 0 or hand[WILD] > 0


def least_wilds(state: State, seat: Seat, kind: int) -> int:
    """§4.10  An opening bid has at least one card."""
    return 0 if state.hands[seat][kind] else 1


def pass_opening(state: State, was_asked: bool, log: Log) -> None:
    """§4.1  The bidder opens nothing; the next one may."""
    log.happened(BidderPassed, state.bidder, was_asked)
    state.idle += 1
    state.bidder = state.left_of(state.bidder)


def open_type(state: State, seat: Seat, kind: int, wilds: int, log: Log) -> None:
    """§4.1  All cards of the type, and Wilds; the others answer from the bidder's left."""
    seats = state.settings.seats
    cards = state.hands[seat][kind]
    state.idle = 0
    state.opened |= 1 << kind
    state.card = kind
    state.cards_bid = [0] * seats
    state.wilds_bid = [0] * seats
    state.reds_bid = [0] * seats
    lay_down(state, seat, wilds)
    if log.heard:
        log.happened(BidOpened, seat, CARDS[kind], (CARDS[kind],) * cards, (CARDS[WILD],) * wilds)
    state.stage = ANSWERING
    state.to_answer = tuple(state.settings.clockwise(state.left_of(seat))[:-1])


def lay_down(state: State, seat: Seat, wilds: int) -> None:
    """§4.1, §4.2  A seat plays all its cards of the type, and some Wilds."""
    cards = state.hands[seat][state.card]
    state.cards_bid[seat] = cards
    state.wilds_bid[seat] = wilds
    state.show_from_hand(seat, state.card, cards)
    state.show_from_hand(seat, WILD, wilds)


def answer(state: State, seat: Seat, wilds: int, log: Log) -> None:
    """§4.2  The next one plays all its cards of the type."""
    cards = state.hands[seat][state.card]
    lay_down(state, seat, wilds)
    if log.heard:
        log.happened(BidAnswered, seat, (CARDS[state.card],) * cards, (CARDS[WILD],) * wilds)
    state.to_answer = state.to_answer[1:]


def begin_raising(state: State) -> None:
    """§4.3  From the bidder's left, round and round."""
    state.stage = RAISING
    state.raiser = state.left_of(state.bidder)
    state.passed = 0


def is_asked_to_raise(state: State, seat: Seat) -> bool:
    """§4.11  Who has cards, whatever they are, or a red token."""
    return state.sizes[seat] > 0 or state.tokens[seat][RED] > 0


def find_raiser(state: State) -> bool:
    """§4.3  The next seat to be asked, beginning with the one whose turn it is; False if all have passed in a row."""
    for seat in state.settings.clockwise(state.raiser):
        if is_asked_to_raise(state, seat) and not state.passed >> seat & 1:
            state.raiser = seat
            return True
    return False


def raise_bid(state: State, seat: Seat, wilds: int, log: Log) -> None:
    """§4.3  Wilds are added; all are asked again."""
    state.wilds_bid[seat] += wilds
    state.show_from_hand(seat, WILD, wilds)
    state.passed = 0
    state.raiser = state.left_of(seat)
    if log.heard:
        log.happened(BidRaised, seat, (CARDS[WILD],) * wilds, state.bid(seat))


def pass_raise(state: State, seat: Seat, log: Log) -> None:
    """§4.3  Nothing is added; a seat may come back while the step lasts."""
    state.passed |= 1 << seat
    state.raiser = state.left_of(seat)
    log.happened(RaisePassed, seat)


def award(state: State, log: Log) -> None:
    """§4.4  The highest bid performs the action; of a tie everyone, clockwise beginning with the bidder."""
    seats = state.settings.seats
    bids = [state.bid(seat) for seat in range(seats)]
    most = max(bids)
    state.acting = tuple([seat for seat in state.settings.clockwise(state.bidder) if bids[seat] == most])
    state.target = NOBODY
    state.raiser = NOBODY
    state.passed = 0
    state.stage = ACTING
    if log.heard:
        log.happened(AuctionWon, CARDS[state.card], state.acting, tuple(bids))


def close_auction(state: State) -> None:
    """§4.5  The seat to the bidder's left is the next bidder."""
    seats = state.settings.seats
    state.card = NOBODY
    state.cards_bid = [0] * seats
    state.wilds_bid = [0] * seats
    state.reds_bid = [0] * seats
    state.bidder = state.left_of(state.bidder)
    state.stage = OPENING
