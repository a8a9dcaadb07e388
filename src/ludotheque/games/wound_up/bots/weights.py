"""The weights of the heuristic of All Wound Up, which `ludotheque tune` may change."""

from __future__ import annotations

from typing import Final

from ludotheque.core.weights import Range, Weights


class WoundUpWeights(Weights):
    """When tokens and Wilds are worth using, and what a lead is worth; gains are chances to win."""

    def __init__(self) -> None:
        super().__init__(
            (
                Range("purple_gain", 0.01, 0.25),
                Range("green_gain", 0.005, 0.2),
                Range("black_gain", 0.003, 0.12),
                Range("red_gain", 0.01, 0.3),
                Range("wild_cost", 0.05, 1.0),
                Range("spread", 40.0, 160.0),
                Range("onward", 0.05, 0.6),
            )
        )
        self.purple_gain: float = 0.07  # the minimum gain for which a purple token is used
        self.green_gain: float = 0.05
        self.black_gain: float = 0.03
        self.red_gain: float = 0.08
        # The cost of playing a Wild, as a fraction of the value of the best action still to come.
        self.wild_cost: float = 0.3
        self.spread: float = 80.0  # a lead of this many u makes a pawn e times as likely to be first
        # The weight of a seat's own progress, compared with the weight of its lead: because of it even a clear leader
        # goes on.
        self.onward: float = 0.25


WEIGHTS: Final = WoundUpWeights()
