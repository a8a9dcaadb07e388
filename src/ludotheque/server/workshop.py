"""Trials of the workshop: bots play with a changed box and, for comparison, with the printed box, in a process of the
lowest priority.

Trials run one at a time.  Results of the printed game are cached for the next trial.
"""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from multiprocessing.connection import Connection
from typing import Any, Final, NamedTuple

import msgspec

from ludotheque.bots.pool import Worker
from ludotheque.server import limits

NICE: Final = 15  # lower priority than the bots of tables
PAIRING_SECONDS: Final = 120.0  # seconds that one pairing may take; a trial with a longer one is given up
PLANS_CACHED: Final = 20  # number of plans with the printed box whose results stay cached


class Step(msgspec.Struct, frozen=True, rename="camel", tag_field="type"):
    """A message to the page about the progress of a trial."""


class Waiting(Step, frozen=True, tag="waiting"):
    """The trial waits for other trials to finish."""

    before: int


class Progress(Step, frozen=True, tag="progress"):
    """The number of matches played so far, with both boxes together."""

    done: int
    of: int


class Report(Step, frozen=True, tag="report"):
    """The trial is over."""

    report: dict[str, Any]


class Failed(Step, frozen=True, tag="failed"):
    """The trial cannot continue, for this reason."""

    message: str
    values: dict[str, Any] = {}


class TooMany(Exception):
    """A limit of the workshop is reached; `message` says which."""

    def __init__(self, message: str) -> None:
        super().__init__(message)
        self.message = message


class Task(msgspec.Struct, frozen=True):
    """A pairing that the worker is asked to play."""

    plan: msgspec.Raw
    pairing: int


class TrialRequest(NamedTuple):
    """A trial that a guest has asked for: two plans of the lab that differ only in the box."""

    person: str
    printed: Any
    changed: Any
    matches: int  # number of matches to play with each of the two boxes
    language: str


class Trials:
    """Runs the trials of this process, one at a time."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()
        self._queue: list[str] = []  # the ids of the persons whose trials wait or run, in order
        self._worker: Worker | None = None
        # Cache: the matches played with the printed box, by the digest of the plan and the number of the pairing.
        self._printed: dict[str, dict[int, Any]] = {}

    def check(self, person: str) -> None:
        """Raises TooMany if this person has a trial already, or if too many trials of others wait."""
        if person in self._queue:
            raise TooMany("workshop-one-trial")
        if len(self._queue) >= limits.TRIALS_WAITING:
            raise TooMany("workshop-busy")

    async def run(self, trial: TrialRequest) -> AsyncIterator[Step]:
        """Yields the messages of a trial; closing this generator cancels the trial."""
        self._queue.append(trial.person)
        try:
            while self._turn.locked():
                yield Waiting(self._queue.index(trial.person))
                await asyncio.sleep(1.0)
            async with self._turn:
                async for step in self._play_pairings(trial):
                    yield step
        finally:
            self._queue.remove(trial.person)

    async def _play_pairings(self, trial: TrialRequest) -> AsyncIterator[Step]:
        """Plays with both boxes pairing by pairing, and yields the progress and then the report."""
        from ludotheque.lab.trial import InMemory, trial_report

        seats = trial.changed.seats
        pairings = -(-trial.matches // seats)
        printed = self._cached_matches(trial.printed)
        changed: dict[int, Any] = {}
        ends = asyncio.get_running_loop().time() + limits.TRIAL_SECONDS
        yield Progress(0, 2 * pairings * seats)
        for pairing in range(pairings):
            for plan, matches in ((trial.printed, printed), (trial.changed, changed)):
                if pairing not in matches:
                    try:
                        matches[pairing] = await self._ask(plan, pairing)
                    except (TimeoutError, EOFError, OSError, msgspec.MsgspecError):
                        yield Failed("workshop-failed")
                        return
            yield Progress(2 * (pairing + 1) * seats, 2 * pairings * seats)
            if asyncio.get_running_loop().time() > ends:
                break
        runs = [
            InMemory(plan, [row for pairing in sorted(changed) for row in matches[pairing]])
            for plan, matches in ((trial.printed, printed), (trial.changed, changed))
        ]
        report = await asyncio.to_thread(trial_report, runs[0], runs[1], trial.language)
        yield Report(msgspec.to_builtins(report))

    def _cached_matches(self, plan: Any) -> dict[int, Any]:
        """Returns the cached matches of a plan with the printed box; the plan used longest ago is dropped from the
        cache.
        """
        cached = self._printed.pop(plan.digest, {})
        self._printed[plan.digest] = cached
        while len(self._printed) > PLANS_CACHED:
            del self._printed[next(iter(self._printed))]
        return cached

    async def _ask(self, plan: Any, pairing: int) -> Any:
        """Lets the worker play a pairing and returns the matches; replaces a worker that is interrupted, hangs or dies."""
        from ludotheque.lab.rows import MatchRow

        task = msgspec.json.encode(Task(msgspec.Raw(msgspec.json.encode(plan)), pairing))
        if self._worker is None:
            self._worker = await asyncio.to_thread(Worker, play_tasks)
        try:
            answer = await asyncio.to_thread(self._worker.ask, task, PAIRING_SECONDS)
        except BaseException:
            self.close()
            raise
        return msgspec.json.decode(answer, type=tuple[MatchRow, ...])

    def close(self) -> None:
        """Ends the worker process."""
        worker, self._worker = self._worker, None
        if worker is not None:
            worker.kill()


def play_tasks(pipe: Connection) -> None:
    """Runs the loop of the worker process until its connection closes."""
    from ludotheque.lab.plan import Plan
    from ludotheque.lab.workers import play_pairings

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then ends this process
    if hasattr(os, "nice"):
        os.nice(NICE)
    while True:
        try:
            task = msgspec.json.decode(pipe.recv_bytes(), type=Task)
        except (EOFError, OSError):
            return
        try:
            plan = msgspec.json.decode(task.plan, type=Plan)
            answer = msgspec.json.encode(play_pairings(plan, [task.pairing]).rows)
        except Exception as error:  # the rules fail with this box: the page says that the trial failed
            answer = msgspec.json.encode({"error": f"{type(error).__name__}: {error}"})
        pipe.send_bytes(answer)
