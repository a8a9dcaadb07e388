"""Appends rows to the logs of several tables in one commit; a refused row does not affect the others."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, bindparam, delete, insert, select, update

from ludotheque.store.databases import Work
from ludotheque.store.tables import LOG, SITTERS, SNAPSHOTS, TABLES
from ludotheque.table.ports import Fenced, NoTable, SeatSummary

NEXT_VERSION: Final = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("of"))
    .values(version=bindparam("next"), phase=bindparam("then"), standing=bindparam("stands"))
)

# The query for the epochs and versions of some tables.  It locks their rows until the commit, so that nobody can change
# these numbers after the check (SQLite locks the whole file).
HEADS: Final = (
    select(TABLES.c.id, TABLES.c.epoch, TABLES.c.version)
    .where(TABLES.c.id.in_(bindparam("tables", expanding=True)))
    .order_by(TABLES.c.id)
    .with_for_update()
)
ADD_ROWS: Final = insert(LOG)


class Append(NamedTuple):
    """A job that appends a row to a table's log; the most frequent kind of job."""

    table: str
    epoch: int
    version: int
    row: bytes
    phase: str
    snapshot: bytes | None
    summary: SeatSummary | None
    standing: str


def group_appends(works: list[Work[Any] | Append]) -> list[list[Work[Any] | Append]]:
    """Returns the same jobs in the same order, with appends to different tables grouped."""
    groups: list[list[Work[Any] | Append]] = []
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


def run_groups(connection: Connection, groups: list[list[Work[Any] | Append]]) -> list[Any]:
    """Runs all jobs, group by group, and returns their results."""
    return [result for works in groups for result in run_group(connection, works)]


def run_group(connection: Connection, works: list[Work[Any] | Append]) -> list[Any]:
    """Does one job or a group of appends, and returns the results; a refusal is returned as an exception, not raised."""
    first = works[0]
    if not isinstance(first, Append):
        try:
            return [first(connection)]
        except (Fenced, NoTable) as refused:
            return [refused]
    appends = [work for work in works if isinstance(work, Append)]
    tables = sorted([append.table for append in appends])
    heads_now = {row[0]: (row[1], row[2]) for row in connection.execute(HEADS, {"tables": tables})}
    accepted = [append for append in appends if heads_now.get(append.table) == (append.epoch, append.version - 1)]
    if accepted:
        heads = [{"of": one.table, "next": one.version, "then": one.phase, "stands": one.standing} for one in accepted]
        connection.execute(NEXT_VERSION, heads)
        rows = [{"table_id": one.table, "seq": one.version, "data": one.row} for one in accepted]
        connection.execute(ADD_ROWS, rows)
    for one in accepted:
        if one.snapshot is not None:
            connection.execute(delete(SNAPSHOTS).where(SNAPSHOTS.c.table_id == one.table))
            snapshot = {"table_id": one.table, "seq": one.version, "data": one.snapshot}
            connection.execute(insert(SNAPSHOTS), [snapshot])
        if one.summary is not None:
            put_summary(connection, one.table, one.summary)
    return [None if append in accepted else Fenced(append.table) for append in appends]


def put_summary(connection: Connection, table: str, summary: SeatSummary) -> None:
    """Stores the summary of who sits at a table."""
    connection.execute(update(TABLES).where(TABLES.c.id == table).values(seats=summary.seats))
    connection.execute(delete(SITTERS).where(SITTERS.c.table_id == table))
    if summary.sitters:
        sitters = [{"table_id": table, **sitter._asdict()} for sitter in summary.sitters]
        connection.execute(insert(SITTERS), sitters)
