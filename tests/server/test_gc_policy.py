"""Tests that garbage is collected when the server is idle, not in the middle of play, and that threads switch often."""

from __future__ import annotations

import asyncio
import gc
import sys
import time
from pathlib import Path

import pytest
from litestar.connection import WebSocket
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from ludotheque.server import gc_policy
from ludotheque.server.app import make_app
from ludotheque.server.gc_policy import YOUNG, collect_rarely, collect_when_idle, is_due
from ludotheque.server.run import SWITCH_INTERVAL, short_turns
from tests.table.seated import simulated


def test_the_collector_skips_old_objects_while_the_server_runs() -> None:
    before = gc.get_threshold()
    with collect_rarely():
        assert gc.get_threshold() == YOUNG and gc.get_freeze_count() > 0
    assert gc.get_threshold() == before and gc.get_freeze_count() == 0


def test_the_thread_switch_interval_is_short_while_the_server_runs() -> None:
    before = sys.getswitchinterval()
    with short_turns():
        assert sys.getswitchinterval() == pytest.approx(SWITCH_INTERVAL) and before > SWITCH_INTERVAL
    assert sys.getswitchinterval() == pytest.approx(before)


@pytest.mark.parametrize(
    ("waited", "took", "is_calm", "done"),
    [
        (gc_policy.MIN_INTERVAL - 1, 0.0, True, False),
        (gc_policy.MIN_INTERVAL, 5.0, True, True),
        (gc_policy.MIN_INTERVAL, 0.006, False, True),
        (2999.0, 0.3, False, False),
        (3000.0, 0.3, False, True),
        (3001.0, 3.0, False, False),
    ],
)
def test_the_longer_a_full_collection_takes_the_less_often_it_is_done(
    waited: float, took: float, is_calm: bool, done: bool
) -> None:
    assert is_due(waited, took, is_calm=is_calm) == done


@pytest.mark.parametrize(("talk", "rarely", "collected"), [(0, 1e9, True), (1, 1e9, False), (1, 0.0, True)])
@simulated
async def test_a_full_collection_waits_for_an_idle_moment_or_a_deadline(
    monkeypatch: pytest.MonkeyPatch, talk: int, rarely: float, collected: bool
) -> None:
    monkeypatch.setattr(gc_policy, "IDLE_SECONDS", 0.001)
    monkeypatch.setattr(gc_policy, "MIN_INTERVAL", 0.0)
    monkeypatch.setattr(gc_policy, "BUSY_FACTOR", rarely)
    said = times = 0

    def messages() -> int:
        nonlocal said
        said += talk
        return said

    def collect() -> None:
        nonlocal times
        times += 1

    running = asyncio.create_task(collect_when_idle(messages, collect))
    while said < 20 * talk or (not talk and not times):
        await asyncio.sleep(0.001)
    running.cancel()
    assert (times > 0) == collected


@pytest.mark.parametrize("query", ["", "?ticket=wrong", "?protocol=0"])
def test_a_socket_that_is_closed_leaves_nothing_in_memory(tmp_path: Path, query: str) -> None:
    """Shows that the memory of a closed socket is freed at once, not only at the next garbage collection."""
    with TestClient(make_app(tmp_path / "t.sqlite", tmp_path / "bundles")) as client:
        client.get("/api/me")
        table = client.post("/api/tables", json={"game": "malta", "seats": 2}).json()["table"]
        gc.collect()
        gc.disable()
        try:
            try:
                with client.websocket_connect(f"/api/tables/{table}/socket{query}") as socket:
                    socket.receive_json()
                    assert open_sockets() == 1
            except WebSocketDisconnect:
                assert query
            for _ in range(500):  # another thread closes the socket
                if open_sockets() == 0:
                    break
                time.sleep(0.01)
            assert open_sockets() == 0
        finally:
            gc.enable()


def open_sockets() -> int:
    return sum([isinstance(obj, WebSocket) for obj in gc.get_objects()])
