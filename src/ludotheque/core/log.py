"""Where the rules tell what happened.  When nobody listens, telling costs nothing."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from ludotheque.core.structs import Event

Fact = tuple[type[Event], tuple[Any, ...]]


@mypyc_attr(allow_interpreted_subclasses=True)
class Log:
    """A log that nobody reads: what search and playouts use."""

    __slots__ = ()

    def happened(self, kind: type[Event], *values: Any) -> None:
        """A fact, as its kind and the values of its fields."""

    def is_heard(self) -> bool:
        """Does anybody listen?  Worth asking before values are made for a fact."""
        return False


class Listener(Log):
    """A log that keeps the facts; events are made of them when somebody looks."""

    __slots__ = ("facts",)

    def __init__(self) -> None:
        self.facts: list[Fact] = []

    def happened(self, kind: type[Event], *values: Any) -> None:
        self.facts.append((kind, values))

    def is_heard(self) -> bool:
        return True


SILENT: Final = Log()
