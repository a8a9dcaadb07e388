"""Weighs every decision of a seat in worlds that fit what the seat knows, in order to find out whether one decision is
clearly best.
"""

from __future__ import annotations

import math
from typing import Any, Final, NamedTuple

from ludotheque.core.hooks import Hooks, Plan
from ludotheque.core.log import SILENT
from ludotheque.core.luck import Luck, fast
from ludotheque.core.structs import Seat, View

MOST_DECISIONS: Final = 120  # a position with more possible decisions than this makes no puzzle
MOST_STEPS: Final = 6  # the maximum number of steps in a decision
MOST_ACTIONS: Final = 30  # the heuristic may take at most this many actions to finish a turn
CLOSE: Final = 0.03  # decisions whose chances to win differ by less than this count as equally good


class WeighedDecision(NamedTuple):
    """A decision, and the seat's chance to win with it in each world."""

    decision: Plan
    values: list[float]

    @property
    def mean(self) -> float:
        """The seat's mean chance to win over all worlds."""
        return sum(self.values) / len(self.values)


def decisions_of(hooks: Hooks[Any], state: Any, seat: Seat) -> list[Plan] | None:
    """Lists the complete decisions of a seat, such as a card with its targets; None if some choices are continuous or
    there are too many decisions.

    A decision is complete when the seat can no longer take it back.
    """
    rules, found = hooks.rules, list[Plan]()
    open_ones: list[tuple[Plan, Any]] = [((), state)]
    while open_ones:
        steps, before = open_ones.pop()
        choices = rules.choices(before, seat)
        if choices.regions or len(found) + len(open_ones) + len(choices.actions) > MOST_DECISIONS:
            return None
        for action in choices.actions:
            after = rules.copy(before)
            rules.apply(after, seat, action, fast(0), SILENT)
            plan = (*steps, action)
            is_open = after.outcome is None and seat in rules.to_act(after) and rules.may_take_back(after, seat)
            if is_open and len(plan) < MOST_STEPS:
                open_ones.append((plan, after))
            else:
                found.append(plan)
    return found


def weigh(hooks: Hooks[Any], view: View, decisions: list[Plan], worlds: int, luck: Luck) -> list[WeighedDecision]:
    """Tries all decisions in the same worlds, and returns them with their values, the best first."""
    assert view.seat is not None
    base = hooks.imagine(view, luck)
    until = hooks.horizon(base)
    found = [WeighedDecision(decision, []) for decision in decisions]
    for _ in range(worlds):
        world = hooks.redeal(base, view, luck)
        chance = fast(luck.noise())
        for one in found:
            one.values.append(value_of(hooks, world, view.seat, one.decision, until, chance.copy()))
    return sorted(found, key=lambda one: -one.mean)


def value_of(hooks: Hooks[Any], world: Any, seat: Seat, decision: Plan, until: int, luck: Luck) -> float:
    """Returns a seat's chance to win after a decision: the heuristic finishes the turn, the quick policy plays on."""
    rules = hooks.rules
    state = rules.copy(world)
    for action in decision:
        if state.outcome is not None or not rules.choices(state, seat).contains(action):
            # Happens only if an imagined world is wrong: whether a decision is legal depends only on what the seat
            # knows.
            return 0.0
        rules.apply(state, seat, action, luck, SILENT)
    clock = hooks.clock(state)
    for _ in range(MOST_ACTIONS):
        asked = rules.to_act(state)
        if state.outcome is not None or not asked or hooks.clock(state) != clock:
            break
        if asked[0] == seat:
            rules.apply(state, seat, hooks.policy(state, seat, luck)[0], luck, SILENT)
        else:
            rules.apply(state, asked[0], hooks.quick(state, asked[0], luck), luck, SILENT)
    hooks.roll_out(state, until, luck)
    return hooks.value(state)[seat]


class Verdict(NamedTuple):
    """The best decisions, and their lead over the next best one."""

    answers: list[Plan]
    chance: float
    second: float
    error: float  # the standard error of `chance` minus `second`


def judge(weighed: list[WeighedDecision]) -> Verdict | None:
    """Separates the best decisions from the others; None if all are equally good."""
    best = weighed[0]
    answers = [one.decision for one in weighed if best.mean - one.mean < CLOSE]
    rest = weighed[len(answers) :]
    if not rest:
        return None
    differences = [own - other for own, other in zip(best.values, rest[0].values)]
    mean = sum(differences) / len(differences)
    squares = sum([(one - mean) ** 2 for one in differences])
    error = math.sqrt(squares / max(1, len(differences) - 1) / len(differences))
    return Verdict(answers, best.mean, rest[0].mean, error)
