"""Tests of the flood guard, which stops floods of frames, such as no real client sends, before they are parsed."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from uvicorn.config import Config
from uvicorn.server import ServerState

from ludotheque.server import limits
from ludotheque.server.ws.flood_guard import MeasuredProtocol
from ludotheque_trust.live.raw_socket import CLOSE, PING, TEXT, frame
from tests.table.seated import simulated

ASKED = b"""GET / HTTP/1.1\r
Host: house\r
Upgrade: websocket\r
Connection: Upgrade\r
Sec-WebSocket-Key: MDEyMzQ1Njc4OTAxMjM0NQ==\r
Sec-WebSocket-Version: 13\r
\r
"""
MESSAGE = frame(TEXT, b"{}")


class RecordingTransport(asyncio.Transport):
    """A transport that only records the bytes written to it."""

    def __init__(self) -> None:
        super().__init__()
        self.sent = b""
        self.is_closed = self.is_cut = False

    def write(self, data: Any) -> None:
        self.sent += data

    def is_closing(self) -> bool:
        return self.is_closed

    def close(self) -> None:
        self.is_closed = True

    def abort(self) -> None:
        self.is_closed = self.is_cut = True

    def pause_reading(self) -> None:
        pass

    def resume_reading(self) -> None:
        pass


class DeafApp:
    """An application that accepts a socket and reads nothing until the test tells it to."""

    def __init__(self) -> None:
        self.listen = asyncio.Event()
        self.close = asyncio.Event()
        self.heard: list[str] = []

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        assert (await receive())["type"] == "websocket.connect"
        await send({"type": "websocket.accept"})
        await self.listen.wait()
        if self.close.is_set():
            await send({"type": "websocket.close", "code": 1000})
        while not self.heard or self.heard[-1] != "websocket.disconnect":
            self.heard.append((await receive())["type"])


async def open_socket() -> tuple[MeasuredProtocol, RecordingTransport, DeafApp]:
    """Opens a socket; returns its protocol, its transport and the application behind it."""
    app, line = DeafApp(), RecordingTransport()
    config = Config(app, ws=MeasuredProtocol, ws_per_message_deflate=False, lifespan="off")
    config.load()
    protocol = MeasuredProtocol(config, ServerState(), {})
    protocol.connection_made(line)
    protocol.data_received(ASKED)
    while b"101" not in line.sent:
        await asyncio.sleep(0.001)
    line.sent = b""
    return protocol, line, app


async def open_and_close() -> tuple[MeasuredProtocol, RecordingTransport]:
    """Opens a socket that the application then closes."""
    protocol, line, app = await open_socket()
    app.close.set()
    app.listen.set()
    while not protocol.close_sent:
        await asyncio.sleep(0.001)
    return protocol, line


def has_hung_up(line: RecordingTransport) -> bool:
    """Returns whether the last thing sent is the close code for too much data."""
    told = bytes([0x80 | CLOSE, 2]) + limits.TOO_FAST.to_bytes(2, "big")
    return line.sent.endswith(told)


@simulated
async def test_the_number_of_answered_frames_is_limited() -> None:
    protocol, line, app = await open_socket()
    most, _ = limits.FRAME_RATE
    for _ in range(most):
        protocol.data_received(frame(PING, b""))
    assert not line.is_closed and line.sent.count(bytes([0x8A, 0])) == most
    protocol.data_received(frame(PING, b""))
    assert has_hung_up(line)
    app.listen.set()
    while not app.heard:
        await asyncio.sleep(0.001)
    assert app.heard == ["websocket.disconnect"]


@simulated
async def test_the_number_of_waiting_messages_is_limited() -> None:
    protocol, line, app = await open_socket()
    for _ in range(limits.BACKLOG):
        protocol.data_received(MESSAGE)
    assert not line.is_closed and protocol.queue.qsize() == limits.BACKLOG
    protocol.data_received(MESSAGE)
    assert has_hung_up(line)
    app.listen.set()
    while not app.heard:
        await asyncio.sleep(0.001)
    assert app.heard == ["websocket.disconnect"]  # messages that arrive after the close are not passed on
    assert not line.is_closed
    await asyncio.sleep(limits.PARTING_SECONDS)
    assert line.is_closed and not line.is_cut


@simulated
async def test_only_the_beginning_of_a_flood_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    protocol, line, app = await open_socket()
    read = 0
    receive = protocol.conn.receive_data

    def count(data: bytes) -> None:
        nonlocal read
        read += len(data)
        receive(data)

    monkeypatch.setattr(protocol.conn, "receive_data", count)
    protocol.data_received(MESSAGE * 1_000)
    assert has_hung_up(line) and not line.is_cut and read <= limits.BACKLOG * len(MESSAGE) + limits.PIECE_BYTES
    app.listen.set()


@simulated
async def test_messages_after_our_close_frame_are_ignored() -> None:
    protocol, line = await open_and_close()
    pieces = limits.PARTING_BYTES // len(MESSAGE)
    for _ in range(pieces):
        protocol.data_received(MESSAGE)
    assert not line.is_closed
    protocol.data_received(MESSAGE)
    await asyncio.sleep(limits.PARTING_SECONDS)
    assert line.is_closed and not line.is_cut


@simulated
async def test_a_client_that_keeps_sending_after_the_close_is_disconnected() -> None:
    protocol, line = await open_and_close()
    protocol.data_received((MESSAGE * limits.DEAF_BYTES)[: limits.DEAF_BYTES])
    assert not line.is_cut
    protocol.data_received(b"x")
    assert line.is_cut
