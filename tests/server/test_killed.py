"""Tests of SIGKILL in the middle of play: no acknowledged move is lost or doubled, and everybody can resume."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from ludotheque_trust.live.postgres import PostgreSQL
from ludotheque_trust.trial import Task
from ludotheque_trust.trials.kills import kill_in_play
from tests.trust.games import OURS

pytestmark = pytest.mark.faults

KILLS = 12  # for each store: three kills per game, the first perhaps before anybody has played


@pytest.mark.parametrize("store", ["sqlite", "postgres"])
def test_a_kill_during_play_loses_or_doubles_no_acknowledged_move(
    store: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    postgres: PostgreSQL | None = request.getfixturevalue("postgres") if store == "postgres" else None
    database = "" if postgres is None else postgres.new_database()
    results = asyncio.run(kill_in_play(Task(KILLS, games=OURS), tmp_path, database, postgres))
    assert results.history.count("acknowledged") > 2 * KILLS and results.resent + results.uncertain > 2
    assert (
        sorted(results.games) == OURS
        and all(results.games.values())
        and bool(results.backends) == (store == "postgres")
    )
