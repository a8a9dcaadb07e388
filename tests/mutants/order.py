"""Deliberately broken versions of the sample game: the order in which sealed choices arrive matters, or a choice is
taken back too late or only in part.
"""

from __future__ import annotations

from ludotheque.core.bag import bag_of
from ludotheque.core.events import Event, Private
from ludotheque.core.kinds import NOBODY
from ludotheque.core.log import Log
from ludotheque.core.luck import Luck
from ludotheque.core.seats import only
from ludotheque.core.structs import Action, Seat
from tests.mutants.breaking import ChangedFacts, caught_by
from tests.sample.game import Kites
from tests.sample.said import Bid, Events, Kept
from tests.sample.state import BID, STEER, TABLE, State


@caught_by("arrival_order")
class let_the_last_bid_win_a_tie(Kites):
    def apply(self, state: State, seat: Seat, action: Action, luck: Luck, log: Log) -> None:
        before = state.heights.copy()
        bids = state.bids.copy()
        super().apply(state, seat, action, luck, log)
        if isinstance(action, Bid) and state.phase == STEER and state.turn != NOBODY:
            bids[seat] = bag_of(state.settings.box.names, [state.settings.box.number_of[action.card]])
            if bids[seat] == bids[state.turn]:
                before[seat] += state.heights[state.turn] - before[state.turn]
                state.turn, state.asked, state.heights = seat, only(seat), before


@caught_by("arrival_order")
class throw_a_die_for_every_bid(Kites):
    def apply(self, state: State, seat: Seat, action: Action, luck: Luck, log: Log) -> None:
        super().apply(state, seat, action, luck, log)
        if isinstance(action, Bid) and state.phase == BID:
            luck.die(6)


@caught_by("take_back_restores")
class take_bids_back_after_the_reveal(Kites):
    def __init__(self, id: str) -> None:
        super().__init__(id)
        # By the id of a state: the last bidder, and a copy of the state before that bid.
        self.before: dict[int, tuple[Seat, State]] = {}

    def apply(self, state: State, seat: Seat, action: Action, luck: Luck, log: Log) -> None:
        if isinstance(action, Bid):
            self.before[id(state)] = (seat, state.copy())
        super().apply(state, seat, action, luck, log)

    def copy(self, state: State) -> State:
        twin = super().copy(state)
        if id(state) in self.before:
            self.before[id(twin)] = self.before[id(state)]
        return twin

    def may_take_back(self, state: State, seat: Seat) -> bool:
        last, _ = self.before.get(id(state), (None, None))
        return super().may_take_back(state, seat) or (state.phase == STEER and last == seat)

    def take_back(self, state: State, seat: Seat, log: Log) -> None:
        if state.phase != STEER or not self.may_take_back(state, seat):
            return super().take_back(state, seat, log)
        before = self.before[id(state)][1].copy()
        for name in TABLE.names:
            setattr(state, name, getattr(before, name))


@caught_by("take_back_restores")
class count_steps_that_were_taken_back(Kites):
    def take_back(self, state: State, seat: Seat, log: Log) -> None:
        super().take_back(state, seat, log)
        state.step += 1


class Rumour(Event, frozen=True):
    """An event that does not define which seats see it."""

    seat: Seat


@caught_by("events_declare_who_sees")
class spread_rumours(ChangedFacts):
    def __init__(self, id: str) -> None:
        super().__init__(id)
        self.events = Events | Rumour

    def changed_facts(self, facts, state):
        return [(Rumour, fact[1]) if fact[0] is Kept else fact for fact in facts]


class Whisper(Private, frozen=True):
    """An event that changes again each time it is reduced to what other seats may see of it."""

    seat: Seat
    words: int

    def concerned(self) -> tuple[Seat, ...]:
        return (self.seat,)

    def for_others(self) -> Event:
        return Whisper(self.seat, self.words - 1)


@caught_by("events_declare_who_sees")
class hide_more_each_time(ChangedFacts):
    def __init__(self, id: str) -> None:
        super().__init__(id)
        self.events = Events | Whisper

    def changed_facts(self, facts, state):
        return [(Whisper, (*fact[1], 9)) if fact[0] is Kept else fact for fact in facts]
