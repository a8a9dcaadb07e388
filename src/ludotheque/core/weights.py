"""Weights: the numbers in a game's heuristic that `ludotheque tune` may change.

A game subclasses `Weights`, with one attribute for each number.  The game's hooks hold an object of this class, and the
game's policy reads the attributes; in a compiled class that costs next to nothing.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from mypy_extensions import mypyc_attr

from ludotheque.core.errors import BadInput


class Range(NamedTuple):
    """The name of a weight, which is an attribute of the game's `Weights`, and the values that may be tried."""

    name: str
    low: float
    high: float
    is_whole: bool = False  # only whole numbers make sense


@mypyc_attr(allow_interpreted_subclasses=True)
class Weights:
    """The weights of a heuristic, which all bots of the game in this process share."""

    def __init__(self, ranges: tuple[Range, ...]) -> None:
        self.ranges = ranges

    def names(self) -> tuple[str, ...]:
        """Returns the names of the weights."""
        return tuple([one.name for one in self.ranges])

    def read(self) -> tuple[float, ...]:
        """Returns the weights now in use, in the order of `ranges`."""
        return tuple([float(getattr(self, one.name)) for one in self.ranges])

    def write(self, values: Sequence[float]) -> None:
        """Uses other weights from now on; raises BadInput if there are too few or too many, or if one is not finite."""
        if len(values) != len(self.ranges):
            raise BadInput("weights", "bad-number", value=len(values), low=len(self.ranges), high=len(self.ranges))
        for value in values:
            if not math.isfinite(value):
                raise BadInput("weights", "bad-weights", reason=str(value))
        for number, one in enumerate(self.ranges):
            setattr(self, one.name, float(values[number]))
