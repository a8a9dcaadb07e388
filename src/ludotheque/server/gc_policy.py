"""Garbage-collection policy: full collections only when idle.

A full collection visits every object of every table and blocks the event loop meanwhile: for a third of a second with a
hundred matches, for nearly a second with five hundred.  Reference counting frees nearly everything; the collection of
cycles can wait until the server is idle.
"""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

YOUNG: Final = (2_000, 1_000_000, 1_000_000)  # thresholds: only the youngest generation is collected automatically
IDLE_SECONDS: Final = 1.0  # seconds without messages that count as idle
MIN_INTERVAL: Final = 60.0  # minimum seconds between two full collections
# A server that is never idle runs a collection when this many times the duration of the last one has passed.
BUSY_FACTOR: Final = 10_000
FIRST_COLLECTION_SECONDS: Final = 0.3  # the expected duration of the first full collection


@contextmanager
def collect_rarely() -> Iterator[None]:
    """Freezes everything loaded so far, and leaves full collections to `collect_when_idle`."""
    before = gc.get_threshold()
    gc.freeze()  # this also freezes the little garbage from loading, which is not worth collecting
    gc.set_threshold(*YOUNG)
    try:
        yield
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()


async def collect_when_idle(messages: Callable[[], int], collect: Callable[[], object] = gc.collect) -> None:
    """Runs full collections when idle, while the server is open.  `messages` returns the number of messages that have
    arrived so far.
    """
    last, took = time.monotonic(), FIRST_COLLECTION_SECONDS
    while True:
        before = messages()
        await asyncio.sleep(IDLE_SECONDS)
        now = time.monotonic()
        if is_due(now - last, took, is_calm=messages() == before):
            collect()
            last = time.monotonic()
            took = last - now


def is_due(waited: float, took: float, *, is_calm: bool) -> bool:
    """Returns whether to collect now.  A busy server spends at most a ten-thousandth of its time on collections."""
    return waited >= MIN_INTERVAL and (is_calm or waited >= BUSY_FACTOR * took)
