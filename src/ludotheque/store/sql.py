"""The store in SQL.  One writer for all tables of a process: what comes while it commits goes into its next commit."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Any, Final, NamedTuple

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    bindparam,
    cast,
    delete,
    desc,
    func,
    insert,
    literal,
    select,
    update,
)
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ludotheque.store.tables import CHAT, KEYS, LOG, OWNERS, SITTERS, SNAPSHOTS, TABLES
from ludotheque.table.world import LINES_KEPT, Face, Fenced, Holder, Kept, Listed, NoTable, Sat, StoreDown

WRITES: Final = "ludotheque_writes"  # execution option of connections that will write
MOST_AT_ONCE: Final = 200  # writes in one commit
PATIENCE: Final = 15.0  # seconds for a commit; after that nobody knows

NEXT_VERSION: Final = (
    update(TABLES).where(TABLES.c.id == bindparam("of")).values(version=bindparam("next"), phase=bindparam("then"))
)

LISTED: Final = [TABLES.c[name] for name in ("id", *Listed._fields[1:])]

Work = Callable[[AsyncConnection], Awaitable[Any]]


class Append(NamedTuple):
    """One more row of a table: what is written most often."""

    table: str
    epoch: int
    version: int
    row: bytes
    phase: str
    snapshot: bytes | None
    face: Face | None


class Job(NamedTuple):
    """Something to be written, and whom to tell."""

    work: Work | Append
    done: asyncio.Future[Any]


class SqlStore:
    """Keeps tables in SQLite or PostgreSQL."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.is_shared = engine.dialect.name != "sqlite"  # by several processes, perhaps on several hosts
        self.commits = 0
        self._jobs: asyncio.Queue[Job] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None

    # ── what a table asks for ──

    async def create(self, listed: Listed, owner: str, row: bytes) -> int:
        async def work(connection: AsyncConnection) -> int:
            known = await connection.execute(select(TABLES.c.id).where(TABLES.c.id == listed.table))
            if known.first() is not None:
                raise Fenced(listed.table)
            await connection.execute(
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
            await connection.execute(insert(LOG).values(table_id=listed.table, seq=1, data=row))
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

        async def work(connection: AsyncConnection) -> Holder:
            found = (await connection.execute(wanted)).first()
            if found is None:
                raise NoTable(table)
            return Holder(*found)

        holder: Holder = await self._read(work)
        return holder

    async def claim(self, table: str, owner: str, epoch: int | None = None) -> Kept:
        async def work(connection: AsyncConnection) -> Kept:
            # The new epoch comes first: from then on whoever owned it before can write nothing that is missed here.
            mine = update(TABLES).where(TABLES.c.id == table).values(epoch=TABLES.c.epoch + 1, owner=owner)
            if epoch is not None:
                mine = mine.where(TABLES.c.epoch == epoch)
            if (await connection.execute(mine)).rowcount == 0:
                known = await connection.execute(select(TABLES.c.id).where(TABLES.c.id == table))
                raise NoTable(table) if known.first() is None else Fenced(table)
            return await self._kept(connection, table)

        kept: Kept = await self._write(work)
        return kept

    async def append(
        self,
        table: str,
        epoch: int,
        version: int,
        row: bytes,
        phase: str,
        snapshot: bytes | None = None,
        face: Face | None = None,
    ) -> None:
        await self._write(Append(table, epoch, version, row, phase, snapshot, face))

    async def add_line(self, table: str, epoch: int, number: int, line: bytes) -> None:
        async def work(connection: AsyncConnection) -> None:
            mine = select(TABLES.c.epoch).where(TABLES.c.id == table, TABLES.c.epoch == epoch).with_for_update()
            if (await connection.execute(mine)).first() is None:
                raise Fenced(table)
            await connection.execute(insert(CHAT).values(table_id=table, number=number, data=line))
            old = delete(CHAT).where(CHAT.c.table_id == table, CHAT.c.number <= number - LINES_KEPT)
            await connection.execute(old)

        await self._write(work)

    async def lines(self, table: str) -> list[bytes]:
        wanted = select(CHAT.c.data).where(CHAT.c.table_id == table).order_by(CHAT.c.number)

        async def work(connection: AsyncConnection) -> list[bytes]:
            return [row[0] for row in await connection.execute(wanted)]

        lines: list[bytes] = await self._read(work)
        return lines

    async def epochs(self, tables: Sequence[str]) -> dict[str, int]:
        async def work(connection: AsyncConnection) -> dict[str, int]:
            found: dict[str, int] = {}
            for start in range(0, len(tables), MOST_AT_ONCE):
                wanted = select(TABLES.c.id, TABLES.c.epoch).where(
                    TABLES.c.id.in_(tables[start : start + MOST_AT_ONCE])
                )
                found |= {row[0]: row[1] for row in await connection.execute(wanted)}
            return found

        epochs: dict[str, int] = await self._read(work)
        return epochs

    async def living(self, owners: Sequence[str], lease: int, now: int) -> set[str]:
        wanted = select(OWNERS.c.owner).where(OWNERS.c.owner.in_(owners), OWNERS.c.alive >= self._clock(now) - lease)

        async def work(connection: AsyncConnection) -> set[str]:
            return {row[0] for row in await connection.execute(wanted)}

        living: set[str] = await self._read(work)
        return living

    async def beat(self, owner: str, at: int, address: str = "") -> None:
        values: dict[str, Any] = {"alive": self._clock(at), "address": address}

        async def work(connection: AsyncConnection) -> None:
            if (await connection.execute(update(OWNERS).where(OWNERS.c.owner == owner).values(values))).rowcount == 0:
                await connection.execute(insert(OWNERS).values(owner=owner, **values))

        await self._write(work)

    async def read(self, table: str) -> Kept:
        kept: Kept = await self._read(lambda connection: self._kept(connection, table))
        return kept

    async def tables(
        self,
        phase: str | None = None,
        *,
        only_listed: bool = False,
        host: str | None = None,
        since: int = 0,
        most: int = 1000,
    ) -> list[Listed]:
        wanted = select(*LISTED).where(TABLES.c.opened >= since)
        if phase is not None:
            wanted = wanted.where(TABLES.c.phase != "over" if phase == "open" else TABLES.c.phase == phase)
        if only_listed:
            wanted = wanted.where(TABLES.c.is_listed)
        if host is not None:
            wanted = wanted.where(TABLES.c.host == host)

        async def work(connection: AsyncConnection) -> list[Listed]:
            found = await connection.execute(wanted.order_by(desc(TABLES.c.opened), TABLES.c.id).limit(most))
            return [Listed(*row) for row in found]

        listed: list[Listed] = await self._read(work)
        return listed

    async def tables_of(self, person: str, most: int = 100) -> list[Sat]:
        wanted = (
            select(*LISTED, SITTERS.c.seat, SITTERS.c.name)
            .join(SITTERS, SITTERS.c.table_id == TABLES.c.id)
            .where(SITTERS.c.person == person)
            .order_by(desc(TABLES.c.opened), TABLES.c.id)
            .limit(most)
        )

        async def work(connection: AsyncConnection) -> list[Sat]:
            return [Sat(Listed(*row[:-2]), *row[-2:]) for row in await connection.execute(wanted)]

        sat: list[Sat] = await self._read(work)
        return sat

    async def key(self, name: str, fresh: bytes) -> bytes:
        wanted = select(KEYS.c.data).where(KEYS.c.name == name)

        async def find(connection: AsyncConnection) -> bytes | None:
            found = (await connection.execute(wanted)).first()
            return None if found is None else found[0]

        async def keep(connection: AsyncConnection) -> None:
            if await find(connection) is None:
                await connection.execute(insert(KEYS).values(name=name, data=fresh))

        kept: bytes | None = await self._read(find)
        if kept is None:
            with suppress(StoreDown):  # another process may have been faster; then its key counts
                await self._write(keep)
            kept = await self._read(find)
        if kept is None:
            raise StoreDown("the key could not be kept")
        return kept

    async def clock(self) -> int | None:
        """What time it is at a database that hosts share, in ms; None: the same as here."""
        if not self.is_shared:
            return None

        async def work(connection: AsyncConnection) -> int:
            return int((await connection.execute(select(self._clock(0)))).scalar_one())

        now: int = await self._read(work)
        return now

    async def close(self) -> None:
        if self._writer is not None:
            self._writer.cancel()
            with suppress(asyncio.CancelledError):
                await self._writer
        await self.engine.dispose()

    # ── how it is done ──

    def _clock(self, now: int) -> ColumnElement[int]:
        """The time by which owners are alive; hosts that share a database need not agree on theirs."""
        if not self.is_shared:
            return literal(now)
        return cast(func.extract("epoch", func.clock_timestamp()) * 1000, BigInteger)

    async def _kept(self, connection: AsyncConnection, table: str) -> Kept:
        """All that is kept of a table."""
        head = (await connection.execute(select(TABLES.c.epoch).where(TABLES.c.id == table))).first()
        if head is None:
            raise NoTable(table)
        rows = await connection.execute(select(LOG.c.data).where(LOG.c.table_id == table).order_by(LOG.c.seq))
        data = tuple([row[0] for row in rows])
        snap = (
            await connection.execute(select(SNAPSHOTS.c.seq, SNAPSHOTS.c.data).where(SNAPSHOTS.c.table_id == table))
        ).first()
        return Kept(head[0], data, None if snap is None else (snap[0], snap[1]))

    async def _read(self, work: Work) -> Any:
        try:
            async with asyncio.timeout(PATIENCE), self.engine.begin() as connection:
                return await work(connection)
        except (SQLAlchemyError, OSError, TimeoutError) as error:
            raise StoreDown(str(error)) from error

    async def _write(self, work: Work | Append) -> Any:
        """Hands something to the writer and waits until it is on disk."""
        if self._writer is None or self._writer.done():
            self._writer = asyncio.get_running_loop().create_task(self._write_on())
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._jobs.put_nowait(Job(work, done))
        # Whoever waits may be cancelled; what is being written is written all the same.
        return await asyncio.shield(done)

    async def _write_on(self) -> None:
        """The writer."""
        while True:
            jobs = [await self._jobs.get()]
            while len(jobs) < MOST_AT_ONCE and not self._jobs.empty():
                jobs.append(self._jobs.get_nowait())
            try:
                await self._commit(jobs)
            finally:
                for job in jobs:  # only if the writer itself was stopped
                    if not job.done.done():
                        tell(job, StoreDown("the store was closed"))

    async def _commit(self, jobs: list[Job]) -> None:
        """Writes all in one transaction.  A job that is refused has changed nothing, and does not hinder the others."""
        results: list[Any] = []
        try:
            async with asyncio.timeout(PATIENCE), self.engine.connect() as plain:
                connection = await plain.execution_options(**{WRITES: True})
                async with connection.begin():
                    for works in grouped([job.work for job in jobs]):
                        results += await done_together(connection, works)
            self.commits += 1
        except Exception as error:
            results = [StoreDown(f"{type(error).__name__}: {error}") for _ in jobs]
        for job, result in zip(jobs, results):
            tell(job, result)


def grouped(works: list[Work | Append]) -> list[list[Work | Append]]:
    """The same works in the same order, with rows of different tables together."""
    groups: list[list[Work | Append]] = []
    tables: set[str] = set()
    for work in works:
        if isinstance(work, Append) and tables and work.table not in tables:
            groups[-1].append(work)
        else:
            groups.append([work])
            tables = set()
        if isinstance(work, Append):
            tables.add(work.table)
    return groups


async def done_together(connection: AsyncConnection, works: list[Work | Append]) -> list[Any]:
    """What came of one work, or of the rows of several tables; a refusal is a result like any other."""
    first = works[0]
    if not isinstance(first, Append):
        try:
            return [await first(connection)]
        except (Fenced, NoTable) as refused:
            return [refused]
    appends = [work for work in works if isinstance(work, Append)]
    tables = sorted([append.table for append in appends])
    # Locked until the commit (in SQLite the writer has the whole file), so that what is checked stays true.
    heads = select(TABLES.c.id, TABLES.c.epoch, TABLES.c.version).where(TABLES.c.id.in_(tables)).order_by(TABLES.c.id)
    found = {row[0]: (row[1], row[2]) for row in await connection.execute(heads.with_for_update())}
    good = [append for append in appends if found.get(append.table) == (append.epoch, append.version - 1)]
    if good:
        await connection.execute(
            NEXT_VERSION, [{"of": one.table, "next": one.version, "then": one.phase} for one in good]
        )
        rows = [{"table_id": one.table, "seq": one.version, "data": one.row} for one in good]
        await connection.execute(insert(LOG), rows)
    for one in good:
        if one.snapshot is not None:
            await connection.execute(delete(SNAPSHOTS).where(SNAPSHOTS.c.table_id == one.table))
            kept = {"table_id": one.table, "seq": one.version, "data": one.snapshot}
            await connection.execute(insert(SNAPSHOTS), [kept])
        if one.face is not None:
            await put_face(connection, one.table, one.face)
    return [None if append in good else Fenced(append.table) for append in appends]


async def put_face(connection: AsyncConnection, table: str, face: Face) -> None:
    """Notes who sits at a table."""
    await connection.execute(update(TABLES).where(TABLES.c.id == table).values(seats=face.seats))
    await connection.execute(delete(SITTERS).where(SITTERS.c.table_id == table))
    if face.sitters:
        sitters = [{"table_id": table, **sitter._asdict()} for sitter in face.sitters]
        await connection.execute(insert(SITTERS), sitters)


def tell(job: Job, result: Any) -> None:
    """Gives a result, or an exception, to whoever waits."""
    if job.done.done():
        return
    if isinstance(result, Exception):
        job.done.set_exception(result)
        job.done.exception()  # somebody who has stopped waiting need not look at it
    else:
        job.done.set_result(result)
