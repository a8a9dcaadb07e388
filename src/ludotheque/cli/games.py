"""The commands `games`, `rules`, `verify` and `--version`."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from ludotheque.cli import FOLDER, report_rejected_games, rulebook
from ludotheque.cli.screen import Screen
from ludotheque.cli.seats import USUAL_BOT, bot_lines
from ludotheque.cli.tables import is_save, read_any, read_file
from ludotheque.core.catalogue import find_game, game_ids
from ludotheque.core.errors import BadInput
from ludotheque.core.history import Record
from ludotheque.core.record import read_record
from ludotheque.core.record import verify as verify_record
from ludotheque.core.rulebook import rulebook_page
from ludotheque.core.structs import Option
from ludotheque.core.words import Voice


def show_version(args: argparse.Namespace) -> int:
    """Prints the version, whether the rules are compiled, and why."""
    from importlib.metadata import version

    from ludotheque.build import build_and_reason

    how, reason = build_and_reason()
    print(f"ludotheque {version('ludotheque')} ({how}: {reason})")
    return 0


def show_games(args: argparse.Namespace) -> int:
    """Lists all games, or the options of one game, or prints the box of one game."""
    if args.box:
        return print_box(args.game)
    for game_id in game_ids() if args.game is None else (args.game,):
        game = find_game(game_id)
        voice = Voice(game.id, args.language, extra_folder=FOLDER)
        title = game.title.get(args.language, game.title["en"])
        print(voice.tell("cli-game", game=game.id, title=title, low=min(game.seats), high=max(game.seats)))
        if args.game is not None:
            for option in game.options:
                print(describe(option, voice))
            print(voice.tell("cli-bots", usual=USUAL_BOT))
            print("\n".join(bot_lines(game.id, voice)))
    if args.game is None:
        report_rejected_games(args.language)
    return 0


def print_box(game_id: str | None) -> int:
    """Prints the file with the standard box of a game."""
    if game_id is None:
        raise BadInput("games --box", "cli-box-of-which-game", names=", ".join(game_ids()))
    file = find_game(game_id).folder / "box.toml"
    print(file.read_text(encoding="utf-8"), end="")
    return 0


def describe(option: Option, voice: Voice) -> str:
    """Describes an option, its values and what it does."""
    about = (
        voice.tell(f"{option.message}-text") if voice.knows(f"{option.message}-text") else voice.tell(option.message)
    )
    if option.type == "choice":
        values = ", ".join(str(value) for value in option.range)
    elif option.type == "integer":
        values = f"{option.range[0]}–{option.range[1]}"
    else:
        values = voice.tell(f"cli-type-{option.type}")
    usual = voice.tell("cli-open") if option.default is None else option.default
    return "  " + voice.tell("cli-option", name=option.name, about=about, values=values, usual=usual)


def show_rules(args: argparse.Namespace) -> int:
    """Prints the rulebook of a game, or one of its sections."""
    game = find_game(args.game)
    page = rulebook_page(game, args.language)
    if args.section is not None:
        page = rulebook.section(game, args.language, args.section)
        if not page:
            raise BadInput(f"rules {args.game}", "cli-no-section", section=args.section)
    Screen().read_out(page)
    return 0


def verify(args: argparse.Namespace) -> int:
    """Verifies a record; if the record is bad, names the first bad entry."""
    data = read_file(args.file)
    source = read_any(args.file)[0] if is_save(data) else data
    verdict = verify_record(source)
    voice = Voice("", args.language, extra_folder=FOLDER)
    if verdict:
        if args.sheet is not None:
            write_sheet(read_record(source), args.sheet)
        print(voice.tell("cli-good", file=args.file))
        if verdict.not_simulated:
            print(voice.tell("cli-not-simulated", walks=verdict.not_simulated))
    elif verdict.entry is None:
        print(voice.tell("cli-bad", file=args.file, reason=verdict.reason))
    else:
        print(voice.tell("cli-bad-from", file=args.file, entry=verdict.entry, reason=verdict.reason))
    return 0 if verdict else 1


def write_sheet(record: Record, file: str) -> None:
    """Writes the sheet from which `check_dice.py` re-derives the luck of a finished match."""
    from ludotheque.dice_sheet import sheet_of

    if record.seed is None:
        raise BadInput("--sheet", "cli-no-seed")
    try:
        Path(file).write_text(json.dumps(sheet_of(record)), encoding="utf-8")
    except OSError as error:
        raise BadInput(file, "cli-bad-arguments", reason=error.strerror or str(error)) from error
