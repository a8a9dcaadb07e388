"""§3  Passing cards: in turn, or all together; two seats exchange with each other and with the deck."""

from __future__ import annotations

from ludotheque.core.events import ChoiceSealed, StepTaken
from ludotheque.core.log import Log
from ludotheque.core.luck import Luck
from ludotheque.core.structs import Action, Seat
from ludotheque.games.wound_up.box import CARDS
from ludotheque.games.wound_up.events import CardsDiscarded, CardsDrawn, CardsPassed
from ludotheque.games.wound_up.rules.bidding import begin_bidding
from ludotheque.games.wound_up.state import GIVE, NOBODY, PASSING, State


def begin_passing(state: State) -> None:
    """§3.3  The first round, beginning to the dealer's left."""
    state.stage = PASSING
    begin_round(state, 0)


def begin_round(state: State, number: int) -> None:
    """§3.1, §3.2  The next round, with fewer cards; after the last one bidding begins."""
    seats = state.settings.seats
    state.round = number
    state.chosen = [()] * seats
    state.locked = 0
    if number < len(state.settings.rounds):
        state.passer = NOBODY if state.settings.together else state.left_of(state.dealer)
    else:
        state.round = 0
        state.passer = NOBODY
        begin_bidding(state)


def still_to_choose(state: State, seat: Seat) -> int:
    """How many cards a seat has still to choose in this round."""
    return state.settings.rounds[state.round][1] - len(state.chosen[seat])


def choosers(state: State) -> int:
    """The seats that owe a choice."""
    if state.passer != NOBODY:
        return 1 << state.passer
    members = 0
    for seat in range(state.settings.seats):
        if still_to_choose(state, seat):
            members |= 1 << seat
    return members


def choose(state: State, seat: Seat, kind: int, action: Action, luck: Luck, log: Log) -> None:
    """One card is chosen; the last one completes the choice.  Together, nobody's cards go before all have chosen (§3.3)."""
    state.chosen[seat] += (kind,)
    is_last = still_to_choose(state, seat) == 0
    if not is_last:
        log.happened(StepTaken, seat, action)
    elif state.passer != NOBODY:
        give_or_discard(state, seat, luck, log)
        if state.left_of(seat) == state.left_of(state.dealer):
            begin_round(state, state.round + 1)
        else:
            state.chosen[seat] = ()
            state.passer = state.left_of(seat)
    else:
        log.happened(ChoiceSealed, seat, action)
        if choosers(state) == 0:
            all_at_once(state, luck, log)
            begin_round(state, state.round + 1)


def interrupt(state: State) -> None:
    """§8.4  A token was used: unfinished choices begin anew, and sealed ones can no longer be taken back."""
    if state.stage == PASSING:
        owing = choosers(state)
        for seat, chosen in enumerate(state.chosen):
            if owing >> seat & 1:
                state.step -= len(chosen)
                state.chosen[seat] = ()
            elif chosen:
                state.locked |= 1 << seat


def give_or_discard(state: State, seat: Seat, luck: Luck, log: Log) -> None:
    """§3.1, §3.2  What a seat has chosen goes to the left, or face down aside with as many drawn for it."""
    cards = state.chosen[seat]
    if state.settings.rounds[state.round][0] == GIVE:
        give(state, seat, cards, log)
    else:
        discard(state, seat, cards, log)
        draw(state, seat, len(cards), luck, log)


def all_at_once(state: State, luck: Luck, log: Log) -> None:
    """§3.3  Option `passing = "together"`: all go at the same time, told from the dealer's left."""
    order = state.settings.clockwise(state.left_of(state.dealer))
    if state.settings.rounds[state.round][0] == GIVE:
        give_together(state, order, log)
        return
    for seat in order:
        discard(state, seat, state.chosen[seat], log)
    for seat in order:
        draw(state, seat, len(state.chosen[seat]), luck, log)


def give(state: State, seat: Seat, cards: tuple[int, ...], log: Log) -> None:
    """§3.2  To the left."""
    receiver = state.left_of(seat)
    state.hand_on(seat, receiver, cards)
    if log.heard:
        log.happened(CardsPassed, seat, receiver, len(cards), names_of(cards))


def give_together(state: State, order: list[int], log: Log) -> None:
    """All cards leave their hands before any arrives, so nobody can be thought to pass on what has just come."""
    for seat in order:
        cards = state.chosen[seat]
        receiver = state.left_of(seat)
        state.put_down(seat, cards)
        state.forget(seat, len(cards), receiver)
        bag = state.known_of(receiver, seat)
        for kind in cards:
            bag = bag.minus(kind) if kind in bag.items else bag
        state.knows(receiver, seat, bag)
    for seat in order:
        cards = state.chosen[seat]
        receiver = state.left_of(seat)
        state.take_up(receiver, cards)
        state.knows(seat, receiver, state.known_of(seat, receiver).plus_all(cards))
        if log.heard:
            log.happened(CardsPassed, seat, receiver, len(cards), names_of(cards))


def discard(state: State, seat: Seat, cards: tuple[int, ...], log: Log) -> None:
    """§3.1  Face down, until the next shuffle."""
    state.put_down(seat, cards)
    state.forget(seat, len(cards), seat)
    state.discards[seat] = sorted(state.discards[seat] + list(cards))
    if log.heard:
        log.happened(CardsDiscarded, seat, len(cards), names_of(cards))


def draw(state: State, seat: Seat, count: int, luck: Luck, log: Log) -> None:
    """§3.1  As many from the deck."""
    drawn, state.deck = luck.deal(state.deck, count)
    state.take_up(seat, drawn)
    if log.heard:
        log.happened(CardsDrawn, seat, len(drawn), names_of(drawn))


def names_of(cards: list[int] | tuple[int, ...]) -> tuple[str, ...]:
    """Cards by name."""
    return tuple([CARDS[kind] for kind in sorted(cards)])
