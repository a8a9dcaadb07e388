"""Tests of bad messages: 30,000 to simulated tables, and some to a real server."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from ludotheque.table import messages as say
from ludotheque.table.table import Table
from ludotheque_trust.trial import Broken, Task
from ludotheque_trust.trials.fuzz import attack_tables
from ludotheque_trust.trials.fuzz_server import assault
from tests.trust.games import GAMES

pytestmark = pytest.mark.faults

MESSAGES = 30_000  # over all games


@pytest.mark.parametrize("game", GAMES)
def test_bad_messages_are_refused_without_side_effects(game: str) -> None:
    results = asyncio.run(attack_tables(Task(MESSAGES // len(GAMES), games=(game,))))
    for kind in ("junk", "random", "mutated", "other seat", "stale", "phase", "spectator"):
        assert results[kind] > 100, results
    assert results["refused"] > 1000


def test_exceptions_and_false_acknowledgements_are_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    from ludotheque.table import commands, table

    with monkeypatch.context() as patch:
        patch.setattr(commands, "check_not_late", lambda *_: None)
        with pytest.raises(Broken, match="stale"):
            asyncio.run(attack_tables(Task(2000, games=("malta",))))
    with monkeypatch.context() as patch:
        decide = commands.decide

        def decide_or_raise(*given: Any) -> Any:
            return 1 // 0 if isinstance(given[3], say.Play) else decide(*given)

        patch.setattr(table, "decide", decide_or_raise)
        with pytest.raises(Broken, match="stumble"):
            asyncio.run(attack_tables(Task(2000, games=("malta",))))
    with monkeypatch.context() as patch:
        refuse = Table._refuse

        def refuse_to_all(self: Table, viewer: object, *rest: object) -> None:
            for other in self._viewers:
                refuse(self, other, *rest)  # type: ignore[arg-type]  # the viewer is typed as object

        patch.setattr(Table, "_refuse", refuse_to_all)
        with pytest.raises(Broken, match="heard of it"):
            asyncio.run(attack_tables(Task(2000, games=("malta",))))


def test_a_real_server_survives_bad_messages_and_requests(tmp_path: Path) -> None:
    results = asyncio.run(assault(Task(1000), tmp_path))
    assert results["4xx"] > 100 and results["closed with 4400"] > 3
