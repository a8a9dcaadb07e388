"""Checks of copies: a copy shares nothing mutable with the original, and lacks no field."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from types import BuiltinFunctionType, FunctionType, ModuleType
from typing import Any

import msgspec

from ludotheque.core.bag import Bag
from ludotheque.core.box import Box
from ludotheque.core.drive import random_play, random_step
from ludotheque.core.game import Game
from ludotheque.core.match import Match
from ludotheque.testing.case import Case, Findings, contract_check, random_moments, require

PLAIN = (int, float, complex, str, bytes, bool, type(None), type, Enum, FunctionType, BuiltinFunctionType, ModuleType)
UNCHANGEABLE = (Bag, Box, Game)


@contract_check
def copies_share_nothing(case: Case, *, positions: int = 6, plays: int = 12) -> Findings:
    """A copy has every field of its original and shares no mutable object with it; either can be played without
    affecting the other.
    """
    findings = Findings()
    luck = case.luck("copies")
    copies: list[tuple[Match, bytes]] = []
    shared: dict[int, tuple[str, Any, list[tuple[str, Any]]]] = {}
    for match in random_moments(case, luck, positions):
        before = match.to_bytes()
        copy = match.copy()
        require(copy.to_bytes() == before, "a copy differs from its original", match)
        copies.append((match.copy(), before))
        for path, thing in compare(match, match.state, copy.state).items():
            if id(thing) not in shared:
                shared[id(thing)] = (path, thing, contents_of(thing))
        again = match.copy()
        branch = match.copy(luck.copy())
        random_play(branch, luck.copy(), plays)
        while copy.outcome is None and copy.step < match.step + plays:
            seat, action = random_step(copy, luck)
            again.play(seat, action)
        require(copy.to_bytes() == again.to_bytes(), "a copy does not go on with the same luck", match)
        require(match.to_bytes() == before, "playing on a copy changed the original", match)
        findings["copies"] += 1
    for copy, before in copies:
        require(copy.to_bytes() == before, "playing on the original changed a copy", copy)
    for path, thing, contents in shared.values():
        require(contents_of(thing) == contents, f"{path} is shared with copies, and changes")
    return findings


def compare(match: Match, state: Any, copy: Any) -> dict[str, Any]:
    """Walks through two states side by side; returns the mutable objects that they share by mistake, by path."""
    shared: dict[str, Any] = {}
    stack: list[tuple[str, Any, Any]] = [("state", state, copy)]
    seen: set[tuple[int, int]] = set()
    while stack:
        path, one, other = stack.pop()
        if (id(one), id(other)) in seen:
            continue
        seen.add((id(one), id(other)))
        require(type(one) is type(other), f"{path} is {one!r}, in the copy {other!r}", match)
        if is_plain(one):
            require(one == other, f"{path} is {one!r}, in the copy {other!r}", match)
            continue
        if one is other and not isinstance(one, (tuple, frozenset)):
            require(not isinstance(one, (list, dict, set, bytearray)), f"{path} is shared with the copy", match)
            # Copies may share other objects, such as settings and lookup tables, as long as these never change.
            shared[path] = one
            continue
        mine, others = parts(one), parts(other)
        require(mine.keys() == others.keys(), f"{path} has different parts in the copy", match)
        stack += [(f"{path}{name}", mine[name], others[name]) for name in mine]
    return shared


def contents_of(thing: Any) -> list[tuple[str, Any]]:
    """Returns all plain values inside an object, each with its path."""
    contents: list[tuple[str, Any]] = []
    stack = [("", thing)]
    seen: set[int] = set()
    while stack:
        path, one = stack.pop()
        if is_plain(one):
            contents.append((path, one))
        elif id(one) not in seen:
            seen.add(id(one))
            stack += [(path + name, part) for name, part in parts(one).items()]
    return contents


def is_plain(thing: Any) -> bool:
    """Returns whether this value is immutable, so that copies may share it."""
    return isinstance(thing, (*PLAIN, *UNCHANGEABLE, range)) or (isinstance(thing, msgspec.Struct) and is_frozen(thing))


def is_frozen(thing: Any) -> bool:
    """Returns whether this is a Struct that refuses assignment."""
    return isinstance(thing, msgspec.Struct) and thing.__struct_config__.frozen


def parts(thing: Any) -> dict[str, Any]:
    """Returns the parts of an object, each with its path."""
    if isinstance(thing, dict):
        return {f"[{key!r}]": value for key, value in thing.items()}
    if isinstance(thing, (list, tuple)):
        return {f"[{number}]": value for number, value in enumerate(thing)}
    if isinstance(thing, (set, frozenset, bytearray)):
        return {f"[{number}]": value for number, value in enumerate(sorted(thing, key=repr))}
    names = [name for name in field_names(thing) if not name.startswith("__") and hasattr(thing, name)]
    return {f".{name}": getattr(thing, name) for name in names}


def field_names(thing: Any) -> Iterator[str]:
    """Yields the names of all attributes: in slots, in the dictionary, and in compiled classes."""
    yield from sorted(getattr(thing, "__dict__", ()))
    for kind in type(thing).__mro__:
        slots = kind.__dict__.get("__slots__", ())
        yield from (slots,) if isinstance(slots, str) else slots
        yield from kind.__dict__.get("__mypyc_attrs__", ())
