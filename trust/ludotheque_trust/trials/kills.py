"""Kills a server (SIGKILL) during play: no acknowledged move is lost or doubled, and all players continue where they
were.
"""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

from websockets.exceptions import WebSocketException

from ludotheque_trust.history import History
from ludotheque_trust.live.players import RemotePlayer
from ludotheque_trust.live.postgres import PostgreSQL
from ludotheque_trust.live.servers import QuickServer
from ludotheque_trust.logs import check_logs, logs_of
from ludotheque_trust.streams import Stream
from ludotheque_trust.trial import Broken, CannotTry, Task, options_of, require

KILLS_PER_TABLE: Final = 3  # number of kills at one table before the guests move to the next game
DATABASE_KILL_EVERY: Final = 4  # at every fourth kill, a database process is killed first
PLAY_SECONDS: Final = 2.0  # maximum seconds of play before a kill; a single window may stay open almost as long
RECOVERY_SECONDS: Final = 30.0  # the seconds within which a database must recover


class KillResults:
    """The results of the trial: the history of commands, the number of plays, of resent commands and of answers that
    left the outcome open, and the longest restart of the server in seconds.
    """

    def __init__(self) -> None:
        self.history = History()
        self.streams: dict[str, list[Stream]] = {}
        self.games: dict[str, int] = {}  # number of plays of both guests, by game
        self.resent = 0
        self.uncertain = 0
        self.backends = 0  # number of database processes killed
        self.slowest = 0.0

    def plays(self) -> int:
        """Returns the number of acknowledged plays."""
        return sum(self.games.values())


class KilledGuests:
    """Two guests who play one game after another while the trial kills their server."""

    def __init__(self, task: Task, server: QuickServer, results: KillResults, postgres: PostgreSQL | None) -> None:
        self.task = task
        self.server = server
        self.seen = results
        self.postgres = postgres
        self.luck = task.luck("kills")
        self.players = [
            RemotePlayer(server, name, results.history, task.luck(name, number))
            for number, name in enumerate(("ann", "ben"))
        ]

    async def run(self) -> None:
        """Kills the server as often as the task says."""
        opened, since, ended = -1, 0, True
        for number in range(self.task.size):
            if ended or number - since >= KILLS_PER_TABLE:
                opened, since = opened + 1, number
                self.sit_down(self.task.game(opened))
            game, before = self.task.game(opened), sum([player.plays for player in self.players])
            is_databases_turn = self.postgres is not None and number % DATABASE_KILL_EVERY == DATABASE_KILL_EVERY - 1
            ended = await self.play_until_killed(database_first=is_databases_turn)
            self.seen.games[game] = (
                self.seen.games.get(game, 0) + sum([player.plays for player in self.players]) - before
            )
            died = time.monotonic()
            self.server.start()
            self.seen.slowest = max(self.seen.slowest, time.monotonic() - died)
            self.task.advance(1)
        self.seen.resent = sum([player.resent for player in self.players])
        self.seen.uncertain = sum([player.uncertain for player in self.players])

    def sit_down(self, game: str) -> None:
        """Sits down at a new table, for the next match."""
        # A new guest each time, because a guest may have only a few open tables.
        cookie = self.players[0].cookie = self.server.guest()
        table = self.server.open(cookie, game=game, clock="none", options=options_of(game))
        for seat, player in enumerate(self.players):
            player.sit_at(table, seat)
        self.seen.streams[table] = [player.stream for player in self.players]

    async def play_until_killed(self, *, database_first: bool) -> bool:
        """Lets both guests play until the server is killed; returns whether the match was over by then."""
        playing = [asyncio.ensure_future(player.play()) for player in self.players]
        await self.wait_for_acks(playing, self.luck.die(8), PLAY_SECONDS)
        # Kill at a random moment, so that the server may die between any two of its answers.
        await asyncio.sleep(self.luck.die(50) / 1000)
        if database_first:
            await self.kill_backend(playing)
        self.server.kill()
        ended = await asyncio.gather(*playing, return_exceptions=True)
        for task in ended:
            if isinstance(task, Broken):
                raise task
            is_gone = task is None or isinstance(task, (WebSocketException, OSError))
            require(is_gone, f"a guest stumbled: {task!r}")
        return all(task is None for task in ended)

    async def kill_backend(self, playing: Sequence[asyncio.Future[None]]) -> None:
        """Kills a database process (SIGKILL): the server stays up, and play continues once the database has
        recovered.
        """
        assert self.postgres is not None
        self.seen.backends += self.postgres.kill_backend()
        is_well = await self.wait_for_acks(playing, 2, RECOVERY_SECONDS)
        require(is_well, "nothing is acknowledged, though the database should have recovered")

    def acknowledged_count(self) -> int:
        """Returns the number of commands acknowledged to both guests together."""
        return sum([player.acknowledged for player in self.players])

    async def wait_for_acks(self, playing: Sequence[asyncio.Future[None]], more: int, seconds: float) -> bool:
        """Waits until `more` commands are acknowledged or the match is over; False if that takes too long."""
        wanted, give_up = self.acknowledged_count() + more, time.monotonic() + seconds
        while self.acknowledged_count() < wanted and not all(task.done() for task in playing):
            if time.monotonic() > give_up:
                return False
            await asyncio.sleep(0.005)
        return True


async def kill_in_play(task: Task, folder: Path, database: str = "", postgres: PostgreSQL | None = None) -> KillResults:
    """Kills a server `size` times while two guests play, and compares what the guests know with the logs."""
    results = KillResults()
    server = QuickServer(folder, database).start()
    try:
        await KilledGuests(task, server, results, postgres).run()
    finally:
        with suppress(ProcessLookupError):
            server.stop()
    check_logs(await logs_of(server.where, results.streams), results.history, results.streams)
    return results


def try_kill(task: Task) -> str:
    """Kills a real server `size` times: on the task's database or, without one, half on SQLite and half on a temporary
    PostgreSQL.
    """
    results: list[tuple[str, KillResults]] = []
    try:
        postgres = None if task.database else PostgreSQL().start()
        without = ""
    except CannotTry as reason:
        postgres, without = None, f"; not on PostgreSQL: {reason}"
    half = task.size // 2 if postgres is not None else 0
    with tempfile.TemporaryDirectory() as folder, tempfile.TemporaryDirectory() as other:
        try:
            if task.size > half:
                name = "PostgreSQL" if task.database.startswith("postgres") else "SQLite"
                part = task._replace(size=task.size - half)
                results.append((name, asyncio.run(kill_in_play(part, Path(folder), task.database))))
            if postgres is not None and half:
                database = postgres.new_database()
                part = task._replace(size=half)
                results.append(("PostgreSQL", asyncio.run(kill_in_play(part, Path(other), database, postgres))))
        finally:
            if postgres is not None:
                postgres.remove()
    summaries = "; ".join([store_summary(name, result) for name, result in results])
    return f"killed {task.size:,} times: {summaries}; none lost, none doubled{without}"


def store_summary(name: str, results: KillResults) -> str:
    """Returns a line about the results on one store."""
    plays = ", ".join([f"{game} {count:,}" for game, count in sorted(results.games.items())])
    backends = f", {results.backends:,} processes of the database killed too" if results.backends else ""
    return (
        f"{name}: {results.history.summary()}, {results.plays():,} of them plays ({plays}), {results.resent:,} sent again"
        f"{backends}, open again after at most {results.slowest:.2f} s"
    )
