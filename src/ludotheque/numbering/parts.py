"""The parts of an observation: each writes one value of a view as a fixed number of whole numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ludotheque.core.observing import MAX_NUMBER

LEAST: Final = -32768


class Part:
    """Writes one value of a view.  Seats are numbered relative to the viewer, whose own seat comes first."""

    def __init__(self, names: list[str], is_absolute: bool = True) -> None:
        self.names = names  # the names of the numbers, before which the name of the value is put
        self.width = len(names)
        self.is_absolute = is_absolute  # whether the numbers are the same for all viewers

    def write(self, value: Any, out: list[int], at: int, me: int) -> None:
        """Writes the value into the observation `out`, which holds zeros from index `at` on."""
        raise NotImplementedError


class Number(Part):
    """Encodes a whole number, limited to the range of 16 bits."""

    def __init__(self) -> None:
        super().__init__([""])

    def write(self, value: Any, out: list[int], at: int, me: int) -> None:
        number: int = value
        out[at] = LEAST if number < LEAST else MAX_NUMBER if number > MAX_NUMBER else number


class Scaled(Part):
    """Encodes a number, divided by a scale and rounded."""

    def __init__(self, divisor: float) -> None:
        super().__init__([""])
        self.divisor = divisor

    def write(self, value: Any, out: list[int], at: int, me: int) -> None:
        number = round(value / self.divisor)
        out[at] = LEAST if number < LEAST else MAX_NUMBER if number > MAX_NUMBER else number


class Angle(Part):
    """Encodes an angle in 1/65536 turn, as -32768 to 32767."""

    def __init__(self) -> None:
        super().__init__([""])

    def write(self, value: Any, out: list[int], at: int, me: int) -> None:
        angle: int = value
        out[at] = (angle + 32768) % 65536 - 32768


class Flag(Part):
    """Encodes True as 1 and False as 0."""

    def __init__(self) -> None:
        super().__init__([""])

    def write(self, value: Any, out: list[int], at: int, me: int) -> None:
        if value:
            out[at] = 1


class Index(Part):
    """Encodes one of several values as its number, from 1, and None as 0."""

    def __init__(self, values: Sequence[Any]) -> None:
        super().__init__([""])
        self.places: dict[Any, int] = {value: place + 1 for place, value in enumerate(values)}

    def write(self, value: Any, out: list[int], at: int, me: int) -> None:
        if value is not None:
            out[at] = self.places[value]


class SeatPart(Part):
    """Encodes a seat: 1 for the viewer's own seat, then clockwise; 0 for None."""

    def __init__(self, seats: int) -> None:
        super().__init__([""], False)
        self.seats = seats

    def write(self, value: Any, out: list[int], at: int, me: int) -> None:
        if value is not None:
            seat: int = value
            out[at] = 1 + (seat - me) % self.seats


class SeatsPart(Part):
    """Encodes a list of seats: for each seat its position in the list, from 1; 0 if the seat is not in the list."""

    def __init__(self, seats: int) -> None:
        super().__init__([str(seat) for seat in range(seats)], False)
        self.seats = seats

    def write(self, value: Any, out: list[int], at: int, me: int) -> None:
        seats: tuple[int, ...] = value
        for place in range(len(seats)):
            out[at + (seats[place] - me) % self.seats] = place + 1


class CountsPart(Part):
    """Encodes several things as the count of each kind; if their order is known, also the number of the first and of
    the last thing, from 1.
    """

    def __init__(self, values: Sequence[Any], ends: bool) -> None:
        super().__init__([str(value) for value in values] + (["first", "last"] if ends else []))
        self.places: dict[Any, int] = {value: place for place, value in enumerate(values)}
        self.ends = ends

    def write(self, value: Any, out: list[int], at: int, me: int) -> None:
        if not value:
            return
        things: tuple[Any, ...] = value
        places = self.places
        place = 0
        for thing in things:
            place = places[thing]
            out[at + place] += 1
        if self.ends:
            out[at + self.width - 2] = places[things[0]] + 1
            out[at + self.width - 1] = place + 1


class TableOfCounts(Part):
    """Encodes a dictionary of counts."""

    def __init__(self, values: Sequence[Any]) -> None:
        super().__init__([str(value) for value in values])
        self.places: dict[Any, int] = {value: place for place, value in enumerate(values)}

    def write(self, value: Any, out: list[int], at: int, me: int) -> None:
        counts: dict[Any, int] = value
        for name, count in counts.items():
            out[at + self.places[name]] = count


class Maybe(Part):
    """Encodes a value or None: 1 followed by the value, or zeros for None."""

    def __init__(self, part: Part) -> None:
        super().__init__(["is there", *part.names], part.is_absolute)
        self.part = part

    def write(self, value: Any, out: list[int], at: int, me: int) -> None:
        if value is not None:
            out[at] = 1
            self.part.write(value, out, at + 1, me)


class Fixed(Part):
    """Encodes a tuple of a fixed length."""

    def __init__(self, parts: Sequence[Part]) -> None:
        names = [joined(str(number), name) for number, part in enumerate(parts) for name in part.names]
        super().__init__(names, all(part.is_absolute for part in parts))
        self.parts = list(parts)

    def write(self, value: Any, out: list[int], at: int, me: int) -> None:
        values: tuple[Any, ...] = value
        for number, part in enumerate(self.parts):
            part.write(values[number], out, at, me)
            at += part.width


class Fields(Part):
    """Encodes a Struct, field by field."""

    def __init__(self, parts: Sequence[tuple[str, Part]]) -> None:
        names = [joined(name, below) for name, part in parts for below in part.names]
        super().__init__(names, all(part.is_absolute for _, part in parts))
        self.parts = list(parts)

    def write(self, value: Any, out: list[int], at: int, me: int) -> None:
        for name, part in self.parts:
            part.write(getattr(value, name), out, at, me)
            at += part.width


class RowPart(Part):
    """Encodes a list with a fixed number of entries; of a longer list, only the last entries are written.

    If the entries belong to seats, the viewer's own entries come first.
    """

    def __init__(self, part: Part, most: int, per_seat: int) -> None:
        names = [joined(str(number), name) for number in range(most) for name in part.names]
        super().__init__(names, part.is_absolute and not per_seat)
        self.part = part
        self.most = most
        self.per_seat = per_seat  # number of entries for each seat; 0: entries do not belong to seats

    def write(self, value: Any, out: list[int], at: int, me: int) -> None:
        if not value:
            return
        row: tuple[Any, ...] = value
        part = self.part
        count = len(row)
        first = self.first(count, me)
        for number in range(min(count, self.most)):
            part.write(row[(number + first) % count], out, at, me)
            at += part.width

    def first(self, count: int, me: int) -> int:
        """Returns which of `count` entries is written first."""
        return me * self.per_seat if self.per_seat else max(0, count - self.most)


class OutcomePart(Part):
    """Encodes how the match ended: the finishing place of each seat; zeros until the match is over."""

    def __init__(self, seats: int) -> None:
        super().__init__([f"place {seat}" for seat in range(seats)], False)
        self.seats = seats

    def write(self, value: Any, out: list[int], at: int, me: int) -> None:
        if value is not None:
            places: tuple[int, ...] = value.places
            for seat in range(self.seats):
                out[at + (seat - me) % self.seats] = places[seat]


def joined(name: str, below: str) -> str:
    """Returns the full name of a number: "hand" and "Shove" make "hand.Shove"."""
    return f"{name}.{below}" if below else name
