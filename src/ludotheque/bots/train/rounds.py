"""Rounds of training: a search plays with the value fitted last; the next value is kept only if it wins against the old
one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from ludotheque.bots.matches import arena
from ludotheque.bots.results import Standing
from ludotheque.bots.search.budget import Budget
from ludotheque.bots.search.engine import decide
from ludotheque.bots.train.samples import SelfPlay
from ludotheque.core.catalogue import find_game
from ludotheque.core.choices import Choices
from ludotheque.core.drive import Player
from ludotheque.core.hooks import Hooks
from ludotheque.core.luck import Luck
from ludotheque.core.structs import Action, View
from ludotheque.core.value_files import Model

# The seeds of trials are multiples of this number, so that they are far apart, and far from the usual seeds of arenas.
TRIAL_SEEDS: Final = 1_000_003


class Searching:
    """A player that searches with given models of the value, and leaves any-time actions to a bot."""

    def __init__(self, game: str, models: Sequence[Model], simulations: int, bot: Player) -> None:
        rules = find_game(game)
        kind: Any = rules.part("hooks")
        self.hooks: Hooks[Any] = kind(rules)
        self.hooks.scorers = {}
        for model in models:
            self.hooks.use_model(model)
        self.simulations = simulations
        self.bot = bot

    def __call__(self, view: View, choices: Choices, luck: Luck) -> Action | None:
        if view.seat not in view.to_act:
            return self.bot(view, choices, luck)
        return decide(self.hooks, view, choices, luck, Budget(self.simulations))[0]


def next_plan(plan: SelfPlay, models: Sequence[Model], simulations: int) -> SelfPlay:
    """Returns the settings for self-play in the next round: different seeds, and a search with these models in every
    seat.
    """
    return msgspec.structs.replace(plan, seed=plan.seed + 1, simulations=simulations, models=tuple(models))


def trial(plan: SelfPlay, new: Sequence[Model], old: Sequence[Model], seats: int, games: int, bot: Player) -> Standing:
    """Plays one search with the new value against searches with the old one, on seeds that no fit has seen."""

    def newer(view: View, choices: Choices, luck: Luck) -> Action | None:
        return first(view, choices, luck)

    def older(view: View, choices: Choices, luck: Luck) -> Action | None:
        return second(view, choices, luck)

    first = Searching(plan.game, new, plan.simulations, bot)
    second = Searching(plan.game, old, plan.simulations, bot)
    results = arena(plan.game, [newer, *[older] * (seats - 1)], games, seed=TRIAL_SEEDS * (plan.seed + 1))
    return results.standings[0]
