"""Tests of Gymnasium's environments: one learning seat, and a batch of matches."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pettingzoo
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

from ludotheque.core.errors import BadInput
from ludotheque.envs import make, make_batch, make_parallel, make_single
from ludotheque.envs.aec import AEC
from ludotheque.envs.parallel import Parallel
from ludotheque.envs.single import Single
from ludotheque.envs.vector import Vector
from tests.envs.matches import GAMES, ends, how, random_id


def single(game: str, seats: int | None = None, **more: Any) -> Single:
    return make_single(f"{game}-v1", seats, **how(game), **more)


def batch(game: str, seats: int | None = None, **more: Any) -> Vector:
    return make_batch(f"{game}-v1", seats, **how(game), **more)


def chosen(luck: np.random.Generator, masks: Any) -> Any:
    return np.array([random_id(luck, mask) for mask in masks])


@pytest.mark.parametrize("game", GAMES)
def test_gymnasium_accepts_an_environment_of_one_seat(game):
    check_env(single(game), skip_render_check=True)


@pytest.mark.nightly
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("end", [0, -1])
@pytest.mark.parametrize("hybrid", [False, True])
def test_gymnasium_accepts_fewest_and_most_seats(game, end, hybrid):
    check_env(single(game, ends(game)[end], hybrid=hybrid))


@pytest.mark.parametrize("game", ("glory", "malta"))
def test_a_whole_match_against_named_bots(game):
    env = single(game, 3, opponents=["plain", "random"], seat=1)
    luck = np.random.default_rng(3)
    seen, info = env.reset(seed=3)
    over = False
    while not over:
        assert info["seat"] == 1 and env.action_masks().sum() == seen["action_mask"].sum() > 0
        seen, reward, over, _, info = env.step(random_id(luck, seen["action_mask"]))
    assert env.bout.outcome is not None and reward == env.bout.outcome.rewards[1]


def test_a_learner_without_a_seat_gets_a_random_one():
    env = single("malta", 4)
    seats = [env.reset(seed=seed)[1]["seat"] for seed in range(20)]
    assert set(seats) == {0, 1, 2, 3}
    assert seats == [env.reset(seed=seed)[1]["seat"] for seed in range(20)]


@pytest.mark.parametrize("opponents", [(), ("random",)])
def test_a_batch_gives_the_same_arrays_as_single_matches(opponents):
    """Checks that the arrays of a batch equal those of its single matches, and depend only on the seed."""
    one, two = batch("malta", 3, num_envs=5, opponents=opponents), batch("malta", 3, num_envs=5, opponents=opponents)
    seen, info = one.reset(seed=11)
    two.reset(seed=11)
    assert seen["observation"].shape == (5, one.match_spec.observer.size)
    assert one.observation_space.contains(seen)
    luck = np.random.default_rng(0)
    ended = 0
    for _ in range(200):
        for number, bout in enumerate(one.batch.bouts):
            assert info["seat"][number] == bout.learner
            view = bout.game.view(bout.state, bout.learner)
            assert seen["observation"][number].tolist() == one.match_spec.observer.numbers(view)
            assert np.flatnonzero(seen["action_mask"][number]).tolist() == sorted(bout.question.legal)
        actions = chosen(luck, seen["action_mask"])
        seen, rewards, over, _, info = one.step(actions)
        again, *_ = two.step(actions)
        assert (seen["observation"] == again["observation"]).all()
        for at in np.flatnonzero(over):
            ended += 1
            assert info["_final_obs"][at] and info["rewards"][at].sum() == pytest.approx(0)
            assert rewards[at] in info["rewards"][at]
            assert one.single_observation_space.contains(info["final_obs"][at])
    assert ended and one.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP


def test_a_match_in_a_batch_is_truncated_at_its_limit():
    env = batch("malta", num_envs=2, max_cycles=4)
    seen, _ = env.reset(seed=1)
    luck = np.random.default_rng(1)
    for number in range(8):
        seen, rewards, over, cut, info = env.step(chosen(luck, seen["action_mask"]))
        assert cut.all() == (number % 4 == 3) and not over.any() and not rewards.any()
        assert ("final_obs" in info) == (number % 4 == 3)


def test_every_game_is_registered_with_both_libraries():
    for game in GAMES:
        name = f"ludotheque/{game}-v1"
        assert isinstance(gymnasium.make(name, seats=2).unwrapped, Single)
        assert isinstance(gymnasium.make_vec(name, 3, vectorization_mode="vector_entry_point"), Vector)
        assert isinstance(pettingzoo.make("aec", name, seats=2), AEC)
        assert isinstance(pettingzoo.make("parallel", name, max_cycles=9), Parallel)


def test_every_environment_describes_itself_in_the_same_attribute():
    name = "ludotheque/malta-v1"
    made: list[Any] = [make("malta-v1"), make_parallel("malta-v1"), make_single("malta-v1"), make_batch("malta-v1")]
    made += [gymnasium.make(name), gymnasium.make_vec(name, 3, vectorization_mode="vector_entry_point")]
    made += [pettingzoo.make("aec", name), pettingzoo.make("parallel", name)]
    for env in made:
        ids = env.unwrapped.match_spec.ids
        assert ids.number(ids.words(17)) == 17


@pytest.mark.parametrize(
    "bad",
    [
        {"opponents": ["nobody"]},
        {"opponents": "random"},
        {"opponents": [3]},
        {"seat": 7},
        {"max_cycles": 0},
        {"options": {"nonsense": 1}},
        {"components": {"card": []}},
        {"components": "no-such-file.toml"},
    ],
)
def test_bad_arguments_are_refused_in_one_sentence(bad):
    for maker in (make_single, make_batch):
        with pytest.raises(BadInput) as refused:
            maker("malta-v1", **bad)
        assert "\n" not in str(refused.value)


def test_invalid_arguments_of_a_batch_are_refused():
    for bad in ({"num_envs": 0}, {"hybrid": True}):
        with pytest.raises(BadInput):
            make_batch("malta-v1", **bad)
    with pytest.raises(BadInput):
        make_batch("malta-v1", num_envs=3).reset(seed=[1, 2])


@pytest.mark.parametrize("maker", [make, make_parallel, make_single, make_batch])
def test_mistakes_in_calls_are_explained_in_one_sentence(maker):
    env: Any = maker("malta-v1", 2)
    first: dict[Any, Any] = {make_parallel: {"seat_0": 1}, make_batch: [1] * 64}
    calls = [lambda: env.step(first.get(maker, 1)), lambda: maker("malta-v1", colour=3)]
    if maker is not make_batch:
        calls.append(env.render)
    for call in calls:
        with pytest.raises(BadInput) as refused:
            call()
        assert refused.value.message in ("env-not-reset", "env-argument") and "\n" not in str(refused.value)


@pytest.mark.parametrize("hybrid", [False, True])
@pytest.mark.parametrize("action", ["x", 1.5, None, [1], (1, [0.5])])
def test_an_action_that_is_no_id_is_refused(action, hybrid):
    turns, one, both = (maker("malta-v1", 2, hybrid=hybrid) for maker in (make, make_single, make_parallel))
    for env in (turns, one, both):
        env.reset(seed=1)
    steps: list[Any] = [lambda: turns.step(action), lambda: one.step(action), lambda: both.step({"seat_0": action})]
    for step in steps:
        with pytest.raises(BadInput, match="is not an action"):
            step()


def test_unknown_agents_are_refused():
    both: Any = make_parallel("malta-v1", 2)
    turns = make("malta-v1", 2)
    both.reset(seed=1)
    turns.reset(seed=1)
    calls: list[Any] = [lambda: both.step({"seat_9": 1}), lambda: both.step([1, 1]), lambda: turns.observe("seat_9")]
    for call, message in zip(calls, ("env-agent", "env-agents", "env-agent")):
        with pytest.raises(BadInput) as refused:
            call()
        assert refused.value.message == message


def test_a_match_that_is_over_takes_no_more_steps():
    env = single("malta", 2)
    luck = np.random.default_rng(3)
    seen, _ = env.reset(seed=3)
    over = False
    while not over:
        seen, _, over, _, _ = env.step(random_id(luck, seen["action_mask"]))
    with pytest.raises(BadInput, match="call reset"):
        env.step(0)


def test_a_batch_takes_lists_and_refuses_other_actions():
    env = make_batch("malta-v1", num_envs=3)
    seen, _ = env.reset(seed=1)
    legal = [int(np.flatnonzero(mask)[0]) for mask in seen["action_mask"]]
    for bad in (legal[:2], [0.5, 1.0, 1.0], "abc", 1, [[1], [1, 2], 3], np.array(legal, float)):
        with pytest.raises(BadInput) as refused:
            env.step(bad)  # type: ignore[arg-type]
        assert refused.value.message == "env-bad-actions"
    listed, *_ = env.step(legal)
    env.reset(seed=1)
    assert (listed["observation"] == env.step(np.array(legal))[0]["observation"]).all()
