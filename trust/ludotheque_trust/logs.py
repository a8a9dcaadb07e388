"""Compares the logs that a trial leaves in its store with what the clients know."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from ludotheque.store import open_store
from ludotheque_trust.history import History, lines_of
from ludotheque_trust.streams import Stream, check_streams

Logs = Mapping[str, Sequence[bytes]]  # by table


async def logs_of(where: str, tables: Iterable[str]) -> Logs:
    """Returns the stored log of each of these tables."""
    store = await open_store(where)
    try:
        return {table: (await store.read(table)).rows for table in sorted(tables)}
    finally:
        await store.close()


def check_logs(logs: Logs, history: History, streams: Mapping[str, Sequence[Stream]]) -> None:
    """Raises Broken unless the logs contain everything that was acknowledged, can be recomputed, and agree with what
    every client saw.
    """
    history.check(lines_of([(table, at, row) for table, rows in logs.items() for at, row in enumerate(rows, 1)]))
    for table, rows in logs.items():
        check_streams(table, rows, streams.get(table, ()))
