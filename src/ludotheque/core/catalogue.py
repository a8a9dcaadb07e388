"""The games that are installed, ours and other people's, found by the entry-point group `ludotheque.games`."""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from ludotheque.core.errors import BadInput
from ludotheque.core.game import Game
from ludotheque.core.structs import GameInfo

_registered: dict[str, Game[Any]] = {}


@cache
def _entry_points() -> dict[str, EntryPoint]:
    return {point.name: point for point in sorted(entry_points(group="ludotheque.games"), key=lambda point: point.name)}


def register(game: Game[Any]) -> None:
    """Puts a game on the shelf of this process, as an entry point does for every process."""
    _registered[game.id] = game


def game_ids() -> tuple[str, ...]:
    """The ids of all games, sorted."""
    return tuple(sorted({*_entry_points(), *_registered}))


def find_game(game_id: object) -> Game[Any]:
    """The game of this id; complains (BadInput) if there is none."""
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
