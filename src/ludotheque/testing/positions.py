"""Starting positions for tests: a recorded match at any of its steps."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

from ludotheque.core.errors import BadInput
from ludotheque.core.history import Record, steps
from ludotheque.core.match import Match
from ludotheque.core.record import match_of_record, read_record


def at_step(record: Record | Path | bytes, step: int) -> Match:
    """Returns the match after one step of its record; steps count as in `ludotheque replay`, where 0 is the set-up.

    The record must contain the whole match, not only what one seat saw.  Playing on uses the luck in the record.
    """
    whole_record = record if isinstance(record, Record) else read_record(read(record))
    last = len(whole_record.entries) - 1
    if not 0 <= step <= last:
        raise BadInput("step", "bad-number", value=step, low=0, high=last)
    match = match_of_record(whole_record)
    for _ in islice(steps(whole_record.entries, match), step + 1):
        pass
    return match


def read(source: Path | bytes) -> bytes:
    """Returns the bytes of a record, given as a path or as the bytes themselves."""
    return source.read_bytes() if isinstance(source, Path) else source
