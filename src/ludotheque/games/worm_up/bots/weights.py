"""The weights of the heuristic of Worm Up, which `ludotheque tune` may change."""

from __future__ import annotations

from typing import Final

from ludotheque.core.weights import Range, Weights


class WormUpWeights(Weights):
    """How bids are mixed, and what a round is expected to bring a worm."""

    def __init__(self) -> None:
        super().__init__(
            (
                Range("noise", 0.01, 0.3),
                Range("sharper", 0.05, 1.0),
                Range("trust", 0.0, 1.0),
                Range("least", 0.001, 0.1),
                Range("rounds", 8, 64, is_whole=True),
                Range("spread", 2.5, 10.0),
                Range("swing_steps", 1.0, 7.0),
                Range("x_rests", 0.0, 2.0),
                Range("number_rests", 0.0, 0.3),
            )
        )
        # The noise in a mix, which is divided by the number of worms: a tile whose value lies below the best tile's by
        # that quotient is laid e times less often.
        self.noise: float = 0.1
        # A robust mix has this fraction of the noise and of `least`, and expects the others to keep to the settled
        # mixes with the probability `trust`.
        self.sharper: float = 0.5
        self.trust: float = 0.4
        self.least: float = 0.02  # the minimum share of a tile in a mix, relative to that of the best tile
        self.rounds: float = 16.0  # the number of times that all worms adapt their mixes to one another
        self.spread: float = 5.0  # a lead of this many steps makes a worm e times as likely to be first
        self.swing_steps: float = 4.0  # the number of segments that a swing is assumed to save a worm
        self.x_rests: float = 0.35  # the cost to a worm of an X that rests in the next round, in segments
        # The cost to a worm of a number that rests in the next round, as a fraction of that number.
        self.number_rests: float = 0.05


WEIGHTS: Final = WormUpWeights()
