"""The web application: what can be asked for, and who answers."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from litestar import Litestar, MediaType, Response, get
from litestar.exceptions import HTTPException

from ludotheque.bots.pool import BotPool
from ludotheque.server import limits, pages, returns, shelf, sockets, tables
from ludotheque.server.describing import Trouble, description, says_no
from ludotheque.server.guests import KEY, KEY_BYTES, Guests
from ludotheque.server.lobby import Lobby
from ludotheque.server.ports import home_of
from ludotheque.server.seals import Seals
from ludotheque.server.serving import HERE_ONLY, Allowed, Answer, Asked, Serving, serving_of
from ludotheque.server.tidying import tidy_when_calm
from ludotheque.store import open_store
from ludotheque.store.notices import Notices
from ludotheque.table import House
from ludotheque.table.bundles import into_folder
from ludotheque.table.world import Fenced, RealChance, RealTime, StoreDown

HEADERS = {
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data:; style-src 'self'; script-src 'self'; "
    "connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cache-Control": "no-store",
}

HANDLERS: list[Any] = [
    shelf.shelf,
    shelf.rulebook,
    shelf.preview,
    shelf.house_words,
    shelf.game_words,
    tables.me,
    tables.lobby,
    tables.open_table,
    tables.record,
    tables.verify,
    tables.replay,
    returns.make_return_link,
    returns.come_back,
    returns.qr_code,
    sockets.give_ticket,
    sockets.table_socket,
    sockets.lobby_socket,
    pages.page,
]


class Health(msgspec.Struct, frozen=True):
    """All is well; whose house this is, and where phones in the room find it."""

    status: str
    home: str
    address: str


@get("/api/health", tags=["house"], responses=says_no())
async def health(request: Asked) -> Health:
    """Can tables be reached?"""
    serving = serving_of(request)
    await serving.store.tables(most=1)
    return Health("well", serving.home, serving.address)


@get("/api/metrics", media_type="text/plain", tags=["house"])
async def metrics(request: Asked) -> str:
    """Numbers for whoever watches the house; nothing in them is about a single table or person."""
    serving = serving_of(request)
    numbers = {
        "ludotheque_up_seconds": int(serving.age),
        "ludotheque_sockets": sum(serving.sockets.addresses.values()),
        "ludotheque_messages_total": serving.messages,
        "ludotheque_commits_total": getattr(serving.store, "commits", 0),
    }
    return "".join([f"{name} {value}\n" for name, value in numbers.items()])


def said_no(_: Asked, error: HTTPException) -> Answer:
    """A no is JSON, whatever a yes would have been."""
    trouble = Trouble(error.status_code, error.detail, error.extra)
    return Response(trouble, status_code=error.status_code, media_type=MediaType.JSON, headers=error.headers)


def store_is_down(_: Asked, error: StoreDown) -> Answer:
    """The house is there, but cannot read or write its tables at the moment."""
    return Response(Trouble(503, "table-store-down"), status_code=503, media_type=MediaType.JSON)


def too_deep(_: Asked, error: RecursionError) -> Answer:
    """Brackets within brackets within brackets."""
    return Response(Trouble(400, "too-deep"), status_code=400, media_type=MediaType.JSON)


def is_elsewhere(_: Asked, error: Fenced) -> Answer:
    """Another process took the table while this one was asked for it."""
    return Response(Trouble(503, "table-elsewhere"), status_code=503, media_type=MediaType.JSON)


def make_app(database: str | Path, bundles: Path, allowed: Allowed = HERE_ONLY, reached_at: str = "") -> Litestar:
    """The application over one database; other processes over the same one reach it at that address, if any."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store, chance = await open_store(database), RealChance()
        time = RealTime(await store.clock())
        key = await store.key(KEY, chance.secret(KEY_BYTES))
        lobby, pool, notices = Lobby(store, time), BotPool(), Notices(store.database.shared)

        def note_list() -> None:
            lobby.note_change()
            notices.say_list()

        def look_around() -> None:
            lobby.note_change()
            house.look_over_soon()

        house = House(
            store,
            time,
            chance,
            pool.find_bot,
            into_folder(bundles),
            note_list,
            address=reached_at,
            on_claim=notices.say_claimed,
        )
        guests, home = Guests(key, chance), home_of(str(database))
        serving = app.state.serving = Serving(store, house, lobby, guests, Seals(key), time, chance, allowed, home)
        tidying = asyncio.create_task(tidy_when_calm(lambda: serving.messages))
        notices.listen(house.note_claim, lobby.note_change, look_around)
        try:
            yield
        finally:
            tidying.cancel()
            serving.leases.close()
            lobby.close()
            house.close()
            pool.close()
            await notices.close()
            await store.close()

    return application(lifespan)


def application(*lifespan: Callable[[Litestar], AbstractAsyncContextManager[None]]) -> Litestar:
    """All that can be asked for; `state.serving` answers, which stands there while the application lives."""
    on_errors: dict[Any, Callable[..., Answer]] = {
        HTTPException: said_no,
        StoreDown: store_is_down,
        Fenced: is_elsewhere,
        RecursionError: too_deep,
    }
    return Litestar(
        [*HANDLERS, health, metrics],
        lifespan=lifespan,
        request_max_body_size=limits.BODY_BYTES,
        response_headers=HEADERS,
        exception_handlers=on_errors,
        openapi_config=description(),
    )
