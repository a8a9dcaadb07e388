"""Luck with prepared answers, for trees of chance: a question for which no answer is prepared raises Unanswered, and
the tree makes a chance node of the question.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, TypeVar

from ludotheque.core.bag import Bag
from ludotheque.core.luck import Luck

T = TypeVar("T")

NOISES: Final = 64  # the noise of a walk has 2³² values, of which only this many are used
MAX_ANSWERS: Final = 256  # the maximum number of possible answers to one question

Outcomes = list[tuple[int, float]]  # each possible answer and its probability


class Unanswered(Exception):
    """Raised for a question of chance that has no answer yet; holds its possible answers."""

    def __init__(self, outcomes: Outcomes) -> None:
        super().__init__(outcomes)
        self.outcomes = outcomes


class Throw:
    """A throw of several dice that stands for all throws with the same sum, and the probability of that sum."""

    def __init__(self, dice: list[int], share: float) -> None:
        self.dice = dice
        self.share = share


@lru_cache(maxsize=64)
def throws_of(count: int, sides: int) -> list[Throw]:
    """Returns one throw for each possible sum of the dice, in ascending order."""
    throws = [Throw([], 1.0)]
    for _ in range(count):
        sums: dict[int, Throw] = {}
        for throw in throws:
            for side in range(1, sides + 1):
                total = sum(throw.dice) + side
                if total not in sums:
                    sums[total] = Throw([*throw.dice, side], 0.0)
                sums[total].share += throw.share / sides
        throws = [sums[total] for total in sorted(sums)]
    return throws


class PreparedAnswers(Luck):
    """Luck that gives prepared answers, which are whole numbers, one after another.

    The answer to a draw from a bag is the number of the kind that is drawn; other answers are counted from 0.
    """

    def __init__(self, answers: Sequence[int]) -> None:
        self.answers = answers
        self.at = 0

    def next(self, outcomes: Outcomes) -> int:
        """Returns the next answer; raises Unanswered if there is none."""
        if self.at == len(self.answers):
            raise Unanswered(outcomes)
        self.at += 1
        return self.answers[self.at - 1]

    def below(self, count: int, purpose: str) -> int:
        if count == 1:
            return 0
        if count > MAX_ANSWERS:
            raise ValueError(f"a question of chance has {count} answers, more than {MAX_ANSWERS}")
        return self.next([(answer, 1 / count) for answer in range(count)])

    def draw(self, bag: Bag) -> int:
        kinds = bag.kinds()
        if len(kinds) == 1:
            return kinds[0]
        return self.next([(kind, bag.count(kind) / len(bag.items)) for kind in kinds])

    def dice(self, count: int, sides: int) -> list[int]:
        throws = throws_of(count, sides)
        if not 1 < len(throws) <= MAX_ANSWERS:
            return super().dice(count, sides)
        return throws[self.next([(number, throw.share) for number, throw in enumerate(throws)])].dice

    def noise(self) -> int:
        return self.below(NOISES, "noise") * ((1 << 32) // NOISES)

    def copy(self) -> Luck:
        twin = PreparedAnswers(self.answers)
        twin.at = self.at
        return twin
