"""The base of all kits: checks that have a name and, when they fail, say why in a sentence."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from itertools import takewhile
from pathlib import Path
from typing import Any


@dataclass(frozen=True)
class Check:
    """One check of a kit.  A failed check raises AssertionError with a sentence.

    With pytest: `@pytest.mark.parametrize("check", kit.checks(), ids=str)`, and the test calls `check()`.
    """

    name: str
    run: Callable[[], None]

    def __call__(self) -> None:
        self.run()

    def __str__(self) -> str:
        return self.name


def expect(condition: object, message: str) -> None:
    """Raises AssertionError with this message unless the condition is true."""
    if not condition:
        raise AssertionError(message)


def expect_same(found: Iterable[Any], wanted: Iterable[Any], what: str) -> None:
    """Raises AssertionError unless two sets are equal; the error names the missing and the superfluous elements."""
    has, needs = set(found), set(wanted)
    missing, extra = in_words(needs - has), in_words(has - needs)
    expect(has == needs, f"{what}: missing {missing}; not expected {extra}")


def in_words(things: Iterable[Any]) -> str:
    """Lists things in alphabetical order; "nothing" if there are none."""
    return ", ".join(sorted(map(str, things))) or "nothing"


def first_comment(file: Path) -> list[str]:
    """Returns the comment at the top of a file; empty if there is no such file."""
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    return list(takewhile(lambda line: line.startswith("#"), lines))
