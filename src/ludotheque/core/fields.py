"""The table of a state's fields: how each is written in a position, who sees it, and how it begins.

A game declares each field of its State three times and no more: its annotation, its row in this table, its line in `copy`.
From the rows come `__slots__`, a fresh state, the position in rulebook words, what every viewer sees, and the way back.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Final

import msgspec
from mypy_extensions import mypyc_attr

from ludotheque.core.bag import Bag
from ludotheque.core.cardroom import all_others, counted
from ludotheque.core.errors import BadInput
from ludotheque.core.seats import seats_of
from ludotheque.core.state import SHARED
from ludotheque.core.structs import Outcome

NOBODY: Final = -1  # no seat; only states say so: whatever travels says None
NOTHING: Final = -1  # no card, no place; likewise


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind:
    """How one sort of value is written in rulebook words, and read back.  `settings` are those of the match."""

    def __init__(self, shape: Any, *, is_same: bool = False) -> None:
        self.shape = shape  # the type of the words, for msgspec to check
        self.is_same = is_same  # is a value its own word?

    def write(self, value: Any, settings: Any) -> Any:
        """The value in words."""
        return value

    def write_all(self, values: Sequence[Any], settings: Any) -> tuple[Any, ...]:
        """Several values in words."""
        return tuple([self.write(value, settings) for value in values])

    def read(self, word: Any, settings: Any) -> Any:
        """The value that `write` put into words; complains (KeyError, ValueError) about one that cannot be."""
        return word


class Name(Kind):
    """Things that a state numbers and everybody else calls by name: cards, places, phases."""

    def __init__(self, names: Callable[[Any], Any], numbers: Callable[[Any], Mapping[str, int]]) -> None:
        super().__init__(str)
        self.names = names  # of the settings: number → name
        self.numbers = numbers  # of the settings: name → number

    def write(self, value: Any, settings: Any) -> Any:
        return self.names(settings)[value]

    def write_all(self, values: Sequence[Any], settings: Any) -> tuple[Any, ...]:
        names = self.names(settings)
        return tuple([names[number] for number in values])

    def read(self, word: Any, settings: Any) -> Any:
        return find_number(self.numbers(settings), word)


def find_number(numbers: Mapping[str, int], name: str) -> int:
    """The number of a name; complains (ValueError) about an unknown one."""
    if name not in numbers:
        raise ValueError(f"there is no {name!r}")
    return numbers[name]


class MaybeName(Name):
    """A name or nothing, which is None in words and -1 in a state."""

    def __init__(self, name: Name) -> None:
        super().__init__(name.names, name.numbers)
        self.shape = str | None

    def write(self, value: Any, settings: Any) -> Any:
        return None if value == NOTHING else self.names(settings)[value]

    def write_all(self, values: Sequence[Any], settings: Any) -> tuple[Any, ...]:
        names = self.names(settings)
        return tuple([None if number == NOTHING else names[number] for number in values])

    def read(self, word: Any, settings: Any) -> Any:
        return NOTHING if word is None else super().read(word, settings)


class Names(Kind):
    """A row of named things, as a tuple in the state."""

    def __init__(self, name: Name) -> None:
        super().__init__(tuple[str, ...])
        self.name = name

    def write(self, value: Any, settings: Any) -> Any:
        return self.name.write_all(value, settings)

    def read(self, word: Any, settings: Any) -> Any:
        numbers = self.name.numbers(settings)
        return tuple([find_number(numbers, name) for name in word])


class NameList(Names):
    """The same, as a list that the rules change in place."""

    def read(self, word: Any, settings: Any) -> Any:
        return list(super().read(word, settings))


class OneSeat(Kind):
    """A seat."""

    def read(self, word: Any, settings: Any) -> Any:
        if not 0 <= word < settings.seats:
            raise ValueError(f"there is no seat {word}")
        return word


class ManySeats(OneSeat):
    """Seats in an order that matters, as a tuple."""

    def read(self, word: Any, settings: Any) -> Any:
        return tuple([super(ManySeats, self).read(seat, settings) for seat in word])


class SetOfSeats(ManySeats):
    """A set of seats."""

    def write(self, value: Any, settings: Any) -> Any:
        return value.members

    def read(self, word: Any, settings: Any) -> Any:
        return seats_of(super().read(word, settings))


class MaybeSeat(OneSeat):
    """A seat or nobody, which is None in words and -1 in a state."""

    def write(self, value: Any, settings: Any) -> Any:
        return None if value == NOBODY else value

    def read(self, word: Any, settings: Any) -> Any:
        return NOBODY if word is None else super().read(word, settings)


class Each(Kind):
    """One value for each seat, as a list."""

    def __init__(self, kind: Kind) -> None:
        super().__init__(tuple[kind.shape, ...])  # type: ignore[name-defined]  # a type made at run time
        self.kind = kind

    def write(self, value: Any, settings: Any) -> Any:
        return self.kind.write_all(value, settings)

    def read(self, word: Any, settings: Any) -> Any:
        if len(word) != settings.seats:
            raise ValueError(f"{len(word)} of them for {settings.seats} seats")
        kind = self.kind
        return [kind.read(one, settings) for one in word]


class Counts(Kind):
    """A bag, written as how many of which."""

    def __init__(self, whole: Callable[[Any], Bag]) -> None:
        super().__init__(dict[str, int])
        self.whole = whole  # of the settings: all that there is; no pile has more of a thing

    def write(self, value: Any, settings: Any) -> Any:
        return value.counts()

    def read(self, word: Any, settings: Any) -> Any:
        return counted(self.whole(settings), word)


NUMBER: Final = Kind(int, is_same=True)
FLAG: Final = Kind(bool, is_same=True)
OUTCOME: Final = Kind(Outcome | None, is_same=True)
SEAT: Final = OneSeat(int, is_same=True)
MAYBE_SEAT: Final = MaybeSeat(int | None)
SEATS: Final = SetOfSeats(tuple[int, ...])
SEATS_IN_ORDER: Final = ManySeats(tuple[int, ...], is_same=True)

# Who sees a field.
OPEN: Final = 0  # everybody, in a view as in a position
STEPS: Final = (
    1  # whoever is choosing step by step; for all others it is as in a fresh state until the choice is complete
)
HIDDEN: Final = 2  # the view says in words of its own what a seat knows of it, if anything
INTERNAL: Final = 3  # no position has it: it is as in a fresh state whenever somebody is asked
APART: Final = 4  # a part of a position that is no single field: the game writes and reads it by itself


class Field:
    """One row of the table."""

    def __init__(self, name: str, kind: Kind, fresh: Any, sight: int = OPEN, *, needed: bool = False) -> None:
        self.name = name
        self.kind = kind
        self.fresh = fresh  # what a new state has: a value that nothing changes in place, or a function of the settings
        self.sight = sight
        self.needed = needed  # must a position name it?
        self.key = camel(name)


def part(name: str, shape: Any, default: Any = None, *, needed: bool = False) -> Field:
    """The row of a part of a position that is no single field of the state."""
    return Field(name, Kind(shape), default, APART, needed=needed)


def camel(name: str) -> str:
    """had_turn → hadTurn: the name of a field in JSON."""
    first, *others = name.split("_")
    return first + "".join([part.capitalize() for part in others])


class Table:
    """All rows of a state, in the order in which positions write them."""

    def __init__(self, *rows: Field) -> None:
        self.rows = rows
        self.fields = [row for row in rows if row.sight != APART]
        # For the `__slots__` of the state, which inherits those that every state has.
        self.own_names = tuple([row.name for row in self.fields if row.name not in SHARED])
        self._written = [row for row in rows if row.sight != INTERNAL]
        # What a view shows, with the values that are their own words apart: a view is made for every decision of a bot.
        self._open = [row for row in rows if row.sight == OPEN and not row.kind.is_same]
        self._open_as_they_are = [row.name for row in rows if row.sight == OPEN and row.kind.is_same]
        self._steps = [row for row in rows if row.sight == STEPS]
        self._shown = [row for row in rows if row.sight == OPEN or row.sight == STEPS]

    def freshen(self, state: Any, settings: Any) -> None:
        """Gives every field the value of a new state."""
        for row in self.fields:
            setattr(state, row.name, fresh_value(row, settings))

    def write(self, state: Any, settings: Any, parts: dict[str, Any]) -> dict[str, Any]:
        """The whole position; `parts` has those that the game writes by itself."""
        words: dict[str, Any] = {}
        for row in self._written:
            if row.sight == APART:
                words[row.key] = parts[row.name]
            else:
                words[row.key] = row.kind.write(getattr(state, row.name), settings)
        doc: dict[str, Any] = msgspec.to_builtins(words)
        return doc

    def position_type(self, module: str) -> Any:
        """The Struct, of a module, that a written position must fit.  Where a field is left out it has UNSET."""
        rows: list[Any] = []
        for row in self._written:
            if row.needed:
                rows.append((row.name, row.kind.shape))
            elif row.sight == APART:
                rows.append((row.name, row.kind.shape, row.fresh))
            else:
                rows.append((row.name, row.kind.shape | msgspec.UnsetType, msgspec.UNSET))
        settings: dict[str, Any] = {"frozen": True, "kw_only": True, "rename": "camel", "forbid_unknown_fields": True}
        return msgspec.defstruct("Position", rows, module=module, **settings)

    def read(self, state: Any, position: Any, settings: Any) -> None:
        """Fills a fresh state from a position; complains (BadInput) about the first field that cannot be."""
        for row in self._written:
            if row.sight == APART:
                continue
            word = getattr(position, row.name)
            if word is not msgspec.UNSET:
                try:
                    value = row.kind.read(word, settings)
                except (KeyError, ValueError, IndexError, TypeError) as error:
                    raise bad_position(row.key, str(error)) from error
                setattr(state, row.name, value)

    def open_words(self, state: Any, settings: Any, are_steps_seen: bool) -> dict[str, Any]:
        """What a view has of the table: every field that its viewer sees, in words."""
        words: dict[str, Any] = {name: getattr(state, name) for name in self._open_as_they_are}
        for row in self._open:
            words[row.name] = row.kind.write(getattr(state, row.name), settings)
        for row in self._steps:
            value = getattr(state, row.name) if are_steps_seen else fresh_value(row, settings)
            words[row.name] = row.kind.write(value, settings)
        return words

    def lay_out(self, state: Any, view: Any, settings: Any) -> None:
        """Puts what a view shows into a fresh state."""
        for row in self._shown:
            setattr(state, row.name, row.kind.read(getattr(view, row.name), settings))


def fresh_value(field: Field, settings: Any) -> Any:
    """The value of a field in a new state."""
    return field.fresh(settings) if callable(field.fresh) else field.fresh


def convert_position(doc: Mapping[str, Any], shape: Any) -> Any:
    """A written position as its Struct; complains (BadInput) about one of another shape."""
    try:
        return msgspec.convert(doc, shape)
    except msgspec.ValidationError as error:
        raise BadInput("position", "bad-position", reason=str(error)) from error


@contextmanager
def reading(where: str) -> Iterator[None]:
    """Says of a part that cannot be where in the position it stands."""
    try:
        yield
    except BadInput:
        raise
    except ValueError as error:
        raise bad_position(where, str(error)) from error


def read_deck(counts: Mapping[str, int] | None, whole: Bag, elsewhere: Iterable[int]) -> Bag:
    """The deck of a position: as it is counted there or, for None, all cards of the box that are nowhere else."""
    if counts is None:
        with reading("hands"):
            return all_others(whole, elsewhere)
    with reading("deck"):
        return counted(whole, counts)


def bad_position(where: str, reason: str) -> BadInput:
    """The complaint about one part of a position."""
    return BadInput(f"position.{where}", "bad-position", reason=reason)
