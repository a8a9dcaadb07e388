"""Checks that everything a match returns belongs to the caller: changing a returned list or dict must not affect any
match.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import msgspec

import ludotheque
from ludotheque.core.luck import fast
from ludotheque.core.match import Match
from ludotheque.testing.case import Case, Findings, contract_check, random_moments, require, viewers
from ludotheque.testing.legality import everything_readable


@contract_check
def gifts_are_not_shared(case: Case, *, positions: int = 4) -> Findings:
    """If a caller changes the lists and dicts in choices, views, events, records or JSON, no match changes."""
    findings = Findings()
    luck = case.luck("gifts")
    for match in random_moments(case, luck, positions):
        returned = returned_values(match)
        views = [match.view(viewer) for viewer in viewers(match)]
        worlds = [ludotheque.imagine(view, fast(luck.noise())) for view in views]
        returned.update({f"the view of {view.seat}": view for view in views})
        matches = [match, match.copy(), *worlds]
        before = [everything_readable(one) for one in matches]
        with temporarily_empty(returned):
            unharmed = [everything_readable(one) for one in matches] == before
        if not unharmed:
            shared = [name for name, thing in returned.items() if is_noticed(thing, matches, before)]
            require(False, f"the match shares this with its callers: {', '.join(shared)}", match)
        findings["returned"] += len(returned)
    return findings


def returned_values(match: Match) -> dict[str, Any]:
    """Returns what the methods of a match return, except views; the keys name these values in error messages."""
    returned: dict[str, Any] = {
        "the options": match.options,
        "the position": match.to_json(),
        "the record": match.record(),
        "the outcome": match.outcome,
        "the description of the game": match.rules.info(),
        "the inventory": match.rules.inventory(match.state),
    }
    for seat in range(match.seats):
        choices = match.choices(seat)
        returned[f"the choices of seat {seat}"] = [choices.actions, choices.regions, choices.to_json()]
    for viewer in viewers(match):
        returned[f"the events that {viewer} has seen"] = match.seen(viewer)
        returned[f"the hidden things of {viewer}"] = match.rules.hidden(match.state, viewer)
    return returned


def is_noticed(thing: Any, matches: list[Match], before: list[list[bytes]]) -> bool:
    """Returns whether any of these matches changes when every list and dict inside `thing` is emptied."""
    with temporarily_empty(thing):
        return [everything_readable(one) for one in matches] != before


@contextmanager
def temporarily_empty(thing: Any) -> Iterator[None]:
    """Empties all lists and dicts inside `thing`, and restores their contents afterwards."""
    contents_of = [(one, one.copy()) for one in lists_and_dicts_in(thing)]
    for one, _ in contents_of:
        one.clear()
    yield
    for one, contents in contents_of:
        if isinstance(one, dict):
            one.update(contents)
        else:
            one += contents


def lists_and_dicts_in(thing: Any) -> list[Any]:
    """Returns all lists and dicts inside `thing`, each once."""
    by_id: dict[int, Any] = {}
    stack = [thing]
    while stack:
        one = stack.pop()
        if isinstance(one, (list, dict)):
            if id(one) in by_id:
                continue
            by_id[id(one)] = one
        if isinstance(one, Mapping):
            stack += one.values()
        elif isinstance(one, (list, tuple)):
            stack += one
        elif isinstance(one, msgspec.Struct):
            stack += [getattr(one, name) for name in one.__struct_fields__]
    return list(by_id.values())
