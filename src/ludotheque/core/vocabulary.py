"""Describes the types of a game's actions, with their fields, as plain data."""

from __future__ import annotations

import re
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

import msgspec

from ludotheque.core.catalogue import find_game
from ludotheque.core.structs import ActionType, Field


def actions_of(game: str) -> dict[str, ActionType]:
    """Returns the types of actions of a game, by the `type` in their JSON."""
    return {kind.__struct_config__.tag: action_type(kind) for kind in kinds_in(find_game(game).actions)}


def kinds_in(union: Any) -> list[Any]:
    """Returns the Structs in a union, such as the union of all actions."""
    return list(get_args(union)) or [union]


def action_type(kind: Any) -> ActionType:
    """Describes a type of action, given by its Struct, as data."""
    return ActionType(
        kind.__struct_config__.tag, kind.__name__, fields_of(kind), " ".join((kind.__doc__ or "").split())
    )


def fields_of(kind: Any) -> tuple[Field, ...]:
    """Returns the fields of a Struct, each with its names in Python and in JSON and its type."""
    hints = get_type_hints(kind)
    fields = msgspec.structs.fields(kind)
    return tuple([Field(field.name, field.encode_name, type_text(hints[field.name])) for field in fields])


def type_text(hint: Any) -> str:
    """Returns a type as source code, without module names."""
    if get_origin(hint) in (Union, UnionType):
        return " | ".join([type_text(part) for part in get_args(hint)])
    if hint in (NoneType, Ellipsis):
        return "None" if hint is NoneType else "..."
    if isinstance(get_origin(hint), type):
        return f"{get_origin(hint).__name__}[{', '.join([type_text(part) for part in get_args(hint)])}]"
    text = hint.__name__ if isinstance(hint, type) else str(hint)
    return re.sub(r"(?:\w+\.)+(\w+)", r"\1", text)
