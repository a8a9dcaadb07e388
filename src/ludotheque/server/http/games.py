"""The games on the shelf over HTTP: their list, rulebooks, boxes, previews of options, and sentences."""

from __future__ import annotations

import gzip
from functools import cache, lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Any

import msgspec
from litestar import Response, get
from litestar.params import FromPath, QueryParameter

from ludotheque import core, server, table
from ludotheque.bots import offered_bots
from ludotheque.core.catalogue import find_game, games
from ludotheque.core.errors import BadInput
from ludotheque.core.rulebook import rulebook_page
from ludotheque.core.structs import BoxInfo, GameInfo
from ludotheque.core.words import LANGUAGES
from ludotheque.lessons import has_lesson
from ludotheque.server.http.context import HttpRequest, http_error
from ludotheque.server.http.openapi import error_responses

LONGEST = 400  # maximum length of an option value to preview, in characters
# Folders of the sentences that every page needs, whichever game is played.
FOLDERS = (Path(core.__file__).parent, Path(table.__file__).parent, Path(server.__file__).parent)


class Shelved(msgspec.Struct, frozen=True, rename="camel"):
    """A game on the shelf, the bots that can play it (levels first, weakest first), and whether it has a lesson."""

    game: GameInfo
    bots: tuple[str, ...]
    has_lesson: bool = False


@get("/api/games", tags=["shelf"])
async def shelf(request: HttpRequest) -> Response[list[Shelved]]:
    """All games, with their options and bots."""
    all_games = [Shelved(info, offered_bots(info.id), has_lesson(find_game(info.id))) for info in games().values()]
    return text_of(request, msgspec.json.encode(all_games).decode(), "application/json")


@get(
    "/api/rulebooks/{game:str}/{language:str}",
    media_type="text/markdown",
    tags=["shelf"],
    responses=error_responses(404),
)
async def rulebook(request: HttpRequest, game: FromPath[str], language: FromPath[str]) -> Response[str]:
    """The rulebook of a game in one language."""
    check_language(language)
    check_game(game)
    page = rulebook_page(find_game(game), language)
    if not page:
        raise http_error(404, "unknown-game", "game", value=game, names="")
    return text_of(request, page, "text/markdown")


@get("/api/boxes/{game:str}", tags=["shelf"], responses=error_responses(404))
async def box(request: HttpRequest, game: FromPath[str]) -> Response[BoxInfo]:
    """The contents of a game's box as shipped, and what a client needs to draw it."""
    check_game(game)
    return text_of(request, msgspec.json.encode(find_game(game).box_info()).decode(), "application/json")


@get("/api/previews/{game:str}/{option:str}", tags=["shelf"], responses=error_responses(400, 404))
async def preview(
    game: FromPath[str], option: FromPath[str], value: Annotated[str, QueryParameter(max_length=LONGEST)]
) -> dict[str, Any]:
    """What a value of an option would mean for the match, or why the value is invalid."""
    check_game(game)
    show = find_game(game).part("preview")
    drawing: dict[str, Any] | None = show(option, value) if show is not None else None
    if drawing is None:
        raise http_error(404, "nothing-to-see", "option", option=option)
    return drawing


@get("/api/words/{language:str}", media_type="text/plain", tags=["shelf"], responses=error_responses(404))
async def house_words(request: HttpRequest, language: FromPath[str]) -> Response[str]:
    """The sentences that do not belong to a game, as Fluent text."""
    check_language(language)
    return text_of(request, sentences(FOLDERS, language), "text/plain")


@get("/api/words/{language:str}/{game:str}", media_type="text/plain", tags=["shelf"], responses=error_responses(404))
async def game_words(request: HttpRequest, language: FromPath[str], game: FromPath[str]) -> Response[str]:
    """The sentences of one game, as Fluent text."""
    check_language(language)
    return text_of(request, sentences((folder_of(game),), language), "text/plain")


def check_language(language: str) -> None:
    """Raises 404 for a language that we do not have."""
    if language not in LANGUAGES:
        raise http_error(404, "bad-choice", "language", value=language, names=", ".join(LANGUAGES))


def check_game(game: str) -> None:
    """Raises 404 for an unknown game."""
    try:
        find_game(game)
    except BadInput as error:
        raise http_error(404, error.message, error.where, **error.values) from error


def folder_of(game: str) -> Path:
    """Returns the folder of a game; raises 404 for an unknown one."""
    check_game(game)
    return find_game(game).folder


@cache
def sentences(folders: tuple[Path, ...], language: str) -> str:
    """Returns the catalogues of some folders, concatenated."""
    files = [folder / f"words.{language}.ftl" for folder in folders]
    return "\n".join([file.read_text(encoding="utf-8") for file in files if file.exists()])


def text_of(request: HttpRequest, text: str, kind: str) -> Response[Any]:
    """Returns a public text, compressed and with an ETag, so that a browser that has the text need not download it
    again.
    """
    tag = f'"{sha256(text.encode()).hexdigest()[:32]}"'
    headers = {"ETag": tag, "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == tag:
        return Response("", status_code=304, media_type=kind, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(compress(text), media_type=kind, headers={**headers, "Content-Encoding": "gzip"})
    return Response(text, media_type=kind, headers=headers)


@lru_cache(maxsize=128)
def compress(text: str) -> bytes:
    """Compresses a text with gzip."""
    return gzip.compress(text.encode(), mtime=0)
