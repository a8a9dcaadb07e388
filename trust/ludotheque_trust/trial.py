"""A trial tests one promise many times.  It returns a line about what it saw, or raises Broken."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import ludotheque
from ludotheque.core.catalogue import find_game
from ludotheque.core.luck import Luck, fast
from ludotheque.core.match import Match


class Broken(Exception):
    """Raised when a promise was broken; the message says how and where."""


class CannotTry(Exception):
    """Raised if a trial cannot run here; the message says what the trial needs and this machine lacks."""


def require(fulfilled: object, what: str) -> None:
    """Raises Broken with a message unless a condition holds."""
    if not fulfilled:
        raise Broken(what)


def discard_progress(_: int) -> None:
    """Reports progress to nobody."""


class Task(NamedTuple):
    """The size of a trial, its seed and games, and a callback for its progress."""

    size: int
    seed: int = 0
    games: Sequence[str] = ()
    advance: Callable[[int], None] = discard_progress
    database: str = ""  # URL of an empty database; "" for a temporary file
    seconds: int = 60  # how long a trial under load lasts

    def luck(self, purpose: str, number: int = 0) -> Luck:
        """Returns luck for one purpose and number, derived from the task's seed."""
        return fast(f"{self.seed} {purpose} {number}".encode())

    def game(self, number: int) -> str:
        """Returns the game for the n-th try: the first game, the second, and so on, and then the first again."""
        games = self.games or sorted(ludotheque.games())
        return games[number % len(games)]


class Trial(NamedTuple):
    """A trial as `ludotheque trust` lists it."""

    about: str
    unit: str  # what `size` counts
    size: int  # default size
    run: Callable[[Task], str]


def options_of(game: str) -> dict[str, Any]:
    """Returns the options of a match: for a slow game, the options of a short match in which every kind of turn still
    occurs; for other games, none.
    """
    rules = find_game(game)
    return dict(rules.short_match) if rules.is_slow else {}


def seats_of(game: str, luck: Luck) -> int:
    """Returns a random number of seats for a match."""
    return luck.pick(ludotheque.games()[game].seats)


def new_match(game: str, luck: Luck, chance: Luck | None = None) -> Match:
    """Returns a new match with a random number of seats."""
    seats = seats_of(game, luck)
    return ludotheque.new(game, seats, None if chance else luck.noise(), options_of(game), luck=chance)
