"""Notices between the processes that share one database, by PostgreSQL's LISTEN/NOTIFY.

A notice may be lost, so receivers also poll.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

CHANNEL: Final = "ludotheque"
NAME: Final = "ludotheque notices"  # name of the connection in the database
# Advisory lock: shared by the processes that serve the database, exclusive for restoring.
SERVED: Final = 0x6C75646F73657276
LIST: Final = "list"  # the list of open tables has changed
TEST_AFTER: Final = 5.0  # seconds of silence after which the connection is tested
RECONNECT_AFTER: Final = 0.5  # seconds until a lost connection is opened again


class Notices:
    """Announces claims of tables and changes of the lobby to other processes, and listens for their announcements.

    Without a shared database it does nothing.
    """

    def __init__(self, shared: AsyncEngine | None) -> None:
        self._shared = shared
        self._pending: dict[str, None] = {}  # notices still to be sent, in order and without duplicates
        self._has_pending = asyncio.Event()
        self._listening: asyncio.Task[None] | None = None

    def announce_claim(self, table: str, epoch: int) -> None:
        """Announces that this process has claimed a table."""
        self._queue(f"{table} {epoch}")

    def announce_list(self) -> None:
        """Announces that the list of open tables has changed."""
        self._queue(LIST)

    def _queue(self, notice: str) -> None:
        if self._shared is not None:
            self._pending[notice] = None
            self._has_pending.set()

    def listen(
        self, on_claim: Callable[[str, int], None], on_list: Callable[[], None], on_gap: Callable[[], None]
    ) -> None:
        """Starts listening to other processes; `on_gap` is called when notices may have been missed."""

        def handle(notice: str) -> None:
            table, _, epoch = notice.rpartition(" ")
            if table and epoch.isdecimal():
                on_claim(table, int(epoch))
            elif notice == LIST:
                on_list()

        if self._shared is not None:
            self._listening = asyncio.create_task(self._listen(self._shared, handle, on_gap))

    async def _listen(self, shared: AsyncEngine, handle: Callable[[str], None], on_gap: Callable[[], None]) -> None:
        """Keeps a connection open to listen on, and reopens it whenever it is lost."""
        while True:
            with suppress(Exception):  # whatever was wrong, the next connection may work
                async with shared.connect() as connection:
                    try:
                        await self._listen_and_announce(
                            (await connection.get_raw_connection()).driver_connection, handle, on_gap
                        )
                    finally:
                        await connection.invalidate()  # the pool must not hand this connection to anybody else
            await asyncio.sleep(RECONNECT_AFTER)

    async def _listen_and_announce(
        self, driver: Any, handle: Callable[[str], None], on_gap: Callable[[], None]
    ) -> None:
        """Listens and announces until the connection is lost."""

        def on_notice(_driver: object, pid: int, _channel: str, notice: str) -> None:
            if pid != driver.get_server_pid():  # a process ignores its own notices
                handle(notice)

        await driver.execute(f"set application_name = '{NAME}'")
        if not await driver.fetchval("select pg_try_advisory_lock_shared($1)", SERVED):
            raise ConnectionError("a backup is being restored")
        await driver.add_listener(CHANNEL, on_notice)
        on_gap()
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(TEST_AFTER):
                    await self._has_pending.wait()
            self._has_pending.clear()
            pending = list(self._pending)
            await driver.execute("select 1")
            for notice in pending:
                await driver.execute("select pg_notify($1, $2)", CHANNEL, notice)
                self._pending.pop(notice, None)

    async def close(self) -> None:
        """Stops announcing and listening."""
        if self._listening is not None:
            self._listening.cancel()
            with suppress(asyncio.CancelledError):
                await self._listening
