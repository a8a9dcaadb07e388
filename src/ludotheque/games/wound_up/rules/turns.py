"""§2  A turn: how it begins, and how it ends."""

from __future__ import annotations

from ludotheque.core.bag import Bag
from ludotheque.core.cardroom import Known
from ludotheque.core.log import Log
from ludotheque.core.luck import Luck
from ludotheque.core.phases import Phase
from ludotheque.games.wound_up.box import CARDS, WILD
from ludotheque.games.wound_up.events import HandDealt, TurnBegan, TurnEnded
from ludotheque.games.wound_up.rules.bidding import begin_bidding
from ludotheque.games.wound_up.rules.ending import run_out_of_turns
from ludotheque.games.wound_up.rules.passing import begin_passing
from ludotheque.games.wound_up.state import NOBODY, TURN_BEGINS, State


class TurnBegins(Phase[State]):
    """§2.1, §2.2  All cards are shuffled, each seat is dealt a hand; then cards are passed, if the table passes any."""

    def go_on(self, state: State, luck: Luck, log: Log) -> None:
        settings = state.settings
        seats = settings.seats
        deck: Bag = settings.box.deck
        state.hands = [[0] * (WILD + 1) for _ in range(seats)]
        state.sizes = [0] * seats
        state.discards = [[] for _ in range(seats)]
        state.played = [0] * (WILD + 1)
        state.known = Known(settings.box.no_cards)
        state.opened = ()
        state.idle = 0
        state.bidder = NOBODY
        state.paid = [()] * seats  # §8.1  in a new turn every brain pays again
        log.happened(TurnBegan, state.turn, state.dealer)
        for seat in state.clockwise(state.left_of(state.dealer)):
            dealt, deck = luck.deal(deck, settings.hand)
            state.take_up(seat, dealt)
            if log.heard:
                log.happened(HandDealt, seat, len(dealt), tuple([CARDS[kind] for kind in sorted(dealt)]))
        state.deck = deck
        if settings.rounds:
            begin_passing(state)
        else:
            begin_bidding(state)


class TurnEnds(Phase[State]):
    """§2.1, §4.7  Remaining cards are dropped and the deal moves left; after the last turn the match ends (§9.3)."""

    def go_on(self, state: State, luck: Luck, log: Log) -> None:
        if log.heard:
            log.happened(TurnEnded, state.turn, tuple(state.sizes))
        if state.turn >= state.settings.last_turn:
            run_out_of_turns(state, log)
            return
        state.turn += 1
        state.dealer = state.left_of(state.dealer)
        state.phase = TURN_BEGINS
