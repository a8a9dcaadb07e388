"""Tables of bots beside tables of people: do the bots slow people down?"""

from __future__ import annotations

import asyncio
import os
import time
from typing import Any, Final

from ludotheque_trust.live.crowds import Crowd, ViewerSocket, address_of, percentile, percentiles
from ludotheque_trust.live.servers import Server, beside_a_server
from ludotheque_trust.trial import Task
from ludotheque_trust.trials.load import SECONDS_PER_MOVE, SOCKETS_PER_TABLE

PEOPLE: Final = 20  # number of tables at which people play
SECONDS: Final = 30
PACE: Final = (100, 500)  # range of the bots' delay before a move, in ms: almost none


class BotTable(Crowd):
    """A table of bots with one spectator; after each match the next one begins."""

    def __init__(self, server: Server, number: int, task: Task, options: dict[str, Any] | None = None) -> None:
        super().__init__(server, number, 0, task.game(number), task.luck("bots", number))
        self.settings |= {"pace": PACE} | ({} if options is None else {"options": options})
        self.address = address_of(number * SOCKETS_PER_TABLE)
        self.viewers = [ViewerSocket(self, 0, self.address)]
        self.bot = "heuristic"

    async def begin_match(self) -> None:
        """Opens a new table full of bots."""
        await asyncio.to_thread(self.open)
        host = self.viewers[0]
        host.last_version, host.now = 0, None
        host.answers.clear()
        host.arrivals.clear()
        await host.connect()
        await self.wait_until(host.welcomed.is_set)
        for seat in range(self.settings["seats"]):
            await host.do("seatBot", seat=seat, bot=self.bot)
        await host.do("begin")

    def is_over(self) -> bool:
        """Returns whether the match at this table is over."""
        now = self.viewers[0].now
        return now is not None and now.phase == "over"

    async def go_on(self) -> int:
        """Plays one match after another until cancelled."""
        while True:
            await self.wait_until(self.is_over, 3600.0)
            await self.disconnect_all()
            await self.begin_match()


async def people_play(server: Server, task: Task, seconds: float) -> list[float]:
    """Lets people make moves at fixed times; returns how long each took, sorted."""
    crowds = [
        await asyncio.to_thread(
            Crowd, server, 1000 + number, SOCKETS_PER_TABLE, task.game(number), task.luck("busy", number)
        )
        for number in range(PEOPLE)
    ]
    for crowd in crowds:
        await crowd.begin_match()
    start = time.monotonic() + 0.5
    turns = range(int(seconds / SECONDS_PER_MOVE))
    await asyncio.gather(
        *[
            crowd.play([start + SECONDS_PER_MOVE * (number / PEOPLE + turn) for turn in turns])
            for number, crowd in enumerate(crowds)
        ]
    )
    for crowd in crowds:
        await crowd.measure_moves()
        await crowd.disconnect_all()
    return sorted([seconds for crowd in crowds for seconds in crowd.times])


async def compare(server: Server, task: Task, seconds: float = SECONDS) -> tuple[list[float], list[float], int]:
    """Measures how long people's moves take without bots and beside bots, and counts what the bots did meanwhile."""
    alone = await people_play(server, task, seconds)
    bots = [await asyncio.to_thread(BotTable, server, number, task) for number in range(task.size)]
    for bot in bots:
        await bot.begin_match()
        task.advance(1)
    before = sum([bot.viewers[0].last_version for bot in bots])
    going = [asyncio.create_task(bot.go_on()) for bot in bots]
    beside = await people_play(server, task, seconds)
    done = sum([bot.viewers[0].last_version for bot in bots]) - before
    for each in going:
        each.cancel()
    await asyncio.gather(*going, return_exceptions=True)
    for bot in bots:
        await bot.disconnect_all()
    return alone, beside, done


def try_busy(task: Task) -> str:
    """Lets people play for half a minute alone, and for half a minute beside `size` tables of bots."""
    alone, beside, done = beside_a_server(lambda server: compare(server, task))
    ratio = percentile(beside, 0.99) / percentile(alone, 0.99)
    return (
        f"{PEOPLE} tables of people: {percentiles(alone)}; beside {task.size:,} tables of bots, who made at least {done:,} "
        f"moves: {percentiles(beside)}, p99 {ratio:.1f} times as long (load average {os.getloadavg()[0]:.1f})"
    )
