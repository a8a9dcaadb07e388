"""Computes means with intervals, for matches that come in pairings: the matches of one pairing share their luck."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from statistics import NormalDist
from typing import NamedTuple, TypeVar

T = TypeVar("T")
Z = NormalDist().inv_cdf(0.975)


class Estimate(NamedTuple):
    """A mean with its 95 % interval."""

    mean: float
    low: float
    high: float
    values: int  # number of values in the mean

    def excludes(self, value: float) -> bool:
        """Returns whether the value is outside the interval."""
        return not self.low <= value <= self.high


def estimate(pairs: Iterable[tuple[int, float]]) -> Estimate | None:
    """Returns the mean of values, each of which is given with its pairing; None without values.

    The interval is computed as for a ratio over clusters (Cochran 1977, §10.3): pairings are independent, the matches
    of one pairing are not.  Student's t is approximated by widening the normal quantile for few pairings.
    """
    sums: dict[int, list[float]] = {}
    for pairing, value in pairs:
        cluster = sums.setdefault(pairing, [0.0, 0.0])
        cluster[0] += value
        cluster[1] += 1
    total = sum([cluster[1] for cluster in sums.values()])
    if not total:
        return None
    mean = sum([cluster[0] for cluster in sums.values()]) / total
    clusters = len(sums)
    if clusters == 1:
        return Estimate(mean, -math.inf, math.inf, int(total))
    squares = sum([(cluster[0] - mean * cluster[1]) ** 2 for cluster in sums.values()])
    error = math.sqrt(clusters / (clusters - 1) * squares) / total
    reach = quantile(clusters - 1) * error
    return Estimate(mean, mean - reach, mean + reach, int(total))


def quantile(freedom: int, z: float = Z) -> float:
    """Returns the quantile of Student's t for the normal quantile `z`, by default the 97.5 % one (Cornish–Fisher
    expansion; exact to 1 % from 3 degrees of freedom).
    """
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3


def clear_changes(changes: Sequence[Estimate]) -> list[bool]:
    """Returns which of these changes luck does not explain, with a risk of 5 % of marking any by mistake (Holm 1979).

    Each change must come from `difference`, which has one value for each pairing.
    """

    def threshold(at: int, level: float) -> float:
        freedom = changes[at].values - 1
        return quantile(freedom, level) / quantile(freedom) if freedom >= 1 else math.inf

    return holm([times_its_reach(change, 0.0) for change in changes], threshold)


def clear_shares(shares: Sequence[Estimate], fair: float) -> list[bool]:
    """Returns which of these shares differ from a fair share by more than luck explains, with a risk of 5 % of marking
    any by mistake.  Each share must come with Wilson's interval.
    """
    return holm([times_its_reach(share, fair) for share in shares], lambda at, level: level / Z)


def holm(distances: Sequence[float], threshold: Callable[[int, float], float]) -> list[bool]:
    """Returns which distances exceed their thresholds, with levels corrected for the number of comparisons (Holm 1979).

    `threshold` computes a threshold from the index of a distance and from the normal quantile at its corrected level.
    """
    clear = [False] * len(distances)
    for rank, at in enumerate(sorted(range(len(distances)), key=lambda at: -distances[at])):
        level = NormalDist().inv_cdf(1 - 0.025 / (len(distances) - rank))
        if distances[at] <= threshold(at, level):
            break
        clear[at] = True
    return clear


def times_its_reach(found: Estimate, expected: float) -> float:
    """Returns the distance from a mean to its expected value, in multiples of the interval's reach on that side."""
    if found.mean == expected:
        return 0.0
    reach = found.mean - found.low if found.mean > expected else found.high - found.mean
    return abs(found.mean - expected) / reach if reach else math.inf


def difference(before: Mapping[int, Sequence[float]], after: Mapping[int, Sequence[float]]) -> Estimate | None:
    """Returns the change of a mean between two runs; pairings with the same number share their luck."""
    pairings = sorted(set(before) & set(after))
    return estimate(
        [
            (pairing, sum(after[pairing]) / len(after[pairing]) - sum(before[pairing]) / len(before[pairing]))
            for pairing in pairings
        ]
    )


def by_pairing(pairs: Iterable[tuple[int, T]]) -> dict[int, list[T]]:
    """Returns the values of each pairing."""
    found: dict[int, list[T]] = {}
    for pairing, value in pairs:
        found.setdefault(pairing, []).append(value)
    return found
