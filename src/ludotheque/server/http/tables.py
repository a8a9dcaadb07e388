"""Tables over HTTP: opening, listing, records, verification and replays."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from ludotheque.core.errors import BadInput
from ludotheque.core.structs import Seat
from ludotheque.server import limits
from ludotheque.server.http.context import (
    HttpRequest,
    check_rate,
    context_of,
    guest_of,
    http_error,
    person_of,
    table_of,
)
from ludotheque.server.http.openapi import error_responses
from ludotheque.table import Settings, Table
from ludotheque.table.errors import Declined
from ludotheque.table.ports import MySeat, NoTable
from ludotheque.table.replay import Replay
from ludotheque.table.summaries import Standing, TableRow, row_of
from ludotheque.table.why import Why

LARGEST = 2**31
MOST_OVER = 20  # the maximum number of finished matches in one answer


class TableMade(msgspec.Struct, frozen=True, rename="camel"):
    """A new table; anybody who knows the id of the table may watch or sit down."""

    table: str
    commitment: str


class MyTable(TableRow, frozen=True, kw_only=True):
    """A table at which a guest sits, the guest's seat, and which seats are asked or, after the match, each seat's
    place.
    """

    seat: Seat
    asked: tuple[Seat, ...]
    places: tuple[int, ...]


class Me(msgspec.Struct, frozen=True, rename="camel"):
    """A guest: whether this guest is new to the server, the name the guest used last, and the guest's tables, latest
    first.

    Of finished matches, only the latest are listed; `has_more` says whether there are others.
    """

    is_new: bool
    name: str
    tables: tuple[MyTable, ...]
    has_more: bool = False


class Finished(msgspec.Struct, frozen=True, rename="camel"):
    """Some of a guest's finished matches, latest first, and whether there are older ones."""

    tables: tuple[MyTable, ...]
    has_more: bool


class Checked(msgspec.Struct, frozen=True, rename="camel"):
    """Whether a finished match is complete and legal and its luck follows from the opened seed; if not, the first bad
    entry and the reason.
    """

    is_good: bool
    entry: int | None
    reason: str
    not_simulated: int = 0  # walks by an earlier version of the physics, accepted as recorded


@get("/api/me", tags=["guests"], responses=error_responses())
async def me(request: HttpRequest) -> Response[Me]:
    """The caller's identity.  Makes the caller a guest if necessary; only guests can sit down."""
    context, person = context_of(request), person_of(request)
    if not person:
        return Response(Me(True, "", ()), cookies=[context.guests.new_cookie(request)])
    running = await context.store.tables_of(person, "open")
    over = await context.store.tables_of(person, "over", most=MOST_OVER + 1)
    sat = sorted([*running, *over[:MOST_OVER]], key=lambda one: one.listed.opened, reverse=True)
    name = sat[0].name if sat else ""
    return Response(Me(False, name, tuple([my_table(seat) for seat in sat]), len(over) > MOST_OVER))


@get("/api/me/finished", tags=["guests"], responses=error_responses(400, 401, 403, 404, 429))
async def finished(
    request: HttpRequest, after: Annotated[str, QueryParameter(max_length=64, description="the last table seen")] = ""
) -> Finished:
    """The caller's finished matches, latest first, at most 20; if `after` names a table, only those that follow it in
    this order.
    """
    context, person = context_of(request), guest_of(request)
    check_rate(request, context.replay_rates)
    try:
        last = await context.store.listed(after) if after else None
    except NoTable as error:
        raise http_error(404, "no-table") from error
    over = await context.store.tables_of(person, "over", after=last, most=MOST_OVER + 1)
    return Finished(tuple([my_table(seat) for seat in over[:MOST_OVER]]), len(over) > MOST_OVER)


def my_table(sat: MySeat) -> MyTable:
    """Returns a table as the list of its player's tables shows it."""
    standing = msgspec.json.decode(sat.listed.standing, type=Standing)
    row = msgspec.structs.asdict(row_of(sat.listed))
    return MyTable(**row, seat=sat.seat, asked=standing.asked, places=standing.places)


@get("/api/tables", tags=["tables"], responses=error_responses())
async def lobby(request: HttpRequest) -> tuple[TableRow, ...]:
    """Open tables that wait for players, and those that can be watched."""
    return await context_of(request).lobby.tables()


@post("/api/tables", tags=["tables"], responses=error_responses(400, 401, 403, 413, 429))
async def open_table(request: HttpRequest, data: JSONBody[Settings]) -> TableMade:
    """Opens a new table; the caller becomes its host, who may seat bots and begin."""
    person = guest_of(request)
    check_rate(request, context_of(request).opening_rates)
    return await open_table_for(person, request, data)


async def open_table_for(
    person: str, request: HttpRequest, settings: Settings, start: dict[str, Any] | None = None
) -> TableMade:
    """Opens a table for a person, unless that person has too many open tables; if `start` is given, the match begins
    from that position.
    """
    context = context_of(request)
    try:
        async with context.opening_lock:
            since = context.lobby.since
            open_tables = await context.store.tables("open", host=person, since=since, most=limits.OPEN_TABLES)
            if len(open_tables) >= limits.OPEN_TABLES:
                raise http_error(429, "too-many-tables", most=limits.OPEN_TABLES)
            table = await context.house.open(settings, person, start=start)
    except BadInput as error:
        raise http_error(400, error.message, error.where, **error.values) from error
    return TableMade(table.id, table.state.commitment)


@get("/api/tables/{table:str}/record", tags=["matches"], responses=error_responses(404, 409))
async def record(request: HttpRequest, table: FromPath[str]) -> Response[bytes]:
    """The record of a match: the complete record of a finished match, otherwise only what the caller has seen."""
    found = await table_of(request, table)
    try:
        written = found.record(person_of(request))
    except Declined as error:
        raise http_error(409, error.message, **error.values) from error
    name = f"{found.state.settings.game}-{found.id}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(written.to_bytes(), media_type="application/json", headers=headers)


@get("/api/tables/{table:str}/verify", tags=["matches"], responses=error_responses(404, 409, 429))
async def verify(request: HttpRequest, table: FromPath[str]) -> Checked:
    """Verifies the record of a finished match: is the record complete and legal, and does its luck follow from the
    opened seed?
    """
    context = context_of(request)
    check_rate(request, context.replay_rates)
    found = await table_of(request, table)
    if found.state.phase != "over":
        raise http_error(409, "table-not-over")
    verdict = await context.replays.verdict(found)
    return Checked(verdict.good, verdict.entry, verdict.reason, verdict.not_simulated)


@get("/api/tables/{table:str}/replay", tags=["matches"], responses=error_responses(400, 404, 409, 429))
async def replay(
    request: HttpRequest,
    table: FromPath[str],
    first: Annotated[int, QueryParameter(name="from", ge=0, le=LARGEST)] = 1,
    last: Annotated[int, QueryParameter(name="to", ge=0, le=LARGEST)] = LARGEST,
    seat: Annotated[str | None, QueryParameter(max_length=8)] = None,
) -> Replay:
    """What the caller saw, version by version, at most 100 versions.

    After the match anybody may ask for what a seat saw (`seat=0`), a spectator (`seat=none`), or for all hands (`seat=all`).
    """
    context = context_of(request)
    check_rate(request, context.replay_rates)
    found = await table_of(request, table)
    viewer = viewer_of(found, person_of(request), seat)
    all_hands = viewer == "all"
    return await context.replays.frames(found, None if viewer == "all" else viewer, first, last, all_hands=all_hands)


@get("/api/tables/{table:str}/why", tags=["matches"], responses=error_responses(400, 404, 409, 429))
async def why(
    request: HttpRequest,
    table: FromPath[str],
    version: Annotated[int, QueryParameter(ge=1, le=LARGEST)],
    event: Annotated[int, QueryParameter(ge=0, le=LARGEST, description="which event of the version, from 0")],
    seat: Annotated[str | None, QueryParameter(max_length=8)] = None,
) -> Why:
    """Why an event happened: the chain of its causes among the events that the caller saw, with the sections of the
    rulebook.

    After the match anybody may ask in place of a seat (`seat=0`) or of a spectator (`seat=none`).
    """
    context = context_of(request)
    check_rate(request, context.replay_rates)
    found = await table_of(request, table)
    viewer = viewer_of(found, person_of(request), seat)
    try:
        return await context.replays.why(found, None if viewer == "all" else viewer, version, event)
    except Declined as error:
        raise http_error(404, error.message, **error.values) from error


def viewer_of(table: Table, person: str, seat: str | None) -> Seat | Literal["all"] | None:
    """Returns whose view a replay shows: the caller's own or, once the match is over, any that `seat` asks for."""
    state = table.state
    if seat is None:
        return state.seat_of(person)
    if state.phase != "over":
        raise http_error(409, "table-not-over")
    if seat == "all":
        return "all"
    if seat == "none":
        return None
    if not seat.isdecimal() or int(seat) >= state.settings.seats:
        raise http_error(400, "bad-seat", "seat", value=seat)
    return int(seat)
