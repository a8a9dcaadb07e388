"""Tests that the files of a server are private, and that no backup is restored into a server that is running."""

from __future__ import annotations

import asyncio
import logging
import os
import stat
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludotheque.cli import main
from ludotheque.core.errors import BadInput
from ludotheque.store import open_store
from ludotheque.store.backup import restore_backup, write_backup
from ludotheque.store.files import exclusive_use
from ludotheque.store.notices import Notices
from ludotheque.table.ports import Listed
from ludotheque_trust.live.postgres import PostgreSQL
from tests.table.seated import simulated

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="it has no such rights")

A = Listed("a", "malta", "gathering", True, 1000)


def mode_of(file: Path) -> int:
    return stat.S_IMODE(file.stat().st_mode)


@pytest.fixture
def open_to_all() -> Iterator[None]:
    """Makes new files readable by everybody, unless the code that creates them says otherwise."""
    before = os.umask(0)
    yield
    os.umask(before)


@simulated
async def test_a_new_database_and_its_side_files_are_private(tmp_path: Path, open_to_all: None) -> None:
    store = await open_store(tmp_path / "t.sqlite")
    await store.create(A, "one", b"1")
    files = sorted(tmp_path.iterdir())
    assert [file.name for file in files] == ["t.sqlite", "t.sqlite-shm", "t.sqlite-wal"]
    assert {mode_of(file) for file in files} == {0o600}
    await store.close()


@simulated
async def test_an_older_database_file_is_made_private(
    tmp_path: Path, open_to_all: None, caplog: pytest.LogCaptureFixture
) -> None:
    file = tmp_path / "t.sqlite"
    first = await open_store(file)
    await first.create(A, "one", b"1")
    for path in tmp_path.iterdir():
        path.chmod(0o644)
    second = await open_store(file)
    assert {mode_of(path) for path in tmp_path.iterdir()} == {0o600}
    assert "t.sqlite could be read by everybody" in caplog.text
    caplog.clear()
    file.chmod(0o640)  # made readable for a group on purpose
    await (await open_store(file)).close()
    assert mode_of(file) == 0o640 and not caplog.text
    await first.close()
    await second.close()


def test_a_backup_is_private_and_never_overwrites_another_unasked(
    tmp_path: Path, open_to_all: None, capsys: pytest.CaptureFixture[str]
) -> None:
    where, file = str(tmp_path / "t.sqlite"), tmp_path / "b.gz"

    async def prepare() -> None:
        store = await open_store(where)
        await store.create(A, "one", b"1")
        await store.close()

    asyncio.run(prepare())
    (tmp_path / "b.gz.part").write_bytes(b"of a backup that was interrupted")
    words = ["backup", str(file), "--database", where, "--language", "en"]
    assert main(words) == 0 and mode_of(file) == 0o600
    file.write_bytes(b"precious")
    assert main(words) == 2 and file.read_bytes() == b"precious"
    assert (
        capsys.readouterr().err
        == f"{file}: this file exists already: choose another name, or replace it with --force\n"
    )
    assert main([*words, "--force"]) == 0 and file.read_bytes() != b"precious" and mode_of(file) == 0o600
    assert sorted([path.name for path in tmp_path.iterdir()]) == ["b.gz", "t.sqlite"]


def backup_of_nothing(folder: Path) -> Path:
    async def write() -> None:
        store = await open_store(folder / "elsewhere.sqlite")
        await store.key("guests", b"of the backup")
        await write_backup(store, folder / "b.gz")
        await store.close()

    asyncio.run(write())
    return folder / "b.gz"


def test_restoring_into_a_file_in_use_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    where, file = str(tmp_path / "t.sqlite"), str(backup_of_nothing(tmp_path))
    words = ["restore", file, "--database", where, "--language", "en"]
    with exclusive_use(where):
        assert main(words) == 2
        assert capsys.readouterr().err == f"{where}: a running house is using these tables: stop it first\n"
        with pytest.raises(BadInput), exclusive_use(f"sqlite:///{where}"):
            pass
    assert main(words) == 0


@pytest.mark.faults
def test_restoring_into_a_postgresql_database_in_use_is_refused(tmp_path: Path, postgres: PostgreSQL) -> None:
    """Shows that restoring is refused even if the server has no table yet, and so has never sent a heartbeat."""
    file, where = backup_of_nothing(tmp_path), postgres.new_database()

    async def run() -> None:
        house, other = await open_store(where), await open_store(where)
        assert await house.key("guests", b"of the house") == b"of the house"
        notices = Notices(house.database.shared)
        listening = asyncio.Event()
        notices.listen(lambda table, epoch: None, lambda: None, listening.set)
        await asyncio.wait_for(listening.wait(), 30)
        with pytest.raises(BadInput) as refused:
            await restore_backup(other, file)
        assert refused.value.message == "store-served"
        assert await other.key("guests", b"") == b"of the house"
        await notices.close()
        await house.close()
        assert await restore_backup(other, file) == 0
        assert await other.key("guests", b"") == b"of the backup"
        await other.close()

    asyncio.run(run())


def test_files_created_by_root_belong_to_the_owner_of_the_folder(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    if os.geteuid():
        pytest.skip("only root can give files away")
    folder = tmp_path / "state"
    folder.mkdir()
    os.chown(folder, 12345, 23456)
    with exclusive_use(folder / "t.sqlite"), caplog.at_level(logging.WARNING):
        asyncio.run(open_and_close(folder / "t.sqlite"))
    owners = {(path.stat().st_uid, path.stat().st_gid) for path in folder.iterdir()}
    assert owners == {(12345, 23456)} and len(list(folder.iterdir())) == 2 and not caplog.text


async def open_and_close(file: Path) -> None:
    await (await open_store(file)).close()
