"""Base classes of the phases that ask a seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludotheque.core.events import ChoiceReopened, ChoiceSealed
from ludotheque.core.log import Log
from ludotheque.core.luck import Luck
from ludotheque.core.phases import Phase, Reason
from ludotheque.core.structs import Action, Seat
from ludotheque.games.glory.refusals import elsewhere
from ludotheque.games.glory.state import State


class Asking(Phase[State]):
    """A phase in which one or more seats must act."""

    def default(self, state: State, seat: Seat, actions: Sequence[Action]) -> Action | None:
        """Returns the first action of the list:
        draw from the first deck, lay nothing, do not repeat, decline a pair.
        """
        return actions[0]

    def refuse(self, state: State, seat: Seat, action: Any) -> Reason:
        return elsewhere(self, state, action)


class Choosing(Asking):
    """A phase without a default: none of its choices amounts to doing nothing."""

    def default(self, state: State, seat: Seat, actions: Sequence[Action]) -> Action | None:
        return None


class Sealing(Asking):
    """§4.10  A phase in which seats lay cards in secret; until all have done so, each seat may take its lay back.

    The cards stay in hand until they are shown.
    """

    def apply(self, state: State, seat: Seat, action: Any, luck: Luck, log: Log) -> None:
        state.laid[seat] = action
        state.asked = state.asked.minus(seat)
        if log.heard:
            log.happened(ChoiceSealed, seat, action)

    def may_take_back(self, state: State, seat: Seat) -> bool:
        return state.laid[seat] is not None

    def take_back(self, state: State, seat: Seat, log: Log) -> None:
        state.laid[seat] = None
        state.asked = state.asked.plus(seat)
        log.happened(ChoiceReopened, seat)
