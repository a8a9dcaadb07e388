"""Domains: the possible values of the fields of actions and views.  Learning programs need them in order to number the
values.

`Game.domains` returns the domains by name, as specific as needed: "PlayCard.card" (the field of one Struct), "card"
(every field of that name), or the kind of thing that the field names.  A field needs no domain if its type is a seat, a
Literal or a flag, if the table of fields names its values, or if the box lists them under a plural (`box.cards` for a
card).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from ludotheque.core.structs import Seat


class Scale:
    """The domain of a large number, which is divided by `divisor` and rounded so that it fits into 16 bits."""

    def __init__(self, divisor: float) -> None:
        self.divisor = divisor


class Ordered:
    """The domain of a list whose order matters, and of which only the last `most` values are encoded."""

    def __init__(self, values: Sequence[Any], most: int) -> None:
        self.values = tuple(values)
        self.most = most


class Rows:
    """The domain of a list that starts empty in every match; at most `most` entries of the list are encoded."""

    def __init__(self, most: int) -> None:
        self.most = most


class LeftOut:
    """The domain of a field that is left out when a view is encoded as numbers."""


ANGLE: Final = Scale(0.0)  # an angle in 1/65536 turn: encoded as -32768 to 32767
LEFT_OUT: Final = LeftOut()


# A source says what the value of a field of a view depends on: a tuple names fields of the state, and a function
# computes a key from the state and the viewer.  As long as these fields, or this key, stay the same, so does the value
# that the viewer sees.
Source = tuple[str, ...] | Callable[[Any, Seat], Any]
