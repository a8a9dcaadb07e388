"""§5  What happens to a wrestler outside the ring."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ludotheque.core.log import Log
from ludotheque.core.luck import Luck
from ludotheque.core.seats import NO_SEATS
from ludotheque.core.structs import Action, Seat
from ludotheque.games.glory.actions import LayUnseen
from ludotheque.games.glory.box import DECKS
from ludotheque.games.glory.cards import deck_number, deck_to_draw_from, take_from_deck
from ludotheque.games.glory.events import RingLeft, RingReentered, UnseenLaid, UnseenTaken
from ludotheque.games.glory.rules.asking import Asking
from ludotheque.games.glory.state import NO_DECK, OUTSIDE, RING, WRESTLER_NEEDED, State

LAY_UNSEEN: Final[list[Action]] = [LayUnseen("combat"), LayUnseen("event")]


def leave_ring(state: State, wrestler: int, log: Log) -> None:
    """§5.1  A wrestler leaves the ring for the door of its own path, and stays outside for its next three turns."""
    state.places[wrestler] = OUTSIDE
    state.outside[wrestler] = state.settings.box.turns_outside
    log.happened(RingLeft, state.name_of(wrestler))


class Unseen(Asking):
    """§5.2, §5.4  For a wrestler outside the ring its seat lays a card from either deck face down, without looking at
    it.
    """

    def actions(self, state: State, seat: Seat) -> Sequence[Action]:
        return LAY_UNSEEN

    def apply(self, state: State, seat: Seat, action: Any, luck: Luck, log: Log) -> None:
        wrestler = state.using
        state.due = state.due.minus(wrestler)
        state.outside[wrestler] -= 1
        deck = deck_to_draw_from(state, deck_number(action.deck), log)
        if deck != NO_DECK:
            state.unseen[wrestler] = state.unseen[wrestler].plus(take_from_deck(state, deck, luck))
            log.happened(UnseenLaid, state.name_of(wrestler), DECKS[deck])
        state.asked = NO_SEATS
        state.phase = WRESTLER_NEEDED


def return_to_ring(state: State, seat: Seat, log: Log) -> None:
    """§5.2  After its third card a wrestler outside returns to the ring, and its seat takes the three cards."""
    for wrestler in state.wrestlers_of(seat) if OUTSIDE in state.places else ():
        if state.places[wrestler] == OUTSIDE and not state.outside[wrestler]:
            cards = state.unseen[wrestler]
            state.hands[seat] = state.hands[seat].plus_all(cards)
            state.unseen[wrestler] = state.settings.box.no_cards
            state.places[wrestler] = RING
            log.happened(UnseenTaken, seat, state.name_of(wrestler), cards.named())
            log.happened(RingReentered, state.name_of(wrestler))
