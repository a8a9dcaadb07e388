"""Opens shared reviews of finished matches, and serves the sockets of their viewers."""

from __future__ import annotations

import time

import msgspec
from litestar import post, websocket
from litestar.params import FromPath, FromQuery

from ludotheque.server import limits
from ludotheque.server.http.context import HttpRequest, check_rate, context_of, guest_of, http_error, table_of
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
async def open_review(request: HttpRequest, table: FromPath[str]) -> ReviewMade:
    """Opens a shared review of a finished match, in which all viewers see the step that the leader shows."""
    context = context_of(request)
    guest_of(request)
    check_rate(request, context.review_rates)
    found = await table_of(request, table)
    if found.state.phase != "over":
        raise http_error(409, "table-not-over")
    opened = context.reviews.open(found.id)
    if opened is None:
        raise http_error(429, "too-many-reviews")
    return ReviewMade(*opened)


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

    async def handle(text: str) -> None:
        context.messages += 1
        if not (leading if room.viewers.get(wire) else watching).allows(time.monotonic()):
            wire.cut(limits.TOO_FAST)
            return
        if text == PING:
            wire.send_bytes(PONG.encode())
            return
        try:
            command = COMMANDS.decode(text)
        except (msgspec.MsgspecError, RecursionError, ValueError):
            wire.cut(limits.NOT_UNDERSTOOD)
        else:
            room.carry_out(wire, command)

    try:
        await wire.converse(socket, handle)
    finally:
        room.remove(wire, context.reviews.now())
