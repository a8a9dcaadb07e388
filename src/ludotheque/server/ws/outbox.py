"""The outbox of a socket: a bounded queue; a client that does not read fast enough is disconnected."""

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

LATEST: Final = 16  # number of cached encodings: a message may still have to go to other sockets


class Encoder:
    """Encodes each message only once, although many messages go to many viewers."""

    def __init__(self) -> None:
        # Keeps a reference to each message: while it lives, Python cannot reuse its `id()`, which is the key.
        self._latest: OrderedDict[int, tuple[Message, bytes]] = OrderedDict()

    def bytes_of(self, message: Message) -> bytes:
        """Encodes a message, or returns its cached encoding."""
        cached = self._latest.get(id(message))
        if cached is not None:
            return cached[1]
        data = to_bytes(message)
        self._latest[id(message)] = (message, data)
        if len(self._latest) > LATEST:
            self._latest.popitem(last=False)
        return data


ENCODER: Final = Encoder()


class SocketOutbox:
    """The queue of messages to one socket.  A client that does not read is disconnected, so that nobody has to wait for
    that client.
    """

    def __init__(self) -> None:
        self.queue: asyncio.Queue[bytes | int] = asyncio.Queue()
        self._bytes = 0

    def send(self, message: Message) -> None:
        """Queues a message of a table for the client."""
        self.send_bytes(ENCODER.bytes_of(message))
        if isinstance(message, Closed):
            self.queue.put_nowait(limits.COME_AGAIN)

    def send_bytes(self, data: bytes) -> None:
        """Queues an encoded message for the client."""
        self._bytes += len(data)
        is_first = self.queue.empty()  # a message alone in the queue may exceed the limit
        if not is_first and (self.queue.qsize() >= limits.QUEUE_MESSAGES or self._bytes > limits.QUEUE_BYTES):
            self.cut(limits.TOO_SLOW)
            return
        self.queue.put_nowait(data)

    def cut(self, code: int) -> None:
        """Drops everything queued and closes with this code."""
        while not self.queue.empty():
            self.queue.get_nowait()
        self._bytes = 0
        self.queue.put_nowait(code)

    async def pump(self, socket: Socket) -> None:
        """Sends queued messages until the outbox is closed."""
        while True:
            item = await self.queue.get()
            if isinstance(item, int):
                await socket.close(code=item)
                return
            self._bytes -= len(item)
            await socket.send_text(item.decode())

    async def converse(self, socket: Socket, handle: Callable[[str], Awaitable[None]]) -> None:
        """Sends queued messages and handles incoming ones, until either side closes."""
        pumping = asyncio.create_task(self.pump(socket))
        try:
            while True:
                text = await socket.receive_data(mode="text")
                await asyncio.sleep(0)  # yield to other tasks, so that one chatty client cannot starve them
                if pumping.done():
                    return
                if len(text.encode()) > limits.MESSAGE_BYTES:
                    self.cut(limits.TOO_LARGE)
                else:
                    await handle(text)
        except (WebSocketDisconnect, WebSocketException, RuntimeError):
            pass  # the client has gone
        finally:
            pumping.cancel()
