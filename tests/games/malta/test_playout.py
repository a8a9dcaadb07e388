"""Tests of playouts: making all forced passes of a window at once gives the same result as making them one by one."""

from __future__ import annotations

import pytest

import ludotheque
from ludotheque.core.log import SILENT
from ludotheque.core.luck import fast
from ludotheque.games.malta.game import GAME
from ludotheque.games.malta.rules.phases import PHASES

pytestmark = pytest.mark.compiled


def play_one_by_one(state, luck):
    """Plays to the end at random; returns the number of decisions, and the number of decisions with two or more
    choices.
    """
    decisions = wide = 0
    while state.outcome is None:
        seat = state.asked.members[0]
        listed = PHASES.actions(state, seat)
        decisions += 1
        wide += len(listed) > 1
        PHASES.apply(state, seat, luck.pick(listed) if len(listed) > 1 else listed[0], luck, SILENT)
    return decisions, wide


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_5_1_automatic_passes_of_seats_without_reactions_change_nothing(seats):
    for seed in range(20):
        match = ludotheque.new("malta", seats=seats, seed=seed)
        states = [GAME.copy(match.state), GAME.copy(match.state)]
        lucks = [fast(seed), fast(seed)]
        assert PHASES.play_out(states[0], lucks[0]) == play_one_by_one(states[1], lucks[1])
        assert GAME.dump(states[0]) == GAME.dump(states[1])
        assert lucks[0].to_json() == lucks[1].to_json()
