"""Says why a seat is not asked; the phases themselves say why an action is refused."""

from __future__ import annotations

from ludotheque.core.phases import Reason
from ludotheque.core.structs import Action, Seat
from ludotheque.games.wound_up.actions import Agree
from ludotheque.games.wound_up.rules.tokens import refuse_token
from ludotheque.games.wound_up.state import AGREEING, DISCARDING, GIVING, State


def not_asked(state: State, seat: Seat, action: Action) -> Reason:
    """Says why a seat cannot act now; depends only on what the seat knows."""
    about_token = refuse_token(state, seat, action)
    if about_token is not None:
        return about_token
    if state.phase == AGREEING and isinstance(action, Agree):
        return "§1.5", "agreed-already", {}
    if state.phase in (GIVING, DISCARDING) and state.settings.together:
        return "§3.3", "chosen-already", {}
    return "§2.1", "not-your-turn", {}
