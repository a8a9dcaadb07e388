"""§3  In the ring: one action, and a second one for a fee."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ludotheque.core.log import Log
from ludotheque.core.luck import Luck
from ludotheque.core.phases import Reason
from ludotheque.core.seats import NO_SEATS
from ludotheque.core.structs import Action, Seat
from ludotheque.games.glory.actions import (
    Challenge,
    Discard,
    EndTurn,
    OfferPair,
    PlayOnSeat,
    PlayOnWrestler,
    Repeat,
)
from ludotheque.games.glory.events import TurnRepeated
from ludotheque.games.glory.refusals import bad_challenge, bad_play, elsewhere
from ludotheque.games.glory.rules.asking import Asking
from ludotheque.games.glory.rules.ending import change_stamina, offer_pair
from ludotheque.games.glory.rules.event_cards import DRAWS, draw_or_play, list_plays
from ludotheque.games.glory.rules.laying import challenge
from ludotheque.games.glory.state import IN_RING, TURN_ENDS, State

OFFER: Final = OfferPair()
END_OR_REPEAT: Final[list[Action]] = [EndTurn(), Repeat()]


class InRing(Asking):
    """§3.1  The seat draws a card, plays an event or fights; §7.3 at the start of the turn it may offer a pair win."""

    def actions(self, state: State, seat: Seat) -> Sequence[Action]:
        listed = DRAWS[:]
        list_plays(state, seat, list(dict.fromkeys(state.hands[seat].items)), listed)
        challenges = state.settings.box.challenges
        for wrestler in state.rivals_in_ring(seat):
            listed.append(challenges[state.figures[wrestler]])
        if state.may_offer:
            listed.append(OFFER)
        return listed

    def apply(self, state: State, seat: Seat, action: Any, luck: Luck, log: Log) -> None:
        kind = type(action)
        if kind is OfferPair:
            offer_pair(state, seat, log)
            return
        state.may_offer = False
        if kind is Challenge:
            challenge(state, state.wrestler_number(action.wrestler), log)
        else:
            draw_or_play(state, seat, action, luck, log)

    def refuse(self, state: State, seat: Seat, action: Any) -> Reason:
        if isinstance(action, (PlayOnSeat, PlayOnWrestler)):
            return bad_play(state, seat, action)
        if isinstance(action, Challenge):
            return bad_challenge(state, seat, action)
        if isinstance(action, Repeat):
            return "§3.2", "repeated-already" if state.repeated else "act-before-repeating", {}
        if isinstance(action, Discard):
            return "§3.4", "no-discard-in-ring", {}
        return elsewhere(self, state, action)


class Repeating(Asking):
    """§3.2  The phase in which a seat may once repeat its turn, with any action."""

    def actions(self, state: State, seat: Seat) -> Sequence[Action]:
        return END_OR_REPEAT

    def apply(self, state: State, seat: Seat, action: Any, luck: Luck, log: Log) -> None:
        if isinstance(action, Repeat):
            change_stamina(state, state.using, -state.settings.fee, "repeat", log)
            state.repeated = True
            state.phase = IN_RING
            if log.heard:
                log.happened(TurnRepeated, seat)
        else:
            state.asked = NO_SEATS
            state.phase = TURN_ENDS
