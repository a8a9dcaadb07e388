"""The command `ludotheque trust`, which tries one promise of the server many times."""

from __future__ import annotations

import argparse
import time

from ludotheque.core.errors import BadInput
from ludotheque.progress import progress
from ludotheque_trust import TRIALS
from ludotheque_trust.trial import Broken, CannotTry, Task, Trial


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """try a promise of the server many times; exit code 0 or 1"""
    parser.add_argument("name", nargs="?", help="name of the trial; without one, lists them all")
    parser.add_argument("--size", type=int, metavar="N", help="how many tries")
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="the same seed repeats the same trial (0)")
    parser.add_argument(
        "--database", default="", metavar="URL", help="an empty database to use (default: a temporary SQLite file)"
    )
    parser.add_argument("--seconds", type=int, default=60, metavar="N", help="duration of the trial `load` (60)")
    parser.set_defaults(run=try_promise)


def try_promise(args: argparse.Namespace) -> int:
    """Runs one trial; returns 0 if the promise was kept, 1 if it was broken, and 3 if it cannot be tried on this
    machine.
    """
    if args.name is None:
        for name, (about, unit, size, _) in TRIALS.items():
            print(f"{name:9} {about} ({size:,} {unit} unless said)")
        return 0
    if args.name not in TRIALS:
        raise BadInput("trust", "cli-bad-arguments", reason=f"{args.name!r} is none of {', '.join(TRIALS)}")
    trial = TRIALS[args.name]
    size = trial.size if args.size is None else args.size
    if size < 1:
        raise BadInput("--size", "cli-bad-arguments", reason="at least 1")
    if args.seconds < 1:
        raise BadInput("--seconds", "cli-bad-arguments", reason="at least 1")
    started = time.monotonic()
    task = Task(size, args.seed, database=args.database, seconds=args.seconds)
    try:
        verdict, code = f"kept: {run_trial(args.name, trial, task)}", 0
    except Broken as broken:
        verdict, code = f"BROKEN: {broken}", 1
    except CannotTry as reason:
        verdict, code = f"not tried: {reason}", 3
    print(f"{args.name}: {verdict} (seed {args.seed}, {time.monotonic() - started:.1f} s)")
    return code


def run_trial(name: str, trial: Trial, task: Task) -> str:
    """Runs a trial and shows its progress on stderr; returns the line that the trial reports."""
    with progress(f"{name}: {trial.about}", task.size, trial.unit) as advance:
        return trial.run(task._replace(advance=advance))
