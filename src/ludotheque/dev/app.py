"""The workbench over HTTP, for this machine only."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Annotated, Any, Final
from urllib.parse import urlsplit

import msgspec
from litestar import Litestar, Request, Response, get, post
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.params import FromPath, QueryParameter
from litestar.response import Redirect

from ludotheque.core.boards import Board
from ludotheque.dev import messages as say
from ludotheque.dev.bench import Workbench, watched_bench
from ludotheque.server.app import HEADERS, json_error
from ludotheque.server.http import pages
from ludotheque.server.http.boards import file_of
from ludotheque.server.http.context import http_error
from ludotheque.server.http.games import Shelved, check_language, house_words

PATIENCE: Final = 25.0  # seconds for which a request waits for a newer state (long polling)
BODY_BYTES: Final = 4 * 1024 * 1024  # the longest body of a request, which may contain a position or a box
LOCAL_NAMES: Final = ("127.0.0.1", "localhost")

HttpRequest = Request[Any, Any, Any]


def bench_of(connection: HttpRequest) -> Workbench:
    """Returns the workbench that answers a request."""
    bench: Workbench = connection.app.state.bench
    return bench


def receive(connection: HttpRequest) -> Redirect | None:
    """Refuses requests from other sites' pages; redirects requests for `/` to the page of the workbench."""
    host = connection.headers.get("host", "")
    origin = connection.headers.get("origin")
    if urlsplit(f"//{host}").hostname not in LOCAL_NAMES or (origin is not None and urlsplit(origin).netloc != host):
        raise http_error(403, "wrong-origin")
    return Redirect("/workbench") if connection.url.path == "/" else None


@get("/api/dev/state")
async def state(request: HttpRequest, since: Annotated[int, QueryParameter()] = 0) -> say.BenchState:
    """The state of the workbench: answers when the state is newer than version `since` or, if nothing happens, after a
    while.
    """
    return await bench_of(request).state_after(since, PATIENCE)


@post("/api/dev/do", status_code=200)
async def do(request: HttpRequest) -> say.BenchState:
    """Carries out a command of the author, and returns the new state."""
    bench = bench_of(request)
    try:
        command = msgspec.json.decode(await request.body(), type=say.Commands)
    except msgspec.DecodeError as error:
        raise http_error(400, "bad-fields", reason=str(error), type="command", fields="–") from error
    await bench.do(command)
    return bench.state


@get("/api/dev/leaks/{seat:str}")
async def leaks(request: HttpRequest, seat: FromPath[str]) -> say.LeakReport:
    """What the leak check finds for one seat, or for a spectator."""
    if seat != "spectator" and not seat.isdecimal():
        raise http_error(404, "bad-seat", value=seat)
    answer = await bench_of(request).do(say.Check(seat=None if seat == "spectator" else int(seat)))
    if answer.report is None:
        raise http_error(409, "dev-no-report")
    return answer.report


@get("/api/words/{language:str}/{game:str}", media_type="text/plain")
async def game_words(request: HttpRequest, language: FromPath[str], game: FromPath[str]) -> str:
    """The sentences of the author's game, as its files contain them now."""
    check_language(language)
    return (await bench_of(request).do(say.Words(language=language))).text or ""


@get("/api/rulebooks/{game:str}/{language:str}", media_type="text/markdown")
async def rulebook(request: HttpRequest, game: FromPath[str], language: FromPath[str]) -> str:
    """The rulebook of the author's game, as its file contains it now."""
    check_language(language)
    return (await bench_of(request).do(say.Rulebook(language=language))).text or ""


@get("/api/boxes/{game:str}", media_type="application/json")
async def box(request: HttpRequest, game: FromPath[str]) -> Response[str]:
    """The box of the author's game, as its file contains it now."""
    return Response((await bench_of(request).do(say.ShowBox())).text or "", media_type="application/json")


@get("/api/boards/{game:str}", media_type="application/json")
async def board(request: HttpRequest, game: FromPath[str]) -> Response[str]:
    """What the page needs in order to draw the author's game, as the files describe it now."""
    return Response((await bench_of(request).do(say.ShowBoard())).text or "", media_type="application/json")


@get("/api/boards/{game:str}/{version:str}/{path:path}")
async def board_file(
    request: HttpRequest, game: FromPath[str], version: FromPath[str], path: FromPath[str]
) -> Response[Any]:
    """A file of the browser board that the author's game ships."""
    folder = (await bench_of(request).do(say.FindBoard())).text
    return file_of(request, Board(Path(folder), "") if folder else None, path)


@get("/api/games")
async def shelf(request: HttpRequest) -> list[Shelved]:
    """The shelf, with only the author's game."""
    shown = bench_of(request).state.shown
    return [Shelved(shown.game, shown.bots)]


def make_app(bench: Workbench) -> Litestar:
    """Makes the web application that serves one workbench."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with watched_bench(bench):
            yield

    on_errors: dict[Any, Callable[..., Response[Any]]] = {HTTPException: json_error}
    return Litestar(
        [state, do, leaks, game_words, rulebook, box, board, board_file, shelf, house_words, pages.page],
        state=State({"bench": bench}),
        lifespan=[lifespan],
        before_request=receive,
        request_max_body_size=BODY_BYTES,
        response_headers=HEADERS,
        exception_handlers=on_errors,
        openapi_config=None,
        logging_config=None,
    )
