"""Tests of matches full of faults: nothing is lost, the same seed repeats a run, and broken promises are noticed."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from typing import Any

import pytest

from ludotheque.table.ports import StoreDown
from ludotheque.table.refusals import Refusals
from ludotheque.table.table import Table
from ludotheque_trust.simulated.world import SimulatedStore
from ludotheque_trust.trial import Broken, Task
from ludotheque_trust.trials.simulations import simulate
from tests.trust.games import OURS

pytestmark = pytest.mark.faults

RUNS, VERSIONS = 100, 25


@pytest.mark.parametrize("game", OURS)
def test_no_fault_loses_or_doubles_a_move(game: str) -> None:
    seen = simulate(Task(RUNS // len(OURS), games=(game,)), VERSIONS)
    assert seen.outcomes["acknowledged"] > 3 * RUNS // len(OURS)
    for fault in (
        "crash",
        "crash at a step",
        "failure before",
        "failure after",
        "sent twice",
        "store down",
        "store full",
    ):
        assert seen.faults[fault], seen.faults


def test_one_seed_repeats_a_run_to_the_last_byte() -> None:
    """Repeats a run in this process, and in one with another hash seed."""
    first, again, other = (simulate(Task(3, seed), VERSIONS).digests for seed in (5, 5, 6))
    assert first == again and not set(first) & set(other)
    code = f"""
from ludotheque_trust.trials.simulations import simulate
from ludotheque_trust.trial import Task
print(*simulate(Task(3, 5, games={OURS[:3]}), {VERSIONS}).digests)
"""
    told = [
        subprocess.run(
            [sys.executable, "-c", code], env={**os.environ, "PYTHONHASHSEED": seed}, capture_output=True, text=True
        ).stdout.split()
        for seed in ("1", "2")
    ]
    assert told[0] == told[1] and len(told[0]) == 3


def no_memory_of_moves(patch: pytest.MonkeyPatch) -> None:
    """Breaks idempotence on purpose: a resent move is done again."""
    patch.setattr(Refusals, "answer_again", lambda *_: False)


def acknowledged_too_early(patch: pytest.MonkeyPatch) -> None:
    """Breaks a promise on purpose: acknowledges writes that failed."""
    append = SimulatedStore.append

    async def append_without_error(self: SimulatedStore, *given: Any) -> None:
        if given[2] % 7 != 0:
            await append(self, *given)

    patch.setattr(SimulatedStore, "append", append_without_error)


def no_fence(patch: pytest.MonkeyPatch) -> None:
    """Breaks fencing on purpose: a process that has lost its table can still write to the store."""
    append = SimulatedStore.append

    async def append_unfenced(self: SimulatedStore, table: str, epoch: int, version: int, *rest: Any) -> None:
        owner, latest = self._owners[table]
        self._owners[table] = (owner, epoch)
        rows = self._rows[table]
        del rows[version - 1 :]
        try:
            await append(self, table, epoch, version, *rest)
        finally:
            self._owners[table] = (owner, latest)

    patch.setattr(SimulatedStore, "append", append_unfenced)


def told_before_it_is_written(patch: pytest.MonkeyPatch) -> None:
    """Breaks the order of a move on purpose: viewers learn of a move before it is written."""
    write = Table._write

    async def tell_before_write(self: Table, entry: Any, *rest: Any) -> None:
        try:
            await write(self, entry, *rest)
        except StoreDown:
            draft = self.state.copy()
            draft.perform(entry, self._time.now(), *rest)
            self.state = draft
            self._viewers.send_rows(self.state, 1)
            raise

    patch.setattr(Table, "_write", tell_before_write)


@pytest.mark.parametrize("spoil", [no_memory_of_moves, acknowledged_too_early, no_fence, told_before_it_is_written])
def test_broken_promises_are_detected(spoil: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        spoil(patch)
        with pytest.raises(Broken):
            simulate(Task(40, games=OURS), VERSIONS)


def test_a_crashed_process_writes_nothing_more() -> None:
    """Shows that a crashed process writes nothing more, even if it was about to."""
    from ludotheque_trust.trials.simulations import Run

    async def die_while_writing() -> tuple[int, int]:
        run = Run("malta", Task(1).luck("dead"))
        process = run.processes[0]
        table = (await process.house.open(run.settings, host="p0")).id
        before = len((await run.store.read(table)).rows)
        process.stalled_until = run.time.now() + 1000
        writing = asyncio.ensure_future(process.house._store.append(table, 1, 2, b"late", "gathering"))
        await run.time.pass_by(500)
        process.crash()
        await run.time.pass_by(5000)
        assert not writing.done()
        return before, len((await run.store.read(table)).rows)

    before, after = asyncio.run(die_while_writing())
    assert before == after
