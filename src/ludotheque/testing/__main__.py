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
    asked = parser().parse_args(arguments)
    started = time.monotonic()
    try:
        game = load(asked.load) if asked.load else find_game(asked.game)
        chosen = None if asked.options is None else [asked.options]
        wanted = list(islice(cases(game, asked.seats, chosen, asked.seed), asked.matches))
        found = check_all(wanted, asked.only, source_of(game), asked.jobs)
    except ContractBroken as broken:
        print(f"{broken.case and broken.case.game} breaks the contract: {broken}", file=sys.stderr)
        return 1
    except BadInput as error:
        print(error, file=sys.stderr)
        return 2
    tried, seconds = sum(found.values()), time.monotonic() - started
    print(f"{game.id} keeps the contract: {asked.matches} matches, {tried:,} things tried, {seconds:.0f} s")
    return 0


def check_all(wanted: list[Case], only: list[str] | None, source: str | None, jobs: int) -> Findings:
    """Tests all cases, several at a time, and shows the progress."""
    found = Findings()
    with (
        ProcessPoolExecutor(jobs, get_context("spawn"), register_source, (source,)) as pool,
        progress(wanted[0].game, len(wanted), "matches") as advance,
    ):
        work = [pool.submit(check_case, case, only or promises(number)) for number, case in enumerate(wanted)]
        try:
            for done in as_completed(work):
                found += done.result()
                advance(1)
        except ContractBroken:
            pool.shutdown(cancel_futures=True)
            raise
    return found


def at_least_one(text: str) -> int:
    """Parses a number of matches, which must be at least one."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 1")
    return int(text)


def parser() -> argparse.ArgumentParser:
    """Makes the parser of the command line."""
    made = argparse.ArgumentParser(prog="python -m ludotheque.testing", description=__doc__)
    made.add_argument("game", help="the id of the game")
    made.add_argument(
        "--matches", type=at_least_one, default=1, help="how many matches (each with the next seats and options)"
    )
    made.add_argument("--seats", type=int, action="append", help="only with this number of seats")
    made.add_argument("--options", type=json.loads, help="only with these options, as JSON")
    made.add_argument("--seed", type=int, default=0, help="the seed of the first match")
    made.add_argument("--only", action="append", choices=list(PROPERTIES), help="only this promise")
    made.add_argument("--jobs", type=int, default=os.cpu_count(), help="how many processes (default: one per core)")
    made.add_argument("--load", metavar="MODULE:NAME", help="a game that is not installed as an entry point")
    return made


if __name__ == "__main__":
    sys.exit(main())
