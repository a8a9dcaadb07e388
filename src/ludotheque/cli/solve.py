"""`ludotheque solve`: computes the best mixed strategies for a fight or a bid, and their advantage over random play."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ludotheque.bots.arena_command import read_options
from ludotheque.core.catalogue import find_game, game_ids
from ludotheque.core.errors import BadInput
from ludotheque.core.match import Match
from ludotheque.core.record import read_record
from ludotheque.core.start import from_json
from ludotheque.testing.positions import at_step

if TYPE_CHECKING:
    from ludotheque.envs.solve import Solution


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Adds the arguments of `ludotheque solve`."""
    parser.add_argument("source", help="a game, a file with a position (match.to_json()), or a record with --step")
    parser.add_argument(
        "--step", type=int, metavar="N", help="the entry of the record after which the question is open"
    )
    parser.add_argument("--seats", type=int, metavar="N", help="with a game: number of players")
    parser.add_argument(
        "--seed", type=int, default=1, metavar="N", help="with a game: the seed of the match that bots play (1)"
    )
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="with a game: an option")
    parser.add_argument(
        "--worlds", type=int, default=1, metavar="N", help="number of possible deals (1: all cards are known)"
    )
    parser.add_argument("--tiny", action="store_true", help="with a game: its tiny variant, which is solved exactly")
    parser.add_argument("--iterations", type=int, default=200, metavar="N", help="iterations of CFR+ (200)")
    parser.add_argument("--json", action="store_true", help="print the whole solution as JSON")


def run(args: argparse.Namespace) -> int:
    """Solves the question and prints the solution."""
    # Needs the extra `openspiel`, so imported only here.
    from ludotheque.envs.solve import first_question, solve, solve_game
    from ludotheque.envs.tiny import tiny

    for name, low, high in (("worlds", 1, 1000), ("iterations", 1, 1_000_000)):
        if not low <= getattr(args, name) <= high:
            raise BadInput(f"--{name}", "bad-number", value=getattr(args, name), low=low, high=high)
    if args.tiny:
        return show(solve_game(tiny(args.source), args.iterations), args.json)
    if args.source in game_ids():
        options = read_options(find_game(args.source).options, args.option)
        match = first_question(args.source, args.seats, args.seed, options)
    else:
        match = read_match(args.source, args.step)
    return show(solve(match, args.worlds, args.iterations), args.json)


def show(found: Solution, as_json: bool) -> int:
    """Prints a solution, as text or as JSON."""
    if as_json:
        print(json.dumps(found._asdict() | {"mixes": [mix._asdict() for mix in found.mixes]}))
        return 0
    print(f"{found.nodes} nodes; exploitability {found.before:.5f} at random, {found.after:.5f} solved")
    for mix in found.mixes:
        print(f"seat {mix.seat + 1}: expected reward {found.value[mix.seat]:+.4f}")
        for words, share in mix.shares:
            if share >= 0.01:
                print(f"  {share:6.1%}  {json.dumps(words)}")
    return 0


def read_match(source: str, step: int | None) -> Match:
    """Reads the match in a file: a position or, if `step` is given, a record up to that step."""
    try:
        data = Path(source).read_bytes()
    except OSError as error:
        names = ", ".join(game_ids())
        raise BadInput(source, "unreadable-file", reason=f"{error.strerror}; games are {names}") from error
    if step is not None:
        return at_step(read_record(data), step)
    try:
        doc: Any = json.loads(data)
    except ValueError as error:
        raise BadInput(source, "unreadable-file", reason=str(error)) from error
    return from_json(doc)
