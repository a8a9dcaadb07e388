"""Runs two processes that act as one server, and guests who reconnect to whichever process answers."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from websockets.exceptions import ConnectionClosed, WebSocketException

from ludotheque.core.luck import Luck
from ludotheque_trust.history import History
from ludotheque_trust.live.players import RemotePlayer
from ludotheque_trust.live.postgres import PostgreSQL
from ludotheque_trust.live.servers import Guest, QuickServer
from ludotheque_trust.streams import Stream
from ludotheque_trust.trial import Task, require

AGAIN: Final = 0.05  # seconds until a guest reconnects after close code 1012
WAIT: Final = 0.01  # seconds between two checks whether a guest may go on
PATIENCE: Final = 90.0  # seconds after which a trial gives up waiting
# Close codes after which a guest reconnects: connection broken, service restart, ticket issued by another process.
COME_AGAIN: Final = (1006, 1012, 4401)


class Pair:
    """Two server processes that share one database."""

    def __init__(self, folder: Path, database: str) -> None:
        self.where = database
        self.servers: list[QuickServer] = []
        for name in ("one", "two"):
            (folder / name).mkdir()
            server = QuickServer(folder / name, database)
            self.servers.append(server)
            server.start()  # so that this server has a port before the next server looks for one

    def send(self, number: int, what: signal.Signals) -> None:
        """Sends a signal to one process."""
        os.kill(self.servers[number].pid, what)

    def restart(self, number: int, what: signal.Signals = signal.SIGTERM) -> None:
        """Ends one process and starts it again."""
        self.send(number, what)
        self.servers[number].start()

    def stop(self) -> None:
        """Stops both processes; raises Broken if one of them has logged a bug."""
        for server in self.servers:
            server.stop()
        for server in self.servers:
            log = (server.folder / "stderr").read_text()
            require("Traceback" not in log, f"a process stumbled: {log[-2000:]}")


@contextmanager
def a_database(task: Task) -> Iterator[str]:
    """Provides the URL of the task's database or of a temporary PostgreSQL; raises CannotTry if there is neither."""
    if task.database:
        yield task.database
        return
    postgres = PostgreSQL().start()
    try:
        yield postgres.new_database()
    finally:
        postgres.remove()


class TimedStream(Stream):
    """A stream that also measures how long reconnecting took."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.lost: float | None = None  # when the connection broke, if it did
        self.breaks = 0
        self.slowest = 0.0

    def receive(self, message: Mapping[str, Any]) -> None:
        super().receive(message)
        if self.lost is not None:
            self.slowest = max(self.slowest, time.monotonic() - self.lost)
            self.lost = None

    def broke(self) -> None:
        """Notes that the connection broke; raises Broken if this client has been disconnected for PATIENCE seconds."""
        if self.lost is None:
            self.lost, self.breaks = time.monotonic(), self.breaks + 1
        require(time.monotonic() - self.lost < PATIENCE, f"{self.name} never came back")


class RoamingPlayer(RemotePlayer):
    """A guest who prefers one process, and uses the other one while the preferred one refuses connections."""

    def __init__(self, pair: Pair, home: int, name: str, history: History, luck: Luck) -> None:
        super().__init__(pair.servers[home], name, history, luck)
        self.pair = pair
        self.watch = TimedStream(name)
        # A trial may replace this function, to let players wait before their next command.
        self.may_go_on: Callable[[], bool] = lambda: True

    async def do(self, guest: Guest, command: dict[str, Any]) -> None:
        while not self.may_go_on():
            await asyncio.sleep(WAIT)
        await super().do(guest, command)

    def sit_at(self, table: str, seat: int) -> None:
        super().sit_at(table, seat)
        self.stream = self.watch = TimedStream(self.stream.name)

    async def play_on(self) -> None:
        """Plays until the match is over, whatever happens meanwhile."""
        await self._again_and_again(self.play)

    async def look_on(self) -> None:
        """Watches the table until the match is over."""
        await self._again_and_again(self._look)

    async def _look(self) -> None:
        async with self.server.socket(self.table, self.cookie, self.stream.last_version) as connection:
            guest = Guest(connection)
            while guest.now.get("phase") != "over":
                self.stream.receive(await guest.receive())

    async def _again_and_again(self, doing: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                await doing()
                return
            except ConnectionRefusedError:  # switch to the other process, as a load balancer would
                self.server = self.pair.servers[self.server is self.pair.servers[0]]
            except ConnectionClosed as closed:
                code = 1006 if closed.rcvd is None else closed.rcvd.code
                require(code in COME_AGAIN, f"{self.name} was closed with {code}")
            except (OSError, WebSocketException):
                pass  # reconnect
            self.watch.broke()
            await asyncio.sleep(AGAIN)
