"""Tests of notices between processes over PostgreSQL: they reach the other processes, even after a lost connection."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import text

from ludotheque.store import open_store
from ludotheque.store.notices import Notices
from ludotheque_trust.live.postgres import PostgreSQL
from tests.table.seated import simulated


class Listener:
    """A process that records the notices it receives."""

    def __init__(self) -> None:
        self.heard: asyncio.Queue[object] = asyncio.Queue()

    def listen(self, notices: Notices) -> None:
        def on_claim(table: str, epoch: int) -> None:
            self.heard.put_nowait((table, epoch))

        notices.listen(on_claim, lambda: self.heard.put_nowait("list"), lambda: self.heard.put_nowait("gap"))

    async def next(self) -> object:
        async with asyncio.timeout(20):
            return await self.heard.get()


@pytest.mark.faults
def test_notices_reach_other_processes_even_after_an_outage(postgres: PostgreSQL) -> None:
    where = postgres.new_database()

    async def run() -> None:
        stores = [await open_store(where), await open_store(where)]
        one, two = [Notices(store.database.shared) for store in stores]
        first, second = Listener(), Listener()
        first.listen(one)
        second.listen(two)
        assert [await first.next(), await second.next()] == ["gap", "gap"]
        one.announce_claim("table", 7)
        one.announce_list()
        assert [await second.next(), await second.next()] == [("table", 7), "list"]
        others = "datname = current_database() and pid <> pg_backend_pid()"
        ended = text(f"select pg_terminate_backend(pid) from pg_stat_activity where {others}")
        await stores[0].database.do(lambda connection: connection.execute(ended))
        assert [await first.next(), await second.next()] == ["gap", "gap"]
        two.announce_claim("table", 8)
        two.announce_list()
        assert [await first.next(), await first.next()] == [("table", 8), "list"]
        assert first.heard.empty() and second.heard.empty()  # a process ignores its own notices
        for notices, store in zip((one, two), stores):
            await notices.close()
            await store.close()

    asyncio.run(run())


@simulated
async def test_sqlite_sends_no_notices(tmp_path: Path) -> None:
    store = await open_store(tmp_path / "t.sqlite")
    notices, listener = Notices(store.database.shared), Listener()
    listener.listen(notices)
    notices.announce_list()
    await notices.close()
    assert listener.heard.empty()
    await store.close()
