"""Random play to the end, compiled together with the rules: what search and benchmarks use, with walks guessed or run."""

from __future__ import annotations

from ludotheque.core.drive import ANY_TIME
from ludotheque.core.log import SILENT
from ludotheque.core.luck import Luck
from ludotheque.games.wound_up.rules.turns import apply, choices
from ludotheque.games.wound_up.state import SEATS_OF, State


def play_out(state: State, luck: Luck) -> tuple[int, int]:
    """Plays a match to its end at random; how many decisions there were, and how many with two or more choices."""
    decisions = wide = 0
    while state.outcome is None:
        seat = SEATS_OF[state.asked][0]
        for other in state.may_act():
            if luck.die(ANY_TIME) == 1:
                seat = other
                break
        listed = choices(state, seat)
        decisions += 1
        if len(listed.actions) > 1 or listed.regions:
            wide += 1
        apply(state, seat, listed.sample(luck), luck, SILENT)
    return decisions, wide
