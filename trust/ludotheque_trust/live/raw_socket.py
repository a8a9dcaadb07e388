"""A WebSocket client written by hand, byte by byte, so that it can violate the protocol in every possible way."""

from __future__ import annotations

import asyncio
import json
import os
import socket
import struct
from typing import Any, Final

from ludotheque_trust.live.servers import Server
from ludotheque_trust.trial import Broken

TEXT, CLOSE, PING, CONTINUED, RESERVED = 1, 8, 9, 0, 3  # opcodes
CUT: Final = 0  # stands for a connection that ended without a close frame
PATIENCE: Final = 60.0  # seconds within which an answer must come, even on a busy machine


def frame(kind: int, data: bytes, *, is_last: bool = True, is_masked: bool = True, reserved: int = 0) -> bytes:
    """Returns a frame of a client, which may be invalid."""
    head = bytes([(is_last << 7) | (reserved << 4) | kind])
    size = len(data)
    mark = 0x80 if is_masked else 0
    if size < 126:
        head += bytes([mark | size])
    elif size < 1 << 16:
        head += bytes([mark | 126]) + struct.pack("!H", size)
    else:
        head += bytes([mark | 127]) + struct.pack("!Q", size)
    if not is_masked:
        return head + data
    mask = os.urandom(4)
    return head + mask + bytes([byte ^ mask[at % 4] for at, byte in enumerate(data)])


class RudeSocket:
    """A connection to a server from a source address of its own."""

    def __init__(self, server: Server, address: str) -> None:
        self.server = server
        self.address = address
        self.reader: asyncio.StreamReader
        self.writer: asyncio.StreamWriter

    async def connect(self, room: int = 0) -> RudeSocket:
        """Opens the TCP connection; `room` is the size of the connection's receive buffer."""
        plain = socket.socket()
        if room:
            plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, room)
        plain.setblocking(False)
        plain.bind((self.address, 0))
        async with asyncio.timeout(PATIENCE):
            await asyncio.get_running_loop().sock_connect(plain, ("127.0.0.1", self.server.port))
            self.reader, self.writer = await asyncio.open_connection(sock=plain, limit=1 << 12 if room else 1 << 16)
        return self

    def request(self, path: str, **headers: str) -> bytes:
        """Returns the HTTP request that upgrades the connection to a WebSocket."""
        lines = [
            f"GET {path} HTTP/1.1",
            f"Host: 127.0.0.1:{self.server.port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Key: MDEyMzQ1Njc4OTAxMjM0NQ==",
            "Sec-WebSocket-Version: 13",
            *[f"{name}: {value}" for name, value in headers.items()],
        ]
        return "".join([f"{line}\r\n" for line in (*lines, "")]).encode()

    async def shake_hands(self, path: str, room: int = 0, **headers: str) -> RudeSocket:
        """Does the WebSocket handshake; raises Broken if the server declines."""
        await self.connect(room)
        self.writer.write(self.request(path, **headers))
        async with asyncio.timeout(PATIENCE):
            answer = await self.reader.readuntil(b"\r\n\r\n")
        if b" 101 " not in answer.split(b"\r\n")[0]:
            raise Broken(f"{path} was answered by {answer[:60]!r}")
        return self

    def say(self, data: bytes | dict[str, Any]) -> None:
        """Sends a text as one complete message."""
        self.writer.write(frame(TEXT, data if isinstance(data, bytes) else json.dumps(data).encode()))

    async def receive(self) -> dict[str, Any] | int:
        """Receives the next message, or the code with which the server closed, or CUT."""
        try:
            async with asyncio.timeout(PATIENCE):
                while True:
                    first, second = await self.reader.readexactly(2)
                    size = second & 0x7F
                    if size >= 126:
                        wide = 2 if size == 126 else 8
                        size = int.from_bytes(await self.reader.readexactly(wide), "big")
                    data = await self.reader.readexactly(size)
                    if first & 0xF == CLOSE:
                        return int.from_bytes(data[:2], "big")
                    if first & 0xF == TEXT:
                        message: dict[str, Any] = json.loads(data)
                        return message
        except (asyncio.IncompleteReadError, ConnectionError):
            return CUT

    async def closing(self) -> int:
        """Waits for the close code from the server, and ignores any messages before it."""
        while True:
            message = await self.receive()
            if isinstance(message, int):
                return message

    async def answer(self, id: str) -> dict[str, Any] | int:
        """Waits for the answer to one command, or the code with which the server closed."""
        while True:
            message = await self.receive()
            if isinstance(message, int) or message.get("id") == id:
                return message

    def leave(self) -> None:
        """Disconnects without a close frame."""
        self.writer.transport.abort()
