"""Python's collector of rubbish, told when it may stop the house.

A whole collection looks at every object of every table, and nobody is served meanwhile: with a hundred matches that is a third
of a second, and with five hundred nearly a whole one.  All that we know of is gone without it, as soon as nobody refers to it;
what may be left can wait for a calm moment.
"""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

YOUNG: Final = (2_000, 1_000_000, 1_000_000)  # only new objects are looked at by themselves, few at a time, and once
LOOK: Final = 1.0  # seconds in which nothing was said: that is calm
APART: Final = 60.0  # seconds between two collections, at the least
RARELY: Final = 10_000  # it is done even if it is never calm, after so many times as long as it takes
GUESS: Final = 0.3  # seconds that the first one will take


@contextmanager
def collect_rarely() -> Iterator[None]:
    """What was loaded so far stays for good, and old objects are only looked at when somebody says so."""
    before = gc.get_threshold()
    gc.freeze()  # with the little rubbish that loading leaves: to find it takes longer than it is worth
    gc.set_threshold(*YOUNG)
    try:
        yield
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()


async def collect_when_idle(messages: Callable[[], int], collect: Callable[[], object] = gc.collect) -> None:
    """Collects in calm moments, for as long as the house is open.  `messages`: how many have come so far."""
    last, took = time.monotonic(), GUESS
    while True:
        before = messages()
        await asyncio.sleep(LOOK)
        now = time.monotonic()
        if is_time(now - last, took, is_calm=messages() == before):
            collect()
            last = time.monotonic()
            took = last - now


def is_time(waited: float, took: float, *, is_calm: bool) -> bool:
    """Shall it be done again?  While people play, they wait for it one second in ten thousand at the most."""
    return waited >= APART and (is_calm or waited >= RARELY * took)
