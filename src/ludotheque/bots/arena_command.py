"""The command `ludotheque arena`: bots play many matches, and a table shows the results."""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterable, Iterator
from contextlib import closing
from pathlib import Path
from time import perf_counter
from typing import Any

import msgspec

from ludotheque.bots.matches import Contest, Heard, contest, played, results
from ludotheque.bots.results import Results
from ludotheque.core.catalogue import find_game
from ludotheque.core.structs import Option
from ludotheque.progress import progress

INTERRUPTED = 130  # the exit code of a command stopped by Ctrl-C


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Adds the arguments of the arena."""
    parser.add_argument("game", help="which game; see `ludotheque games`")
    parser.add_argument("--bots", required=True, metavar="NAMES", help="who plays, such as heuristic,random")
    parser.add_argument("--games", type=int, default=400, metavar="N", help="how many matches, at least (400)")
    parser.add_argument("--seats", type=int, metavar="N", help="how many play in a match (as many as bots are named)")
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="other matches for every number (0)")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="a rule of these tables")
    parser.add_argument("--components", metavar="FILE", help="play with an edited copy of box.toml")
    parser.add_argument("--jobs", type=int, default=cores(), metavar="N", help="how many cores play (all)")
    parser.add_argument("--json", type=writable, metavar="FILE", help="write the results, each match too, to a file")


def writable(text: str) -> Path:
    """Checks that a file can be written, as far as one can know before the matches are played."""
    path = Path(text)
    if path.is_dir() or not os.access(path if path.exists() else path.parent, os.W_OK):
        raise argparse.ArgumentTypeError(f"{text} cannot be written")
    return path


def cores() -> int:
    """Returns how many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def run(asked: argparse.Namespace) -> int:
    """Plays the matches and prints the table; Ctrl-C prints the results so far."""
    agreed = contest(
        asked.game,
        [name.strip() for name in asked.bots.split(",")],
        asked.games,
        seats=asked.seats,
        seed=asked.seed,
        options=read_options(find_game(asked.game).options, asked.option),
        components=asked.components,
    )
    heard: list[Heard] = []
    is_whole = True
    started = perf_counter()
    with closing(played(agreed, asked.jobs)) as matches:
        try:
            for one in with_progress(agreed, matches):
                heard.append(one)
        except KeyboardInterrupt:
            is_whole = False
    found = results(agreed, heard, perf_counter() - started)
    show(found, agreed)
    if asked.json is not None:
        asked.json.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")
    return 0 if is_whole else INTERRUPTED


def read_options(known: tuple[Option, ...], given: list[str]) -> dict[str, Any]:
    """Reads options typed as NAME=VALUE; a value of a wrong type stays a text, which the game refuses."""
    options: dict[str, Any] = {}
    types = {option.name: option for option in known}
    for text in given:
        name, _, value = text.partition("=")
        option = types.get(name)
        options[name] = value
        if option is not None and option.type == "choice":
            options[name] = next((one for one in option.range if str(one) == value), value)
        elif option is not None and option.type == "flag":
            options[name] = {"true": True, "false": False}.get(value, value)
        elif option is not None and option.type != "text" and value.removeprefix("-").isdecimal():
            options[name] = int(value)
    return options


def with_progress(agreed: Contest, matches: Iterable[Heard]) -> Iterator[Heard]:
    """Passes matches on, while stderr shows the progress."""
    with progress(" · ".join(dict.fromkeys(agreed.bots)), agreed.pairings * len(agreed.bots), "matches") as advance:
        for one in matches:
            yield one
            advance(1)


def show(found: Results, agreed: Contest) -> None:
    """Prints the table of results."""
    total = agreed.pairings * len(agreed.bots)
    count = len(found.matches)
    matches = f"{count} matches" if count == total else f"stopped after {count} of {total} matches"
    rows = [("bot", "seats", "wins", "share", "95 % interval", "fair", "ms a decision")]
    for one in found.standings:
        rows.append(
            (
                one.bot,
                str(one.seats),
                f"{one.wins:.10g}",
                f"{one.share:.1%}",
                f"{one.low:.1%} – {one.high:.1%}",
                f"{one.fair:.1%}",
                f"{found.pace.thinking.get(one.bot, 0.0):.2f}",
            )
        )
    widths = [max(map(len, column)) for column in zip(*rows)]
    print(f"{found.game}, {found.seats} seats, {matches}\n")
    for number, (bot, *figures) in enumerate(rows):
        right = [figure.rjust(width) for figure, width in zip(figures, widths[1:])]
        print("  " + "   ".join([bot.ljust(widths[0]), *right]))
        if number == 0:
            print("  " + "─" * (sum(widths) + 3 * (len(widths) - 1)))
    print(
        f"\n{found.mean_plays:.1f} plays a match · {found.pace.seconds_a_match:.3f} s a match · "
        f"{found.pace.decisions_a_second:,.0f} decisions a second · seed {found.seed}"
    )
