"""Lets a learning program choose an action of a region by a few numbers between 0 and 1: they replace the random
numbers that the region's sampler would draw.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludotheque.core.luck import Luck
from ludotheque.core.places import Patch
from ludotheque.core.regions import Region
from ludotheque.core.structs import Action

# Multiples of these, modulo 1, fill a cube evenly (the generalised golden ratio in three dimensions).
SPREAD: Final = (0.8191725133961645, 0.6710436067037893, 0.5497004779019703)


class LuckFromNumbers(Luck):
    """Luck that answers from a list of numbers between 0 and 1, again and again.

    If `varies`, the numbers are shifted a little each time the list begins again, so that no answer repeats for ever.
    """

    def __init__(self, numbers: Sequence[float], varies: bool) -> None:
        if not len(numbers):  # numpy arrays have no truth value
            raise ValueError("choosing an action of a region takes at least one number")
        self.numbers = [min(max(float(number), 0.0), 1.0) for number in numbers]
        self.varies = varies
        self.answered = 0  # number of answers given so far

    def below(self, count: int, purpose: str) -> int:
        rounds, index = divmod(self.answered, len(self.numbers))
        self.answered += 1
        number = self.numbers[index]
        if self.varies and rounds:
            number = (number + rounds * SPREAD[index % 3]) % 1.0
        return min(int(number * count), count - 1)

    def copy(self) -> Luck:
        twin = LuckFromNumbers(self.numbers, self.varies)
        twin.answered = self.answered
        return twin


def fill(region: Region, numbers: Sequence[float]) -> Action:
    """Returns the action of a region that these numbers stand for; any numbers give a legal action."""
    # The sampler of a place or pose draws values until they are legal, so the numbers must differ each time.  A sampler
    # of paths draws once per step; as the numbers stay the same, the path keeps its direction.
    return region.sample(LuckFromNumbers(numbers, varies=isinstance(region, Patch)))


def candidate(region: Region, index: int, count: int) -> Action:
    """Returns one of `count` actions that are spread evenly over a region; `index` runs from 0 to `count` - 1."""
    if isinstance(region, Patch):  # each further point of this sequence falls into the widest gap, for any `count`
        return fill(region, [(0.5 + (index + 1) * step) % 1.0 for step in SPREAD])
    return fill(region, [(index + 0.5) / count])
