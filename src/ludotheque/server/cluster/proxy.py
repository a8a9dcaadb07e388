"""Forwards an HTTP request to another process and streams its answer back."""

from __future__ import annotations

import asyncio
from typing import Final
from urllib.parse import SplitResult, urlsplit

import h11

from ludotheque.server import limits
from ludotheque.server.asgi import Receive, Scope, Send
from ludotheque.server.cluster.signing import target_of

CONNECT_SECONDS: Final = 2.0  # seconds to connect to another process, or to wait for its answer
PIECE_BYTES: Final = 64 * 1024
# The HTTP status that means: the process that answers is not the owner for which the request was meant.
NOT_HERE: Final = 421

# Headers that are not forwarded: hop-by-hop headers, those that the next server sets itself, and those that only our
# own proxies may set.
ONE_HOP: Final = (
    *(b"connection", b"keep-alive", b"proxy-authenticate", b"proxy-authorization", b"te", b"trailer"),
    *(b"transfer-encoding", b"upgrade", b"expect", b"host", b"content-length", b"date", b"server"),
    *(b"x-forwarded-for", b"x-forwarded-proto", b"x-forwarded-host", b"forwarded"),
)

Headers = list[tuple[bytes, bytes]]


class NotThere(Exception):
    """The owner is no longer at its address: the connection was refused, or another process answered."""


def forwarded_headers(headers: Headers) -> Headers:
    """Returns those headers of a request that are forwarded to the owner."""
    return [(name, value) for name, value in headers if name.lower() not in ONE_HOP]


def endpoint(address: str) -> SplitResult:
    """Splits the address of a process into host and port."""
    return urlsplit(address)


async def whole_body(receive: Receive) -> bytes | None:
    """Returns the body of a request; None if the body is too long or the client has disconnected."""
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
    """Forwards a request and its answer.  NotThere, OSError and TimeoutError are raised only before anything has been
    sent back.
    """
    at = endpoint(address)
    try:
        async with asyncio.timeout(CONNECT_SECONDS):
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
    """Streams an answer back to the client, no faster than the client reads it (back-pressure)."""
    while True:
        event = connection.next_event()
        if event is h11.NEED_DATA:
            connection.receive_data(await reader.read(PIECE_BYTES))
        elif isinstance(event, h11.Response):
            if event.status_code == NOT_HERE:
                raise NotThere
            length = [(name, value) for name, value in event.headers if name == b"content-length"]
            headers = forwarded_headers(list(event.headers)) + length
            await send({"type": "http.response.start", "status": event.status_code, "headers": headers})
        elif isinstance(event, h11.Data):
            await send({"type": "http.response.body", "body": bytes(event.data), "more_body": True})
        elif isinstance(event, h11.EndOfMessage):
            await send({"type": "http.response.body", "body": b"", "more_body": False})
            return
