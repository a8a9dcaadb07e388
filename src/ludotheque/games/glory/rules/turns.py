"""§1.6, §1.7, §8.1  How a turn begins and ends, and what happens to too large a hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludotheque.core.log import Log
from ludotheque.core.luck import Luck
from ludotheque.core.phases import Phase, Reason
from ludotheque.core.seats import NO_SEATS, only
from ludotheque.core.structs import Action, Seat
from ludotheque.games.glory.actions import Discard, UseWrestler
from ludotheque.games.glory.cards import check_hand, discard
from ludotheque.games.glory.events import TurnBegan, WrestlerUsed
from ludotheque.games.glory.refusals import elsewhere
from ludotheque.games.glory.rules.asking import Choosing
from ludotheque.games.glory.rules.ending import end_round, may_offer_pair
from ludotheque.games.glory.rules.outside import return_to_ring
from ludotheque.games.glory.rules.walking import advance
from ludotheque.games.glory.state import (
    IN_RING,
    NO_WRESTLER,
    OUTSIDE,
    REPEATING,
    RING,
    TURN_BEGINS,
    TURN_ENDS,
    TURN_PASSES,
    UNSEEN,
    USING,
    WALKING,
    WRESTLER_NEEDED,
    State,
)


class TurnBegins(Phase[State]):
    """§5.2  Wrestlers outside lay an unseen card first; §7.3 then a pair win may be offered."""

    def go_on(self, state: State, luck: Luck, log: Log) -> None:
        state.using = NO_WRESTLER
        state.repeated = False
        state.may_offer = may_offer_pair(state)
        if log.heard:
            log.happened(TurnBegan, state.turn, state.round)
        if state.settings.each == 1 and state.places[state.turn] != OUTSIDE:
            use(state, state.turn)  # a shortcut for the usual case, in which there is no choice
            return
        state.due = NO_SEATS
        for wrestler in state.wrestlers_of(state.turn):
            if state.places[wrestler] == OUTSIDE:
                state.due = state.due.plus(wrestler)
        state.phase = WRESTLER_NEEDED


class WrestlerNeeded(Phase[State]):
    """§8.1, §8.4  A seat chooses freely which of its wrestlers to use in a turn; a wrestler outside the ring only lays
    its card.
    """

    def go_on(self, state: State, luck: Luck, log: Log) -> None:
        seat = state.turn
        if state.due.members:
            state.using = state.due.members[0]
            state.phase = UNSEEN
            state.asked = only(seat)
            return
        usable = [wrestler for wrestler in state.wrestlers_of(seat) if state.places[wrestler] <= RING]
        if not usable:
            state.phase = TURN_ENDS
        elif len(usable) == 1:
            use(state, usable[0])
        else:
            state.phase = USING
            state.asked = only(seat)


class Using(Choosing):
    """§8.1  The phase in which a seat freely chooses which wrestler to use."""

    def actions(self, state: State, seat: Seat) -> Sequence[Action]:
        uses = state.settings.box.uses
        return [
            uses[state.figures[wrestler]] for wrestler in state.wrestlers_of(seat) if state.places[wrestler] <= RING
        ]

    def apply(self, state: State, seat: Seat, action: Any, luck: Luck, log: Log) -> None:
        log.happened(WrestlerUsed, seat, action.wrestler)
        use(state, state.wrestler_number(action.wrestler))

    def refuse(self, state: State, seat: Seat, action: Any) -> Reason:
        if isinstance(action, UseWrestler):
            return self.section, "not-yours", {"wrestler": action.wrestler}
        return elsewhere(self, state, action)


def use(state: State, wrestler: int) -> None:
    """§2.1  Begins the turn of a wrestler: on a path with as many actions as the number on its space, §3.1 in the ring
    with one.
    """
    state.using = wrestler
    state.asked = only(state.turn)
    place = state.places[wrestler]
    if place == RING:
        state.phase = IN_RING
    else:
        state.phase = WALKING
        state.left = state.settings.path[place]


class ActionDone(Phase[State]):
    """§2.2  On a path, the seat takes more actions or makes its move.  §3.2  In the ring, it may repeat its turn once.

    A wrestler that is out (§7.1) or has left the ring (§4.9) does neither.
    """

    def go_on(self, state: State, luck: Luck, log: Log) -> None:
        wrestler = state.using
        place = state.places[wrestler]
        can_pay = state.stamina[wrestler] >= state.settings.enough
        if place < RING:
            if state.left or can_pay:
                state.phase = WALKING
                state.asked = only(state.turn)
            else:
                advance(state, luck, log)  # there is no other choice, and everybody knows it
        elif place == RING and can_pay and not state.repeated:
            state.phase = REPEATING
            state.asked = only(state.turn)
        else:
            state.phase = TURN_ENDS


class Discarding(Choosing):
    """§1.7  The owner of too large a hand discards card by card, until the hand is small enough."""

    def actions(self, state: State, seat: Seat) -> Sequence[Action]:
        discards = state.settings.box.discards
        return [discards[kind] for kind in dict.fromkeys(state.hands[seat].items)]

    def apply(self, state: State, seat: Seat, action: Any, luck: Luck, log: Log) -> None:
        discard(state, seat, state.settings.box.kind_of[action.card], log)
        check_hand(state, seat, state.resume)

    def refuse(self, state: State, seat: Seat, action: Any) -> Reason:
        if isinstance(action, Discard):
            return self.section, "not-in-hand", {"card": action.card}
        return elsewhere(self, state, action)


class TurnEnds(Phase[State]):
    """§5.2  Wrestlers that have been outside long enough return; then the turn passes."""

    def go_on(self, state: State, luck: Luck, log: Log) -> None:
        return_to_ring(state, state.turn, log)
        state.using = NO_WRESTLER
        state.left = 0
        state.may_offer = False
        check_hand(state, state.turn, TURN_PASSES)


class TurnPasses(Phase[State]):
    """§1.6  The turn passes to the right.  §7.4 The round ends when the turn reaches the first seat or, if the first
    seat is eliminated, the next seat that is not.
    """

    def go_on(self, state: State, luck: Luck, log: Log) -> None:
        seats = state.settings.seats
        turn = state.turn
        away = (turn - state.alive.right_of(turn)) % seats or seats
        if away >= ((turn - state.first) % seats or seats):
            end_round(state, luck, log)
        if state.outcome is None:
            state.turn = state.alive.right_of(turn)
            state.phase = TURN_BEGINS
