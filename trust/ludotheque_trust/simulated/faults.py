"""Faults in a simulated world, all drawn from one seed: processes crash and stall, stores fail."""

from __future__ import annotations

import asyncio
import inspect
from collections import Counter
from collections.abc import Callable
from typing import Any, Final, cast

from ludotheque.core.luck import Luck
from ludotheque.table import House
from ludotheque.table.ports import Store, StoreDown
from ludotheque_trust.simulated.world import SimulatedStore, SimulatedTime

DOWN: Final = 30_000  # ms for which a database is down
# The names of the store's operations that still work on a full disk.
READS: Final = frozenset({"read", "lines", "tables", "tables_of", "listed"})


class Faults:
    """Decides which faults happen in one simulated world."""

    def __init__(self, time: SimulatedTime, luck: Luck) -> None:
        self.time = time
        self.luck = luck
        self.is_calm = True
        self.full_until = 0
        self.down_until = 0
        self.slow_until = 0
        self.never = asyncio.Event()  # never set, so that the tasks of dead processes wait for ever
        self.counts: Counter[str] = Counter()  # number of faults so far, by kind

    def happens(self, what: str, one_in: int) -> bool:
        """Returns whether this fault happens now, with a chance of one in `one_in`."""
        if self.is_calm or self.luck.die(one_in) != 1:
            return False
        self.counts[what] += 1
        return True

    def begin_store_fault(self) -> None:
        """Begins a period in which the store is slow, full or down."""
        now = self.time.now()
        kind = self.luck.pick(("slow", "full", "down"))
        self.counts[f"store {kind}"] += 1
        if kind == "slow":
            self.slow_until = now + self.luck.die(10_000)
        elif kind == "full":
            self.full_until = now + self.luck.die(20_000)
        else:
            self.down_until = now + DOWN

    def end_store_faults(self) -> None:
        """Ends all faults of the store."""
        self.is_calm = True
        self.full_until = self.down_until = self.slow_until = 0


class Process:
    """One simulated server process with its own House object; the process may stall or crash."""

    def __init__(self, faults: Faults, make: Callable[[Store], House], store: SimulatedStore) -> None:
        self.faults = faults
        self.is_alive = True
        self.stalled_until = 0
        self.tasks: set[asyncio.Task[None]] = set()  # the tasks that serve this process's clients
        self.on_crash: list[Callable[[], None]] = []
        # FaultyStore passes on every method of Store, so the faults also hit methods that Store gets later.
        self.house = make(cast(Store, FaultyStore(store, self)))

    def begin(self, work: Any) -> None:
        """Runs a task for as long as the process lives."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def wait_while_stalled(self) -> None:
        """Waits as long as the process is stalled."""
        while self.is_alive and self.faults.time.now() < self.stalled_until:
            await self.faults.time.sleep(self.stalled_until - self.faults.time.now())

    def stall(self) -> None:
        """Stalls the process for a while; the process itself cannot notice that it was stalled."""
        self.faults.counts["stall"] += 1
        self.stalled_until = self.faults.time.now() + self.faults.luck.die(20_000)

    def crash(self) -> None:
        """Kills the process, with everything in its memory."""
        if not self.is_alive:
            return
        self.is_alive = False
        self.house.close()
        for task in list(self.tasks):
            task.cancel()
        for callback in self.on_crash:
            callback()


class FaultyStore:
    """A store as seen by one process, with faults."""

    def __init__(self, store: SimulatedStore, process: Process) -> None:
        self._store = store
        self._process = process

    def __getattr__(self, name: str) -> Any:
        method = getattr(self._store, name)
        if not inspect.iscoroutinefunction(method):
            return method

        async def call_with_faults(*args: Any, **kwargs: Any) -> Any:
            await self._before(name)
            result = await method(*args, **kwargs)
            await self._after()
            return result

        return call_with_faults

    async def _before(self, name: str) -> None:
        """Applies the faults that come before an operation."""
        process, faults = self._process, self._process.faults
        await process.wait_while_stalled()
        if faults.time.now() < faults.slow_until or faults.happens("slow operation", 40):
            await faults.time.sleep(faults.luck.die(2000))
        await self._or_crash()
        if faults.time.now() < faults.down_until:
            raise StoreDown("it is down")
        if name not in READS and faults.time.now() < faults.full_until:
            raise StoreDown("it is full")
        if faults.happens("failure before", 40):
            raise StoreDown("before the commit")

    async def _after(self) -> None:
        """Applies the faults that come after an operation."""
        faults = self._process.faults
        await self._or_crash()
        await self._process.wait_while_stalled()
        if faults.happens("failure after", 40):
            raise StoreDown("after the commit")

    async def _or_crash(self) -> None:
        """Draws whether the process crashes at exactly this point; if so, crashes it."""
        if self._process.faults.happens("crash at a step", 150):
            self._process.crash()
        if not self._process.is_alive:
            await self._process.faults.never.wait()  # a dead process goes no further
