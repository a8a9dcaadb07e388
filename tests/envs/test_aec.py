"""Tests of the turn-based environment, with PettingZoo's own suites and one of ours that plays whole episodes."""

from __future__ import annotations

import hashlib
from typing import Any

import numpy as np
import pytest
from hearts.game import GAME
from pettingzoo.test import api_test, render_test, seed_test

import ludotheque
from ludotheque.core import catalogue
from ludotheque.core.components import standard_components
from ludotheque.core.data import deep_copy
from ludotheque.core.errors import BadInput
from ludotheque.envs import make
from ludotheque.envs.aec import AEC
from ludotheque.games.wound_up.box import YELLOW
from ludotheque.games.wound_up.state import OPENING
from ludotheque.numbering.ids import WAIT
from tests.envs.matches import GAMES, how

CYCLES = {"glory": 100, "malta": 100, "worm-up": 60, "wound-up": 25}


def made(game: str, seats: int | None = None, **more: Any) -> AEC:
    return make(f"{game}-v1", seats, **how(game), **more)


def episode(env: AEC, seed: int) -> tuple[str, dict[str, float], int]:
    """Plays a whole match at random; returns a digest of all observations, the rewards, and the number of decisions."""
    env.reset(seed=seed)
    luck = np.random.default_rng(seed)
    seen = hashlib.blake2b()
    rewards: dict[str, float] = {}
    count = 0
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        seen.update(agent.encode() + observation["observation"].tobytes())
        if terminated or truncated:
            rewards[agent] = reward
            env.step(None)
            continue
        legal = np.flatnonzero(observation["action_mask"])
        count += 1
        env.step(int(luck.choice(legal)))
    return seen.hexdigest(), rewards, count


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("hybrid", [False, True])
def test_pettingzoo_accepts_it(game, hybrid):
    api_test(made(game, hybrid=hybrid), num_cycles=CYCLES[game])


@pytest.mark.parametrize("game", GAMES)
def test_a_seed_determines_the_beginning(game):
    seed_test(lambda: made(game), num_cycles=3)


@pytest.mark.parametrize("game", GAMES)
def test_a_seed_determines_a_whole_episode(game):
    first, again, other = episode(made(game), 7), episode(made(game), 7), episode(made(game), 8)
    assert first == again
    assert first[0] != other[0]
    assert sum(first[1].values()) == pytest.approx(0) and len(first[1]) == made(game).match_spec.seats


@pytest.mark.nightly
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("end", [0, -1])
@pytest.mark.parametrize("hybrid", [False, True])
def test_the_suites_pass_with_fewest_and_most_seats(game, end, hybrid):
    seats = ludotheque.games()[game].seats[end]
    api_test(made(game, seats, hybrid=hybrid), num_cycles=1000)
    seed_test(lambda: made(game, seats, hybrid=hybrid), num_cycles=50)
    render_test(lambda render_mode: made(game, seats, hybrid=hybrid, render_mode=render_mode))


def test_a_seat_that_is_not_asked_can_only_wait():
    env = made("malta", 3)
    env.reset(seed=1)
    for agent in env.agents:
        mask = env.observe(agent)["action_mask"]
        assert (mask[WAIT] == 1 and mask.sum() == 1) == (agent != env.agent_selection)


def test_any_time_actions_are_offered_first_and_may_be_declined():
    env = made("wound-up", 2)
    env.reset(seed=1)
    while env.desk.state.phase != OPENING:
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
    asked = env.desk.seat
    other = 1 - asked
    assert not env.desk.question.is_offer
    env.desk.state.move_token(other, YELLOW, 1)
    env.desk.ask()
    assert env.desk.seat == other and env.desk.question.is_offer
    mask = env.observe(f"seat_{other}")["action_mask"]
    assert mask[WAIT] and mask.sum() == 2
    before = env.desk.state.step
    env.agent_selection = f"seat_{other}"
    env.step(WAIT)
    assert env.desk.state.step == before and env.agent_selection == f"seat_{asked}" and not env.desk.question.is_offer


def test_an_illegal_id_plays_the_default_or_raises():
    env = made("malta", 2)
    env.reset(seed=1)
    env.step(env.match_spec.ids.size - 1)
    assert env.desk.state.step == 1
    strict = made("malta", 2, illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(ValueError, match="may not play"):
        strict.step(strict.match_spec.ids.size - 1)


@pytest.mark.parametrize("name", ["malta", "malta-v0", "chess-v1"])
def test_an_unknown_environment_is_refused(name):
    with pytest.raises(BadInput):
        make(name)


def test_an_edited_box_is_another_environment():
    box = deep_copy(standard_components(catalogue.find_game("malta").folder))
    box["card"][0]["count"] += 1
    assert make("malta-v1", components=box).metadata["name"] != make("malta-v1").metadata["name"]


def test_another_authors_game_needs_no_code_for_environments(monkeypatch):
    monkeypatch.setitem(catalogue._registered, "hearts", GAME)
    env = make("hearts-v1", options={"limit": 20})
    assert env.match_spec.observer.left_out == []
    api_test(env, num_cycles=60)
