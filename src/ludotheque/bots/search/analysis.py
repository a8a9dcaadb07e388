"""Analyses a decision by search: each choice with its value, error, likely continuation and reason."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

import msgspec

from ludotheque.bots.search.budget import Budget
from ludotheque.bots.search.engine import WIDTH, Candidate, Search
from ludotheque.bots.search.reasons import Outlook, deciding_fact, said, tipped
from ludotheque.core.catalogue import find_game
from ludotheque.core.choices import Choices
from ludotheque.core.errors import BadInput
from ludotheque.core.hooks import Hooks, hooks_of
from ludotheque.core.log import SILENT
from ludotheque.core.luck import Luck
from ludotheque.core.structs import Action, Seat, View
from ludotheque.core.words import Phrase

USUAL: Final = 2000  # the usual number of simulations of an analysis
LINES: Final = 24  # the number of worlds in which the continuation and the reason are looked for
LENGTH: Final = 4  # the maximum number of actions in a continuation


class Step(msgspec.Struct, frozen=True, rename="camel"):
    """One action of a continuation."""

    seat: Seat
    action: Action


class Reason(msgspec.Struct, frozen=True, rename="camel"):
    """Why a choice is the best, or worse than the best: a sentence, and the feature behind it with its weight in log
    odds.
    """

    said: Phrase
    feature: str = ""  # empty: the sentence does not come from a feature
    weight: float = 0.0


class Choice(msgspec.Struct, frozen=True, rename="camel"):
    """One choice: the chance to win with it, and how much it gains over the heuristic's, each with its standard error."""

    action: Action
    plan: tuple[Action, ...]
    value: float
    error: float | None  # None: too few simulations to tell
    gain: float
    gain_error: float | None
    line: tuple[Step, ...]
    reason: Reason


class Analysis(msgspec.Struct, frozen=True, rename="camel"):
    """The choices of a seat, best first."""

    seat: Seat
    choices: tuple[Choice, ...]
    simulations: int
    is_calibrated: bool  # False (edited box, or no trained value): chances can only be compared with one another
    has_values: bool = True  # False: the game's trained value is missing, so only the heuristic's choice is listed


def analyse(view: View, choices: Choices, luck: Luck, budget: Budget | int = USUAL) -> Analysis:
    """Weighs the choices of a seat from its view alone; `budget` is a number of simulations or a Budget."""
    if view.seat is None or not choices:
        raise BadInput("choices", "no-choices")
    limit = Budget(budget) if isinstance(budget, int) else budget
    hooks = hooks_of(find_game(view.game, view.rules))
    limit.begin()
    search = Search(hooks, view, choices, luck)
    search.propose(WIDTH)
    if not has_values(hooks):
        del search.candidates[1:]
    elif len(search.candidates) > 1:
        search.run(limit)
    ranked = sorted(search.candidates, key=lambda one: (-one.gain(search.candidates[0])[0], -len(one.values)))
    chosen = search.best()
    ranked.remove(chosen)
    ranked = [chosen, *ranked]
    actions = [one.plan[0] for one in ranked]
    ranked = [one for number, one in enumerate(ranked) if actions.index(one.plan[0]) == number]  # its best plan
    looked = [look_on(search, one) for one in ranked]
    found = [weighed(search, ranked, looked, number) for number in range(len(ranked))]
    is_calibrated = bool(hooks.scorers) and view.components is None
    return Analysis(view.seat, tuple(found), search.spent, is_calibrated, has_values(hooks))


def has_values(hooks: Hooks[Any]) -> bool:
    """Can positions be valued, either by a trained value or by playing on to the end?"""
    return bool(hooks.scorers) or not hooks.feature_names


def weighed(
    search: Search, ranked: list[Candidate], looked: list[tuple[tuple[Step, ...], Outlook]], number: int
) -> Choice:
    """Returns one of the ranked candidates as a choice."""
    one, (line, outlook) = ranked[number], looked[number]
    gain, gain_error = one.gain(search.candidates[0])
    errors = [None if error > 1.0 else error for error in (one.error(), gain_error)]
    other = 1 if number == 0 else 0
    if len(ranked) == 1:
        reason = reason_alone(search, one)
    else:
        reason = reason_between(search, one, outlook, ranked[other], looked[other][1], is_best=number == 0)
    return Choice(one.plan[0], one.plan, one.mean(), errors[0], gain, errors[1], line, reason)


def reason_alone(search: Search, one: Candidate) -> Reason:
    """Returns the reason for a choice without alternatives."""
    known = search.hooks.reason(search.base, search.seat, one.plan)
    if known is not None:
        return Reason(known)
    return Reason(Phrase("because-only" if has_values(search.hooks) else "because-heuristic"))


def reason_between(
    search: Search, one: Candidate, outlook: Outlook, other: Candidate, others: Outlook, *, is_best: bool
) -> Reason:
    """Returns why a candidate is better than another one, or worse.

    A game's own reason says what speaks for a plan, so only the best candidate gets it.
    """
    known = search.hooks.reason(search.base, search.seat, one.plan) if is_best else None
    if known is not None:
        return Reason(known)
    tip = tipped(search.hooks, search.view.seats, outlook, others, is_best=is_best)
    fact = deciding_fact(outlook, others, tip, is_best=is_best)
    return Reason(said(tip, fact, one.gain(other)[0], is_best=is_best), tip.feature, tip.weight)


def look_on(search: Search, one: Candidate) -> tuple[tuple[Step, ...], Outlook]:
    """Returns the most frequent continuation of a plan, and where its rollouts end."""
    hooks, rules = search.hooks, search.hooks.rules
    lines: list[list[Step]] = []
    outlook = Outlook(len(hooks.feature_names))
    for _ in range(LINES):
        luck = search.world_luck
        world = search.new_world()
        state = search.played(world, one.plan, luck)
        after = rules.copy(state)
        line: list[Step] = []
        while state.outcome is None and len(line) < LENGTH and hooks.clock(state) < search.until:
            seat = rules.to_act(state)[0]
            action = hooks.quick(state, seat, luck)
            line.append(Step(seat, action))
            rules.apply(state, seat, action, luck, SILENT)
        lines.append(line)
        hooks.roll_out(state, search.until, luck)
        outlook.note(hooks.facts(world, after, state, search.seat))
        outlook.add(hooks, state, search.seat)
    outlook.settle()
    return most_frequent(lines), outlook


def most_frequent(lines: list[list[Step]]) -> tuple[Step, ...]:
    """Follows the most frequent next step again and again, as long as at least a quarter of all lines contain that
    path.
    """
    found: list[Step] = []
    left = lines
    while left:
        counts = Counter([line[len(found)] for line in left if len(line) > len(found)])
        if not counts:
            break
        step, count = counts.most_common(1)[0]
        if 4 * count < len(lines):
            break
        left = [line for line in left if len(line) > len(found) and line[len(found)] == step]
        found.append(step)
    return tuple(found)
