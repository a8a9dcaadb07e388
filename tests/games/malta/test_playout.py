"""Random play to the end: faster than the loop that every game has, and the same."""

from __future__ import annotations

import pytest

import ludotheque
from ludotheque.core.luck import fast
from ludotheque.games.malta.game import GAME
from ludotheque.games.malta.playout import play_out
from ludotheque.games.malta.rules.phases import PHASES

pytestmark = pytest.mark.compiled


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_5_1_passing_for_whoever_has_no_reaction_changes_nothing(seats):
    for seed in range(20):
        match = ludotheque.new("malta", seats=seats, seed=seed)
        states = [GAME.copy(match.state), GAME.copy(match.state)]
        lucks = [fast(seed), fast(seed)]
        assert play_out(states[0], lucks[0]) == PHASES.play_out(states[1], lucks[1])
        assert GAME.dump(states[0]) == GAME.dump(states[1])
        assert lucks[0].to_json() == lucks[1].to_json()
