"""§3  Passing cards: in turn, or all together; two seats exchange with each other and with the deck."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludotheque.core.events import ChoiceReopened, ChoiceSealed, StepTaken, StepTakenBack
from ludotheque.core.log import Log
from ludotheque.core.luck import Luck
from ludotheque.core.phases import Phase, Reason
from ludotheque.core.seats import NO_SEATS
from ludotheque.core.structs import Action, Seat
from ludotheque.games.wound_up.actions import DiscardCard, GiveCard
from ludotheque.games.wound_up.box import CARDS, WILD
from ludotheque.games.wound_up.events import CardsDiscarded, CardsDrawn, CardsPassed
from ludotheque.games.wound_up.rules.bidding import begin_bidding
from ludotheque.games.wound_up.rules.tokens import Question
from ludotheque.games.wound_up.state import DISCARDING, GIVING, NOBODY, PASSING, State


class Passing(Phase[State]):
    """§3.3  Asks one seat after the other, or all together, for the cards of this round of passing."""

    def go_on(self, state: State, luck: Luck, log: Log) -> None:
        state.phase = GIVING if state.settings.rounds[state.round].is_given else DISCARDING
        state.asked = state.choosers()


class Giving(Question):
    """§3.2  A seat chooses cards to pass on one by one, unseen by the others; the last one completes the choice."""

    def actions(self, state: State, seat: Seat) -> Sequence[Action]:
        return actions_with_card_in_hand(state, seat, state.settings.box.giving)

    def answer(self, state: State, seat: Seat, action: Any, luck: Luck, log: Log) -> None:
        choose(state, seat, CARDS.index(action.card), action, luck, log)

    def refuse_answer(self, state: State, seat: Seat, action: Any) -> Reason:
        if isinstance(action, GiveCard):
            return self.section, reason_against_card(action.card), {"card": action.card}
        return self.section, self.awaited, {}

    def may_take_back(self, state: State, seat: Seat) -> bool:
        """§3.3  May the seat take a chosen card back?  Yes, until the cards change hands."""
        return len(state.chosen[seat]) > 0 and not state.locked.has(seat)

    def take_back(self, state: State, seat: Seat, log: Log) -> None:
        was_sealed = not state.asked.has(seat)
        state.chosen[seat] = state.chosen[seat][:-1]
        state.asked = state.asked.plus(seat)
        if was_sealed:
            log.happened(ChoiceReopened, seat)
        else:
            log.happened(StepTakenBack, seat)


class Discarding(Giving):
    """§3.1  A seat chooses cards one by one, unseen by the others, to exchange for cards from the deck."""

    def actions(self, state: State, seat: Seat) -> Sequence[Action]:
        return actions_with_card_in_hand(state, seat, state.settings.box.discarding)

    def refuse_answer(self, state: State, seat: Seat, action: Any) -> Reason:
        if isinstance(action, DiscardCard):
            return self.section, reason_against_card(action.card), {"card": action.card}
        return self.section, self.awaited, {}


def actions_with_card_in_hand(state: State, seat: Seat, actions: list[Action]) -> list[Action]:
    """Returns those of `actions`, one per kind of card, whose card is in the hand and not chosen yet."""
    hand = state.hands[seat]
    chosen = state.chosen[seat]
    return [actions[kind] for kind in range(WILD + 1) if hand[kind] > chosen.count(kind)]


def reason_against_card(card: str) -> str:
    """Says why a card cannot be chosen."""
    return "not-in-hand" if card in CARDS else "no-such-card"


def begin_passing(state: State) -> None:
    """§3.3  Begins the first round, with the seat to the dealer's left."""
    state.enter(PASSING)
    begin_round(state, 0)


def begin_round(state: State, number: int) -> None:
    """§3.1, §3.2  Begins a round of passing, each with fewer cards than the one before; after the last round bidding
    begins.
    """
    seats = state.settings.seats
    state.round = number
    state.chosen = [()] * seats
    state.locked = NO_SEATS
    if number < len(state.settings.rounds):
        state.passer = NOBODY if state.settings.together else state.left_of(state.dealer)
    else:
        state.round = 0
        state.passer = NOBODY
        begin_bidding(state)


def choose(state: State, seat: Seat, kind: int, action: Action, luck: Luck, log: Log) -> None:
    """§3.3  One card is chosen; the last one completes the choice.  If all choose together, no cards change hands
    before everybody has chosen.
    """
    state.chosen[seat] += (kind,)
    is_last = state.cards_to_choose(seat) == 0
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
        if not state.choosers().members:
            pass_all_together(state, luck, log)
            begin_round(state, state.round + 1)


def give_or_discard(state: State, seat: Seat, luck: Luck, log: Log) -> None:
    """§3.1, §3.2  The chosen cards go to the left, or are put aside face down, and as many cards are drawn in exchange."""
    cards = state.chosen[seat]
    if state.settings.rounds[state.round].is_given:
        give(state, seat, cards, log)
    else:
        discard(state, seat, cards, log)
        draw(state, seat, len(cards), luck, log)


def pass_all_together(state: State, luck: Luck, log: Log) -> None:
    """§3.3  Option `passing = "together"`: all cards move at the same time; the events are reported from the dealer's
    left.
    """
    order = state.clockwise(state.left_of(state.dealer))
    if state.settings.rounds[state.round].is_given:
        give_together(state, order, log)
        return
    for seat in order:
        discard(state, seat, state.chosen[seat], log)
    for seat in order:
        draw(state, seat, len(state.chosen[seat]), luck, log)


def give(state: State, seat: Seat, cards: tuple[int, ...], log: Log) -> None:
    """§3.2  Gives cards to the seat to the left."""
    receiver = state.left_of(seat)
    state.take_from_hand(seat, cards, receiver)
    state.put_into_hand(seat, receiver, cards)
    if log.heard:
        log.happened(CardsPassed, seat, receiver, len(cards), names_of(cards))


def give_together(state: State, order: tuple[Seat, ...], log: Log) -> None:
    """All cards leave their hands before any card arrives, so that nobody can pass on a card that has just arrived."""
    for seat in order:
        state.take_from_hand(seat, state.chosen[seat], state.left_of(seat))
    for seat in order:
        cards = state.chosen[seat]
        receiver = state.left_of(seat)
        state.put_into_hand(seat, receiver, cards)
        if log.heard:
            log.happened(CardsPassed, seat, receiver, len(cards), names_of(cards))


def discard(state: State, seat: Seat, cards: tuple[int, ...], log: Log) -> None:
    """§3.1  Discards cards face down, until the next shuffle."""
    state.take_from_hand(seat, cards, seat)
    state.discards[seat] = sorted(state.discards[seat] + list(cards))
    if log.heard:
        log.happened(CardsDiscarded, seat, len(cards), names_of(cards))


def draw(state: State, seat: Seat, count: int, luck: Luck, log: Log) -> None:
    """§3.1  Draws `count` cards from the deck."""
    drawn, state.deck = luck.deal(state.deck, count)
    state.take_up(seat, drawn)
    if log.heard:
        log.happened(CardsDrawn, seat, len(drawn), names_of(drawn))


def names_of(cards: list[int] | tuple[int, ...]) -> tuple[str, ...]:
    """Returns the names of these kinds of cards."""
    return tuple([CARDS[kind] for kind in sorted(cards)])
