"""The command `ludotheque lab`: run experiments, report on them, compare them, and ask questions about the rules."""

from __future__ import annotations

import argparse
from pathlib import Path
from time import perf_counter

from ludotheque.bots.arena_command import INTERRUPTED
from ludotheque.core.words import LANGUAGES
from ludotheque.lab import questions
from ludotheque.lab.arguments import add_plan, read_plan, write
from ludotheque.lab.comparison import compare
from ludotheque.lab.dataset import add_dataset
from ludotheque.lab.folder import open_for, open_run
from ludotheque.lab.plan import pairings_for
from ludotheque.lab.report import Report
from ludotheque.lab.run import play_run
from ludotheque.lab.workers import workers_for
from ludotheque.progress import progress


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Adds the commands of the lab."""
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    add_run(commands.add_parser("run", help="play matches and keep them in a folder; the same command continues"))
    add_dataset(commands.add_parser("dataset", help="make a dataset of matches by level, with a card that explains it"))
    report = commands.add_parser("report", help="write the balance report of a run as one HTML file")
    report.add_argument("run_folder", metavar="RUN", help="the folder of a run")
    report.add_argument("--to", metavar="FILE", help="where to write it (RUN/report.html)")
    report.set_defaults(run=write_report)
    compare = commands.add_parser("compare", help="write what changed between two runs as one HTML file")
    compare.add_argument("before", metavar="A", help="the folder of a run")
    compare.add_argument("after", metavar="B", help="the folder of another run of the same game")
    compare.add_argument("--to", metavar="FILE", help="where to write it (B/compare.html)")
    compare.set_defaults(run=write_comparison)
    sweep = questions.add_commands(commands)
    for sub in (report, compare, sweep):
        sub.add_argument("--language", choices=LANGUAGES, help="the language (default: from the environment)")


def add_run(parser: argparse.ArgumentParser) -> None:
    """Adds the arguments of `lab run`."""
    add_plan(parser)
    parser.add_argument("--games", type=int, default=1000, metavar="N", help="how many matches, at least (1000)")
    parser.add_argument("--to", metavar="FOLDER", help="where to keep them (a folder named after game and plan)")
    parser.add_argument("--decisions", action="store_true", help="keep every decision, too")
    parser.set_defaults(run=run_plan)


def run_plan(args: argparse.Namespace) -> int:
    """Plays those matches of a plan that its folder lacks; Ctrl-C keeps the finished ones."""
    plan = read_plan(args, keeps_decisions=args.decisions)
    total = pairings_for(plan, args.games) * plan.seats
    with workers_for(args.jobs, args.cluster) as workers:
        folder = open_for(Path(args.to or f"lab-{plan.game}-{plan.digest[:8]}"), plan)
        began = perf_counter()
        before = len(folder.rows())
        is_whole = True
        try:
            with progress(plan.game, total, "matches") as advance:
                play_run(folder, args.games, workers, advance)
        except KeyboardInterrupt:
            is_whole = False
    seconds = perf_counter() - began
    rows = folder.rows()
    info = folder.write_info(rows)
    print(f"{folder.path}: {len(rows):,} of {total:,} matches, digest {info.digest[:16]}")
    if len(rows) > before:
        print(f"{(len(rows) - before) / seconds:,.1f} matches a second")
    for path in folder.write_tables(rows) if rows else []:
        print(f"table: {path}")
    if not is_whole:
        print("Stopped; the same command continues.")
    return 0 if is_whole else INTERRUPTED


def write_report(args: argparse.Namespace) -> int:
    """Writes the report of a run."""
    folder = open_run(Path(args.run_folder))
    return write(Path(args.to or folder.path / "report.html"), Report(folder, args.language or "en").html())


def write_comparison(args: argparse.Namespace) -> int:
    """Writes the comparison of two runs."""
    before, after = open_run(Path(args.before)), open_run(Path(args.after))
    return write(Path(args.to or after.path / "compare.html"), compare(before, after, args.language or "en"))
