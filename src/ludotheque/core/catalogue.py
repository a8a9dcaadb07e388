"""The installed games, ours and other people's, found by the entry-point group `ludotheque.games`.

A package whose game breaks the contract is left off the shelf, and `rejected_games` says why.  Our own games are not checked
here, because our tests check them.
"""

from __future__ import annotations

from contextlib import suppress
from functools import cache
from typing import TYPE_CHECKING, Any

from ludotheque.core.errors import BadInput
from ludotheque.core.game import Game
from ludotheque.core.structs import GameInfo

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

_registered: dict[str, Game[Any]] = {}
_broken: dict[str, BadInput] = {}  # why a game was left off the shelf
_earlier: dict[tuple[str, object], Game[Any]] = {}  # games at earlier versions of their rules


@cache
def _entry_points() -> dict[str, EntryPoint]:
    # Imported here, because this module takes as long to load as all our rules.
    from importlib.metadata import entry_points

    return {point.name: point for point in sorted(entry_points(group="ludotheque.games"), key=lambda point: point.name)}


def register(game: Game[Any]) -> None:
    """Puts a game on the shelf of this process; an entry point does the same for every process."""
    _registered[game.id] = game
    _broken.pop(game.id, None)
    for key in [key for key in _earlier if key[0] == game.id]:
        del _earlier[key]


def game_ids() -> tuple[str, ...]:
    """Returns the ids of all games on the shelf, sorted."""
    return tuple(sorted({*_entry_points(), *_registered} - rejected_games().keys()))


def rejected_games() -> dict[str, BadInput]:
    """Returns the installed games that are not on the shelf, by id, with the reason."""
    for point in _entry_points().values():
        if not is_ours(point):
            with suppress(BadInput):
                load(point)
    return {name: _broken[name] for name in sorted(_broken)}


def is_ours(point: EntryPoint) -> bool:
    """Does this game come with this package?"""
    return point.module.startswith("ludotheque.games.")


def load(point: EntryPoint) -> Game[Any]:
    """Loads the game of an entry point and, unless the game is one of ours, checks it; raises BadInput if the game
    breaks the contract.
    """
    if point.name in _registered:
        return _registered[point.name]
    if point.name in _broken:
        raise _broken[point.name]
    if is_ours(point):
        game: Game[Any] = point.load()
    else:
        from ludotheque.core.soundness import load_game  # imported only here, because our own games do not need it

        try:
            game = load_game(point)
        except BadInput as error:
            _broken[point.name] = error
            raise
    return _registered.setdefault(point.name, game)


def find_game(game_id: object, version: object = None) -> Game[Any]:
    """Returns a game at one version of its rules (None: the newest); raises BadInput if the id or the version is
    unknown.
    """
    game = newest_game(game_id)
    if version is None or version == game.version:
        return game
    if (game.id, version) not in _earlier:
        _earlier[game.id, version] = game.at(version)
    return _earlier[game.id, version]


def newest_game(game_id: object) -> Game[Any]:
    """Returns the game with this id at the newest version of its rules."""
    if isinstance(game_id, str):
        if game_id in _registered:
            return _registered[game_id]
        if game_id in _entry_points():
            return load(_entry_points()[game_id])
    raise BadInput("game", "unknown-game", value=str(game_id), names=", ".join(game_ids()))


def games() -> dict[str, GameInfo]:
    """Returns all games on the shelf, by id."""
    return {game_id: find_game(game_id).info() for game_id in game_ids()}
