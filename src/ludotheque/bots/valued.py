"""Searches with a trained value of their own, for training and the arena: `valued:FILE@search-100` searches with the
value in a file of `ludotheque train`.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from ludotheque.bots.search.levels import SEARCH, Searcher, simulations_of
from ludotheque.core.drive import Player
from ludotheque.core.errors import BadInput
from ludotheque.core.game import Game
from ludotheque.core.hooks import Hooks, hooks_of
from ludotheque.core.value_files import Model, ValueFile, check_value_file, read_value_file

VALUED: Final = "valued:"
USUAL: Final = f"{SEARCH}200"  # the search of a name without `@`


def search_with(rules: Game[Any], models: Sequence[Model], simulations: int, heuristic: Player) -> Searcher:
    """Returns a search that values positions by these models instead of the game's own."""
    kind: Any = rules.part("hooks")
    hooks: Hooks[Any] = kind(rules)
    hooks.scorers = {}
    for model in models:
        hooks.use_model(model)
    return Searcher(rules, heuristic, simulations, 0.0, hooks)


def valued_name(path: Path, simulations: int) -> str:
    """Returns the name by which the arena knows a search with the value in this file."""
    return f"{VALUED}{path}@{SEARCH}{simulations}"


def read_valued(rules: Game[Any], name: str) -> tuple[ValueFile, int]:
    """Returns the value file and the number of simulations in a name such as `valued:FILE@search-100`; raises BadInput
    if there is no such search, or if the file is broken or does not match the game.
    """
    path, _, bot = name.removeprefix(VALUED).rpartition("@") if "@" in name else (name.removeprefix(VALUED), "", USUAL)
    simulations = simulations_of(bot)
    if simulations is None:
        raise BadInput("bot", "bad-choice", value=repr(bot), names=USUAL)
    return read_matching_value_file(Path(path), rules), simulations


def read_matching_value_file(path: Path, rules: Game[Any]) -> ValueFile:
    """Reads the value file of a game; raises BadInput if it is broken, or was trained for another game or other rules."""
    file = read_value_file(path)
    hooks = hooks_of(rules)
    check_value_file(file, rules, hooks.feature_names, hooks.physics)
    return file
