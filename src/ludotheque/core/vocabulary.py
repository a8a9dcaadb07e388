"""What can be said in a game: its types of actions, each with its fields."""

from __future__ import annotations

import re
from typing import Any, get_args, get_type_hints

import msgspec

from ludotheque.core.catalogue import find_game
from ludotheque.core.structs import ActionType, Field


def actions_of(game: str) -> dict[str, ActionType]:
    """The types of actions of a game, by the `type` in their JSON."""
    return {kind.__struct_config__.tag: action_type(kind) for kind in kinds_in(find_game(game).actions)}


def kinds_in(union: Any) -> list[Any]:
    """The Structs of a union such as the one of all actions."""
    return list(get_args(union)) or [union]


def action_type(kind: Any) -> ActionType:
    """An action's Struct as data."""
    return ActionType(
        kind.__struct_config__.tag, kind.__name__, fields_of(kind), " ".join((kind.__doc__ or "").split())
    )


def fields_of(kind: Any) -> tuple[Field, ...]:
    """The fields of a Struct: their names in Python and in JSON, and their types."""
    hints = get_type_hints(kind)
    fields = msgspec.structs.fields(kind)
    return tuple([Field(field.name, field.encode_name, type_text(hints[field.name])) for field in fields])


def type_text(hint: Any) -> str:
    """A type as one writes it, without the modules it comes from."""
    text = hint.__name__ if isinstance(hint, type) and not get_args(hint) else str(hint)
    return re.sub(r"(?:\w+\.)+(\w+)", r"\1", text)
