"""The state of one process, for health checks and metrics."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Final, Generic, TypeVar

from ludotheque.table.ports import Store, StoreDown, Time

CHECK_LASTS: Final = 1000  # ms for which the result of a check of the store stays valid
COUNT_LASTS: Final = 10_000  # ms for which a table count stays valid
PATIENCE: Final = 5000  # ms after which a store that does not answer counts as down

T = TypeVar("T")


class SharedQuery(Generic[T]):
    """A query to the store; its answer is cached and shared by all callers."""

    def __init__(self, ask: Callable[[], Awaitable[T]], lasts: int, time: Time) -> None:
        self._ask = ask
        self._lasts = lasts  # ms
        self._time = time
        self._asked = 0
        self._answer: asyncio.Future[T] | None = None

    async def get(self) -> T:
        """Returns the answer, perhaps a slightly old one; raises StoreDown if the store fails or does not answer."""
        now = self._time.now()
        if self._answer is None or (self._answer.done() and now - self._asked >= self._lasts):
            self._asked = now
            self._answer = asyncio.ensure_future(self._ask())
            self._answer.add_done_callback(retrieve_exception)
        answer, late = self._answer, asyncio.get_running_loop().create_future()
        timer = self._time.call_at(now + PATIENCE, lambda: None if late.done() else late.set_result(None))
        try:
            await asyncio.wait((answer, late), return_when=asyncio.FIRST_COMPLETED)
        finally:
            timer.cancel()
        if not answer.done():
            raise StoreDown("no answer in time")
        return answer.result()


def retrieve_exception(answer: asyncio.Future[T]) -> None:
    """Retrieves the exception of a query for which nobody waits any more, so that asyncio does not report it as lost."""
    if not answer.cancelled():
        answer.exception()


class Monitor:
    """The cached state of this server's store and tables, and a count of refused requests."""

    def __init__(self, store: Store, time: Time) -> None:
        self.writing = SharedQuery(store.check_writing, CHECK_LASTS, time)
        self.tables = SharedQuery(store.count_tables, COUNT_LASTS, time)
        self.refusals: Counter[str] = Counter()  # number of refused requests by reason: "origin", "rate"
        self.slow_requests = 0
        self.crashes = 0
