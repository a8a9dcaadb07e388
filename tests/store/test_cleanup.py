"""Tests that only old tables are removed, even while a server runs."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path

import pytest
from sqlalchemy import insert

from ludotheque.cli import main
from ludotheque.store import SqlStore, open_store
from ludotheque.store.cleanup import clear_old_tables
from ludotheque.store.tables import OWNERS
from ludotheque.table.ports import Fenced, Listed, NoTable, SeatSummary, Sitter
from tests.table.seated import simulated

DAY = 24 * 3600 * 1000


def row(at: int) -> bytes:
    return json.dumps({"version": 1, "at": at, "entry": {}}).encode()


async def write_table(store: SqlStore, table: str, phase: str, opened: int, last: int) -> None:
    """Writes a table of two rows, with every kind of data that a store keeps about a table."""
    await store.create(Listed(table, "malta", "gathering", True, opened), f"owner of {table}", row(opened))
    summary = SeatSummary("[]", (Sitter("ann", 0, "Ann"),))
    await store.append(table, 1, 2, row(last), phase, b"snap", summary)
    await store.add_line(table, 1, 1, b"said")
    aged = insert(OWNERS).values(
        owner=f"owner of {table}", alive=last
    )  # written directly, because PostgreSQL dates heartbeats by its own clock
    await store.database.do(lambda connection: connection.execute(aged), writes=True)


TABLES = {  # by id: phase, days since the table was opened, days since something last happened there
    "old": ("over", 40, 39),
    "never begun": ("gathering", 40, 40),
    "long match": ("over", 40, 2),
    "running": ("playing", 40, 40),
    "new": ("over", 3, 2),
}


async def all_of(store: SqlStore) -> set[str]:
    return {listed.table for listed in await store.tables()}


@simulated
async def test_only_old_tables_are_removed_with_all_their_data(database: str) -> None:
    store, now = await open_store(database), 100 * DAY
    for name, (phase, opened, last) in TABLES.items():
        await write_table(store, name, phase, now - opened * DAY, now - last * DAY)
    before = now - 30 * DAY
    assert await clear_old_tables(store, before, dry_run=True) == 2
    assert await all_of(store) == set(TABLES)
    assert await clear_old_tables(store, before) == 2
    assert await all_of(store) == {"long match", "running", "new"}
    assert await clear_old_tables(store, before) == 0
    for gone in ("old", "never begun"):
        with pytest.raises(NoTable):
            await store.read(gone)
        assert await store.lines(gone) == []
        with pytest.raises(Fenced):  # the error for a server that still has the removed table in memory
            await store.append(gone, 1, 3, row(now), "over")
    assert [sat.listed.table for sat in await store.tables_of("ann")] == ["new", "long match", "running"]
    assert await store.living(["owner of old", "owner of running"], 10**15, now) == {"owner of running"}
    await store.close()


@simulated
async def test_a_server_keeps_writing_during_the_cleanup(tmp_path: Path) -> None:
    house, other = await open_store(tmp_path / "t.sqlite"), await open_store(tmp_path / "t.sqlite")
    for number in range(60):
        await write_table(house, f"old {number}", "over", DAY, DAY)
    await write_table(house, "running", "playing", DAY, DAY)
    clearing = asyncio.create_task(clear_old_tables(other, 50 * DAY))
    version = 2
    while not clearing.done():
        version += 1
        await house.append("running", 1, version, row(DAY), "playing")
    assert clearing.result() == 60 and await all_of(house) == {"running"} and version > 10
    await house.close()
    await other.close()


def test_the_cleanup_command_reports_what_it_removed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    where = str(tmp_path / "t.sqlite")
    now = int(time.time() * 1000)

    async def prepare() -> None:
        store = await open_store(where)
        await write_table(store, "old", "over", now - 31 * DAY, now - 31 * DAY)
        await write_table(store, "new", "over", now - 29 * DAY, now - 29 * DAY)
        await store.close()

    words = ["tidy", "--database", where, "--language", "en", "--days"]
    assert main([*words, "30"]) == 2 and "no tables here yet" in capsys.readouterr().err
    asyncio.run(prepare())
    assert (
        main([*words, "30", "--dry-run"]) == 0 and capsys.readouterr().out == f"{where}: one table would be removed\n"
    )
    assert main([*words, "30"]) == 0 and capsys.readouterr().out == f"{where}: one table removed\n"
    assert main([*words, "30"]) == 0
    assert capsys.readouterr().out == f"{where}: no table was old enough to be removed\n"
    for bad in ("0", "-1", "99999999"):
        assert main([*words, bad]) == 2 and capsys.readouterr().err.startswith(f"--days: {bad} is not a number of days")
