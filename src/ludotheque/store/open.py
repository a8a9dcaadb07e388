"""Opens a store, in a file or at a URL, and brings it up to date."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, create_engine, event, func, inspect, select
from sqlalchemy.exc import SQLAlchemyError

from ludotheque.core.errors import BadInput
from ludotheque.store.databases import WRITES, Database, Embedded, Remote
from ludotheque.store.files import make_private
from ludotheque.store.outages import reason_of
from ludotheque.store.sql import SqlStore
from ludotheque.store.urls import DRIVERS, hide_password, url_of

LATEST: Final = "0006"  # the last migration
STARTING: Final = {"57P03", "57P02", "08003"}  # SQLSTATE codes: PostgreSQL is starting, recovering or about to recover
START_TIME: Final = 30.0  # seconds to wait for a PostgreSQL in one of these states
RETRY_AFTER: Final = 0.1  # seconds between two attempts to reach the database
PATIENCE: Final = 10  # timeout of a statement on a remote database, in seconds
MIGRATING: Final = 0x6C75646F73746570  # advisory lock held while migrations run


async def open_store(where: str | Path) -> SqlStore:
    """Opens the store in a SQLite file or at a URL; raises BadInput if the store cannot be reached or was written by a
    later version.
    """
    database = database_at(where)
    try:
        await upgrade_when_ready(database)
    except NewerStore as error:
        await database.close()
        raise BadInput(hide_password(where), "store-newer", reason=str(error)) from error
    except (SQLAlchemyError, OSError, TimeoutError) as error:
        await database.close()
        raise BadInput(hide_password(where), "store-unreachable", reason=reason_of(error)) from error
    return SqlStore(database)


async def upgrade_when_ready(database: Database) -> None:
    """Brings a database up to date; retries while the database starts or recovers from a crash."""
    give_up = time.monotonic() + START_TIME
    while True:
        try:
            await database.do(bring_up_to_date, writes=True)
            return
        except ConnectionRefusedError:  # nobody listens there
            raise
        except (SQLAlchemyError, ConnectionError) as error:  # a server listens, but refuses or fails
            state = getattr(getattr(error, "orig", None), "sqlstate", None)
            is_starting = state in STARTING or isinstance(error, ConnectionError)
            if not is_starting or time.monotonic() > give_up:
                raise
        await asyncio.sleep(RETRY_AFTER)


def database_at(where: str | Path) -> Database:
    """Returns the database in a file or at a URL."""
    url = url_of(where)
    if url.drivername == DRIVERS["sqlite"]:
        file = Path(url.database or "")
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            make_private(file)
        except OSError as error:
            raise BadInput(str(file), "store-unreachable", reason=error.strerror or str(error)) from error
        engine = create_engine(url, hide_parameters=True)
        event.listen(engine, "connect", prepare_sqlite)
        event.listen(engine, "begin", begin_sqlite)
        return Embedded(engine)
    from sqlalchemy.ext.asyncio import create_async_engine  # slow to import

    arguments: dict[str, Any] = {"timeout": PATIENCE, "command_timeout": PATIENCE}
    # One of the five connections listens all the time (notices.py).
    pool: dict[str, Any] = {"pool_size": 5, "max_overflow": 0, "pool_pre_ping": True}
    return Remote(create_async_engine(url, hide_parameters=True, connect_args=arguments, **pool))


def prepare_sqlite(connection: Any, _: object) -> None:
    """Sets up a connection: commits reach the disk before they are acknowledged, and readers do not wait for the
    writer.
    """
    connection.isolation_level = None  # keeps the driver from sending BEGIN, because we send it ourselves
    try:
        for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "busy_timeout = 2000"):
            cursor = connection.cursor()
            cursor.execute(f"PRAGMA {pragma}")
            cursor.close()
    except BaseException:  # the file is not a database; the pool does not know the connection yet, so close it here
        connection.close()
        raise


def begin_sqlite(connection: Connection) -> None:
    """Begins a transaction; a writer locks at once, because two transactions that read first and write later would
    deadlock.
    """
    connection.exec_driver_sql("BEGIN IMMEDIATE" if connection.get_execution_options().get(WRITES) else "BEGIN")


class NewerStore(Exception):
    """Raised for a store at a migration that this version does not have."""


def is_up_to_date(connection: Connection) -> bool:
    """Returns whether the last migration has been run."""
    if not inspect(connection).has_table("alembic_version"):
        return False
    migration = connection.exec_driver_sql("select version_num from alembic_version").scalar()
    return bool(migration == LATEST)


def bring_up_to_date(connection: Connection) -> None:
    """Runs the missing migrations; if several processes start at once, one of them runs the migrations and the others
    wait.
    """
    if is_up_to_date(connection):
        return  # Alembic takes longer to import than the whole rest of the store
    # SQLite needs no such lock, because a writer locks the whole file anyway.
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(MIGRATING)))
        if is_up_to_date(connection):
            return
    from alembic import command
    from alembic.config import Config
    from alembic.util.exc import CommandError

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, LATEST)
    except CommandError as error:
        raise NewerStore(str(error)) from error
