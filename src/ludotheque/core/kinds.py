"""Kinds of values in a state: how positions write each kind in rulebook words, and how a written value is read back."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from mypy_extensions import mypyc_attr

from ludotheque.core.bag import Bag, bag_of
from ludotheque.core.cardroom import Known, bag_from_counts
from ludotheque.core.seats import Seats, seats_of
from ludotheque.core.structs import Outcome

# In a state these values mean no seat, no card or no place; data that leaves the state has None instead.  They are not
# -1, which as an index means the last element, but larger than any index, so that using one as an index raises
# IndexError.
NOBODY: Final = 1_000_000
NOTHING: Final = 1_000_000


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind:
    """How one kind of value is written in rulebook words, and read back.  The parameter `settings` always means the
    settings of the match.
    """

    def __init__(self, shape: Any, *, is_same: bool = False) -> None:
        self.shape = shape  # the type of the written form, for msgspec to check
        self.is_same = is_same  # is a value its own written form?

    def write(self, value: Any, settings: Any) -> Any:
        """Returns the value in its written form."""
        return value

    def write_all(self, values: Sequence[Any], settings: Any) -> tuple[Any, ...]:
        """Returns several values in their written form."""
        return tuple(values) if self.is_same else tuple([self.write(value, settings) for value in values])

    def read(self, word: Any, settings: Any) -> Any:
        """Reads a value in the form that `write` returns; raises KeyError or ValueError for an impossible value."""
        return word

    def key(self, value: Any) -> Any:
        """Returns the value as a key of a dictionary; equal keys have the same written form."""
        return tuple(value) if isinstance(value, list) else value


class Whole(Kind):
    """The kind of a field that holds a whole number within bounds."""

    def __init__(self, low: int, high: int) -> None:
        super().__init__(int, is_same=True)
        self.low = low
        self.high = high

    def read(self, word: Any, settings: Any) -> Any:
        if not self.low <= word <= self.high:
            raise ValueError(f"{word} is not from {self.low} to {self.high}")
        return word


class Name(Kind):
    """The kind of a field that holds a card, a place, a phase …: a number in the state, a name everywhere else."""

    def __init__(self, names: Callable[[Any], Any], numbers: Callable[[Any], Mapping[str, int]]) -> None:
        super().__init__(str)
        self.names = names  # a function of the settings: names by number
        self.numbers = numbers  # a function of the settings: numbers by name
        # Cache: the latest settings and their names, because one match is usually viewed many times in a row.
        self._last: tuple[Any, Any] = (None, ())

    def names_of(self, settings: Any) -> Any:
        """Returns the names by number."""
        last, names = self._last
        if last is not settings:
            names = self.names(settings)
            self._last = (settings, names)
        return names

    def write(self, value: Any, settings: Any) -> Any:
        return self.names_of(settings)[value]

    def write_all(self, values: Sequence[Any], settings: Any) -> tuple[Any, ...]:
        names = self.names_of(settings)
        if isinstance(names, tuple):  # gives the same result as the last line, but is faster when compiled
            row: tuple[Any, ...] = names
            numbers: list[int] = list(values)
            return tuple([row[number] for number in numbers])
        return tuple([names[number] for number in values])

    def read(self, word: Any, settings: Any) -> Any:
        return find_number(self.numbers(settings), word)

    def read_all(self, words: Sequence[Any], settings: Any) -> list[int]:
        """Returns the numbers of several names."""
        numbers = self.numbers(settings)
        return [find_number(numbers, name) for name in words]


def numbered(*names: str) -> Name:
    """Makes a kind whose values have fixed names and are numbered from 0, such as phases."""
    numbers = {name: number for number, name in enumerate(names)}
    return Name(lambda settings: names, lambda settings: numbers)


def find_number(numbers: Mapping[str, int], name: str) -> int:
    """Returns the number of a name; raises ValueError if the name is unknown."""
    if name not in numbers:
        raise ValueError(f"there is no {name!r}")
    return numbers[name]


class MaybeName(Name):
    """The kind of a field that holds a named thing or nothing: NOTHING in the state, None when written."""

    def __init__(self, name: Name) -> None:
        super().__init__(name.names, name.numbers)
        self.shape = str | None

    def write(self, value: Any, settings: Any) -> Any:
        number: int = value
        return None if number == NOTHING else self.names_of(settings)[value]

    def write_all(self, values: Sequence[Any], settings: Any) -> tuple[Any, ...]:
        names = self.names_of(settings)
        if isinstance(names, tuple):  # gives the same result as the last line, but is faster when compiled
            row: tuple[Any, ...] = names
            numbers: list[int] = list(values)
            return tuple([None if number == NOTHING else row[number] for number in numbers])
        return tuple([None if number == NOTHING else names[number] for number in values])

    def read(self, word: Any, settings: Any) -> Any:
        return NOTHING if word is None else super().read(word, settings)


class Names(Kind):
    """The kind of a field that holds several named things; in the state, a tuple of their numbers."""

    def __init__(self, name: Name) -> None:
        super().__init__(tuple[str, ...])
        self.name = name

    def write(self, value: Any, settings: Any) -> Any:
        return self.name.write_all(value, settings)

    def read(self, word: Any, settings: Any) -> Any:
        return tuple(self.name.read_all(word, settings))


class NameBytes(Names):
    """The kind of a field that holds several named things, such as a pile; in the state, bytes: one for each thing.  With
    `is_sorted`, as for a hand, their order does not matter.
    """

    def __init__(self, name: Name, *, is_sorted: bool = False) -> None:
        super().__init__(name)
        self.is_sorted = is_sorted

    def read(self, word: Any, settings: Any) -> Any:
        numbers = self.name.read_all(word, settings)
        return bytes(sorted(numbers) if self.is_sorted else numbers)


class SortedNames(Names):
    """The kind of a field that holds several named things, such as a hand; in the state, a list that stays sorted."""

    def read(self, word: Any, settings: Any) -> Any:
        return sorted(self.name.read_all(word, settings))


class OneSeat(Kind):
    """The kind of a field that holds exactly one seat."""

    def read(self, word: Any, settings: Any) -> Any:
        if not 0 <= word < settings.seats:
            raise ValueError(f"there is no seat {word}")
        return word


class ManySeats(OneSeat):
    """The kind of a field that holds several seats in an order that matters; in the state, a tuple."""

    def read(self, word: Any, settings: Any) -> Any:
        return tuple([super(ManySeats, self).read(seat, settings) for seat in word])


class SetOfSeats(ManySeats):
    """The kind of a field that holds a set of seats."""

    def write(self, value: Any, settings: Any) -> Any:
        seats: Seats = value
        return seats.members

    def read(self, word: Any, settings: Any) -> Any:
        return seats_of(super().read(word, settings))


class MaybeSeat(OneSeat):
    """The kind of a field that holds a seat or nobody: NOBODY in the state, None when written."""

    def write(self, value: Any, settings: Any) -> Any:
        seat: int = value
        return None if seat == NOBODY else value

    def read(self, word: Any, settings: Any) -> Any:
        return NOBODY if word is None else super().read(word, settings)


class Row(Kind):
    """The kind of a field that holds any number of values of one kind; in the state, a tuple."""

    def __init__(self, kind: Kind) -> None:
        super().__init__(tuple[kind.shape, ...])  # type: ignore[name-defined]  # a type made at run time
        self.kind = kind

    def write(self, value: Any, settings: Any) -> Any:
        return self.kind.write_all(value, settings)

    def read(self, word: Any, settings: Any) -> Any:
        kind = self.kind
        return tuple([kind.read(one, settings) for one in word])


class Each(Row):
    """The kind of a field that holds one value for each seat; in the state, a list or, with `is_fixed`, a tuple."""

    def __init__(self, kind: Kind, *, is_fixed: bool = False) -> None:
        super().__init__(kind)
        self.is_fixed = is_fixed

    def read(self, word: Any, settings: Any) -> Any:
        if len(word) != settings.seats:
            raise ValueError(f"{len(word)} of them for {settings.seats} seats")
        values = super().read(word, settings)
        return values if self.is_fixed else list(values)


class Record(Kind):
    """The kind of a field that holds an object of the rules, which is written as a Struct with the same attributes."""

    def __init__(self, shape: Any, make: Callable[..., Any], **kinds: Kind) -> None:
        super().__init__(shape)
        self.make = make  # a function that makes the rules' object from the values of its attributes
        self.kinds = kinds  # the kinds of the object's attributes, which have the same names in the Struct

    def write(self, value: Any, settings: Any) -> Any:
        return self.shape(*[kind.write(getattr(value, name), settings) for name, kind in self.kinds.items()])

    def read(self, word: Any, settings: Any) -> Any:
        return self.make(*[kind.read(getattr(word, name), settings) for name, kind in self.kinds.items()])


class Counts(Kind):
    """The kind of a field that holds a bag, which is written as the number of each thing in it."""

    def __init__(self, whole: Callable[[Any], Bag]) -> None:
        super().__init__(dict[str, int])
        # A function of the settings that returns all things there are; a pile cannot have more of a kind than that.
        self.whole = whole

    def write(self, value: Any, settings: Any) -> Any:
        bag: Bag = value
        return bag.counts()

    def read(self, word: Any, settings: Any) -> Any:
        return bag_from_counts(self.whole(settings), word)


class Deck(Counts):
    """The kind of a field that holds a deck, written like other bags; None means all cards that are nowhere else (see
    `read_deck`).
    """

    def __init__(self, whole: Callable[[Any], Bag]) -> None:
        super().__init__(whole)
        self.shape = dict[str, int] | None

    def read(self, word: Any, settings: Any) -> Any:
        return super().read({} if word is None else word, settings)


class NamedBag(Counts):
    """The kind of a bag that a position writes as the names of all things in it."""

    def __init__(self, whole: Callable[[Any], Bag]) -> None:
        super().__init__(whole)
        self.shape = tuple[str, ...]

    def write(self, value: Any, settings: Any) -> Any:
        bag: Bag = value
        return bag.named()

    def read(self, word: Any, settings: Any) -> Any:
        names = self.whole(settings).names
        for name in word:
            if name not in names:
                raise ValueError(f"there is no {name!r}")
        return bag_of(names, [names.index(name) for name in word])


class KnownHands(NamedBag):
    """The kind of a field that holds what seats know of hands; written as a row for each viewer, with the known cards
    of each hand.
    """

    def __init__(self, whole: Callable[[Any], Bag]) -> None:
        super().__init__(whole)
        self.shape = tuple[tuple[tuple[str, ...], ...], ...]

    def write(self, value: Any, settings: Any) -> Any:
        return tuple([value.named(viewer, settings.seats) for viewer in range(settings.seats)])

    def read(self, word: Any, settings: Any) -> Any:
        seats = settings.seats
        knowledge = Known(Bag(self.whole(settings).names))
        if word and [len(row) for row in word] != [seats] * seats:
            raise ValueError(f"it must have {seats} rows of {seats} hands")
        for viewer, row in enumerate(word):
            for holder, names in enumerate(row):
                knowledge = knowledge.learn(viewer, holder, super().read(names, settings))
        return knowledge


NUMBER: Final = Kind(int, is_same=True)
FLAG: Final = Kind(bool, is_same=True)
OUTCOME: Final = Kind(Outcome | None, is_same=True)
SEAT: Final = OneSeat(int, is_same=True)
MAYBE_SEAT: Final = MaybeSeat(int | None)
SEATS: Final = SetOfSeats(tuple[int, ...])
SEATS_IN_ORDER: Final = ManySeats(tuple[int, ...], is_same=True)
