"""Tests of the registry of bots, and of the random bot, which plays every game."""

from collections import Counter
from importlib.metadata import EntryPoint

import pytest

import ludotheque
from ludotheque.bots import bot_names, find_bot, register_bot, registry
from ludotheque.bots.random_bot import play_at_random
from ludotheque.bots.search.levels import Level, Weak, wins
from ludotheque.core.drive import ask_next, random_step, run
from ludotheque.core.hooks import hooks_of
from ludotheque.core.luck import fast, luck


def first_of_all(view, choices, luck):
    """A bot as another package might register it: plays the first legal action."""
    return next(iter(choices), None)


@pytest.fixture
def empty_shelf(monkeypatch):
    monkeypatch.setattr(registry, "_registered", {})


def test_malta_has_three_bots():
    assert bot_names("malta") == ("heuristic", "plain", "random")


def test_a_game_without_heuristics_is_played_at_random():
    assert bot_names("kites") == ("random",)
    assert find_bot("kites", "random") is play_at_random


@pytest.mark.parametrize("name", ["", "Heuristic", "stockfish"])
def test_the_error_for_an_unknown_bot_lists_the_known_ones(name):
    with pytest.raises(ludotheque.BadInput, match="heuristic, plain, random"):
        find_bot("malta", name)


def test_an_unknown_game_is_reported():
    with pytest.raises(ludotheque.BadInput, match="no game"):
        find_bot("checkers", "random")
    with pytest.raises(ludotheque.BadInput, match="no game"):
        register_bot("checkers", "first", first_of_all)


def test_a_bot_can_be_registered_in_this_process(empty_shelf):
    register_bot("malta", "first", first_of_all)
    assert bot_names("malta") == ("first", "heuristic", "plain", "random")
    assert bot_names("kites") == ("random",)
    assert find_bot("malta", "first") is first_of_all
    assert not registry.is_installed("malta", "first")
    assert registry.is_installed("malta", "plain")
    assert not registry.is_installed("kites", "random")


def test_an_installed_bot_is_replaced_only_on_request(empty_shelf):
    for name in ("random", "heuristic"):
        with pytest.raises(ludotheque.BadInput, match=f"there is a bot “{name}” already; replace=True"):
            register_bot("malta", name, first_of_all)
        assert find_bot("malta", name) is not first_of_all
        register_bot("malta", name, first_of_all, replace=True)
        assert find_bot("malta", name) is first_of_all
    register_bot("malta", "mine", play_at_random)
    register_bot("malta", "mine", first_of_all)
    assert find_bot("malta", "mine") is first_of_all


def test_a_bot_is_found_by_its_entry_point(monkeypatch):
    point = EntryPoint("malta.first", "ludotheque.bots.random_bot:play_at_random", "ludotheque.bots")
    monkeypatch.setattr(registry, "_entry_points", lambda: {("malta", "first"): point})
    assert bot_names("malta") == ("first", "heuristic", "plain", "random")
    assert find_bot("malta", "first") is play_at_random
    assert registry.is_installed("malta", "first")


def test_the_random_bot_takes_each_choice_equally_often():
    match = ludotheque.new("malta", 2, seed=1)
    seat = match.to_act[0]
    luck = ludotheque.luck(5)
    taken = Counter(play_at_random(match.view(seat), match.choices(seat), luck) for _ in range(1400))
    assert set(taken) == set(match.choices(seat))
    assert all(140 < count < 260 for count in taken.values())


def test_the_random_bot_takes_one_any_time_action_in_eight():
    offers = taken = 0
    for seed in range(60):
        match = ludotheque.new("kites", 3, seed=seed)

        def player(view, choices, luck):
            nonlocal offers, taken
            action = play_at_random(view, choices, luck)
            if view.seat not in view.to_act:
                offers += 1
                taken += action is not None
            else:
                assert action is not None
            return action

        run(match, [player] * 3, ludotheque.luck(seed))
    assert offers > 400
    assert 0.08 < taken / offers < 0.18


@pytest.mark.parametrize("game", ["malta", "glory", "worm-up", "wound-up", "kites"])
@pytest.mark.parametrize("name", ["wanderer", "beginner", "casual", "solid", "sharp", "search-20"])
def test_every_game_has_bots_of_every_level(game, name):
    match = ludotheque.new(game, seed=1)
    bot = find_bot(game, name)
    lucks = [luck(seed) for seed in range(match.seats)]
    for _ in range(6):
        if match.outcome is None:
            ask_next(match, [bot] * match.seats, lucks)
    assert match.step > 0


@pytest.mark.parametrize("name", ["search-0", "search-1000000000"])
def test_an_invalid_or_endless_search_is_refused(name):
    with pytest.raises(ludotheque.BadInput, match="budget"):
        find_bot("malta", name)


def test_the_error_for_an_unknown_level_lists_the_known_ones():
    with pytest.raises(ludotheque.BadInput, match="wanderer, beginner, casual, solid, sharp, strong, master"):
        find_bot("malta", "grandmaster")


def test_the_level_solid_is_the_heuristic():
    assert find_bot("malta", "solid") is find_bot("malta", "heuristic")


def last_decision(seed):
    """Returns a match of Kites just before its last play, with the seat and the action of that play."""
    match = ludotheque.new("kites", seed=seed)
    while True:
        before = match.copy()
        seat, action = random_step(match, luck(1000 * seed + match.step))
        if match.outcome is not None:
            return before, seat, action


def always(action):
    """Returns a player who always chooses this action."""
    return lambda view, choices, luck: action


def test_weak_levels_make_mistakes_but_never_miss_a_win():
    level = Level("weak", errs=100, misses=0)
    results = set()
    for seed in range(40):
        match, seat, action = last_decision(seed)
        view, choices = match.view(seat), match.choices(seat)
        if len(choices) < 2 or seat not in match.to_act:
            continue
        other = next(choice for choice in choices if choice != action)
        weak = Weak(match.rules, level, always(action), always(other))
        hooks = hooks_of(match.rules)
        stream = luck(seed)
        stream.die(100), stream.die(100)
        state = hooks.imagine(view, fast(stream.noise()))
        is_won = wins(hooks, state, view, action, stream)
        assert weak(view, choices, luck(seed)) == (action if is_won else other)
        results.add(is_won)
    assert results == {True, False}


def test_weak_levels_overlook_windows():
    match = ludotheque.new("malta", seats=2, seed=3)
    while not (match.is_window and any(len(match.choices(seat)) > 1 for seat in match.to_act)):
        random_step(match, luck(match.step))
    seat = next(seat for seat in match.to_act if len(match.choices(seat)) > 1)
    choices = match.choices(seat)
    weak = Weak(match.rules, Level("weak", errs=0, misses=100), always(choices[1]), always(choices[1]))
    assert weak(match.view(seat), choices, luck(1)) == choices.default
