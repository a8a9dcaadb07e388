"""Replays and verification of matches: computed in a thread, one at a time, with recent results cached."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Final

from ludotheque.core.match import Match
from ludotheque.core.record import verify
from ludotheque.core.structs import Seat, Verdict
from ludotheque.table import Table
from ludotheque.table.replay import Replay, Replayer
from ludotheque.table.why import Why, why

MOST_KEPT: Final = 16


class Replays:
    """The replays of recently shown matches, and the results of their verification."""

    def __init__(self) -> None:
        self._replayers: OrderedDict[str, Replayer] = OrderedDict()
        self._verdicts: OrderedDict[str, Verdict] = OrderedDict()
        self._lock = asyncio.Lock()

    async def frames(self, table: Table, viewer: Seat | None, first: int, last: int, *, all_hands: bool) -> Replay:
        """Returns some consecutive frames of a match."""
        async with self._lock:
            # A committed state never changes (a move works on a copy), so a thread may read it.
            replayer = self._replayer_of(table)
            return await asyncio.to_thread(replayer.frames, table.state, viewer, first, last, all_hands=all_hands)

    async def match_at(self, table: Table, version: int) -> Match | None:
        """Returns a match as it was at a version; None if the match had not begun by then."""
        async with self._lock:
            return await asyncio.to_thread(self._replayer_of(table).match_at, table.state, version)

    async def why(self, table: Table, viewer: Seat | None, version: int, event: int) -> Why:
        """Returns why an event of a match happened."""
        return await asyncio.to_thread(why, table.state, viewer, version, event)

    def _replayer_of(self, table: Table) -> Replayer:
        """Returns the replay of a table, and marks the replay as the most recently used one."""
        replayer = self._replayers.pop(table.id, None) or Replayer()
        self._replayers[table.id] = replayer
        if len(self._replayers) > MOST_KEPT:
            self._replayers.popitem(last=False)
        return replayer

    async def verdict(self, table: Table) -> Verdict:
        """Returns the verdict on the record of a finished match: whether it is complete and legal, and whether its luck
        follows from the opened seed.
        """
        record = table.record()
        async with self._lock:
            if table.id not in self._verdicts:
                self._verdicts[table.id] = await asyncio.to_thread(verify, record)
                if len(self._verdicts) > MOST_KEPT:
                    self._verdicts.popitem(last=False)
            return self._verdicts[table.id]
