"""Domains: which values a field of an action or a view can have, so that learning programs can number them.

A game says so in `Game.domains`, by the most telling of three names: "PlayCard.card" (the field of one Struct), "card"
(a field wherever it stands), or the kind of thing that the field names.  Whatever is a seat, a Literal, a flag, a name
in the table of fields, or a plural of the box (`box.cards` for a card) need not be said.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from ludotheque.core.structs import Seat


class Scale:
    """A number that is divided by this before it is rounded, so that it fits into 16 bits."""

    def __init__(self, divisor: float) -> None:
        self.divisor = divisor


class Ordered:
    """A short row of values whose order matters; of a longer row, the last ones count."""

    def __init__(self, values: Sequence[Any], most: int) -> None:
        self.values = tuple(values)
        self.most = most


class Rows:
    """A row that is empty at the beginning of a match, and of which at most this many entries are told."""

    def __init__(self, most: int) -> None:
        self.most = most


class LeftOut:
    """A field that is not told as numbers."""


ANGLE: Final = Scale(0.0)  # an angle in 1/65536 turn: told as -32768 to 32767
LEFT_OUT: Final = LeftOut()


class ForAll:
    """Fields of the state that decide a field of a view, alike for all viewers."""

    def __init__(self, *names: str) -> None:
        self.names = names


class Entries:
    """A function of state and viewer that returns a key for each entry of a row; another makes one entry of the view."""

    def __init__(
        self, function: Callable[[Any, Seat], Sequence[Any]], make: Callable[[Any, Seat, int], Any] | None = None
    ) -> None:
        self.function = function
        self.make = make


class Made:
    """What decides a field of a view, and the function of state and viewer that makes the field."""

    def __init__(self, source: tuple[str, ...] | Callable[[Any, Seat], Any], make: Callable[[Any, Seat], Any]) -> None:
        self.source = source
        self.make = make


# What decides a field of a view: fields of the state, or a function of state and viewer that returns a key for it.
# Equal keys mean that the same viewer sees the same.
Source = tuple[str, ...] | ForAll | Entries | Made | Callable[[Any, Seat], Any]
