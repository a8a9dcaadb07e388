"""Lets a learning program choose an action of a region by a few numbers between 0 and 1, which replace the random numbers
that the region's sampler would ask a luck for.
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


class Given(Luck):
    """Luck that answers with the given numbers, over and over; if `spreads`, they are shifted a little in each round."""

    def __init__(self, numbers: Sequence[float], spreads: bool) -> None:
        self.numbers = [min(max(float(number), 0.0), 1.0) for number in numbers]
        self.spreads = spreads
        self.asked = 0

    def below(self, count: int, purpose: str) -> int:
        turn = self.asked // len(self.numbers)
        place = self.asked % len(self.numbers)
        self.asked += 1
        number = self.numbers[place]
        if self.spreads and turn:
            number = (number + turn * SPREAD[place % 3]) % 1.0
        return min(int(number * count), count - 1)

    def copy(self) -> Luck:
        twin = Given(self.numbers, self.spreads)
        twin.asked = self.asked
        return twin


def fill(region: Region, numbers: Sequence[float]) -> Action:
    """Returns the action of a region that these numbers stand for; any numbers give a legal action."""
    # For a place or pose, values are drawn again until they are legal, so they must differ each time; a path goes on in
    # the same direction.
    return region.sample(Given(numbers, isinstance(region, Patch)))


def candidate(region: Region, number: int, count: int) -> Action:
    """Returns one of `count` actions that are spread evenly over a region, numbered from 0."""
    if isinstance(region, Patch):
        return fill(region, [(0.5 + (number + 1) * step) % 1.0 for step in SPREAD])
    return fill(region, [(number + 0.5) / count])
