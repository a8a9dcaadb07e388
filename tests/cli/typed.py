"""Drives the terminal as a person would: what it types depends on what the terminal shows."""

from __future__ import annotations

import contextlib
import io
import random
import re
import sys
from collections.abc import Iterable, Iterator
from typing import NamedTuple

import pytest

from ludotheque.cli import main


class Seen(NamedTuple):
    """The exit code and the output of a run."""

    code: int
    out: str
    err: str


class Typist(io.TextIOBase):
    """A keyboard whose user reads what has been shown since the last answer."""

    def __init__(self, shown: io.StringIO) -> None:
        self.shown = shown
        self.at = 0
        self.typed: list[str] = []

    def isatty(self) -> bool:
        return False

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        text = self.shown.getvalue()
        since, self.at = text[self.at :], len(text)
        answer = self.answer(since)
        if answer is None:
            return ""  # the end of the input
        self.typed.append(answer)
        return answer + "\n"

    def answer(self, shown: str) -> str | None:
        raise NotImplementedError


class Script(Typist):
    """A typist who types prepared lines and then leaves."""

    def __init__(self, shown: io.StringIO, lines: Iterable[str]) -> None:
        super().__init__(shown)
        self.lines: Iterator[str] = iter(lines)

    def answer(self, shown: str) -> str | None:
        return next(self.lines, None)


class Newcomer(Typist):
    """A typist who answers every question with a random number from the list."""

    def __init__(self, shown: io.StringIO, seed: int, at_end: Iterable[str] = (), until: int = 10**9) -> None:
        super().__init__(shown)
        self.random = random.Random(seed)
        self.at_end = iter(at_end)
        self.until = until  # the number of random answers before the lines of `at_end`

    def answer(self, shown: str) -> str | None:
        if len(self.typed) >= self.until or "export" in shown.splitlines()[-1]:
            return next(self.at_end, None)
        if "Enter." in shown.splitlines()[-1] or "Entrée." in shown.splitlines()[-1]:
            return ""  # Enter, when the screen is handed to the next person
        numbers = re.findall(r"(?m)^ +(\d+)  \S", shown)
        assert numbers, f"nothing to choose from in:\n{shown}"
        return str(self.random.choice(numbers))


def run(arguments: Iterable[str], typist: type[Typist] = Script, *about: object) -> Seen:
    """Runs the command in this process."""
    shown, complaints = io.StringIO(), io.StringIO()
    keyboard = typist(shown, *about)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "stdin", keyboard)
        with contextlib.redirect_stdout(shown), contextlib.redirect_stderr(complaints):
            code = main(list(arguments))
    return Seen(code, breakable(shown.getvalue()), breakable(complaints.getvalue()))


def breakable(text: str) -> str:
    """Replaces the no-break spaces of a text with plain ones, so that tests are readable."""
    return text.replace("\u202f", " ").replace("\u00a0", " ")


def scripted(arguments: str, *lines: str) -> Seen:
    """Runs the command with these lines typed."""
    return run(arguments.split(), Script, lines)


def at_random(arguments: str, seed: int, at_end: Iterable[str] = (), until: int = 10**9) -> Seen:
    """Runs the command with a newcomer at the keyboard."""
    return run(arguments.split(), Newcomer, seed, at_end, until)
