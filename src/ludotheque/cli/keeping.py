"""Backup and restore: all tables of the house in one file."""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from ludotheque.cli import FOLDER
from ludotheque.cli.places import own_database
from ludotheque.core.errors import BadInput
from ludotheque.core.words import Voice
from ludotheque.store import SqlStore, open_store
from ludotheque.store.backup import check_whole, restore_backup, write_backup
from ludotheque.store.opening import shown


def backup(asked: argparse.Namespace) -> int:
    """Writes all tables into a file."""
    where = asked.database or str(own_database())
    if "://" not in where and not Path(where).expanduser().exists():
        raise BadInput(where, "store-none")
    file = Path(asked.file).expanduser()
    count = asyncio.run(with_store(where, lambda store: write_backup(store, file)))
    print(Voice("", asked.language, also=FOLDER).tell("cli-backed-up", file=str(file), count=count))
    return 0


def restore(asked: argparse.Namespace) -> int:
    """Puts the tables of a file into a store that has none."""
    where = asked.database or str(own_database())
    file = Path(asked.file).expanduser()
    check_whole(file)  # before a store is made for it
    count = asyncio.run(with_store(where, lambda store: restore_backup(store, file)))
    print(Voice("", asked.language, also=FOLDER).tell("cli-restored", database=shown(where), count=count))
    return 0


async def with_store(where: str, work: Callable[[SqlStore], Awaitable[int]]) -> int:
    """Does something with a store, and closes it."""
    store = await open_store(where)
    try:
        return await work(store)
    finally:
        await store.close()
