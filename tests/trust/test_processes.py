"""Tests of several processes that act as one server while one is paused, killed or restarted, or the database changes."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludotheque_trust.history import Line
from ludotheque_trust.live.postgres import PostgreSQL
from ludotheque_trust.live.servers import QuickServer
from ludotheque_trust.live.two_processes import Pair
from ludotheque_trust.trial import Broken, Task
from ludotheque_trust.trials.backups import VERSIONS_BEFORE, MovingTables, OrderedHistory, save_and_move
from ludotheque_trust.trials.fencing import fence
from ludotheque_trust.trials.processes import DISTURBED, meet
from tests.trust.games import OURS

pytestmark = pytest.mark.faults


@pytest.fixture(scope="module")
def pair(postgres: PostgreSQL, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    running = Pair(tmp_path_factory.mktemp("houses"), postgres.new_database())
    yield running
    running.stop()


@pytest.mark.parametrize("what", DISTURBED)
def test_a_match_played_at_two_processes_is_one_match(what: str, pair: Pair) -> None:
    results = asyncio.run(meet(Task(1), pair, [what]))
    assert results.history.count("acknowledged") > 20
    assert bool(results.breaks) == (what != "undisturbed")


def test_an_owner_that_wakes_after_its_lease_writes_nothing(pair: Pair) -> None:
    results = asyncio.run(fence(Task(1), pair))
    assert results.late_commands >= 3 and results.history.count("acknowledged") > 20


def test_a_server_is_backed_up_and_moved_during_play(postgres: PostgreSQL, tmp_path: Path) -> None:
    places = [str(tmp_path / "one.sqlite"), postgres.new_database(), str(tmp_path / "two.sqlite")]
    server = QuickServer(tmp_path, postgres.new_database()).start()
    try:
        moving = MovingTables(Task(2, games=OURS), server)
        asyncio.run(save_and_move(moving, places, tmp_path))
    finally:
        server.stop()
    assert moving.rows >= 2 * VERSIONS_BEFORE and moving.history.count("acknowledged") > 0


def test_an_inconsistent_backup_is_detected() -> None:
    history = OrderedHistory()
    for number, key in enumerate(("a", "b", "c"), 2):
        history.note_sent(key)
        history.note_acknowledged(key, number)
    history.note_sent("d")
    history.check_instant({"a", "b"}, 4)
    history.check_instant({"a", "b", "c", "d"}, 0)
    for kept, until in (({"a"}, 4), ({"b"}, 0), ({"a", "b", "d"}, 0)):
        with pytest.raises(Broken, match="but not that"):
            history.check_instant(kept, until)
    history.check([Line("t", 1, ""), Line("t", 2, "a"), Line("t", 3, "b"), Line("t", 4, "c")])
