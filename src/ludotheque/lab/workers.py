"""Workers that play the matches: this process, several processes of this machine, or a Dask cluster of many machines.

Matches depend only on their plan and number, so all kinds of workers produce the same matches.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Generator, Iterator, Sequence
from concurrent.futures import CancelledError, Executor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from logging import CRITICAL, getLogger
from typing import Any, Final

from ludotheque.bots.registry import is_installed
from ludotheque.core.errors import BadInput
from ludotheque.lab.plan import Plan, check_rules
from ludotheque.lab.players import WITHOUT
from ludotheque.lab.rows import Batch, Decision, MatchRow, play_watched

CHUNK: Final = 8  # number of pairings that a worker plays before it reports
MOST_JOBS: Final = 1024


class Workers:
    """Plays all matches in this process; subclasses override `spread` to play chunks of pairings elsewhere."""

    def play(self, plan: Plan, pairings: Sequence[int]) -> Generator[Batch]:
        """Yields the matches of some pairings as they end; if only this process knows one of the bots, all matches are
        played in this process.
        """
        chunks = [tuple(pairings[at : at + CHUNK]) for at in range(0, len(pairings), CHUNK)]
        if not all(is_installed(plan.game, name.partition(WITHOUT)[0]) for name in plan.bots):
            return self.here(plan, chunks)
        return self.spread(plan, chunks)

    def here(self, plan: Plan, chunks: Sequence[Sequence[int]]) -> Generator[Batch]:
        """Plays chunks of pairings in this process."""
        for chunk in chunks:
            yield play_pairings(plan, chunk)

    def spread(self, plan: Plan, chunks: Sequence[Sequence[int]]) -> Generator[Batch]:
        """Plays chunks of pairings in the other processes."""
        return self.here(plan, chunks)

    def close(self) -> None:
        """Stops the workers."""


class Processes(Workers):
    """Several processes on this machine, started at their first use and reused for the next plan."""

    def __init__(self, jobs: int, nice: int = 0) -> None:
        self.jobs = jobs
        self.nice = nice
        self.pool: Executor | None = None

    def spread(self, plan: Plan, chunks: Sequence[Sequence[int]]) -> Generator[Batch]:
        if len(chunks) <= 1 and self.pool is None:
            yield from self.here(plan, chunks)
            return
        from concurrent.futures import ProcessPoolExecutor, as_completed
        from multiprocessing import get_context

        if self.pool is None:
            jobs = min(self.jobs, len(chunks))
            self.pool = ProcessPoolExecutor(jobs, get_context("spawn"), begin_work, (self.nice,))
        waiting = [self.pool.submit(play_pairings, plan, chunk) for chunk in chunks]
        try:
            for done in as_completed(waiting):
                yield done.result()
        except BrokenProcessPool as error:
            raise BadInput("jobs", "lab-lost-worker") from error
        finally:
            for task in waiting:
                task.cancel()

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(cancel_futures=True)


class Cluster(Workers):
    """The workers of a Dask cluster.  When a worker dies, other workers repeat its unfinished matches, with the same
    results.
    """

    def __init__(self, address: str) -> None:
        try:
            import distributed
        except ImportError as error:
            raise BadInput("cluster", "lab-needs-extra", extra="cluster") from error
        try:
            dask: Any = distributed
            getLogger("distributed").setLevel(CRITICAL)  # we report a lost connection ourselves, in one sentence
            self.client: Any = dask.Client(address, timeout=CONNECT_SECONDS, set_as_default=False)
        except (OSError, ValueError) as error:
            raise BadInput("cluster", "lab-no-cluster", address=address) from error
        self.address = address

    def spread(self, plan: Plan, chunks: Sequence[Sequence[int]]) -> Generator[Batch]:
        import distributed

        dask: Any = distributed
        # If a worker dies, its chunk is tried again: the chunk need not be the reason for the death.
        waiting = self.client.map(play_pairings, [plan] * len(chunks), chunks, pure=False, retries=RETRIES)
        with self.client.as_current():
            finished = dask.as_completed(waiting)
        try:
            for done in finished:
                batch: Batch = done.result()
                done.release()
                yield batch
        except (CancelledError, dask.comm.CommClosedError) as error:
            raise BadInput("cluster", "lab-lost-cluster", address=self.address) from error
        finally:
            with suppress(CancelledError, dask.comm.CommClosedError):
                self.client.cancel(waiting)

    def close(self) -> None:
        self.client.close()


CONNECT_SECONDS: Final = 10
RETRIES: Final = 10  # the maximum number of times that a chunk is begun again on another worker


@contextmanager
def workers_for(jobs: int, cluster: str | None = None) -> Iterator[Workers]:
    """Yields workers: `jobs` processes of this machine or, if an address is given, those of a cluster."""
    if not 1 <= jobs <= MOST_JOBS:
        raise BadInput("jobs", "bad-number", value=jobs, low=1, high=MOST_JOBS)
    workers = Cluster(cluster) if cluster else Processes(jobs) if jobs > 1 else Workers()
    try:
        yield workers
    finally:
        workers.close()


def begin_work(nice: int) -> None:
    """Leaves Ctrl-C to the process that writes the results, and lowers the priority of this process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if nice and hasattr(os, "nice"):
        os.nice(nice)


def play_pairings(plan: Plan, pairings: Sequence[int]) -> Batch:
    """Plays some pairings: every bot in every seat.  Raises BadInput if this machine has other rules or another box."""
    check_rules(plan)
    rows: list[MatchRow] = []
    decisions: list[Decision] = []
    for pairing in pairings:
        for rotation in range(plan.seats):
            row, new_decisions = play_watched(plan, pairing, rotation)
            rows.append(row)
            decisions += new_decisions
    return Batch(tuple(rows), tuple(decisions))
