"""Crash reports: everything needed to reproduce an error at a table.  A crash report contains secrets and never leaves
the server.
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
from ludotheque.table.log import AnyTableEntry
from ludotheque.table.ports import Time
from ludotheque.table.state import TableState

WriteReport = Callable[["CrashReport"], None]


class CrashReport(msgspec.Struct, frozen=True, rename="camel"):
    """The log of a table, the entry that the table was trying to apply, and the exception."""

    table: str
    game: str
    rules: str
    at: int
    rows: tuple[msgspec.Raw, ...]
    entry: AnyTableEntry | None
    error: str


def crash_report_of(state: TableState, entry: AnyTableEntry | None, at: int, error: BaseException) -> CrashReport:
    """Makes a crash report about the error being handled."""
    rows = tuple([msgspec.Raw(logged.row.to_bytes()) for logged in state.log])
    rules = find_game(state.settings.game, state.rules or None)
    trace = "".join(traceback.format_exception(error))
    return CrashReport(state.table, rules.id, rules.version, at, rows, entry, trace)


class Faults:
    """Writes crash reports about one table.

    The object holds no reference to its table, so that a closed table can be garbage-collected.
    """

    def __init__(self, write_report: WriteReport, time: Time) -> None:
        self._write_report = write_report
        self._time = time

    def report(self, state: TableState, error: Exception, entry: AnyTableEntry | None = None) -> None:
        """Writes a crash report about a bug of ours; the table continues."""
        with suppress(Exception):  # a full disk must not make things worse
            self._write_report(crash_report_of(state, entry, self._time.now(), error))


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


def report_writer(folder: Path) -> WriteReport:
    """Returns a function that stores crash reports as files, one per table and version.  Only the first report about a
    version is stored, because later ones are usually its consequences.
    """

    def write(report: CrashReport) -> None:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        path = folder / f"{report.table}-{len(report.rows)}.json"
        with suppress(FileExistsError), open(path, "xb", opener=open_private) as file:
            file.write(msgspec.json.encode(report))

    return write


def open_private(path: str, flags: int) -> int:
    """Opens a file that only its owner may read, because a crash report contains the secrets of a match."""
    return os.open(path, flags, 0o600)


def discard_report(report: CrashReport) -> None:
    """Discards a crash report; used if no folder for reports is set."""
