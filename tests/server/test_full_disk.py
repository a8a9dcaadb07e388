"""Tests of a full disk: moves are refused with the reason, and tables recover by themselves once there is space."""

from __future__ import annotations

import asyncio
import resource
import sys
from pathlib import Path

import pytest

from tests.server.houses import Guest, QuickServer
from tests.table.seated import simulated

pytestmark = pytest.mark.faults


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason=f"{sys.platform} cannot limit another process")
@simulated
async def test_moves_are_refused_on_a_full_disk_and_accepted_once_there_is_space(tmp_path: Path) -> None:
    server = QuickServer(tmp_path).start()
    cookie = server.guest()
    table = server.open(cookie)
    async with server.socket(table, cookie, 0) as connection, asyncio.timeout(60):
        guest = Guest(connection)
        assert (await guest.do("sitDown", seat=0, name="Ann"))["type"] == "ack"
        size = (tmp_path / "tables.sqlite-wal").stat().st_size
        _, hard = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (size, hard))
        refused = await guest.do("addSeal", id="one", seal="11" * 32)
        assert (refused["type"], refused["message"]) == ("refusal", "table-store-down")
        assert server.request("/api/tables", {"game": "malta", "seats": 2}, cookie)[0] == 503
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (hard, hard))
        answer = await guest.do("addSeal", id="one", seal="11" * 32)
        assert (answer["type"], answer["version"]) == ("ack", 3)
        assert (await guest.do("standUp"))["version"] == 4
    server.stop()
