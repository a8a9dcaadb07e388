"""Crash reports: everything needed to reproduce an error at a table.  A crash report contains secrets and never leaves
the house.
"""

from __future__ import annotations

import os
import traceback
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import msgspec

from ludotheque.core.catalogue import find_game
from ludotheque.core.errors import BadInput, Refused
from ludotheque.table.load import load
from ludotheque.table.log import Entries
from ludotheque.table.ports import Time
from ludotheque.table.state import TableState

KeepReport = Callable[["CrashReport"], None]


class CrashReport(msgspec.Struct, frozen=True, rename="camel"):
    """The log of a table, the entry that the table was trying to apply, and the exception."""

    table: str
    game: str
    rules: str
    at: int
    rows: tuple[msgspec.Raw, ...]
    entry: Entries | None
    error: str


def crash_report_of(state: TableState, entry: Entries | None, at: int, error: BaseException) -> CrashReport:
    """Makes a crash report about the error being handled."""
    rows = tuple([msgspec.Raw(logged.row.to_bytes()) for logged in state.log])
    rules = find_game(state.settings.game, state.rules or None)
    told = "".join(traceback.format_exception(error))
    return CrashReport(state.table, rules.id, rules.version, at, rows, entry, told)


class Faults:
    """Writes crash reports about one table.

    The object holds no reference to its table, so that a closed table can be garbage-collected.
    """

    def __init__(self, keep_report: KeepReport, time: Time) -> None:
        self._keep_bundle = keep_report
        self._time = time

    def note(self, state: TableState, error: Exception, entry: Entries | None = None) -> None:
        """Writes a crash report about a bug of ours; the table continues."""
        with suppress(Exception):  # a full disk must not make things worse
            self._keep_bundle(crash_report_of(state, entry, self._time.now(), error))


def read_report(data: bytes) -> CrashReport:
    """Reads the report in a file; raises msgspec's errors for any other file."""
    return msgspec.json.decode(data, type=CrashReport)


def table_of(report: CrashReport) -> TableState:
    """Returns the table as it was before the error."""
    return load(report.table, [bytes(row) for row in report.rows], None)


def rerun(data: bytes) -> TableState:
    """Repeats the operation that failed: raises the same exception, or returns the table's state if the operation now
    works.

    If the rules now refuse the action, returns the state before the action.
    """
    report = read_report(data)
    state = table_of(report)
    if report.entry is not None:
        draft = state.copy()
        with suppress(Refused, BadInput):
            draft.perform(report.entry, report.at)
            return draft
    return state


def into_folder(folder: Path) -> KeepReport:
    """Returns a function that stores crash reports as files, one per table and version.  Only the first report about a
    version is stored, because it is the most telling.
    """

    def keep(bundle: CrashReport) -> None:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        path = folder / f"{bundle.table}-{len(bundle.rows)}.json"
        with suppress(FileExistsError), open(path, "xb", opener=private) as file:
            file.write(msgspec.json.encode(bundle))

    return keep


def private(path: str, flags: int) -> int:
    """Opens a file that only its owner may read, because a crash report contains the secrets of a match."""
    return os.open(path, flags, 0o600)


def nowhere(bundle: CrashReport) -> None:
    """Discards a crash report, where no folder for reports is set."""
