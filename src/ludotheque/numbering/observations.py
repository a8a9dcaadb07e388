"""Observations: a view as an array of 16-bit numbers, each with a name, built from the types of the view's fields.

An observation is a function of the view alone, so it tells a seat nothing that its view does not.
"""

from __future__ import annotations

from collections.abc import Sequence
from struct import pack
from typing import Any, Final, get_args, get_origin

import msgspec

from ludotheque.core.domains import ANGLE, LeftOut, Ordered, Rows, Scale
from ludotheque.core.structs import Outcome, Seat, View
from ludotheque.core.things import EACH_SEAT, Thing, marks_in, metadata, parts_of, typed_fields
from ludotheque.numbering.domains import Domains
from ludotheque.numbering.parts import (
    Angle,
    CountsPart,
    Fields,
    Fixed,
    Flag,
    Index,
    Maybe,
    Number,
    OutcomePart,
    Part,
    RowPart,
    Scaled,
    SeatPart,
    SeatsPart,
    TableOfCounts,
)

# Fields of every view that are left out of observations, because they never change in a match, or only count plays.
NOT_ENCODED: Final = ("game", "seat", "seats", "step", "options", "components", "rules")

# The values of one field in views of new matches, each with the number of seats of its match.
Samples = Sequence[tuple[Any, int]]


class Observer:
    """Turns views into observations of one shape: for one game, box, set of options and number of seats."""

    def __init__(self, views: Any, domains: Domains, samples: Sequence[View]) -> None:
        self.seats = samples[0].seats
        self.left_out: list[str] = []
        self._domains = domains
        fields: list[tuple[str, Part]] = []
        for field in typed_fields(views):
            if field.name in NOT_ENCODED:
                continue
            values = [(getattr(sample, field.name), sample.seats) for sample in samples]
            part = self._part(views.__name__, field.name, field.hint, values)
            if part is not None:
                fields.append((field.name, part))
        whole = Fields(fields)
        self.names = tuple(whole.names)
        self.size = whole.width
        self.parts = fields  # the fields of a view that are encoded, in their order
        self._by_name = dict(fields)

    def numbers(self, view: Any) -> list[int]:
        """Returns the numbers of an observation."""
        out = [0] * self.size
        me: int = view.seat
        at = 0
        for name, part in self.parts:
            part.write(getattr(view, name), out, at, me)
            at += part.width
        return out

    def encode_field(self, name: str, value: Any, viewer: Seat) -> bytes:
        """Encodes the field `name` of a view, if it has this value, as bytes: 16-bit numbers, low byte first."""
        part = self._by_name[name]
        out = [0] * part.width
        part.write(value, out, 0, viewer)
        return pack(f"<{part.width}h", *out)

    def _part(self, owner: str, name: str, hint: Any, samples: Samples) -> Part | None:
        """Returns the part of the observation that encodes a field.  If the type of the field is too vague for that,
        returns None and adds a note to `left_out`.
        """
        domain = self._domains.given_by_game(owner, name)
        if isinstance(domain, LeftOut):
            return None
        part = self._part_for(name, hint, domain, samples)
        if part is None:
            self.left_out.append(f"{owner}.{name}")
        return part

    def _part_for(self, name: str, hint: Any, domain: Any, samples: Samples) -> Part | None:
        kinds = [kind for kind in parts_of(hint) if kind is not type(None)]
        is_optional = len(kinds) < len(parts_of(hint))
        if isinstance(domain, Ordered):
            return RowPart(Index(domain.values), domain.most, 0)
        if len(kinds) != 1:
            return Index(domain) if isinstance(domain, tuple) else None
        kind = kinds[0]
        origin = get_origin(kind)
        if origin is tuple:
            return self._row(name, hint, kind, domain, samples)
        if origin is dict:
            values = domain if isinstance(domain, tuple) else self._domains.of_hint(get_args(kind)[0], name)
            return TableOfCounts(values) if values else None
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
            part = OutcomePart(self.seats) if kind is Outcome else self._fields(kind, samples)
            return Maybe(part) if is_optional and kind is not Outcome else part
        if is_seat(kind):
            return SeatPart(self.seats)
        return self._single(name, hint, kind, domain, is_optional)

    def _single(self, name: str, hint: Any, kind: Any, domain: Any, is_optional: bool) -> Part | None:
        values = domain if isinstance(domain, tuple) else self._domains.of_hint(hint, name)
        plain = get_args(kind)[0] if metadata(kind) else kind
        part: Part | None = None
        if isinstance(domain, Scale):
            part = Angle() if domain is ANGLE else Scaled(domain.divisor)
        elif plain is bool:
            return Flag()
        elif values:
            return Index(values)
        elif plain is int:
            part = Number()
        return Maybe(part) if part is not None and is_optional else part

    def _fields(self, kind: Any, samples: Samples) -> Part:
        fields: list[tuple[str, Part]] = []
        for field in typed_fields(kind):
            values = [(getattr(value, field.name), seats) for value, seats in samples if value is not None]
            part = self._part(kind.__name__, field.name, field.hint, values)
            if part is not None:
                fields.append((field.name, part))
        return Fields(fields)

    def _row(self, name: str, hint: Any, kind: Any, domain: Any, samples: Samples) -> Part | None:
        inner = get_args(kind)
        if len(inner) != 2 or inner[1] is not Ellipsis:
            parts = [self._part_for(name, one, domain, ()) for one in inner]
            return Fixed([part for part in parts if part is not None]) if None not in parts else None
        entry = inner[0]
        if is_seat(entry) and EACH_SEAT not in metadata(hint):
            return SeatsPart(self.seats)
        per_seat = self._per_seat(entry, samples)
        if not per_seat:
            values = domain if isinstance(domain, tuple) else self._domains.of_hint(entry, name)
            if values and not is_row(entry):
                return CountsPart(values, ends=bool([mark for mark in marks_in(entry) if isinstance(mark, Thing)]))
        below = [(value[0], seats) for value, seats in samples if value]
        part = self._part_for(name, entry, None if isinstance(domain, Rows) else domain, below)
        if part is None:
            return None
        most = domain.most if isinstance(domain, Rows) else len(samples[0][0] or ()) if samples else 0
        return RowPart(part, self.seats * per_seat if per_seat else most or self.seats, per_seat)

    def _per_seat(self, entry: Any, samples: Samples) -> int:
        """Returns the number of entries of a list that belong to each seat; 0 if the entries do not belong to seats."""
        rows = [(len(value or ()), seats) for value, seats in samples]
        if not rows or not all(count and count % seats == 0 for count, seats in rows):
            return 0
        structs = [kind for kind in parts_of(entry) if isinstance(kind, type) and issubclass(kind, msgspec.Struct)]
        if structs and "seat" in structs[0].__struct_fields__:
            return rows[0][0] // rows[0][1]
        return 1 if all(count == seats for count, seats in rows) else 0


def is_seat(hint: Any) -> bool:
    """Returns whether this type names one seat."""
    return hint == Seat or Seat in parts_of(hint)


def is_row(hint: Any) -> bool:
    """Returns whether this is the type of a tuple or a dictionary."""
    return get_origin(hint) in (tuple, dict)
