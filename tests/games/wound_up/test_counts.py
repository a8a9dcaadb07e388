"""Tests the numbers of choices along fixed matches, and of the ways in which an auction may go.

`python -m tests.games.wound_up.test_counts` counts again and writes counts.toml; a number changes only if the rules or
the physics change.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from ludotheque.testing import Counts, along
from tests.games.wound_up.table import new, pawn_at, phase, table

pytestmark = pytest.mark.compiled

MATCHES = {
    "two": (2, {}),
    "three": (3, {"passing": "together", "layout": "square"}),
    "four": (4, {"aim": 45, "layout": "L 1B 2B 3B 4B", "hands": "human"}),
}
HANDS = {"two": ("W1 W1 * L", "W1 * * R"), "three": ("L *", "L L", "* *")}


def count_choices(match):
    """Counts the listed actions, regions and allowed angles of all seats."""
    choices = [match.choices(seat) for seat in range(match.seats)]
    regions = [region for choice in choices for region in choice.regions]
    angles = [region.high - region.low + 1 for region in regions if region.kind == "swing"]
    return {"listed": sum(map(len, choices)), "regions": len(regions), "quanta": sum(angles)}


def whole_match(seats, options):
    """Adds up the possible choices along a random match."""
    return along(new(seats, 21, **options, last_turn=2), 22, count_choices)


def ways_on(match, depth):
    """Counts the ways to play on, up to `depth` plays or to the end of the auction."""
    if depth == 0 or phase(match) not in ("opening", "answering", "raising"):
        return 1
    total = 0
    for action in match.choices(match.to_act[0]):
        copy = match.copy()
        copy.play(match.to_act[0], action)
        total += ways_on(copy, depth - 1)
    return total


def auction(*hands):
    """Counts the ways in which an auction with these hands may go, for each length up to 4 plays."""
    match = table(*hands, pawns=[pawn_at(30, 20), pawn_at(70, 20), pawn_at(30, 90)])
    return {str(depth): ways_on(match, depth) for depth in range(1, 5)}


COUNTS = Counts(
    Path(__file__).with_name("counts.toml"),
    {
        **{f"matches.{name}": partial(whole_match, *of) for name, of in MATCHES.items()},
        **{f"auctions.{name}": partial(auction, *hands) for name, hands in HANDS.items()},
    },
)


@pytest.mark.parametrize("check", COUNTS.checks(), ids=str)
def test_counts(check):
    check()


if __name__ == "__main__":
    COUNTS.write()
