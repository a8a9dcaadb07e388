"""One socket: one viewer of one table."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any

import msgspec
from litestar.connection import WebSocket
from litestar.exceptions import WebSocketDisconnect, WebSocketException

from ludotheque.server import limits
from ludotheque.server.guests import is_from_here, person_of
from ludotheque.table.messages import Closed, Message, read_command, to_bytes
from ludotheque.table.world import Fenced, NoTable, StoreDown

if TYPE_CHECKING:
    from ludotheque.server.app import Serving

Socket = WebSocket[Any, Any, Any]


class SocketWire:
    """What is to be said, until it is sent.  Who does not read it is cut off, so that nobody waits for them."""

    def __init__(self) -> None:
        self.queue: asyncio.Queue[bytes | int] = asyncio.Queue()
        self._bytes = 0

    def send(self, message: Message) -> None:
        data = to_bytes(message)
        self._bytes += len(data)
        is_first = self.queue.empty()  # one message may be longer than all others together
        if not is_first and (self.queue.qsize() >= limits.QUEUE_MESSAGES or self._bytes > limits.QUEUE_BYTES):
            self.cut(limits.TOO_SLOW)
            return
        self.queue.put_nowait(data)
        if isinstance(message, Closed):
            self.queue.put_nowait(limits.COME_AGAIN)

    def cut(self, code: int) -> None:
        """Says nothing more."""
        while not self.queue.empty():
            self.queue.get_nowait()
        self._bytes = 0
        self.queue.put_nowait(code)

    async def pump(self, socket: Socket) -> None:
        """Sends until it is told to close."""
        while True:
            item = await self.queue.get()
            if isinstance(item, int):
                await socket.close(code=item)
                return
            self._bytes -= len(item)
            await socket.send_text(item.decode())


async def serve_socket(socket: Socket, serving: Serving, table_id: str, since: int | None) -> None:
    """Lets somebody look at a table, and play if they have a seat there."""
    person = person_of(socket)
    address = socket.client.host if socket.client else ""
    await socket.accept()
    if not is_from_here(socket, serving.origins):
        await socket.close(code=limits.WRONG_ORIGIN)
        return
    if not serving.sockets.open(person or address, address):
        await socket.close(code=limits.TOO_MANY)
        return
    try:
        await converse(socket, serving, table_id, person, since)
    finally:
        serving.sockets.close(person or address, address)


async def converse(socket: Socket, serving: Serving, table_id: str, person: str, since: int | None) -> None:
    """From welcome to good-bye."""
    try:
        table = await serving.house.table(table_id)
        wire = SocketWire()
        viewer = await table.connect(wire, person, since)
    except NoTable:
        await socket.close(code=limits.NO_TABLE)
        return
    except (Fenced, StoreDown):
        await socket.close(code=limits.COME_AGAIN)
        return
    pumping = asyncio.create_task(wire.pump(socket))
    watching, playing = limits.Rate(limits.WATCHER_RATE), limits.Rate(limits.PLAYER_RATE)
    hearing: asyncio.Task[str] | None = None
    try:
        while not pumping.done():
            hearing = asyncio.create_task(socket.receive_data(mode="text"))
            await asyncio.wait({hearing, pumping}, return_when=asyncio.FIRST_COMPLETED)
            if pumping.done():
                break
            said = hearing.result()
            serving.messages += 1
            if len(said) > limits.MESSAGE_BYTES:
                wire.cut(limits.TOO_LARGE)
            elif not (watching if viewer.seat is None else playing).allows(time.monotonic()):
                wire.cut(limits.TOO_FAST)
            else:
                try:
                    command = read_command(said)
                except (msgspec.MsgspecError, RecursionError, ValueError):
                    wire.cut(limits.NOT_UNDERSTOOD)
                else:
                    await table.tell(viewer, command)
                    continue
            await pumping
    except (WebSocketDisconnect, WebSocketException, RuntimeError):
        pass  # gone
    finally:
        table.disconnect(viewer)
        pumping.cancel()
        if hearing is not None:
            hearing.cancel()
