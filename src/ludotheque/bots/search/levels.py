"""Levels of play for every game, from one that plays at random to one that thinks for a second."""

from __future__ import annotations

from typing import Any, Final

from ludotheque.bots.search.budget import Budget, allowance
from ludotheque.bots.search.engine import decide
from ludotheque.core.choices import Choices
from ludotheque.core.drive import Player
from ludotheque.core.game import Game
from ludotheque.core.hooks import Hooks, hooks_of
from ludotheque.core.log import SILENT
from ludotheque.core.luck import Luck, fast
from ludotheque.core.structs import Action, View

CERTAIN: Final = 0.9  # a chance to win above which weak levels make no mistakes
FEW: Final = 120  # simulations for a game that has neither a heuristic nor hooks of its own


class Level:
    """How well a bot plays: how often it errs, how often it overlooks a window, or how long it thinks."""

    def __init__(self, name: str, errs: int = 0, misses: int = 0, milliseconds: float = 0.0) -> None:
        self.name = name
        self.errs = errs  # the percentage of decisions that the bot leaves to the game's weak bot `plain`, or to chance
        self.misses = misses  # the percentage of windows that the bot lets pass without looking
        self.milliseconds = milliseconds  # CPU time of a search; 0: no search


LEVELS: Final = (
    Level("wanderer", errs=100, misses=100),
    Level("beginner", errs=60, misses=50),
    Level("casual", errs=25, misses=25),
    Level("solid"),
    Level("sharp", milliseconds=15.0),
    Level("strong", milliseconds=200.0),
    Level("master", milliseconds=1000.0),
)
SOLID: Final = 3  # the level of a bot that stands in for an absent player
LEVEL_NAMES: Final = tuple([level.name for level in LEVELS])
SEARCH: Final = "search-"  # "search-400" searches with 400 simulations, so that equal views and luck give equal answers


def simulations_of(name: str) -> int | None:
    """Returns the number of simulations in a name such as "search-400"; None for any other name."""
    number = name.removeprefix(SEARCH)
    return int(number) if name.startswith(SEARCH) and number.isdecimal() else None


def level_bot(rules: Game[Any], name: str, heuristic: Player | None, blunderer: Player) -> Player | None:
    """Returns the player of a level or of a fixed number of simulations; None if the name means neither.

    `heuristic` is the game's best bot without search, None if the game has none; `blunderer` makes the mistakes of weak
    levels.
    """
    simulations = simulations_of(name)
    if simulations is not None:
        return Searcher(rules, heuristic, simulations, 0.0)
    if name not in LEVEL_NAMES:
        return None
    level = LEVELS[LEVEL_NAMES.index(name)]
    if level.milliseconds:
        return Searcher(rules, heuristic, 0, level.milliseconds)
    best: Player = Searcher(rules, None, FEW, 0.0) if heuristic is None else heuristic
    return Weak(rules, level, best, blunderer) if level.errs else best


class Searcher:
    """A bot that searches; where search cannot help, or the game has no trained value, the heuristic decides."""

    def __init__(
        self,
        rules: Game[Any],
        heuristic: Player | None,
        simulations: int,
        milliseconds: float,
        hooks: Hooks[Any] | None = None,
    ) -> None:
        self.rules = rules
        self.hooks = hooks  # hooks with a trained value of their own; None: those of the game
        self.heuristic = heuristic
        self.simulations = simulations
        self.milliseconds = milliseconds
        # a table plays this bot's decision after this many ms, even if no search was needed
        self.thinking = allowance(milliseconds)
        Budget(simulations, milliseconds)  # raises BadInput if a number is out of range

    def __call__(self, view: View, choices: Choices, luck: Luck) -> Action | None:
        hooks = hooks_of(self.rules.at(view.rules)) if self.hooks is None else self.hooks
        if view.seat not in view.to_act:
            return None if self.heuristic is None else self.heuristic(view, choices, luck)
        if self.heuristic is not None and not is_worth_searching(hooks):
            return self.heuristic(view, choices, luck)
        return decide(hooks, view, choices, luck, Budget(self.simulations, self.milliseconds))[0]


def is_worth_searching(hooks: Hooks[Any]) -> bool:
    """Does the game have hooks of its own and, if these hooks need a trained value, such a value?"""
    return type(hooks) is not Hooks and (bool(hooks.scorers) or not hooks.feature_names)


class Weak:
    """A bot that errs as people do: it overlooks windows and plays some decisions without thinking.

    It never throws away a match that is as good as won.
    """

    def __init__(self, rules: Game[Any], level: Level, best: Player, blunderer: Player) -> None:
        self.rules = rules
        self.level = level
        self.best = best
        self.blunderer = blunderer

    def __call__(self, view: View, choices: Choices, luck: Luck) -> Action | None:
        if view.seat not in view.to_act or (len(choices.actions) == 1 and not choices.regions):
            return self.blunderer(view, choices, luck)
        errs = luck.die(100) <= self.level.errs
        misses = luck.die(100) <= self.level.misses
        if not errs and not misses:
            return self.best(view, choices, luck)
        rules = self.rules.at(view.rules)
        hooks = hooks_of(rules)
        state = hooks.imagine(view, fast(luck.noise()))
        wish = self.best(view, choices, luck)
        if wish is None or wins(hooks, state, view, wish, luck):
            return wish
        default = choices.default
        if misses and default is not None and rules.is_window(state):
            return default
        return self.blunderer(view, choices, luck) if errs else wish


def wins(hooks: Hooks[Any], state: Any, view: View, action: Action, luck: Luck) -> bool:
    """Does an action win at once in an imagined state, or is the seat almost certain to win anyway?"""
    assert view.seat is not None
    if hooks.scorers and hooks.value(state)[view.seat] > CERTAIN:
        return True
    twin = hooks.rules.copy(state)
    if view.seat not in hooks.rules.to_act(twin):
        return False
    hooks.rules.apply(twin, view.seat, action, luck, SILENT)
    outcome: Any = twin.outcome
    return outcome is not None and view.seat in outcome.winners
