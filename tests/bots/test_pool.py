"""Tests of bots in worker processes: they decide as in this process, and a worker that fails harms nobody."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import Awaitable
from pathlib import Path
from typing import Any

import pytest

import ludotheque
from ludotheque.bots import bot_names, find_bot, register_bot, registry
from ludotheque.bots.hints import choices_of
from ludotheque.bots.pool import BotPool, Worker
from ludotheque.bots.search.budget import allowance
from ludotheque.bots.search.levels import LEVELS
from ludotheque.core.catalogue import find_game
from ludotheque.core.choices import Choices
from ludotheque.core.drive import random_step
from ludotheque.core.luck import Luck
from ludotheque.core.structs import Action, View
from tests.table.seated import simulated

GAMES = [game for game in sorted(ludotheque.games()) if type(find_game(game)).__module__.startswith("ludotheque.")]


def positions(game: str, count: int) -> list[ludotheque.Match]:
    """Returns some positions of a random match."""
    match, luck = ludotheque.new(game, seed=5), ludotheque.luck(5)
    found: list[ludotheque.Match] = []
    while match.outcome is None and len(found) < count:
        found.append(match.copy())
        random_step(match, luck)
    return found


@simulated
async def test_a_bot_decides_in_the_pool_as_in_this_process() -> None:
    pool = BotPool(limit=60)
    try:
        for game in GAMES:
            for name in bot_names(game):
                for match in positions(game, 4):
                    seat = match.to_act[0]
                    here = find_bot(game, name)(match.view(seat), match.choices(seat), ludotheque.luck(9))
                    there: Any = pool.find_bot(game, name)(match.view(seat), match.choices(seat), ludotheque.luck(9))
                    assert await there == here, (game, name)
    finally:
        pool.close()


@pytest.mark.parametrize("game", GAMES)
def test_all_choices_follow_from_a_view(game: str) -> None:
    for match in positions(game, 40):
        for seat in match.to_act:
            assert choices_of(match.view(seat)).to_json() == match.choices(seat).to_json()


@simulated
async def test_a_worker_that_dies_or_hangs_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    pool = BotPool(limit=0.5)
    match = positions("malta", 1)[0]

    async def ask() -> Action | None:
        chosen: Any = pool.find_bot("malta", "random")(match.view(0), match.choices(0), ludotheque.luck(1))
        assert isinstance(chosen, Awaitable)
        action: Action | None = await chosen
        return action

    started: list[int] = []

    class Slow(Worker):
        def __init__(self) -> None:
            super().__init__()
            started.append(self._process.pid or 0)

        def ask(self, request: bytes, limit: float) -> bytes:
            if len(started) == 1:
                os.kill(started[0], 9)
            if len(started) == 2:
                os.kill(started[1], 19)  # SIGSTOP
            return super().ask(request, limit if len(started) < 3 else 60)

    monkeypatch.setattr("ludotheque.bots.pool.Worker", Slow)
    try:
        assert await ask() is None and await ask() is None
        assert await ask() is not None and await ask() is not None
        assert len(started) == 3
        # A caller that stops waiting does not disturb the next caller.
        waiting = asyncio.create_task(ask())
        await asyncio.sleep(0)
        waiting.cancel()
        assert await ask() is not None and len(started) == 3
        if sys.platform.startswith("linux"):
            niceness = Path(f"/proc/{started[2]}/stat").read_text().rsplit(")", 1)[1].split()[16]
            assert int(niceness) == min(19, os.nice(0) + 10)
    finally:
        pool.close()
    assert await ask() is None


@simulated
async def test_a_worker_is_replaced_after_a_number_of_decisions(monkeypatch: pytest.MonkeyPatch) -> None:
    """Shows that a worker is replaced after a number of decisions, which bounds its memory whatever bots keep."""
    monkeypatch.setattr("ludotheque.bots.pool.DECISIONS", 2)
    workers: list[Worker] = []

    class Counted(Worker):
        def __init__(self) -> None:
            super().__init__()
            workers.append(self)

    monkeypatch.setattr("ludotheque.bots.pool.Worker", Counted)
    pool = BotPool(workers=1, limit=60)
    match = positions("malta", 1)[0]
    seat = match.to_act[0]
    try:
        for _ in range(3):
            action: Any = pool.find_bot("malta", "random")(match.view(seat), match.choices(seat), ludotheque.luck(1))
            assert await action is not None
    finally:
        pool.close()
    assert [worker.requests for worker in workers] == [2, 1]


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems do not keep to such a limit")
def test_a_bot_that_uses_too_much_memory_fails() -> None:
    code = """if True:
        from ludotheque.bots import pool
        pool.limit_memory(1 << 28)
        def greedy(game, name):
            return lambda view, choices, luck: len(bytearray(1 << 29)) and None
        pool.find_bot = greedy
        import ludotheque, msgspec
        view = ludotheque.new("malta", seed=1).view(0)
        asked = pool.Request("malta", "greedy", msgspec.Raw(msgspec.json.encode(view)), ludotheque.luck(1).to_json())
        print(pool.answer_to(asked).decode())
    """
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "MemoryError" in told.stdout


def test_a_pooled_bots_time_limit_follows_from_its_level() -> None:
    pool = BotPool()
    thinking = [getattr(pool.find_bot("malta", level.name), "thinking", 0) for level in LEVELS]
    assert thinking == [allowance(level.milliseconds) for level in LEVELS]
    assert thinking == sorted(thinking) and thinking[0] == 0


def test_a_bot_registered_only_here_decides_in_this_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_registered", {})

    def mine(view: View, choices: Choices, luck: Luck) -> Action | None:
        return choices[0]

    register_bot("malta", "mine", mine)
    assert BotPool().find_bot("malta", "mine") is mine
