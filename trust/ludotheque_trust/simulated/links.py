"""Network connections of a simulated world: messages are delayed, stay in order, and are lost when the connection
breaks.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any

import msgspec

from ludotheque.core.luck import Luck
from ludotheque.table.messages import Closed, Message, read_command
from ludotheque.table.ports import Fenced, StoreDown
from ludotheque_trust.simulated.faults import Process
from ludotheque_trust.simulated.world import SimulatedTime
from ludotheque_trust.streams import plain


class Link:
    """The connection between one client and one process; the process sends its messages through this link."""

    def __init__(self, process: Process, luck: Luck, person: str, table: str, since: int) -> None:
        self.process = process
        self.is_cut = False
        self._time: SimulatedTime = process.sky.time
        self._luck = luck
        self._there = self._back = 0  # when the last message in each direction arrives
        self._inbox: deque[dict[str, Any]] = deque()
        self._waiting: asyncio.Future[None] | None = None
        self._heard: asyncio.Queue[dict[str, Any] | None] = asyncio.Queue()
        process.on_crash.append(self.cut)
        process.begin(self._serve(person, table, since))

    def _arrival(self, last: int) -> int:
        """Returns when a message sent now arrives: mostly soon, never before earlier ones."""
        slow = not self.process.sky.is_calm and self._luck.die(20) == 1
        return max(last, self._time.now() + self._luck.die(3000 if slow else 60))

    # ── the client's end ──

    def say(self, command: dict[str, Any]) -> None:
        """Sends a command, which may get lost."""
        self._there = self._arrival(self._there)
        self._time.call_at(self._there, lambda: None if self.is_cut else self._heard.put_nowait(command))

    async def hear(self, patience: int) -> dict[str, Any] | None:
        """Returns the next message; None if the connection is broken or nothing came within `patience` ms."""
        if not self._inbox and not self.is_cut:
            self._waiting = asyncio.get_running_loop().create_future()
            timer = self._time.call_at(self._time.now() + patience, self._wake)
            await self._waiting
            timer.cancel()
        return self._inbox.popleft() if self._inbox else None

    def _wake(self) -> None:
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    def cut(self) -> None:
        """Breaks the connection: messages in flight are lost; those that have arrived can still be read."""
        if not self.is_cut:
            self.is_cut = True
            self._heard.put_nowait(None)
            self._wake()

    # ── the process's end ──

    def send(self, message: Message) -> None:
        """Sends a message to the client."""
        self._back = self._arrival(self._back)
        said = plain(message)
        self._time.call_at(self._back, lambda: self._arrived(said))
        if isinstance(message, Closed):
            self._time.call_at(self._back, self.cut)

    def _arrived(self, said: dict[str, Any]) -> None:
        if not self.is_cut:
            self._inbox.append(said)
            self._wake()

    async def _serve(self, person: str, table_id: str, since: int) -> None:
        """Serves this connection as a real server serves one socket."""
        await self.process.awake()
        try:
            table = await self.process.house.table(table_id)
            viewer = await table.connect(self, person, since)
        except (Fenced, StoreDown):
            self.cut()
            return
        while (command := await self._heard.get()) is not None:
            await self.process.awake()
            await table.tell(viewer, read_command(msgspec.json.encode(command)))
        table.disconnect(viewer)
