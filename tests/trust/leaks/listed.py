"""The leaks that we plant on purpose, so that tests can show that the leak checks find each of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from zlib import crc32

import msgspec
import pytest

from ludotheque.core.catalogue import find_game
from tests.trust.games import OURS

Patch = pytest.MonkeyPatch
# By name: a game in which the leak shows, and the function that plants the leak.
LEAKS: dict[str, tuple[str, Callable[[Patch], None]]] = {}


def leak(game: str = "malta") -> Callable[[Callable[[Patch], None]], Callable[[Patch], None]]:
    """Registers a leak at the table or over HTTP, which is tried in this game."""

    def enter(make: Callable[[Patch], None]) -> Callable[[Patch], None]:
        LEAKS[make.__name__.replace("_", " ")] = (game, make)
        return make

    return enter


def leak_of_every_game(make: Callable[[Patch, Any], None]) -> Callable[[Patch, Any], None]:
    """Registers the same leak for each of our games."""
    for game in OURS:
        LEAKS[f"{game}: {make.__name__.replace('_', ' ')}"] = (game, of_game(make, game))
    return make


def of_game(make: Callable[[Patch, Any], None], game: str) -> Callable[[Patch], None]:
    """Returns the function that makes this leak in one game."""
    return lambda patch: make(patch, find_game(game))


def secret_number(rules: Any, state: Any) -> int:
    """Returns a number that depends on the whole state, including hidden things."""
    return crc32(msgspec.json.encode(rules.dump(state)))
