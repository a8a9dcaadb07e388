"""Tests of small trials with many clients on one server (storms, watchers, busy bots, soaks), and that they report
errors.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from ludotheque_trust.live.crowds import Crowd, MessageHead
from ludotheque_trust.live.servers import Server
from ludotheque_trust.trial import Broken, Task
from ludotheque_trust.trials import analysed, busy
from ludotheque_trust.trials.busy import compare
from ludotheque_trust.trials.soak import middle, soak
from ludotheque_trust.trials.storms import storm
from ludotheque_trust.trials.watchers import watch

pytestmark = pytest.mark.faults

GAMES = ("glory", "malta", "worm-up", "wound-up")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    started = Server(tmp_path_factory.mktemp("crowds")).start()
    yield started
    started.stop()


def test_after_a_storm_everybody_is_up_to_date(server: Server) -> None:
    assert len(asyncio.run(storm(server, Task(20, games=GAMES)))) == 20


def test_all_spectators_see_the_same(server: Server) -> None:
    assert len(asyncio.run(watch(server, Task(10, games=["glory"]), moves=3))) == 3


def test_people_play_beside_bots(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(busy, "PEOPLE", 2)
    alone, beside, _ = asyncio.run(compare(server, Task(2, games=["glory", "worm-up"]), seconds=2))
    assert len(alone) == len(beside) == 2


def test_people_play_beside_tables_under_analysis(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(busy, "PEOPLE", 2)
    monkeypatch.setattr(analysed, "MOVES", 1)
    alone, beside, done = asyncio.run(analysed.compare(server, Task(1, games=["worm-up"]), seconds=2))
    assert len(alone) == len(beside) == 2 and not done.startswith("0 hints")


def test_many_matches_are_played_to_their_ends(server: Server) -> None:
    held = asyncio.run(soak(server, Task(2, games=["glory"])))
    assert held[-1][0] == 2 and middle(held) > 0


def test_late_and_repeated_versions_are_reported(server: Server) -> None:
    viewer = Crowd(server, 9, 1, "glory", Task(1).luck("one")).viewers[0]
    viewer.record(MessageHead("happened", version=1, at=5), b"", 0.0)
    for version in (1, 3):
        with pytest.raises(Broken, match=f"version {version} after 1"):
            viewer.record(MessageHead("happened", version=version), b"", 0.0)
