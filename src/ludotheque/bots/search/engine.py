"""The search: compares a few plans in the same imagined worlds, and departs from the heuristic's plan only for a clear
gain.

Each plan is played in a world; a rollout then goes on with the game's `quick` policy until the game's horizon, where
the game's value says how likely each seat is to win.  All plans are tried in the same worlds with the same luck, so
that the differences between plans are more certain than their mean results.  Sequential halving gives most of the
budget to the plans that do best.
"""

from __future__ import annotations

import math
from typing import Any, Final

from ludotheque.bots.search.budget import Budget
from ludotheque.core.choices import Choices
from ludotheque.core.hooks import Hooks, Plan
from ludotheque.core.log import SILENT
from ludotheque.core.luck import Fast, Luck, fast
from ludotheque.core.structs import Action, Seat, View

WIDTH: Final = 8  # the maximum number of plans that are compared
FEWEST: Final = 8  # a gain counts only if the two plans were compared in at least this many worlds
CAUTION: Final = 1.0  # a gain counts only if it exceeds this many standard errors
# How many answers of other seats to wait for between two actions of a plan, before the plan is broken off.
PATIENCE: Final = 12
NO_ERROR: Final = 1.0e9  # the error of a mean of fewer than two values


class Candidate:
    """A plan, and the seat's result with it in each imagined world, in the order in which worlds were made."""

    __slots__ = ("plan", "values", "total")

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.values: list[float] = []
        self.total = 0.0

    def mean(self) -> float:
        """Returns the mean chance to win."""
        return self.total / max(1, len(self.values))

    def error(self) -> float:
        """Returns the standard error of the mean."""
        return error_of(self.values)

    def gain(self, other: Candidate) -> tuple[float, float]:
        """Returns how much more often this plan wins than another in the worlds in which both were tried, and the
        standard error of that gain.
        """
        differences = [own - theirs for own, theirs in zip(self.values, other.values)]
        if not differences:
            return 0.0, NO_ERROR
        return sum(differences) / len(differences), error_of(differences)


def error_of(values: list[float]) -> float:
    """Returns the standard error of the mean of these values."""
    count = len(values)
    if count < 2:
        return NO_ERROR
    mean = sum(values) / count
    squares = 0.0
    for value in values:
        squares += (value - mean) * (value - mean)
    return math.sqrt(squares / (count - 1) / count)


class Search:
    """The search for one decision.  `run` fills in the results of `candidates`, the first of which is the heuristic's
    own plan.
    """

    def __init__(self, hooks: Hooks[Any], view: View, choices: Choices, luck: Luck) -> None:
        assert view.seat is not None
        self.hooks = hooks
        self.view = view
        self.seat: Seat = view.seat
        self.base: Any = hooks.imagine(view, luck)
        self.until = hooks.horizon(self.base)
        self.choices = choices
        self.luck = luck
        self.candidates: list[Candidate] = []
        self.spent = 0  # simulations so far
        self.worlds = 0
        self.world_luck: Fast = fast(luck.noise())

    def propose(self, width: int) -> None:
        """Lists the legal plans to compare, the heuristic's own first."""
        first: list[Action] = []
        for plan in self.hooks.candidates(self.base, self.seat, self.luck, width):
            if plan and self.choices.contains(plan[0]):
                self.candidates.append(Candidate(plan))
                first.append(plan[0])

    def run(self, budget: Budget) -> None:
        """Spends the budget: in each round all plans that are left are tried in the same worlds, then the worse half is
        dropped.

        The heuristic's own plan always stays, because the others are compared with it.
        """
        alive = self.candidates[:]
        rounds = max(1, (len(alive) - 1).bit_length())
        for number in range(rounds):
            fewest = FEWEST * len(alive)
            left = budget.left(self.spent, fewest)
            if budget.milliseconds and number == 0:
                self.meet(alive, FEWEST, budget)  # to learn how fast simulations are
                left = budget.left(self.spent, fewest)
            self.meet(alive, left // (rounds - number) // len(alive), budget)
            if number + 1 < rounds:
                alive = better_half(alive)

    def meet(self, alive: list[Candidate], worlds: int, budget: Budget) -> None:
        """Tries each of these plans in `worlds` new worlds."""
        for number in range(worlds):
            if number % 8 == 0 and budget.is_late():
                return
            world = self.new_world()
            luck = self.world_luck
            for candidate in alive:
                value = self.outcome(world, candidate.plan, luck.copy())
                candidate.values.append(value)
                candidate.total += value
            luck.below(1)
            self.world_luck = fast(luck.noise())
            self.spent += len(alive)
            self.worlds += 1

    def new_world(self) -> Any:
        """Makes a world that fits the view, in which all others have made the sealed choices they were asked for."""
        world = self.hooks.redeal(self.base, self.view, self.world_luck)
        self.others_choose(world)
        return world

    def others_choose(self, world: Any) -> None:
        """Lets all other seats that are asked at the same time choose: by the game's mixes, or by its quick policy."""
        hooks = self.hooks
        rules = hooks.rules
        luck = self.world_luck
        asked = rules.to_act(world)
        if len(asked) < 2 or self.seat not in asked:
            return
        mixes = hooks.mixes(world)
        if mixes is not None:
            listed = [rules.choices(world, seat).actions for seat in asked]
            for seat, actions, mix in zip(asked, listed, mixes):
                if seat != self.seat:
                    rules.apply(world, seat, actions[drawn(mix, luck)], luck, SILENT)
            return
        while len(asked) > 1 and self.seat in asked:
            seat = asked[0] if asked[0] != self.seat else asked[1]
            rules.apply(world, seat, hooks.quick(world, seat, luck), luck, SILENT)
            asked = rules.to_act(world)

    def outcome(self, world: Any, plan: Plan, luck: Luck) -> float:
        """Returns the seat's chance to win after a plan in a world."""
        return self.hooks.prospects(self.played(world, plan, luck), self.until, luck)[self.seat]

    def played(self, world: Any, plan: Plan, luck: Luck) -> Any:
        """Returns a copy of a world in which the seat has carried out a plan, up to the first action that is no longer
        legal.

        Others that are asked in between, for instance whether they react, answer by their quick policy.
        """
        hooks = self.hooks
        rules = hooks.rules
        state = rules.copy(world)
        rules.apply(state, self.seat, plan[0], luck, SILENT)
        for number in range(1, len(plan)):
            asked = rules.to_act(state)
            answers = 0
            while asked and self.seat not in asked and answers < PATIENCE:
                rules.apply(state, asked[0], hooks.quick(state, asked[0], luck), luck, SILENT)
                asked = rules.to_act(state)
                answers += 1
            if self.seat not in asked or not rules.choices(state, self.seat).contains(plan[number]):
                break
            rules.apply(state, self.seat, plan[number], luck, SILENT)
        return state

    def plan_from(self, action: Action) -> Plan:
        """Returns the plan that begins with an action and goes on as the heuristic would."""
        state = self.played(self.new_world(), (action,), self.world_luck)
        if state.outcome is not None or self.seat not in self.hooks.rules.to_act(state):
            return (action,)
        return (action, *self.hooks.policy(state, self.seat, self.world_luck))

    def best(self) -> Candidate:
        """Returns the plan to play: the heuristic's, unless another plan's gain over it exceeds the error of that gain."""
        own = self.candidates[0]
        best = own
        most = 0.0
        for candidate in self.candidates[1:]:
            gain, error = candidate.gain(own)
            if len(candidate.values) >= FEWEST and gain > CAUTION * error and gain > most:
                most = gain
                best = candidate
        return best


def better_half(alive: list[Candidate]) -> list[Candidate]:
    """Returns the first plan and the better half of the others."""
    ranked = sorted([(-candidate.mean(), number) for number, candidate in enumerate(alive) if number])
    kept = sorted([number for _, number in ranked[: (len(alive) + 1) // 2]])
    return [alive[0], *[alive[number] for number in kept]]


def drawn(mix: list[float], luck: Luck) -> int:
    """Draws a number with these probabilities."""
    left = luck.die(1 << 24) / (1 << 24)
    for number in range(len(mix)):
        left -= mix[number]
        if left <= 0.0:
            return number
    return len(mix) - 1


def decide(hooks: Hooks[Any], view: View, choices: Choices, luck: Luck, budget: Budget, width: int = WIDTH) -> Plan:
    """Returns the plan of a seat that owes a decision: the heuristic's plan, or one that does better in imagined
    worlds.
    """
    if len(choices.actions) == 1 and not choices.regions:
        return (choices.actions[0],)
    budget.begin()
    search = Search(hooks, view, choices, luck)
    response = hooks.response(search.base, search.seat, luck)
    if response is not None:
        return response
    if not hooks.searches(search.base, search.seat):
        return hooks.policy(search.base, search.seat, luck)
    search.propose(width)
    if not search.candidates:
        return (choices.sample(luck),)
    if len(search.candidates) > 1:
        search.run(budget)
    return search.best().plan
