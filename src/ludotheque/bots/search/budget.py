"""How much a search may do: a number of simulations, which always gives the same answer, or milliseconds of CPU time."""

from __future__ import annotations

from time import monotonic, thread_time
from typing import Final

from ludotheque.core.errors import BadInput

MOST_SIMULATIONS: Final = 10_000_000
MOST_MILLISECONDS: Final = 60_000.0
SLACK: Final = 2.0  # the real time that a search may take on a busy machine, as a multiple of its limit of CPU time
MARGIN: Final = 100  # ms in addition to the search, for asking the bot and receiving its answer


def allowance(milliseconds: float) -> int:
    """Returns how many ms of real time a search with this CPU time takes at most, if the search need not wait in a
    queue.
    """
    return int(SLACK * milliseconds) + MARGIN if milliseconds else 0


class Budget:
    """What one decision may cost: a number of simulations or milliseconds of CPU time; exactly one of the two is set."""

    __slots__ = ("simulations", "milliseconds", "deadline", "end")

    def __init__(self, simulations: int = 0, milliseconds: float = 0.0) -> None:
        if milliseconds:
            if not 0.0 < milliseconds <= MOST_MILLISECONDS:
                raise BadInput("budget", "bad-number", value=milliseconds, low=1, high=int(MOST_MILLISECONDS))
        elif not 1 <= simulations <= MOST_SIMULATIONS:
            raise BadInput("budget", "bad-number", value=simulations, low=1, high=MOST_SIMULATIONS)
        self.simulations = simulations
        self.milliseconds = milliseconds
        self.deadline = 0.0  # when the search must stop, by the CPU time of this thread
        self.end = 0.0  # when the search must stop, by real time

    def begin(self) -> None:
        """Starts the time limit, if the budget has one."""
        if self.milliseconds:
            self.deadline = thread_time() + self.milliseconds / 1000.0
            self.end = monotonic() + SLACK * self.milliseconds / 1000.0

    def left(self, spent: int, first: int) -> int:
        """Returns how many simulations are left after the first `spent` ones.  With a time limit, the number is
        estimated from the simulations so far; before the first simulation, returns `first`.
        """
        if not self.milliseconds:
            return self.simulations - spent
        now = thread_time()
        if self.is_late():
            return 0
        if not spent:
            return first
        used = now - (self.deadline - self.milliseconds / 1000.0)
        return int(spent * (self.deadline - now) / max(used, 1e-6))

    def is_late(self) -> bool:
        """Has the time run out?"""
        return self.milliseconds > 0.0 and (thread_time() >= self.deadline or monotonic() >= self.end)
