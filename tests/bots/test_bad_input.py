"""Tests that bad names, budgets and value files are reported in one sentence, and that the heuristic takes over."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any

import pytest

import ludotheque
from ludotheque.bots import analyse, find_bot, registry
from ludotheque.core.catalogue import find_game
from ludotheque.core.errors import BadInput
from ludotheque.core.hooks import Hooks, hooks_of
from ludotheque.core.luck import fast
from ludotheque.table.bot_turns import BotTurns
from ludotheque.table.crash_reports import Faults
from ludotheque_trust.simulated.people import World
from tests.table.seated import simulated


@pytest.mark.parametrize(
    "name", ["grandmaster", "search-0", "search-1000000000", "search-", "search-x", "search--5", ""]
)
def test_an_unknown_bot_name_is_refused(name: str) -> None:
    with pytest.raises(BadInput) as caught:
        find_bot("malta", name)
    assert str(caught.value).count("\n") == 0


@pytest.mark.parametrize("budget", [0, -1, 10**9])
def test_an_unknown_budget_is_refused(budget: int) -> None:
    match = ludotheque.new("malta", seed=1)
    seat = match.to_act[0]
    with pytest.raises(BadInput, match="budget"):
        analyse(match.view(seat), match.choices(seat), fast(1), budget)


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b'{"game": "kites"}'])
def test_without_a_value_file_the_heuristic_takes_over(
    content: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "value.json"
    path.write_bytes(content)
    malta = find_game("malta")
    usual = hooks_of(malta)
    hooks: Any = type(usual)(malta)
    hooks.scorers = {}
    Hooks.load_value(hooks, path)
    monkeypatch.setattr(malta, "made_hooks", hooks)
    monkeypatch.setattr(registry, "_checked", set())
    with caplog.at_level(logging.WARNING):
        strong = find_bot("malta", "search-50")
        find_bot("malta", "search-50")
    (message,) = caplog.messages
    assert "malta plays without search" in message and "not a file with a trained value" in message
    match = ludotheque.new("malta", seed=1)
    seat = match.to_act[0]
    situation = (match.view(seat), match.choices(seat))
    assert strong(*situation, fast(1)) == find_bot("malta", "heuristic")(*situation, fast(1))


@simulated
async def test_an_uninstalled_bot_is_replaced_by_the_heuristic(caplog: pytest.LogCaptureFixture) -> None:
    """Shows what happens after an update, when a table still names a bot of a package that is no longer installed."""
    world = World(seed=3)
    table, _ = await world.table_of([], bots=2, game="malta")
    state = table.state
    assert state.match is not None
    seat = state.match.to_act[0]
    state.places[seat].bot = "greedy"
    turns = BotTurns(find_bot, Faults(lambda report: pytest.fail(report.error), world.time))
    deeds = len(state.match.history)
    with caplog.at_level(logging.WARNING):
        assert turns.allowance(state, seat) == 0
        turns.begin((seat, "move", 0), state, deeds)
        await world.time.settle()
    assert turns.is_ready((seat, "move", 0), 0, state)
    (message,) = {*caplog.messages}  # the table itself has also logged this
    assert "greedy" in message and "plays on" in message
    expected = find_bot("malta", "heuristic")(
        state.match.view(seat), state.match.choices(seat), state.bot_luck(seat, deeds)
    )
    assert turns.result((seat, "move", 0)) == ludotheque.to_json(expected)
    world.house.close()
