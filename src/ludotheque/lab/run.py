"""Plays the matches of a plan on some workers and stores them in a folder, so that the same call continues after an
interruption.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing

from ludotheque.lab.folder import RunFolder
from ludotheque.lab.plan import pairings_for
from ludotheque.lab.rows import MatchRow
from ludotheque.lab.workers import Workers

Advance = Callable[[int], None]


def play_run(folder: RunFolder, games: int, workers: Workers, advance: Advance) -> list[MatchRow]:
    """Plays matches until the folder has at least `games`, and returns all rows.  Finished matches survive an
    interruption.
    """
    rows = folder.rows()
    done = {row.pairing for row in rows}
    advance(len(rows))
    missing = [number for number in range(pairings_for(folder.plan, games)) if number not in done]
    with closing(workers.play(folder.plan, missing)) as batches:
        for batch in batches:
            folder.append(batch)
            rows += batch.rows
            advance(len(batch.rows))
    return sorted(rows, key=lambda row: (row.pairing, row.rotation))
