"""Computes each seat's chance to win from the scores of all seats."""

from __future__ import annotations

import math
from collections.abc import Sequence

from ludotheque.core.structs import Outcome, Seat


class Scorer:
    """Computes the score of one seat from its features: linearly, or with one layer of hidden units (see
    `value_files.Model`).
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
            active = row[0]
            for at in range(len(features)):
                active += row[at + 1] * features[at]
            if active > 0.0:
                total += weights[unit] * active
        return total


def chances(scores: Sequence[float], rivals: Sequence[Seat], seats: int) -> list[float]:
    """Returns each seat's chance to win: the softmax of the scores of the seats that can still win, 0 for all others."""
    found = [0.0] * seats
    most = max(scores)
    total = 0.0
    for seat, score in zip(rivals, scores):
        odds = math.exp(score - most)
        found[seat] = odds
        total += odds
    for seat in rivals:
        found[seat] /= total
    return found


def shares(outcome: Outcome) -> list[float]:
    """Returns each seat's share of the win in a finished match: 1 for a sole winner, or an equal part for each of
    several winners.
    """
    winners = outcome.winners
    found = [0.0] * len(outcome.places)
    for seat in winners:
        found[seat] = 1.0 / len(winners)
    return found
