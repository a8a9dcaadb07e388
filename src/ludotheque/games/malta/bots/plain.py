"""The bot `plain`: avoids losing at once if it can, and otherwise plays mostly at random."""

from __future__ import annotations

from ludotheque.core.choices import Choices
from ludotheque.core.log import SILENT
from ludotheque.core.luck import Luck
from ludotheque.core.structs import Action, View
from ludotheque.games.malta.actions import Move
from ludotheque.games.malta.board import DIRECTIONS
from ludotheque.games.malta.imagine import imagine
from ludotheque.games.malta.rules.phases import PHASES
from ludotheque.games.malta.state import ANSWERING, MOVING, NO_CARD, PLAYING, State
from ludotheque.games.malta.views import MaltaView


def plain(view: View, choices: Choices, luck: Luck) -> Action | None:
    """Avoids losing at once if it can.  It moves to the space on which it draws most cards and from which it can go on;
    everything else is random.
    """
    if len(choices) == 1:
        return choices[0]
    assert isinstance(view, MaltaView) and view.seat is not None
    state = imagine(view, luck)
    safe = [action for action in choices if survives(state, view.seat, action, luck)] or list(choices)
    if state.phase == ANSWERING:
        return safe[0]  # the first action is to pass, wherever a pass is possible
    if state.phase == MOVING:
        return max(safe, key=lambda action: landing(state, action))
    return luck.pick(safe)


def survives(state: State, me: int, action: Action, luck: Luck) -> bool:
    """Can seat `me` survive until its next card or move if it takes this action, and answers all questions in between
    as well as possible?
    """
    twin = state.copy()
    lives = twin.lives(me)
    PHASES.apply(twin, me, action, luck, SILENT)
    while twin.outcome is None and twin.turn == me and not twin.asked.has(me):
        seat = twin.asked.members[0]
        PHASES.apply(twin, seat, PHASES.actions(twin, seat)[0], luck, SILENT)
    if twin.lives(me) < lives:
        return False
    if twin.outcome is not None or twin.turn != me or (twin.phase in (PLAYING, MOVING) and twin.naming == NO_CARD):
        return True
    for further in PHASES.actions(twin, me):
        if survives(twin, me, further, luck):
            return True
    return False


def landing(state: State, action: Action) -> int:
    """Returns the number on the space where a move ends; -1 if no arrow leads on from there."""
    assert isinstance(action, Move)
    place = state.settings.grid.steps[state.pawns[state.turn]][DIRECTIONS.index(action.direction)]
    return state.number_at(place) if state.ways_from(place) else -1
