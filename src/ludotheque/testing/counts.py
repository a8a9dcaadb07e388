"""A kit that counts what is possible in fixed positions.  The counts are stored in counts.toml, and catch broken rules
cheaply.

A count is a function that returns a list or dict of numbers: `lines_of_play` from a position (perft), the choices
`along` a random match, or anything else a game can count.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Final

from ludotheque.core.drive import random_step
from ludotheque.core.game import Game
from ludotheque.core.log import SILENT
from ludotheque.core.luck import Luck, fast
from ludotheque.core.match import Match
from ludotheque.testing.checks import Check, expect, expect_same, first_comment

BARE: Final = re.compile(r"[A-Za-z0-9_-]+")


@dataclass(frozen=True)
class Counts:
    """Numbers that change only if the rules change: the file with the numbers, and for each name the function that
    computes them.

    In the file, the count named "auctions.two" is the section `[auctions.two]`.
    """

    file: Path
    counted: Mapping[str, Callable[[], Any]]

    def checks(self) -> list[Check]:
        """Returns all checks of the counts, including one for each name."""
        counts = [Check(f"count of {name}", partial(self.check_count, name)) for name in self.counted]
        return [Check("names of counts", self.check_names), *counts]

    def known(self) -> dict[str, Any]:
        """Returns the numbers in the file, by name."""
        counts: dict[str, Any] = {}
        for name, value in tomllib.loads(self.file.read_text(encoding="utf-8")).items():
            inside = isinstance(value, dict) and all(isinstance(one, dict) for one in value.values())
            counts |= {f"{name}.{key}": one for key, one in value.items()} if inside else {name: value}
        return counts

    def check_names(self) -> None:
        """Checks that the file has numbers for every count and for nothing else."""
        expect_same(self.known(), self.counted, self.file.name)

    def check_count(self, name: str) -> None:
        """Checks that the counts of a position equal those in counts.toml."""
        counted, wanted = self.counted[name](), self.known()[name]
        expect(counted == wanted, f"{name}: counted {counted}, but {self.file.name} has {wanted}")

    def write(self) -> None:
        """Counts everything again, and writes the file; its first comment is kept."""
        lines = first_comment(self.file)
        for name, count in self.counted.items():
            numbers = count()
            if isinstance(numbers, dict):
                rows = [f"{toml_key(key)} = {json.dumps(value)}" for key, value in numbers.items()]
                lines += ["", f"[{'.'.join(map(toml_key, name.split('.')))}]", *rows]
            else:
                lines.append(f"{toml_key(name)} = {json.dumps(numbers)}")
        self.file.write_text("\n".join(lines) + "\n", encoding="utf-8")


def toml_key(name: str) -> str:
    """Returns a TOML key, with quotes if the key needs them."""
    return name if BARE.fullmatch(name) else json.dumps(name)


def lines_from(positions: Mapping[Callable[[], Match], int]) -> dict[str, Callable[[], list[int]]]:
    """Returns a count of the lines of play for each position, to the given depth; each count is named after the
    function that makes the position.
    """
    return {start.__name__: partial(lines_of_play, start, depth) for start, depth in positions.items()}


def lines_of_play(start: Callable[[], Match], depth: int, *, seed: int = 7) -> list[int]:
    """Returns the number of lines of play from a position: lines of one decision, of two, and so on up to a depth
    (perft).

    Seats decide in the order of `to_act`.  The seed fixes all chance, and each line continues with its own copy of the
    luck.  A match that ends does not count among the longer lines.
    """
    match = start()
    counts = [0] * depth
    add_lines(match.rules, match.state, fast(seed), counts, 0)
    return counts


def add_lines(game: Game[Any], state: Any, luck: Luck, counts: list[int], depth: int) -> None:
    """Adds to `counts` the numbers of lines of play from a state, by depth; `depth` is the state's own depth."""
    asked = game.to_act(state)
    if not asked:
        return
    actions = game.choices(state, asked[0]).actions
    counts[depth] += len(actions)
    if depth + 1 < len(counts):
        for action in actions:
            twin, twin_luck = game.copy(state), luck.copy()
            game.apply(twin, asked[0], action, twin_luck, SILENT)
            add_lines(game, twin, twin_luck, counts, depth + 1)


def along(match: Match, seed: int, look: Callable[[Match], Mapping[str, int]]) -> dict[str, int]:
    """Plays a match at random and measures some numbers before each play; returns the sum of each number, and the
    number of plays.
    """
    luck = fast(seed)
    sums: dict[str, int] = {}
    while match.outcome is None:
        for name, number in look(match).items():
            sums[name] = sums.get(name, 0) + number
        random_step(match, luck)
    return {**sums, "plays": match.step}
