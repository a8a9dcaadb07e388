"""Players with weights of their own, for the arena: `tuned:FILE` plays with the weights of a file of `ludotheque tune`,
and `tuned:0.1+0.5+16@heuristic` is a bot with these weights.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from ludotheque.core.choices import Choices
from ludotheque.core.drive import Player
from ludotheque.core.errors import BadInput
from ludotheque.core.hooks import Hooks
from ludotheque.core.luck import Luck
from ludotheque.core.structs import Action, View
from ludotheque.core.weight_files import check_weight_file, read_weight_file
from ludotheque.core.weights import Weights

TUNED: Final = "tuned:"


class Weighted:
    """A player that decides with weights of its own; everybody else in the process keeps the usual ones."""

    def __init__(self, player: Player, weights: Weights, values: Sequence[float]) -> None:
        self.player = player
        self.weights = weights
        self.values = tuple(values)

    def __call__(self, view: View, choices: Choices, luck: Luck) -> Action | None:
        usual = self.weights.read()
        self.weights.write(self.values)
        try:
            return self.player(view, choices, luck)
        finally:
            self.weights.write(usual)


def tuned_name(values: Sequence[float], bot: str) -> str:
    """Returns the name by which the arena knows a bot with these weights."""
    return f"{TUNED}{'+'.join([f'{value:.10g}' for value in values])}@{bot}"


def read_tuned(hooks: Hooks[Any], name: str) -> tuple[tuple[float, ...], str]:
    """Returns the weights and the bot that a name such as `tuned:FILE` means; raises BadInput if the weights are broken
    or do not match the game.
    """
    owner = hooks.owner()
    text, _, bot = name.removeprefix(TUNED).partition("@")
    if text.endswith(".json"):
        file = read_weight_file(Path(text))
        check_weight_file(Path(text), file, owner)
        return file.values, bot or file.bot
    try:
        values = tuple([float(part) for part in text.split("+")])
    except ValueError as error:
        raise BadInput("bot", "bad-weights", reason=text) from error
    if len(values) != len(owner.names):
        raise BadInput("bot", "bad-weights", reason=f"{len(values)} ≠ {len(owner.names)}")
    return values, bot or "heuristic"
