"""A trial: one promise, tried so many times.  It answers with a line about what was seen, or raises Broken."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import ludotheque
from ludotheque.core.catalogue import find_game
from ludotheque.core.luck import Luck, fast
from ludotheque.core.match import Match


class Broken(Exception):
    """A promise was not kept: how, and where."""


class CannotTry(Exception):
    """This machine has not what the trial needs; says what."""


def keep(fulfilled: object, what: str) -> None:
    """Complains unless a promise is kept."""
    if not fulfilled:
        raise Broken(what)


def nobody_looks(_: int) -> None:
    """Nobody wants to know how far it is."""


class Task(NamedTuple):
    """How much is tried, from which seed, with which games, and whom to tell how much of it is done."""

    size: int
    seed: int = 0
    games: Sequence[str] = ()
    advance: Callable[[int], None] = nobody_looks
    database: str = ""  # an empty one, at a URL; "": a file that is thrown away
    seconds: int = 60  # for which a load is kept up

    def luck(self, purpose: str, number: int = 0) -> Luck:
        """A luck of this task's own."""
        return fast(f"{self.seed} {purpose} {number}".encode())

    def game(self, number: int) -> str:
        """The games in turn."""
        games = self.games or sorted(ludotheque.games())
        return games[number % len(games)]


class Trial(NamedTuple):
    """What can be asked for by name."""

    about: str
    unit: str  # what `size` counts
    size: int  # unless said
    run: Callable[[Task], str]


def options_of(game: str) -> dict[str, Any]:
    """The options with which many matches of a game can be played: the first turns of a slow one have everything in them."""
    rules = find_game(game)
    return dict(rules.short_match) if rules.is_slow else {}


def seats_of(game: str, luck: Luck) -> int:
    """How many sit at the next match."""
    return luck.pick(ludotheque.games()[game].seats)


def new_match(game: str, luck: Luck, chance: Luck | None = None) -> Match:
    """A match of a game with as many seats as luck has it."""
    seats = seats_of(game, luck)
    return ludotheque.new(game, seats, None if chance else luck.noise(), options_of(game), luck=chance)
