"""A request passed on to another process, and its answer back, piece by piece."""

from __future__ import annotations

import asyncio
from typing import Final
from urllib.parse import SplitResult, urlsplit

import h11

from ludotheque.server import limits
from ludotheque.server.asgi import Receive, Scope, Send
from ludotheque.server.cluster.signing import target_of

CONNECTED: Final = 2.0  # seconds in which another process takes a connection, or does not answer
PIECE: Final = 64 * 1024
NOT_HERE: Final = 421  # the process that was asked is not the owner that was meant

# What is between two neighbours only, what the next one says of itself, and what only our own proxies may say.
ONE_HOP: Final = (
    *(b"connection", b"keep-alive", b"proxy-authenticate", b"proxy-authorization", b"te", b"trailer"),
    *(b"transfer-encoding", b"upgrade", b"expect", b"host", b"content-length", b"date", b"server"),
    *(b"x-forwarded-for", b"x-forwarded-proto", b"x-forwarded-host", b"forwarded"),
)

Headers = list[tuple[bytes, bytes]]


class NotThere(Exception):
    """The owner is not where it was: nobody takes the connection, or somebody else does."""


def kept_headers(headers: Headers) -> Headers:
    """The headers that are passed on."""
    return [(name, value) for name, value in headers if name.lower() not in ONE_HOP]


def endpoint(address: str) -> SplitResult:
    """An address of a process, taken apart."""
    return urlsplit(address)


async def whole_body(receive: Receive) -> bytes | None:
    """The body of a request; None if it is longer than any may be, or its client has gone."""
    body: bytes = b""
    while True:
        event = await receive()
        if event["type"] != "http.request":
            return None
        body += event.get("body", b"")
        if len(body) > limits.BODY_BYTES:
            return None
        if not event.get("more_body", False):
            return body


async def forward(address: str, scope: Scope, headers: Headers, body: bytes, send: Send) -> None:
    """Asks another process and passes its answer on; raises NotThere, OSError or TimeoutError before any of it is sent."""
    at = endpoint(address)
    try:
        async with asyncio.timeout(CONNECTED):
            port = at.port or (443 if at.scheme == "https" else 80)
            reader, writer = await asyncio.open_connection(at.hostname, port, ssl=at.scheme == "https" or None)
    except ConnectionRefusedError as error:
        raise NotThere(address) from error
    try:
        connection = h11.Connection(h11.CLIENT)
        request = h11.Request(
            method=scope["method"],
            target=target_of(scope),
            headers=[
                (b"Host", at.netloc.encode()),
                (b"Connection", b"close"),
                (b"Content-Length", str(len(body)).encode()),
                *headers,
            ],
        )
        for event in (request, h11.Data(data=body), h11.EndOfMessage()):
            writer.write(connection.send(event) or b"")
        await writer.drain()
        await pass_back(connection, reader, send)
    except h11.RemoteProtocolError as error:
        raise ConnectionResetError(str(error)) from error
    finally:
        writer.close()


async def pass_back(connection: h11.Connection, reader: asyncio.StreamReader, send: Send) -> None:
    """Passes an answer on as it comes; who does not read it is not read for."""
    while True:
        event = connection.next_event()
        if event is h11.NEED_DATA:
            connection.receive_data(await reader.read(PIECE))
        elif isinstance(event, h11.Response):
            if event.status_code == NOT_HERE:
                raise NotThere
            length = [(name, value) for name, value in event.headers if name == b"content-length"]
            headers = kept_headers(list(event.headers)) + length
            await send({"type": "http.response.start", "status": event.status_code, "headers": headers})
        elif isinstance(event, h11.Data):
            await send({"type": "http.response.body", "body": bytes(event.data), "more_body": True})
        elif isinstance(event, h11.EndOfMessage):
            await send({"type": "http.response.body", "body": b"", "more_body": False})
            return
