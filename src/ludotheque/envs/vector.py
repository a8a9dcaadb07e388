"""Gymnasium's vector environment: a batch of matches whose loop runs in compiled code."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import shorten
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from ludotheque.core.errors import BadInput
from ludotheque.core.structs import Seat
from ludotheque.envs import spaces as shapes
from ludotheque.envs.spec import Spec, check_begun, check_cycles, check_seat, players_of
from ludotheque.numbering.batch import Batch

Arrays = dict[str, NDArray[Any]]


class Vector(VectorEnv[Arrays, NDArray[Any], NDArray[Any]]):
    """Many matches at once.  In each, one learning seat plays against bots or, without opponents, learns in every seat.

    `infos["seat"]` says which seat decides in each match.  A match that ends is replaced by a new one in the same step;
    `infos["final_obs"]` then has the last observation of the seat that decided last in the old match, and
    `infos["rewards"]` has the rewards of all seats of the old match.
    """

    def __init__(
        self,
        spec: Spec,
        num_envs: int = 64,
        opponents: Sequence[str] = (),
        seat: Seat | None = None,
        max_cycles: int | None = None,
    ) -> None:
        if spec.hybrid:
            raise BadInput("hybrid", "bad-choice", value="True", names="False")
        if not isinstance(num_envs, int) or not 1 <= num_envs <= 65536:
            raise BadInput("num_envs", "bad-number", value=repr(num_envs), low=1, high=65536)
        self.match_spec = spec
        self.num_envs = num_envs
        self._matches = np.arange(num_envs)
        self.metadata = {"name": spec.name, "autoreset_mode": AutoresetMode.SAME_STEP}
        self.single_action_space: Any = shapes.action_space(spec)
        self.single_observation_space: Any = shapes.observation_space(spec)
        self.action_space: Any = batch_space(self.single_action_space, num_envs)
        self.observation_space: Any = batch_space(self.single_observation_space, num_envs)
        players = players_of(spec, opponents)
        self.batch = Batch(spec.rules, num_envs, players, check_seat(spec, seat), check_cycles(max_cycles))

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Arrays, dict[str, Any]]:
        """Starts a new match in every place of the batch; if a single seed is given, match i gets that seed plus i."""
        if seed is None or isinstance(seed, (int, np.integer)):
            seeds = [None if seed is None else int(seed) + number for number in range(self.num_envs)]
        else:
            seeds = list(seed)
        if len(seeds) != self.num_envs:
            raise BadInput("seed", "bad-number", value=f"{len(seeds)} seeds", low=self.num_envs, high=self.num_envs)
        self.batch.reset(seeds)
        return self._seen(), {"seat": self._seats()}

    def step(
        self, actions: NDArray[Any] | Sequence[int]
    ) -> tuple[Arrays, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """Plays one decision in each match; each reward belongs to the seat that made the decision."""
        batch = self.batch
        check_begun(batch.bouts[0].state, "step")
        batch.step(self._read(actions))
        infos: dict[str, Any] = {"seat": self._seats()}
        if batch.ended:
            self._add_ended(infos)
        return self._seen(), np.array(batch.rewards), np.array(batch.terminated), np.array(batch.truncated), infos

    def _read(self, actions: NDArray[Any] | Sequence[int]) -> list[int]:
        """Returns the actions as a list of ids; raises BadInput unless they are one whole number for each match."""
        try:
            ids = np.asarray(actions)
        except ValueError:  # lists of different lengths
            ids = np.empty(0)
        if ids.shape != (self.num_envs,) or ids.dtype.kind not in "iu":
            raise BadInput("actions", "env-bad-actions", count=self.num_envs, value=shorten(repr(actions), 80))
        found: list[int] = ids.tolist()
        return found

    def _seen(self) -> Arrays:
        batch, count = self.batch, self.num_envs
        seen = shapes.numbers(bytearray().join(batch.seen)).reshape(count, -1)
        masks = np.zeros((count, self.match_spec.ids.size), np.int8)
        masks[np.repeat(self._matches, batch.counts), np.fromiter(batch.legal, np.intp, len(batch.legal))] = 1
        return {"observation": seen, "action_mask": masks}

    def _seats(self) -> NDArray[Any]:
        return np.array(self.batch.deciding, np.int8)

    def _add_ended(self, infos: dict[str, Any]) -> None:
        """Adds the last observations and rewards of the matches that ended."""
        last = np.full(self.num_envs, None, object)
        is_there = np.zeros(self.num_envs, np.bool_)
        rewards = np.zeros((self.num_envs, self.match_spec.seats))
        for end in self.batch.ended:
            is_there[end.number] = True
            rewards[end.number] = end.rewards
            mask = np.frombuffer(end.mask, np.int8)
            last[end.number] = {"observation": shapes.numbers(bytearray(end.seen)), "action_mask": mask}
        infos["final_obs"], infos["_final_obs"] = last, is_there
        infos["rewards"], infos["_rewards"] = rewards, is_there
