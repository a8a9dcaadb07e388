"""Pieces of an observation, each written from what decides it and remembered."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import attrgetter
from struct import Struct as Packer
from typing import Any, Final

from ludotheque.core.bag import Bag
from ludotheque.core.game import Game
from ludotheque.core.sights import Sight
from ludotheque.core.structs import Seat
from ludotheque.numbering.parts import CountsPart, Part, RowPart

REMEMBERED: Final = 8192  # of one piece, for one viewer; then everything is forgotten


class Moment:
    """A state as one seat sees it; the view is made when it is needed."""

    def __init__(self, game: Game[Any], state: Any, viewer: Seat) -> None:
        self.game = game
        self.state = state
        self.viewer = viewer
        self._view: Any = None

    def view(self) -> Any:
        """Returns what the seat knows."""
        if self._view is None:
            self._view = self.game.view(self.state, self.viewer)
        return self._view


class Source:
    """What decides a piece, as a key of a dictionary: equal keys have the same piece for the same viewer."""

    def key(self, state: Any, viewer: Seat) -> Any:
        """Returns the key."""
        raise NotImplementedError


class Attributes(Source):
    """Fields of the state that are never changed in place."""

    def __init__(self, names: Sequence[str]) -> None:
        self.is_empty = not names
        self.get: Callable[[Any], Any] = attrgetter(*(names or ("step",)))

    def key(self, state: Any, viewer: Seat) -> Any:
        return None if self.is_empty else self.get(state)


class Lists(Source):
    """Fields of the state, some of which are lists."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self.names = names

    def key(self, state: Any, viewer: Seat) -> Any:
        if len(self.names) == 1:
            return frozen(getattr(state, self.names[0]))
        return tuple([frozen(getattr(state, name)) for name in self.names])


class OwnPart(Source):
    """A field of the state of which each viewer sees a part."""

    def __init__(self, name: str, sight: Sight, at: int) -> None:
        self.name = name
        self.sight = sight
        self.at = at  # which of the names of its sight

    def key(self, state: Any, viewer: Seat) -> Any:
        return self.sight.key(getattr(state, self.name), self.at, viewer, state.settings)


class Told(Source):
    """Whatever a function says."""

    def __init__(self, function: Callable[[Any, Seat], Any]) -> None:
        self.function = function

    def key(self, state: Any, viewer: Seat) -> Any:
        return self.function(state, viewer)


class Member:
    """One field of a view, how it is made from a state (None: with the whole view), and how it is written."""

    def __init__(self, name: str, part: Part, make: Callable[[Any, Seat], Any] | None = None) -> None:
        self.name = name
        self.part = part
        self.make = make
        self._packer = Packer(f"<{part.width}h")

    def at(self, moment: Moment) -> bytes:
        """Returns the field as bytes."""
        make = self.make
        value = getattr(moment.view(), self.name) if make is None else make(moment.state, moment.viewer)
        return self.write(value, moment.viewer)

    def write(self, value: Any, viewer: Seat) -> bytes:
        """Returns the field with this value as bytes."""
        out = [0] * self.part.width
        self.part.write(value, out, 0, viewer)
        return self._packer.pack(*out)


class Piece:
    """Some numbers of an observation."""

    def add(self, moment: Moment, found: list[bytes]) -> None:
        """Appends the piece."""
        raise NotImplementedError


class ViewPiece(Piece):
    """A field of a view about which nothing is known: written every time."""

    def __init__(self, member: Member) -> None:
        self.member = member

    def add(self, moment: Moment, found: list[bytes]) -> None:
        found.append(self.member.at(moment))


class KeyedPiece(Piece):
    """Neighbouring fields, remembered by what decides all of them: for each viewer, or for all alike."""

    def __init__(self, members: list[Member], source: Source, seats: int, is_same: bool) -> None:
        self.members = members
        self.source = source
        shared: dict[Any, bytes] = {}
        self.known: list[dict[Any, bytes]] = [shared if is_same else {} for _ in range(seats)]

    def add(self, moment: Moment, found: list[bytes]) -> None:
        key = self.source.key(moment.state, moment.viewer)
        known = self.known[moment.viewer]
        written = known.get(key)
        if written is None:
            written = b"".join([member.at(moment) for member in self.members])
            if len(known) >= REMEMBERED:
                known.clear()
            known[key] = written
        found.append(written)


class RowPiece(Piece):
    """A row whose entries are remembered one by one; its source has a key for each."""

    def __init__(
        self, name: str, row: RowPart, source: Source, make: Callable[[Any, Seat, int], Any] | None, seats: int
    ) -> None:
        self.name = name
        self.row = row
        self.source = source
        self.make = make  # makes one entry from a state; None: with the whole view
        self.entry = Member(name, row.part)
        self.blank = bytes(2 * row.part.width)
        shared: dict[Any, bytes] = {}
        self.known: list[dict[Any, bytes]] = [shared if row.part.is_absolute else {} for _ in range(seats)]

    def add(self, moment: Moment, found: list[bytes]) -> None:
        viewer = moment.viewer
        keys: Sequence[Any] = self.source.key(moment.state, viewer)
        known = self.known[viewer]
        row = self.row
        count = len(keys)
        first = row.first(count, viewer)
        for number in range(row.most):
            if number >= count:
                found.append(self.blank)
                continue
            at = (number + first) % count
            key = keys[at]
            written = known.get(key)
            if written is None:
                written = self.entry.write(self.made(moment, at), viewer)
                if len(known) >= REMEMBERED:
                    known.clear()
                known[key] = written
            found.append(written)

    def made(self, moment: Moment, at: int) -> Any:
        """Returns one entry of the view."""
        make = self.make
        return getattr(moment.view(), self.name)[at] if make is None else make(moment.state, moment.viewer, at)


class CountsPiece(Piece):
    """Cards that the viewer sees, counted; the key is what the state lists: numbers, or a bag."""

    def __init__(self, part: CountsPart, source: Source, names: Sequence[Any]) -> None:
        self.source = source
        self.ends = part.ends
        self.width = part.width
        self.places = [part.places[name] for name in names]
        self.known: dict[Any, bytes] = {}
        self._packer = Packer(f"<{part.width}h")

    def add(self, moment: Moment, found: list[bytes]) -> None:
        key = self.source.key(moment.state, moment.viewer)
        written = self.known.get(key)
        if written is None:
            written = self.count(list(key.items) if isinstance(key, Bag) else list(key))
            if len(self.known) >= REMEMBERED:
                self.known.clear()
            self.known[key] = written
        found.append(written)

    def count(self, numbers: list[int]) -> bytes:
        """Returns how many of each there are and, if their order is open, the first and the last."""
        out = [0] * self.width
        places = self.places
        for number in numbers:
            out[places[number]] += 1
        if self.ends and numbers:
            out[self.width - 2] = places[numbers[0]] + 1
            out[self.width - 1] = places[numbers[len(numbers) - 1]] + 1
        return self._packer.pack(*out)


def frozen(value: Any) -> Any:
    """Returns a value as a key: lists become tuples."""
    if isinstance(value, list):
        return tuple([frozen(one) for one in value]) if value and isinstance(value[0], list) else tuple(value)
    return value
