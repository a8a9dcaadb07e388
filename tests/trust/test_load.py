"""Tests that moves at fixed times reach everybody; their speed depends on the machine, so no test checks it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from ludotheque_trust.live.crowds import percentile
from ludotheque_trust.live.servers import Server
from ludotheque_trust.trial import Task
from ludotheque_trust.trials.load import load

pytestmark = pytest.mark.faults

GAMES = ("glory", "malta", "worm-up", "wound-up")


def test_every_move_reaches_every_viewer(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    try:
        results = asyncio.run(load(server, Task(4, games=GAMES, seconds=4)))
    finally:
        server.stop()
    assert len(results.times) + results.idle + results.refused == 8 and len(results.times) >= 4
    assert results.times == sorted(results.times) and results.times[0] > 0 and results.cpu > 0 and results.disk


def test_percentiles_are_computed_exactly() -> None:
    times = [number / 1000 for number in range(1, 101)]
    assert (percentile(times, 0.5), percentile(times, 0.99), percentile(times, 1.0)) == (51, 100, 100)
