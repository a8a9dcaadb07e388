"""Where the rules tell what happened.  When nobody listens, telling costs nothing."""

from __future__ import annotations

from typing import Any, Final

from ludotheque.core.events import Event

Fact = tuple[type[Event], tuple[Any, ...]]


class Log:
    """A log that nobody reads: what search and playouts use."""

    __slots__ = ("heard",)

    def __init__(self) -> None:
        self.heard = False  # does anybody listen?  Worth asking before values are made for a fact

    def happened(self, kind: type[Event], *values: Any) -> None:
        """A fact, as its kind and the values of its fields."""


class Listener(Log):
    """A log that keeps the facts; events are made of them when somebody looks."""

    __slots__ = ("facts",)

    def __init__(self) -> None:
        self.heard = True
        self.facts: list[Fact] = []

    def happened(self, kind: type[Event], *values: Any) -> None:
        self.facts.append((kind, values))


SILENT: Final = Log()
