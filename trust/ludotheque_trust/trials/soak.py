"""A soak test: one server plays short matches of bots one after another; its memory must not grow with their number."""

from __future__ import annotations

import asyncio
import os
import tempfile
import time
from pathlib import Path
from typing import Final

from ludotheque.core.catalogue import find_game
from ludotheque_trust.live.crowds import memory_of
from ludotheque_trust.live.servers import Server
from ludotheque_trust.trial import Task, require
from ludotheque_trust.trials.busy import BotTable

TABLES_AT_ONCE: Final = 16  # number of tables at which matches run at the same time
SAMPLES: Final = 40
GROWTH: Final = 1.1  # the memory in use at the end may be at most this multiple of the memory in use half-way through


class ShortMatches(BotTable):
    """Plays one short match of bots after another, each at a new table."""

    def __init__(self, server: Server, number: int, task: Task) -> None:
        super().__init__(server, number, task, find_game(task.game(number)).short_match)
        self.settings |= {"pace": (50, 50)}
        self.bot = "random"

    async def play_one(self) -> None:
        """Plays one match from the opening of its table to its end."""
        await self.begin_match()
        await self.wait_until(self.is_over, 120.0)
        await self.disconnect_all()


async def soak(server: Server, task: Task) -> list[tuple[int, int]]:
    """Plays `size` matches; returns samples, each with the number of matches played so far and the server's memory at
    that time.
    """
    assert server.process is not None
    pid, left, done = server.process.pid, iter(range(task.size)), 0
    samples: list[tuple[int, int]] = []

    async def sit(number: int) -> None:
        nonlocal done
        for turn in left:
            table = await asyncio.to_thread(ShortMatches, server, TABLES_AT_ONCE * turn + number, task)
            await table.play_one()
            done += 1
            task.advance(1)
            if done * SAMPLES // task.size > (done - 1) * SAMPLES // task.size:
                samples.append((done, memory_of(pid)))

    await asyncio.gather(*[sit(number) for number in range(TABLES_AT_ONCE)])
    return samples


def try_soak(task: Task) -> str:
    """Plays `size` short matches, one after another at each of a few tables."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder)).start()
        start = time.monotonic()
        try:
            samples = asyncio.run(soak(server, task))
        finally:
            server.stop()
        size = sum([file.stat().st_size for file in Path(folder).glob("tables.sqlite*")])
    seconds = time.monotonic() - start
    half, end = (
        middle(samples[len(samples) // 3 : len(samples) // 2 + 1]),
        middle(samples[-max(1, len(samples) // 6) :]),
    )
    require(end <= half * GROWTH, f"the server held {half / 1e6:.1f} MB half-way and {end / 1e6:.1f} MB at the end")
    return (
        f"{task.size:,} matches in {seconds:.0f} s: the server held {samples[0][1] / 1e6:.1f} MB after {samples[0][0]:,}, "
        f"{half / 1e6:.1f} MB half-way, {end / 1e6:.1f} MB at the end; {size / 1e6:.1f} MB on disk "
        f"(load average {os.getloadavg()[0]:.1f})"
    )


def middle(samples: list[tuple[int, int]]) -> int:
    """Returns the median of the memory in use."""
    return sorted([sample for _, sample in samples])[len(samples) // 2]
