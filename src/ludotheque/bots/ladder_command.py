"""The command `ludotheque ladder`: lets several bots play one another, and prints a table of their ratings."""

from __future__ import annotations

import argparse
from itertools import combinations
from typing import Any

import msgspec

from ludotheque.bots.arena_command import (
    INTERRUPTED,
    add_contest,
    finish,
    open_journal,
    play_all,
    print_table,
    read_contest,
    write_json,
)
from ludotheque.bots.matches import Contest
from ludotheque.bots.ratings import Rating, rate
from ludotheque.bots.results import Played
from ludotheque.core.catalogue import find_game
from ludotheque.core.errors import BadInput


class Ladder(msgspec.Struct, frozen=True, rename="camel"):
    """The ratings of several bots, and the matches they come from."""

    game: str
    version: str
    options: dict[str, Any]
    seats: int
    seed: int
    ratings: tuple[Rating, ...]
    matches: tuple[Played, ...]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Adds the arguments of the ladder."""
    add_contest(parser)
    parser.set_defaults(claim=None)


def run(arguments: argparse.Namespace) -> int:
    """Plays the matches and prints the ratings; Ctrl-C rates what was played so far."""
    bots = list(dict.fromkeys([name.strip() for name in arguments.bots.split(",")]))
    contests = read_contests(arguments, bots)
    journal = open_journal(arguments, contests)
    timed, is_whole = play_all(contests, arguments.jobs, journal)
    matches = tuple([one.played for one in timed])
    if not matches:
        return INTERRUPTED
    ratings = rate(bots, matches)
    first = contests[0]
    print(f"{first.game}, {len(first.bots)} seats, {len(matches)} matches, seed {first.seed}\n")
    rows = [("bot", "points", "95 % interval", "above the next")]
    for one in ratings:
        above = "" if one is ratings[-1] else f"{one.above_next:.1%}"
        rows.append((one.bot, f"{one.points:+.0f}", f"{one.low:+.0f} – {one.high:+.0f}", above))
    print_table(rows)
    print(f"\nPoints are above {bots[0]}: 400 more are ten times the chance to come before another.")
    if arguments.json is not None:
        version = find_game(first.game).version
        ladder = Ladder(first.game, version, first.options, len(first.bots), first.seed, ratings, matches)
        write_json(arguments.json, ladder)
    return finish(journal, is_whole)


def read_contests(arguments: argparse.Namespace, bots: list[str]) -> list[Contest]:
    """Returns the contests of a ladder: one for each combination of as many bots as there are seats, or a single one if
    there are fewer bots.
    """
    if len(bots) < 2:
        raise BadInput("bots", "bad-number", value=len(bots), low=2, high=100)
    seats = min(find_game(arguments.game).seats) if arguments.seats is None else arguments.seats
    groups = list(combinations(bots, max(1, min(seats, len(bots)))))
    return [read_contest(arguments, seats, group, -(-arguments.games // len(groups))) for group in groups]
