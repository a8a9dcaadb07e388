"""What a decent player of All Wound Up knows.  Two bots come of it: `plain`, a rule of thumb, and `heuristic`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludotheque.core.choices import Choices
from ludotheque.core.luck import Luck
from ludotheque.core.regions import Arc, Pose, Region, Swing
from ludotheque.core.structs import Action, View
from ludotheque.games.wound_up.actions import FacePawn, NameTarget, Turn
from ludotheque.games.wound_up.judging import needs
from ludotheque.games.wound_up.seeing import imagine
from ludotheque.games.wound_up.state import (
    AGREEING,
    ANSWERING,
    DISCARDING,
    FEEDING,
    GIVING,
    OPENING,
    PLACING,
    RAISING,
    TARGETING,
    TURNING,
    WINDING,
)
from ludotheque.games.wound_up.thinking import SURE, TIMES, Thought
from ludotheque.games.wound_up.thumb import plain
from ludotheque.games.wound_up.views import WoundUpView


def heuristic(view: View, choices: Choices, luck: Luck) -> Action | None:
    """Bids by its own count against what the others may hold, aims by guessed walks, uses tokens when they pay."""
    assert isinstance(view, WoundUpView) and view.seat is not None
    state = imagine(view, luck)
    seat = view.seat
    phase = state.phase
    if phase == AGREEING:
        return choices[0]
    thought = Thought(state, seat, luck)
    if state.may_use_a_token(seat):
        token = thought.token(choices)
        if token is not None:
            return token
    if seat not in view.to_act:
        return None
    if phase == GIVING or phase == DISCARDING:
        return thought.card_to_part_with(choices, phase == GIVING)
    if phase == OPENING:
        return thought.opening()
    if phase == ANSWERING:
        return thought.answer()
    if phase == RAISING:
        return thought.raising()
    if phase == FEEDING:
        return thought.feed(choices)
    if phase == TARGETING:
        needed = needs(state, thought.course)
        rivals = [one for one in range(state.settings.seats) if one != seat]
        return NameTarget(min(rivals, key=lambda one: needed[one]))
    if phase == WINDING:
        return thought.let_go(choices)
    return in_place(thought, choices, phase)


def in_place(thought: Thought, choices: Choices, phase: int) -> Action | None:
    """Where a pawn is placed, and how far one is turned."""
    state, seat = thought.state, thought.seat
    region: Region = choices.regions[0]
    if phase == PLACING:
        winds = thought.winds_to_come()
        if isinstance(region, Pose):
            return thought.best_place(region, seat, winds)
        spot = state.settings.board.spots[state.spot[seat]] if state.spot[seat] >= 0 else None
        if spot is None or isinstance(region, Arc) is False:
            return region.sample(thought.luck)
        return FacePawn(thought.best_facing(seat, spot.x, spot.y, winds))
    assert phase == TURNING and isinstance(region, Swing)
    winds = thought.winds_to_come() if state.target == seat else (2, 3)
    turn, _ = thought.best_turn(region, state.target, winds, TIMES if len(winds) > 1 else SURE)
    return Turn(turn)


BOTS: Final[dict[str, Callable[[View, Choices, Luck], Action | None]]] = {"plain": plain, "heuristic": heuristic}
