"""Makes a dataset for researchers: matches of each game at each level, as tables, with a card that describes them.

A folder with README.md (the card), dataset.json (plans and digests), `matches` and `decisions/GAME-LEVEL` as tables,
and `runs`, the journals from which the same command continues after an interruption.
"""

from __future__ import annotations

import argparse
import csv
import io
from collections.abc import Sequence
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final

import msgspec

from ludotheque.bots.arena_command import INTERRUPTED
from ludotheque.bots.characters import BY_ID
from ludotheque.bots.search.levels import LEVELS
from ludotheque.core.catalogue import games
from ludotheque.core.errors import BadInput
from ludotheque.journal import replacing
from ludotheque.lab.arguments import add_conditions
from ludotheque.lab.dataset_card import DECISION_FIELDS, MATCH_FIELDS, card
from ludotheque.lab.folder import RunFolder, open_for, write_table
from ludotheque.lab.plan import Plan, make_plan, pairings_for
from ludotheque.lab.rows import MatchRow, to_csv_row
from ludotheque.lab.run import play_run
from ludotheque.lab.workers import Workers, workers_for
from ludotheque.progress import Advance, progress

# Bots whose thinking is limited by time, which includes some characters, decide differently on another machine, so no
# seed can repeat their matches.
TIMED: Final = {level.name for level in LEVELS if level.milliseconds} | {*BY_ID}
REPEATABLE: Final = [level.name for level in LEVELS if level.name not in TIMED]
USUAL: Final = "beginner,casual,solid"


class TableInfo(msgspec.Struct, frozen=True, rename="camel"):
    """One table of a dataset: its file, its size and its digest."""

    file: str
    rows: int
    digest: str  # a digest of the table's contents as CSV, whatever format its file has


class DatasetInfo(msgspec.Struct, frozen=True, rename="camel"):
    """The contents of dataset.json: the plans that were played, and the tables that resulted."""

    ludotheque: str  # the version of the package
    games: int  # number of matches requested of each game at each level
    plans: tuple[Plan, ...]
    tables: tuple[TableInfo, ...] = ()  # empty until all matches are played

    @property
    def digest(self) -> str:
        """A digest of the contents, the same on every machine and build."""
        return sha256("\n".join([table.digest for table in self.tables]).encode()).hexdigest()


def add_dataset(parser: argparse.ArgumentParser) -> None:
    """Adds the arguments of `lab dataset`."""
    parser.add_argument("game", nargs="*", help="which games (default: all)")
    parser.add_argument(
        "--levels", default=USUAL, metavar="NAMES", help=f"who plays: one table for each level or bot ({USUAL})"
    )
    parser.add_argument("--seats", type=int, metavar="N", help="how many play in a match (as few as possible)")
    parser.add_argument(
        "--games", type=int, default=100, metavar="N", help="matches of each game at each level, at least (100)"
    )
    parser.add_argument("--to", default="dataset", metavar="FOLDER", help="where to keep it (dataset)")
    add_conditions(parser)
    parser.set_defaults(run=make_dataset)


def make_dataset(args: argparse.Namespace) -> int:
    """Plays those matches that a dataset lacks, and writes its tables and its card; after Ctrl-C, finished matches are
    kept.
    """
    plans = read_plans(args)
    totals = [pairings_for(plan, args.games) * plan.seats for plan in plans]
    folder = Path(args.to)
    with workers_for(args.jobs, args.cluster) as workers:
        info = open_dataset(folder, DatasetInfo(version("ludotheque"), args.games, plans))
        try:
            with progress("dataset", sum(totals), "matches") as advance:
                tables = [*play(folder, info, workers, advance)]
        except KeyboardInterrupt:
            print("Stopped; the same command continues.")
            return INTERRUPTED
    info = msgspec.structs.replace(info, tables=tuple(tables))
    write_info(folder, info)
    with replacing(folder / "README.md") as part:
        part.write_text(card(info, command(args)), encoding="utf-8")
    rows = sum([table.rows for table in info.tables[1:]])
    print(f"{folder}: {info.tables[0].rows:,} matches, {rows:,} decisions, digest {info.digest[:16]}")
    return 0


def read_plans(args: argparse.Namespace) -> tuple[Plan, ...]:
    """Returns one plan for each game and level, in which bots of that level play against each other; raises BadInput
    for a level whose matches cannot be repeated.
    """
    levels = [name.strip() for name in args.levels.split(",")]
    for name in levels:
        if name in TIMED or levels.count(name) > 1:
            raise BadInput("levels", "bad-choice", value=repr(name), names=", ".join([*REPEATABLE, "search-100"]))
    if len(set(args.game)) < len(args.game):
        raise BadInput("game", "bad-choice", value=" ".join(args.game), names=", ".join(games()))
    return tuple(
        [
            make_plan(game, [level], seats=args.seats, seed=args.seed, is_rough=args.rough, keeps_decisions=True)
            for game in args.game or games()
            for level in levels
        ]
    )


def open_dataset(path: Path, wanted: DatasetInfo) -> DatasetInfo:
    """Prepares the folder of a dataset; raises BadInput if the folder contains anything else."""
    if (path / "dataset.json").exists():
        try:
            found = msgspec.json.decode((path / "dataset.json").read_bytes(), type=DatasetInfo)
        except msgspec.DecodeError as error:
            raise BadInput(str(path / "dataset.json"), "damaged-file", reason=str(error)) from error
        if msgspec.structs.replace(found, tables=()) != wanted:
            raise BadInput(str(path), "lab-other-plan")
        return found
    try:
        path.mkdir(parents=True, exist_ok=True)
        if any(path.iterdir()):
            raise BadInput(str(path), "lab-other-files")
        (path / "decisions").mkdir()
    except OSError as error:
        raise BadInput(str(path), "unreadable-file", reason=error.strerror or str(error)) from error
    write_info(path, wanted)
    return wanted


def write_info(path: Path, info: DatasetInfo) -> None:
    """Writes dataset.json."""
    with replacing(path / "dataset.json") as part:
        part.write_bytes(msgspec.json.format(msgspec.json.encode(info), indent=1) + b"\n")


def play(path: Path, info: DatasetInfo, workers: Workers, advance: Advance) -> list[TableInfo]:
    """Plays the matches that are missing, and returns the tables of the dataset: all matches, then the decisions of
    each plan.
    """
    matches: list[dict[str, Any]] = []
    tables: list[TableInfo] = []
    for plan in info.plans:
        level = plan.bots[0]
        name = f"{plan.game}-{level}"
        folder = open_for(path / "runs" / name, plan)
        rows = play_run(folder, info.games, workers, advance)
        folder.write_info(rows)
        matches += [{"game": plan.game, "level": level} | to_csv_row(row) for row in rows]
        tables.append(keep(path, f"decisions/{name}", decisions(folder, plan, rows), [*DECISION_FIELDS]))
    return [keep(path, "matches", matches, [*MATCH_FIELDS]), *tables]


def decisions(folder: RunFolder, plan: Plan, rows: Sequence[MatchRow]) -> list[dict[str, Any]]:
    """Returns the decisions of a run as rows of a table."""
    return [{"game": plan.game, "level": plan.bots[0]} | one for one in folder.decision_rows(rows)]


def keep(path: Path, name: str, rows: list[dict[str, Any]], fields: list[str]) -> TableInfo:
    """Writes one table of a dataset, and returns its description."""
    chosen = [{field: row[field] for field in fields} for row in rows]
    written = write_table(path / name, chosen)
    return TableInfo(written.relative_to(path).as_posix(), len(chosen), digest_of_table(chosen))


def digest_of_table(rows: list[dict[str, Any]]) -> str:
    """Returns a digest of a table: the SHA-256 of its contents as CSV."""
    text = io.StringIO()
    writer = csv.DictWriter(text, [*rows[0]] if rows else [], lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return sha256(text.getvalue().encode()).hexdigest()


def command(args: argparse.Namespace) -> str:
    """Returns the command that makes the same dataset."""
    words = ["ludotheque lab dataset", *args.game, f"--levels {args.levels}", f"--games {args.games}"]
    words += [f"--seats {args.seats}"] if args.seats is not None else []
    words += ["--rough"] if args.rough else []
    return " ".join([*words, f"--seed {args.seed}"])
