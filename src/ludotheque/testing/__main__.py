"""`python -m ludotheque.testing GAME --matches 1000`: tests the whole contract of a game at length."""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from concurrent.futures import ProcessPoolExecutor, as_completed
from itertools import islice
from multiprocessing import get_context

from ludotheque.core.catalogue import find_game
from ludotheque.core.errors import BadInput
from ludotheque.progress import progress
from ludotheque.testing.case import PROPERTIES, Case, ContractBroken, Findings
from ludotheque.testing.elsewhere import load, register_source, source_of
from ludotheque.testing.kit import cases, check_case, promises


def main(arguments: list[str] | None = None) -> int:
    """Tests a game and prints one line; returns 0 if the game keeps the contract, 1 if not, and 2 if it cannot be
    tested.
    """
    options = parser().parse_args(arguments)
    started = time.monotonic()
    try:
        game = load(options.load) if options.load else find_game(options.game)
        chosen = None if options.options is None else [options.options]
        wanted = list(islice(cases(game, options.seats, chosen, options.seed), options.matches))
        findings = check_all(wanted, options.only, source_of(game), options.jobs)
    except ContractBroken as broken:
        print(f"{broken.case and broken.case.game} breaks the contract: {broken}", file=sys.stderr)
        return 1
    except BadInput as error:
        print(error, file=sys.stderr)
        return 2
    tried, seconds = sum(findings.values()), time.monotonic() - started
    print(f"{game.id} keeps the contract: {options.matches} matches, {tried:,} things tried, {seconds:.0f} s")
    return 0


def check_all(wanted: list[Case], only: list[str] | None, source: str | None, jobs: int) -> Findings:
    """Tests all cases, several at a time, and shows the progress."""
    findings = Findings()
    with (
        ProcessPoolExecutor(jobs, get_context("spawn"), register_source, (source,)) as pool,
        progress(wanted[0].game, len(wanted), "matches") as advance,
    ):
        work = [pool.submit(check_case, case, only or promises(number)) for number, case in enumerate(wanted)]
        try:
            for done in as_completed(work):
                findings += done.result()
                advance(1)
        except ContractBroken:
            pool.shutdown(cancel_futures=True)
            raise
    return findings


def at_least_one(text: str) -> int:
    """Parses a number of matches, which must be at least one."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 1")
    return int(text)


def parser() -> argparse.ArgumentParser:
    """Makes the parser of the command line."""
    parser = argparse.ArgumentParser(prog="python -m ludotheque.testing", description=__doc__)
    parser.add_argument("game", help="the id of the game")
    parser.add_argument(
        "--matches", type=at_least_one, default=1, help="how many matches (each with the next seats and options)"
    )
    parser.add_argument("--seats", type=int, action="append", help="only with this number of seats")
    parser.add_argument("--options", type=json.loads, help="only with these options, as JSON")
    parser.add_argument("--seed", type=int, default=0, help="the seed of the first match")
    parser.add_argument("--only", action="append", choices=list(PROPERTIES), help="only this promise")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="how many processes (default: one per core)")
    parser.add_argument("--load", metavar="MODULE:NAME", help="a game that is not installed as an entry point")
    return parser


if __name__ == "__main__":
    sys.exit(main())
