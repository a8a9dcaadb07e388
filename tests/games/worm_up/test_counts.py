"""Counts: how many directions are legal along fixed races, and in how many ways the tiles may fall."""

from __future__ import annotations

import tomllib
from itertools import product
from pathlib import Path

import pytest

from ludotheque.core.drive import random_step
from ludotheque.core.luck import fast
from ludotheque.core.trig import TURN
from tests.games.worm_up.table import bid, new

pytestmark = pytest.mark.compiled

COUNTS = tomllib.loads((Path(__file__).parent / "counts.toml").read_text(encoding="utf-8"))

RACES = {
    "three": (3, {}),
    "five-always": (5, {"reverse": "always"}),
    "desk": (4, {"obstacles": "desk"}),
    "two": (2, {"dice": "1994"}),
}


def sizes(match):
    """How many quanta each region of the one who moves has."""
    found = []
    for region in match.choices(match.to_act[0]).regions:
        numbers = region.to_json()
        if region.kind == "arc":
            found.append(sum((last - first) % TURN + 1 for first, last in numbers["arcs"]))
        elif region.kind == "swing":
            found.append(numbers["high"] - numbers["low"])
    return found


def counted(seats, options):
    """The sum of all region sizes of the first moves of a random race, and how many regions there were."""
    match = new(seats, 21, **options, last_round=10)
    luck = fast(22)
    quanta = regions = 0
    while match.outcome is None:
        found = sizes(match)
        quanta += sum(found)
        regions += len(found)
        random_step(match, luck)
    return {"quanta": quanta, "regions": regions, "plays": match.step}


@pytest.mark.parametrize("name", RACES)
def test_legal_directions_along_a_race(name):
    assert counted(*RACES[name]) == COUNTS["races"][name]


@pytest.mark.parametrize("seats", [3, 4])
def test_how_the_tiles_may_fall(seats):
    """All falls of the first round: in how many of them so many worms move, X is asked for a number, or nobody moves."""
    moving: dict[str, int] = {}
    for fall in product("4567X", repeat=seats):
        match = new(seats, 1)
        bid(match, *fall)
        view = match.view(None)
        what = view.phase if view.phase != "moving" else f"{len(view.order)} move"
        moving[what] = moving.get(what, 0) + 1
    assert moving == COUNTS["falls"][str(seats)]
