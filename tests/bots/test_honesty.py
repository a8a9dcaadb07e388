"""Tests that the search is honest: equal input gives equal actions, it sees only a view, and its actions are legal.

The long versions of these tests are nightly: 10,000 decisions made twice, and 100,000 decisions without a fault.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from time import thread_time
from typing import Any

import pytest

import ludotheque
from ludotheque.bots import arena, find_bot
from ludotheque.bots.search.budget import Budget, allowance
from ludotheque.bots.search.engine import WIDTH, Search
from ludotheque.bots.search.levels import LEVELS
from ludotheque.build import build_and_reason
from ludotheque.core.catalogue import find_game
from ludotheque.core.drive import ask_next, random_play
from ludotheque.core.hooks import hooks_of
from ludotheque.core.luck import fast
from ludotheque.core.structs import Action

pytestmark = pytest.mark.compiled

GAMES = ("malta", "glory", "worm-up", "wound-up", "kites")
ROOT = Path(__file__).resolve().parents[2]
IS_COMPILED = build_and_reason()[0] == "compiled"

Question = tuple[ludotheque.Match, int]


def questions(game: str, count: int) -> Iterator[Question]:
    """Yields random matches in progress, each with a seat that has a choice."""
    seats = find_game(game).seats
    for seed in range(100 * count):
        match = ludotheque.new(game, seats=seats[seed % len(seats)], seed=seed)
        random_play(match, fast(seed), seed * 7 % 60)
        for seat in match.to_act:
            choices = match.choices(seat)
            if count and len(choices) + len(choices.regions) > 1:
                count -= 1
                yield match, seat
        if not count:
            return


def decision_of(game: str, bot: str, question: Question, number: int) -> Action | None:
    """Returns the action that a bot chooses."""
    match, seat = question
    return find_bot(game, bot)(match.view(seat), match.choices(seat), fast(number))


def plan_of(game: str, question: Question, number: int, simulations: int) -> tuple[Action, ...]:
    """Returns the plan that a search finds, even where the game would leave the decision to the heuristic."""
    match, seat = question
    search = Search(hooks_of(find_game(game)), match.view(seat), match.choices(seat), fast(number))
    search.propose(WIDTH)
    search.run(Budget(simulations))
    return search.best().plan


def decide_twice(game: str, count: int, simulations: int) -> None:
    """Searches positions in one order, then twins of them in the opposite order, so that cached results cannot help.

    A twin is another match that looks the same to the seat: what the seat cannot see is dealt again.
    """
    asked = list(questions(game, count))
    first = [plan_of(game, question, number, simulations) for number, question in enumerate(asked)]
    for number in reversed(range(len(asked))):
        match, seat = asked[number]
        twin = ludotheque.imagine(match.view(seat), fast(number + 1))
        assert twin.view(seat) == match.view(seat)
        assert plan_of(game, (twin, seat), number, simulations) == first[number]
        assert first[number][0] in match.choices(seat)


@pytest.mark.parametrize("game", GAMES)
def test_twins_get_the_same_decision(game: str) -> None:
    decide_twice(game, 80 if IS_COMPILED else 10 if game == "malta" else 30, 24)


@pytest.mark.nightly
@pytest.mark.parametrize("game", GAMES)
def test_ten_thousand_twins_get_the_same_decision(game: str) -> None:
    decide_twice(game, 2000, 24)


@pytest.mark.parametrize("level", [level.name for level in LEVELS if not level.milliseconds])
def test_weak_levels_are_deterministic(level: str) -> None:
    for number, (match, seat) in enumerate(questions("malta", 12)):
        twin = ludotheque.imagine(match.view(seat), fast(number + 1))
        assert decision_of("malta", level, (match, seat), number) == decision_of("malta", level, (twin, seat), number)


PLANS = """
from ludotheque.build import build_and_reason
from tests.bots.test_honesty import GAMES, questions, plan_of
print(build_and_reason()[0])
for game in GAMES[:-1]:
    for number, question in enumerate(questions(game, 12)):
        print(game, plan_of(game, question, number, 40))
"""


if IS_COMPILED:  # in plain Python there is no second build to compare with

    def test_both_builds_find_the_same_plans() -> None:
        told = []
        for path in (ROOT, f"{ROOT / 'src'}{os.pathsep}{ROOT}"):
            environment = {**os.environ, "PYTHONPATH": str(path)}
            done = subprocess.run(
                [sys.executable, "-c", PLANS], env=environment, capture_output=True, text=True, check=True
            )
            told.append(done.stdout.splitlines())
        assert [lines[0] for lines in told] == ["compiled", "pure"]
        assert told[0][1:] == told[1][1:]


class Watched:
    """Wraps a bot; counts its decisions, and notes the CPU time of the longest one, in ms."""

    def __init__(self, game: str, name: str) -> None:
        self.bot = find_bot(game, name)
        self.count = 0
        self.longest = 0.0

    def __call__(self, view: Any, choices: Any, luck: Any) -> Action | None:
        began = thread_time()
        action = self.bot(view, choices, luck)
        self.count += 1
        self.longest = max(self.longest, 1000 * (thread_time() - began))
        return action


def play_legally(game: str, name: str, decisions: int) -> Watched:
    """Plays matches until a bot has made this many decisions; the match refuses any illegal action."""
    watched, rules, seed = Watched(game, name), find_game(game), 0
    while watched.count < decisions:
        seats = rules.seats[seed % len(rules.seats)]
        match = ludotheque.new(game, seats=seats, seed=seed, options=rules.short_match)
        lucks = [fast(seed * 10 + seat) for seat in range(seats)]
        while match.outcome is None and watched.count < decisions:
            ask_next(match, [watched] * seats, lucks)
        seed += 1
    return watched


@pytest.mark.parametrize("game", GAMES)
def test_a_search_plays_legally(game: str) -> None:
    assert play_legally(game, "search-16", 300 if IS_COMPILED else 80).count


@pytest.mark.nightly
@pytest.mark.parametrize("game", GAMES)
def test_a_hundred_thousand_decisions_are_legal(game: str) -> None:
    assert play_legally(game, "search-16", 18_000).count


@pytest.mark.nightly
@pytest.mark.parametrize("game", GAMES)
def test_ten_thousand_decisions_are_legal_and_in_time(game: str) -> None:
    """Measures CPU time, which other programs on the machine do not affect."""
    milliseconds = next(level.milliseconds for level in LEVELS if level.name == "sharp")
    assert play_legally(game, "sharp", 2000).longest < allowance(milliseconds)


# The number of matches: few in plain Python, where All Wound Up is left out because it takes too long.
TRIED = {"malta": 40, "glory": 40, "wound-up": 8} if IS_COMPILED else {"malta": 2, "glory": 4}


@pytest.mark.parametrize(("game", "games"), TRIED.items())
def test_a_short_search_is_not_much_worse_than_the_heuristic(game: str, games: int) -> None:
    """Plays a few matches at 30 simulations against the heuristic; fails if the search is certainly much worse."""
    found = arena(game, ("search-30", "heuristic"), games, seed=5, options=find_game(game).short_match, jobs=1)
    assert next(standing for standing in found.standings if standing.bot == "search-30").high >= 0.45


def test_a_short_search_with_three_seats_is_not_much_worse_than_the_heuristic() -> None:
    """Plays Worm Up with three seats, where a fair share of wins is a third."""
    found = arena("worm-up", ("search-30", "heuristic", "heuristic"), 42 if IS_COMPILED else 3, seed=5, jobs=1)
    assert next(standing for standing in found.standings if standing.bot == "search-30").high >= 0.45 * 2 / 3
