"""The bots of each game, by name.

`random`, the levels from `wanderer` to `master` and the characters play every game; `search-400` is a search of 400
simulations.  A game may bring bots of its own: its part `bots` maps names to players.  Bots of other packages
are found by the entry-point group `ludotheque.bots`, each under the name "game.bot".
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from ludotheque.bots.characters import BY_ID, Styled
from ludotheque.bots.random_bot import play_at_random
from ludotheque.bots.search.levels import LEVEL_NAMES, level_bot
from ludotheque.core.catalogue import find_game
from ludotheque.core.drive import Player
from ludotheque.core.errors import BadInput
from ludotheque.core.game import Game
from ludotheque.core.hooks import hooks_of

LOGGER = logging.getLogger("ludotheque.bots")

_registered: dict[tuple[str, str], Player] = {}
_checked: set[str] = set()  # the games whose trained value and tuned weights have been checked


@cache
def _entry_points() -> dict[tuple[str, str], EntryPoint]:
    points: dict[tuple[str, str], EntryPoint] = {}
    for point in entry_points(group="ludotheque.bots"):
        game_id, _, name = point.name.rpartition(".")
        points[game_id, name] = point
    return points


def own_bots(game: Game[Any]) -> Mapping[str, Player]:
    """Returns the bots that come with a game."""
    bots: Mapping[str, Player] | None = game.part("bots")
    return bots or {}


def register_bot(game_id: str, name: str, player: Player, *, replace: bool = False) -> None:
    """Makes a bot available in this process; an entry point does the same for every process.

    The new bot replaces one of the same name that was registered before.  If an installed bot has this name, raises
    BadInput unless `replace` is true.
    """
    if not replace and (game_id, name) not in _registered and name in bot_names(game_id):
        raise BadInput("bot", "bot-exists", value=name)
    find_game(game_id)
    _registered[game_id, name] = player


@cache
def _shipped_games() -> frozenset[str]:
    return frozenset([point.name for point in entry_points(group="ludotheque.games")])


def is_installed(game_id: str, name: str) -> bool:
    """Would another process find this bot too?  Not if the bot, or its game, is registered only in this process."""
    return game_id in _shipped_games() and (game_id, name) not in _registered


def bot_names(game_id: str) -> tuple[str, ...]:
    """Returns the bots that can play a game besides levels and characters, which play every game; sorted."""
    names = {"random", *own_bots(find_game(game_id))}
    names.update(name for known, name in [*_registered, *_entry_points()] if known == game_id)
    return tuple(sorted(names))


def offered_bots(game_id: str) -> tuple[str, ...]:
    """Returns all bots to choose from: the levels that differ in this game, weakest first; then the characters; then
    the rest.
    """
    levels = hooks_of(find_game(game_id)).levels()
    return (*levels, *BY_ID, *bot_names(game_id))


def find_bot(game_id: str, name: str) -> Player:
    """Returns the bot with this name for a game; raises BadInput, which lists the existing bots, if there is none."""
    game = find_game(game_id)
    warn_of_refused_files(game)
    if (game_id, name) in _registered:
        return _registered[game_id, name]
    own = own_bots(game)
    if name in own:
        return own[name]
    if (game_id, name) in _entry_points():
        player: Player = _entry_points()[game_id, name].load()
        return player
    if name == "random":
        return play_at_random
    if name in BY_ID:
        return Styled(game, BY_ID[name], find_bot(game_id, BY_ID[name].level))
    heuristic = find_bot(game_id, "heuristic") if "heuristic" in bot_names(game_id) else None
    level = level_bot(game, name, heuristic, own.get("plain", play_at_random))
    if level is not None:
        return level
    names = [*bot_names(game_id), *LEVEL_NAMES, *BY_ID]
    raise BadInput("bot", "bad-choice", value=repr(name), names=", ".join(names))


def warn_of_refused_files(game: Game[Any]) -> None:
    """Makes the hooks of a game, which read its tuned weights and trained value; warns once if these were refused."""
    if game.id not in _checked:
        _checked.add(game.id)
        hooks = hooks_of(game)
        if hooks.why_no_value is not None:
            LOGGER.warning("%s plays without search: %s", game.id, hooks.why_no_value)
        if hooks.why_no_weights is not None:
            LOGGER.warning("%s plays with the weights in its code: %s", game.id, hooks.why_no_weights)
