"""Load: sends moves at fixed times, whether or not the server keeps up (open loop), and measures when each move has
reached all viewers.
"""

from __future__ import annotations

import asyncio
import os
import time
from typing import Final, NamedTuple

from ludotheque_trust.live.crowds import Crowd, Disk, ViewerSocket, cpu_of, memory_of, percentiles, stolen_seconds
from ludotheque_trust.live.servers import Server, beside_a_server
from ludotheque_trust.trial import Task

SOCKETS_PER_TABLE: Final = 5  # number of sockets at each table: two players and three spectators
SECONDS_PER_MOVE: Final = 2.0  # seconds between two moves at one table


class LoadResults(NamedTuple):
    """The measurements of a load trial."""

    times: list[float]  # the seconds from the time at which a move was due until the last viewer had it; sorted
    idle: int  # number of times at which nobody at a table could move
    refused: int  # number of moves that arrived when the question was no longer open
    table_bytes: int  # bytes of server memory for one table with all its sockets
    socket_bytes: int  # bytes of server memory for one more spectator
    cpu: float  # CPU seconds of the server per move
    disk: list[float]  # the seconds that the disk itself took to sync a page during the trial; sorted
    stolen: float  # share of all cores that other virtual machines took meanwhile


async def load(server: Server, task: Task, sockets: int = SOCKETS_PER_TABLE) -> LoadResults:
    """Runs `size` tables with this many sockets each, over all games, for the task's duration."""
    assert server.process is not None
    pid = server.process.pid
    crowds = [
        await asyncio.to_thread(Crowd, server, number, sockets, task.game(number), task.luck("load", number))
        for number in range(task.size)
    ]
    empty = memory_of(pid)
    for crowd in crowds:
        await crowd.begin_match()
    full = memory_of(pid)
    disk, used, lost, began = Disk(server.folder), cpu_of(pid), stolen_seconds(), time.monotonic()
    start = time.monotonic() + 1.0
    first = [start + SECONDS_PER_MOVE * number / task.size for number in range(task.size)]
    turns = range(int(task.seconds / SECONDS_PER_MOVE))
    playing = [crowd.play([begun + SECONDS_PER_MOVE * turn for turn in turns]) for crowd, begun in zip(crowds, first)]
    watching = asyncio.create_task(tell_time(task, start + task.seconds))
    await asyncio.gather(*playing)
    await watching
    used, syncs = cpu_of(pid) - used, await disk.stop()
    lost = (stolen_seconds() - lost) / (time.monotonic() - began) / (os.cpu_count() or 1)
    for crowd in crowds:
        await crowd.measure_moves()
        await crowd.disconnect_all()
    times = sorted([seconds for crowd in crowds for seconds in crowd.times])
    idle, refused = sum([crowd.idle for crowd in crowds]), sum([crowd.refusals for crowd in crowds])
    socket_bytes = await memory_of_socket(crowds[0], pid)
    return LoadResults(times, idle, refused, (full - empty) // task.size, socket_bytes, used / len(times), syncs, lost)


async def tell_time(task: Task, end: float) -> None:
    """Reports the time that has passed as progress, while everybody plays."""
    start = time.monotonic()
    reported = 0
    while time.monotonic() < end:
        await asyncio.sleep(0.5)
        now = min(task.size, int(task.size * (time.monotonic() - start) / (end - start)))
        task.advance(now - reported)
        reported = now
    task.advance(task.size - reported)


async def memory_of_socket(crowd: Crowd, pid: int, count: int = 50) -> int:
    """Returns bytes of server memory for one more spectator."""
    await crowd.begin_match()
    before = memory_of(pid)
    more = [ViewerSocket(crowd, None, crowd.address) for _ in range(count)]
    for viewer in more:
        await viewer.connect()
    await crowd.wait_until(lambda: all(viewer.welcomed.is_set() for viewer in more))
    after = memory_of(pid)
    for viewer in more:
        await viewer.close()
    await crowd.disconnect_all()
    return (after - before) // count


def try_load(task: Task) -> str:
    """Runs `size` tables with one move every two seconds at each."""
    results = beside_a_server(lambda server: load(server, task))
    return (
        f"{task.size:,} tables, {task.size * SOCKETS_PER_TABLE:,} sockets, "
        f"{task.size / SECONDS_PER_MOVE:g} moves a second for {task.seconds} s: "
        f"{len(results.times):,} moves reached everybody who sees them, {percentiles(results.times)}; "
        f"{results.idle:,} times nobody could move or a new match was being made ready, {results.refused:,} moves came too late; "
        f"{1000 * results.cpu:.1f} ms of computing a move; the disk alone synced a page in {percentiles(results.disk)}; "
        f"{results.table_bytes / 1000:,.0f} kB a table with {SOCKETS_PER_TABLE} sockets, "
        f"{results.socket_bytes / 1000:,.0f} kB a socket (load average {os.getloadavg()[0]:.1f}, {results.stolen:.1%} stolen)"
    )
