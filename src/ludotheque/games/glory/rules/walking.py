"""§2  What a seat does while its wrestler is on the path of glory."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ludotheque.core.log import Log
from ludotheque.core.luck import Luck
from ludotheque.core.phases import Reason
from ludotheque.core.seats import NO_SEATS, only
from ludotheque.core.structs import Action, Seat
from ludotheque.games.glory.actions import Advance, Challenge, Discard, Draw, PlayOnSeat, PlayOnWrestler, Stay
from ludotheque.games.glory.cards import check_hand, deck_number, discard, draw_card
from ludotheque.games.glory.events import Advanced, RingEntered, Stayed
from ludotheque.games.glory.refusals import bad_play, elsewhere
from ludotheque.games.glory.rules.asking import Asking
from ludotheque.games.glory.rules.ending import change_stamina
from ludotheque.games.glory.rules.event_cards import DRAWS, draw_or_play, list_plays
from ludotheque.games.glory.state import ACTION_DONE, ARRIVING, RING, TURN_ENDS, State

ADVANCE: Final = Advance()
STAY: Final = Stay()


class Walking(Asking):
    """§2.1, §2.2  The seat may draw a card, play an event or discard, and at any time make the move that ends its turn."""

    def actions(self, state: State, seat: Seat) -> Sequence[Action]:
        listed: list[Action] = []
        if state.left:
            listed += DRAWS
            kinds = list(dict.fromkeys(state.hands[seat].items))
            list_plays(state, seat, kinds, listed)
            discards = state.settings.box.discards
            for kind in kinds:
                listed.append(discards[kind])
        listed.append(ADVANCE)
        if state.stamina[state.using] >= state.settings.enough:
            listed.append(STAY)
        return listed

    def default(self, state: State, seat: Seat, actions: Sequence[Action]) -> Action | None:
        return ADVANCE

    def apply(self, state: State, seat: Seat, action: Any, luck: Luck, log: Log) -> None:
        kind = type(action)
        if kind is Advance:
            advance(state, luck, log)
        elif kind is Stay:
            stay(state, log)
        else:
            state.left -= 1
            if kind is Discard:
                discard(state, seat, state.settings.box.kind_of[action.card], log)
                state.asked = NO_SEATS
                state.phase = ACTION_DONE
            else:
                draw_or_play(state, seat, action, luck, log)

    def refuse(self, state: State, seat: Seat, action: Any) -> Reason:
        if isinstance(action, (Draw, Discard, PlayOnSeat, PlayOnWrestler)) and not state.left:
            return "§2.1", "no-actions-left", {}
        if isinstance(action, (PlayOnSeat, PlayOnWrestler)):
            return bad_play(state, seat, action)
        if isinstance(action, Challenge):
            return "§4.1", "fight-in-ring", {}
        if isinstance(action, Stay):
            return "§3.5", "cannot-pay", {"fee": state.settings.fee}
        if isinstance(action, Discard):
            return self.section, "not-in-hand", {"card": action.card}
        return elsewhere(self, state, action)


def stay(state: State, log: Log) -> None:
    """§2.2  The seat pays stamina, and its wrestler stays on the same space in its next turn."""
    change_stamina(state, state.using, -state.settings.fee, "stay", log)
    log.happened(Stayed, state.name_of(state.using))
    end_of_walk(state)


def advance(state: State, luck: Luck, log: Log) -> None:
    """§2.2  Moves one space on; §2.3 the last space leads straight into the ring; §2.4 the first wrestler there draws
    cards.
    """
    wrestler = state.using
    space = state.places[wrestler] + 1
    if space < len(state.settings.path):
        state.places[wrestler] = space
        if log.heard:
            log.happened(Advanced, state.name_of(wrestler), space)
        end_of_walk(state)
        return
    state.places[wrestler] = RING
    is_first = not state.arrived
    state.arrived = True
    log.happened(RingEntered, state.name_of(wrestler), is_first)
    end_of_walk(state)
    walking = len([place for place in state.places if place < RING])
    if is_first and walking:
        state.to_draw = walking
        state.drawer = state.turn
        state.phase = ARRIVING
        state.asked = only(state.turn)


def end_of_walk(state: State) -> None:
    """Ends the turn of a seat whose wrestler has walked."""
    state.left = 0
    state.asked = NO_SEATS
    state.phase = TURN_ENDS


class Arriving(Asking):
    """§2.4  The first seat in the ring draws as many cards from one deck as there are seats still on the paths, and
    then discards down to the hand limit.
    """

    def actions(self, state: State, seat: Seat) -> Sequence[Action]:
        return DRAWS

    def apply(self, state: State, seat: Seat, action: Any, luck: Luck, log: Log) -> None:
        for _ in range(state.to_draw):
            draw_card(state, seat, deck_number(action.deck), luck, log)
        state.to_draw = 0
        check_hand(state, seat, TURN_ENDS)
