"""A replay: shows a match version by version, as one viewer saw it.

Never compiled: mypyc would break its msgspec Structs.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any, Final

import msgspec

from ludotheque.core.history import Entry, Record, script, steps
from ludotheque.core.match import Match
from ludotheque.core.record import add_hashes
from ludotheque.core.structs import Seat
from ludotheque.table import log, projection
from ludotheque.table.errors import Declined
from ludotheque.table.messages import Happened
from ludotheque.table.state import TableState

MOST_FRAMES: Final = 100  # the maximum number of frames in one response
CHECKPOINT_EVERY: Final = 50  # versions between checkpoints; replaying starts from the last one that is early enough


class Frame(msgspec.Struct, frozen=True, rename="camel"):
    """What a viewer saw of one version, and the situation after it as that viewer saw it."""

    version: int
    at: int | None
    happened: Happened
    view: dict[str, Any] | None  # None before the match has begun
    views: tuple[dict[str, Any], ...] | None = None  # each seat's view, if the viewer asked to see every hand


class Replay(msgspec.Struct, frozen=True, rename="camel"):
    """Some frames of a match; `last` is the last version that this viewer may know of."""

    seat: Seat | None
    last: int
    is_over: bool
    frames: tuple[Frame, ...]


class Replayer:
    """A match being replayed.  Checkpoints make it possible to show the end without replaying everything before it."""

    def __init__(self) -> None:
        self._checkpoints: dict[int, Match] = {}

    def frames(self, state: TableState, viewer: Seat | None, first: int, last: int, *, all_hands: bool) -> Replay:
        """Returns the frames from `first` to `last`, inclusive; leaves out the frames in which the viewer sees nothing."""
        end = projection.horizon(state, viewer)
        last = min(last, end)
        seen: dict[int, Happened] = {}
        for logged in state.log[max(first, 1) - 1 : last]:
            if projection.is_visible_to(state, logged, viewer):
                happened = projection.seen_version(state, logged, viewer)
                seen[happened.version] = happened
            if len(seen) == MOST_FRAMES:
                break
        frames = []
        for row, match in self._rows_with_matches(state, min(seen, default=0), max(seen, default=0)):
            if row.version in seen:
                view = None if match is None else msgspec.to_builtins(match.view(viewer))
                views = None
                if all_hands and match is not None:
                    views = tuple([msgspec.to_builtins(match.view(seat)) for seat in range(match.seats)])
                frames.append(Frame(row.version, row.at, seen[row.version], view, views))
        return Replay(viewer, end, state.phase == "over", tuple(frames))

    def match_at(self, state: TableState, version: int) -> Match | None:
        """Returns the match as it was at a version; None if the match had not begun by then."""
        latest = None
        for _, match in self._rows_with_matches(state, version, version):
            latest = match
        return None if latest is None else latest.copy()

    def _rows_with_matches(self, state: TableState, first: int, last: int) -> Iterator[tuple[log.Row, Match | None]]:
        """Yields the rows up to `last`, each with the match after that row; begins with a checkpoint before `first`."""
        start = max([checkpoint for checkpoint in self._checkpoints if checkpoint < first], default=0)
        rows = [logged.row for logged in state.log[start:last]]
        entries = [entry for row in rows for entry in row.match_entries]
        checkpoint = self._checkpoints.get(start)
        match = None if checkpoint is None else checkpoint.copy(script(entries))
        replayed: Iterator[Entry] = iter(()) if match is None else steps(entries, match)
        for row in rows:
            if isinstance(row.entry, log.Began):
                match = state.first_match(script(entries))
                replayed = steps(entries, match)
            for _ in islice(replayed, len(row.match_entries)):
                pass
            if row.version % CHECKPOINT_EVERY == 0 and match is not None and row.version not in self._checkpoints:
                self._checkpoints[row.version] = match.copy()
            yield row, match


def record_for(state: TableState, person: str) -> Record:
    """Returns the record of the match: the complete record of a finished match, otherwise only what this person saw."""
    match, seat = state.match, state.seat_of(person)
    if match is None:
        raise Declined("table-not-begun")
    if state.phase == "over":
        # If a match ended because players resigned, the rules do not know of the end and the record has no seed yet:
        # add the seed.
        return add_hashes(msgspec.structs.replace(match.record(), seed=state.seed.hex()))
    if seat is None:
        raise Declined("table-not-over")
    return match.record(seat)
