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


class Output(NamedTuple):
    """The exit code and the output of a run."""

    code: int
    out: str
    err: str


class Typist(io.TextIOBase):
    """A simulated keyboard; each answer may depend on what the screen has shown since the previous answer."""

    def __init__(self, screen: io.StringIO) -> None:
        self.screen = screen
        self.read_so_far = 0
        self.typed: list[str] = []

    def isatty(self) -> bool:
        return False

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        text = self.screen.getvalue()
        since, self.read_so_far = text[self.read_so_far :], len(text)
        answer = self.answer(since)
        if answer is None:
            return ""  # the end of the input
        self.typed.append(answer)
        return answer + "\n"

    def answer(self, screen: str) -> str | None:
        raise NotImplementedError


class Script(Typist):
    """A typist who types prepared lines and then leaves."""

    def __init__(self, screen: io.StringIO, lines: Iterable[str]) -> None:
        super().__init__(screen)
        self.lines: Iterator[str] = iter(lines)

    def answer(self, screen: str) -> str | None:
        return next(self.lines, None)


class Newcomer(Typist):
    """A typist who answers every question with a random number from the list."""

    def __init__(self, screen: io.StringIO, seed: int, at_end: Iterable[str] = (), until: int = 10**9) -> None:
        super().__init__(screen)
        self.random = random.Random(seed)
        self.at_end = iter(at_end)
        self.until = until  # the number of random answers before the lines of `at_end`

    def answer(self, screen: str) -> str | None:
        if len(self.typed) >= self.until or "export" in screen.splitlines()[-1]:
            return next(self.at_end, None)
        if "Enter." in screen.splitlines()[-1] or "Entrée." in screen.splitlines()[-1]:
            return ""  # Enter, when the screen is handed to the next person
        numbers = re.findall(r"(?m)^ +(\d+)  \S", screen)
        assert numbers, f"nothing to choose from in:\n{screen}"
        return str(self.random.choice(numbers))


def run(arguments: Iterable[str], typist: type[Typist] = Script, *about: object) -> Output:
    """Runs the command in this process."""
    screen, complaints = io.StringIO(), io.StringIO()
    keyboard = typist(screen, *about)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "stdin", keyboard)
        with contextlib.redirect_stdout(screen), contextlib.redirect_stderr(complaints):
            code = main(list(arguments))
    return Output(code, with_plain_spaces(screen.getvalue()), with_plain_spaces(complaints.getvalue()))


def with_plain_spaces(text: str) -> str:
    """Replaces the no-break spaces of a text with plain ones, so that tests are readable."""
    return text.replace("\u202f", " ").replace("\u00a0", " ")


def run_script(arguments: str, *lines: str) -> Output:
    """Runs the command with these lines typed."""
    return run(arguments.split(), Script, lines)


def run_newcomer(arguments: str, seed: int, at_end: Iterable[str] = (), until: int = 10**9) -> Output:
    """Runs the command with a newcomer at the keyboard."""
    return run(arguments.split(), Newcomer, seed, at_end, until)
