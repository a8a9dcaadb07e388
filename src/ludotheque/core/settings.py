"""What never changes during a match: the box, the seats, the options, the version of the rules."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

from ludotheque.core.box import Box
from ludotheque.core.data import copied

B = TypeVar("B", bound=Box)


@mypyc_attr(allow_interpreted_subclasses=True)
class MatchSettings(Generic[B]):
    """What never changes during a match.  A game adds what its rules read from the options."""

    def __init__(self, box: B, seats: int, options: dict[str, Any], version: str) -> None:
        self.box = box
        self.seats = seats
        self.options = options
        self.version = version
        self.rules = int(version)  # compared with the changes of changes.py
        nested = [value for value in options.values() if isinstance(value, (dict, list, tuple))]
        self._is_flat = not nested

    def own_options(self) -> dict[str, Any]:
        """The options as a table that its reader may keep and change."""
        return self.options.copy() if self._is_flat else copied(self.options)
