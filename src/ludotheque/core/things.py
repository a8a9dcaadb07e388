"""Typed ids: annotations that say what a field of an action, event or view names.  With them, a game's sentences need
no lookup tables.

`card: Annotated[str, Thing("card")]` is the id of a card; `Seat` in structs.py is a seat.  mypyc does not compile this
module, because it reads annotations.
"""

from __future__ import annotations

from functools import cache
from types import UnionType
from typing import Annotated, Any, Literal, NamedTuple, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec

T = TypeVar("T")


class Thing(NamedTuple):
    """In an annotation: this id names a thing of some kind.

    A sentence shows a card as the sentence `card-<id>`, or as its id if there is no such sentence; other things
    likewise.
    """

    kind: str


class Mark(NamedTuple):
    """In an annotation: marks a field as secret, as having one value per seat, and so on."""

    name: str


SECRET = Mark("secret")
EACH_SEAT = Mark("each seat")

Secret = Annotated[T | None, SECRET]  # marks a secret field of an event: None for everybody except the seats concerned
EachSeat = Annotated[tuple[T, ...], EACH_SEAT]  # one value for each seat, in the order of seats


class TypedField(NamedTuple):
    """A field of a Struct: its name in Python, the name of its placeholder in sentences, the kind of thing that it
    names, and its marks, such as `Secret`.
    """

    name: str
    placeholder: str  # the field's name in JSON, which is also the name of its placeholder in a sentence, without $
    kind: str | None  # the kind of the things that the field names; None: the field names nothing
    is_single: bool  # whether the field names one thing or None, not several
    is_secret: bool  # whether the field is hidden from seats that the event does not concern
    is_each: bool  # whether the field holds one value for each seat
    is_optional: bool  # whether the field may be None
    hint: Any  # the whole annotation


@cache
def typed_fields(kind: type[msgspec.Struct]) -> tuple[TypedField, ...]:
    """Returns the fields of a Struct, as their annotations describe them; the annotations are read once per Struct."""
    hints = get_type_hints(kind, include_extras=True)
    return tuple(
        [typed_field(field.name, field.encode_name, hints[field.name]) for field in msgspec.structs.fields(kind)]
    )


def typed_field(name: str, placeholder: str, hint: Any) -> TypedField:
    """Returns one field, as its annotation describes it."""
    marks = marks_in(hint)
    things = [one for one in marks if isinstance(one, Thing)]
    parts = parts_of(hint)
    return TypedField(
        name=name,
        placeholder=placeholder,
        kind=things[0].kind if things else None,
        is_single=any(isinstance(mark, Thing) for part in parts for mark in metadata(part)),
        is_secret=SECRET in marks,
        is_each=EACH_SEAT in metadata(hint),
        is_optional=type(None) in parts,
        hint=hint,
    )


def metadata(hint: Any) -> tuple[Any, ...]:
    """Returns the metadata that `Annotated` adds to a type."""
    return getattr(hint, "__metadata__", ())


def marks_in(hint: Any) -> list[Any]:
    """Returns all marks that `Annotated` adds to a type and to its parts, from the outside in."""
    return [*metadata(hint), *[mark for part in get_args(hint) for mark in marks_in(part)]]


def parts_of(hint: Any) -> list[Any]:
    """Returns the members of a union type, or the type itself if it is no union."""
    if get_origin(hint) in (Union, UnionType):
        return [part for one in get_args(hint) for part in parts_of(one)]
    if metadata(hint) and not any(isinstance(mark, Thing) for mark in metadata(hint)):
        return parts_of(get_args(hint)[0])
    return [hint]


def literals_in(hint: Any) -> list[Any]:
    """Returns the values of a Literal in a type."""
    if get_origin(hint) is Literal:
        return list(get_args(hint))
    return [value for part in get_args(hint) for value in literals_in(part)]
