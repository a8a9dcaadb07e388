"""Learns two-seat Road to Glory with MaskablePPO in about ten seconds, and says how well it plays against random.

pip install "ludotheque[envs]" sb3-contrib
python maskable_ppo.py --seconds 10
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import numpy as np
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback

from ludotheque.envs import make_single
from ludotheque.envs.single import Single


class Clock(BaseCallback):  # type: ignore[misc]  # Stable-Baselines3 is untyped
    """Stops the training after some seconds."""

    def __init__(self, seconds: float) -> None:
        super().__init__()
        self.end = time.monotonic() + seconds

    def _on_step(self) -> bool:
        return time.monotonic() < self.end


def score(model: Any, env: Single, matches: int, seed: int) -> float:
    """Returns the share of matches that the model wins."""
    wins = 0.0
    for number in range(matches):
        seen, _ = env.reset(seed=seed + number)
        over = False
        while not over:
            action, _ = model.predict(seen, action_masks=seen["action_mask"].astype(np.bool_), deterministic=True)
            seen, reward, over, _, _ = env.step(action)
        wins += (1 + reward) / 2
    return wins / matches


def main() -> float:
    """Trains, evaluates and prints."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="glory")
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--matches", type=int, default=200)
    asked = parser.parse_args()
    env = make_single(f"{asked.game}-v1", 2, opponents=["random"])
    model = MaskablePPO("MultiInputPolicy", env, n_steps=512, batch_size=128, ent_coef=0.01, seed=1, device="cpu")
    before = score(model, env, asked.matches, 10_000)
    model.learn(10**9, callback=Clock(asked.seconds))
    after = score(model, env, asked.matches, 10_000)
    print(
        f"{asked.game}: {before:.2f} before, {after:.2f} after {model.num_timesteps} decisions in {asked.seconds:.0f} s"
    )
    return after


if __name__ == "__main__":
    main()
