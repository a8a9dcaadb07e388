"""Tables that another process of this house has: what is asked for here is passed on to it, and its answers back."""

from __future__ import annotations

import re
from typing import Any, Final, cast

import msgspec
from litestar import Litestar
from litestar.connection import ASGIConnection
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from ludotheque.server import limits
from ludotheque.server.asgi import App, Event, Receive, Scope, Send
from ludotheque.server.cluster.leases import LeaseOver
from ludotheque.server.cluster.proxy import CONNECTED, NOT_HERE, NotThere, endpoint, forward, kept_headers, whole_body
from ludotheque.server.cluster.signing import SEAL, Letter, as_it_came_in, header_of, target_of
from ludotheque.server.http.context import Context, address_of
from ludotheque.server.http.openapi import Trouble
from ludotheque.table.ports import Fenced, Holder, NoTable, StoreDown

TABLE: Final = re.compile(r"/api/tables/([\w-]{1,64})/.")
PASSABLE: Final = (1000, 1001, 1009, 1011, 1012, *range(3000, 5000))  # codes with which a socket may be closed

TO_THE_OWNER: Final[dict[str, Any]] = {
    "open_timeout": CONNECTED,
    "close_timeout": 1,
    "ping_interval": None,  # whether it is alive the store knows; and it pings us
    "max_size": None,
    "max_queue": 4,  # what the client does not read waits at the owner, who cuts it off
}


class Relay:
    """The application, in front of which stands whoever knows where a table is."""

    def __init__(self, app: Litestar) -> None:
        self._app: App = app
        self._state = app.state

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Passes on what is not ours; all else is answered here."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        context: Context = self._state.context
        seal = header_of(scope, SEAL)
        if seal is not None:
            letter = context.seals.opened(seal, scope)
            if letter is None or letter.owner != context.house.owner:
                await refuse(scope, send, NOT_HERE)
            else:
                await self._app(as_it_came_in(scope, letter), receive, send)
            return
        table = TABLE.match(scope["path"])
        holder = None if table is None else await elsewhere(context, table[1])
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

        headers = [*kept_headers(list(scope["headers"])), (SEAL, sealed(context, holder, scope))]
        try:
            await context.leases.while_alive(holder.owner, forward(holder.address, scope, headers, body, send_back))
        except NotThere:
            await take(context, table, holder)
            await self._app(scope, receive_again, send)
        except (OSError, TimeoutError, LeaseOver):
            if is_begun:  # half an answer cannot be mended: uvicorn cuts the connection
                raise
            await refuse(scope, send, 503)

    async def _pass_socket(
        self, context: Context, table: str, holder: Holder, scope: Scope, receive: Receive, send: Send
    ) -> None:
        connection: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(cast("Any", scope))
        address = address_of(connection)
        if not context.coming.allows(address, context.seconds):
            wait = context.coming.wait(address, context.seconds)
            await closed(receive, send, limits.TOO_OFTEN, str(wait))
            return
        if not context.sockets.open("", address):
            await closed(receive, send, limits.TOO_MANY)
            return
        try:
            is_there = await pipe(context, holder, scope, receive, send)
        finally:
            context.sockets.close("", address)
        if not is_there:
            await take(context, table, holder)
            await self._app(scope, receive, send)


async def elsewhere(context: Context, table: str) -> Holder | None:
    """Who else has a table; None also if that cannot be known now: then the answer says so."""
    try:
        return await context.house.elsewhere(table)
    except (NoTable, StoreDown):
        return None


async def take(context: Context, table: str, holder: Holder) -> None:
    """Takes a table from an owner that is not there any more; if somebody else was faster, the answer says so."""
    try:
        await context.house.table(table, even_from=holder.owner)
    except (Fenced, NoTable, StoreDown):
        return


def sealed(context: Context, holder: Holder, scope: Scope) -> bytes:
    """What the owner must know of a request."""
    client = scope["client"][0] if scope["client"] else ""
    host = (header_of(scope, b"host") or b"").decode("latin-1")
    return context.seals.sealed(Letter(holder.owner, client, scope["scheme"], host), scope)


async def pipe(context: Context, holder: Holder, scope: Scope, receive: Receive, send: Send) -> bool:
    """Passes on what client and owner say to one another; answers whether the owner was there."""
    try:
        owner = await reached(context, holder, scope)
    except NotThere:
        return False
    except (OSError, TimeoutError, InvalidHandshake):
        await closed(receive, send, limits.COME_AGAIN)
        return True
    try:
        await receive()
        await send({"type": "websocket.accept", "headers": []})
        await context.leases.while_alive(holder.owner, tell(owner, receive), hear(owner, send))
    except LeaseOver:
        await send({"type": "websocket.close", "code": limits.COME_AGAIN})
    except OSError:
        pass  # the client has gone
    finally:
        await owner.close()
    return True


async def reached(context: Context, holder: Holder, scope: Scope) -> ClientConnection:
    """A socket to the owner, as if the client itself had opened it."""
    at = endpoint(holder.address)
    headers = [
        (name.decode("latin-1"), value.decode("latin-1"))
        for name, value in kept_headers(list(scope["headers"]))
        if not name.lower().startswith(b"sec-websocket-")
    ]
    headers.append((SEAL.decode(), sealed(context, holder, scope).decode()))
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


async def tell(owner: ClientConnection, receive: Receive) -> None:
    """Passes on what the client says, until it goes."""
    while True:
        event = await receive()
        if event["type"] != "websocket.receive":
            return
        said = event.get("text")
        try:
            await owner.send(said if said is not None else event.get("bytes") or b"")
        except ConnectionClosed:  # why, is heard on the other way
            continue


async def hear(owner: ClientConnection, send: Send) -> None:
    """Passes back what the owner says, until it closes; then with its code."""
    try:
        while True:
            said = await owner.recv()
            await send({"type": "websocket.send", "text" if isinstance(said, str) else "bytes": said})
    except ConnectionClosed as error:
        code = error.rcvd.code if error.rcvd is not None else 0
        code = code if code in PASSABLE else limits.COME_AGAIN
        await send({"type": "websocket.close", "code": code})


async def closed(receive: Receive, send: Send, code: int, reason: str = "") -> None:
    """Lets a socket in only to tell it why not."""
    await receive()
    await send({"type": "websocket.accept", "headers": []})
    await send({"type": "websocket.close", "code": code, "reason": reason})


async def refuse(scope: Scope, send: Send, status: int) -> None:
    """Says no: too long, not here, or come again."""
    detail = {413: "Request Entity Too Large", 503: "table-elsewhere"}.get(status, "not-here")
    kind = "websocket.http.response" if scope["type"] == "websocket" else "http.response"
    headers = [(b"content-type", b"application/json"), (b"cache-control", b"no-store"), (b"retry-after", b"1")]
    await send({"type": f"{kind}.start", "status": status, "headers": headers})
    await send({"type": f"{kind}.body", "body": msgspec.json.encode(Trouble(status, detail)), "more_body": False})
