"""The web application: its routes, middleware and error handlers."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Any

from litestar import Litestar, MediaType, Response
from litestar.exceptions import HTTPException

from ludotheque.bots.analysts import Analysts
from ludotheque.bots.pool import BotPool
from ludotheque.server import limits
from ludotheque.server.cluster.signing import Signer
from ludotheque.server.gc_policy import collect_when_idle
from ludotheque.server.http import (
    boards,
    forks,
    games,
    lessons,
    pages,
    puzzles,
    return_links,
    reviews,
    tables,
    workshop,
)
from ludotheque.server.http.context import HERE_ONLY, Allowed, Context, HttpRequest, HttpResponse
from ludotheque.server.http.guests import KEY, KEY_BYTES, Guests
from ludotheque.server.http.health import health, metrics
from ludotheque.server.http.openapi import Trouble, description
from ludotheque.server.ports import home_of
from ludotheque.server.ws import review_sockets, sockets
from ludotheque.server.ws.lobby import Lobby
from ludotheque.store import open_store
from ludotheque.store.notices import Notices
from ludotheque.store.variants import Variants
from ludotheque.table import House
from ludotheque.table.crash_reports import CrashReport, report_writer
from ludotheque.table.ports import Fenced, RealChance, RealTime, StoreDown

LOG = logging.getLogger("ludotheque.house")

HEADERS = {
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data:; style-src 'self'; script-src 'self'; "
    "connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cache-Control": "no-store",
}

HANDLERS: list[Any] = [
    games.shelf,
    games.rulebook,
    games.preview,
    games.house_words,
    games.game_words,
    games.box,
    lessons.lesson,
    lessons.lesson_words,
    lessons.pictures,
    lessons.play_lesson,
    lessons.play_after_lesson,
    lessons.advise_learner,
    puzzles.puzzles,
    puzzles.try_puzzle,
    puzzles.advise_solver,
    workshop.workshop,
    workshop.workshop_words,
    workshop.check_box,
    workshop.write_sheet,
    workshop.read_sheet,
    workshop.keep_variant,
    workshop.variant,
    workshop.my_variants,
    workshop.try_box,
    boards.board,
    boards.board_file,
    tables.me,
    tables.finished,
    tables.lobby,
    tables.open_table,
    tables.record,
    tables.verify,
    tables.replay,
    tables.why,
    forks.fork,
    reviews.review,
    return_links.make_return_link,
    return_links.come_back,
    return_links.qr_code,
    sockets.give_ticket,
    sockets.table_socket,
    sockets.lobby_socket,
    review_sockets.open_review,
    review_sockets.review_socket,
    pages.page,
    health,
    metrics,
]


def json_error(_: HttpRequest, error: HTTPException) -> HttpResponse:
    """Answers every HTTP error with JSON, whatever content type the route normally returns."""
    trouble = Trouble(error.status_code, error.detail, error.extra)
    return Response(trouble, status_code=error.status_code, media_type=MediaType.JSON, headers=error.headers)


def store_is_down(_: HttpRequest, error: StoreDown) -> HttpResponse:
    """Answers 503 while the store can be neither read nor written."""
    return Response(Trouble(503, "table-store-down"), status_code=503, media_type=MediaType.JSON)


def too_deep(_: HttpRequest, error: RecursionError) -> HttpResponse:
    """Answers 400 to JSON that is nested too deeply."""
    return Response(Trouble(400, "too-deep"), status_code=400, media_type=MediaType.JSON)


def is_elsewhere(_: HttpRequest, error: Fenced) -> HttpResponse:
    """Answers 503 when another process claimed the table while this request was being handled."""
    return Response(Trouble(503, "table-elsewhere"), status_code=503, media_type=MediaType.JSON)


async def log_exception(error: Exception, scope: Any) -> None:
    """Logs an unexpected exception of a request."""
    if not isinstance(error, (HTTPException, StoreDown, Fenced, RecursionError)):
        LOG.error("a bug of ours in %s", scope.get("path_template") or "a request", exc_info=error)


def make_app(database: str | Path, bundles: Path, allowed: Allowed = HERE_ONLY, reached_at: str = "") -> Litestar:
    """Makes the application for one database; `reached_at` is the address at which other processes of the same server
    reach this process, if there are any.
    """

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store, chance = await open_store(database), RealChance()
        time = RealTime(await store.clock())
        key = await store.key(KEY, chance.secret(KEY_BYTES))
        write_report = report_writer(bundles)
        lobby, pool, notices = Lobby(store, time), BotPool(), Notices(store.database.shared)
        analysts = Analysts()

        def announce_list() -> None:
            lobby.note_change()
            notices.announce_list()

        def save_report(bundle: CrashReport) -> None:
            context.monitor.crashes += 1
            kind = bundle.error.strip().splitlines()[-1].partition(":")[0]
            LOG.error("a bug of ours at a table of %s (%s); see the crash reports", bundle.game, kind)
            try:
                write_report(bundle)
            except OSError as error:
                LOG.error("a crash report could not be written: %s", error.strerror)

        def check_everything() -> None:
            lobby.note_change()
            house.check_owners_soon()

        house = House(
            store,
            time,
            chance,
            pool.find_bot,
            save_report,
            announce_list,
            address=reached_at,
            on_claim=notices.announce_claim,
            give_hint=analysts.hint,
        )
        guests, home = Guests(key, chance), home_of(str(database))
        context = app.state.context = Context(
            store, house, lobby, guests, Signer(key), time, chance, analysts, allowed, home, Variants(store)
        )
        collecting = asyncio.create_task(collect_when_idle(lambda: context.messages))
        notices.listen(house.note_claim, lobby.note_change, check_everything)
        try:
            yield
        finally:
            collecting.cancel()
            context.leases.close()
            lobby.close()
            house.close()
            pool.close()
            context.trials.close()
            analysts.close()
            await notices.close()
            await store.close()

    return application(lifespan)


def application(*lifespan: Callable[[Litestar], AbstractAsyncContextManager[None]]) -> Litestar:
    """Returns the application with all its routes; `state.context` holds what the routes share while the application
    runs.
    """
    on_errors: dict[Any, Callable[..., HttpResponse]] = {
        HTTPException: json_error,
        StoreDown: store_is_down,
        Fenced: is_elsewhere,
        RecursionError: too_deep,
    }
    return Litestar(
        HANDLERS,
        lifespan=lifespan,
        request_max_body_size=limits.BODY_BYTES,
        response_headers=HEADERS,
        exception_handlers=on_errors,
        after_exception=[log_exception],
        openapi_config=description(),
        logging_config=None,  # logs.py says what is logged, and how
    )
