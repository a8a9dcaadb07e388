"""The weights of the heuristic of Malta, which `ludotheque tune` may change."""

from __future__ import annotations

from typing import Final

from ludotheque.core.weights import Range, Weights


class MaltaWeights(Weights):
    """What things are worth, in log odds of winning.  Fitted to thousands of matches of this bot against itself, then
    rounded.
    """

    def __init__(self) -> None:
        super().__init__(
            (
                Range("life", 1.0, 6.0),
                Range("on_turn", 0.4, 2.0),
                Range("waiting", 0.4, 2.0),
                Range("cards", 0.4, 2.0),
                Range("reacting", 0.0, 0.5),
                Range("reaction", 0.1, 1.5),
                Range("doubt", 0.05, 0.8),
                Range("number", 0.0, 0.2),
                Range("toll", 0.0, 0.4),
                Range("dead_end", 0.0, 1.2),
                Range("way", 0.0, 0.15),
            )
        )
        self.life: float = 3.0
        self.on_turn: float = 1.0  # a factor for ON_TURN, the value of a hand on turn
        self.waiting: float = 1.0  # a factor for WAITING, the value of a hand between turns
        self.cards: float = 1.0  # a factor for the worth of each card
        # What a reaction must gain beyond the card that it costs, because the reaction may itself be negated.
        self.reacting: float = 0.1
        self.reaction: float = 0.6  # what a reaction costs the seat that reacts, which then has one card fewer
        self.doubt: float = 0.2  # the smaller, the more surely a rival reacts if, and only if, that pays
        # The value of the best space that an arrow leads to:
        self.number: float = 0.04  # per card drawn on that space
        self.toll: float = 0.1  # per card paid on that space
        self.dead_end: float = 0.3
        self.way: float = 0.02  # per arrow that leads on from that space


WEIGHTS: Final = MaltaWeights()
