"""Serves the boards that game packages ship: the description of a game that its board needs, and the files of the
board.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import msgspec
from litestar import Response, get
from litestar.params import FromPath

from ludotheque.core.boards import Board, BoardInfo, board_info
from ludotheque.core.catalogue import find_game
from ludotheque.core.game import Game
from ludotheque.server.http.context import HttpRequest, http_error
from ludotheque.server.http.games import check_game, text_of
from ludotheque.server.http.openapi import error_responses
from ludotheque.server.http.pages import FOR_EVER, file_in, file_response

# The page of the client decides what a board may load: files of this server only.  If a browser opens a file of a board
# as a page of its own, this policy forbids the page to load anything.
POLICY: Final = "default-src 'none'; style-src 'self'; img-src 'self' data:; font-src 'self'; sandbox"


@get("/api/boards/{game:str}", tags=["shelf"], responses=error_responses(404))
async def board(request: HttpRequest, game: FromPath[str]) -> Response[BoardInfo]:
    """What a browser needs in order to draw a game: the board that the game ships, if any, and the types of its
    messages.
    """
    check_game(game)
    return text_of(request, info_of(find_game(game)), "application/json")


@get("/api/boards/{game:str}/{version:str}/{path:path}", include_in_schema=False)
async def board_file(
    request: HttpRequest, game: FromPath[str], version: FromPath[str], path: FromPath[str]
) -> Response[bytes]:
    """A file of the board that a game ships; `version` is the hash of all files of the board."""
    check_game(game)
    rules = find_game(game)
    is_current = f"/{version}/" in msgspec.json.decode(info_of(rules), type=BoardInfo).module
    return file_of(request, rules.board if is_current else None, path)


@cache
def info_of(game: Game[Any]) -> str:
    """Returns what a browser must know to draw a game, as JSON; cached, because installed packages do not change."""
    return msgspec.json.encode(board_info(game)).decode()


def file_of(request: HttpRequest, board: Board | None, path: str) -> Response[Any]:
    """Returns a file of a board, which browsers may keep for ever, because its URL contains a hash."""
    file = None if board is None else file_in(board.folder, path.strip("/"))
    if file is None or file.suffix == ".html":
        raise http_error(404, "no-page")
    answer = file_response(request, file, FOR_EVER)
    answer.headers["Content-Security-Policy"] = POLICY
    return answer
