"""Players for the arena only, never at a table: exploiters of predictable bots, bots with weights or values of their own,
and one that sees the whole state.

`zoo:NAME` is one of the exploiters that a game's hooks list; `ceiling:SIMULATIONS` searches the true state; `tuned:…`
is explained in weighted.py, and `valued:…` in valued.py.
"""

from __future__ import annotations

from typing import Any, Final

from ludotheque.bots.registry import find_bot
from ludotheque.bots.valued import VALUED, read_valued, search_with
from ludotheque.bots.weighted import TUNED, Weighted, read_tuned
from ludotheque.core.catalogue import find_game
from ludotheque.core.choices import Choices
from ludotheque.core.drive import Player
from ludotheque.core.errors import BadInput
from ludotheque.core.hooks import Hooks, Plan, hooks_of
from ludotheque.core.log import SILENT
from ludotheque.core.luck import Luck, fast
from ludotheque.core.match import Match
from ludotheque.core.structs import Action, View

ZOO: Final = "zoo:"
CEILING: Final = "ceiling:"
WIDTH: Final = 8  # the maximum number of plans that the ceiling compares
MOST: Final = 1_000_000  # the maximum number of simulations


def find_player(game: str, name: str) -> Player:
    """Returns the player with this name for the arena: one of the game's bots, or one of the players that this module
    describes; raises BadInput if there is none.
    """
    if name.startswith(TUNED):
        hooks = hooks_of(find_game(game))
        values, bot = read_tuned(hooks, name)
        assert hooks.weights is not None
        return Weighted(find_player(game, bot), hooks.weights, values)
    if name.startswith(VALUED):
        rules = find_game(game)
        file, simulations = read_valued(rules, name)
        return search_with(rules, file.models, simulations, find_bot(game, "heuristic"))
    if name.startswith(CEILING):
        number = name.removeprefix(CEILING)
        if not number.isdecimal() or not 1 <= int(number) <= MOST:
            raise BadInput("bot", "bad-number", value=number, low=1, high=MOST)
        return Ceiling(game, int(number))
    if not name.startswith(ZOO):
        return find_bot(game, name)
    exploiters = hooks_of(find_game(game)).exploiters()
    if name.removeprefix(ZOO) not in exploiters:
        raise BadInput("bot", "bad-choice", value=repr(name), names=", ".join(zoo_of(game)) or "–")
    return exploiters[name.removeprefix(ZOO)]


def zoo_of(game: str) -> list[str]:
    """Returns the names of a game's exploiters."""
    return [ZOO + name for name in hooks_of(find_game(game)).exploiters()]


class Ceiling:
    """A player that sees the whole state, as no bot may: this shows how strong the same search would be if the search
    knew everything.

    The arena gives the match to the player, which tries each plan on copies of the true state, with a luck of its own.
    """

    def __init__(self, game: str, simulations: int) -> None:
        self.hooks: Hooks[Any] = hooks_of(find_game(game))
        self.simulations = simulations
        self.match: Match | None = None

    def sit_down(self, match: Match) -> None:
        """Sets the match that this player will play."""
        self.match = match

    def __call__(self, view: View, choices: Choices, luck: Luck) -> Action | None:
        assert self.match is not None and view.seat is not None
        if view.seat not in view.to_act:
            return None
        seat = view.seat
        plans = self.hooks.candidates(self.hooks.rules.copy(self.match.state), seat, luck, WIDTH)
        plans = [plan for plan in plans if choices.contains(plan[0])]
        if len(plans) == 1:
            return plans[0][0]
        until = self.hooks.horizon(self.match.state)
        totals = [0.0] * len(plans)
        for _ in range(max(1, self.simulations // len(plans))):
            seed = luck.noise()
            for number, plan in enumerate(plans):
                totals[number] += self.value_of(plan, seat, until, fast(seed))
        return plans[totals.index(max(totals))][0]

    def value_of(self, plan: Plan, seat: int, until: int, luck: Luck) -> float:
        """Returns the seat's chance to win after a plan in the true state and a rollout, in which all seats play
        quickly until the clock of the game's hooks shows `until`.
        """
        assert self.match is not None
        rules = self.hooks.rules
        state: Any = rules.copy(self.match.state)
        for action in plan:
            if state.outcome is None and seat in rules.to_act(state) and rules.choices(state, seat).contains(action):
                rules.apply(state, seat, action, luck, SILENT)
        self.hooks.roll_out(state, until, luck)
        return self.hooks.value(state)[seat]
