"""Bad clients at a real server: each gets the right close code or refusal, nothing is lost, and others are served."""

from __future__ import annotations

import asyncio
import os
import sys
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import Final

from ludotheque.core.luck import fast
from ludotheque_trust.live.bad_clients import KINDS, Victim, how_many, misbehave
from ludotheque_trust.live.crowds import percentile
from ludotheque_trust.live.servers import Server, beside_a_server
from ludotheque_trust.trial import Broken, Task, require
from ludotheque_trust.trials.busy import BotTable
from ludotheque_trust.trials.load import LoadResults, load

# The load by well-behaved clients, whose latency is measured: tables, seconds, sockets per table.
TABLES, SECONDS, SOCKETS = 60, 40, 4
NICE: Final = 10
ARRIVAL_SECONDS: Final = 10.0  # seconds over which the arrival of the bad clients is spread
NOISY_TABLES: Final = 10  # tables of bots that anybody may watch
BROKEN: Final = "BROKEN "  # marks the error message in the output of the other process


class NoisyTables(BotTable):
    """Tables of bots that play without end, for clients that connect and do not read.

    These tables also run before the bad clients arrive, so that the bad clients make the only difference.
    """

    def __init__(self, server: Server, number: int, task: Task) -> None:
        super().__init__(server, 1000 + number, task, {})
        self.settings |= {"game": "malta", "seats": 6, "pace": (200, 200), "isListed": True}
        self.bot = "random"


async def pester(victim: Victim, size: int) -> None:
    """Runs bad clients of all kinds at once, each again and again until stopped; prints each kind that got the right
    answer.

    The bad clients arrive over some seconds, so that they do not all act at the same time.
    """
    luck = fast(b"pester")

    async def go_on(name: str, start: float) -> None:
        await asyncio.sleep(start)
        while True:
            await misbehave(victim, name)
            print(name, flush=True)
            await asyncio.sleep(KINDS[name].pause)

    everybody = [name for name in KINDS for _ in range(how_many(name, size))]
    await asyncio.gather(*[go_on(name, ARRIVAL_SECONDS * luck.die(size) / size) for name in everybody])


def pester_at(port: int, size: int) -> None:
    """Runs `pester` in a process of its own, so that it does not slow down the other clients.

    In reality bad clients run on other machines; here they get a lower priority than the server and than the clients
    whose latency is measured.
    """
    os.nice(NICE)
    server = Server(Path())
    server.port = port
    try:
        asyncio.run(pester(Victim(server), size))
    except Broken as broken:
        print(f"{BROKEN}{broken}", flush=True)


class BadClients:
    """Runs bad clients in another process."""

    def __init__(self, task: Task) -> None:
        self.task = task
        self.seen: Counter[str] = Counter()
        self.wrong = ""
        self.process: asyncio.subprocess.Process | None = None
        self._listening: asyncio.Task[None] | None = None

    async def begin(self, server: Server) -> None:
        """Starts the bad clients against a server."""
        code = "import sys; from ludotheque_trust.trials.clients import pester_at; pester_at(int(sys.argv[1]), int(sys.argv[2]))"
        words = [sys.executable, "-c", code, str(server.port), str(self.task.size)]
        self.process = await asyncio.create_subprocess_exec(*words, stdout=asyncio.subprocess.PIPE)
        self._listening = asyncio.create_task(self._listen(self.process))

    async def _listen(self, process: asyncio.subprocess.Process) -> None:
        assert process.stdout is not None
        async for line in process.stdout:
            name = line.decode().rstrip()
            if name.startswith(BROKEN):
                self.wrong = name.removeprefix(BROKEN)
                continue
            self.seen[name] += 1
            self.task.advance(name == "shakes hands slowly" and self.seen[name] <= self.task.size)

    async def end(self) -> None:
        """Waits until each kind of bad client has run once, and then stops all bad clients."""
        assert self.process is not None and self._listening is not None
        while not self._listening.done() and any(self.seen[name] < how_many(name, self.task.size) for name in KINDS):
            await asyncio.sleep(0.1)
        if not self._listening.done():
            self.process.kill()
        await self._listening
        await self.process.wait()
        require(not self.wrong, self.wrong)
        missing = [name for name in KINDS if not self.seen[name]]
        require(not missing, f"nobody tried {missing}")


async def pester_server(task: Task, server: Server) -> tuple[Counter[str], LoadResults, LoadResults]:
    """Returns, for each kind of bad client, the number of right answers, and the latency of the other clients without
    and with bad ones.
    """
    load_task = Task(TABLES, task.seed, seconds=SECONDS)
    noise = [await asyncio.to_thread(NoisyTables, server, number, load_task) for number in range(NOISY_TABLES)]
    for table in noise:
        await table.begin_match()
    going = asyncio.gather(*[table.go_on() for table in noise])
    alone = await load(server, load_task, SOCKETS)
    pestering = BadClients(task)
    await pestering.begin(server)
    await asyncio.sleep(ARRIVAL_SECONDS)
    crowded = await load(server, load_task._replace(seed=task.seed + 1), SOCKETS)
    await pestering.end()
    going.cancel()
    with suppress(asyncio.CancelledError):
        await going
    status, _, _ = await asyncio.to_thread(server.request, "/api/health")
    require(status == 200, f"the server is not well: {status}")
    return pestering.seen, alone, crowded


def try_clients(task: Task) -> str:
    """Runs `size` slow clients at once, together with clients of all other kinds in proportion."""
    before = os.getloadavg()[0]
    results, alone, crowded = beside_a_server(lambda server: pester_server(task, server))
    counts = ", ".join([f"{count:,} × {name}" for name, count in results.items()])
    waits = percentile(alone.times, 0.99), percentile(crowded.times, 0.99)
    return (
        f"{counts}: each was answered rightly; others' p99 {waits[0]:.1f} ms without and {waits[1]:.1f} ms with them "
        f"({waits[1] / waits[0]:.1f}×, load average {before:.1f} before, {alone.stolen:.1%} and {crowded.stolen:.1%} stolen)"
    )
