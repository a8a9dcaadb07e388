"""The lobby: the list of open tables.  Everybody who watches the lobby gets the list again whenever it changes."""

from __future__ import annotations

import asyncio
from typing import Final, Protocol

import msgspec

from ludotheque.table.ports import Store, StoreDown, Time
from ludotheque.table.summaries import TableRow, row_of

DAY: Final = 24 * 3600 * 1000  # ms after which a table that has not begun is no longer listed
MOST_TABLES: Final = 100
COLLECT_SECONDS: Final = 0.25  # seconds for which changes are collected before they are sent
POLL_SECONDS: Final = 5.0  # seconds between two readings of the store, because another process may have opened a table


class LobbyTables(msgspec.Struct, frozen=True, tag_field="type", tag="lobby"):
    """All tables of the lobby, latest first; the server sends the list at once and whenever it changes."""

    tables: tuple[TableRow, ...]


class Listener(Protocol):
    """The connection of one viewer of the lobby."""

    def send_bytes(self, data: bytes) -> None:
        """Queues a message for the client."""


class Lobby:
    """The viewers of the lobby, and the list that was last sent to them."""

    def __init__(self, store: Store, time: Time) -> None:
        self._store = store
        self._time = time
        self._listeners: set[Listener] = set()
        self._last_sent = b""
        self._changed = asyncio.Event()
        self._watching: asyncio.Task[None] | None = None

    @property
    def since(self) -> int:
        """Tables opened before this time are not listed."""
        return self._time.now() - DAY

    async def tables(self) -> tuple[TableRow, ...]:
        """Returns the tables that wait for players, then those that can be watched."""
        listed = await self._store.tables("open", only_listed=True, since=self.since, most=MOST_TABLES)
        rows = [row_of(table) for table in listed]
        return tuple(sorted(rows, key=lambda row: row.phase != "gathering"))

    def note_change(self) -> None:
        """Notes that the list may have changed."""
        self._changed.set()

    async def add(self, listener: Listener) -> None:
        """Adds a viewer of the lobby."""
        data = msgspec.json.encode(LobbyTables(await self.tables()))
        if not self._listeners:
            self._last_sent = data
        self._listeners.add(listener)
        listener.send_bytes(data)
        if self._watching is None:
            self._watching = asyncio.create_task(self._watch())
        if data != self._last_sent:
            self.note_change()

    def remove(self, listener: Listener) -> None:
        """Removes a viewer of the lobby."""
        self._listeners.discard(listener)
        if not self._listeners:
            self.close()

    def close(self) -> None:
        """Stops sending the list."""
        if self._watching is not None:
            self._watching.cancel()
            self._watching = None

    async def _watch(self) -> None:
        """Sends the list whenever it changes, as long as there are viewers."""
        while True:
            try:
                async with asyncio.timeout(POLL_SECONDS):
                    await self._changed.wait()
            except TimeoutError:
                pass
            await asyncio.sleep(COLLECT_SECONDS)
            self._changed.clear()
            try:
                data = msgspec.json.encode(LobbyTables(await self.tables()))
            except StoreDown:
                continue
            if data != self._last_sent:
                self._last_sent = data
                for listener in tuple(self._listeners):
                    listener.send_bytes(data)
