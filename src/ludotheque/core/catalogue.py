"""The games that are installed, ours and other people's, found by the entry-point group `ludotheque.games`."""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from ludotheque.core.errors import BadInput
from ludotheque.core.game import Game
from ludotheque.core.structs import GameInfo

_registered: dict[str, Game[Any]] = {}
_earlier: dict[tuple[str, object], Game[Any]] = {}  # games at earlier versions of their rules


@cache
def _entry_points() -> dict[str, EntryPoint]:
    return {point.name: point for point in sorted(entry_points(group="ludotheque.games"), key=lambda point: point.name)}


def register(game: Game[Any]) -> None:
    """Puts a game on the shelf of this process, as an entry point does for every process."""
    _registered[game.id] = game
    for key in [key for key in _earlier if key[0] == game.id]:
        del _earlier[key]


def game_ids() -> tuple[str, ...]:
    """The ids of all games, sorted."""
    return tuple(sorted({*_entry_points(), *_registered}))


def find_game(game_id: object, version: object = None) -> Game[Any]:
    """The game of this id at a version of its rules (None: the newest); complains (BadInput) if there is none."""
    game = newest_game(game_id)
    if version is None or version == game.version:
        return game
    if (game.id, version) not in _earlier:
        _earlier[game.id, version] = game.at(version)
    return _earlier[game.id, version]


def newest_game(game_id: object) -> Game[Any]:
    """The game of this id, with its newest rules."""
    if isinstance(game_id, str):
        if game_id in _registered:
            return _registered[game_id]
        if game_id in _entry_points():
            game: Game[Any] = _entry_points()[game_id].load()
            return _registered.setdefault(game_id, game)
    raise BadInput("game", "unknown-game", value=str(game_id), names=", ".join(game_ids()))


def games() -> dict[str, GameInfo]:
    """All games on the shelf, by id."""
    return {game_id: find_game(game_id).info() for game_id in game_ids()}
