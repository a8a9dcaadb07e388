"""Random play to the end, compiled together with the rules: what search and benchmarks use."""

from __future__ import annotations

from ludotheque.core.log import SILENT
from ludotheque.core.luck import Luck
from ludotheque.games.malta.rules.round import actions, apply
from ludotheque.games.malta.state import State


def play_out(state: State, luck: Luck) -> tuple[int, int]:
    """Plays a match to its end at random; how many decisions there were, and how many with two or more choices."""
    decisions = choices = 0
    while state.outcome is None:
        seat = state.asked.members[0]
        listed = actions(state, seat)
        decisions += 1
        if len(listed) > 1:
            choices += 1
            apply(state, seat, luck.pick(listed), luck, SILENT)
        else:
            apply(state, seat, listed[0], luck, SILENT)
    return decisions, choices
