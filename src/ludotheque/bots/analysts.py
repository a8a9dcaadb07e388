"""Computes hints and reviews for all tables of a server, in a separate process of low priority; refuses requests when
too many wait.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any, Final, TypeVar

import msgspec

from ludotheque.bots.hints import hint
from ludotheque.bots.pool import BotPool, serve
from ludotheque.bots.review import Moment, Review, moments_of, review_of
from ludotheque.core.catalogue import find_game
from ludotheque.core.errors import BrokenEntry
from ludotheque.core.history import Record
from ludotheque.core.structs import View
from ludotheque.table.ports import Busy, Hinted

LOGGER = logging.getLogger("ludotheque.house")

LIMIT: Final = 60.0  # seconds for a hint or for one entry of a review
MOST_HINTS: Final = 8  # the maximum number of hints that a server computes or queues
MOST_REVIEWS: Final = 24  # the maximum number of reviews that a server computes or queues
MOST_KEPT: Final = 48  # the maximum number of finished reviews in the cache
SIMULATIONS: Final = 120  # simulations for each reviewed decision
NICE: Final = 15  # the nice value of the worker: its priority is lower than that of the bots
PART: Final = 0.5  # seconds for one part of a review; after each part, a waiting hint or another review has its turn

T = TypeVar("T")


class HintRequest(msgspec.Struct, frozen=True, tag=True):
    """A request for a hint for the seat of this view."""

    game: str
    view: msgspec.Raw


class ReviewRequest(msgspec.Struct, frozen=True, tag=True):
    """A request for the next part of a review: entries from `first` on, computed for about `seconds` seconds."""

    record: Record
    simulations: int
    first: int
    seconds: float


class Progress:
    """A review that is being computed."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.moments: list[Moment] = []
        self.review: Review | None = None
        self.is_broken = False
        self.damage: BrokenEntry | None = None  # where the record is damaged, if that is why the review failed

    @property
    def done(self) -> float:
        """How much of the review is done, from 0 to 1."""
        return 1.0 if self.review is not None else len(self.moments) / max(1, len(self.record.entries))


class Analysts:
    """A worker that computes hints and reviews; hints come first, and several reviews take turns, part by part."""

    def __init__(self, pool: BotPool | None = None) -> None:
        self._pool = BotPool(workers=1, limit=LIMIT, target=work) if pool is None else pool
        self._hints = 0
        self._reviews: OrderedDict[str, Progress] = OrderedDict()
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._turn = asyncio.Lock()  # so that at most one part of a review waits for the worker

    async def hint(self, view: View) -> Hinted | None:
        """Returns a hint for the seat of a view; None if it took too long.  Raises Busy if too many hints are waiting."""
        if self._hints >= MOST_HINTS:
            raise Busy
        self._hints += 1
        try:
            answer = await self._request(HintRequest(view.game, msgspec.Raw(msgspec.json.encode(view))))
        finally:
            self._hints -= 1
        return None if answer is None else read_answer(answer, Hinted)

    def review(self, key: str, record: Callable[[], Record]) -> Progress:
        """Returns the review of a finished match as far as it is done; the first call starts the review.  Raises Busy
        if too many reviews are being computed.
        """
        progress = self._reviews.get(key)
        if progress is not None and progress.is_broken:
            return self._reviews.pop(key)  # removed, so that the next request starts a new review
        if progress is None:
            if len(self._tasks) >= MOST_REVIEWS:
                raise Busy
            progress = self._reviews[key] = Progress(record())
            self._tasks[key] = asyncio.get_running_loop().create_task(self._compute(key, progress))
        self._reviews.move_to_end(key)
        for old in list(self._reviews):
            if len(self._reviews) > MOST_KEPT and old not in self._tasks:
                del self._reviews[old]
        return progress

    async def _compute(self, key: str, progress: Progress) -> None:
        """Computes a review, part by part."""
        record = progress.record
        try:
            while len(progress.moments) < len(record.entries):
                async with self._turn:
                    request = ReviewRequest(record, SIMULATIONS, len(progress.moments), PART)
                    answer = await self._request(request)
                part = [] if answer is None else read_answer(answer, list[Moment])
                if not part:
                    raise RuntimeError("the worker took too long")
                progress.moments += part
            progress.review = review_of(record, progress.moments, SIMULATIONS)
        except Exception as error:
            progress.is_broken = True
            progress.damage = error if isinstance(error, BrokenEntry) else None
            LOGGER.error("a review of a match of %s failed: %s", record.game, error)
        finally:
            del self._tasks[key]

    async def _request(self, request: HintRequest | ReviewRequest) -> bytes | None:
        """Returns the worker's answer.  The worker finishes its work even if the caller stops waiting."""
        return await asyncio.shield(asyncio.create_task(self._pool.answer(msgspec.json.encode(request))))

    def close(self) -> None:
        """Stops the worker and all reviews."""
        for task in self._tasks.values():
            task.cancel()
        self._pool.close()


def read_answer(answer: bytes, kind: type[T]) -> T:
    """Reads a worker's answer; if the worker failed, raises its error."""
    if answer.startswith(b'{"error"'):
        failure = msgspec.json.decode(answer)
        if "entry" in failure:
            raise BrokenEntry(failure["entry"], failure["error"])
        raise RuntimeError(failure["error"])
    return msgspec.json.decode(answer, type=kind)


def work(pipe: Connection) -> None:
    """Runs the worker: answers requests until the connection closes."""
    serve(pipe, NICE, answer_to)


def answer_to(data: bytes) -> bytes:
    """Returns the requested hint or part of a review or, if that failed, the reason."""
    try:
        request = msgspec.json.decode(data, type=HintRequest | ReviewRequest)
        if isinstance(request, ReviewRequest):
            return msgspec.json.encode(part_of(request))
        view: Any = msgspec.json.decode(request.view, type=find_game(request.game).views)
        return msgspec.json.encode(hint(view))
    except BrokenEntry as error:
        return msgspec.json.encode({"error": error.reason, "entry": error.number})
    except Exception as error:
        return msgspec.json.encode({"error": f"{type(error).__name__}: {error}"})


def part_of(request: ReviewRequest) -> list[Moment]:
    """Reviews the requested entries of a record, as many as fit into the requested seconds, but at least one."""
    moments: list[Moment] = []
    until = time.monotonic() + request.seconds
    for moment in moments_of(request.record, request.simulations, request.first):
        moments.append(moment)
        if time.monotonic() >= until:
            break
    return moments
