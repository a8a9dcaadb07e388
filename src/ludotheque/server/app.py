"""The web application: what can be asked for, and who answers."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from litestar import Litestar, Request, Response, get, post, websocket
from litestar.connection import WebSocket
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import Parameter

from ludotheque.bots import bot_names, find_bot
from ludotheque.core.catalogue import find_game, games
from ludotheque.core.errors import BadInput
from ludotheque.core.structs import GameInfo
from ludotheque.core.words import LANGUAGES
from ludotheque.server import limits
from ludotheque.server.guests import is_from_here, new_cookie, person_of, token_of
from ludotheque.server.sockets import serve_socket
from ludotheque.store import open_store
from ludotheque.table import House, Settings
from ludotheque.table.bundles import into_folder
from ludotheque.table.deciding import Declined
from ludotheque.table.world import Listed, NoTable, RealChance, RealTime, Store, StoreDown

HEADERS = {
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data:; style-src 'self'; script-src 'self'; "
    "connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cache-Control": "no-store",
}

Asked = Request[Any, Any, Any]
Answer = Response[Any]


class Shelved(msgspec.Struct, frozen=True, rename="camel"):
    """A game on the shelf, and who can play it."""

    game: GameInfo
    bots: tuple[str, ...]


class TableListed(msgspec.Struct, frozen=True, rename="camel"):
    """A table in the lobby."""

    table: str
    game: str
    phase: str
    opened: int


class TableMade(msgspec.Struct, frozen=True, rename="camel"):
    """A table that was just opened; whoever knows its id may look on, or sit down."""

    table: str
    commitment: str


class Serving:
    """What the handlers share."""

    def __init__(self, store: Store, house: House, origins: frozenset[str]) -> None:
        self.store = store
        self.house = house
        self.origins = origins
        self.sockets = limits.Sockets()
        self.opening: dict[str, limits.Rate] = {}
        self.messages = 0
        self.started = time.monotonic()


def complaint(status: int, message: str, where: str = "", **values: Any) -> HTTPException:
    """What is wrong with a request, as a message id and values."""
    return HTTPException(
        status_code=status, detail=message, extra={"where": where, "values": msgspec.to_builtins(values)}
    )


def serving_of(asked: Asked | WebSocket[Any, Any, Any]) -> Serving:
    serving: Serving = asked.app.state.serving
    return serving


@get("/api/games")
async def shelf() -> list[Shelved]:
    """All games, with their options and bots."""
    return [Shelved(info, bot_names(info.id)) for info in games().values()]


@get("/api/rulebooks/{game:str}/{language:str}", media_type="text/markdown")
async def rulebook(game: str, language: str) -> str:
    """A rulebook, in our words."""
    if language not in LANGUAGES:
        raise complaint(404, "bad-choice", "language", value=language, names=", ".join(LANGUAGES))
    try:
        folder = find_game(game).folder
    except BadInput as error:
        raise complaint(404, error.message, error.where, **error.values) from error
    path = folder / f"RULES.{language}.md"
    if not path.exists():
        raise complaint(404, "unknown-game", "game", value=game, names="")
    return path.read_text(encoding="utf-8")


@get("/api/me")
async def me(request: Asked) -> Answer:
    """Gives a guest a token, if they have none: needed to sit down."""
    cookies = [] if token_of(request) is not None else [new_cookie(request)]
    return Response(content={"isNew": bool(cookies)}, cookies=cookies)


@get("/api/tables")
async def lobby(request: Asked) -> list[TableListed]:
    """Open tables that wait for somebody."""
    listed: list[Listed] = await serving_of(request).house.tables("gathering", only_listed=True)
    return [TableListed(one.table, one.game, one.phase, one.opened) for one in listed]


@post("/api/tables")
async def open_table(request: Asked, data: Settings) -> TableMade:
    """A new table; whoever opens it may seat bots and begin."""
    serving, person = serving_of(request), person_of(request)
    if not is_from_here(request, serving.origins):
        raise complaint(403, "wrong-origin")
    if not person:
        raise complaint(401, "no-guest")
    address = request.client.host if request.client else ""
    if len(serving.opening) > 10_000:
        serving.opening.clear()
    if not serving.opening.setdefault(address, limits.Rate(limits.OPEN_RATE)).allows(time.monotonic()):
        raise complaint(429, "too-many")
    try:
        table = await serving.house.open(data, person)
    except BadInput as error:
        raise complaint(400, error.message, error.where, **error.values) from error
    return TableMade(table.id, table.sitting.commitment)


@get("/api/tables/{table:str}/record")
async def record(request: Asked, table: str) -> Response[bytes]:
    """The match written down: all of it when it is over; before, what the guest who asks has seen of it."""
    try:
        found = await serving_of(request).house.table(table)
        written = found.record(person_of(request))
    except NoTable as error:
        raise complaint(404, "no-table") from error
    except Declined as error:
        raise complaint(409, error.message, **error.values) from error
    return Response(written.to_bytes(), media_type="application/json")


@get("/api/health")
async def health(request: Asked) -> dict[str, str]:
    """Can tables be reached?"""
    await serving_of(request).store.tables(most=1)
    return {"status": "well"}


@get("/api/metrics", media_type="text/plain")
async def metrics(request: Asked) -> str:
    """Numbers for whoever watches the house; nothing in them is about a single table or person."""
    serving = serving_of(request)
    numbers = {
        "ludotheque_up_seconds": int(time.monotonic() - serving.started),
        "ludotheque_sockets": sum(serving.sockets.addresses.values()),
        "ludotheque_messages_total": serving.messages,
        "ludotheque_commits_total": getattr(serving.store, "commits", 0),
    }
    return "".join([f"{name} {value}\n" for name, value in numbers.items()])


@websocket("/api/tables/{table:str}/socket")
async def table_socket(
    socket: WebSocket[Any, Any, Any], table: str, since: int | None = Parameter(default=None, ge=0, le=2**31)
) -> None:
    """A table as one viewer sees it; see `table/messages.py`."""
    await serve_socket(socket, serving_of(socket), table, since)


def store_is_down(_: Asked, error: StoreDown) -> Answer:
    """The house is there, but cannot read or write its tables at the moment."""
    return Response({"status_code": 503, "detail": "table-store-down"}, status_code=503)


def too_deep(_: Asked, error: RecursionError) -> Answer:
    """Brackets within brackets within brackets."""
    return Response({"status_code": 400, "detail": "too-deep"}, status_code=400)


def make_app(database: str | Path, bundles: Path, origins: frozenset[str] = frozenset()) -> Litestar:
    """The application over one database."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store = await open_store(database)
        house = House(store, RealTime(), RealChance(), find_bot, into_folder(bundles))
        app.state.serving = Serving(store, house, origins)
        try:
            yield
        finally:
            house.close()
            await store.close()

    handlers: list[Any] = [shelf, rulebook, me, lobby, open_table, record, health, metrics, table_socket]
    on_errors: dict[Any, Callable[..., Answer]] = {StoreDown: store_is_down, RecursionError: too_deep}
    return Litestar(
        handlers,
        lifespan=[lifespan],
        request_max_body_size=limits.BODY_BYTES,
        response_headers=HEADERS,
        exception_handlers=on_errors,
        openapi_config=OpenAPIConfig("Ludotheque", "1", path="/api/schema", render_plugins=[JsonRenderPlugin()]),
    )
