"""Facts about the results of a plan: what a player would point at on the table to say why one plan is better than
another.
"""

from __future__ import annotations

from typing import Any, Final

ALWAYS: Final = ()  # the `features` of a fact that counts whichever features tip the balance


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
        self.amount = amount  # 1 or 0 for a fact that is either true or false
        # How important the fact is.  If two plans differ in several facts, the most important of them is given as the
        # reason.
        self.weight = weight
        # The fact counts only if the mean amounts of two plans differ by at least this much.  If `least` is 1 or more,
        # the rounded amounts, which players see, must differ too.
        self.least = least
        self.is_good = is_good  # whether a larger amount is better for the seat
        self.values: dict[str, Any] = {} if values is None else values
        # The fact counts only if one of these features tips the balance between the two plans; "rivals" stands for the
        # situation of the other seats.
        self.features = features

    def key(self) -> str:
        """Returns a key that is equal for facts about the same thing in different worlds."""
        return f"{self.message} {self.values}"
