"""The command line of `ludotheque`: its commands and options."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import entry_points
from typing import Any, NoReturn

from ludotheque.cli import language_of
from ludotheque.core.errors import BadInput
from ludotheque.core.words import LANGUAGES

LOG_LEVELS = ("debug", "info", "warning", "error")

# The commands about bots, each with its module, which is imported only when the command runs.
OF_BOTS = {
    "arena": "let bots play many matches",
    "ladder": "rate several bots by matches between them",
    "train": "fit the value of a game's positions to self-play",
    "tune": "look for better weights of a game's heuristic, against a pool of opponents",
}

Run = Callable[[argparse.Namespace], int]


class Parser(argparse.ArgumentParser):
    """A parser that raises BadInput with one sentence."""

    def error(self, message: str) -> NoReturn:
        if "://" in message:  # perhaps a database URL, with a password, in the wrong place
            from ludotheque.store.urls import hide_password  # slow to import

            message = re.sub(r"\S+://\S+", lambda url: hide_password(url[0]), message)
        raise BadInput(self.prog, "cli-bad-arguments", reason=message)


def later(module: str, name: str) -> Run:
    """Returns a command that imports its module only when the command runs, so that all other commands start quickly."""

    def run(args: argparse.Namespace) -> int:
        command: Run = getattr(import_module(f"ludotheque.cli.{module}"), name)
        return command(args)

    return run


def read_arguments(command_line: list[str]) -> argparse.Namespace:
    """Parses the command line; `run` is the function to call."""
    parser = Parser(prog="ludotheque", description="Tabletop games in the terminal, against bots or with friends.")
    parser.add_argument("--version", action="store_true", help="show the version and how it was built")
    parser.set_defaults(run=later("games", "show_version"))
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", parser_class=Parser)
    add_play(commands.add_parser("play", help="play a match", description="Play a match in the terminal."))

    learn = commands.add_parser("learn", help="learn a game by a guided first match")
    learn.add_argument("game", help="the game; see `ludotheque games`")
    learn.add_argument("--chapter", type=int, metavar="N", help="begin with chapter N of the lesson")
    learn.add_argument("--words", action="store_true", help="describe the table in words instead of drawing it")
    add_language(learn)
    learn.set_defaults(run=later("learn", "learn"))

    replay = commands.add_parser("replay", help="replay a match step by step")
    replay.add_argument("file", help="a record or a saved match")
    replay.add_argument("--step", type=int, default=0, metavar="N", help="begin at step N of the record")
    replay.add_argument("--seat", type=int, metavar="N", help="show only what seat N saw (from 1)")
    add_language(replay)
    replay.set_defaults(run=later("replay", "replay"))

    analyse = commands.add_parser("analyse", help="analyse a finished match: chances, luck, decisions, mistakes")
    analyse.add_argument("file", help="a record or a saved match")
    analyse.add_argument(
        "--simulations", type=int, default=400, metavar="N", help="simulations for each decision (400)"
    )
    analyse.add_argument("--json", metavar="FILE", help="also write everything to a file")
    add_language(analyse)
    analyse.set_defaults(run=later("analyse", "analyse"))

    reproduce = commands.add_parser(
        "reproduce", help="rerun what a crash report describes; exit code 0 if it works now, else 1"
    )
    reproduce.add_argument("file", help="a crash report of `ludotheque serve --bundles FOLDER`")
    reproduce.add_argument(
        "--test", metavar="FILE", help="write a test that fails until the bug is fixed: tests/…/test_….py"
    )
    add_language(reproduce)
    reproduce.set_defaults(run=later("reproduce", "reproduce"))

    verify = commands.add_parser("verify", help="check that a record is complete and legal; exit code 0 or 1")
    verify.add_argument("file", help="a record or a saved match")
    verify.add_argument(
        "--sheet", metavar="FILE", help="also write the sheet from which check_dice.py re-derives the luck"
    )
    add_language(verify)
    verify.set_defaults(run=later("games", "verify"))

    games = commands.add_parser("games", help="list the games")
    games.add_argument("game", nargs="?", help="show the options of this game")
    games.add_argument("--box", action="store_true", help="print the box.toml of this game, to be saved and edited")
    add_language(games)
    games.set_defaults(run=later("games", "show_games"))

    rules = commands.add_parser("rules", help="show the rulebook of a game, or one section of it")
    rules.add_argument("game")
    rules.add_argument("section", nargs="?", help="such as 4.2")
    add_language(rules)
    rules.set_defaults(run=later("games", "show_rules"))

    house = commands.add_parser("house", help="open a house for the people in this room, in the browser")
    house.add_argument("--lan", action="store_true", help="also let in phones and computers on the local network")
    house.add_argument("--no-browser", action="store_true", help="print the address instead of opening the browser")
    house.add_argument("--port", type=int, metavar="N", help="port (8765, or the next free one)")
    house.add_argument("--database", metavar="FILE", help="SQLite file for the tables (default: in your data folder)")
    add_language(house)
    house.set_defaults(run=later("house", "open_house"))

    dev = commands.add_parser("dev", help="open a workbench for your own game, which reloads it on every change")
    dev.add_argument("path", help="the folder of your package: with a pyproject.toml, or with a game.py that has GAME")
    dev.add_argument("--game", metavar="NAME", help="the game to open, if pyproject.toml names several")
    dev.add_argument("--port", type=int, metavar="N", help="port (8790, or the next free one)")
    dev.add_argument("--no-browser", action="store_true", help="print the address instead of opening the browser")
    add_language(dev)
    dev.set_defaults(run=later("dev", "open_workbench"))

    new_game = commands.add_parser("new-game", help="make a package with a small game, for you to turn into your own")
    new_game.add_argument("name", help="its name: lower-case letters, digits and hyphens, such as liars-dice")
    new_game.add_argument(
        "--in", dest="folder", default=".", metavar="FOLDER", help="the parent folder (default: here)"
    )
    add_language(new_game)
    new_game.set_defaults(run=later("new_game", "write_package"))

    serve = commands.add_parser("serve", help="serve a house on the web")
    serve.add_argument("--host", default="127.0.0.1", help="address to listen on (127.0.0.1: this machine only)")
    serve.add_argument("--port", type=int, default=8080, metavar="N", help="port (8080)")
    serve.add_argument("--database", metavar="URL", help="where tables are stored: a SQLite file, or postgresql://…")
    serve.add_argument(
        "--address", metavar="URL", help="address at which other processes of this server reach this one"
    )
    serve.add_argument("--bundles", metavar="FOLDER", help="where crash reports go (they contain secrets)")
    serve.add_argument(
        "--origin", action="append", default=[], metavar="URL", help="another site whose pages may use this house"
    )
    serve.add_argument(
        "--proxy", action="append", default=[], metavar="ADDRESS", help="a reverse proxy to trust (127.0.0.1)"
    )
    serve.add_argument(
        "--club",
        action="append",
        default=[],
        metavar="ADDRESS",
        help="an address shared by many people: its limits are higher",
    )
    serve.add_argument("--no-workshop", action="store_true", help="guests cannot change boxes and try them")
    serve.add_argument(
        "--log-level", choices=LOG_LEVELS, default="info", help="least severe level to log on stderr (info)"
    )
    add_language(serve)
    serve.set_defaults(run=later("serve", "serve_house"))

    backup = commands.add_parser("backup", help="write all tables of a house into one file, even while it is open")
    restore = commands.add_parser("restore", help="restore a backup into an empty house")
    tidy = commands.add_parser("tidy", help="remove old tables, even while the house is open")
    tidy.add_argument("--days", type=int, required=True, metavar="N", help="remove tables unused for N days")
    tidy.add_argument("--dry-run", action="store_true", help="only print how many there are")
    for parts, name in ((backup, "backup"), (restore, "restore"), (tidy, "tidy")):
        if parts is not tidy:
            parts.add_argument("file", help="the backup")
        parts.add_argument(
            "--database", metavar="URL", help="where tables are stored: a SQLite file, or postgresql://…"
        )
        add_language(parts)
        parts.set_defaults(run=later("maintenance", name))

    backup.add_argument("--force", action="store_true", help="overwrite an existing backup")

    for name, about in OF_BOTS.items():
        command = commands.add_parser(name, help=about)
        if command_line[:1] == [name]:
            module = import_module(f"ludotheque.bots.{name}_command")
            module.add_arguments(command)
            command.set_defaults(run=module.run)

    puzzles = commands.add_parser("puzzles", help="find puzzles in matches between bots, or check those of a game")
    if command_line[:1] == ["puzzles"]:
        command_of_puzzles = import_module("ludotheque.puzzles.command")
        command_of_puzzles.add_arguments(puzzles)
        puzzles.set_defaults(run=command_of_puzzles.run)

    solve = commands.add_parser("solve", help="compute how to play a fight or a bid: an equilibrium, by OpenSpiel")
    if command_line[:1] == ["solve"]:
        solver = import_module("ludotheque.cli.solve")
        solver.add_arguments(solve)
        solve.set_defaults(run=solver.run)

    lab = commands.add_parser("lab", help="experiments: many matches, balance reports, what a change does")
    if command_line[:1] == ["lab"]:
        import_module("ludotheque.lab.command").add_arguments(lab)

    if not command_line:
        command_line = ["--help"]
    if command_line[0] not in commands.choices:
        add_from_packages(commands, command_line[0])
    args = parser.parse_args(command_line)
    if "language" in args and args.language is None:
        args.language = language_of(command_line)
    return args


def add_from_packages(commands: Any, wanted: str) -> None:
    """Adds the commands of other packages (entry points `ludotheque.commands`): only the command that was typed or, for
    `--help`, all of them.
    """
    for point in entry_points(group="ludotheque.commands"):
        if wanted in (point.name, "--help", "-h"):
            add_arguments = point.load()
            add_arguments(commands.add_parser(point.name, help=add_arguments.__doc__))
    if wanted == "trust" and wanted not in commands.choices:
        raise BadInput("ludotheque trust", "cli-needs-extra", extra="trust")


def add_language(parser: argparse.ArgumentParser) -> None:
    """Adds the option `--language`."""
    parser.add_argument("--language", choices=LANGUAGES, help="the language (default: from the environment)")


def add_play(parser: argparse.ArgumentParser) -> None:
    """Adds the options of `play`; all have defaults."""
    parser.add_argument("game", nargs="?", help="the game; see `ludotheque games`")
    parser.add_argument("--seats", type=int, metavar="N", help="number of players, including bots")
    parser.add_argument("--people", type=int, metavar="N", help="how many of them are people at this terminal (1)")
    parser.add_argument("--bots", metavar="NAMES", help="bots for the other seats: one name for all, or one for each")
    parser.add_argument("--names", metavar="NAMES", help="names of the players, in seat order: Ann,Ben")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    parser.add_argument("--components", metavar="FILE", help="play with an edited copy of box.toml")
    parser.add_argument("--seed", type=int, metavar="N", help="the same seed gives the same luck")
    parser.add_argument("--load", metavar="FILE", help="continue a saved match")
    parser.add_argument("--words", action="store_true", help="describe the table in words instead of drawing it")
    add_language(parser)
    parser.set_defaults(run=later("play", "play"))
