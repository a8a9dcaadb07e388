"""Judges a player's decision (the best, about as good, or worse), and says why the best decision is better."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, NamedTuple

import msgspec

from ludotheque.bots.search.analysis import Reason, look_on, reasons_between
from ludotheque.bots.search.budget import Budget
from ludotheque.bots.search.engine import WIDTH, Candidate, Search
from ludotheque.core.hooks import Plan, hooks_of
from ludotheque.core.luck import fast
from ludotheque.core.words import Phrase
from ludotheque.puzzles.puzzle import Puzzle, find_puzzle, set_up

WORLDS: Final = 48  # the number of worlds in which a decision is compared with the best one
COMPARISONS_CACHED: Final = 256  # the maximum number of cached comparisons


class Comparison(NamedTuple):
    """A decision compared with the best one: the chance to win that the decision lost, why the best one is better, and
    what speaks against the decision.
    """

    loss: float
    reason: Phrase | None  # None: the only reason is that the best decision wins more often
    against: Phrase | None = None  # None: the decision was right, or nothing in particular speaks against it


def compare(game_id: str, puzzle: Puzzle, taken: list[dict[str, Any]]) -> Comparison:
    """Compares a wrong decision with the best one, or a right decision with the likeliest wrong one, using only what
    the seat knows.
    """
    if puzzle.kind == "win":
        return compare_wins(game_id, puzzle, taken)
    return cached_comparison(game_id, puzzle.id, msgspec.json.encode(taken, order="sorted"))


def compare_wins(game_id: str, puzzle: Puzzle, taken: list[dict[str, Any]]) -> Comparison:
    """Returns why the answer wins the match and, if the player's turn did not win, what the turn lacked, using only
    what the seat knows.
    """
    match, you = set_up(game_id, puzzle), puzzle.you
    hooks = hooks_of(match.rules)

    def imagined() -> Any:
        return hooks.imagine(match.view(you), fast(puzzle.id.encode()))

    won = hooks.why_won(imagined(), you, plan_of(game_id, puzzle, puzzle.answers[0])) if puzzle.answers else None
    for step in taken:
        match.play(you, match.check(you, step))
    return Comparison(0.0, won, None if match.outcome is not None else hooks.why_missed(imagined(), you))


@lru_cache(maxsize=COMPARISONS_CACHED)
def cached_comparison(game_id: str, puzzle_id: str, taken: bytes) -> Comparison:
    """Compares a decision as `compare` does; cached, so that the same decision always gets the same answer."""
    return compare_decisions(game_id, find_puzzle(game_id, puzzle_id), msgspec.json.decode(taken))


def compare_decisions(game_id: str, puzzle: Puzzle, steps: list[dict[str, Any]]) -> Comparison:
    """Compares a complete decision with the best one in worlds that fit what the seat knows."""
    match = set_up(game_id, puzzle)
    search = Search(
        hooks_of(match.rules), match.view(puzzle.you), match.choices(puzzle.you), fast(b"verdict " + puzzle.id.encode())
    )
    answers = [plan_of(game_id, puzzle, answer) for answer in puzzle.answers]
    is_right = steps in [list(answer) for answer in puzzle.answers]
    other = likeliest_wrong_plan(search, answers) if is_right else plan_of(game_id, puzzle, steps)
    if other is None:
        return Comparison(0.0, None)
    best, chosen = Candidate(answers[0]), Candidate(other)
    search.meet([best, chosen], WORLDS, Budget(2 * WORLDS))
    seed = search.world_luck.noise()
    (_, outlook), (_, others) = look_on(search, best, seed), look_on(search, chosen, seed)
    gain = best.gain(chosen)[0]
    reasons = reasons_between(search, best, outlook, others, gain, is_best=True)
    objections = reasons_between(search, chosen, others, outlook, -gain, is_best=False)
    # No wrong decision loses less than the best wrong one did when the puzzle was checked in many more worlds.
    loss = 0.0 if is_right else max(gain, puzzle.chance - puzzle.second)
    reason, objection = [best_telling_reason(found) if gain > 0 else None for found in (reasons, objections)]
    return Comparison(round(loss, 3), reason, None if is_right else objection)


def best_telling_reason(reasons: list[Reason]) -> Phrase | None:
    """Returns the best reason that says more than how the results compare."""
    return next((one.said for one in reasons if not one.said.message.startswith("because-")), None)


def plan_of(game_id: str, puzzle: Puzzle, steps: Any) -> Plan:
    """Returns a decision as a plan of actions."""
    match, plan = set_up(game_id, puzzle), list[Any]()
    for step in steps:
        plan.append(match.check(puzzle.you, step))
        match.play(puzzle.you, plan[-1])
    return tuple(plan)


def likeliest_wrong_plan(search: Search, answers: list[Plan]) -> Plan | None:
    """Returns the first plan that a bot would consider and that does not begin like a right answer; None if there is no
    such plan.
    """
    search.propose(WIDTH)
    firsts = [answer[0] for answer in answers]
    return next((one.plan for one in search.candidates if one.plan[0] not in firsts), None)
