"""Many spectators at one table: measures how long a move takes to reach the last spectator."""

from __future__ import annotations

import asyncio
import os
import time
from typing import Final

from ludotheque_trust.live.crowds import PLAYERS, Crowd, percentiles
from ludotheque_trust.live.servers import Server, beside_a_server
from ludotheque_trust.trial import Task, require

MOVES: Final = 60
SECONDS_PER_MOVE: Final = 1.0  # seconds between two moves


async def watch(server: Server, task: Task, moves: int = MOVES) -> list[float]:
    """Lets `size` spectators watch a match; returns, sorted, how long each move took to reach the last spectator."""
    crowd = await asyncio.to_thread(
        Crowd, server, 0, PLAYERS + task.size, task.game(task.seed), task.luck("watchers", 0)
    )
    await crowd.begin_match()
    task.advance(task.size // 2)
    start = time.monotonic() + 0.5
    await crowd.play([start + SECONDS_PER_MOVE * number for number in range(moves)])
    await crowd.measure_moves()
    latest = crowd.viewers[PLAYERS].last_version
    await crowd.wait_until(lambda: all(viewer.last_version == latest for viewer in crowd.viewers[PLAYERS:]))
    results = {tuple(viewer.arrivals) for viewer in crowd.viewers[PLAYERS:]}
    require(len(results) == 1, "two spectators have not seen the same")
    await crowd.disconnect_all()
    task.advance(task.size - task.size // 2)
    return sorted(crowd.times)


def try_watchers(task: Task) -> str:
    """Lets `size` spectators watch one table for a minute, with a move every second."""
    times = beside_a_server(lambda server: watch(server, task))
    return (
        f"{task.size:,} looked on at one table of {task.game(task.seed)} and saw the same: {len(times)} moves, "
        f"{percentiles(times)} until the last had heard (load average {os.getloadavg()[0]:.1f})"
    )
