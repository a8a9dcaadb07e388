"""A deterministic world for tests: simulated time, chance and connections, and a store that fails on demand."""

from __future__ import annotations

import asyncio
import heapq
from collections import Counter
from collections.abc import Callable, Sequence
from hashlib import shake_128
from itertools import count

from ludotheque.table.messages import Message
from ludotheque.table.ports import (
    LINES_KEPT,
    Fenced,
    Holder,
    Listed,
    MySeat,
    NoTable,
    SeatSummary,
    Sitter,
    StoreDown,
    StoredTable,
)

SETTLED = 40  # the number of event-loop turns after which everything that can happen at one instant has happened


class SimulatedTimer:
    """A scheduled call in simulated time."""

    def __init__(self, what: Callable[[], None]) -> None:
        self.what: Callable[[], None] | None = what

    def cancel(self) -> None:
        self.what = None


class SimulatedTime:
    """A clock that advances only when a test advances it."""

    def __init__(self, start: int = 1_000_000) -> None:
        self._now = start
        self._timers: list[tuple[int, int, SimulatedTimer]] = []
        self._numbers = count()
        self.settling = 0.0  # real seconds to wait at each instant, if the store is a real one

    def now(self) -> int:
        return self._now

    def call_at(self, at: int, what: Callable[[], None]) -> SimulatedTimer:
        timer = SimulatedTimer(what)
        heapq.heappush(self._timers, (max(at, self._now), next(self._numbers), timer))
        return timer

    async def sleep(self, duration: int) -> None:
        """Sleeps in simulated time."""
        woken = asyncio.get_running_loop().create_future()
        self.call_at(self._now + duration, lambda: None if woken.done() else woken.set_result(None))
        await woken

    async def settle(self) -> None:
        """Lets everything finish that happens at this instant."""
        # Whether asyncio's own loop has more to run now; other event loops do not show that.
        ready = getattr(asyncio.get_running_loop(), "_ready", True)
        for _ in range(SETTLED):
            await asyncio.sleep(0)
            if not ready:
                break
        if self.settling:
            await asyncio.sleep(self.settling)

    async def pass_by(self, duration: int) -> None:
        """Advances the time by `duration`; everything that falls due in between runs at its own instant."""
        end = self._now + duration
        await self.settle()
        while self._timers and self._timers[0][0] <= end:
            self._now, _, timer = heapq.heappop(self._timers)
            if timer.what is not None:
                timer.what()
                await self.settle()
        self._now = end
        await self.settle()


class SimulatedChance:
    """A source of random secrets that are the same in every run."""

    def __init__(self, seed: int = 0) -> None:
        self._seed = seed
        self._asked = 0

    def secret(self, size: int) -> bytes:
        self._asked += 1
        return shake_128(f"{self._seed} {self._asked}".encode()).digest(size)


class SimulatedWire:
    """A wire that stores all messages sent over it."""

    def __init__(self) -> None:
        self.received: list[Message] = []

    def send(self, message: Message) -> None:
        self.received.append(message)


class SimulatedStore:
    """A store in memory, which outlives the servers that use it and fails on demand."""

    def __init__(self) -> None:
        self._rows: dict[str, list[bytes]] = {}
        self._snapshots: dict[str, tuple[int, bytes]] = {}
        self._owners: dict[str, tuple[str, int]] = {}
        self._listed: dict[str, Listed] = {}
        self._alive: dict[str, tuple[int, str]] = {}  # last heartbeat and address of each owner
        self._sitters: dict[str, tuple[Sitter, ...]] = {}
        self._lines: dict[str, dict[int, bytes]] = {}
        self._keys: dict[str, bytes] = {}
        # called before every write, which first awaits the result, if there is one
        self.delay: Callable[[], object] | None = None
        self.fails: list[str] = []  # faults of the next writes: "" for none, "before" or "after" the commit

    async def create(self, listed: Listed, owner: str, row: bytes) -> int:
        if listed.table in self._rows:
            raise Fenced(listed.table)
        self._rows[listed.table] = [row]
        self._owners[listed.table] = (owner, 1)
        self._listed[listed.table] = listed
        return 1

    async def holder(self, table: str, now: int) -> Holder:
        if table not in self._rows:
            raise NoTable(table)
        owner, epoch = self._owners[table]
        at, address = self._alive.get(owner, (None, ""))
        return Holder(owner, epoch, address, None if at is None else now - at)

    async def claim(self, table: str, owner: str, epoch: int | None = None) -> StoredTable:
        if table not in self._rows:
            raise NoTable(table)
        before = self._owners[table][1]
        if epoch not in (None, before):
            raise Fenced(table)
        self._owners[table] = (owner, before + 1)
        return await self.read(table)

    async def epochs(self, tables: Sequence[str]) -> dict[str, int]:
        return {table: self._owners[table][1] for table in tables if table in self._owners}

    async def living(self, owners: Sequence[str], lease: int, now: int) -> set[str]:
        return {owner for owner in owners if owner in self._alive and now - self._alive[owner][0] <= lease}

    async def read(self, table: str) -> StoredTable:
        if table not in self._rows:
            raise NoTable(table)
        return StoredTable(self._owners[table][1], tuple(self._rows[table]), self._snapshots.get(table))

    async def append(
        self,
        table: str,
        epoch: int,
        version: int,
        row: bytes,
        phase: str,
        snapshot: bytes | None = None,
        summary: SeatSummary | None = None,
        standing: str = "{}",
    ) -> None:
        fault = await self._trouble()
        rows = self._rows.get(table)
        if rows is None or self._owners[table][1] != epoch or len(rows) + 1 != version:
            raise Fenced(table)
        rows.append(row)
        self._listed[table] = self._listed[table]._replace(phase=phase, standing=standing)
        if snapshot is not None:
            self._snapshots[table] = (version, snapshot)
        if summary is not None:
            self._listed[table] = self._listed[table]._replace(seats=summary.seats)
            self._sitters[table] = summary.sitters
        if fault == "after":
            raise StoreDown("after the commit")

    async def _trouble(self) -> str:
        """Applies the fault of this write: a delay, or a failure before or after the commit."""
        if self.delay is not None:
            waited = self.delay()
            if asyncio.iscoroutine(waited):
                await waited
        fault = self.fails.pop(0) if self.fails else ""
        if fault == "before":
            raise StoreDown("before the commit")
        return fault

    async def beat(self, owner: str, at: int, address: str = "") -> None:
        self._alive[owner] = (at, address)

    async def add_line(self, table: str, epoch: int, number: int, line: bytes) -> None:
        if self._owners.get(table, ("", 0))[1] != epoch:
            raise Fenced(table)
        fault = await self._trouble()
        lines = self._lines.setdefault(table, {})
        lines[number] = line
        lines.pop(number - LINES_KEPT, None)
        if fault == "after":
            raise StoreDown("after the commit")

    async def lines(self, table: str) -> list[bytes]:
        return [line for _, line in sorted(self._lines.get(table, {}).items())]

    async def tables(
        self,
        phase: str | None = None,
        *,
        only_listed: bool = False,
        host: str | None = None,
        since: int = 0,
        most: int = 1000,
    ) -> list[Listed]:
        found = [
            table
            for table in self._listed.values()
            if is_in(table, phase)
            and (table.is_listed or not only_listed)
            and (host is None or table.host == host)
            and table.opened >= since
        ]
        return sorted(found, key=latest_first)[:most]

    async def listed(self, table: str) -> Listed:
        if table not in self._listed:
            raise NoTable(table)
        return self._listed[table]

    async def tables_of(
        self, person: str, phase: str | None = None, *, after: Listed | None = None, most: int = 100
    ) -> list[MySeat]:
        found = [
            MySeat(self._listed[table], sitter.seat, sitter.name)
            for table, sitters in self._sitters.items()
            for sitter in sitters
            if sitter.person == person and is_in(self._listed[table], phase)
        ]
        if after is not None:
            found = [sat for sat in found if latest_first(sat.listed) > latest_first(after)]
        return sorted(found, key=lambda sat: latest_first(sat.listed))[:most]

    async def key(self, name: str, fresh: bytes) -> bytes:
        return self._keys.setdefault(name, fresh)

    async def check_writing(self) -> None:
        if await self._trouble() == "after":
            raise StoreDown("after the commit")

    async def count_tables(self) -> dict[tuple[str, str], int]:
        return dict(Counter([(table.game, table.phase) for table in self._listed.values()]))

    async def close(self) -> None:
        pass


def is_in(listed: Listed, phase: str | None) -> bool:
    """Returns whether a table is in a phase; "open" is any phase but the last."""
    return phase is None or listed.phase == phase or (phase == "open" and listed.phase != "over")


def latest_first(listed: Listed) -> tuple[int, str]:
    """Returns the sort key that puts the latest tables first."""
    return (-listed.opened, listed.table)
