"""Shared by the tests of environments: the games, and how to play a match by action ids."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.random import Generator

import ludotheque
from tests.short import short_options

GAMES = ("glory", "malta", "worm-up", "wound-up")


def ends(game: str) -> tuple[int, int]:
    """Returns the smallest and the largest number of seats of a game."""
    seats = ludotheque.games()[game].seats
    return min(seats), max(seats)


def how(game: str) -> dict[str, Any]:
    """Returns options that make matches of a game short enough."""
    return {"options": short_options(game)}


def random_id(luck: Generator, mask: Any) -> int:
    """Picks a legal id at random."""
    return int(luck.choice(np.flatnonzero(mask)))
