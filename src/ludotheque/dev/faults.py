"""Describes what the rules refused or got wrong, with the responsible line of the author's source."""

from __future__ import annotations

import linecache
import re
import sys
import traceback
from collections.abc import Callable, Iterator
from pathlib import Path
from textwrap import dedent
from types import FrameType, TracebackType
from typing import Any, Final

from ludotheque.core.default_words import words_of
from ludotheque.core.errors import BadInput, Refused, WrongLuck
from ludotheque.core.game import Game
from ludotheque.core.words import LANGUAGES, Voice
from ludotheque.dev.messages import Fault, Place
from ludotheque.testing.case import ContractBroken

LINES_AROUND: Final = 3  # number of source lines shown before and after the faulty one
LONGEST_TRACE: Final = 20
LINE: Final = re.compile(r"\bline (\d+)")  # finds the line number in the TOML reader's messages

Stop = tuple[str, int, str]  # one call in a traceback: its file, line and function


class Broken(Exception):
    """Raised for rules that cannot be used; says why."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault.text)
        self.fault = fault


def place(folder: Path, file: str, line: int, function: str = "") -> Place:
    """Returns a line of source with the lines around it."""
    linecache.checkcache(file)
    source = linecache.getlines(file)
    first = max(1, line - LINES_AROUND)
    excerpt = dedent("".join(source[first - 1 : line + LINES_AROUND])).splitlines()
    return Place(relative(folder, file), line, function, first, tuple(excerpt))


def relative(folder: Path, file: str) -> str:
    """Returns the path of a file relative to the package, or the full path of a file outside the package."""
    path = Path(file)
    return path.relative_to(folder).as_posix() if path.is_relative_to(folder) else file


def stops_of(trace: TracebackType | None) -> list[Stop]:
    """Returns the calls of a traceback, outermost first."""
    return [(frame.filename, frame.lineno or 1, frame.name) for frame in traceback.extract_tb(trace)]


def fault_of(error: BaseException, folder: Path) -> Fault:
    """Returns an error as the page shows it."""
    if isinstance(error, Broken):
        return error.fault
    if isinstance(error, SyntaxError) and error.filename:
        where = place(folder, error.filename, error.lineno or 1)
        return Fault(kind="syntax", text=f"{type(error).__name__}: {error.msg}", place=where)
    stops = stops_of(error.__traceback__)
    own_stops = [stop for stop in stops if Path(stop[0]).is_relative_to(folder)]
    if isinstance(error, BadInput):
        return input_fault(error, folder, own_stops)
    if isinstance(error, ContractBroken):
        return Fault(kind="contract", text=error.what, trace=trace(folder, own_stops))
    # If no call in the traceback is the author's, the error is that some recorded luck was not used.
    if isinstance(error, WrongLuck):
        asked_at = place(folder, *own_stops[-1]) if own_stops else None
        return Fault(kind="luck", text=str(error), place=asked_at, trace=trace(folder, own_stops))
    best = own_stops[-1] if own_stops else stops[-1] if stops else None
    return Fault(
        kind="exception",
        text=f"{type(error).__name__}: {error}",
        place=None if best is None else place(folder, *best),
        trace=trace(folder, stops),
    )


def trace(folder: Path, stops: list[Stop]) -> tuple[Place, ...]:
    """Returns the last calls of a traceback: for each call its line of source, without the lines around it."""
    places = [place(folder, *stop) for stop in stops[-LONGEST_TRACE:]]
    return tuple(
        [
            Place(
                place.file,
                place.line,
                place.function,
                place.line,
                place.lines[place.line - place.first : place.line - place.first + 1],
            )
            for place in places
        ]
    )


def input_fault(error: BadInput, folder: Path, own_stops: list[Stop]) -> Fault:
    """Describes an error in a box, a position or options: the sentence in both languages, and the file that contains
    the error.
    """
    sentences = {
        language: f"{error.where}: {Voice(error.game, language).tell(error.message, **error.values)}"
        for language in LANGUAGES
    }
    file = Path(error.where)
    if file.is_absolute() and file.is_file():
        found = LINE.search(str(error.values.get("reason", "")))
        where: Place | None = place(folder, str(file), int(found[1]) if found else 1)
    else:
        where = place(folder, *own_stops[-1]) if own_stops else None
    return Fault(kind="input", text=str(error), said=sentences, place=where)


def refusal_fault(refused: Refused, game: Game[Any], folder: Path, again: Callable[[], object]) -> Fault:
    """Describes a refusal: its section, its sentence in both languages, and the source line that made the refusal,
    which is found by making the rules refuse again.
    """
    phrase = words_of(game).of_refusal(refused)
    sentences = {language: Voice(game.id, language).say(phrase) for language in LANGUAGES}
    raised = reversed(stops_of(refused.__traceback__))
    stops = [stop for stop in [*calls_of_refusal(refused, again), *raised] if Path(stop[0]).is_relative_to(folder)]
    best = next((stop for stop in stops if is_refusal_line(stop, refused)), stops[0] if stops else None)
    return Fault(
        kind="refused",
        text=str(refused),
        said=sentences,
        section=refused.section,
        place=None if best is None else place(folder, *best),
        trace=trace(folder, list(dict.fromkeys(reversed(stops)))),
    )


def calls_of_refusal(refused: Refused, again: Callable[[], object]) -> list[Stop]:
    """Returns the calls that passed on a refusal or the reason for it, innermost first.

    Rules return a refusal (a phase returns its section, message and values), and the core raises it, so the traceback
    does not show where the refusal was made.
    """
    reason = (refused.section, refused.message, refused.values)
    found: list[Stop] = []

    def watch(frame: FrameType, event: str, result: Any) -> None:
        if event == "return" and (isinstance(result, Refused) or (type(result) is tuple and result == reason)):
            found.append((frame.f_code.co_filename, frame.f_lineno, frame.f_code.co_name))

    before = sys.getprofile()
    sys.setprofile(watch)
    try:
        again()
    except Refused:
        pass
    finally:
        sys.setprofile(before)
    return found


def is_refusal_line(stop: Stop, refused: Refused) -> bool:
    """Returns whether the statement that begins on the line of this call contains the message id of the refusal."""
    file, line, _ = stop
    return any(refused.message in text for text in statement(linecache.getlines(file)[line - 1 :]))


def statement(lines: list[str]) -> Iterator[str]:
    """Yields the lines up to the one that closes all brackets."""
    depth = 0
    for line in lines:
        yield line
        depth += sum(line.count(mark) for mark in "([{") - sum(line.count(mark) for mark in ")]}")
        if depth <= 0:
            return
