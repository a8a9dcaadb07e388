"""Tests of the registry of bots, and of the random bot, which plays every game."""

from collections import Counter
from importlib.metadata import EntryPoint

import pytest

import ludotheque
from ludotheque.bots import bot_names, find_bot, register_bot, registry
from ludotheque.bots.random_bot import play_at_random
from ludotheque.core.drive import run


def first_of_all(view, choices, luck):
    """Plays the first legal action: a bot as another package might register it."""
    return next(iter(choices), None)


@pytest.fixture
def empty_shelf(monkeypatch):
    monkeypatch.setattr(registry, "_registered", {})


def test_malta_comes_with_three_bots():
    assert bot_names("malta") == ("heuristic", "plain", "random")


def test_a_game_without_heuristics_is_played_at_random():
    assert bot_names("kites") == ("random",)
    assert find_bot("kites", "random") is play_at_random


@pytest.mark.parametrize("name", ["", "Heuristic", "stockfish"])
def test_an_unknown_bot_is_told_with_those_there_are(name):
    with pytest.raises(ludotheque.BadInput, match="heuristic, plain, random"):
        find_bot("malta", name)


def test_an_unknown_game_is_told():
    with pytest.raises(ludotheque.BadInput, match="no game"):
        find_bot("checkers", "random")
    with pytest.raises(ludotheque.BadInput, match="no game"):
        register_bot("checkers", "first", first_of_all)


def test_a_bot_is_registered_in_this_process(empty_shelf):
    register_bot("malta", "first", first_of_all)
    assert bot_names("malta") == ("first", "heuristic", "plain", "random")
    assert bot_names("kites") == ("random",)
    assert find_bot("malta", "first") is first_of_all
    assert not registry.is_installed("malta", "first")
    assert registry.is_installed("malta", "plain")
    assert not registry.is_installed("kites", "random")


def test_a_bot_that_is_installed_is_replaced_only_on_request(empty_shelf):
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


def test_random_takes_each_choice_equally_often():
    match = ludotheque.new("malta", 2, seed=1)
    seat = match.to_act[0]
    luck = ludotheque.luck(5)
    taken = Counter(play_at_random(match.view(seat), match.choices(seat), luck) for _ in range(1400))
    assert set(taken) == set(match.choices(seat))
    assert all(140 < count < 260 for count in taken.values())


def test_random_takes_one_any_time_offer_in_eight():
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
