"""Copies plain data, as in JSON: dicts, lists and simple values."""

from __future__ import annotations

from typing import Any, TypeVar

T = TypeVar("T")


def deep_copy(data: T) -> T:
    """Makes a deep copy of plain data, which the caller may change."""
    fresh: Any = data
    if isinstance(data, dict):
        fresh = data.copy()
        for key, value in data.items():
            # Rarely true, because most values are numbers or strings.  There are three calls, because mypyc is slow
            # with a tuple of types.
            if isinstance(value, dict) or isinstance(value, list) or isinstance(value, tuple):  # noqa: SIM101
                fresh[key] = deep_copy(value)
    elif isinstance(data, list):
        fresh = [deep_copy(value) for value in data]
    elif isinstance(data, tuple):
        fresh = tuple([deep_copy(value) for value in data])
    same: T = fresh
    return same
