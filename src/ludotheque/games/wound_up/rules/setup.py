"""§1  The set-up: pawns and the first dealer are drawn, and everybody agrees to the layout."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ludotheque.core.events import ChoiceReopened, ChoiceSealed
from ludotheque.core.log import Log
from ludotheque.core.luck import Luck
from ludotheque.core.structs import Action, Seat
from ludotheque.games.wound_up.actions import Agree
from ludotheque.games.wound_up.events import LayoutAgreed, MatchBegan
from ludotheque.games.wound_up.layouts import write_layout
from ludotheque.games.wound_up.rules.tokens import Question
from ludotheque.games.wound_up.state import TURN_BEGINS, State

AGREE: Final = Agree()
ONLY_AGREE: Final[list[Action]] = [AGREE]


def set_up(state: State, luck: Luck, log: Log) -> None:
    """§1.3, §1.7  Each seat draws a pawn; the first dealer is named or drawn.  All are asked to agree to the layout."""
    settings = state.settings
    state.asked = settings.everybody
    names = list(settings.box.pawn_names())
    left = names[:]
    pawns: list[int] = []
    for _ in range(settings.seats):
        name = luck.pick(left)
        left.remove(name)
        pawns.append(names.index(name))
    state.pawns = tuple(pawns)
    dealer: int | None = settings.options["dealer"]
    state.dealer = luck.pick(range(settings.seats)) if dealer is None else dealer
    if log.heard:
        layout = write_layout(settings.board.layout)
        log.happened(MatchBegan, tuple([names[pawn] for pawn in pawns]), state.dealer, layout)


class Agreeing(Question):
    """§1.5  All agree to the layout, independently; when the last seat has agreed, the match begins."""

    def actions(self, state: State, seat: Seat) -> Sequence[Action]:
        return ONLY_AGREE

    def default(self, state: State, seat: Seat, actions: Sequence[Action]) -> Action | None:
        return AGREE

    def answer(self, state: State, seat: Seat, action: Any, luck: Luck, log: Log) -> None:
        log.happened(ChoiceSealed, seat, action)
        state.agreed = state.agreed.plus(seat)
        if state.agreed is state.settings.everybody:
            if log.heard:
                log.happened(LayoutAgreed, write_layout(state.settings.board.layout))
            state.phase = TURN_BEGINS

    def go_on(self, state: State, luck: Luck, log: Log) -> None:
        state.asked = state.settings.everybody.without(state.agreed)

    def may_take_back(self, state: State, seat: Seat) -> bool:
        """May the seat withdraw its agreement?  Yes, until the last seat has agreed."""
        return state.agreed.has(seat)

    def take_back(self, state: State, seat: Seat, log: Log) -> None:
        state.agreed = state.agreed.minus(seat)
        state.asked = state.asked.plus(seat)
        log.happened(ChoiceReopened, seat)
