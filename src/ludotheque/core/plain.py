"""Anything that leaves a match as plain JSON data."""

from __future__ import annotations

from typing import Any

import msgspec

from ludotheque.core.choices import Choices
from ludotheque.core.errors import BadInput, Refused
from ludotheque.core.match import Events, Match


def to_json(thing: Any) -> Any:
    """An action, event, view, outcome, choices, refusal, record or match as plain JSON data."""
    if isinstance(thing, (Choices, Refused, BadInput, Match)):
        return thing.to_json()
    if isinstance(thing, (Events, list, tuple)):
        return [to_json(one) for one in thing]
    return msgspec.to_builtins(thing)
