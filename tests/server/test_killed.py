"""Kill −9 in the middle of play: nothing acknowledged is lost or doubled, and everybody resumes where they were."""

from __future__ import annotations

import asyncio
from pathlib import Path

from ludotheque.trust.killing import kill_in_play
from ludotheque.trust.trial import Task

KILLS = 20


def test_killed_twenty_times_nothing_acknowledged_is_lost_or_doubled(tmp_path: Path) -> None:
    seen = asyncio.run(kill_in_play(Task(KILLS), tmp_path))
    assert seen.history.count("acknowledged") > 2 * KILLS and seen.resent > 3
