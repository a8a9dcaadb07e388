"""Rates several bots from all their matches by a Plackett–Luce model, with 95 % intervals."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

import msgspec

from ludotheque.bots.results import Played
from ludotheque.core.luck import fast

POINTS: Final = 400 / math.log(10)  # as with Elo: 400 points more mean ten-to-one odds of finishing ahead
SAMPLES: Final = 200
STEPS: Final = 2000
ENOUGH: Final = 1e-6  # a fit stops when no strength changes by more than this fraction of itself
LOW, HIGH = SAMPLES // 40, SAMPLES - 1 - SAMPLES // 40  # indexes into the sorted samples: 95 % lie between them


class Rating(msgspec.Struct, frozen=True, rename="camel"):
    """The rating of one bot, in points above the first bot of the ladder, and how certain the rating is."""

    bot: str
    points: float
    low: float  # the lower end of the 95 % interval
    high: float
    above_next: float  # the share of resamplings in which this bot is rated above the next one of the ladder


# Each match is a race in stages: each stage awards the next place among the bots not yet placed.  A key
# says how many seats each bot still has in a stage; its value says how many stages of that kind each bot has won.
Stages = dict[tuple[int, ...], list[float]]


def stages_of(bots: Sequence[str], matches: Sequence[Played]) -> Stages:
    """Returns the stages of matches: at each stage all seats not yet placed compete for the next place, and seats with
    equal places share it.

    The last place is no stage of its own, because only the seats that share it are left to compete; but if all seats
    share the first place, that is a stage.
    """
    stages: Stages = {}
    number = {bot: at for at, bot in enumerate(bots)}
    for match in matches:
        for place in sorted(set(match.places)):
            competing = [0] * len(bots)
            taken = [0.0] * len(bots)
            for bot, own in zip(match.line_up, match.places):
                competing[number[bot]] += own >= place
                taken[number[bot]] += own == place
            if sum(taken) == sum(competing) and place > 1:
                continue
            wins = stages.setdefault(tuple(competing), [0.0] * len(bots))
            for at, won in enumerate(taken):
                wins[at] += won / sum(taken)
    return stages


def strengths(stages: Stages, start: list[float]) -> list[float]:
    """Returns the strengths under which the stages are most likely, by minorisation–maximisation (Hunter 2004).

    An imagined draw of each bot against a bot of strength 1 is added, so that even a bot that wins every match gets a
    finite strength.
    """
    estimate = start
    won = [0.5 + sum([wins[at] for wins in stages.values()]) for at in range(len(start))]
    for _ in range(STEPS):
        shares = [1 / (1 + own) for own in estimate]
        for field, wins in stages.items():
            share = sum(wins) / sum([seats * own for seats, own in zip(field, estimate)])
            for at, seats in enumerate(field):
                shares[at] += seats * share
        before, estimate = estimate, [one / share for one, share in zip(won, shares)]
        if max([abs(new / old - 1) for new, old in zip(estimate, before)]) < ENOUGH:
            break
    return estimate


def points(strengths: Sequence[float]) -> list[float]:
    """Returns the points of each bot above the first one (below it, if negative)."""
    return [POINTS * math.log(own / strengths[0]) for own in strengths]


def rate(bots: Sequence[str], matches: Sequence[Played]) -> tuple[Rating, ...]:
    """Returns the ratings of bots, best first, from all matches between these bots.

    Matches with the same pairing number have the same luck, even in different contests.  So whole pairings are
    resampled.
    """
    by_pairing: dict[int, list[Played]] = {}
    for match in matches:
        by_pairing.setdefault(match.pairing, []).append(match)
    parts = [stages_of(bots, group) for _, group in sorted(by_pairing.items())]
    fitted = strengths(add_stages(parts), [1.0] * len(bots))
    best = points(fitted)
    luck = fast(b"ratings")
    samples = [points(strengths(add_stages([luck.pick(parts) for _ in parts]), fitted)) for _ in range(SAMPLES)]
    order = sorted(range(len(bots)), key=lambda at: -best[at])
    ratings: list[Rating] = []
    for rank, at in enumerate(order):
        mine = sorted([sample[at] for sample in samples])
        following = order[rank + 1] if rank + 1 < len(order) else at
        above = sum([sample[at] > sample[following] for sample in samples]) / SAMPLES
        ratings.append(Rating(bots[at], best[at], mine[LOW], mine[HIGH], above))
    return tuple(ratings)


def add_stages(parts: Sequence[Stages]) -> Stages:
    """Returns the stages of several groups of matches together."""
    total: Stages = {}
    for part in parts:
        for field, wins in part.items():
            sums = total.setdefault(field, [0.0] * len(wins))
            for at, won in enumerate(wins):
                sums[at] += won
    return total
