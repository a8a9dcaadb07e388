"""`python -m ludotheque.testing GAME --matches 1000`: the whole contract, at length."""

from __future__ import annotations

import argparse
import json
import sys
import time

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from ludotheque.core.errors import BadInput
from ludotheque.testing.case import PROPERTIES, Case, ContractBroken
from ludotheque.testing.elsewhere import load
from ludotheque.testing.kit import check_game


def main(arguments: list[str] | None = None) -> int:
    """Tries a game and prints one line; answers 0 if it keeps the contract, 1 if not, 2 if it cannot be tried."""
    asked = parser().parse_args(arguments)
    started = time.monotonic()
    columns = ("{task.description}", BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    shown = [TextColumn(column) if isinstance(column, str) else column for column in columns]
    with Progress(*shown, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(asked.game, total=asked.matches)

        def progress(case: Case, name: str) -> None:
            bar.update(task, completed=case.seed - asked.seed, description=f"{asked.game}: {name:<24}")

        try:
            game = load(asked.load).id if asked.load else asked.game
            found = check_game(
                game,
                seats=asked.seats,
                options=asked.options and [asked.options],
                matches=asked.matches,
                seed=asked.seed,
                only=asked.only,
                progress=progress,
            )
        except ContractBroken as broken:
            verdict, code = f"{asked.game} breaks the contract: {broken}", 1
        except BadInput as error:
            verdict, code = str(error), 2
        else:
            looked_at = sum(found.values())
            seconds = time.monotonic() - started
            verdict = f"{game} keeps the contract: {asked.matches} matches, {looked_at:,} things tried, {seconds:.0f} s"
            code = 0
    print(verdict, file=sys.stderr if code else sys.stdout)
    return code


def parser() -> argparse.ArgumentParser:
    """What can be said on the command line."""
    made = argparse.ArgumentParser(prog="python -m ludotheque.testing", description=__doc__)
    made.add_argument("game", help="the id of the game")
    made.add_argument("--matches", type=int, default=1, help="how many matches (each with the next seats and options)")
    made.add_argument("--seats", type=int, action="append", help="only with so many seats")
    made.add_argument("--options", type=json.loads, help="only with these options, as JSON")
    made.add_argument("--seed", type=int, default=0, help="the seed of the first match")
    made.add_argument("--only", action="append", choices=list(PROPERTIES), help="only this promise")
    made.add_argument("--load", metavar="MODULE:NAME", help="a game that is not installed as an entry point")
    return made


if __name__ == "__main__":
    sys.exit(main())
