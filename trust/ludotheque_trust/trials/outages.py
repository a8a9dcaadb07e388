"""A full disk or a database that is down: a real server acknowledges nothing falsely, informs its guests, and recovers
by itself.
"""

from __future__ import annotations

import asyncio
import json
import resource
import sqlite3
import subprocess
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final, Protocol

from websockets.exceptions import WebSocketException

from ludotheque_trust.history import History
from ludotheque_trust.live.players import RemotePlayer, play_for_a_while
from ludotheque_trust.live.postgres import PostgreSQL
from ludotheque_trust.live.servers import QuickServer, Server
from ludotheque_trust.logs import check_logs, logs_of
from ludotheque_trust.streams import Stream
from ludotheque_trust.trial import CannotTry, Task, options_of, require

PLAYS: Final = 4  # the number of plays of each player before and after each outage
PLAY_SECONDS: Final = 20.0  # seconds within which these plays must be made, even on a busy machine
DISK_MEGABYTES: Final = 6  # the size of the small disk, in megabytes
DOWN_SECONDS: Final = 30.0  # seconds for which a database is down
RECOVERY_SECONDS: Final = 60.0  # seconds after an outage within which a move must be acknowledged again


class Outage(Protocol):
    """An outage that can be begun and ended."""

    is_total: bool  # whether every write fails; on a full disk a file may have some room left

    def begin(self) -> None:
        """Makes the store's writes fail from now on."""

    def end(self) -> None:
        """Lets the store's writes succeed again."""


class OutageResults:
    """The results of the trial: the number of commands refused during outages, and the longest time until play went on
    afterwards.
    """

    def __init__(self) -> None:
        self.history = History()
        self.streams: dict[str, list[Stream]] = {}
        self.refused = 0  # number of commands answered with "nothing can be written"
        self.plays = 0
        self.slowest = 0.0  # seconds from the end of an outage to the next acknowledgement


class AffectedGuests:
    """Two guests who play on a server before, during and after each outage."""

    def __init__(self, server: Server, task: Task, name: str) -> None:
        self.server = server
        self.task = task
        self.name = name
        self.seen = OutageResults()
        luck = task.luck
        self.players = [
            RemotePlayer(server, guest_name, self.seen.history, luck(f"{name} {guest_name}"))
            for guest_name in ("ann", "ben")
        ]

    async def run(self, outage: Outage, seconds: float) -> OutageResults:
        """Runs outages that last this many seconds, one in each game."""
        for number in range(self.task.size):
            self.sit_down(self.task.game(number))
            await play_for_a_while(self.players, PLAYS, PLAY_SECONDS)
            for player in self.players:  # commands that were sent before the outage must be answered before it begins
                await player.insist()
            before = self.seen.history.count("acknowledged")
            outage.begin()
            try:
                await self.check_writes_fail(seconds)
                written = self.seen.history.count("acknowledged") - before
                require(
                    not written or not outage.is_total, f"{self.name}: {written} acknowledged that nobody could write"
                )
            finally:
                outage.end()
            ended = time.monotonic()
            await self.check_recovery()
            self.seen.slowest = max(self.seen.slowest, time.monotonic() - ended)
            await play_for_a_while(self.players, PLAYS, PLAY_SECONDS)
            self.task.advance(1)
        self.seen.refused = sum([player.uncertain for player in self.players])
        self.seen.plays = sum([player.plays for player in self.players])
        return self.seen

    def sit_down(self, game: str) -> None:
        """Sits down at a new table, for the next match."""
        # A new guest each time, because a guest may have only a few open tables.
        cookie = self.players[0].cookie = self.server.guest()
        table = self.server.open(cookie, game=game, clock="none", options=options_of(game))
        for seat, player in enumerate(self.players):
            player.sit_at(table, seat)
        self.seen.streams[table] = [player.stream for player in self.players]

    async def check_writes_fail(self, seconds: float) -> None:
        """Checks that both players learn why they cannot continue, and that a new spectator still sees the match."""
        refused_before = sum([player.uncertain for player in self.players])
        # Perhaps no seat is asked before a window closes, so one player sends a command in any case.
        first, second = self.players
        trying = [
            asyncio.ensure_future(act) for act in (keep_trying(first.insist, for_ever=True), keep_trying(second.play))
        ]
        began = time.monotonic()
        while (
            sum([player.uncertain for player in self.players]) == refused_before
            and time.monotonic() < began + RECOVERY_SECONDS
        ):
            await asyncio.sleep(0.02)
        require(
            sum([player.uncertain for player in self.players]) > refused_before,
            f"{self.name}: nobody was told that nothing can be written",
        )
        await self.check_spectator()
        await asyncio.sleep(max(0.0, began + seconds - time.monotonic()))
        await cancel_tasks(trying)

    async def check_spectator(self) -> None:
        """Checks that a spectator sees the state in memory, all of which was acknowledged."""
        stream = Stream("somebody who comes in the outage")
        async with self.server.socket(self.players[0].table, "", 0) as connection, asyncio.timeout(RECOVERY_SECONDS):
            stream.receive(json.loads(await connection.recv()))
        self.seen.streams[self.players[0].table].append(stream)

    async def check_recovery(self) -> None:
        """Checks that the next command is acknowledged soon, without a restart."""
        before = self.seen.history.count("acknowledged")
        acts = (self.players[0].insist, self.players[1].play)
        going = [asyncio.ensure_future(keep_trying(act)) for act in acts]
        give_up = time.monotonic() + RECOVERY_SECONDS
        while self.seen.history.count("acknowledged") == before:
            require(time.monotonic() < give_up, f"{self.name}: it does not go on though the outage is over")
            await asyncio.sleep(0.01)
        await cancel_tasks(going)


async def keep_trying(act: Callable[[], Awaitable[None]], *, for_ever: bool = False) -> None:
    """Runs `act` again whenever the connection breaks and, with `for_ever`, also whenever `act` has finished."""
    while True:
        try:
            await act()
            if not for_ever:
                return
        except (WebSocketException, OSError):
            pass
        await asyncio.sleep(0.2)


async def cancel_tasks(tasks: Sequence[asyncio.Future[None]]) -> None:
    """Cancels tasks; if one of them has failed, raises its error."""
    for task in tasks:
        task.cancel()
    for ended in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(ended, Exception):
            raise ended


# ── a full disk ──


class SmallDisk:
    """A disk of some megabytes, and a file that fills it."""

    is_total = False

    def __init__(self, database: Path) -> None:
        self.database = database
        self.filler = database.parent / "filler"

    def begin(self) -> None:
        empty_log(self.database)
        with self.filler.open("wb", buffering=0) as file:
            for size in (1 << 16, 1 << 12, 1):
                try:
                    while True:
                        file.write(b"\0" * size)
                except OSError:
                    continue

    def end(self) -> None:
        self.filler.unlink(missing_ok=True)


class SmallFiles:
    """A substitute for a full disk where we may not mount one: no file of the server may grow."""

    is_total = False

    def __init__(self, server: QuickServer) -> None:
        self.server = server
        _, self.hard = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)

    def begin(self) -> None:
        empty_log(self.server.database)
        resource.prlimit(self.server.pid, resource.RLIMIT_FSIZE, (0, self.hard))

    def end(self) -> None:
        resource.prlimit(self.server.pid, resource.RLIMIT_FSIZE, (self.hard, self.hard))


def empty_log(database: Path) -> None:
    """Checkpoints SQLite's write-ahead log, so that the next row needs room; waits for readers."""
    connection = sqlite3.connect(database, timeout=1)
    give_up = time.monotonic() + RECOVERY_SECONDS
    while connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0]:
        require(time.monotonic() < give_up, "the log of SQLite cannot be emptied")
        time.sleep(0.05)
    connection.close()


@contextmanager
def small_disk(folder: Path) -> Iterator[bool]:
    """Mounts a small disk at a folder; False where we may not mount one."""
    words = ["mount", "-t", "tmpfs", "-o", f"size={DISK_MEGABYTES}m", "tmpfs", str(folder)]
    try:
        is_mounted = subprocess.run(words, capture_output=True).returncode == 0
    except OSError:
        is_mounted = False
    try:
        yield is_mounted
    finally:
        if is_mounted:
            subprocess.run(["umount", "-l", str(folder)], check=True)


def fill_disk(task: Task, folder: Path) -> tuple[OutageResults, str]:
    """Fills the disk for a second, again and again, while two guests play; also returns what limited the files."""
    disk = folder / "disk"
    disk.mkdir()
    with small_disk(disk) as is_mounted:
        if not is_mounted and not hasattr(resource, "prlimit"):
            raise CannotTry("no disk can be mounted here, and the files of another process cannot be limited")
        server = QuickServer(disk).start()
        try:
            outage: Outage = SmallDisk(server.database) if is_mounted else SmallFiles(server)
            results = asyncio.run(watch_outages(server, task, "a full disk", outage, 1.0))
        finally:
            server.stop()
    return results, f"a disk of {DISK_MEGABYTES} MB" if is_mounted else "a limit for files"


async def watch_outages(server: Server, task: Task, name: str, outage: Outage, seconds: float) -> OutageResults:
    """Runs some outages while two guests play, compares what the guests saw with the logs, and returns the results."""
    results = await AffectedGuests(server, task, name).run(outage, seconds)
    check_logs(await logs_of(server.where, results.streams), results.history, results.streams)
    return results


def try_full(task: Task) -> str:
    """Fills the disk of a real server `size` times."""
    with tempfile.TemporaryDirectory() as folder:
        results, how = fill_disk(task, Path(folder))
    return f"full {task.size:,} times ({how}): {summary_line(results)}"


# ── a database that is down ──


class LockedDatabase:
    """An outage in which another connection holds SQLite's file lock."""

    is_total = True

    def __init__(self, file: Path) -> None:
        self.file = file
        self.connection: sqlite3.Connection | None = None

    def begin(self) -> None:
        self.connection = sqlite3.connect(self.file, isolation_level=None, timeout=10)
        self.connection.execute("BEGIN IMMEDIATE")

    def end(self) -> None:
        assert self.connection is not None
        self.connection.execute("ROLLBACK")
        self.connection.close()


class StoppedDatabase:
    """An outage in which PostgreSQL is stopped; at the end of the outage it is started again."""

    is_total = True

    def __init__(self, postgres: PostgreSQL) -> None:
        self.postgres = postgres

    def begin(self) -> None:
        self.postgres.stop()

    def end(self) -> None:
        self.postgres.launch()


class FrozenDatabase:
    """An outage in which PostgreSQL is paused: its connections stay open, but nothing answers."""

    is_total = True

    def __init__(self, postgres: PostgreSQL) -> None:
        self.postgres = postgres

    def begin(self) -> None:
        self.postgres.pause()

    def end(self) -> None:
        self.postgres.resume()


def be_down(task: Task, folder: Path, postgres: PostgreSQL | None, kind: str, seconds: float) -> OutageResults:
    """Runs outages of one kind: "locked" for SQLite, "stopped" or "frozen" for PostgreSQL."""
    database = "" if postgres is None else postgres.new_database()
    server = QuickServer(folder, database).start()
    outage: Outage = LockedDatabase(server.database)
    if postgres is not None:
        outage = StoppedDatabase(postgres) if kind == "stopped" else FrozenDatabase(postgres)
    try:
        return asyncio.run(watch_outages(server, task, kind, outage, seconds))
    finally:
        server.stop()


def try_down(task: Task) -> str:
    """Takes down the database of a real server for half a minute, `size` times: locked, stopped and frozen in turn."""
    kinds: tuple[str, ...] = ("locked", "stopped", "frozen")
    try:
        postgres = PostgreSQL().start()
        without = ""
    except CannotTry as reason:
        postgres, kinds, without = None, kinds[:1], f"; not on PostgreSQL: {reason}"
    parts = []
    try:
        for number, kind in enumerate(kinds):
            size = task.size // len(kinds) + (number < task.size % len(kinds))
            if size:
                with tempfile.TemporaryDirectory() as folder:
                    used = None if kind == "locked" else postgres
                    results = be_down(task._replace(size=size), Path(folder), used, kind, DOWN_SECONDS)
                parts.append(f"{kind} {size:,} times: {summary_line(results)}")
    finally:
        if postgres is not None:
            postgres.remove()
    return f"down for {DOWN_SECONDS:g} s: {'; '.join(parts)}{without}"


def summary_line(results: OutageResults) -> str:
    """Returns a line about the results of the trial."""
    return (
        f"{results.history.summary()}, {results.plays:,} of them plays, "
        f"{results.refused:,} times told that nothing can be written, "
        f"going on by itself after at most {results.slowest:.2f} s"
    )
