"""§4  Bidding: a type is opened, the others answer, Wilds are added, and the highest bid performs the action."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ludotheque.core.log import Log
from ludotheque.core.luck import Luck
from ludotheque.core.phases import Reason
from ludotheque.core.seats import NO_SEATS, only
from ludotheque.core.structs import Action, Seat
from ludotheque.games.wound_up.actions import Answer, Open, Pass, Raise
from ludotheque.games.wound_up.box import CARDS, RED, TYPES, WILD
from ludotheque.games.wound_up.events import (
    AuctionWon,
    BidAnswered,
    BidderPassed,
    BidOpened,
    BidRaised,
    RaisePassed,
)
from ludotheque.games.wound_up.rules.tokens import Question
from ludotheque.games.wound_up.state import (
    ACTING,
    ANSWERING,
    NO_CARD,
    NOBODY,
    OPENING,
    RAISING,
    TURN_ENDS,
    State,
)

PASS: Final = Pass()


def begin_bidding(state: State) -> None:
    """§2.2  The seat to the dealer's left bids first."""
    state.enter(OPENING)
    state.bidder = state.left_of(state.dealer)
    state.idle = 0


class Opening(Question):
    """§4.1  The bidder passes, or opens a type with all cards of it and any number of Wilds."""

    def actions(self, state: State, seat: Seat) -> Sequence[Action]:
        box = state.settings.box
        wilds = state.hands[seat][WILD]
        found: list[Action] = [PASS]
        for kind in range(TYPES):
            if may_open(state, seat, kind):
                found += box.openings[kind][least_wilds(state, seat, kind) : wilds + 1]
        return found

    def default(self, state: State, seat: Seat, actions: Sequence[Action]) -> Action | None:
        return PASS

    def answer(self, state: State, seat: Seat, action: Any, luck: Luck, log: Log) -> None:
        if isinstance(action, Open):
            open_type(state, seat, CARDS.index(action.card), action.wilds, log)
        else:
            pass_opening(state, True, log)

    def go_on(self, state: State, luck: Luck, log: Log) -> None:
        """§4.7, §4.11  Ends the turn when it is over; passes for a bidder without cards."""
        if turn_is_over(state):
            state.phase = TURN_ENDS
        elif state.sizes[state.bidder]:
            state.asked = only(state.bidder)
        else:
            pass_opening(state, False, log)

    def refuse_answer(self, state: State, seat: Seat, action: Any) -> Reason:
        """§4.1, §4.6, §4.10  Says why a type cannot be opened like this."""
        if not isinstance(action, Open):
            return self.section, self.awaited, {}
        if action.card not in CARDS:
            return "§4.1", "no-such-card", {"card": action.card}
        kind = CARDS.index(action.card)
        if kind >= TYPES:
            return "§4.6", "wild-has-no-action", {}
        if kind in state.opened:
            return "§4.10", "opened-already", {"card": action.card}
        held = state.hands[seat][WILD]
        if not 0 <= action.wilds <= held:
            return "§4.1", "not-so-many-wilds", {"wilds": action.wilds, "held": held}
        return "§4.10", "bid-something", {"card": action.card}


def turn_is_over(state: State) -> bool:
    """§4.5, §4.7  Are all hands empty, did all seats pass in a row as bidders, or have all seven types been opened?"""
    return sum(state.sizes) == 0 or state.idle >= state.settings.seats or len(state.opened) == TYPES


def may_open(state: State, seat: Seat, kind: int) -> bool:
    """§4.6, §4.10  May a seat open this type?  The type must not have been opened this turn, and the seat needs cards
    of it or Wilds.
    """
    if kind in state.opened:
        return False
    hand = state.hands[seat]
    return hand[kind] > 0 or hand[WILD] > 0


def least_wilds(state: State, seat: Seat, kind: int) -> int:
    """§4.10  Returns the least number of Wilds in an opening bid: 0, or 1 if the seat has no card of the type, because
    a bid needs at least one card.
    """
    return 0 if state.hands[seat][kind] else 1


def pass_opening(state: State, was_asked: bool, log: Log) -> None:
    """§4.1  The bidder opens nothing; the next seat becomes the bidder."""
    log.happened(BidderPassed, state.bidder, was_asked)
    state.idle += 1
    state.bidder = state.left_of(state.bidder)


def open_type(state: State, seat: Seat, kind: int, wilds: int, log: Log) -> None:
    """§4.1  The bidder plays all its cards of the type, and Wilds; the others answer in turn, beginning at its left."""
    seats = state.settings.seats
    cards = state.hands[seat][kind]
    state.idle = 0
    state.opened = tuple(sorted((*state.opened, kind)))
    state.card = kind
    state.cards_bid = [0] * seats
    state.wilds_bid = [0] * seats
    state.reds_bid = [0] * seats
    lay_down(state, seat, wilds)
    if log.heard:
        log.happened(BidOpened, seat, CARDS[kind], (CARDS[kind],) * cards, (CARDS[WILD],) * wilds)
    state.enter(ANSWERING)
    state.to_answer = state.clockwise(state.left_of(seat))[:-1]


def lay_down(state: State, seat: Seat, wilds: int) -> None:
    """§4.1, §4.2  A seat plays all its cards of the type, and some Wilds."""
    cards = state.hands[seat][state.card]
    state.cards_bid[seat] = cards
    state.wilds_bid[seat] = wilds
    state.show_from_hand(seat, state.card, cards)
    state.show_from_hand(seat, WILD, wilds)


class Answering(Question):
    """§4.2  Each other seat, beginning at the bidder's left, plays all its cards of the type, and Wilds if it wants to."""

    def actions(self, state: State, seat: Seat) -> Sequence[Action]:
        return state.settings.box.answers[: state.hands[seat][WILD] + 1]

    def default(self, state: State, seat: Seat, actions: Sequence[Action]) -> Action | None:
        return actions[0]

    def answer(self, state: State, seat: Seat, action: Any, luck: Luck, log: Log) -> None:
        answer(state, seat, action.wilds, log)

    def go_on(self, state: State, luck: Luck, log: Log) -> None:
        """§4.11  A seat without cards bids 0 without being asked."""
        if not state.to_answer:
            begin_raising(state)
        elif state.sizes[state.to_answer[0]]:
            state.asked = only(state.to_answer[0])
        else:
            answer(state, state.to_answer[0], 0, log)

    def refuse_answer(self, state: State, seat: Seat, action: Any) -> Reason:
        if isinstance(action, Answer):
            return self.section, "not-so-many-wilds", {"wilds": action.wilds, "held": state.hands[seat][WILD]}
        return self.section, self.awaited, {}


def answer(state: State, seat: Seat, wilds: int, log: Log) -> None:
    """§4.2  The next seat plays all its cards of the type."""
    cards = state.hands[seat][state.card]
    lay_down(state, seat, wilds)
    if log.heard:
        log.happened(BidAnswered, seat, (CARDS[state.card],) * cards, (CARDS[WILD],) * wilds)
    state.to_answer = state.to_answer[1:]


def begin_raising(state: State) -> None:
    """§4.3  Begins the raising, which goes round and round from the bidder's left."""
    state.enter(RAISING)
    state.raiser = state.left_of(state.bidder)
    state.passed = NO_SEATS


class Raising(Question):
    """§4.3  From the bidder's left, each seat may add Wilds or pass, round and round until all pass."""

    def actions(self, state: State, seat: Seat) -> Sequence[Action]:
        return [PASS, *state.settings.box.raises[1 : state.hands[seat][WILD] + 1]]

    def default(self, state: State, seat: Seat, actions: Sequence[Action]) -> Action | None:
        return PASS

    def answer(self, state: State, seat: Seat, action: Any, luck: Luck, log: Log) -> None:
        if isinstance(action, Raise):
            raise_bid(state, seat, action.wilds, log)
        else:
            pass_raise(state, seat, log)

    def go_on(self, state: State, luck: Luck, log: Log) -> None:
        if find_raiser(state):
            state.asked = only(state.raiser)
        else:
            award(state, log)

    def refuse_answer(self, state: State, seat: Seat, action: Any) -> Reason:
        if not isinstance(action, Raise):
            return self.section, self.awaited, {}
        if action.wilds < 1:
            return self.section, "add-something", {}
        return self.section, "not-so-many-wilds", {"wilds": action.wilds, "held": state.hands[seat][WILD]}


def is_asked_to_raise(state: State, seat: Seat) -> bool:
    """§4.11  Does the seat have any card, or a red token? (Whether a card is a Wild is secret.)"""
    return state.sizes[seat] > 0 or state.tokens[seat][RED] > 0


def find_raiser(state: State) -> bool:
    """§4.3  Finds the next seat to ask, beginning with the current one; False if all have passed in a row."""
    for seat in state.clockwise(state.raiser):
        if is_asked_to_raise(state, seat) and not state.passed.has(seat):
            state.raiser = seat
            return True
    return False


def raise_bid(state: State, seat: Seat, wilds: int, log: Log) -> None:
    """§4.3  Adds Wilds to a bid; then all seats are asked again whether they raise."""
    state.wilds_bid[seat] += wilds
    state.show_from_hand(seat, WILD, wilds)
    state.passed = NO_SEATS
    state.raiser = state.left_of(seat)
    if log.heard:
        log.happened(BidRaised, seat, (CARDS[WILD],) * wilds, state.bid(seat))


def pass_raise(state: State, seat: Seat, log: Log) -> None:
    """§4.3  The seat adds nothing now; it may still raise later in the same auction."""
    state.passed = state.passed.plus(seat)
    state.raiser = state.left_of(seat)
    log.happened(RaisePassed, seat)


def award(state: State, log: Log) -> None:
    """§4.4  The highest bidder performs the action; in a tie, all highest bidders do, clockwise from the bidder."""
    seats = state.settings.seats
    bids = [state.bid(seat) for seat in range(seats)]
    most = max(bids)
    state.acting = tuple([seat for seat in state.clockwise(state.bidder) if bids[seat] == most])
    state.target = NOBODY
    state.raiser = NOBODY
    state.passed = NO_SEATS
    state.enter(ACTING)
    if log.heard:
        log.happened(AuctionWon, CARDS[state.card], state.acting, tuple(bids))


def close_auction(state: State) -> None:
    """§4.5  The seat to the bidder's left is the next bidder."""
    seats = state.settings.seats
    state.card = NO_CARD
    state.cards_bid = [0] * seats
    state.wilds_bid = [0] * seats
    state.reds_bid = [0] * seats
    state.bidder = state.left_of(state.bidder)
    state.enter(OPENING)
