"""Reads the list of mutants that no test can notice, and the reason for each: `tests/games/<game>/mutants.toml`."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path

from tools.mutants.making import Mutant


@dataclass(frozen=True)
class Explained:
    """A change to a function that no test can notice, and the reason.  The mutant is known by its changed lines, not by
    their numbers, so other code of the file may move.
    """

    file: str
    function: str
    before: str
    after: str
    why: str

    def matches(self, mutant: Mutant) -> bool:
        return (mutant.file, mutant.function) == (self.file, self.function) and (
            same_lines(mutant.before, self.before) and same_lines(mutant.after, self.after)
        )


def same_lines(one: str, other: str) -> bool:
    """Returns whether two texts are the same except for indentation."""
    return one.split() == other.split()


def read_explained(path: Path) -> list[Explained]:
    """Reads all entries of a file; each must be complete."""
    if not path.is_file():
        return []
    rows = tomllib.loads(path.read_text(encoding="utf-8")).get("mutant", [])
    return [Explained(**{key: value.strip() for key, value in row.items()}) for row in rows]


def stale_entries(explained: list[Explained], mutants: list[Mutant]) -> list[Explained]:
    """Returns entries that match no mutant any more."""
    return [entry for entry in explained if not any(entry.matches(mutant) for mutant in mutants)]
