"""The base class of every game's state."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ludotheque.core.seats import Seats
from ludotheque.core.structs import Outcome

SHARED: Final = ("asked", "outcome", "phase", "step")  # the fields that every state has


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Everything on the table of a match, including secrets.  Rules change a state in place; a search copies it first."""

    __slots__ = SHARED

    step: int  # the number of plays accepted since the match began
    outcome: Outcome | None
    phase: int  # the number of a phase in the game's table
    asked: Seats  # the seats that owe a decision

    def copy(self) -> State:
        """Returns a state that shares nothing mutable with this one."""
        raise NotImplementedError

    def copy_shared(self, twin: State) -> None:
        """Copies the fields that every state has."""
        twin.step = self.step
        twin.outcome = self.outcome
        twin.phase = self.phase
        twin.asked = self.asked
