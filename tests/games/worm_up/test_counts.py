"""Tests the number of legal directions in the moves of some fixed races, and how often each result of the first bids
occurs.

`python -m tests.games.worm_up.test_counts` counts again and writes counts.toml.
"""

from __future__ import annotations

from functools import partial
from itertools import product
from pathlib import Path

import pytest

from ludotheque.core.trig import TURN
from ludotheque.testing import Counts, along
from tests.games.worm_up.table import bid, new

pytestmark = pytest.mark.compiled

RACES = {
    "three": (3, {}),
    "five-always": (5, {"reverse": "always"}),
    "desk": (4, {"obstacles": "desk"}),
    "two": (2, {"dice": "1994"}),
}


def sizes(match):
    """Counts the regions of the seat to move, and all quanta in them."""
    found = []
    for region in match.choices(match.to_act[0]).regions:
        numbers = region.to_json()
        if region.kind == "arc":
            found.append(sum((last - first) % TURN + 1 for first, last in numbers["arcs"]))
        elif region.kind == "swing":
            found.append(numbers["high"] - numbers["low"])
    return {"quanta": sum(found), "regions": len(found)}


def count_directions(seats, options):
    """Adds up the regions of all moves of a random race."""
    return along(new(seats, 21, **options, last_round=10), 22, sizes)


def count_first_bids(seats):
    """Counts how the combinations of first bids turn out: how often 1, 2, 3 … worms move, how often a seat with X must
    name a number, and how often nobody moves.
    """
    moving: dict[str, int] = {}
    for fall in product("4567X", repeat=seats):
        match = new(seats, 1)
        bid(match, *fall)
        view = match.view(None)
        what = view.phase if view.phase != "moving" else f"{len(view.order)} move"
        moving[what] = moving.get(what, 0) + 1
    return moving


COUNTS = Counts(
    Path(__file__).with_name("counts.toml"),
    {
        **{f"races.{name}": partial(count_directions, *of) for name, of in RACES.items()},
        **{f"falls.{seats}": partial(count_first_bids, seats) for seats in (3, 4)},
    },
)


@pytest.mark.parametrize("check", COUNTS.checks(), ids=str)
def test_counts(check):
    check()


if __name__ == "__main__":
    COUNTS.write()
