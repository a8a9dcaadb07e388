"""Logs, to which the rules report what happened; when nobody reads the log, a report costs almost nothing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, overload

from ludotheque.core.events import Event

Fact = tuple[type[Event], tuple[Any, ...]]


class Log:
    """A log that nobody reads, for search and playouts."""

    __slots__ = ("heard",)

    def __init__(self) -> None:
        # Does anybody read this log?  Rules check this before they compute values that only the log needs.
        self.heard = False

    def happened(self, kind: type[Event], *values: Any) -> None:
        """Reports that something happened: a type of event, and the values of its fields."""


class Listener(Log):
    """A log that stores what the rules report, and turns it into events when somebody reads them."""

    __slots__ = ("facts",)

    def __init__(self) -> None:
        self.heard = True
        self.facts: list[Fact] = []

    def happened(self, kind: type[Event], *values: Any) -> None:
        self.facts.append((kind, values))


SILENT: Final = Log()


class Events(Sequence[Event]):
    """The events of one or more plays; they are made from the reported facts only when somebody reads them."""

    def __init__(self, facts: Sequence[Fact]) -> None:
        self.facts = facts

    def __len__(self) -> int:
        return len(self.facts)

    @overload
    def __getitem__(self, at: int) -> Event: ...
    @overload
    def __getitem__(self, at: slice) -> Sequence[Event]: ...
    def __getitem__(self, at: int | slice) -> Event | Sequence[Event]:
        if isinstance(at, slice):
            return Events(self.facts[at])
        kind, values = self.facts[at]
        return kind(*values)

    def __iter__(self) -> Iterator[Event]:
        return iter([kind(*values) for kind, values in self.facts])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and list(self) == list(other)

    def __repr__(self) -> str:
        return repr(list(self))

    def __reduce__(self) -> Any:
        return Events, (self.facts,)
