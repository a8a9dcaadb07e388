"""The settings of a match, which never change: the box, the seats, the options, the version of the rules."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

from ludotheque.core.box import Box
from ludotheque.core.data import deep_copy

B = TypeVar("B", bound=Box)


@mypyc_attr(allow_interpreted_subclasses=True)
class MatchSettings(Generic[B]):
    """The settings of a match, which never change.  Each game adds the values that its rules derive from the options."""

    def __init__(self, box: B, seats: int, options: dict[str, Any], version: str) -> None:
        self.box = box
        self.seats = seats
        self.options = options
        self.version = version
        self.rules = int(version)  # the version of the rules as a number, to compare with those in changes.py
        nested = [value for value in options.values() if isinstance(value, (dict, list, tuple))]
        self._is_flat = not nested

    def own_options(self) -> dict[str, Any]:
        """Returns the options as a copy that the caller may keep and change."""
        return self.options.copy() if self._is_flat else deep_copy(self.options)
