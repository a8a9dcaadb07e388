"""Tests of the search: it is repeatable, plays legally, keeps to its budget, and sees only a view."""

import msgspec
import pytest

import ludotheque
from ludotheque.bots import analyse
from ludotheque.bots.search.analysis import Step, most_frequent
from ludotheque.bots.search.budget import Budget
from ludotheque.bots.search.engine import Candidate, Search, better_half, decide, drawn
from ludotheque.core.catalogue import find_game
from ludotheque.core.drive import random_play
from ludotheque.core.errors import BadInput
from ludotheque.core.hooks import hooks_of
from ludotheque.core.luck import fast
from ludotheque.games.malta.rules.reactions import PASS

GAMES = ("malta", "glory", "worm-up", "kites")


def positions(game, count):
    """Yields matches in progress, each with a seat that has two or more choices."""
    found = 0
    for seed in range(1000):
        match = ludotheque.new(game, seed=seed)
        random_play(match, fast(seed), 3 + 7 * (seed % 5))
        for seat in match.to_act:
            if len(match.choices(seat)) > 1:
                found += 1
                yield match, seat
        if found >= count:
            return


@pytest.mark.parametrize("game", GAMES)
def test_equal_view_choices_luck_and_simulations_give_an_equal_legal_plan(game):
    hooks = hooks_of(find_game(game))
    for number, (match, seat) in enumerate(positions(game, 6)):
        plans = [decide(hooks, match.view(seat), match.choices(seat), fast(number), Budget(40)) for _ in range(2)]
        assert plans[0] == plans[1]
        assert plans[0][0] in match.choices(seat)


def test_all_plans_are_tried_in_the_same_worlds_and_the_first_plan_is_kept():
    match, seat = next(iter(positions("kites", 1)))
    search = Search(hooks_of(match.rules), match.view(seat), match.choices(seat), fast(1))
    search.propose(8)
    search.run(Budget(200))
    assert 0 < search.spent <= 200
    assert len(search.candidates[0].values) == search.worlds
    assert all(len(candidate.values) <= search.worlds for candidate in search.candidates)
    assert sum(len(candidate.values) for candidate in search.candidates) == search.spent


def candidate(*values):
    made = Candidate(())
    made.values = list(values)
    made.total = sum(values)
    return made


def test_a_gain_counts_only_if_it_exceeds_its_error():
    match, seat = next(iter(positions("kites", 1)))
    search = Search(hooks_of(match.rules), match.view(seat), match.choices(seat), fast(1))
    own = candidate(*[0.5] * 8)
    better = candidate(*[0.6, 0.5] * 4)
    doubtful = candidate(*[1.0, 0.1] * 4)
    search.candidates = [own, doubtful]
    assert search.best() is own
    search.candidates = [own, doubtful, better]
    assert search.best() is better
    search.candidates = [own, candidate(*[0.9] * 7)]
    assert search.best() is own


def test_the_worse_half_is_dropped_but_never_the_heuristics_plan():
    plans = [candidate(value) for value in (0.0, 0.4, 0.1, 0.3, 0.2)]
    assert better_half(plans) == [plans[0], plans[1], plans[3], plans[4]]
    assert better_half(plans[:3]) == [plans[0], plans[1], plans[2]]


def test_an_action_is_drawn_with_the_probabilities_of_its_mix():
    luck = fast(1)
    counts = [0, 0, 0]
    for _ in range(1000):
        counts[drawn([0.2, 0.0, 0.8], luck)] += 1
    assert counts[1] == 0
    assert 140 < counts[0] < 260


@pytest.mark.parametrize(
    "limits", [{"simulations": 0}, {"simulations": 10**9}, {"milliseconds": 1e9}, {"milliseconds": -1}]
)
def test_a_budget_out_of_range_is_refused(limits):
    with pytest.raises(BadInput, match="budget"):
        Budget(**limits)


def test_a_timed_search_ends_in_real_time():
    budget = Budget(milliseconds=30_000)
    budget.begin()
    assert not budget.is_late()
    assert budget.left(100, 8) > 0
    budget.end = 0.0
    assert budget.is_late()
    assert budget.left(100, 8) == 0


def test_a_timed_search_ends():
    match, seat = next(iter(positions("malta", 1)))
    plan = decide(hooks_of(match.rules), match.view(seat), match.choices(seat), fast(1), Budget(milliseconds=5))
    assert plan[0] in match.choices(seat)


@pytest.mark.parametrize("game", ["malta", "glory", "kites"])
def test_an_analysis_depends_only_on_the_view(game):
    """Checks that matches which differ only in what the seat cannot know get the same analysis."""
    for number, (match, seat) in enumerate(positions(game, 3)):
        view, choices = match.view(seat), match.choices(seat)
        found = analyse(view, choices, fast(number), 80)
        twin = ludotheque.imagine(view, fast(number + 100))
        assert analyse(twin.view(seat), twin.choices(seat), fast(number), 80) == found
        assert (found.simulations > 0) == found.has_values and found.simulations <= 80
        assert all(choice.action in choices and 0 <= choice.value <= 1 for choice in found.choices)
        assert len({choice.plan for choice in found.choices}) == len(found.choices)
        assert msgspec.json.decode(msgspec.json.encode(found))["seat"] == seat


def test_an_analysis_without_choices_is_refused():
    match = ludotheque.new("kites", seed=1)
    with pytest.raises(BadInput, match="nothing to choose"):
        analyse(match.view(None), match.choices(0), fast(1))


def test_the_most_frequent_line_is_followed_while_enough_agree():
    a, b = Step(0, PASS), Step(1, PASS)
    assert most_frequent([[a, b], [a, b], [a], [b, a]]) == (a, b)
    assert most_frequent([]) == ()
