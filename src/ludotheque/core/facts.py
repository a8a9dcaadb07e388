"""Facts about what a plan leads to: what a player would point at on the table to say why one plan is better than another."""

from __future__ import annotations

from typing import Any, Final

ALWAYS: Final = ()  # the features of a fact that counts whatever the trained value thinks


class Fact:
    """One thing that a plan may bring about, as a sentence and an amount: "Leaves { $amount } cards in hand."

    A game writes the sentence twice: `fact-hand` is said of the plan with the larger amount, `fact-hand-not` of the
    other one.  Both may use `$amount`, `$other` (the amount of the other plan) and `values`.
    """

    __slots__ = ("message", "amount", "weight", "least", "is_good", "values", "features")

    def __init__(
        self,
        message: str,
        amount: float,
        weight: float,
        *,
        least: float = 0.5,
        is_good: bool = True,
        values: dict[str, Any] | None = None,
        features: tuple[str, ...] = ALWAYS,
    ) -> None:
        self.message = message
        self.amount = amount  # 1 or 0 for what is either so or not
        self.weight = weight  # how important the fact is; the most important one that differs becomes the reason
        self.least = least  # how much the mean amounts of two plans must differ; from 1 on, after rounding, too
        self.is_good = is_good  # is a larger amount better for the seat?
        self.values: dict[str, Any] = {} if values is None else values
        # The fact counts only if one of these features tips the balance between the two plans; "rivals" stands for the
        # position of the others.
        self.features = features

    def key(self) -> str:
        """Returns what facts of different worlds have in common if they are about the same thing."""
        return f"{self.message} {self.values}"
