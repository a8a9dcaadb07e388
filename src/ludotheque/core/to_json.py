"""Turns anything that leaves a match into plain JSON data."""

from __future__ import annotations

from typing import Any

import msgspec

from ludotheque.core.choices import Choices
from ludotheque.core.errors import BadInput, Refused
from ludotheque.core.log import Events
from ludotheque.core.match import Match


def to_json(thing: Any) -> Any:
    """Returns an action, event, view, outcome, choices, refusal, record or match as plain JSON data."""
    if isinstance(thing, (Choices, Refused, BadInput, Match)):
        thing = thing.to_json()
    # Not isinstance: in compiled code every sequence would pass as Events.
    elif isinstance(thing, (list, tuple)) or type(thing) is Events:
        return [to_json(one) for one in thing]
    # Encoded and decoded, because a tuple is not plain JSON.
    return msgspec.json.decode(msgspec.json.encode(thing))
