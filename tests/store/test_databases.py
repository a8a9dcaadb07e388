"""Tests of SQLite and PostgreSQL: opening, migrations, group commits, backup and restore."""

from __future__ import annotations

import asyncio
import gzip
import sqlite3
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import text

from ludotheque.cli import main
from ludotheque.core.errors import BadInput
from ludotheque.store import migrations, open, open_store
from ludotheque.store.backup import restore_backup, write_backup
from ludotheque.store.open import LATEST
from ludotheque.store.tables import METADATA
from ludotheque.table.ports import Listed, SeatSummary, Sitter, StoreDown
from ludotheque_trust.live.postgres import PostgreSQL
from tests.table.seated import simulated

A = Listed("a", "malta", "gathering", True, 1000)


@simulated
async def test_migrations_create_the_declared_tables(database: str) -> None:
    store = await open_store(database)

    def differences(connection: Any) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection), METADATA))

    assert await store.database.do(differences) == []
    await store.close()
    await (await open_store(database)).close()  # the second time, nothing is left to migrate


@simulated
async def test_tables_of_an_older_version_are_migrated(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(open, "LATEST", "0001")
    older = await open_store(database)
    names = "id, game, phase, is_listed, opened, version, epoch, owner"
    added = text(f"insert into tables ({names}) values ('a', 'malta', 'gathering', true, 1000, 1, 1, 'one')")
    await older.database.do(lambda connection: connection.execute(added), writes=True)
    await older.close()
    monkeypatch.undo()
    store = await open_store(database)
    assert await store.tables() == [A]
    await store.close()


# Each process imports everything before any of them opens the store, so that all processes open the store at the same
# moment.
OPENING = """
import asyncio, sys
from alembic import command
from sqlalchemy.ext.asyncio import create_async_engine
from ludotheque.store import open_store

async def opened():
    store = await open_store(sys.argv[1])
    key = await store.key("guests", sys.argv[2].encode())
    await store.close()
    print(key.decode())

print("ready", flush=True)
sys.stdin.readline()
asyncio.run(opened())
"""


@pytest.mark.faults
def test_processes_that_start_at_once_share_an_empty_database(postgres: PostgreSQL) -> None:
    starting = [sys.executable, "-c", OPENING]
    pipes: dict[str, Any] = {
        "stdin": subprocess.PIPE,
        "stdout": subprocess.PIPE,
        "stderr": subprocess.PIPE,
        "text": True,
    }
    for _ in range(2):
        where = postgres.new_database()
        processes: list[Any] = [subprocess.Popen([*starting, where, f"key {number}"], **pipes) for number in range(5)]
        assert [process.stdout.readline() for process in processes] == ["ready\n"] * 5
        for process in processes:
            process.stdin.write("\n")
            process.stdin.flush()
        said = [process.communicate() for process in processes]
        assert {process.returncode for process in processes} == {0}, said
        assert len({key for key, _ in said}) == 1  # all processes sign cookies with the same key
        assert {complaints for _, complaints in said} == {""}


def test_the_newest_migration_is_the_version_that_runs() -> None:
    steps = sorted((Path(migrations.__file__).parent / "versions").glob("step_*.py"))
    assert steps[-1].stem == f"step_{LATEST}"


@simulated
async def test_a_commit_in_sqlite_is_on_disk(tmp_path: Path) -> None:
    store = await open_store(tmp_path / "t.sqlite")

    def answers(connection: Any) -> list[Any]:
        names = ("journal_mode", "synchronous", "foreign_keys")
        return [connection.execute(text(f"PRAGMA {name}")).scalar_one() for name in names]

    assert await store.database.do(answers, writes=True) == ["wal", 2, 1]
    await store.close()


@simulated
async def test_waiting_writes_share_one_commit(database: str) -> None:
    store = await open_store(database)
    tables = [Listed(f"t{number}", "malta", "gathering", False, 0) for number in range(50)]
    await asyncio.gather(*[store.create(listed, "one", b"1") for listed in tables])
    before = store.commits
    await asyncio.gather(*[store.append(listed.table, 1, 2, b"row", "playing") for listed in tables])
    assert store.commits - before <= 2
    await store.close()


@simulated
async def test_a_locked_database_refuses_writes_and_recovers(tmp_path: Path) -> None:
    store = await open_store(tmp_path / "t.sqlite")
    await store.create(A, "one", b"1")
    other = sqlite3.connect(tmp_path / "t.sqlite", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(StoreDown):
        await store.append("a", 1, 2, b"2", "playing")
    other.execute("ROLLBACK")
    other.close()
    assert (await store.read("a")).rows == (b"1",)
    await store.append("a", 1, 2, b"2", "playing")
    assert (await store.read("a")).rows == (b"1", b"2")
    await store.close()


@pytest.mark.faults
def test_a_recovering_database_is_waited_for(postgres: PostgreSQL) -> None:
    """Kills one of PostgreSQL's processes with SIGKILL, after which PostgreSQL refuses connections until it has
    recovered.
    """
    where = postgres.new_database()

    async def run() -> None:
        open_before = await open_store(where)
        assert postgres.kill_backend()
        await (await open_store(where)).close()
        await open_before.close()

    asyncio.run(run())


@simulated
async def test_unopenable_databases_are_reported(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    (tmp_path / "text.sqlite").write_text("this is not a database, but it is long enough to look like a file" * 20)
    cases = {
        str(tmp_path / "file" / "t.sqlite"): "store-unreachable",
        str(tmp_path / "text.sqlite"): "store-unreachable",
        str(tmp_path): "store-unreachable",
        "postgresql://nobody:secret@127.0.0.1:9/none": "store-unreachable",
        "mysql://somewhere/else": "store-bad-url",
        "://": "store-bad-url",
    }
    for where, message in cases.items():
        with pytest.raises(BadInput) as refused:
            await open_store(where)
        assert refused.value.message == message, where
        assert "secret" not in f"{refused.value.where} {refused.value.values}"


@simulated
async def test_a_store_of_a_later_version_is_not_changed(tmp_path: Path) -> None:
    await (await open_store(tmp_path / "t.sqlite")).close()
    with sqlite3.connect(tmp_path / "t.sqlite") as connection:
        connection.execute("update alembic_version set version_num = '9999'")
    connection.close()
    with pytest.raises(BadInput) as refused:
        await open_store(tmp_path / "t.sqlite")
    assert refused.value.message == "store-newer"


@simulated
async def test_restoring_a_backup_reproduces_the_store(database: str, tmp_path: Path) -> None:
    store = await open_store(database)
    await store.beat("one", 77, "http://here:1")
    await store.create(A, "one", bytes(range(256)))
    await store.append("a", 1, 2, b"2", "playing", b"snap")
    file = tmp_path / "backup"
    assert await write_backup(store, file) == 1
    await store.append("a", 1, 3, b"later", "playing")
    with pytest.raises(BadInput) as refused:
        await restore_backup(store, file)
    assert refused.value.message == "store-not-empty"
    await store.close()
    other = await open_store(tmp_path / "other.sqlite")  # restored into another kind of database
    assert await restore_backup(other, file) == 1
    stored = await other.read("a")
    assert (stored.rows, stored.snapshot) == ((bytes(range(256)), b"2"), (2, b"snap"))
    holder = await other.holder("a", int(time.time() * 1000))
    assert (holder.owner, holder.epoch, holder.address) == ("one", 1, "") and holder.silence is not None
    assert await other.tables() == [A._replace(phase="playing")]
    await other.close()


@pytest.mark.faults
def test_moving_between_sqlite_and_postgresql_keeps_backups_bitwise_equal(postgres: PostgreSQL, tmp_path: Path) -> None:
    """Moves a server from SQLite to PostgreSQL and back, and shows that each backup has the same bytes.

    Some names are chosen so that a database's collation would sort them differently.
    """
    places = [str(tmp_path / "one.sqlite"), postgres.new_database(), str(tmp_path / "two.sqlite")]
    files = [tmp_path / f"backup {number}" for number in range(3)]

    async def write_tables() -> None:
        store = await open_store(places[0])
        for name in ("b", "B", "a-c", "ab", "a b", "é", "_"):
            sitters = (Sitter(name, 0, name), Sitter("z", 1, "Z"))
            await store.create(A._replace(table=name), "one", bytes(range(256)))
            await store.append(name, 1, 2, b"2", "playing", b"snap", SeatSummary("[]", sitters))
            await store.add_line(name, 1, 1, b"said")
        await store.claim("b", "two")
        await store.beat("two", 77, "http://here:1")
        await store.key("guests", b"secret")
        await write_backup(store, files[0])
        await store.close()

    async def move(number: int) -> None:
        store = await open_store(places[number])
        assert await restore_backup(store, files[number - 1]) == 7
        await write_backup(store, files[number])
        await store.close()

    asyncio.run(write_tables())
    asyncio.run(move(1))
    asyncio.run(move(2))
    assert files[0].read_bytes() == files[1].read_bytes() == files[2].read_bytes()


def test_backup_and_restore_by_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    home, away, file = str(tmp_path / "home.sqlite"), str(tmp_path / "away.sqlite"), str(tmp_path / "b")

    async def prepare() -> None:
        store = await open_store(home)
        await store.create(A, "one", b"1")
        await store.close()

    assert main(["backup", file, "--database", home, "--language", "en"]) == 2
    assert "no tables here yet" in capsys.readouterr().err
    asyncio.run(prepare())
    assert main(["backup", file, "--database", home, "--language", "en"]) == 0
    assert "one table" in capsys.readouterr().out
    assert main(["restore", file, "--database", away, "--language", "fr"]) == 0
    assert "1 table" in capsys.readouterr().out
    assert main(["restore", file, "--database", away, "--language", "en"]) == 2
    assert "empty house" in capsys.readouterr().err
    whole = gzip.decompress(Path(file).read_bytes())
    for bad in (
        Path(file).read_bytes()[:-30],
        b"nothing",
        gzip.compress(b"{}\n"),
        gzip.compress(whole.replace(b"malta", b"malto")),
    ):
        Path(f"{file}2").write_bytes(bad)
        assert main(["restore", f"{file}2", "--database", str(tmp_path / "new.sqlite"), "--language", "en"]) == 2
        assert "not a complete backup" in capsys.readouterr().err
    assert not (tmp_path / "new.sqlite").exists()
    assert main(["restore", str(tmp_path / "missing"), "--language", "en"]) == 2
    assert main(["backup", str(tmp_path / "no" / "b"), "--database", home, "--language", "en"]) == 2
    assert "cannot write" in capsys.readouterr().err
