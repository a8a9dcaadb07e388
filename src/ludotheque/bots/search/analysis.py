"""Analyses a decision by search: each choice with its value, error, likely continuation and reason."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

import msgspec

from ludotheque.bots.search.budget import Budget
from ludotheque.bots.search.engine import WIDTH, Candidate, Search
from ludotheque.bots.search.reasons import Outlook, arguments, tips_between
from ludotheque.core.catalogue import find_game
from ludotheque.core.choices import Choices
from ludotheque.core.errors import BadInput
from ludotheque.core.hooks import Hooks, hooks_of
from ludotheque.core.log import SILENT
from ludotheque.core.luck import Luck, fast
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
    """Why a choice is the best, or worse than the best: a sentence, the feature from which the sentence comes, and the
    weight of the reason in log odds.
    """

    said: Phrase
    feature: str = ""  # empty: the sentence does not come from a feature
    weight: float = 0.0


class Choice(msgspec.Struct, frozen=True, rename="camel"):
    """One choice: the chance to win with it, and its gain over the heuristic's choice, both with standard errors."""

    action: Action
    plan: tuple[Action, ...]
    value: float
    error: float | None  # None: too few simulations to tell
    gain: float
    gain_error: float | None
    line: tuple[Step, ...]
    reason: Reason | None  # None: nothing is left to say that was not said of a better choice


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
    if has_values(hooks):
        add_alternative(search)
        search.run(limit)
    else:
        del search.candidates[1:]
    ranked = sorted(search.candidates, key=lambda one: (-one.gain(search.candidates[0])[0], -len(one.values)))
    chosen = search.best()
    ranked.remove(chosen)
    ranked = [chosen, *ranked]
    actions = [one.plan[0] for one in ranked]
    ranked = [one for number, one in enumerate(ranked) if actions.index(one.plan[0]) == number]  # its best plan
    seed = search.world_luck.noise()
    looked = [look_on(search, one, seed) for one in ranked]
    reasons = reasons_of(search, ranked, [outlook for _, outlook in looked])
    found = [
        choice_of(one, search.candidates[0], line, reason) for one, (line, _), reason in zip(ranked, looked, reasons)
    ]
    is_calibrated = bool(hooks.scorers) and view.components is None
    return Analysis(view.seat, tuple(found), search.spent, is_calibrated, has_values(hooks))


def has_values(hooks: Hooks[Any]) -> bool:
    """Can positions be valued, either by a trained value or by playing on to the end?"""
    return bool(hooks.scorers) or not hooks.feature_names


def is_forced(choices: Choices) -> bool:
    """Is there only one choice?"""
    return len(choices.actions) == 1 and not choices.regions


def add_alternative(search: Search) -> None:
    """Adds a candidate that begins with another action, if all candidates begin with the same action although the seat
    has others to choose from.
    """
    first = search.candidates[0].plan[0]
    if is_forced(search.choices) or any(one.plan[0] != first for one in search.candidates):
        return
    for action in search.choices.actions:
        if action != first:
            search.candidates.append(Candidate(search.plan_from(action)))
            return


def choice_of(one: Candidate, own: Candidate, line: tuple[Step, ...], reason: Reason | None) -> Choice:
    """Returns a candidate as a choice; `own` is the heuristic's candidate."""
    gain, gain_error = one.gain(own)
    errors = [None if error > 1.0 else error for error in (one.error(), gain_error)]
    return Choice(one.plan[0], one.plan, chance_of(one, own), errors[0], gain, errors[1], line, reason)


def chance_of(one: Candidate, own: Candidate) -> float:
    """Returns the chance to win with a plan: the mean result of the heuristic's plan, which was tried in more worlds,
    plus the plan's gain over the heuristic's.
    """
    return min(1.0, max(0.0, own.mean() + one.gain(own)[0]))


def reasons_of(search: Search, ranked: list[Candidate], outlooks: list[Outlook]) -> list[Reason | None]:
    """Returns a reason for each of the ranked candidates, all different; None for a candidate about which nothing is
    left to say that was not said of a better one.
    """
    if len(ranked) == 1:
        return [reason_alone(search, ranked[0])]
    found: list[Reason | None] = []
    told: list[Phrase] = []
    chances = [chance_of(one, search.candidates[0]) for one in ranked]
    for number, one in enumerate(ranked):
        other = 1 if number == 0 else 0
        ahead = chances[number] - chances[other]
        known = reasons_between(search, one, outlooks[number], outlooks[other], ahead, is_best=number == 0)
        found.append(next((reason for reason in known if reason.said not in told), None))
        told += [reason.said for reason in found[-1:] if reason is not None]
    return found


def reason_alone(search: Search, one: Candidate) -> Reason:
    """Returns the reason for the only choice that was tried."""
    known = search.hooks.reason(search.base, search.seat, one.plan, one.mean())
    if known is not None:
        return Reason(known)
    if is_forced(search.choices):
        return Reason(Phrase("because-only"))
    return Reason(Phrase("because-alone" if has_values(search.hooks) else "because-heuristic"))


def reasons_between(
    search: Search, one: Candidate, outlook: Outlook, others: Outlook, ahead: float, *, is_best: bool
) -> list[Reason]:
    """Returns the reasons why a candidate is better than another one (or worse, if not `is_best`), best reason first;
    `ahead` is by how much its chance to win is better, which may be negative.

    A game's own reason says what speaks for a plan, so only the best candidate gets it.
    """
    known = search.hooks.reason(search.base, search.seat, one.plan, one.mean()) if is_best else None
    tips = tips_between(search.hooks, search.view.seats, outlook, others, is_best=is_best)
    found = arguments(tips, outlook, others, ahead, is_best=is_best)
    reasons = [Reason(argument.said, argument.tip.feature, argument.tip.weight) for argument in found]
    return reasons if known is None else [Reason(known), *reasons]


def look_on(search: Search, one: Candidate, seed: int) -> tuple[tuple[Step, ...], Outlook]:
    """Returns the most frequent continuation of a plan, and where its rollouts end.  Plans that are looked at with the
    same seed meet the same worlds and the same luck, so that what differs comes from the plans.
    """
    hooks, rules = search.hooks, search.hooks.rules
    lines: list[list[Step]] = []
    outlook = Outlook(len(hooks.feature_names))
    for number in range(LINES):
        luck = search.world_luck = fast(seed + number)
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
    """Returns the path that always goes on with the most frequent next step, as long as at least a quarter of all lines
    begin with the path.
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
