"""The way to one socket: what is to be said waits in a queue, and who does not read it is cut off."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Any, Final

from litestar.connection import WebSocket
from litestar.exceptions import WebSocketDisconnect, WebSocketException

from ludotheque.server import limits
from ludotheque.table.messages import Closed, Message, to_bytes

Socket = WebSocket[Any, Any, Any]

LATEST: Final = 16  # messages that may be on their way to several wires at once


class Encoder:
    """The same message often goes to many; it is written out once."""

    def __init__(self) -> None:
        self._latest: OrderedDict[int, tuple[Message, bytes]] = OrderedDict()  # kept, so that no other has its number

    def bytes_of(self, message: Message) -> bytes:
        """A message as it goes over the wire."""
        known = self._latest.get(id(message))
        if known is not None:
            return known[1]
        data = to_bytes(message)
        self._latest[id(message)] = (message, data)
        if len(self._latest) > LATEST:
            self._latest.popitem(last=False)
        return data


ENCODER: Final = Encoder()


class SocketOutbox:
    """What is to be said, until it is sent.  Who does not read it is cut off, so that nobody waits for them."""

    def __init__(self) -> None:
        self.queue: asyncio.Queue[bytes | int] = asyncio.Queue()
        self._bytes = 0

    def send(self, message: Message) -> None:
        """Says something about a table."""
        self.send_bytes(ENCODER.bytes_of(message))
        if isinstance(message, Closed):
            self.queue.put_nowait(limits.COME_AGAIN)

    def send_bytes(self, data: bytes) -> None:
        """Says something."""
        self._bytes += len(data)
        is_first = self.queue.empty()  # one message may be longer than all others together
        if not is_first and (self.queue.qsize() >= limits.QUEUE_MESSAGES or self._bytes > limits.QUEUE_BYTES):
            self.cut(limits.TOO_SLOW)
            return
        self.queue.put_nowait(data)

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

    async def converse(self, socket: Socket, hear: Callable[[str], Awaitable[None]]) -> None:
        """Sends what is to be said and hears what comes, until one side closes (then there is nothing more to hear)."""
        pumping = asyncio.create_task(self.pump(socket))
        try:
            while True:
                said = await socket.receive_data(mode="text")
                await asyncio.sleep(0)  # who says much at once takes turns with all others
                if pumping.done():
                    return
                if len(said.encode()) > limits.MESSAGE_BYTES:
                    self.cut(limits.TOO_LARGE)
                else:
                    await hear(said)
        except (WebSocketDisconnect, WebSocketException, RuntimeError):
            pass  # gone
        finally:
            pumping.cancel()
