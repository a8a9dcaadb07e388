"""Tests that the time of a bot's move reveals nothing about its choices, and that the check notices a table that plays
bots' moves without delay.
"""

from __future__ import annotations

import pytest

from ludotheque_trust.trial import Broken, Task
from ludotheque_trust.trials.thinking import judge, simulate_thinking

pytestmark = pytest.mark.faults

MOVES = 600


def test_bots_take_equally_long_with_and_without_a_choice() -> None:
    assert "equally long" in judge(simulate_thinking(Task(MOVES, games=("malta", "worm-up"))))


def test_a_table_that_plays_bots_moves_without_delay_is_caught() -> None:
    spans = simulate_thinking(Task(MOVES, games=("malta", "worm-up")), thinking=0)
    with pytest.raises(Broken, match="tells whether it had a choice"):
        judge(spans)
