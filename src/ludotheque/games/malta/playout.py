"""Random play to the end, compiled together with the rules: what search and benchmarks use."""

from __future__ import annotations

from ludotheque.core.log import SILENT
from ludotheque.core.luck import Luck
from ludotheque.core.seats import NO_SEATS
from ludotheque.games.malta.rules.phases import PHASES
from ludotheque.games.malta.state import ANSWERING, State


def play_out(state: State, luck: Luck) -> tuple[int, int]:
    """Plays to the end at random; how many decisions there were, and how many of them with two or more choices."""
    decisions = wide = 0
    while state.outcome is None:
        if state.phase == ANSWERING:
            decisions += pass_for_most(state)
            if not state.asked.members:
                PHASES.go_on(state, luck, SILENT)
                continue
        seat = state.asked.members[0]
        phase = PHASES.phases[state.phase]
        listed = phase.actions(state, seat)
        decisions += 1
        state.step += 1
        if len(listed) > 1:
            wide += 1
            phase.apply(state, seat, luck.pick(listed), luck, SILENT)
        else:
            phase.apply(state, seat, listed[0], luck, SILENT)
        if not state.asked.members:
            PHASES.go_on(state, luck, SILENT)
    return decisions, wide


def pass_for_most(state: State) -> int:
    """§5.1  Seals a pass for each seat that holds no reaction, which is most of them; answers for how many."""
    asked = NO_SEATS
    passes = 0
    for seat in state.asked.members:
        hand = state.hands[seat]
        for kind in state.box.reactions:
            if kind in hand:
                asked = asked.plus(seat)
                break
        else:
            state.answers[seat] = 1
            passes += 1
    state.asked = asked
    state.step += passes
    return passes
