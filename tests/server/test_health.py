"""Tests of health and monitoring: /api/health also checks that the store can write, metrics are well-formed, the log
has no secrets.
"""

from __future__ import annotations

import asyncio
import json
import logging
import re
import resource
import sqlite3
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from ludotheque.server import monitor
from ludotheque.server.http.slow_requests import path_for_log
from ludotheque.server.logs import MOST_SIMILAR, OneLineFormatter, RateLimitFilter, rough
from ludotheque.server.monitor import SharedQuery
from ludotheque.table.ports import StoreDown
from ludotheque_trust.simulated.world import SimulatedTime
from tests.server.houses import Guest, QuickServer, Server
from tests.table.seated import simulated


def log_of(server: Server) -> list[str]:
    return (server.folder / "stderr").read_text().splitlines()


def wait_until(condition: Callable[[], bool], seconds: float = 30.0) -> bool:
    """Waits until a condition holds."""
    give_up = time.monotonic() + seconds
    while time.monotonic() < give_up:
        if condition():
            return True
        time.sleep(0.1)
    return False


@pytest.mark.faults
@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason=f"{sys.platform} cannot limit another process")
def test_health_reports_a_full_disk_and_its_recovery(tmp_path: Path) -> None:
    server = QuickServer(tmp_path).start()
    try:
        assert server.request("/api/health")[0] == 200
        _, hard = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
        with sqlite3.connect(server.database) as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        connection.close()
        resource.prlimit(
            server.pid, resource.RLIMIT_FSIZE, (4000, hard)
        )  # too little for a single page of the SQLite file
        assert wait_until(lambda: server.request("/api/health")[0] == 503)
        assert b"ludotheque_store_up 0" in server.request("/api/metrics")[2]
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (hard, hard))
        assert wait_until(lambda: server.request("/api/health")[0] == 200)
        assert b"ludotheque_store_up 1" in server.request("/api/metrics")[2]
    finally:
        server.stop()
    said = [line for line in log_of(server) if "tables can" in line]
    assert len(said) == 2, said
    assert " ERROR ludotheque.store: tables cannot be written: " in said[0]
    assert re.search(
        r" WARNING ludotheque.store: tables can be written again, after \d+\.\d s and \d+ failures", said[1]
    )


@simulated
async def test_concurrent_health_checks_query_the_store_once() -> None:
    asked, clock, fails = 0, SimulatedTime(), False

    async def ask() -> int:
        nonlocal asked
        asked += 1
        await asyncio.sleep(0)
        if fails:
            raise StoreDown("full")
        return asked

    shared = SharedQuery(ask, 1000, clock)
    assert await asyncio.gather(*[shared.get() for _ in range(50)]) == [1] * 50
    fails = True
    assert await shared.get() == 1
    await clock.pass_by(1000)
    for _ in range(3):
        with pytest.raises(StoreDown):
            await shared.get()
    assert asked == 2


@simulated
async def test_a_store_that_does_not_answer_is_reported_as_down() -> None:
    async def ask() -> str:
        await asyncio.Event().wait()
        return ""

    clock = SimulatedTime()
    waiting = asyncio.ensure_future(SharedQuery(ask, 1000, clock).get())
    await clock.pass_by(monitor.PATIENCE - 1)
    assert not waiting.done()
    await clock.pass_by(1)
    with pytest.raises(StoreDown):
        await asyncio.wait_for(waiting, 10)


SAMPLE = re.compile(r'([a-z_]+)((?:\{[a-z]+="[\w-]+"(?:,[a-z]+="[\w-]+")*\})?) (\d+)')


def test_metrics_are_prometheus_text_without_personal_data(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    try:
        cookie = server.guest()
        table = server.open(cookie)
        status, headers, body = server.request("/api/metrics")
        named = {name.lower(): value for name, value in headers.items()}
    finally:
        server.stop()
    text = body.decode()
    assert status == 200 and named["content-type"].startswith("text/plain; version=0.0.4")
    assert table not in text and "127.0" not in text and cookie.partition("=")[2][:16] not in text
    family, seen = "", {}
    for line in text.splitlines():
        if line.startswith("# HELP "):
            family = line.split()[2]
            assert line.endswith(".") and family not in seen
            seen[family] = 0
        elif line.startswith("# TYPE "):
            _, _, name, kind = line.split()
            assert name == family and kind in ("gauge", "counter") and (kind == "counter") == name.endswith("_total")
        else:
            sample = SAMPLE.fullmatch(line)
            assert sample is not None and sample[1] == family, line
            assert not sample[2] or re.search(r'(game|phase|state|reason)="', sample[2])
            seen[family] += 1
    assert all(seen.values())
    assert 'ludotheque_tables{phase="gathering"} 1\n' in text and 'ludotheque_tables{phase="over"} 0\n' in text
    assert 'ludotheque_matches{game="malta",state="running"} 0\n' in text


def test_the_log_records_what_happens_without_secrets(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    try:
        cookie = server.guest()
        table = server.open(cookie)

        async def play() -> None:
            async with server.socket(table, cookie, 0) as connection:
                assert (await Guest(connection).sit(0, "Mirabelle"))["type"] == "ack"

        asyncio.run(play())
        _, _, body = server.request(f"/api/tables/{table}/return-link", b"", cookie)
        secret = json.loads(body)["path"].rpartition("/")[2].removeprefix(table)
        for _ in range(3 * MOST_SIMILAR):
            refused = server.request(f"/api/tables/{table}/ticket", b"", cookie, Origin="https://evil.example\tx")
            assert refused[0] == 403
        assert b'ludotheque_refusals_total{reason="origin"} 30' in server.request("/api/metrics")[2]
    finally:
        server.stop()
    lines = log_of(server)
    assert all(re.match(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d{4} [A-Z]+ [\w.]+: \S", line) for line in lines), lines
    said = [line.partition(": ")[2] for line in lines]
    assert said[0].startswith("opening at 127.0.0.1 port") and said[1] == "open" and said[-2:] == ["closing", "closed"]
    assert len([line for line in said if line.startswith("refused a page of 'https://evil.example")]) == MOST_SIMILAR
    for word in (table, cookie.partition("=")[2], secret, "Mirabelle", "ticket="):
        assert word not in "\n".join(lines)


def record(message: str, *values: object, level: int = logging.WARNING, at: float = 0.0) -> logging.LogRecord:
    made = logging.LogRecord("ludotheque.house", level, "", 0, message, values, None)
    made.created = at
    return made


def test_a_log_entry_stays_one_line_whatever_a_client_sends() -> None:
    line = OneLineFormatter(is_whole=False).format(record("refused %s", "a\nb\r\x1b[31m\u2028c" + "x" * 5000))
    assert line.isprintable() and len(line) < 450 and "refused a?b??[31m?c" in line


def test_the_log_names_the_type_and_place_of_an_exception_but_omits_its_message() -> None:
    try:
        raise ValueError("the hand is Negate")
    except ValueError:
        made = record("a mistake of ours")
        made.exc_info = sys.exc_info()
    line = OneLineFormatter(is_whole=False).format(made)
    assert line.count("\n") == 0 and "(ValueError in test_health.py, line " in line and "Negate" not in line
    assert "Negate" in OneLineFormatter(is_whole=True).format(made)  # level debug writes whole lines, secrets included


def test_clients_cannot_fill_the_log() -> None:
    sparing = RateLimitFilter()
    let_through = [sparing.filter(record("refused %d", number, at=number / 100)) for number in range(100)]
    assert let_through == [True] * MOST_SIMILAR + [False] * (100 - MOST_SIMILAR)
    assert sparing.filter(record("something else", at=1.0))
    later = record("refused %d", 7, at=61.0)
    assert sparing.filter(later) and later.getMessage() == f"refused 7 [{100 - MOST_SIMILAR} more like this before]"


def test_addresses_are_truncated_in_the_log() -> None:
    assert rough("203.0.113.77") == "203.0.113.0/24" and rough("2001:db8:1:2::3") == "2001:db8:1::/48"
    assert rough("") == "nowhere"


def test_requests_are_logged_without_ids() -> None:
    scope = {"method": "GET", "path": "/api/tables/0123/replay", "path_template": "/api/tables/{table}/replay"}
    assert path_for_log(scope) == "GET /api/tables/{table}/replay"
    assert path_for_log({"method": "GET", "path": "/return/secret"}) == "GET /return/…"
    assert path_for_log({"method": "X\n", "path": "/"}) == "? //…"
