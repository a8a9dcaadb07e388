"""§3.6  Choosing cards from one's own hand, in order to discard, give, pass on or pay them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludotheque.core.cardroom import distinct_kinds, without_card
from ludotheque.core.events import ChoiceReopened, ChoiceSealed, StepTaken, StepTakenBack
from ludotheque.core.log import Log
from ludotheque.core.luck import Luck
from ludotheque.core.phases import Phase, Reason
from ludotheque.core.seats import NO_SEATS, replaced
from ludotheque.core.structs import Action, Seat
from ludotheque.games.malta.actions import ChooseCard
from ludotheque.games.malta.cards import discard, hand_over
from ludotheque.games.malta.events import CardsGiven
from ludotheque.games.malta.refusals import elsewhere, not_in_hand
from ludotheque.games.malta.state import CARD_RESOLVED, NOBODY, TOLLS_DUE, State


class Choosing(Phase[State]):
    """§3.6  A seat chooses cards of its hand one by one; the last card completes the choice."""

    def actions(self, state: State, seat: Seat) -> Sequence[Action]:
        picks = state.box.picks
        return [picks[kind] for kind in kinds_to_choose(state, seat)]

    def apply(self, state: State, seat: Seat, action: Any, luck: Luck, log: Log) -> None:
        state.chosen += (state.box.kind_of[action.card],)
        if len(state.chosen) < state.to_choose:
            state.pending += 1
            log.happened(StepTaken, seat, action)
            return
        chosen, state.chosen = state.chosen, ()
        state.pending = 0
        state.asked = NO_SEATS
        state.phase = CARD_RESOLVED
        self.complete(state, seat, chosen, log)
        state.receiver = NOBODY

    def complete(self, state: State, seat: Seat, chosen: tuple[int, ...], log: Log) -> None:
        """Carries out what the cards were chosen for, such as a discard."""
        raise NotImplementedError

    def refuse(self, state: State, seat: Seat, action: Any) -> Reason:
        return not_in_hand(self, state, seat, action, ChooseCard) or elsewhere(self, action)

    def may_take_back(self, state: State, seat: Seat) -> bool:
        """Has the seat taken a step that nobody else has seen?  Such a step may be taken back."""
        return state.pending > 0 and state.asked.has(seat)

    def take_back(self, state: State, seat: Seat, log: Log) -> None:
        state.pending -= 1
        state.chosen = state.chosen[:-1]
        log.happened(StepTakenBack, seat)


class Discarding(Choosing):
    """§4.1  A seat discards cards by the effect of a card."""

    def complete(self, state: State, seat: Seat, chosen: tuple[int, ...], log: Log) -> None:
        discard(state, seat, chosen, log)


class Giving(Choosing):
    """§4.1  A seat gives cards to one rival."""

    def complete(self, state: State, seat: Seat, chosen: tuple[int, ...], log: Log) -> None:
        hand_over(state, seat, state.receiver, chosen, log)


class Paying(Choosing):
    """§3.4  The active seat pays the owner of a pawn."""

    def complete(self, state: State, seat: Seat, chosen: tuple[int, ...], log: Log) -> None:
        hand_over(state, seat, state.receiver, chosen, log)
        state.phase = TOLLS_DUE


class PassingOn(Choosing):
    """§4.12  Pass It On: every seat chooses a card in secret; then all chosen cards move to the left at once."""

    def apply(self, state: State, seat: Seat, action: Any, luck: Luck, log: Log) -> None:
        seal(state, seat, 2 + state.box.kind_of[action.card], action, log)

    def go_on(self, state: State, luck: Luck, log: Log) -> None:
        seats = [seat for seat in state.still_in.members if state.answers[seat]]
        gifts = [(seat, state.still_in.left_of(seat), (state.answers[seat] - 2,)) for seat in seats]
        # All cards leave their hands before any arrives: a seat cannot pass on the card that it is being given, and the
        # giver of that card knows that the receiver still has it.
        for giver, receiver, kinds in gifts:
            state.take_from_hand(giver, receiver, kinds)
        for giver, receiver, kinds in gifts:
            state.put_into_hand(giver, receiver, kinds)
            log.happened(CardsGiven, giver, receiver, 1, (state.box.cards[kinds[0]],))
        state.answers = (0,) * state.settings.seats
        state.phase = CARD_RESOLVED

    def may_take_back(self, state: State, seat: Seat) -> bool:
        """May the seat take its sealed choice back?  It may, before the reveal, unless it had only one possible choice."""
        return state.answers[seat] > 0 and len(state.hands[seat]) > 1

    def take_back(self, state: State, seat: Seat, log: Log) -> None:
        unseal(state, seat, log)


def seal(state: State, seat: Seat, sealed: int, action: Action, log: Log) -> None:
    """Stores a seat's secret choice; the others see only that the seat has chosen."""
    state.answers = replaced(state.answers, seat, sealed)
    state.asked = state.asked.minus(seat)
    if log.heard:
        log.happened(ChoiceSealed, seat, action)


def unseal(state: State, seat: Seat, log: Log) -> None:
    """Takes back a seat's secret choice."""
    state.answers = replaced(state.answers, seat, 0)
    state.asked = state.asked.plus(seat)
    log.happened(ChoiceReopened, seat)


def kinds_to_choose(state: State, seat: Seat) -> list[int]:
    """Returns the kinds of cards in hand that are not yet chosen."""
    hand = state.hands[seat]
    for kind in state.chosen:
        hand = without_card(hand, kind)
    return distinct_kinds(hand)
