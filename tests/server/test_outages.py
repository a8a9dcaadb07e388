"""Tests of one full disk and one database that is down: players learn of it, nothing is falsely acknowledged, and no
restart is needed.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from ludotheque_trust.trial import CannotTry, Task
from ludotheque_trust.trials.outages import OutageResults, be_down, fill_disk
from tests.missing import leave_out

pytestmark = pytest.mark.faults

ONCE = Task(1, games=("glory",))


def check(results: OutageResults) -> None:
    """Checks that the players moved before and after the outage, and were refused with the reason during it. The trial
    itself has already checked the logs.
    """
    assert results.refused >= 1 and results.plays >= 8 and results.history.count("acknowledged") > results.plays


def test_players_see_a_full_disk_and_can_play_on_afterwards(tmp_path: Path) -> None:
    try:
        results, _ = fill_disk(ONCE, tmp_path)
    except CannotTry as reason:
        leave_out(reason)
    check(results)


def test_players_see_a_stopped_database_and_can_play_on_afterwards(
    tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    check(be_down(ONCE, tmp_path, request.getfixturevalue("postgres"), "stopped", 1.0))
