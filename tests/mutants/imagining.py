"""Deliberately broken versions of the sample game: imagined states that know too much or too little."""

from __future__ import annotations

import msgspec

from ludotheque.core.bag import Bag
from ludotheque.core.cardroom import Known
from ludotheque.core.log import Log
from ludotheque.core.luck import Luck
from ludotheque.core.structs import Action, Seat, View
from tests.mutants.breaking import caught_by
from tests.sample.game import Kites
from tests.sample.said import Bid, GiveTo, KitesView
from tests.sample.state import STEER, State


@caught_by("imagination")
class keep_the_true_sealed_bids_when_imagining(Kites):
    def __init__(self, id: str) -> None:
        super().__init__(id)
        self.bids: list[Bag] = []

    def view(self, state: State, seat: Seat | None) -> View:
        self.bids = state.bids
        return super().view(state, seat)

    def imagine(self, view: View, luck: Luck) -> State:
        bids = list(self.bids)
        for _ in range(1000):
            state = super().imagine(view, luck)
            if state.bids == bids:
                break
        return state


@caught_by("imagination")
class forget_known_cards_when_imagining(Kites):
    def imagine(self, view: View, luck: Luck) -> State:
        assert isinstance(view, KitesView)
        known = super().imagine(view, luck.copy()).known
        state = super().imagine(msgspec.structs.replace(view, known=((),) * len(view.known)), luck)
        state.known = known
        return state


class LowestLuck(Luck):
    """Luck that always picks the first option."""

    def below(self, count: int, purpose: str) -> int:
        return 0


@caught_by("imagination")
class imagine_weak_rivals(Kites):
    def imagine(self, view: View, luck: Luck) -> State:
        return super().imagine(view, LowestLuck())


@caught_by("imagination")
class imagine_by_the_hash_of_a_name(Kites):
    def imagine(self, view: View, luck: Luck) -> State:
        for _ in range(hash("storm") % 5):
            luck.die(6)
        return super().imagine(view, luck)


@caught_by("imagination")
class imagine_dropped_cards_in_the_deck(Kites):
    def imagine(self, view: View, luck: Luck) -> State:
        state = super().imagine(view, luck)
        for seat, card in enumerate(state.under):
            if seat != view.seat:
                state.under[seat] = state.known.nothing
                state.deck = state.deck.plus_all(card)
        return state


@caught_by("knowledge_is_kept")
class forget_which_card_was_given(Kites):
    def apply(self, state: State, seat: Seat, action: Action, luck: Luck, log: Log) -> None:
        super().apply(state, seat, action, luck, log)
        if isinstance(action, GiveTo):
            state.known = state.known.learn(seat, action.seat, state.known.nothing)


@caught_by("knowledge_is_kept")
class forget_which_card_was_given_when_bids_are_shown(Kites):
    def apply(self, state: State, seat: Seat, action: Action, luck: Luck, log: Log) -> None:
        super().apply(state, seat, action, luck, log)
        if isinstance(action, Bid) and state.phase == STEER:
            state.known = Known(state.known.nothing)
