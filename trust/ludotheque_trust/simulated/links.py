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
    """The connection between one client and one process; the process sends its messages through this link.

    `since` is the last version that the client has received; the process sends everything after that version.
    """

    def __init__(self, process: Process, luck: Luck, person: str, table: str, since: int) -> None:
        self.process = process
        self.is_cut = False
        self._time: SimulatedTime = process.faults.time
        self._luck = luck
        self._command_arrives = self._message_arrives = 0  # arrival times of the last command and the last message sent
        self._inbox: deque[dict[str, Any]] = deque()
        self._waiting: asyncio.Future[None] | None = None
        self._commands: asyncio.Queue[dict[str, Any] | None] = asyncio.Queue()
        process.on_crash.append(self.cut)
        process.begin(self._serve(person, table, since))

    def _arrival(self, last: int) -> int:
        """Returns when a message sent now arrives: usually soon, but never before the previous message."""
        slow = not self.process.faults.is_calm and self._luck.die(20) == 1
        return max(last, self._time.now() + self._luck.die(3000 if slow else 60))

    # ── the client's end ──

    def send_command(self, command: dict[str, Any]) -> None:
        """Sends a command, which may get lost."""
        self._command_arrives = self._arrival(self._command_arrives)
        self._time.call_at(self._command_arrives, lambda: None if self.is_cut else self._commands.put_nowait(command))

    async def receive(self, patience: int) -> dict[str, Any] | None:
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
            self._commands.put_nowait(None)
            self._wake()

    # ── the process's end ──

    def send(self, message: Message) -> None:
        """Sends a message to the client."""
        self._message_arrives = self._arrival(self._message_arrives)
        decoded = plain(message)
        self._time.call_at(self._message_arrives, lambda: self._deliver(decoded))
        if isinstance(message, Closed):
            self._time.call_at(self._message_arrives, self.cut)

    def _deliver(self, message: dict[str, Any]) -> None:
        if not self.is_cut:
            self._inbox.append(message)
            self._wake()

    async def _serve(self, person: str, table_id: str, since: int) -> None:
        """Serves this connection as a real server serves one socket."""
        await self.process.wait_while_stalled()
        try:
            table = await self.process.house.table(table_id)
            viewer = await table.connect(self, person, since)
        except (Fenced, StoreDown):  # another process owns the table now, or the store cannot be reached
            self.cut()
            return
        while (command := await self._commands.get()) is not None:
            await self.process.wait_while_stalled()
            await table.handle(viewer, read_command(msgspec.json.encode(command)))
        table.disconnect(viewer)
