"""The command `ludotheque`: play in the terminal, look at records, see what is on the shelf."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from ludotheque.core.errors import BadInput
from ludotheque.core.words import LANGUAGES, Voice

FOLDER = Path(__file__).parent  # where the sentences of the command lie

# Which extra brings a package that the bare installation lacks.
EXTRAS = {
    "alembic": "house",
    "asyncpg": "postgres",
    "greenlet": "house",
    "litestar": "house",
    "segno": "house",
    "sqlalchemy": "house",
    "uvicorn": "house",
    "websockets": "house",
}


def main(arguments: list[str] | None = None) -> int:
    """Runs the command; whatever is wrong with what was typed is one sentence on stderr and exit code 2."""
    from ludotheque.cli.arguments import read_arguments

    given = sys.argv[1:] if arguments is None else arguments
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal that cannot show an arrow shows a question mark
    try:
        asked = read_arguments(given)
        code: int = asked.run(asked)
        sys.stdout.flush()
        return code
    except BadInput as error:
        print(complaint(error, language_of(given)), file=sys.stderr)
        return 2
    except BrokenPipeError:  # whoever read our output has gone; there is nobody left to tell
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
        print(Voice("", language_of(given), also=FOLDER).tell("cli-needs-extra", extra=extra), file=sys.stderr)
        return 2
    except Exception as error:
        if sys.flags.dev_mode:
            raise
        voice = Voice("", language_of(given), also=FOLDER)
        print(voice.tell("cli-bug", error=f"{type(error).__name__}: {error}"), file=sys.stderr)
        return 70


def complaint(error: BadInput, language: str) -> str:
    """What is wrong, and where, in one sentence."""
    voice = Voice(error.game, language, also=FOLDER)
    return f"{error.where}: {voice.tell(error.message, **error.values)}"


def tell_left_off(language: str) -> None:
    """Says on stderr of each installed game that is not on the shelf what is wrong with it."""
    from ludotheque.core.catalogue import left_off

    for error in left_off().values():
        print(complaint(error, language), file=sys.stderr, flush=True)


def language_of(given: list[str]) -> str:
    """The language that was asked for by option, else that of the environment, else English."""
    for number, word in enumerate(given):
        if word == "--language" and number + 1 < len(given):
            return given[number + 1] if given[number + 1] in LANGUAGES else "en"
        if word.startswith("--language="):
            return word[11:] if word[11:] in LANGUAGES else "en"
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            return value[:2] if value[:2] in LANGUAGES else "en"
    return "en"
