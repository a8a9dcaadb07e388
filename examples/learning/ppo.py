"""PPO in one file, with numpy alone: self-play in a batch of matches, and a network with one hidden layer.

pip install "ludotheque[envs]"
python ppo.py --game glory --seconds 30
"""

from __future__ import annotations

import argparse
import os
import time
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # threads only slow down so small a network

import numpy as np
from numpy.typing import NDArray

from ludotheque.envs import make_batch
from ludotheque.envs.vector import Vector

Array = NDArray[Any]

HIDDEN = 128
STEPS = 64  # steps of the batch between two updates
ROUNDS, PARTS = 3, 8  # passes over the collected decisions, and minibatches in each
CLIP, ENTROPY, VALUE, RATE, LAMBDA = 0.2, 0.01, 0.5, 1e-3, 0.95


class Network:
    """A policy and a value on one hidden layer, trained by Adam; observations are scaled down to a small range."""

    def __init__(self, inputs: int, outputs: int, seed: int) -> None:
        luck = np.random.default_rng(seed)
        self.weights = {
            "in": luck.normal(0, 1 / np.sqrt(inputs), (inputs, HIDDEN)).astype(np.float32),
            "bias": np.zeros(HIDDEN, np.float32),
            "policy": luck.normal(0, 0.01, (HIDDEN, outputs)).astype(np.float32),
            "value": np.zeros((HIDDEN, 1), np.float32),
        }
        self.means = {name: np.zeros_like(one) for name, one in self.weights.items()}
        self.squares = {name: np.zeros_like(one) for name, one in self.weights.items()}
        self.updates = 0

    def forward(self, seen: Array, mask: Array) -> tuple[Array, Array, Array, Array]:
        """Returns the scaled input, the hidden layer, the log-probabilities of all ids, and the value."""
        x = np.sign(seen) * np.log1p(np.abs(seen.astype(np.float32)))
        hidden = np.tanh(x @ self.weights["in"] + self.weights["bias"])
        logits = np.where(mask, hidden @ self.weights["policy"], -1e9)
        logits -= logits.max(axis=1, keepdims=True)
        logs = logits - np.log(np.exp(logits).sum(axis=1, keepdims=True))
        return x, hidden, logs, (hidden @ self.weights["value"])[:, 0]

    def learn(self, seen: Array, mask: Array, action: Array, old: Array, gain: Array, target: Array) -> None:
        """Takes one step up PPO's clipped objective, with a bonus for entropy and a penalty for a wrong value."""
        x, hidden, logs, value = self.forward(seen, mask)
        count = len(action)
        rows = np.arange(count)
        ratio = np.exp(logs[rows, action] - old)
        is_clipped = ((gain > 0) & (ratio > 1 + CLIP)) | ((gain < 0) & (ratio < 1 - CLIP))
        push = np.where(is_clipped, 0.0, ratio * gain)
        shares = np.exp(logs)
        slope = -push[:, None] * shares
        slope[rows, action] += push
        entropy = -(shares * np.where(mask, logs, 0)).sum(axis=1, keepdims=True)
        slope -= ENTROPY * shares * (np.where(mask, logs, 0) + entropy)
        off = VALUE * (target - value)
        back = (slope @ self.weights["policy"].T + off[:, None] * self.weights["value"][:, 0]) * (1 - hidden**2)
        self.climb(
            {
                "in": x.T @ back / count,
                "bias": back.mean(axis=0),
                "policy": hidden.T @ slope / count,
                "value": (hidden.T @ off)[:, None] / count,
            }
        )

    def climb(self, slopes: dict[str, Array]) -> None:
        """Moves the weights along these gradients, by Adam."""
        self.updates += 1
        for name, slope in slopes.items():
            self.means[name] += 0.1 * (slope - self.means[name])
            self.squares[name] += 0.001 * (slope**2 - self.squares[name])
            mean = self.means[name] / (1 - 0.9**self.updates)
            square = self.squares[name] / (1 - 0.999**self.updates)
            self.weights[name] += (RATE * mean / (np.sqrt(square) + 1e-8)).astype(np.float32)


def drawn(logs: Array, luck: np.random.Generator) -> Array:
    """Draws an id for each row (by the Gumbel trick)."""
    chosen: Array = np.argmax(logs + luck.gumbel(size=logs.shape), axis=1)
    return chosen


def collect(env: Vector, network: Network, seen: Any, seats: Array, luck: Any) -> tuple[Any, Array, list[Array]]:
    """Plays some steps; returns the latest observations, the seats to act, and the decisions made, each with its target
    value.
    """
    rows: list[tuple[Any, ...]] = []
    chains: dict[tuple[int, int], list[int]] = {}  # the decisions of each match and seat
    targets: dict[int, float] = {}
    for _ in range(STEPS):
        _, _, logs, value = network.forward(seen["observation"], seen["action_mask"])
        actions = drawn(logs, luck)
        for match in range(env.num_envs):
            chains.setdefault((match, int(seats[match])), []).append(len(rows))
            action = actions[match]
            rows.append(
                (seen["observation"][match], seen["action_mask"][match], action, logs[match, action], value[match])
            )
        seen, _, over, _, infos = env.step(actions)
        for ended in np.flatnonzero(over):
            for seat, reward in enumerate(infos["rewards"][ended]):
                chain = chains.pop((int(ended), seat), [])
                look_back([float(rows[row][4]) for row in chain], chain, float(reward), targets)
        seats = infos["seat"]
    # Matches that go on: the value of the last decision is the target of those before it.
    for *chain, last in chains.values():
        look_back([float(rows[row][4]) for row in chain], chain, float(rows[last][4]), targets)
    used = [rows[row] for row in targets]
    columns = [np.array(column) for column in zip(*used)]
    return seen, seats, [*columns, np.array(list(targets.values()), np.float32)]


def look_back(values: list[float], chain: list[int], end: float, targets: dict[int, float]) -> None:
    """Computes the target of each decision of a seat, from last to first: the next decision's value, mixed with its
    target.
    """
    came_to = end
    for number in range(len(chain) - 1, -1, -1):
        targets[chain[number]] = came_to
        came_to = (1 - LAMBDA) * values[number] + LAMBDA * came_to


def score(game: str, network: Network, matches: int, luck: np.random.Generator) -> float:
    """Returns the share of matches that the network wins against random, with two seats."""
    env = make_batch(f"{game}-v1", 2, num_envs=min(64, matches), opponents=["random"])
    seen, _ = env.reset(seed=99)
    won: list[float] = []
    while len(won) < matches:
        _, _, logs, _ = network.forward(seen["observation"], seen["action_mask"])
        seen, rewards, over, _, _ = env.step(drawn(logs, luck))
        won += [(1 + reward) / 2 for reward in rewards[over]]
    return float(np.mean(won))


def main() -> float:
    """Trains, evaluates and prints."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="glory")
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--matches", type=int, default=400)
    asked = parser.parse_args()
    luck = np.random.default_rng(1)
    env = make_batch(f"{asked.game}-v1", 2, num_envs=64)
    seen, infos = env.reset(seed=1)
    seats = infos["seat"]
    network = Network(env.match_spec.observer.size, env.match_spec.ids.size, 1)
    before = score(asked.game, network, asked.matches, luck)
    decisions = 0
    end = time.monotonic() + asked.seconds
    while time.monotonic() < end:
        seen, seats, (sight, mask, action, old, value, target) = collect(env, network, seen, seats, luck)
        decisions += len(action)
        gain = target - value
        gain = (gain - gain.mean()) / (gain.std() + 1e-6)
        for _ in range(ROUNDS):
            for part in np.array_split(luck.permutation(len(action)), PARTS):
                network.learn(sight[part], mask[part], action[part], old[part], gain[part], target[part])
    after = score(asked.game, network, asked.matches, luck)
    print(f"{asked.game}: {before:.2f} before, {after:.2f} after {decisions} decisions in {asked.seconds:.0f} s")
    return after


if __name__ == "__main__":
    main()
