"""§4  Swinging the finish: one post is held, and the other turns about it together with the card."""

from __future__ import annotations

from ludotheque.core.regions import Region, Swing
from ludotheque.games.worm_up.actions import SwingFinish
from ludotheque.games.worm_up.geometry import finish_after_swing
from ludotheque.games.worm_up.state import State

HELD = (SwingFinish("left", 0), SwingFinish("right", 0))


def can_swing(state: State) -> bool:
    """§4.3  Can either post be moved at all?"""
    for held in HELD:
        sweep = state.sweep(held.held == "left")
        if sweep.limit(1, 1) or sweep.limit(-1, 1):
            return True
    return False


def swings(state: State) -> list[Region]:
    """§4.2  Returns the regions of turns, either way, of each post about the other."""
    most = state.settings.most_turn
    found: list[Region] = []
    for held in HELD:
        sweep = state.sweep(held.held == "left")
        low = -sweep.limit(-1, most)
        high = sweep.limit(1, most)
        if low != high:
            found.append(Swing(held, "turn", low, high, pivot=(sweep.x, sweep.y), radius=sweep.card, start=sweep.start))
    return found


def swing(state: State, left_is_held: bool, turn: int) -> None:
    """§4.1  Swings the finish with its card.  A swing after crawling ends the move, because no swing may come between
    two steps.
    """
    state.finish = finish_after_swing(state.finish, state.settings.card, left_is_held, turn)
    state.may_swing = False
    if state.crawled:
        state.left = 0
