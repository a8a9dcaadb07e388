"""The fixed protocol of our baseline table: one player in two-seat matches against a named bot.

Seeds 0 to 99, each played twice, once in either seat: 200 matches. The score is the mean of (1 + reward) / 2: the share of
matches won, a shared first place counting half.

python baseline.py glory --player heuristic --against random

Your own program: import `score` and pass a function of an observation and a mask that returns an id.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import Any

from ludotheque.bots import find_bot
from ludotheque.core.luck import luck
from ludotheque.envs import make_single
from ludotheque.envs.single import Single
from ludotheque.numbering.desk import decide

SEEDS = 100

Policy = Callable[[Any, Any], int]


def score(game: str, policy: Policy, against: str, seeds: int = SEEDS) -> float:
    """Returns the score of a policy: a function that takes an observation and a mask, and returns an id."""

    def play(env: Single, seed: int) -> float:
        seen, _ = env.reset(seed=seed)
        over = False
        while not over:
            seen, reward, over, _, _ = env.step(policy(seen["observation"], seen["action_mask"]))
        return reward

    return mean(game, play, against, seeds)


def score_of_bot(game: str, name: str, against: str, seeds: int = SEEDS) -> float:
    """Returns the score of one of our own bots, which decide from a view instead of an observation."""
    player = None if name == "random" else find_bot(game, name)

    def play(env: Single, seed: int) -> float:
        env.reset(seed=seed)
        bout, own = env.bout, luck(seed)
        bout.actor = bout.learner
        while bout.outcome is None:
            bout.do(decide(bout, player, own))
            bout.go_on()
        return bout.reward

    return mean(game, play, against, seeds)


def mean(game: str, play: Callable[[Single, int], float], against: str, seeds: int) -> float:
    """Returns the mean score over all seeds and both seats; `play` plays a match with a seed and returns the reward."""
    found = 0.0
    for seat in (0, 1):
        env = make_single(f"{game}-v1", 2, opponents=[against], seat=seat)
        found += sum([(1 + play(env, seed)) / 2 for seed in range(seeds)])
    return found / (2 * seeds)


def main() -> None:
    """Prints one row of the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--player", default="heuristic", help="one of our bots or levels")
    parser.add_argument("--against", default="random")
    parser.add_argument("--seeds", type=int, default=SEEDS)
    asked = parser.parse_args()
    found = score_of_bot(asked.game, asked.player, asked.against, asked.seeds)
    print(f"| {asked.game} | {asked.player} | {asked.against} | {found:.3f} |")


if __name__ == "__main__":
    main()
