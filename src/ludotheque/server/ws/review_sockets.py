"""Opens shared reviews of finished matches, and serves the sockets of their viewers."""

from __future__ import annotations

import time

import msgspec
from litestar import post, websocket
from litestar.params import FromPath, FromQuery

from ludotheque.server import limits
from ludotheque.server.http.context import Asked, check_rate, complaint, context_of, guest_of, table_of
from ludotheque.server.http.openapi import error_responses
from ludotheque.server.ws.outbox import Socket, SocketOutbox
from ludotheque.server.ws.reviews import COMMANDS
from ludotheque.server.ws.sockets import admit
from ludotheque.table.messages import PING, PONG, PROTOCOL


class ReviewMade(msgspec.Struct, frozen=True):
    """A new shared review: anybody who knows the room may follow it; anybody who also knows the secret may lead it."""

    room: str
    secret: str


@post("/api/tables/{table:str}/reviews", tags=["matches"], responses=error_responses(401, 403, 404, 409, 429))
async def open_review(request: Asked, table: FromPath[str]) -> ReviewMade:
    """Opens a shared review of a finished match, in which all viewers see the step that the leader shows."""
    context = context_of(request)
    guest_of(request)
    check_rate(request, context.reviewing)
    found = await table_of(request, table)
    if found.state.phase != "over":
        raise complaint(409, "table-not-over")
    made = context.reviews.open(found.id)
    if made is None:
        raise complaint(429, "too-many-reviews")
    return ReviewMade(*made)


@websocket("/api/tables/{table:str}/reviews/{room:str}/socket")
async def review_socket(
    socket: Socket, table: FromPath[str], room: FromPath[str], protocol: FromQuery[int] = PROTOCOL
) -> None:
    """A shared review: sends what the leader shows, at once and whenever it changes; see `ws/reviews.py`."""
    async with admit(socket, protocol) as person:
        if person is not None:
            await follow(socket, table, room)


async def follow(socket: Socket, table: str, key: str) -> None:
    """Lets a viewer follow a shared review or, with the secret, lead it."""
    context, wire = context_of(socket), SocketOutbox()
    room = context.reviews.find(table, key)
    if room is None:
        await socket.close(code=limits.NO_TABLE)
        return
    if not room.add(wire):
        await socket.close(code=limits.TOO_MANY)
        return
    watching, leading = limits.Rate(limits.WATCHER_RATE), limits.Rate(limits.PLAYER_RATE)

    async def hear(said: str) -> None:
        context.messages += 1
        if not (leading if room.viewers.get(wire) else watching).allows(time.monotonic()):
            wire.cut(limits.TOO_FAST)
            return
        if said == PING:
            wire.send_bytes(PONG.encode())
            return
        try:
            command = COMMANDS.decode(said)
        except (msgspec.MsgspecError, RecursionError, ValueError):
            wire.cut(limits.NOT_UNDERSTOOD)
        else:
            room.hear(wire, command)

    try:
        await wire.converse(socket, hear)
    finally:
        room.remove(wire, context.reviews.now())
