"""Cancels relayed requests when the owner's lease expires."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from typing import Any

from ludotheque.table.house import HEARTBEAT, House
from ludotheque.table.ports import StoreDown


class LeaseOver(Exception):
    """The lease of the process we were waiting for has expired."""


class Leases:
    """Checks at every heartbeat, with one query, whether the owners for which relayed requests wait still hold their
    leases.
    """

    def __init__(self, house: House) -> None:
        self._house = house
        self._waiting: dict[str, set[asyncio.Event]] = {}
        self._watching: asyncio.Task[None] | None = None

    async def while_alive(self, owner: str, *works: Coroutine[Any, Any, Any]) -> None:
        """Runs coroutines until one of them finishes, and then cancels the others.  Raises that coroutine's exception,
        or LeaseOver if the owner's lease expires first.
        """
        async with self._over(owner) as over:
            ending = asyncio.create_task(over.wait())
            tasks = [asyncio.create_task(work) for work in works]
            try:
                await asyncio.wait((*tasks, ending), return_when=asyncio.FIRST_COMPLETED)
                finished = [task for task in tasks if task.done()]
                if not finished:
                    raise LeaseOver(owner)
                for task in finished:
                    task.result()
            finally:
                for task in (*tasks, ending):
                    task.cancel()
                await asyncio.gather(*tasks, ending, return_exceptions=True)

    @asynccontextmanager
    async def _over(self, owner: str) -> AsyncIterator[asyncio.Event]:
        over = asyncio.Event()
        self._waiting.setdefault(owner, set()).add(over)
        if self._watching is None:
            self._watching = asyncio.create_task(self._watch())
        try:
            yield over
        finally:
            self._waiting[owner].discard(over)
            if not self._waiting[owner]:
                del self._waiting[owner]

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(HEARTBEAT / 1000)
            if not self._waiting:
                continue
            try:
                living = await self._house.living(list(self._waiting))
            except StoreDown:  # the lease cannot be checked now: keep waiting
                continue
            for owner, waiting in self._waiting.items():
                if owner not in living:
                    for over in waiting:
                        over.set()

    def close(self) -> None:
        """Stops the checks of leases."""
        if self._watching is not None:
            self._watching.cancel()
