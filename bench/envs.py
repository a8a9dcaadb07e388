"""Measures how fast the environments are, and PettingZoo's own classic games in the same run for comparison.

    python -m bench.envs                    all games, turn-based and as a batch
    python -m bench.envs malta --seats 2    some games only

Each row is random play through the whole interface: the observation and the mask of every decision are computed, and a
legal id is chosen from the mask.  The row of a batch counts the decisions of all its 256 matches, which are self-play.
"""

from __future__ import annotations

import sys
from importlib import import_module
from itertools import count
from random import Random
from typing import Any

import numpy as np

import ludotheque
from bench.measuring import SEED, Rate, Run, arguments, interleaved, laid_out, measure
from ludotheque.build import build_and_reason
from ludotheque.envs import make, make_batch

CLASSICS = ("connect_four_v3", "tictactoe_v3", "leduc_holdem_v4", "texas_holdem_v4")
BATCH = 256
STEPS = 20  # steps of a batch between two looks at the clock


def turn_based(env: Any, seconds: float) -> Rate:
    """Plays whole matches of any turn-based PettingZoo environment whose observations have masks."""
    random = Random(SEED).random
    seeds = count(SEED)

    def match() -> tuple[int, int]:
        env.reset(seed=next(seeds))
        decisions = choices = 0
        while True:
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                return decisions, choices
            legal = observation["action_mask"].nonzero()[0]
            decisions += 1
            choices += len(legal) > 1
            env.step(int(legal[int(random() * len(legal))]))

    return measure(match, seconds)


def ours(game: str, seats: int) -> Run:
    """Returns a run of one of our games, turn by turn."""
    env = make(f"{game}-v1", seats)
    return lambda seconds: turn_based(env, seconds)


def classic(name: str) -> Run:
    """Returns a run of one of PettingZoo's games."""
    env = import_module(f"pettingzoo.classic.{name}").env()
    return lambda seconds: turn_based(env, seconds)


def batch(game: str, seats: int) -> Run:
    """Returns a run of self-play in a batch; the choice of an id is made for all matches at once."""
    env = make_batch(f"{game}-v1", seats, num_envs=BATCH)
    luck = np.random.default_rng(SEED)

    def run(seconds: float) -> Rate:
        observation, _ = env.reset(seed=SEED)

        def some_steps() -> tuple[int, int]:
            nonlocal observation
            choices = 0
            for _ in range(STEPS):
                masks = observation["action_mask"]
                # The legal ids of all matches in one list; each match chooses one of its own ids.
                legal = masks.view(np.bool_).ravel().nonzero()[0]
                begins = np.arange(BATCH + 1) * masks.shape[1]
                first = np.searchsorted(legal, begins)
                counts = first[1:] - first[:-1]
                choices += int((counts > 1).sum())
                picked = legal[first[:-1] + (luck.random(BATCH) * counts).astype(np.int64)]
                observation, *_ = env.step(picked - begins[:-1])
            return STEPS * BATCH, choices

        return measure(some_steps, seconds)

    return run


def main() -> int:
    """Prints the table of all environments."""
    parser = arguments("python -m bench.envs", __doc__, 1.0)
    parser.add_argument("games", nargs="*", metavar="GAME", help="games to measure (default: all)")
    parser.add_argument("--seats", type=int, default=3)
    args = parser.parse_args()
    games = args.games or [*ludotheque.games()]
    runs: dict[str, Run] = {}
    for game in games:
        runs[f"{game}, turn by turn"] = ours(game, args.seats)
        runs[f"{game}, batch of {BATCH}"] = batch(game, args.seats)
    for name in CLASSICS:
        try:
            runs[f"PettingZoo {name}"] = classic(name)
        except ImportError as error:
            print(f"PettingZoo's {name} is left out: {error}", file=sys.stderr)
    rates = interleaved(runs, args.seconds, args.rounds)
    fastest = max(
        [rate.decisions_per_second for name, rate in rates.items() if name.startswith("PettingZoo")], default=0
    )
    rows = {}
    for name, rate in rates.items():
        ratio = f"{rate.decisions_per_second / fastest:.2g} ×" if fastest else ""
        rows[name] = (
            f"{rate.decisions_per_second:,.0f}",
            f"{rate.choices_per_second:,.0f}",
            ratio,
            f"{rate.spread:.0%}",
        )
    built, why = build_and_reason()
    print(f"ludotheque {built}{f' ({why})' if why else ''}, {args.seats} seats")
    print(laid_out(("decisions/s", "choices/s", "× the fastest classic", "spread"), rows))
    return 0


if __name__ == "__main__":
    sys.exit(main())
