"""Regions: families of actions that differ in whole numbers, such as an angle in 1/65536 turn, and that are described
as data.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar

import msgspec
from mypy_extensions import mypyc_attr

from ludotheque.core.arcs import Interval, merge_arcs
from ludotheque.core.geometry import (
    Point,
)
from ludotheque.core.luck import Luck
from ludotheque.core.structs import Action
from ludotheque.core.trig import TURN


# Trap: a compiled class that is serializable must allow interpreted subclasses too, or its __init__ is not run.
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Region:
    """Actions that differ from a template only in a few whole numbers.

    Each kind of region defines `legal` (which numbers are legal), `values` (legal numbers at random) and `numbers`
    (what a client needs to draw the region).
    """

    kind: ClassVar[str] = "region"

    def __init__(self, template: Action, fields: Sequence[str]) -> None:
        names: tuple[str, ...] = template.__struct_fields__
        for name in fields:
            if name not in names:
                raise ValueError(f"{type(template).__name__} has no {name}")
        self.template = template
        self.fields = tuple(fields)
        self.fixed = tuple([name for name in names if name not in self.fields])

    @property
    def is_empty(self) -> bool:
        """Does the region have no legal action?"""
        raise NotImplementedError

    def legal(self, values: tuple[int, ...]) -> bool:
        """Are these values of the fields legal?"""
        raise NotImplementedError

    def values(self, luck: Luck) -> tuple[int, ...]:
        """Draws legal values of the fields at random; the region must not be empty."""
        raise NotImplementedError

    def numbers(self) -> dict[str, Any]:
        """Returns the numbers that a client needs to draw the region, as plain data."""
        raise NotImplementedError

    def contains(self, action: object) -> bool:
        """Is this an action of the region: like the template, except for the fields to fill in, whose values are legal
        whole numbers?
        """
        template = self.template
        if type(action) is not type(template):
            return False
        for name in self.fixed:
            value = getattr(action, name)
            fixed_value = getattr(template, name)
            # To Python, True and 1.0 equal 1; here they are different.
            if type(value) is not type(fixed_value) or value != fixed_value:
                return False
        values: list[int] = []
        for name in self.fields:
            value = getattr(action, name)
            if type(value) is not int:
                return False
            values.append(value)
        return self.legal(tuple(values))

    def make(self, *values: int) -> Action:
        """Returns the action with these values filled in, whether or not the action is legal."""
        if len(values) != len(self.fields):
            raise ValueError(f"{len(self.fields)} values wanted for {', '.join(self.fields)}, not {len(values)}")
        return msgspec.structs.replace(self.template, **dict(zip(self.fields, values)))

    def sample(self, luck: Luck) -> Action:
        """Draws one action of the region at random; the region must not be empty."""
        return self.make(*self.values(luck))

    def to_json(self) -> dict[str, Any]:
        """Returns the region as plain data: its kind, the action as a template, the JSON names of the fields to fill
        in, and the numbers for drawing.
        """
        names = dict(zip(self.template.__struct_fields__, self.template.__struct_encode_fields__))
        data: dict[str, Any] = {
            "kind": self.kind,
            "action": msgspec.to_builtins(self.template),
            "fields": [names[name] for name in self.fields],
        }
        data.update(self.numbers())
        return data


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Arc(Region):
    """A region of directions: an angle from 0 to 65535 within arcs (first, last), counter-clockwise."""

    kind: ClassVar[str] = "arc"

    def __init__(self, template: Action, field: str, arcs: Iterable[Interval]) -> None:
        super().__init__(template, (field,))
        self.arcs = merge_arcs(arcs)
        self.size = sum([(last - first) % TURN + 1 for first, last in self.arcs])

    @property
    def is_empty(self) -> bool:
        return self.size == 0

    def allows(self, angle: int) -> bool:
        """Is this angle legal?"""
        if not 0 <= angle < TURN:
            return False
        for first, last in self.arcs:
            if (angle - first) % TURN <= (last - first) % TURN:
                return True
        return False

    def legal(self, values: tuple[int, ...]) -> bool:
        return self.allows(values[0])

    def values(self, luck: Luck) -> tuple[int, ...]:
        if not self.arcs:
            raise ValueError("an empty region has no values")
        number = luck.die(self.size) - 1
        for first, last in self.arcs:
            length = (last - first) % TURN + 1
            if number < length:
                return ((first + number) % TURN,)
            number -= length
        raise ValueError(f"a die fell outside of {self.size} sides")

    def numbers(self) -> dict[str, Any]:
        return {"arcs": [list(arc) for arc in self.arcs]}


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Swing(Region):
    """A region of turns about a held point: a signed angle from low to high, less than a full turn either way.

    A turn by 0 is legal only if `still` says so.  Pivot, radius and start (where the arm points now) are for drawing.
    """

    kind: ClassVar[str] = "swing"

    def __init__(
        self,
        template: Action,
        field: str,
        low: int,
        high: int,
        *,
        pivot: Point,
        radius: int,
        start: int = 0,
        still: bool = False,
    ) -> None:
        super().__init__(template, (field,))
        if not -TURN < low <= 0 <= high < TURN:
            raise ValueError(f"a swing from {low} to {high} is not less than a turn either way")
        self.low = low
        self.high = high
        self.pivot = pivot
        self.radius = radius
        self.start = start
        self.still = still

    @property
    def is_empty(self) -> bool:
        return self.low == self.high and not self.still

    def allows(self, turn: int) -> bool:
        """Is this turn legal?"""
        return self.low <= turn <= self.high and (turn != 0 or self.still)

    def legal(self, values: tuple[int, ...]) -> bool:
        return self.allows(values[0])

    def values(self, luck: Luck) -> tuple[int, ...]:
        if self.is_empty:
            raise ValueError("an empty region has no values")
        if self.still:
            return (self.low - 1 + luck.die(self.high - self.low + 1),)
        turn = self.low - 1 + luck.die(self.high - self.low)
        return (turn if turn < 0 else turn + 1,)

    def numbers(self) -> dict[str, Any]:
        return {
            "low": self.low,
            "high": self.high,
            "still": self.still,
            "pivot": list(self.pivot),
            "radius": self.radius,
            "start": self.start,
        }
