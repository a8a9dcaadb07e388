"""Backup and restore: all tables in one file of compressed JSON lines, with a checksum at the end.

Equal contents give equal bytes, whichever database they are in and however often they were moved: rows are sorted by
key, code point by code point, and the file does not say when or where it was written.
"""

from __future__ import annotations

import gzip
import os
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy import Column, ColumnElement, Connection, String, Table, delete, func, insert, select
from sqlalchemy.exc import IntegrityError

from ludotheque.core.errors import BadInput
from ludotheque.store.files import PRIVATE
from ludotheque.store.notices import SERVED
from ludotheque.store.sql import SqlStore
from ludotheque.store.tables import CHAT, KEYS, LOG, OWNERS, SITTERS, SNAPSHOTS, TABLES, VARIANTS

FORMAT: Final = 1
# What a backup contains, in an order in which it can be restored.
BACKED_UP: Final = (
    TABLES,
    LOG,
    SNAPSHOTS,
    OWNERS,
    SITTERS,
    CHAT,
    KEYS,
    VARIANTS,
)
AT_ONCE: Final = 500  # number of rows read or written at a time


async def write_backup(store: SqlStore, file: Path, *, force: bool = False) -> int:
    """Writes a consistent backup, even during play; returns the number of tables in it.

    Raises BadInput if the file exists, unless `force` is set.
    """
    if file.exists() and not force:
        raise BadInput(str(file), "store-backup-exists")
    part = file.with_name(f"{file.name}.part")
    try:
        part.unlink(missing_ok=True)  # left by an interrupted backup
        count = await store.database.do(lambda connection: write_lines(connection, part), one_instant=True)
        with part.open("rb") as written:
            os.fsync(written.fileno())
        part.replace(file)
    except OSError as error:
        part.unlink(missing_ok=True)
        raise BadInput(str(file), "store-cannot-write", reason=error.strerror or str(error)) from error
    return count


def write_lines(connection: Connection, file: Path) -> int:
    """Writes all lines; returns the number of tables."""
    digest = sha256()
    count = 0
    # Readable by its owner only, because a backup contains the secret keys of the server.
    descriptor = os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE)
    with open(descriptor, "wb") as plain, gzip.GzipFile("", "wb", fileobj=plain, mtime=0) as out:
        for line in lines_of(connection):
            digest.update(line)
            out.write(line + b"\n")
            count += line.startswith(b'["tables"')
        out.write(msgspec.json.encode({"sha256": digest.hexdigest()}) + b"\n")
    return count


def lines_of(connection: Connection) -> Iterator[bytes]:
    """Yields all lines of a backup except the last: the header, then each row of each table of the store."""
    yield msgspec.json.encode({"ludotheque": "backup", "format": FORMAT})
    is_sqlite = connection.dialect.name == "sqlite"
    for table in BACKED_UP:
        wanted = select(*columns_of(table)).order_by(*order_of_rows(table, is_sqlite=is_sqlite))
        for row in connection.execution_options(yield_per=AT_ONCE).execute(wanted):
            yield msgspec.json.encode([str(table.name), *row])


def columns_of(table: Table) -> list[Column[Any]]:
    """Returns the columns to back up: all columns except the network addresses of running processes."""
    return [column for column in table.columns if column is not OWNERS.c.address]


def order_of_rows(table: Table, *, is_sqlite: bool) -> list[ColumnElement[Any]]:
    """Returns the order of rows: by code point as in SQLite, not by the collation of a language."""
    keys = table.primary_key.columns
    return [key.collate("C") if isinstance(key.type, String) and not is_sqlite else key for key in keys]


async def restore_backup(store: SqlStore, file: Path) -> int:
    """Restores a backup into an empty store that no process serves, completely or not at all; returns the number of
    tables.

    The caller must have locked a SQLite file (`exclusive_use`).  Owners are restored because outages are measured from
    an owner's last heartbeat; they are restored without an address, so any process may take over their tables.
    """
    check_whole(file)
    try:
        return await store.database.do(lambda connection: restore_rows(connection, file), writes=True)
    except IntegrityError as error:  # a server has meanwhile been started on this store and has created its keys
        raise BadInput(str(file), "store-served") from error


def check_unserved(connection: Connection, file: Path) -> None:
    """Raises BadInput if a process serves this PostgreSQL database; none can start until the transaction ends."""
    if connection.dialect.name == "sqlite":
        return
    if not connection.execute(select(func.pg_try_advisory_xact_lock(SERVED))).scalar_one():
        raise BadInput(str(file), "store-served")


def restore_rows(connection: Connection, file: Path) -> int:
    """Restores all rows; returns the number of tables."""
    check_unserved(connection, file)
    if connection.execute(select(func.count()).select_from(TABLES)).scalar_one():
        raise BadInput(str(file), "store-not-empty")
    connection.execute(delete(KEYS))  # guests' cookies are signed with the keys in the backup
    count = 0
    for table in BACKED_UP:
        batch: list[dict[str, Any]] = []
        for values in rows_of(file, table):
            batch.append(values)
            count += table is TABLES
            if len(batch) == AT_ONCE:
                connection.execute(insert(table), batch)
                batch = []
        if batch:
            connection.execute(insert(table), batch)
    return count


def check_whole(file: Path) -> None:
    """Raises BadInput for a file that is not a backup, and for an incomplete backup."""
    digest = sha256()
    last = b""
    try:
        with gzip.open(file, "rb") as lines:
            for number, line in enumerate(lines):
                if number == 0:
                    head = msgspec.json.decode(line)
                    if not isinstance(head, dict) or head.get("ludotheque") != "backup":
                        raise BadInput(str(file), "store-no-backup", reason="it does not begin like a backup")
                    if head.get("format") != FORMAT:
                        raise BadInput(str(file), "store-no-backup", reason=f"its format is {head.get('format')}")
                else:
                    digest.update(last)
                last = line.rstrip(b"\n")
        if not last or msgspec.json.decode(last) != {"sha256": digest.hexdigest()}:
            raise BadInput(str(file), "store-no-backup", reason="it is damaged, or its end is missing")
    except (EOFError, msgspec.DecodeError, gzip.BadGzipFile) as error:
        raise BadInput(str(file), "store-no-backup", reason=str(error)) from error
    except OSError as error:
        raise BadInput(str(file), "store-no-backup", reason=error.strerror or str(error)) from error


def rows_of(file: Path, table: Table) -> Iterator[dict[str, Any]]:
    """Yields the rows of one table of the store."""
    names = [column.name for column in columns_of(table)]
    start = msgspec.json.encode([str(table.name)])[:-1]
    with gzip.open(file, "rb") as lines:
        for line in lines:
            if line.startswith(start):
                _, *values = msgspec.json.decode(line)
                row = dict(zip(names, values))
                if "data" in row:
                    row["data"] = msgspec.convert(row["data"], bytes)
                yield row
