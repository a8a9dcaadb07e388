"""Moves at fixed times reach everybody; how fast that is depends on the machine, and is no matter of a test."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from ludotheque.trust.load import AT_A_TABLE, load, percentile
from ludotheque.trust.trial import Task

pytestmark = pytest.mark.faults


def test_every_move_reaches_everybody_at_its_table(tmp_path: Path) -> None:
    times, sockets = asyncio.run(load(Task(3), tmp_path, seconds=4))
    assert len(times) == 6 and sockets == 3 * AT_A_TABLE
    assert times == sorted(times) and times[0] > 0


def test_percentiles() -> None:
    times = [number / 1000 for number in range(1, 101)]
    assert (percentile(times, 0.5), percentile(times, 0.99), percentile(times, 1.0)) == (51, 100, 100)
