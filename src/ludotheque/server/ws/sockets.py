"""The WebSocket endpoints: the table, for one viewer (guests bring a ticket), and the lobby."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Annotated

import msgspec
from litestar import post, websocket
from litestar.params import FromPath, FromQuery, QueryParameter

from ludotheque.core.errors import BadInput
from ludotheque.server import limits
from ludotheque.server.http.context import (
    HttpRequest,
    address_of,
    check_rate,
    context_of,
    guest_of,
    is_relayed,
    log_excess,
    log_other_rules,
    log_wrong_origin,
    table_of,
)
from ludotheque.server.http.guests import is_allowed_origin
from ludotheque.server.http.openapi import error_responses
from ludotheque.server.ws.outbox import Socket, SocketOutbox
from ludotheque.table.messages import PING, PONG, PROTOCOL, read_command
from ludotheque.table.ports import Fenced, NoTable, StoreDown

LARGEST = 2**31


class Ticket(msgspec.Struct, frozen=True):
    """A one-time ticket for the socket of a table, valid for a minute."""

    ticket: str


@post("/api/tables/{table:str}/ticket", tags=["tables"], responses=error_responses(401, 403, 404, 409, 429))
async def give_ticket(request: HttpRequest, table: FromPath[str]) -> Ticket:
    """Issues a ticket for the socket of a table, which then acts on behalf of the guest who requested the ticket."""
    context, person = context_of(request), guest_of(request)
    check_rate(request, context.ticket_rates)
    found = await table_of(request, table)
    return Ticket(context.tickets.issue(found.id, person))


@websocket("/api/tables/{table:str}/socket")
async def table_socket(
    socket: Socket,
    table: FromPath[str],
    since: Annotated[int | None, QueryParameter(ge=0, le=LARGEST)] = None,
    protocol: FromQuery[int] = PROTOCOL,
    ticket: FromQuery[str | None] = None,
) -> None:
    """A table as one viewer sees it; see `table/messages.py`.  A viewer without a ticket is a spectator."""
    tickets = context_of(socket).tickets
    async with admit(socket, protocol, lambda: "" if ticket is None else tickets.redeem(ticket, table)) as person:
        if person is not None:
            await serve_table_socket(socket, table, person, since)


@websocket("/api/lobby/socket")
async def lobby_socket(socket: Socket, protocol: FromQuery[int] = PROTOCOL) -> None:
    """The open tables; the list is sent at once and whenever it changes.  The client need not send anything."""
    async with admit(socket, protocol) as person:
        if person is not None:
            await serve_lobby_socket(socket)


def anonymous_person() -> str:
    """Returns "", the person id of an anonymous viewer."""
    return ""


@asynccontextmanager
async def admit(
    socket: Socket, protocol: int, whose: Callable[[], str | None] = anonymous_person
) -> AsyncIterator[str | None]:
    """Accepts and counts a socket and yields its person; if a limit is exceeded, closes the socket with the reason and
    yields None.
    """
    context = context_of(socket)
    address = "" if is_relayed(socket) else address_of(socket)
    await socket.accept()
    try:
        if address and not context.socket_rates.allows(address, context.seconds):
            log_excess(socket, "new sockets")
            await socket.close(limits.TOO_OFTEN, str(context.socket_rates.wait(address, context.seconds)))
            yield None
        elif not is_allowed_origin(socket, context.origins):
            log_wrong_origin(socket)
            await socket.close(code=limits.WRONG_ORIGIN)
            yield None
        elif protocol != PROTOCOL:
            await socket.close(code=limits.OTHER_PROTOCOL)
            yield None
        elif (person := whose()) is None:
            await socket.close(code=limits.NO_TICKET)
            yield None
        elif not context.sockets.open(person, address):
            log_excess(socket, "sockets")
            await socket.close(code=limits.TOO_MANY)
            yield None
        else:
            try:
                yield person
            finally:
                context.sockets.close(person, address)
    finally:
        # Break the reference cycle between the socket and these methods, so that reference counting can free the socket.
        del socket.receive, socket.send


async def serve_table_socket(socket: Socket, table_id: str, person: str, since: int | None) -> None:
    """Lets a viewer watch a table and, from a seat, play."""
    context, wire = context_of(socket), SocketOutbox()
    try:
        table = await context.house.table(table_id)
        viewer = await table.connect(wire, person, since)
    except NoTable:
        await socket.close(code=limits.NO_TABLE)
        return
    except BadInput as error:
        log_other_rules(error)
        await socket.close(code=limits.OTHER_RULES)
        return
    except (Fenced, StoreDown):
        await socket.close(code=limits.COME_AGAIN)
        return
    watching, playing = limits.Rate(limits.WATCHER_RATE), limits.Rate(limits.PLAYER_RATE)

    async def handle(text: str) -> None:
        if not (watching if viewer.seat is None else playing).allows(time.monotonic()):
            wire.cut(limits.TOO_FAST)
            return
        if text == PING:  # a ping, which does not concern the table
            wire.send_bytes(PONG.encode())
            return
        context.messages += 1
        try:
            command = read_command(text)
        except (msgspec.MsgspecError, RecursionError, ValueError):
            wire.cut(limits.NOT_UNDERSTOOD)
        else:
            await table.handle(viewer, command)

    try:
        await wire.converse(socket, handle)
    finally:
        table.disconnect(viewer)


async def serve_lobby_socket(socket: Socket) -> None:
    """Sends the open tables until the viewer disconnects."""
    context, wire = context_of(socket), SocketOutbox()
    rate = limits.Rate(limits.LOBBY_RATE)

    async def handle(_: str) -> None:
        context.messages += 1
        if not rate.allows(time.monotonic()):
            wire.cut(limits.TOO_FAST)

    try:
        await context.lobby.add(wire)
        await wire.converse(socket, handle)
    except StoreDown:
        await socket.close(code=limits.COME_AGAIN)
    finally:
        context.lobby.remove(wire)
