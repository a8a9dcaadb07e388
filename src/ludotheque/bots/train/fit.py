"""Fits a value to samples: a score, linear in the features, whose softmax over the seats gives each seat's chance to
win.
"""

from __future__ import annotations

import math
from array import array
from collections.abc import Sequence
from operator import mul
from typing import Final, NamedTuple

from ludotheque.bots.train.samples import Sample

RIDGE: Final = 2.0  # the penalty on large weights, which pulls the weights of uninformative features towards 0
STEPS: Final = 30
ENOUGH: Final = 1e-9  # a fit ends when a step improves the mean loss by less than this
OUT: Final = 5  # every fifth match is left out of the fit, and used to measure how well the fit predicts


class Fitted(NamedTuple):
    """A fitted score, and how well it predicts the matches that it was fitted on (`loss_in`) and others (`loss_out`)."""

    weights: list[float]
    positions: int
    loss_in: float
    loss_out: float
    loss_even: float  # the loss on the other matches if every seat were given the same chance
    slope: float  # the slope of the calibration on the other matches: 1 is right; below 1, the chances are too bold


class Table:
    """Samples stored column by column, because that is the fastest way to sum them in plain Python.

    Only differences between the seats of a position count, so the mean over its seats is subtracted from each feature.
    A feature that is equal for all seats becomes 0, instead of getting a huge weight that means nothing.
    """

    def __init__(self, samples: Sequence[Sample]) -> None:
        self.sizes: list[int] = [len(sample.rows) for sample in samples]
        self.won = array("d", [part for sample in samples for part in sample.won])
        self.spreads = [variance(column) for column in zip(*[row for sample in samples for row in sample.rows])]
        rows = [row for sample in samples for row in centre(sample.rows)]
        self.columns: list[array[float]] = [array("d", column) for column in zip(*rows)]

    def scores(self, weights: Sequence[float]) -> list[float]:
        """Returns the score of each row; a row is one seat in one position."""
        scores = [0.0] * len(self.won)
        for weight, column in zip(weights, self.columns):
            if weight:
                scores = [score + weight * value for score, value in zip(scores, column)]
        return scores

    def chances(self, scores: Sequence[float]) -> tuple[list[float], float]:
        """Returns the chance to win in each row, and the mean loss: −log of the chance given to the winner."""
        chances: list[float] = []
        loss = 0.0
        at = 0
        for size in self.sizes:
            part = scores[at : at + size]
            most = max(part)
            odds = [math.exp(score - most) for score in part]
            total = sum(odds)
            log_total = math.log(total) + most
            for number in range(size):
                if self.won[at + number]:
                    loss += self.won[at + number] * (log_total - part[number])
            chances += [odd / total for odd in odds]
            at += size
        return chances, loss / max(1, len(self.sizes))

    def means(self, weighted: Sequence[float]) -> list[float]:
        """Returns for each position the mean of a column over the seats, weighted by their chances to win; `weighted`
        is the column already multiplied by these chances.
        """
        means: list[float] = []
        at = 0
        for size in self.sizes:
            means.append(sum(weighted[at : at + size]))
            at += size
        return means


def centre(rows: Sequence[Sequence[float]]) -> list[list[float]]:
    """Returns the rows of a position with the mean of each feature subtracted."""
    means = [sum(column) / len(rows) for column in zip(*rows)]
    return [[value - mean for value, mean in zip(row, means)] for row in rows]


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Solves linear equations with a positive definite matrix, by elimination."""
    rows = [[*row, value] for row, value in zip(matrix, right)]
    size = len(rows)
    for at in range(size):
        for below in range(at + 1, size):
            factor = rows[below][at] / rows[at][at]
            if factor:
                rows[below] = [own - factor * other for own, other in zip(rows[below], rows[at])]
    solution = [0.0] * size
    for at in range(size - 1, -1, -1):
        sum_so_far = sum([rows[at][later] * solution[later] for later in range(at + 1, size)])
        solution[at] = (rows[at][size] - sum_so_far) / rows[at][at]
    return solution


def newton(table: Table, ridge: Sequence[float], start: Sequence[float]) -> list[float]:
    """Returns the weights under which the samples are most likely (with a penalty `ridge` for each weight), by Newton's
    method.
    """
    weights = list(start)
    count = max(1, len(table.sizes))
    chances, loss = table.chances(table.scores(weights))
    loss += penalty(weights, ridge, count)
    for _ in range(STEPS):
        off = [won - chance for won, chance in zip(table.won, chances)]
        slope = [
            sum(map(mul, off, column)) - own * weight for column, own, weight in zip(table.columns, ridge, weights)
        ]
        step = solve(curvature(table, chances, ridge), slope)
        size = 1.0
        while True:
            tried = [weight + size * part for weight, part in zip(weights, step)]
            chances, after = table.chances(table.scores(tried))
            after += penalty(tried, ridge, count)
            if after <= loss or size < 1e-4:
                break
            size /= 2
        gain, loss, weights = loss - after, after, tried
        if gain < ENOUGH:
            break
    return weights


def penalty(weights: Sequence[float], ridge: Sequence[float], count: int) -> float:
    """Returns the penalty for large weights, which is added to the mean loss."""
    return sum([own * weight * weight for own, weight in zip(ridge, weights)]) / (2 * count)


def curvature(table: Table, chances: Sequence[float], ridge: Sequence[float]) -> list[list[float]]:
    """Returns the matrix of second derivatives of the loss."""
    width = len(table.columns)
    matrix = [[0.0] * width for _ in range(width)]
    weighted = [list(map(mul, chances, column)) for column in table.columns]
    means = [table.means(one) for one in weighted]
    for at in range(width):
        for other in range(at + 1):
            value = sum(map(mul, weighted[at], table.columns[other])) - sum(map(mul, means[at], means[other]))
            matrix[at][other] = matrix[other][at] = value
        matrix[at][at] += ridge[at] + 1e-9  # a feature that never differs between seats has no curvature of its own
    return matrix


def calibration(samples: Sequence[Sample], weights: Sequence[float]) -> tuple[float, float]:
    """Returns the mean loss of a score on samples, and the factor by which it should be multiplied: its slope."""
    table = Table(samples)
    scores = table.scores(weights)
    _, loss = table.chances(scores)
    table.columns = [array("d", scores)]
    (slope,) = newton(table, [1e-6], [1.0])
    return loss, slope


def is_out(sample: Sample) -> bool:
    """Is this sample from a match that is left out of the fit?"""
    return sample.match % OUT == 0


def fit(samples: Sequence[Sample]) -> Fitted:
    """Fits a score to four matches in five, and measures it on the others."""
    table = Table([sample for sample in samples if not is_out(sample)])
    others = [sample for sample in samples if is_out(sample)]
    # Scaled by the spread of each feature, so that the penalty does not depend on its unit.
    ridge = [RIDGE * max(1e-6, spread) for spread in table.spreads]
    weights = [float(f"{weight:.5g}") for weight in newton(table, ridge, [0.0] * len(ridge))]
    _, loss_in = table.chances(table.scores(weights))
    loss_out, slope = calibration(others, weights)
    even = sum([math.log(len(sample.rows)) for sample in others]) / max(1, len(others))
    return Fitted(weights, len(samples), loss_in, loss_out, even, slope)


def variance(column: Sequence[float]) -> float:
    """Returns the variance of these values."""
    mean = sum(column) / len(column)
    return sum([(value - mean) ** 2 for value in column]) / len(column)
