"""Backups made during play and moved between databases: each backup shows one instant, is complete, and stays the same
to the byte.
"""

from __future__ import annotations

import asyncio
import json
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple

from ludotheque.store import open_store
from ludotheque.store.backup import restore_backup, write_backup
from ludotheque_trust.history import History
from ludotheque_trust.live.players import RemotePlayer
from ludotheque_trust.live.postgres import PostgreSQL
from ludotheque_trust.live.servers import Guest, QuickServer
from ludotheque_trust.logs import Logs, logs_of
from ludotheque_trust.streams import check_streams
from ludotheque_trust.trial import Task, options_of, require

TABLES: Final = 3
VERSIONS_BEFORE: Final = 4  # versions that every table must have before the first backup
PATIENCE: Final = 120.0  # seconds to wait for a process


class OrderedHistory(History):
    """A history that also keeps the order of requests and acknowledgements across all tables."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: dict[str, int] = {}
        self.answered: dict[str, int] = {}

    def note_sent(self, key: str) -> None:
        super().note_sent(key)
        self.asked.setdefault(key, len(self.asked) + len(self.answered))

    def note_acknowledged(self, key: str, version: int) -> None:
        super().note_acknowledged(key, version)
        self.answered.setdefault(key, len(self.asked) + len(self.answered))

    def check_instant(self, keys: set[str], until: int) -> None:
        """Checks that a backup shows the database at a single instant.

        A backup must contain every command that was acknowledged before the backup began, or before the last command in
        it was sent.
        """
        instant = max([until, *[at for key, at in self.asked.items() if key in keys]])
        missing = [key for key, at in self.answered.items() if at < instant and key not in keys]
        require(not missing, f"the backup has what was asked for after {missing[:3]}, but not that")


class StartedBackup(NamedTuple):
    """A backup, and how many requests had been sent and acknowledged when the backup began."""

    file: Path
    until: int


class MovingTables:
    """Some tables with two guests each, who play while backups are made."""

    def __init__(self, task: Task, server: QuickServer) -> None:
        self.task = task
        self.server = server
        self.history = OrderedHistory()
        self.saved: list[StartedBackup] = []
        self.rows = 0
        self.players: dict[str, list[RemotePlayer]] = {}
        for number in range(TABLES):
            pair = [
                RemotePlayer(server, f"{name} {number}", self.history, task.luck(name, number))
                for name in ("ann", "ben")
            ]
            game = task.game(number)
            table = server.open(pair[0].cookie, game=game, clock="none", options=options_of(game))
            for seat, player in enumerate(pair):
                player.sit_at(table, seat)
            self.players[table] = pair

    async def save_in_play(self, folder: Path) -> None:
        """Makes backups while people play."""
        going = [asyncio.ensure_future(player.play()) for pair in self.players.values() for player in pair]
        try:
            async with asyncio.timeout(PATIENCE):
                players = [player for pair in self.players.values() for player in pair]
                while min([player.stream.last_version for player in players]) < VERSIONS_BEFORE:
                    await asyncio.sleep(0.01)
            for number in range(self.task.size):
                until = len(self.history.asked) + len(self.history.answered)
                file = folder / f"backup {number}"
                await back_up(self.server.where, file)
                self.saved.append(StartedBackup(file, until))
                self.task.advance(1)
        finally:
            for task in going:
                task.cancel()
            ended = await asyncio.gather(*going, return_exceptions=True)
        for error in ended:
            if isinstance(error, Exception):
                raise error

    async def check(self, folder: Path) -> None:
        """Restores each backup into a new database, and checks that it contains the beginning of each table's log, and
        that all these beginnings end at the same instant.
        """
        whole = await logs_of(self.server.where, self.players)
        for number, saved in enumerate(self.saved):
            where = str(folder / f"restored {number}.sqlite")
            await restore(saved.file, where)
            logs = await logs_of(where, self.players)
            for table, rows in logs.items():
                require(list(rows) == list(whole[table][: len(rows)]), f"table {table} differs in {saved.file}")
                check_streams(table, rows, ())
            self.history.check_instant(keys_of(logs), saved.until)
            self.rows += sum([len(rows) for rows in logs.values()])

    async def move(self, places: Sequence[str], folder: Path) -> None:
        """Moves the last backup from database to database, checks that the bytes stay the same, and opens the server
        there.
        """
        file = self.saved[-1].file
        for number, place in enumerate(places):
            await restore(file, place)
            again = folder / f"moved {number}"
            await back_up(place, again)
            require(again.read_bytes() == file.read_bytes(), f"the database differs after {number + 1} moves")
            file = again
        self.server.kill()
        self.server.where = places[-1]
        await asyncio.to_thread(self.server.start)
        for table, pair in self.players.items():
            for seat, player in enumerate(pair):
                async with self.server.socket(table, player.cookie) as connection:
                    welcome = await Guest(connection).receive()
                require(welcome["seat"] == seat, f"{player.name} does not find their seat again")


def keys_of(logs: Logs) -> set[str]:
    """Returns the keys of all commands in the logs."""
    rows = [(table, json.loads(row).get("move")) for table, log in logs.items() for row in log]
    return {f"{table} {move}" for table, move in rows if move}


async def back_up(where: str, file: Path) -> None:
    """Does what `ludotheque backup` does."""
    store = await open_store(where)
    try:
        await write_backup(store, file)
    finally:
        await store.close()


async def restore(file: Path, where: str) -> None:
    """Does what `ludotheque restore` does."""
    store = await open_store(where)
    try:
        await restore_backup(store, file)
    finally:
        await store.close()


async def save_and_move(moving: MovingTables, places: Sequence[str], folder: Path) -> None:
    """Runs the whole trial."""
    await moving.save_in_play(folder)
    await moving.check(folder)
    await moving.move(places, folder)


@contextmanager
def some_places(task: Task, folder: Path) -> Iterator[list[str]]:
    """Provides the databases to play on and move between, alternately SQLite and PostgreSQL."""
    files = [str(folder / "first.sqlite"), str(folder / "last.sqlite")]
    if task.database:
        yield [files[0], task.database, files[1]]
        return
    postgres = PostgreSQL().start()
    try:
        yield [postgres.new_database(), files[0], postgres.new_database(), files[1]]
    finally:
        postgres.remove()


def try_moving(task: Task) -> str:
    """Makes `size` backups during play, and moves one server's tables between databases."""
    with tempfile.TemporaryDirectory() as name, some_places(task, Path(name)) as places:
        server = QuickServer(Path(name), places[0]).start()
        try:
            moving = MovingTables(task, server)
            asyncio.run(save_and_move(moving, places[1:], Path(name)))
        finally:
            server.stop()
    return (
        f"{task.size:,} backups in play, with {moving.rows:,} rows: each of one instant, with all that was acknowledged before; "
        f"moved {len(places) - 1} times between SQLite and PostgreSQL: the same bytes each time; {moving.history.summary()}"
    )
