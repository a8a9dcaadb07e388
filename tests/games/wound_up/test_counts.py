"""Counts: how much is possible along fixed matches, and in how many ways an auction may go.

`python -m tests.games.wound_up.test_counts` prints them anew; a number changes only if the rules do, or
the physics.
"""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from ludotheque.core.drive import random_step
from ludotheque.core.luck import fast
from tests.games.wound_up.table import at, new, phase, table

pytestmark = pytest.mark.compiled

FILE = Path(__file__).parent / "counts.toml"
COUNTS = tomllib.loads(FILE.read_text(encoding="utf-8"))

MATCHES = {
    "two": (2, {}),
    "three": (3, {"passing": "together", "layout": "square"}),
    "four": (4, {"aim": 45, "layout": "L 1B 2B 3B 4B", "hands": "human"}),
}
HANDS = {"two": ("W1 W1 * L", "W1 * * R"), "three": ("L *", "L L", "* *")}


def counted(seats, options):
    """Along a random match: the listed actions, the regions, and the angles that are allowed."""
    match = new(seats, 21, **options, last_turn=2)
    luck = fast(22)
    listed = regions = quanta = 0
    while match.outcome is None:
        for seat in range(seats):
            choices = match.choices(seat)
            listed += len(choices)
            regions += len(choices.regions)
            for region in choices.regions:
                if region.kind == "swing":
                    quanta += region.high - region.low + 1
        random_step(match, luck)
    return {"listed": listed, "regions": regions, "quanta": quanta, "plays": match.step}


def lines_of_play(match, depth):
    """How many ways there are to play on, so many plays deep or until somebody acts."""
    if depth == 0 or phase(match) not in ("opening", "answering", "raising"):
        return 1
    total = 0
    for action in match.choices(match.to_act[0]):
        copy = match.copy()
        copy.play(match.to_act[0], action)
        total += lines_of_play(copy, depth - 1)
    return total


def auctions(name):
    pawns = [at(30, 20), at(70, 20), at(30, 90)]
    match = table(*HANDS[name], pawns=pawns)
    return {str(depth): lines_of_play(match, depth) for depth in range(1, 5)}


@pytest.mark.parametrize("name", MATCHES)
def test_choices_along_a_match(name):
    assert counted(*MATCHES[name]) == COUNTS["matches"][name]


@pytest.mark.parametrize("name", HANDS)
def test_ways_an_auction_may_go(name):
    assert auctions(name) == COUNTS["auctions"][name]


def main() -> None:
    lines = ["# How much is possible, from fixed beginnings.  The cheapest net for a broken rule."]
    tables = {"matches": {name: counted(*MATCHES[name]) for name in MATCHES}}
    tables["auctions"] = {name: auctions(name) for name in HANDS}
    for kind, found in tables.items():
        for name, numbers in found.items():
            lines += ["", f"[{kind}.{name}]", *[f"{key} = {value}" for key, value in numbers.items()]]
    FILE.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
