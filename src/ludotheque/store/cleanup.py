"""Removes old tables, a few at a time, so that a running server is hardly slowed down."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec
from sqlalchemy import Connection, delete, select
from sqlalchemy.exc import OperationalError

from ludotheque.store.sql import SqlStore
from ludotheque.store.tables import CHAT, LOG, OWNERS, SITTERS, SNAPSHOTS, TABLES, VARIANTS

FINISHED: Final = ("over", "gathering")  # the phases of a table whose match is over or never began
AT_ONCE: Final = 10  # number of tables removed in one transaction
REST_SECONDS: Final = 0.05  # seconds of rest between two transactions, so that a server can write
TRIES: Final = 5  # maximum number of attempts at a transaction while others have the database locked


class TimeOfRow(msgspec.Struct):
    """The time of a log row; nothing else of the row is read here."""

    at: int


async def clear_old_tables(store: SqlStore, before: int, *, dry_run: bool = False) -> int:
    """Removes tables that nobody has used since `before` (in ms) and whose match is over or never began; returns the
    number of tables removed.

    People who are still connected to such a table find that it no longer exists.  Running matches are never removed.
    """
    old = await store.database.do(lambda connection: old_tables(connection, before))
    if dry_run:
        return len(old)
    removed = 0
    for start in range(0, len(old), AT_ONCE):
        removed += await remove(store, old[start : start + AT_ONCE], before)
        await asyncio.sleep(REST_SECONDS)
    await store.database.do(lambda connection: remove_owners(connection, before), writes=True)
    await store.database.do(lambda connection: remove_variants(connection, before), writes=True)
    return removed


def old_tables(connection: Connection, before: int, among: list[str] | None = None) -> list[str]:
    """Returns the tables that may be removed, oldest first.  If `among` is given, returns only tables in `among`, and
    locks them until the transaction ends.
    """
    wanted = (
        select(TABLES.c.id, LOG.c.data)
        .join(LOG, (LOG.c.table_id == TABLES.c.id) & (LOG.c.seq == TABLES.c.version))
        .where(TABLES.c.phase.in_(FINISHED), TABLES.c.opened < before)
        .order_by(TABLES.c.opened, TABLES.c.id)
    )
    if among is not None:
        # A table that is being written to right now is not old.
        wanted = wanted.where(TABLES.c.id.in_(among)).with_for_update(of=TABLES, skip_locked=True)
    return [table for table, row in connection.execute(wanted) if msgspec.json.decode(row, type=TimeOfRow).at < before]


async def remove(store: SqlStore, tables: list[str], before: int) -> int:
    """Removes those of the given tables that are still old; returns the number removed."""

    def work(connection: Connection) -> int:
        still_old = old_tables(connection, before, tables)
        for part in (SITTERS, CHAT, SNAPSHOTS, LOG):
            connection.execute(delete(part).where(part.c.table_id.in_(still_old)))
        connection.execute(delete(TABLES).where(TABLES.c.id.in_(still_old)))
        return len(still_old)

    for _ in range(TRIES - 1):
        try:
            return await store.database.do(work, writes=True)
        except OperationalError:  # a server is writing to the database
            await asyncio.sleep(REST_SECONDS)
    return await store.database.do(work, writes=True)


def remove_owners(connection: Connection, before: int) -> None:
    """Removes processes that ended long ago and own no table."""
    in_use = select(TABLES.c.owner)
    connection.execute(delete(OWNERS).where(OWNERS.c.alive < before, OWNERS.c.owner.not_in(in_use)))


def remove_variants(connection: Connection, before: int) -> None:
    """Removes boxes of the workshop that were made long ago; a table that plays with such a box has its own copy."""
    connection.execute(delete(VARIANTS).where(VARIANTS.c.made < before))
