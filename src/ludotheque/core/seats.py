"""Immutable sets of seats, stored as bit masks, so that they are cheap to copy, compare and change."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final, TypeVar

from ludotheque.core.structs import Seat

T = TypeVar("T")


class Seats:
    """An immutable set of seats.  Equal sets are the same object, so copies of a state may share a set."""

    __slots__ = ("mask", "members", "_rotations")

    def __init__(self, mask: int) -> None:
        self.mask = mask  # one bit per seat; only this module reads or makes masks
        self.members: tuple[Seat, ...] = tuple([seat for seat in range(mask.bit_length()) if mask >> seat & 1])
        self._rotations: dict[Seat, tuple[Seat, ...]] = {}

    def __len__(self) -> int:
        return len(self.members)

    def __iter__(self) -> Iterator[Seat]:
        return iter(self.members)

    def __contains__(self, seat: object) -> bool:
        return seat in self.members

    def __repr__(self) -> str:
        return f"Seats{self.members}"

    def __reduce__(self) -> tuple[Any, ...]:
        return seats_of, (self.members,)

    def __copy__(self) -> Seats:
        return self

    def __deepcopy__(self, memo: object) -> Seats:
        return self

    def has(self, seat: Seat) -> bool:
        """Is this seat in the set?  The same as `in`, and faster in compiled code."""
        return self.mask >> seat & 1 == 1

    def is_only(self, seat: Seat) -> bool:
        """Does the set consist of this seat alone?"""
        return self.mask == 1 << seat

    def plus(self, seat: Seat) -> Seats:
        """Returns the set with a seat added."""
        return _find(self.mask | 1 << seat)

    def minus(self, seat: Seat) -> Seats:
        """Returns the set without this seat."""
        return _find(self.mask & ~(1 << seat))

    def without(self, others: Seats) -> Seats:
        """Returns the set without the seats of another set."""
        return _find(self.mask & ~others.mask)

    def clockwise(self, first: Seat) -> tuple[Seat, ...]:
        """Returns the seats of the set in clockwise order, beginning with `first` or, if it is not in the set, with the
        next seat to its left.
        """
        rotation = self._rotations.get(first)
        if rotation is None:
            members = self.members
            rotation = tuple([seat for seat in members if seat >= first] + [seat for seat in members if seat < first])
            self._rotations[first] = rotation
        return rotation

    def left_of(self, seat: Seat) -> Seat:
        """Returns the next seat of the set clockwise; if the set has no other seat, returns the seat itself."""
        members = self.members
        for other in members:
            if other > seat:
                return other
        return members[0] if members else seat

    def right_of(self, seat: Seat) -> Seat:
        """Returns the next seat of the set anticlockwise; if the set has no other seat, returns the seat itself."""
        members = self.members
        right = members[-1] if members else seat
        for other in members:
            if other >= seat:
                break
            right = other
        return right


_SMALL: Final = [
    Seats(mask) for mask in range(64)
]  # all sets of up to six seats, made once when the module is imported
_larger: Final[dict[int, Seats]] = {}


def _find(mask: int) -> Seats:
    """Returns the only `Seats` object that has this mask."""
    if mask < 64:
        return _SMALL[mask]
    if mask not in _larger:
        _larger[mask] = Seats(mask)
    return _larger[mask]


NO_SEATS: Final = _find(0)
_ONLY: Final = [_find(1 << seat) for seat in range(64)]


def replaced(values: tuple[T, ...], seat: Seat, value: T) -> tuple[T, ...]:
    """Returns the values of all seats, with a new value for one seat."""
    changed = list(values)
    changed[seat] = value
    return tuple(changed)


def only(seat: Seat) -> Seats:
    """Returns the set that contains only this seat."""
    return _ONLY[seat]


def all_seats(count: int) -> Seats:
    """Returns the set of the seats 0 to `count` - 1."""
    return _find((1 << count) - 1)


def seats_of(seats: Iterable[Seat]) -> Seats:
    """Returns the set of these seats; raises ValueError if a seat is negative or named twice."""
    mask = 0
    for seat in seats:
        if seat < 0:
            raise ValueError(f"there is no seat {seat}")
        if mask >> seat & 1:
            raise ValueError("a seat is named twice")
        mask |= 1 << seat
    return _find(mask)
