"""`ludotheque reproduce`: repeats an error at a table from its crash report, and writes a failing test for the error."""

from __future__ import annotations

import argparse
import re
import sys
import traceback
from pathlib import Path

import msgspec

from ludotheque.cli import FOLDER
from ludotheque.cli.tables import read_file
from ludotheque.core.errors import BadInput
from ludotheque.core.words import Voice
from ludotheque.table.crash_reports import CrashReport, open_private, read_report, rerun, table_of

TEST = '''"""A crash at a table of {game}: this test fails until the bug is mended.

The report beside it has the seed and the hands of that match: keep it private as long as the match is played.
"""

from pathlib import Path

from ludotheque.table.crash_reports import rerun


def {name}() -> None:
    """The error was: {error}"""
    rerun(Path(__file__).with_suffix(".json").read_bytes())
'''


def reproduce(args: argparse.Namespace) -> int:
    """Repeats what failed at a table; the exit code is 1 if it fails again, 0 if it works now."""
    data = read_file(args.file)
    report = checked_report(args.file, data)
    voice = Voice(report.game, args.language, extra_folder=FOLDER)
    if args.test:
        written = write_test(Path(args.test), report, data)
        print(voice.tell("cli-test-written", test=args.test, data=str(written)))
    version = len(report.rows)
    print(voice.tell("cli-report", table=report.table, game=report.game, rules=report.rules, version=version))
    if report.entry is None:
        print(voice.tell("cli-report-without-move"))
    else:
        print(msgspec.json.encode(report.entry).decode())
    try:
        rerun(data)
    except Exception as error:
        print(voice.tell("cli-reproduced"), flush=True)
        traceback.print_exception(error, file=sys.stdout)
        return 1
    print(voice.tell("cli-not-reproduced", error=last_line(report)))
    return 0


def checked_report(source: str, data: bytes) -> CrashReport:
    """Reads a crash report; raises BadInput if the report is damaged or its table cannot be rebuilt."""
    try:
        report = read_report(data)
        table_of(report)
    except Exception as error:  # with a damaged log the rules may fail in any way
        reason = str(error).partition("\n")[0] or type(error).__name__
        raise BadInput(source, "cli-bad-report", reason=reason) from error
    return report


def write_test(path: Path, report: CrashReport, data: bytes) -> Path:
    """Writes a test and, beside the test, the report that the test reads; returns the path of the report."""
    if not re.fullmatch(r"test_[a-z0-9_]+\.py", path.name):
        raise BadInput(str(path), "cli-test-name")
    beside = path.with_suffix(".json")
    for taken in (path, beside):
        if taken.exists():
            raise BadInput(str(taken), "new-game-exists")
    error_line = last_line(report).replace("\\", "\\\\").replace('"', "'")
    try:
        with open(beside, "xb", opener=open_private) as file:
            file.write(data)
        path.write_text(TEST.format(game=report.game, name=path.stem, error=error_line), encoding="utf-8")
    except OSError as error:
        raise BadInput(str(path), "store-cannot-write", reason=error.strerror or str(error)) from error
    return beside


def last_line(report: CrashReport) -> str:
    """Returns the error of a report as one line."""
    return (report.error.strip().splitlines() or [""])[-1]
