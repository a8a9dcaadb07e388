"""The store in SQL.  Each process has one writer task: jobs that arrive during a commit go into the next commit."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final, NamedTuple, TypeVar

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Connection,
    cast,
    delete,
    desc,
    func,
    insert,
    literal,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from ludotheque.store.append import Append, group_appends, run_groups
from ludotheque.store.databases import Database, Work
from ludotheque.store.outages import Outage, reason_of
from ludotheque.store.tables import CHAT, KEYS, LOG, OWNERS, SITTERS, SNAPSHOTS, TABLES
from ludotheque.table.ports import (
    LINES_KEPT,
    Fenced,
    Holder,
    Listed,
    MySeat,
    NoTable,
    SeatSummary,
    StoreDown,
    StoredTable,
)

MOST_AT_ONCE: Final = 200  # the maximum number of jobs in one commit
PATIENCE: Final = 15.0  # seconds that a commit may take; after that nobody knows whether it succeeded

LISTED: Final = [TABLES.c[name] for name in ("id", *Listed._fields[1:])]

T = TypeVar("T")


class Job(NamedTuple):
    """A write to the database, and the future that waits for its result."""

    work: Work[Any] | Append
    done: asyncio.Future[Any]


class SqlStore:
    """A store in SQLite or PostgreSQL."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.commits = 0
        self.reading, self.writing = Outage("read"), Outage("written")
        self._probe = f"probe {secrets.token_hex(8)}"  # the name of an owner that does not exist, for test writes
        self._jobs: asyncio.Queue[Job] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None

    # ── The interface to tables ──

    async def create(self, listed: Listed, owner: str, row: bytes) -> int:
        def work(connection: Connection) -> int:
            existing = connection.execute(select(TABLES.c.id).where(TABLES.c.id == listed.table))
            if existing.first() is not None:
                raise Fenced(listed.table)
            connection.execute(
                insert(TABLES).values(
                    id=listed.table,
                    game=listed.game,
                    phase=listed.phase,
                    is_listed=listed.is_listed,
                    opened=listed.opened,
                    version=1,
                    epoch=1,
                    owner=owner,
                    host=listed.host,
                    settings=listed.settings,
                    seats=listed.seats,
                )
            )
            connection.execute(insert(LOG).values(table_id=listed.table, seq=1, data=row))
            return 1

        epoch: int = await self._write(work)
        return epoch

    async def holder(self, table: str, now: int) -> Holder:
        silence = self._clock(now) - OWNERS.c.alive
        wanted = (
            select(TABLES.c.owner, TABLES.c.epoch, func.coalesce(OWNERS.c.address, ""), silence)
            .select_from(TABLES.outerjoin(OWNERS, OWNERS.c.owner == TABLES.c.owner))
            .where(TABLES.c.id == table)
        )

        def work(connection: Connection) -> Holder:
            row = connection.execute(wanted).first()
            if row is None:
                raise NoTable(table)
            return Holder(*row)

        return await self._read(work)

    async def claim(self, table: str, owner: str, epoch: int | None = None) -> StoredTable:
        def work(connection: Connection) -> StoredTable:
            # Raise the epoch before reading: from then on the former owner cannot write, so the read below misses
            # nothing.
            mine = update(TABLES).where(TABLES.c.id == table).values(epoch=TABLES.c.epoch + 1, owner=owner)
            if epoch is not None:
                mine = mine.where(TABLES.c.epoch == epoch)
            if connection.execute(mine).rowcount == 0:
                existing = connection.execute(select(TABLES.c.id).where(TABLES.c.id == table))
                raise NoTable(table) if existing.first() is None else Fenced(table)
            return self._stored_table(connection, table)

        stored: StoredTable = await self._write(work)
        return stored

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
        await self._write(Append(table, epoch, version, row, phase, snapshot, summary, standing))

    async def add_line(self, table: str, epoch: int, number: int, line: bytes) -> None:
        def work(connection: Connection) -> None:
            mine = select(TABLES.c.epoch).where(TABLES.c.id == table, TABLES.c.epoch == epoch).with_for_update()
            if connection.execute(mine).first() is None:
                raise Fenced(table)
            connection.execute(insert(CHAT).values(table_id=table, number=number, data=line))
            old = delete(CHAT).where(CHAT.c.table_id == table, CHAT.c.number <= number - LINES_KEPT)
            connection.execute(old)

        await self._write(work)

    async def lines(self, table: str) -> list[bytes]:
        wanted = select(CHAT.c.data).where(CHAT.c.table_id == table).order_by(CHAT.c.number)

        def work(connection: Connection) -> list[bytes]:
            return [row[0] for row in connection.execute(wanted)]

        return await self._read(work)

    async def epochs(self, tables: Sequence[str]) -> dict[str, int]:
        def work(connection: Connection) -> dict[str, int]:
            epochs: dict[str, int] = {}
            for start in range(0, len(tables), MOST_AT_ONCE):
                wanted = select(TABLES.c.id, TABLES.c.epoch).where(
                    TABLES.c.id.in_(tables[start : start + MOST_AT_ONCE])
                )
                epochs |= {row[0]: row[1] for row in connection.execute(wanted)}
            return epochs

        return await self._read(work)

    async def living(self, owners: Sequence[str], lease: int, now: int) -> set[str]:
        wanted = select(OWNERS.c.owner).where(OWNERS.c.owner.in_(owners), OWNERS.c.alive >= self._clock(now) - lease)

        def work(connection: Connection) -> set[str]:
            return {row[0] for row in connection.execute(wanted)}

        return await self._read(work)

    async def beat(self, owner: str, at: int, address: str = "") -> None:
        values: dict[str, Any] = {"alive": self._clock(at), "address": address}

        def work(connection: Connection) -> None:
            if connection.execute(update(OWNERS).where(OWNERS.c.owner == owner).values(values)).rowcount == 0:
                connection.execute(insert(OWNERS).values(owner=owner, **values))

        await self._write(work)

    async def read(self, table: str) -> StoredTable:
        return await self._read(lambda connection: self._stored_table(connection, table))

    async def tables(
        self,
        phase: str | None = None,
        *,
        only_listed: bool = False,
        host: str | None = None,
        since: int = 0,
        most: int = 1000,
    ) -> list[Listed]:
        wanted = select(*LISTED).where(TABLES.c.opened >= since, *in_phase(phase))
        if only_listed:
            wanted = wanted.where(TABLES.c.is_listed)
        if host is not None:
            wanted = wanted.where(TABLES.c.host == host)

        def work(connection: Connection) -> list[Listed]:
            rows = connection.execute(wanted.order_by(desc(TABLES.c.opened), TABLES.c.id).limit(most))
            return [Listed(*row) for row in rows]

        return await self._read(work)

    async def listed(self, table: str) -> Listed:
        def work(connection: Connection) -> Listed:
            row = connection.execute(select(*LISTED).where(TABLES.c.id == table)).first()
            if row is None:
                raise NoTable(table)
            return Listed(*row)

        return await self._read(work)

    async def tables_of(
        self, person: str, phase: str | None = None, *, after: Listed | None = None, most: int = 100
    ) -> list[MySeat]:
        wanted = (
            select(*LISTED, SITTERS.c.seat, SITTERS.c.name)
            .join(SITTERS, SITTERS.c.table_id == TABLES.c.id)
            .where(SITTERS.c.person == person, *in_phase(phase))
        )
        if after is not None:
            as_early = (TABLES.c.opened == after.opened) & (TABLES.c.id > after.table)
            wanted = wanted.where((TABLES.c.opened < after.opened) | as_early)

        def work(connection: Connection) -> list[MySeat]:
            rows = connection.execute(wanted.order_by(desc(TABLES.c.opened), TABLES.c.id).limit(most))
            return [MySeat(Listed(*row[:-2]), *row[-2:]) for row in rows]

        return await self._read(work)

    async def key(self, name: str, fresh: bytes) -> bytes:
        wanted = select(KEYS.c.data).where(KEYS.c.name == name)

        def find(connection: Connection) -> bytes | None:
            row = connection.execute(wanted).first()
            return None if row is None else row[0]

        def store(connection: Connection) -> None:
            with suppress(IntegrityError), connection.begin_nested():  # another process was faster: use its key
                connection.execute(insert(KEYS).values(name=name, data=fresh))

        key: bytes | None = await self._read(find)
        if key is None:
            await self._write(store)
            key = await self._read(find)
        if key is None:
            raise StoreDown("the key could not be stored")
        return key

    async def check_writing(self) -> None:
        """Writes a row and removes it again in one transaction; raises StoreDown if either fails."""

        def work(connection: Connection) -> None:
            connection.execute(insert(OWNERS).values(owner=self._probe, alive=0))
            connection.execute(delete(OWNERS).where(OWNERS.c.owner == self._probe))

        await self._write(work)

    async def count_tables(self) -> dict[tuple[str, str], int]:
        """Returns the number of tables by game and phase."""
        wanted = select(TABLES.c.game, TABLES.c.phase, func.count()).group_by(TABLES.c.game, TABLES.c.phase)

        def work(connection: Connection) -> dict[tuple[str, str], int]:
            return {(row[0], row[1]): row[2] for row in connection.execute(wanted)}

        return await self._read(work)

    async def clock(self) -> int | None:
        """Returns the time, in ms, of a database that several hosts share; None for a file on this machine."""
        if self.database.shared is None:
            return None

        def work(connection: Connection) -> int:
            return int(connection.execute(select(self._clock(0))).scalar_one())

        return await self._read(work)

    async def close(self) -> None:
        if self._writer is not None:
            self._writer.cancel()
            with suppress(asyncio.CancelledError):
                await self._writer
        await self.database.close()

    # ── Implementation ──

    def _clock(self, now: int) -> ColumnElement[int]:
        """Returns the time by which leases are measured: the database's time if several hosts share the database,
        because the clocks of the hosts may differ; otherwise `now`.
        """
        if self.database.shared is None:
            return literal(now)
        return cast(func.extract("epoch", func.clock_timestamp()) * 1000, BigInteger)

    def _stored_table(self, connection: Connection, table: str) -> StoredTable:
        """Reads everything stored about a table."""
        head = connection.execute(select(TABLES.c.epoch).where(TABLES.c.id == table)).first()
        if head is None:
            raise NoTable(table)
        rows = connection.execute(select(LOG.c.data).where(LOG.c.table_id == table).order_by(LOG.c.seq))
        data = tuple([row[0] for row in rows])
        snap = (
            connection.execute(select(SNAPSHOTS.c.seq, SNAPSHOTS.c.data).where(SNAPSHOTS.c.table_id == table))
        ).first()
        return StoredTable(head[0], data, None if snap is None else (snap[0], snap[1]))

    async def _read(self, work: Work[T]) -> T:
        try:
            async with asyncio.timeout(PATIENCE):
                result = await self.database.do(work)
        except (SQLAlchemyError, OSError, TimeoutError) as error:
            self.reading.note_failure(error)
            raise StoreDown(reason_of(error)) from error
        self.reading.note_success()
        return result

    async def _write(self, work: Work[Any] | Append) -> Any:
        """Hands a job to the writer task, and waits until the job's changes are on disk."""
        if self._writer is None or self._writer.done():
            self._writer = asyncio.get_running_loop().create_task(self._run_writer())
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._jobs.put_nowait(Job(work, done))
        # If the caller is cancelled, the write continues all the same.
        return await asyncio.shield(done)

    async def _run_writer(self) -> None:
        """Commits the jobs that are waiting, again and again; runs as the writer task."""
        while True:
            jobs = [await self._jobs.get()]
            while len(jobs) < MOST_AT_ONCE and not self._jobs.empty():
                jobs.append(self._jobs.get_nowait())
            try:
                await self._commit(jobs)
            finally:
                for job in jobs:  # jobs without a result remain only if the writer itself was cancelled
                    if not job.done.done():
                        resolve(job, StoreDown("the store was closed"))

    async def _commit(self, jobs: list[Job]) -> None:
        """Runs all jobs in one transaction.  A refused job changes nothing and does not affect the others."""
        groups = group_appends([job.work for job in jobs])
        results: list[Any]
        try:
            async with asyncio.timeout(PATIENCE):
                results = await self.database.do(lambda connection: run_groups(connection, groups), writes=True)
            self.commits += 1
            self.writing.note_success()
        except Exception as error:
            self.writing.note_failure(error)
            results = [StoreDown(f"{type(error).__name__}: {reason_of(error)}") for _ in jobs]
        for job, result in zip(jobs, results):
            resolve(job, result)


def in_phase(phase: str | None) -> list[ColumnElement[bool]]:
    """Returns the condition that a table is in a phase; "open" is any phase but the last."""
    if phase is None:
        return []
    return [TABLES.c.phase != "over" if phase == "open" else TABLES.c.phase == phase]


def resolve(job: Job, result: Any) -> None:
    """Sets the result or exception of a job."""
    if job.done.done():
        return
    if isinstance(result, Exception):
        job.done.set_exception(result)
        job.done.exception()  # mark the exception as retrieved, in case the caller has stopped waiting
    else:
        job.done.set_result(result)
