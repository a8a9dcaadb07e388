"""Helpers for the commands of the lab, which read a plan from the command line and write files."""

from __future__ import annotations

import argparse
from pathlib import Path

from ludotheque.bots.arena_command import cores, read_options
from ludotheque.core.catalogue import find_game
from ludotheque.core.errors import BadInput
from ludotheque.journal import cannot_write, replacing
from ludotheque.lab.page import BEGINNING
from ludotheque.lab.plan import Plan, make_plan


def add_plan(parser: argparse.ArgumentParser) -> None:
    """Adds the arguments for the game, bots, seats, options and box, and those that `add_conditions` adds."""
    parser.add_argument("game", help="which game; see `ludotheque games`")
    parser.add_argument("--bots", default="heuristic", metavar="NAMES", help="who plays (heuristic)")
    parser.add_argument("--seats", type=int, metavar="N", help="how many play in a match (as many as there are bots)")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    parser.add_argument("--components", "--box", metavar="FILE", help="play with an edited copy of box.toml")
    add_conditions(parser)


def add_conditions(parser: argparse.ArgumentParser) -> None:
    """Adds the arguments for the seed, the precision (`--rough`), and the cores or cluster that play the matches."""
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="each seed gives different matches (0)")
    parser.add_argument("--rough", action="store_true", help="replace slow computations, such as walks, by estimates")
    parser.add_argument("--jobs", type=int, default=cores(), metavar="N", help="how many cores play (all)")
    parser.add_argument(
        "--cluster", metavar="tcp://…", help="play on a Dask cluster instead: the address of its scheduler"
    )


def read_plan(args: argparse.Namespace, *, keeps_decisions: bool = False) -> Plan:
    """Returns the plan that the command line describes."""
    return make_plan(
        args.game,
        [name.strip() for name in args.bots.split(",")],
        seats=args.seats,
        seed=args.seed,
        options=read_options(find_game(args.game).options, args.option),
        components=args.components,
        is_rough=args.rough,
        keeps_decisions=keeps_decisions,
    )


def write(path: Path, html: str) -> int:
    """Writes a page and says where it is; raises BadInput rather than overwrite a file that is not such a page."""
    try:
        with path.open("rb") as file:
            is_page = file.read(len(BEGINNING)) == BEGINNING.encode()
    except FileNotFoundError:
        is_page = True
    except OSError as error:
        raise cannot_write(path, error) from error
    if not is_page:
        raise BadInput(str(path), "lab-not-a-page")
    with replacing(path) as part:
        part.write_text(html, encoding="utf-8")
    print(path)
    return 0
