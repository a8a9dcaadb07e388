"""Sockets: one viewer of one table, or somebody in the lobby."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated

import msgspec
from litestar import websocket
from litestar.params import FromPath, FromQuery, QueryParameter

from ludotheque.server import limits
from ludotheque.server.guests import is_from_here
from ludotheque.server.serving import address_of, person_of, serving_of
from ludotheque.server.wires import Socket, SocketWire
from ludotheque.table.messages import PROTOCOL, read_command
from ludotheque.table.world import Fenced, NoTable, StoreDown

LARGEST = 2**31


@websocket("/api/tables/{table:str}/socket")
async def table_socket(
    socket: Socket,
    table: FromPath[str],
    since: Annotated[int | None, QueryParameter(ge=0, le=LARGEST)] = None,
    protocol: FromQuery[int] = PROTOCOL,
) -> None:
    """A table as one viewer sees it; see `table/messages.py`."""
    async with admitted(socket, protocol) as is_welcome:
        if is_welcome:
            await look_at(socket, table, since)


@websocket("/api/lobby/socket")
async def lobby_socket(socket: Socket, protocol: FromQuery[int] = PROTOCOL) -> None:
    """The open tables, at once and whenever they change.  Whoever listens need say nothing."""
    async with admitted(socket, protocol) as is_welcome:
        if is_welcome:
            await look_around(socket)


@asynccontextmanager
async def admitted(socket: Socket, protocol: int) -> AsyncIterator[bool]:
    """Lets a socket in and counts it, or closes it with the reason."""
    serving, address = serving_of(socket), address_of(socket)
    person = person_of(socket) or address
    await socket.accept()
    if not is_from_here(socket, serving.origins):
        await socket.close(code=limits.WRONG_ORIGIN)
        yield False
    elif protocol != PROTOCOL:
        await socket.close(code=limits.OTHER_PROTOCOL)
        yield False
    elif not serving.sockets.open(person, address):
        await socket.close(code=limits.TOO_MANY)
        yield False
    else:
        try:
            yield True
        finally:
            serving.sockets.close(person, address)


async def look_at(socket: Socket, table_id: str, since: int | None) -> None:
    """Lets somebody look at a table, and play if they have a seat there."""
    serving, wire = serving_of(socket), SocketWire()
    try:
        table = await serving.house.table(table_id)
        viewer = await table.connect(wire, person_of(socket), since)
    except NoTable:
        await socket.close(code=limits.NO_TABLE)
        return
    except (Fenced, StoreDown):
        await socket.close(code=limits.COME_AGAIN)
        return
    watching, playing = limits.Rate(limits.WATCHER_RATE), limits.Rate(limits.PLAYER_RATE)

    async def hear(said: str) -> None:
        serving.messages += 1
        if not (watching if viewer.seat is None else playing).allows(time.monotonic()):
            wire.cut(limits.TOO_FAST)
            return
        try:
            command = read_command(said)
        except (msgspec.MsgspecError, RecursionError, ValueError):
            wire.cut(limits.NOT_UNDERSTOOD)
        else:
            await table.tell(viewer, command)

    try:
        await wire.converse(socket, hear)
    finally:
        table.disconnect(viewer)


async def look_around(socket: Socket) -> None:
    """Tells somebody of the open tables until they go."""
    serving, wire = serving_of(socket), SocketWire()
    rate = limits.Rate(limits.LOBBY_RATE)

    async def hear(_: str) -> None:
        serving.messages += 1
        if not rate.allows(time.monotonic()):
            wire.cut(limits.TOO_FAST)

    try:
        await serving.lobby.add(wire)
        await wire.converse(socket, hear)
    except StoreDown:
        await socket.close(code=limits.COME_AGAIN)
    finally:
        serving.lobby.remove(wire)
