"""Relays requests and sockets for tables that another process of this server owns."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final, cast

import msgspec
from litestar import Litestar
from litestar.connection import ASGIConnection
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from ludotheque.server import limits
from ludotheque.server.asgi import App, Event, Receive, Scope, Send
from ludotheque.server.cluster.leases import LeaseOver
from ludotheque.server.cluster.proxy import (
    CONNECT_SECONDS,
    NOT_HERE,
    NotThere,
    endpoint,
    forward,
    forwarded_headers,
    whole_body,
)
from ludotheque.server.cluster.signing import HEADER_NAME, RelayHeader, header_of, original_scope, target_of
from ludotheque.server.http.context import Context, address_of
from ludotheque.server.http.openapi import Trouble
from ludotheque.table.ports import Fenced, Holder, NoTable, StoreDown

if TYPE_CHECKING:
    from websockets.asyncio.client import ClientConnection

TABLE: Final = re.compile(r"/api/tables/([\w-]{1,64})/.")
PASSABLE: Final = (1000, 1001, 1009, 1011, 1012, *range(3000, 5000))  # close codes that a socket may send

TO_THE_OWNER: Final[dict[str, Any]] = {
    "open_timeout": CONNECT_SECONDS,
    "close_timeout": 1,
    "ping_interval": None,  # no pings: the store knows whether the owner is alive, and the owner pings us
    "max_size": None,
    "max_queue": 4,  # if the client does not read, messages pile up at the owner, which then disconnects the client
}


class Relay:
    """ASGI middleware that relays requests for tables of other processes."""

    def __init__(self, app: Litestar) -> None:
        self._app: App = app
        self._state = app.state

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Relays what belongs to another process and lets the application answer everything else."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        context: Context = self._state.context
        signed = header_of(scope, HEADER_NAME)
        if signed is not None:
            header = context.signer.verify(signed, scope)
            if header is None or header.owner != context.house.owner:
                await refuse(scope, send, NOT_HERE)
            else:
                await self._app(original_scope(scope, header), receive, send)
            return
        table = TABLE.match(scope["path"])
        holder = None if table is None else await other_owner(context, table[1])
        if table is None or holder is None:
            await self._app(scope, receive, send)
        elif scope["type"] == "http":
            await self._pass_request(context, table[1], holder, scope, receive, send)
        else:
            await self._pass_socket(context, table[1], holder, scope, receive, send)

    async def _pass_request(
        self, context: Context, table: str, holder: Holder, scope: Scope, receive: Receive, send: Send
    ) -> None:
        body = await whole_body(receive)
        if body is None:
            await refuse(scope, send, 413)
            return
        is_begun = False

        async def send_back(event: Event) -> None:
            nonlocal is_begun
            is_begun = True
            await send(event)

        async def receive_again() -> Event:
            return {"type": "http.request", "body": body, "more_body": False}

        headers = [*forwarded_headers(list(scope["headers"])), (HEADER_NAME, signed_header(context, holder, scope))]
        try:
            await context.leases.while_alive(holder.owner, forward(holder.address, scope, headers, body, send_back))
        except NotThere:
            await take_over(context, table, holder)
            await self._app(scope, receive_again, send)
        except (OSError, TimeoutError, LeaseOver):
            if is_begun:  # an answer that was cut off halfway cannot be completed: uvicorn drops the connection
                raise
            await refuse(scope, send, 503)

    async def _pass_socket(
        self, context: Context, table: str, holder: Holder, scope: Scope, receive: Receive, send: Send
    ) -> None:
        connection: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(cast("Any", scope))
        address = address_of(connection)
        if not context.socket_rates.allows(address, context.seconds):
            wait = context.socket_rates.wait(address, context.seconds)
            await close_socket(receive, send, limits.TOO_OFTEN, str(wait))
            return
        if not context.sockets.open("", address):
            await close_socket(receive, send, limits.TOO_MANY)
            return
        try:
            is_there = await pipe(context, holder, scope, receive, send)
        finally:
            context.sockets.close("", address)
        if not is_there:
            await take_over(context, table, holder)
            await self._app(scope, receive, send)


async def other_owner(context: Context, table: str) -> Holder | None:
    """Returns the other process that owns a table.  Returns None if no other process does, or if the store is down; the
    application reports that.
    """
    try:
        return await context.house.elsewhere(table)
    except (NoTable, StoreDown):
        return None


async def take_over(context: Context, table: str, holder: Holder) -> None:
    """Claims a table from an owner that has gone; if another process was faster, the application reports that."""
    try:
        await context.house.table(table, unreachable_owner=holder.owner)
    except (Fenced, NoTable, StoreDown):
        return


def signed_header(context: Context, holder: Holder, scope: Scope) -> bytes:
    """Returns the signed header that tells the owner how this request came in."""
    client = scope["client"][0] if scope["client"] else ""
    host = (header_of(scope, b"host") or b"").decode("latin-1")
    return context.signer.sign(RelayHeader(holder.owner, client, scope["scheme"], host), scope)


async def pipe(context: Context, holder: Holder, scope: Scope, receive: Receive, send: Send) -> bool:
    """Passes messages between client and owner until one closes; returns whether the owner was reached."""
    try:
        owner = await connect_to_owner(context, holder, scope)
    except NotThere:
        return False
    except (OSError, TimeoutError, InvalidHandshake):
        await close_socket(receive, send, limits.COME_AGAIN)
        return True
    try:
        await receive()
        await send({"type": "websocket.accept", "headers": []})
        await context.leases.while_alive(holder.owner, forward_to_owner(owner, receive), forward_to_client(owner, send))
    except LeaseOver:
        await send({"type": "websocket.close", "code": limits.COME_AGAIN})
    except OSError:
        pass  # the client has gone
    finally:
        await owner.close()
    return True


async def connect_to_owner(context: Context, holder: Holder, scope: Scope) -> ClientConnection:
    """Opens a socket to the owner on the client's behalf."""
    from websockets.asyncio.client import connect  # imported here, because a server of one process does not need it

    at = endpoint(holder.address)
    headers = [
        (name.decode("latin-1"), value.decode("latin-1"))
        for name, value in forwarded_headers(list(scope["headers"]))
        if not name.lower().startswith(b"sec-websocket-")
    ]
    headers.append((HEADER_NAME.decode(), signed_header(context, holder, scope).decode()))
    scheme = "wss" if at.scheme == "https" else "ws"
    try:
        return await connect(
            f"{scheme}://{at.netloc}{target_of(scope)}",
            additional_headers=headers,
            user_agent_header=None,
            compression=None,
            proxy=None,
            **TO_THE_OWNER,
        )
    except ConnectionRefusedError as error:
        raise NotThere(holder.address) from error
    except InvalidStatus as error:
        raise NotThere(holder.address) if error.response.status_code == NOT_HERE else error from error


async def forward_to_owner(owner: ClientConnection, receive: Receive) -> None:
    """Passes on the client's messages until the client disconnects."""
    while True:
        event = await receive()
        if event["type"] != "websocket.receive":
            return
        text = event.get("text")
        try:
            await owner.send(text if text is not None else event.get("bytes") or b"")
        except ConnectionClosed:  # the close code reaches the client through `forward_to_client`
            continue


async def forward_to_client(owner: ClientConnection, send: Send) -> None:
    """Passes the owner's messages on to the client until the owner closes the socket, then closes the client's socket
    with the same code.
    """
    try:
        while True:
            text = await owner.recv()
            await send({"type": "websocket.send", "text" if isinstance(text, str) else "bytes": text})
    except ConnectionClosed as error:
        code = error.rcvd.code if error.rcvd is not None else 0
        code = code if code in PASSABLE else limits.COME_AGAIN
        await send({"type": "websocket.close", "code": code})


async def close_socket(receive: Receive, send: Send, code: int, reason: str = "") -> None:
    """Accepts a socket only in order to close it with a code and a reason."""
    await receive()
    await send({"type": "websocket.accept", "headers": []})
    await send({"type": "websocket.close", "code": code, "reason": reason})


async def refuse(scope: Scope, send: Send, status: int) -> None:
    """Answers with an error status: the body is too long, the table is not here, or try again."""
    detail = {413: "Request Entity Too Large", 503: "table-elsewhere"}.get(status, "not-here")
    kind = "websocket.http.response" if scope["type"] == "websocket" else "http.response"
    headers = [(b"content-type", b"application/json"), (b"cache-control", b"no-store"), (b"retry-after", b"1")]
    await send({"type": f"{kind}.start", "status": status, "headers": headers})
    await send({"type": f"{kind}.body", "body": msgspec.json.encode(Trouble(status, detail)), "more_body": False})
