"""The process in which the author's rules run: it loads the rules once, answers commands, and is replaced when the
rules change.

`python -m ludotheque.dev.worker FOLDER ROOTS MODULE ATTRIBUTE LIMIT LOG` reads commands from standard input and answers
on standard output, each message preceded by its length.
"""

from __future__ import annotations

import faulthandler
import os
import sys
from pathlib import Path
from typing import BinaryIO, Final

import msgspec

from ludotheque.core.boards import board_info
from ludotheque.core.errors import BadInput
from ludotheque.core.rulebook import rulebook_page
from ludotheque.core.words import LANGUAGES, catalogue
from ludotheque.dev import messages as say
from ludotheque.dev.faults import BrokenRules, fault_of
from ludotheque.dev.leaks import check_leaks
from ludotheque.dev.messages import Answer, SavedSession
from ludotheque.dev.package import Package
from ludotheque.dev.panels import show_match
from ludotheque.dev.rules import load_rules
from ludotheque.dev.session import Session

LENGTH_BYTES: Final = 8


def main() -> None:
    """Answers commands until standard input ends."""
    folder, roots, module, attribute, limit, log = sys.argv[1:]
    package = Package(Path(folder), tuple([Path(root) for root in roots.split(os.pathsep)]), module, attribute)
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # sends everything that the rules print to the terminal
    with open(log, "w", encoding="utf-8") as stuck:
        session: Session | None = None
        while (message := read(sys.stdin.buffer)) is not None:
            # Stop rules that never finish, and write a traceback that shows where they hang.
            faulthandler.dump_traceback_later(float(limit), exit=True, file=stuck)
            if session is None:
                session, answer = open_session(package, message)
            else:
                answer = carry_out(session, message)
            faulthandler.cancel_dump_traceback_later()
            write(answers, msgspec.json.encode(answer))


def read(source: BinaryIO) -> bytes | None:
    """Returns the next message; None at the end."""
    head = source.read(LENGTH_BYTES)
    return source.read(int.from_bytes(head, "little")) if len(head) == LENGTH_BYTES else None


def write(target: BinaryIO, message: bytes) -> None:
    """Sends a message, preceded by its length."""
    target.write(len(message).to_bytes(LENGTH_BYTES, "little") + message)
    target.flush()


def open_session(package: Package, message: bytes) -> tuple[Session | None, Answer]:
    """Loads the rules and replays the saved lines, if there are any."""
    try:
        rules = load_rules(package)
        saved = msgspec.json.decode(message, type=SavedSession | None)
        session = Session(rules, package.folder, saved)
        return session, Answer(shown=show_match(session), kept=session.to_saved())
    except BrokenRules as broken:
        return None, Answer(broken=broken.fault)
    except Exception as error:
        return None, Answer(broken=fault_of(error, package.folder))


def carry_out(session: Session, message: bytes) -> Answer:
    """Carries out one command from the server."""
    command = msgspec.json.decode(message, type=say.Commands)
    session.fault = None
    try:
        match command:
            case say.Words(language=language):
                return Answer(text=sentences(session.rules.id, language))
            case say.Rulebook(language=language):
                return Answer(text=rulebook_page(session.rules, language))
            case say.ShowBox():
                return Answer(text=msgspec.json.encode(session.rules.box_info()).decode())
            case say.ShowBoard():
                return Answer(text=msgspec.json.encode(board_info(session.rules)).decode())
            case say.FindBoard():
                return Answer(text="" if session.rules.board is None else str(session.rules.board.folder))
            case say.Check(seat=seat):
                return Answer(report=check_leaks(session, seat))
            case say.Begin(setup=setup):
                session.begin(setup)
            case say.Play(seat=seat, action=action):
                session.play(seat, action)
            case say.TakeBack(seat=seat):
                session.take_back(seat)
            case say.Go(at=at, line=line):
                session.go(at, line)
            case say.LetBots(bot=bot, steps=steps):
                session.let_bots(bot, steps)
            case say.Edit(text=text):
                session.edit(text)
    except BadInput as error:
        session.fault = fault_of(error, session.folder)
    return Answer(shown=show_match(session), kept=session.to_saved())


def sentences(game_id: str, language: str) -> str:
    """Returns all sentences of a game, as Fluent text."""
    return "\n".join(catalogue(game_id, language if language in LANGUAGES else "en").sources.values())


if __name__ == "__main__":
    main()
