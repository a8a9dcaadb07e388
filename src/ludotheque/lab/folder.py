"""The folder of a run: its plan and result in run.json, a journal of matches that survives interruptions, and a CSV file.

`matches.jsonl` grows while matches are played; if an interruption cut off its last line, the reader drops this line.
"""

from __future__ import annotations

import csv
import io
import os
import platform
from collections.abc import Sequence
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import msgspec

from ludotheque.build import build_and_reason
from ludotheque.core.errors import BadInput
from ludotheque.journal import append_lines, lines_of, replacing
from ludotheque.lab.plan import Plan
from ludotheque.lab.rows import Batch, Decision, MatchRow, decision_row, to_csv_row


class RunInfo(msgspec.Struct, frozen=True, rename="camel"):
    """The contents of run.json: the plan, the number of matches played, and the build and versions that played them."""

    plan: Plan
    matches: int  # number of matches played so far
    digest: str  # a digest of all rows so far, determined by the plan and the number of matches
    build: str  # "compiled" or "pure"
    machine: str
    python: str


class RunFolder:
    """A run of the lab in a folder on disk."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        self.plan = plan

    @property
    def journal(self) -> Path:
        """The file that grows with every pairing."""
        return self.path / "matches.jsonl"

    @property
    def decisions(self) -> Path:
        """The file with every decision, if the plan keeps them."""
        return self.path / "decisions.jsonl"

    def rows(self) -> list[MatchRow]:
        """Returns the rows of all whole pairings, in order; raises BadInput if the journal is damaged."""
        found = {(row.pairing, row.rotation): row for row in lines_of(self.journal, MatchRow)}
        seats = self.plan.seats
        whole = {pairing for pairing, _ in found if all((pairing, turn) in found for turn in range(seats))}
        return [found[key] for key in sorted(found) if key[0] in whole]

    def append(self, batch: Batch) -> None:
        """Adds complete pairings to the journal; if they cannot be written, raises BadInput and leaves the files as
        they were.

        Decisions are written first, so that every match in the journal has all its decisions.
        """
        if self.plan.keeps_decisions:
            append_lines(self.decisions, batch.decisions)
        append_lines(self.journal, batch.rows)

    def write_info(self, rows: Sequence[MatchRow]) -> RunInfo:
        """Writes run.json, from the plan and these rows."""
        info = RunInfo(
            self.plan,
            len(rows),
            digest_of(rows),
            build_and_reason()[0],
            f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores",
            platform.python_version(),
        )
        with replacing(self.path / "run.json") as part:
            part.write_bytes(msgspec.json.format(msgspec.json.encode(info), indent=1) + b"\n")
        return info

    def write_tables(self, rows: Sequence[MatchRow]) -> list[Path]:
        """Writes tables of the matches and, if the plan keeps them, of the decisions; returns the paths of the tables."""
        tables = [write_table(self.path / "matches", [to_csv_row(row) for row in rows])]
        if self.plan.keeps_decisions:
            tables.append(write_table(self.path / "decisions", self.decision_rows(rows)))
        return tables

    def decision_rows(self, rows: Sequence[MatchRow]) -> list[dict[str, Any]]:
        """Returns the decisions of these matches as rows of a table, in order."""
        pairings = {(row.pairing, row.rotation) for row in rows}
        latest = {(one.pairing, one.rotation, one.play, one.seat): one for one in lines_of(self.decisions, Decision)}
        return [decision_row(latest[key]) for key in sorted(latest) if key[:2] in pairings]


def write_table(path: Path, rows: list[dict[str, Any]]) -> Path:
    """Writes a table as Parquet if polars is installed, otherwise as CSV; returns its path."""
    if find_spec("polars") is not None:
        import polars

        table = io.BytesIO()  # on a full disk, polars would leave half a file behind and raise its own error
        polars.DataFrame(rows, infer_schema_length=None).write_parquet(table)
        with replacing(path.with_suffix(".parquet")) as part:
            part.write_bytes(table.getvalue())
        return path.with_suffix(".parquet")
    with replacing(path.with_suffix(".csv")) as part, part.open("w", newline="", encoding="utf-8") as file:
        writer = csv.DictWriter(file, list(rows[0]) if rows else [])
        writer.writeheader()
        writer.writerows(rows)
    return path.with_suffix(".csv")


def digest_of(rows: Sequence[MatchRow]) -> str:
    """Returns a digest of results, which depends only on the matches, not on where or in which order they were played."""
    ordered = sorted(rows, key=lambda row: (row.pairing, row.rotation))
    return sha256(b"\n".join([msgspec.json.encode(row, order="sorted") for row in ordered])).hexdigest()


def open_for(path: Path, plan: Plan) -> RunFolder:
    """Returns the folder for a plan, and creates it if needed; raises BadInput if the folder holds a run of another
    plan.
    """
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput(str(path), "unreadable-file", reason=error.strerror or str(error)) from error
    if (path / "run.json").exists():
        if read_info(path).plan.digest != plan.digest:
            raise BadInput(str(path), "lab-other-plan")
    elif any(path.iterdir()):
        raise BadInput(str(path), "lab-other-files")
    folder = RunFolder(path, plan)
    folder.write_info(folder.rows())
    return folder


def open_run(path: Path) -> RunFolder:
    """Returns the folder of a run that exists; raises BadInput if there is none."""
    return RunFolder(path, read_info(path).plan)


def read_info(path: Path) -> RunInfo:
    """Reads run.json; raises BadInput if the file is missing or damaged."""
    try:
        return msgspec.json.decode((path / "run.json").read_bytes(), type=RunInfo)
    except OSError as error:
        raise BadInput(str(path), "lab-not-a-run") from error
    except msgspec.DecodeError as error:
        raise BadInput(str(path / "run.json"), "damaged-file", reason=str(error)) from error
