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
from typing import Any, Final, NamedTuple

from ludotheque.core.default_words import words_of
from ludotheque.core.errors import BadInput, Refused, WrongLuck
from ludotheque.core.game import Game
from ludotheque.core.words import LANGUAGES, Voice
from ludotheque.dev.messages import Fault, SourceExcerpt
from ludotheque.testing.case import ContractBroken

LINES_AROUND: Final = 3  # number of source lines shown before and after the faulty one
LONGEST_TRACE: Final = 20
LINE: Final = re.compile(r"\bline (\d+)")  # finds the line number in the TOML reader's messages


class Call(NamedTuple):
    """One call in a traceback."""

    file: str
    line: int
    function: str


class BrokenRules(Exception):
    """Raised for rules that cannot be used; says why."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault.text)
        self.fault = fault


def excerpt_at(folder: Path, file: str, line: int, function: str = "") -> SourceExcerpt:
    """Returns a line of source with the lines around it."""
    linecache.checkcache(file)
    source = linecache.getlines(file)
    first = max(1, line - LINES_AROUND)
    excerpt = dedent("".join(source[first - 1 : line + LINES_AROUND])).splitlines()
    return SourceExcerpt(relative(folder, file), line, function, first, tuple(excerpt))


def relative(folder: Path, file: str) -> str:
    """Returns the path of a file relative to the package, or the full path of a file outside the package."""
    path = Path(file)
    return path.relative_to(folder).as_posix() if path.is_relative_to(folder) else file


def calls_in(trace: TracebackType | None) -> list[Call]:
    """Returns the calls of a traceback, outermost first."""
    return [Call(frame.filename, frame.lineno or 1, frame.name) for frame in traceback.extract_tb(trace)]


def fault_of(error: BaseException, folder: Path) -> Fault:
    """Returns an error as the page shows it."""
    if isinstance(error, BrokenRules):
        return error.fault
    if isinstance(error, SyntaxError) and error.filename:
        where = excerpt_at(folder, error.filename, error.lineno or 1)
        return Fault(kind="syntax", text=f"{type(error).__name__}: {error.msg}", place=where)
    calls = calls_in(error.__traceback__)
    own_calls = [call for call in calls if Path(call.file).is_relative_to(folder)]
    if isinstance(error, BadInput):
        return input_fault(error, folder, own_calls)
    if isinstance(error, ContractBroken):
        return Fault(kind="contract", text=error.what, trace=trace_of(folder, own_calls))
    # If the author's files contain none of the calls, the error is that some recorded luck was not used.
    if isinstance(error, WrongLuck):
        asked_at = excerpt_at(folder, *own_calls[-1]) if own_calls else None
        return Fault(kind="luck", text=str(error), place=asked_at, trace=trace_of(folder, own_calls))
    best = own_calls[-1] if own_calls else calls[-1] if calls else None
    return Fault(
        kind="exception",
        text=f"{type(error).__name__}: {error}",
        place=None if best is None else excerpt_at(folder, *best),
        trace=trace_of(folder, calls),
    )


def trace_of(folder: Path, calls: list[Call]) -> tuple[SourceExcerpt, ...]:
    """Returns the last calls of a traceback: for each call its line of source, without the lines around it."""
    excerpts = [excerpt_at(folder, *call) for call in calls[-LONGEST_TRACE:]]
    return tuple(
        [
            SourceExcerpt(one.file, one.line, one.function, one.line, one.lines[one.line - one.first :][:1])
            for one in excerpts
        ]
    )


def input_fault(error: BadInput, folder: Path, own_calls: list[Call]) -> Fault:
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
        where: SourceExcerpt | None = excerpt_at(folder, str(file), int(found[1]) if found else 1)
    else:
        where = excerpt_at(folder, *own_calls[-1]) if own_calls else None
    return Fault(kind="input", text=str(error), said=sentences, place=where)


def refusal_fault(refused: Refused, game: Game[Any], folder: Path, again: Callable[[], object]) -> Fault:
    """Describes a refusal: its section, its sentence in both languages, and the source line that made the refusal,
    which is found by making the rules refuse again.
    """
    phrase = words_of(game).of_refusal(refused)
    sentences = {language: Voice(game.id, language).say(phrase) for language in LANGUAGES}
    raised = reversed(calls_in(refused.__traceback__))
    calls = [call for call in [*calls_of_refusal(refused, again), *raised] if Path(call.file).is_relative_to(folder)]
    best = next((call for call in calls if is_refusal_line(call, refused)), calls[0] if calls else None)
    return Fault(
        kind="refused",
        text=str(refused),
        said=sentences,
        section=refused.section,
        place=None if best is None else excerpt_at(folder, *best),
        trace=trace_of(folder, list(dict.fromkeys(reversed(calls)))),
    )


def calls_of_refusal(refused: Refused, again: Callable[[], object]) -> list[Call]:
    """Returns the calls that returned a refusal or its reason (section, message and values), innermost first.

    Rules return a refusal, and phases return the reason for one; only the core raises the refusal.  So the traceback of
    the exception does not show where the rules refused.
    """
    reason = (refused.section, refused.message, refused.values)
    found: list[Call] = []

    def watch(frame: FrameType, event: str, result: Any) -> None:
        if event == "return" and (isinstance(result, Refused) or (type(result) is tuple and result == reason)):
            found.append(Call(frame.f_code.co_filename, frame.f_lineno, frame.f_code.co_name))

    before = sys.getprofile()
    sys.setprofile(watch)
    try:
        again()
    except Refused:
        pass
    finally:
        sys.setprofile(before)
    return found


def is_refusal_line(call: Call, refused: Refused) -> bool:
    """Returns whether the statement that begins on the line of this call contains the message id of the refusal."""
    file, line, _ = call
    return any(refused.message in text for text in statement(linecache.getlines(file)[line - 1 :]))


def statement(lines: list[str]) -> Iterator[str]:
    """Yields the lines up to the one that closes all brackets."""
    depth = 0
    for line in lines:
        yield line
        depth += sum(line.count(mark) for mark in "([{") - sum(line.count(mark) for mark in ")]}")
        if depth <= 0:
            return
