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
            if isinstance(value, (dict, list, tuple)):  # seldom: options are mostly plain values
                fresh[key] = copied(value)
    elif isinstance(data, list):
        fresh = [copied(value) for value in data]
    elif isinstance(data, tuple):
        fresh = tuple([copied(value) for value in data])
    same: T = fresh
    return same
