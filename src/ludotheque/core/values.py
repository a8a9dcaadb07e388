"""Computes each seat's chance to win from the scores of all seats."""

from __future__ import annotations

import math
from collections.abc import Sequence

from ludotheque.core.structs import Outcome, Seat


class Scorer:
    """Computes the score of one seat from its features: linearly or, with `hidden`, by one layer of ReLU units.

    Each row of `hidden` describes one unit: its bias, then one weight per feature.  `value_files.Model` has the
    formula.
    """

    __slots__ = ("weights", "hidden")

    def __init__(self, weights: Sequence[float], hidden: Sequence[Sequence[float]] = ()) -> None:
        self.weights: list[float] = [float(weight) for weight in weights]
        self.hidden: list[list[float]] = [[float(weight) for weight in row] for row in hidden]

    def score(self, features: list[float]) -> float:
        """Returns the score of a seat with these features."""
        weights = self.weights
        total = 0.0
        if not self.hidden:
            for at in range(len(weights)):
                total += weights[at] * features[at]
            return total
        for unit in range(len(weights)):
            row = self.hidden[unit]
            activation = row[0]  # the bias
            for at in range(len(features)):
                activation += row[at + 1] * features[at]
            if activation > 0.0:
                total += weights[unit] * activation
        return total


def chances(scores: Sequence[float], contenders: Sequence[Seat], seat_count: int) -> list[float]:
    """Returns each seat's chance to win: the softmax of the scores of the contenders, 0 for all other seats.

    The contenders are all seats that can still win; `scores[i]` is the score of `contenders[i]`.
    """
    chances_by_seat = [0.0] * seat_count
    highest = max(scores)  # subtracted, so that exp cannot overflow
    total = 0.0
    for seat, score in zip(contenders, scores):
        odds = math.exp(score - highest)
        chances_by_seat[seat] = odds
        total += odds
    for seat in contenders:
        chances_by_seat[seat] /= total
    return chances_by_seat


def shares(outcome: Outcome) -> list[float]:
    """Returns each seat's share of the win in a finished match: 1 for a sole winner, or an equal part for each of
    several winners.
    """
    winners = outcome.winners
    shares_by_seat = [0.0] * len(outcome.places)
    for seat in winners:
        shares_by_seat[seat] = 1.0 / len(winners)
    return shares_by_seat
