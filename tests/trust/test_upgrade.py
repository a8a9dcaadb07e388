"""Tests that rules may be upgraded during matches, and that the check notices a package without its earlier rules."""

from __future__ import annotations

import pytest

from ludotheque.core.catalogue import find_game
from ludotheque_trust.trial import Broken, Task
from ludotheque_trust.trials.upgrade import try_upgrade
from tests.trust.games import OURS

pytestmark = pytest.mark.faults


@pytest.mark.parametrize("game", OURS)
def test_running_matches_keep_the_rules_they_began_with(game: str) -> None:
    newest = find_game(game)
    assert "2 matches went on" in try_upgrade(Task(2, games=(game,)))
    assert find_game(game) is newest


def test_a_table_that_switches_to_the_newest_rules_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    from ludotheque.table import state

    monkeypatch.setattr(state, "find_game", lambda game, _version: find_game(game))
    with pytest.raises(Broken, match="was opened by"):
        try_upgrade(Task(1, games=("malta",)))
