"""Finds the field by which a viewer can tell two worlds apart, for the message of a failed secrecy check."""

from __future__ import annotations

from itertools import zip_longest
from typing import Any

import msgspec

from ludotheque.core.match import Match
from ludotheque.testing.case import ContractBroken

# The events of a play that a viewer saw, and what the viewer sees after the play, by the name of each part.
Seen = tuple[bytes, dict[str, bytes]]


class LeakFound(ContractBroken):
    """Raised when a viewer can tell two worlds apart by one field of what the viewer sees, such as view.hands[1]."""

    def __init__(self, field: str, what: str, match: Match) -> None:
        super().__init__(what, match)
        self.field = field


def differing_field(one: Seen, other: Seen) -> str:
    """Returns the first field in which two worlds look different to a viewer:
    of an event, of the view, of the choices.
    """
    ours, theirs = msgspec.json.decode(one[0]), msgspec.json.decode(other[0])
    if ours != theirs:
        return event_field(*first_difference(ours, theirs))
    for name, part in one[1].items():
        if part != other[1][name]:
            return name + path_to_difference(msgspec.json.decode(part), msgspec.json.decode(other[1][name]))
    return ""


def first_difference(ours: list[Any], theirs: list[Any]) -> tuple[Any, Any]:
    """Returns the first pair of events that differ; None stands for a missing event."""
    for one, other in zip_longest(ours, theirs):
        if msgspec.json.encode(one) != msgspec.json.encode(other):
            return one, other
    raise ValueError("there is no difference")


def event_field(one: Any, other: Any) -> str:
    """Returns the field in which two events differ, such as drew.card.  If their types differ or one event is missing,
    returns the types instead.
    """
    kinds = [event["type"] for event in (one, other) if event is not None]
    return f"{kinds[0]}{path_to_difference(one, other)}" if kinds[1:] == kinds[:1] else " or ".join(kinds)


def path_to_difference(one: Any, other: Any) -> str:
    """Returns the path to the first place where two plain documents differ, such as .hands[1]; "" for the whole."""
    if isinstance(one, dict) and isinstance(other, dict):
        for key in one:
            if key in other and one[key] != other[key]:
                return f".{key}{path_to_difference(one[key], other[key])}"
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for number, (mine, theirs) in enumerate(zip(one, other)):
            if mine != theirs:
                return f"[{number}]{path_to_difference(mine, theirs)}"
    return ""
