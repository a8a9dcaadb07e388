"""A reconnection storm: all sockets break and reconnect at once, having missed the last messages."""

from __future__ import annotations

import asyncio
import os
import time
from typing import Final

from ludotheque_trust.live.crowds import Crowd, ViewerSocket, percentiles
from ludotheque_trust.live.servers import Server, beside_a_server
from ludotheque_trust.trial import Task, require
from ludotheque_trust.trials.load import SOCKETS_PER_TABLE

AIM_SECONDS: Final = 5.0  # seconds within which everybody should be up to date again
# The number of versions that every viewer misses, as if they were in flight when the connections broke.
MISSED: Final = 3
HANDSHAKES_AT_ONCE: Final = 200  # maximum number of simultaneous handshakes, because browsers, too, wait for their turn


async def storm(server: Server, task: Task) -> list[float]:
    """Breaks `size` sockets at running matches; returns the time until each was up to date again, sorted."""
    tables = max(1, task.size // SOCKETS_PER_TABLE)
    crowds = [
        await asyncio.to_thread(Crowd, server, number, SOCKETS_PER_TABLE, task.game(number), task.luck("storm", number))
        for number in range(tables)
    ]
    for crowd in crowds:
        await crowd.begin_match()
        task.advance(SOCKETS_PER_TABLE)
    viewers = [viewer for crowd in crowds for viewer in crowd.viewers]
    until = [viewer.last_version for viewer in viewers]
    for viewer in viewers:
        viewer.break_connection()
        viewer.last_version = max(0, viewer.last_version - MISSED)
    start = time.monotonic()
    handshakes = asyncio.Semaphore(HANDSHAKES_AT_ONCE)
    times = await asyncio.gather(*[come_back(viewer, start, handshakes) for viewer in viewers])
    for crowd in crowds:
        crowd.raise_errors()
    require(
        all(viewer.last_version >= version for viewer, version in zip(viewers, until)), "somebody is not up to date"
    )
    for crowd in crowds:
        await crowd.disconnect_all()
    return sorted(times)


async def come_back(viewer: ViewerSocket, start: float, handshakes: asyncio.Semaphore) -> float:
    """Reconnects; returns the seconds until this viewer is up to date."""
    async with handshakes:
        await viewer.connect()
    await viewer.crowd.wait_until(viewer.welcomed.is_set)
    return time.monotonic() - start


def try_storm(task: Task) -> str:
    """Breaks all sockets at the same time, and measures how long it takes to reconnect them."""
    times = beside_a_server(lambda server: storm(server, task))
    reached = "reached" if times[-1] <= AIM_SECONDS else "missed"
    return (
        f"{len(times):,} sockets cut at once, all up to date again without hole or repeat after {times[-1]:.2f} s "
        f"(aim {AIM_SECONDS:g} s: {reached}); {percentiles(times)} (load average {os.getloadavg()[0]:.1f})"
    )
