"""Maintenance of a server's tables: backup, restore, and removing old ones."""

from __future__ import annotations

import argparse
import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from ludotheque.cli import FOLDER
from ludotheque.cli.places import own_database
from ludotheque.core.errors import BadInput
from ludotheque.core.words import Voice
from ludotheque.store import SqlStore, open_store
from ludotheque.store.backup import check_whole, restore_backup, write_backup
from ludotheque.store.cleanup import clear_old_tables
from ludotheque.store.files import exclusive_use
from ludotheque.store.outages import reason_of
from ludotheque.store.urls import file_of, hide_password

DAY: Final = 24 * 3600 * 1000  # ms
MOST_DAYS: Final = 36_500


def backup(args: argparse.Namespace) -> int:
    """Writes all tables into a file."""
    where = existing_database(args.database)
    file = Path(args.file).expanduser()
    count = asyncio.run(with_store(where, lambda store: write_backup(store, file, force=args.force)))
    print(Voice("", args.language, extra_folder=FOLDER).tell("cli-backed-up", file=str(file), count=count))
    return 0


def restore(args: argparse.Namespace) -> int:
    """Restores a backup into an empty store, which no running server may use."""
    where = args.database or str(own_database())
    file = Path(args.file).expanduser()
    check_whole(file)  # checked before a store is created for the backup
    with exclusive_use(where):
        count = asyncio.run(with_store(where, lambda store: restore_backup(store, file)))
    print(
        Voice("", args.language, extra_folder=FOLDER).tell("cli-restored", database=hide_password(where), count=count)
    )
    return 0


def tidy(args: argparse.Namespace) -> int:
    """Removes tables unused for the given number of days or, with `--dry-run`, prints their number."""
    if not 1 <= args.days <= MOST_DAYS:
        raise BadInput("--days", "cli-bad-arguments", reason=f"{args.days} is not a number of days: 1 to {MOST_DAYS}")
    where = existing_database(args.database)
    before = int(time.time() * 1000) - args.days * DAY
    try:
        count = asyncio.run(with_store(where, lambda store: clear_old_tables(store, before, dry_run=args.dry_run)))
    except (SQLAlchemyError, OSError) as error:
        raise BadInput(hide_password(where), "store-unreachable", reason=reason_of(error)) from error
    voice = Voice("", args.language, extra_folder=FOLDER)
    print(voice.tell("cli-would-tidy" if args.dry_run else "cli-tidied", database=hide_password(where), count=count))
    return 0


def existing_database(database: str | None) -> str:
    """Returns the given database, or this user's own; raises BadInput for a file that does not exist."""
    where = database or str(own_database())
    file = file_of(where)
    if file is not None and not file.exists():
        raise BadInput(hide_password(where), "store-none")
    return where


async def with_store(where: str, work: Callable[[SqlStore], Awaitable[int]]) -> int:
    """Runs a coroutine with a store, and closes it."""
    store = await open_store(where)
    try:
        return await work(store)
    finally:
        await store.close()
