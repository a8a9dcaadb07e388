"""Plain data: tables, lists and values, as JSON has them."""

from __future__ import annotations

from typing import Any, TypeVar

T = TypeVar("T")


def copied(data: T) -> T:
    """The same data in tables and lists of its own, so that whoever gets it may change it."""
    fresh: Any = data
    if isinstance(data, dict):
        fresh = data.copy()
        for key, value in data.items():
            # Seldom: options are mostly plain values.  One by one, because mypyc asks slowly for a tuple of types.
            if isinstance(value, dict) or isinstance(value, list) or isinstance(value, tuple):  # noqa: SIM101
                fresh[key] = copied(value)
    elif isinstance(data, list):
        fresh = [copied(value) for value in data]
    elif isinstance(data, tuple):
        fresh = tuple([copied(value) for value in data])
    same: T = fresh
    return same
