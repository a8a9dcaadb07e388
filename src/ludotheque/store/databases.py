"""Database connections: a job gets a connection and runs in one transaction.

SQLite runs in threads of its own, one whole transaction at a time: returning to the event loop after every statement
made all requests slower (docs/load.md).
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Final, Protocol, TypeVar

from sqlalchemy import Connection, Engine

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

T = TypeVar("T")
Work = Callable[[Connection], T]

WRITES: Final = "ludotheque_writes"  # execution option of connections that will write
READERS: Final = 4  # the number of threads for reading


class Database(Protocol):
    """What the store needs from a database; SQLite and PostgreSQL both provide this."""

    @property
    def shared(self) -> AsyncEngine | None:
        """The engine, if several processes, perhaps on several hosts, share the database; None for a file."""

    async def do(self, work: Work[T], *, writes: bool = False, one_instant: bool = False) -> T:
        """Runs a job in one transaction, which is rolled back if the job raises an error.  With `one_instant`, all
        reads of the job see the same snapshot.
        """

    async def close(self) -> None:
        """Closes all connections."""


class Embedded:
    """SQLite: one thread writes, others read, and none waits for another."""

    shared = None

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._writing = ThreadPoolExecutor(1, "writing")
        self._reading = ThreadPoolExecutor(READERS, "reading")

    async def do(self, work: Work[T], *, writes: bool = False, one_instant: bool = False) -> T:
        threads = self._writing if writes else self._reading
        return await asyncio.get_running_loop().run_in_executor(threads, self._run, work, writes)

    def _run(self, work: Work[T], writes: bool) -> T:
        with self._engine.connect() as plain:
            connection = plain.execution_options(**{WRITES: writes})
            with connection.begin():  # a reader sees the same snapshot throughout
                return work(connection)

    async def close(self) -> None:
        for threads in (self._writing, self._reading):
            await asyncio.to_thread(threads.shutdown)
        self._engine.dispose()


class Remote:
    """A PostgreSQL database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.shared = engine

    async def do(self, work: Work[T], *, writes: bool = False, one_instant: bool = False) -> T:
        async with self.shared.connect() as plain:
            connection = await plain.execution_options(isolation_level="REPEATABLE READ") if one_instant else plain
            async with connection.begin():
                return await connection.run_sync(work)

    async def close(self) -> None:
        await self.shared.dispose()
