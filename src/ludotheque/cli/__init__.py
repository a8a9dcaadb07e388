"""The command `ludotheque`: play in the terminal, replay records, list games, run a server."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from ludotheque.core.errors import BadInput
from ludotheque.core.words import LANGUAGES, Voice

FOLDER = Path(__file__).parent  # the folder with the sentences that the command prints

# Packages that the bare installation lacks, and for each the extra that installs it.
EXTRAS = {
    "alembic": "house",
    "asyncpg": "postgres",
    "greenlet": "house",
    "gymnasium": "openspiel",
    "litestar": "house",
    "pyspiel": "openspiel",
    "segno": "house",
    "sqlalchemy": "house",
    "uvicorn": "house",
    "websockets": "house",
}


def main(arguments: list[str] | None = None) -> int:
    """Runs the command; bad input is reported in one sentence on stderr, with exit code 2."""
    from ludotheque.cli.arguments import read_arguments

    command_line = sys.argv[1:] if arguments is None else arguments
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            # A terminal that cannot show a character, such as an arrow, shows a question mark.
            stream.reconfigure(errors="replace")
    try:
        args = read_arguments(command_line)
        code: int = args.run(args)
        sys.stdout.flush()
        return code
    except BadInput as error:
        print(complaint(error, language_of(command_line)), file=sys.stderr)
        return 2
    except BrokenPipeError:  # the reader of our output has gone (broken pipe)
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except SystemExit as left:  # argparse has shown its help
        return int(left.code or 0)
    except KeyboardInterrupt:
        return 130
    except ModuleNotFoundError as error:
        extra = EXTRAS.get((error.name or "").partition(".")[0])
        if extra is None:
            raise
        print(
            Voice("", language_of(command_line), extra_folder=FOLDER).tell("cli-needs-extra", extra=extra),
            file=sys.stderr,
        )
        return 2
    except Exception as error:
        if sys.flags.dev_mode:
            raise
        voice = Voice("", language_of(command_line), extra_folder=FOLDER)
        print(voice.tell("cli-bug", error=f"{type(error).__name__}: {error}"), file=sys.stderr)
        return 70


def complaint(error: BadInput, language: str) -> str:
    """Returns what is wrong, and where, in one sentence."""
    voice = Voice(error.game, language, extra_folder=FOLDER)
    return f"{error.where}: {voice.tell(error.message, **error.values)}"


def report_rejected_games(language: str) -> None:
    """Reports on stderr each installed game that could not be loaded, and why."""
    from ludotheque.core.catalogue import rejected_games

    for error in rejected_games().values():
        print(complaint(error, language), file=sys.stderr, flush=True)


def language_of(command_line: list[str]) -> str:
    """Returns the language given by option, else by the environment, else English."""
    for number, word in enumerate(command_line):
        if word == "--language" and number + 1 < len(command_line):
            return command_line[number + 1] if command_line[number + 1] in LANGUAGES else "en"
        if word.startswith("--language="):
            return word[11:] if word[11:] in LANGUAGES else "en"
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            return value[:2] if value[:2] in LANGUAGES else "en"
    return "en"
