"""Tests of the parallel environment: one step asks every seat that must answer, and the other seats wait."""

from __future__ import annotations

import hashlib
import warnings
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import max_cycles_test, parallel_api_test, parallel_seed_test, render_test
from pettingzoo.utils.conversions import parallel_to_aec

from ludotheque.core.errors import BadInput
from ludotheque.envs import make_parallel
from ludotheque.envs.parallel import Parallel
from ludotheque.games.malta.state import ANSWERING
from ludotheque.games.wound_up.box import YELLOW
from ludotheque.games.wound_up.state import OPENING
from ludotheque.numbering.ids import WAIT
from tests.envs.matches import GAMES, ends, how, random_id

STEPS = {"glory": 60, "malta": 60, "worm-up": 30, "wound-up": 12}


def made(game: str, seats: int | None = None, **more: Any) -> Parallel:
    return make_parallel(f"{game}-v1", seats, **how(game), **more)


def episode(env: Parallel, seed: int) -> tuple[str, dict[str, float], int]:
    """Plays a whole match at random; returns a digest of all observations, the rewards, and the number of steps."""
    seen, _ = env.reset(seed=seed)
    luck = np.random.default_rng(seed)
    digest = hashlib.blake2b()
    rewards: dict[str, float] = {}
    steps = 0
    while env.agents:
        for agent in env.agents:
            digest.update(seen[agent]["observation"].tobytes() + seen[agent]["action_mask"].tobytes())
        seen, rewards, *_ = env.step({agent: random_id(luck, seen[agent]["action_mask"]) for agent in env.agents})
        steps += 1
    return digest.hexdigest(), rewards, steps


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_accepts_it(game):
    with warnings.catch_warnings():
        warnings.simplefilter("error", UserWarning)
        parallel_api_test(made(game), num_cycles=STEPS[game])


@pytest.mark.parametrize("game", ("glory", "malta"))
def test_a_seed_determines_a_whole_episode(game):
    first, again, other = episode(made(game, 3), 7), episode(made(game, 3), 7), episode(made(game, 3), 8)
    assert first == again
    assert first[0] != other[0]
    assert sum(first[1].values()) == pytest.approx(0) and len(first[1]) == 3


def test_all_seats_of_a_window_answer_in_one_step():
    env = made("malta", 4)
    seen, _ = env.reset(seed=1)
    luck = np.random.default_rng(1)
    while len(env.desk.questions) < 2 or env.desk.state.phase != ANSWERING:
        seen, *_ = env.step({agent: random_id(luck, seen[agent]["action_mask"]) for agent in env.agents})
    asked = {question.seat for question in env.desk.questions}
    for seat, agent in enumerate(env.agents):
        mask = seen[agent]["action_mask"]
        assert bool(mask[WAIT]) == (seat not in asked)
        assert seat in asked or mask.sum() == 1
    before = env.desk.state.step
    env.step({agent: int(np.flatnonzero(seen[agent]["action_mask"])[0]) for agent in env.agents})
    assert env.desk.state.step == before + len(asked)


def test_an_answer_to_a_changed_question_is_ignored():
    env = made("wound-up", 2)
    env.reset(seed=1)
    luck = np.random.default_rng(1)
    while env.desk.state.phase != OPENING:
        env.step({agent: random_id(luck, env._observations()[agent]["action_mask"]) for agent in env.agents})
    desk = env.desk
    owing = desk.questions[0].seat
    offered = 1 - owing
    desk.state.move_token(offered, YELLOW, 1)
    desk.ask()
    assert [(question.seat, question.is_offer) for question in desk.questions] == [(offered, True), (owing, False)]
    question = desk.questions[1]
    assert question.is_open(desk.state)
    desk.state.hands[owing] = [0] * len(desk.state.hands[owing])
    assert not question.is_open(desk.state)


def test_a_match_is_truncated_at_its_limit():
    env = made("malta", max_cycles=3)
    env.reset(seed=1)
    for number in range(3):
        assert env.agents
        *_, truncated, _ = env.step(dict.fromkeys(env.agents, WAIT))
        assert all(truncated.values()) == (number == 2)
    assert not env.agents and env.step({})[0] == {}


@pytest.mark.parametrize("bad", [{"max_cycles": 0}, {"render_mode": "3d"}, {"illegal": "maybe"}, {"seats": 99}])
def test_bad_arguments_are_refused(bad):
    with pytest.raises(BadInput):
        make_parallel("malta-v1", **bad)


@pytest.mark.nightly
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("end", [0, -1])
@pytest.mark.parametrize("hybrid", [False, True])
def test_the_suites_pass_with_fewest_and_most_seats(game, end, hybrid):
    seats = ends(game)[end]
    parallel_api_test(made(game, seats, hybrid=hybrid), num_cycles=1000)
    parallel_seed_test(lambda: made(game, seats, hybrid=hybrid), num_cycles=50)
    render_test(lambda render_mode: parallel_to_aec(made(game, seats, hybrid=hybrid, render_mode=render_mode)))
    max_cycles_test(
        SimpleNamespace(
            parallel_env=lambda max_cycles: made(game, seats, hybrid=hybrid, max_cycles=max_cycles),
            env=lambda max_cycles: parallel_to_aec(made(game, seats, hybrid=hybrid, max_cycles=max_cycles)),
        )
    )
