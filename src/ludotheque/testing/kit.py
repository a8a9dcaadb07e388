"""Tests all promises of a game for different numbers of seats, options and seeds."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import count, islice
from typing import Any, Final

from ludotheque.core.catalogue import find_game
from ludotheque.core.errors import BadInput
from ludotheque.core.game import Game, check_options
from ludotheque.testing.case import PROPERTIES, Case, Findings

# Slow checks, which start processes or draw thousands of worlds; each runs only in one of so many matches.
MATCHES_PER_RUN: Final = {"same_under_hash_seeds": 50, "imagination": 5}


def check_game(
    game: str,
    *,
    seats: Sequence[int] | None = None,
    options: Sequence[Mapping[str, Any]] | None = None,
    matches: int = 3,
    seed: int = 0,
    only: Sequence[str] | None = None,
    progress: Callable[[Case], None] | None = None,
) -> Findings:
    """Tests every promise (or `only` some) in a number of matches; raises ContractBroken at the first broken one.

    Each match takes the next number of seats and the next set of options.  Returns the number of things checked, by
    name.
    """
    findings = Findings()
    for number, case in enumerate(islice(cases(find_game(game), seats, options, seed), matches)):
        findings += check_case(case, promises(number) if only is None else only)
        if progress is not None:
            progress(case)
    return findings


def promises(number: int) -> list[str]:
    """Returns the promises to test in the match with this number: all promises in the first match, and in the others
    only the quick ones.
    """
    return [name for name in PROPERTIES if number % MATCHES_PER_RUN.get(name, 1) == 0]


def check_case(case: Case, names: Sequence[str]) -> Findings:
    """Tests some promises in one match; returns the number of things checked, by name."""
    findings = Findings()
    for name in names:
        findings += Findings({f"{name}: {what}": count for what, count in PROPERTIES[name](case).items()})
    return findings


def cases(
    rules: Game[Any], seats: Sequence[int] | None, options: Sequence[Mapping[str, Any]] | None, seed: int
) -> Iterator[Case]:
    """Yields endless cases: numbers of seats and sets of options, shifted so that all combinations occur."""
    counts = rules.seats if seats is None else seats
    sets = option_sets(rules) if options is None else options
    for number in count():
        turn, at = divmod(number, len(counts))
        chosen = sets[(turn + at) % len(sets)]
        if options is None and not fits(rules, counts[at], chosen):
            chosen = {}
        check_options(rules, counts[at], chosen)
        yield Case(rules.id, counts[at], seed + number, chosen)


def option_sets(rules: Game[Any]) -> list[dict[str, Any]]:
    """Returns sets of options to test: the defaults, and each option in turn at its other values or at the ends of its
    range.
    """
    sets: list[dict[str, Any]] = [{}]
    for option in rules.options:
        if option.type == "flag":
            values: tuple[Any, ...] = (True, False)
        elif option.type == "seat":
            values = (0,)
        else:
            values = option.range if option.type in ("choice", "integer") else ()
        sets += [{option.name: value} for value in values if value != option.default]
    return sets


def fits(rules: Game[Any], seats: int, options: Mapping[str, Any]) -> bool:
    """Returns whether these options are allowed for this number of seats."""
    try:
        check_options(rules, seats, options)
    except BadInput:
        return False
    return True
