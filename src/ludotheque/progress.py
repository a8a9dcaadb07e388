"""Shows the progress of a long job: as a bar on a terminal (if the extra `terminal` is installed), otherwise as one
line for every tenth of the job.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec

Advance = Callable[[int], None]


@contextmanager
def progress(label: str, total: int, unit: str) -> Iterator[Advance]:
    """Yields a function, which the job calls with the number of things done since the last call; output goes to stderr."""
    if not sys.stderr.isatty() or find_spec("rich") is None:
        yield lines(total, unit)
        return
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeElapsedColumn,
        TimeRemainingColumn,
    )

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    times = (TimeElapsedColumn(), TimeRemainingColumn())
    with Progress(*columns, *times, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(label, total=total)
        yield lambda count: bar.advance(task, count)


def lines(total: int, unit: str) -> Advance:
    """Returns a function that prints a line whenever another tenth of the job is done."""
    done = 0

    def advance(count: int) -> None:
        nonlocal done
        done += count
        if done * 10 // total > (done - count) * 10 // total:
            print(f"{done:,} of {total:,} {unit}", file=sys.stderr, flush=True)

    return advance
