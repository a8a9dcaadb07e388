"""Contended appends: two processes write to the same tables, and the store must accept each version from only one of
them.
"""

from __future__ import annotations

import asyncio
import json
import sys
import tempfile
from pathlib import Path
from typing import Final

from ludotheque.store import open_store
from ludotheque.table.ports import Fenced, Listed, StoreDown
from ludotheque_trust.history import History, Line
from ludotheque_trust.trial import Task, require

WRITERS: Final = 2
TABLES: Final = 4
ATTEMPTS_PER_BURST: Final = (
    10  # after this many attempts a writer rests; SQLite would otherwise keep the other writer waiting
)
REST_SECONDS: Final = 0.002


async def write(where: str, writer: int, wanted: int) -> None:
    """Appends rows to tables that other writers append to as well, until `wanted` rows are acknowledged; prints the
    result of each attempt.
    """
    store = await open_store(where)
    # The latest version of each table, as far as this writer knows.
    latest = {f"table {number}": 1 for number in range(TABLES)}
    number = written = 0
    print("ready", flush=True)
    sys.stdin.readline()  # so that all writers start at the same time
    while written < wanted:
        number += 1
        if number % ATTEMPTS_PER_BURST == 0:
            await asyncio.sleep(REST_SECONDS)
        table, key = f"table {number % TABLES}", f"{writer} {number}"
        version = latest[table] + 1
        try:
            await store.append(table, 1, version, key.encode(), "playing")
            outcome, written = "acknowledged", written + 1
            latest[table] = version
        except Fenced:
            outcome = "refused"
            latest[table] = len((await store.read(table)).rows)
        except StoreDown:
            outcome = "unknown"
            latest[table] = len((await store.read(table)).rows)
        print(json.dumps([key, outcome, version]), flush=True)
    await store.close()


async def contend(task: Task, where: str) -> History:
    """Runs two writers on a store with a few tables, and compares their reports with the contents of the store."""
    store = await open_store(where)
    for number in range(TABLES):
        await store.create(Listed(f"table {number}", "malta", "gathering", False, 0), "nobody", b"")
    code = "import asyncio, sys; from ludotheque_trust.trials.appends import write; "
    code += "asyncio.run(write(sys.argv[1], int(sys.argv[2]), int(sys.argv[3])))"
    shares = [task.size // WRITERS + (writer < task.size % WRITERS) for writer in range(WRITERS)]
    writers = [
        await asyncio.create_subprocess_exec(
            sys.executable,
            "-c",
            code,
            where,
            str(writer),
            str(share),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )
        for writer, share in enumerate(shares)
    ]
    history = History()

    async def listen(process: asyncio.subprocess.Process) -> None:
        assert process.stdout is not None
        async for line in process.stdout:
            key, outcome, version = json.loads(line)
            history.note_sent(key)
            if outcome == "acknowledged":
                history.note_acknowledged(key, version)
                task.advance(1)
            elif outcome == "refused":
                history.note_refused(key)
        require(await process.wait() == 0, "a writer has died")

    for process in writers:
        assert process.stdout is not None
        await process.stdout.readline()
    for process in writers:
        assert process.stdin is not None
        process.stdin.write(b"go\n")
    await asyncio.gather(*[listen(process) for process in writers])
    lines = []
    for number in range(TABLES):
        rows = (await store.read(f"table {number}")).rows
        lines += [Line(f"table {number}", at, row.decode()) for at, row in enumerate(rows, 1)]
    await store.close()
    history.check(lines)
    return history


def try_appends(task: Task) -> str:
    """Makes `size` successful appends by two processes at once."""
    with tempfile.TemporaryDirectory() as folder:
        history = asyncio.run(contend(task, task.database or str(Path(folder, "tables.sqlite"))))
    return f"two processes at {TABLES} tables: {history.summary()}; no hole, none doubled"
