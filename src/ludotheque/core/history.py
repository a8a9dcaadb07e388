"""What has happened in a match: an entry for each thing done, with the luck it used and the facts that came of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, overload

from ludotheque.core.events import Event
from ludotheque.core.log import Fact
from ludotheque.core.luck import Used
from ludotheque.core.structs import Seat

SET_UP: Final = "setUp"
PLAY: Final = "play"
DRAWN: Final = "drawn"  # a play that the luck of the match chose, because the seat did not
TAKE_BACK: Final = "takeBack"
HAND_OVER: Final = "handOver"


class Events(Sequence[Event]):
    """The events of one or more plays, made from their facts when somebody looks."""

    def __init__(self, facts: Sequence[Fact]) -> None:
        self._facts = facts

    def __len__(self) -> int:
        return len(self._facts)

    @overload
    def __getitem__(self, at: int) -> Event: ...
    @overload
    def __getitem__(self, at: slice) -> Sequence[Event]: ...
    def __getitem__(self, at: int | slice) -> Event | Sequence[Event]:
        if isinstance(at, slice):
            return Events(self._facts[at])
        kind, values = self._facts[at]
        return kind(*values)

    def __iter__(self) -> Iterator[Event]:
        return iter([kind(*values) for kind, values in self._facts])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and list(self) == list(other)

    def __repr__(self) -> str:
        return repr(list(self))

    def __reduce__(self) -> Any:
        return Events, (self._facts,)


class Entry:
    """One thing done in a match.  Nobody changes it afterwards."""

    __slots__ = ("kind", "seat", "action", "used", "facts")

    def __init__(
        self, kind: str, seat: Seat, action: Any, used: Sequence[Used] = (), facts: Sequence[Fact] = ()
    ) -> None:
        self.kind = kind  # one of the five above
        self.seat = seat  # who did it; 0 at the set-up
        self.action = action  # of a hand-over: to whom; None of a set-up and of a step taken back
        self.used = used
        self.facts = facts

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Entry) and self._parts() == other._parts()

    def __repr__(self) -> str:
        return f"Entry({self.kind!r}, {self.seat}, {self.action!r})"

    def __reduce__(self) -> Any:
        return Entry, self._parts()

    def _parts(self) -> tuple[Any, ...]:
        return self.kind, self.seat, self.action, list(self.used), list(self.facts)

    @property
    def events(self) -> Events:
        """All that happened, secrets too."""
        return Events(self.facts)

    def seen_by(self, viewer: Seat | None) -> list[Event]:
        """What one viewer (None: a spectator) saw of it."""
        seen = [kind(*values).seen_by(viewer) for kind, values in self.facts]
        return [event for event in seen if event is not None]
