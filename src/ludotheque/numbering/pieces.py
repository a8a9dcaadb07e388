"""Pieces of an observation: each piece is computed from certain fields of the state, and cached until these fields
change.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from struct import Struct as Packer
from typing import Any, Final

from ludotheque.core.bag import Bag
from ludotheque.core.game import Game
from ludotheque.core.kinds import Kind
from ludotheque.core.observing import CACHE_SIZE
from ludotheque.core.sights import Sight
from ludotheque.core.structs import Seat
from ludotheque.numbering.parts import CountsPart, Part, RowPart

MAX_COUNTED: Final = 255  # the maximum number of cards whose counts still fit into one byte each


class Unread:
    """Stands for a value that has not been read yet; it equals nothing else."""


UNREAD: Final = Unread()


class Moment:
    """A state as one seat sees it; the view is made when it is needed."""

    def __init__(self, game: Game[Any], state: Any, viewer: Seat) -> None:
        self.game = game
        self.state = state
        self.viewer = viewer
        self._view: Any = None

    def view(self) -> Any:
        """Returns the view of the seat, made at the first call."""
        if self._view is None:
            self._view = self.game.view(self.state, self.viewer)
        return self._view


class Sheet:
    """The observation of one viewer as it was last written, and the values of the fields from which it was written.

    Only pieces whose fields have changed since are written again.  The next state may be any state of the same game,
    box, options and seats, but this is only faster if it comes from the same match.
    """

    def __init__(self, viewer: Seat, size: int, fields: int, pieces: int) -> None:
        self.viewer = viewer
        self.is_written = False
        self.numbers = bytearray(2 * size)  # 16-bit numbers, low byte first
        self.fields: list[Any] = [UNREAD] * fields  # the watched fields of the state; lists as tuples
        # For each list or set of counted cards: its keys when it was last written.
        self.keys: list[list[Any]] = [[] for _ in range(pieces)]


class Source:
    """What a piece depends on, as a hashable key: if the key is equal, the piece is the same for the same viewer."""

    def __init__(self, names: Sequence[str] | None) -> None:
        self.names = names  # the fields of the state that the piece depends on; None: unknown

    def find(self, watched: list[str]) -> None:
        """Finds and stores the indexes of this source's fields among the watched fields."""

    def key(self, moment: Moment, fields: list[Any]) -> Any:
        """Returns the key; `fields` are the values of the watched fields, with lists as tuples."""
        raise NotImplementedError


class Fields(Source):
    """A source whose key is the values of certain fields of the state."""

    def __init__(self, names: Sequence[str]) -> None:
        super().__init__(names)
        self.places: list[int] = []

    def find(self, watched: list[str]) -> None:
        self.places = [watched.index(name) for name in self.names or ()]

    def key(self, moment: Moment, fields: list[Any]) -> Any:
        places = self.places
        if len(places) == 1:
            return fields[places[0]]
        return tuple([fields[at] for at in places])


class Values(Source):
    """A source for a list in the state, with one key for each value of the list."""

    def __init__(self, name: str, kind: Kind) -> None:
        super().__init__((name,))
        self.name = name
        self.kind = kind  # the kind of each value
        self.at = 0

    def find(self, watched: list[str]) -> None:
        self.at = watched.index(self.name)

    def key(self, moment: Moment, fields: list[Any]) -> Any:
        kind = self.kind
        row: tuple[Any, ...] = fields[self.at]
        return [kind.key(value) for value in row]


class OwnPart(Source):
    """A source for a field of the state of which each viewer sees a part."""

    def __init__(self, name: str, sight: Sight, at: int) -> None:
        super().__init__((name,))
        self.name = name
        self.sight = sight
        self.at = at  # the index of the view's field among the names of the sight (core/sights.py)

    def key(self, moment: Moment, fields: list[Any]) -> Any:
        state = moment.state
        return self.sight.key(getattr(state, self.name), self.at, moment.viewer, state.settings)


class ComputedSource(Source):
    """A source whose key is computed by a function that the game provides."""

    def __init__(self, function: Callable[[Any, Seat], Any]) -> None:
        super().__init__(None)
        self.function = function

    def key(self, moment: Moment, fields: list[Any]) -> Any:
        return self.function(moment.state, moment.viewer)


class Member:
    """One field of a view: how it is encoded, and the function that computes it from a state (None: the field is taken
    from the whole view).
    """

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
        """Encodes the field, if it has this value, as bytes."""
        out = [0] * self.part.width
        self.part.write(value, out, 0, viewer)
        return self._packer.pack(*out)


class Piece:
    """A piece: numbers of an observation that are written together."""

    def __init__(self, source: Source | None, width: int) -> None:
        self.source = source  # what the piece depends on; None: unknown
        self.width = width
        self.number = 0  # the index of this piece among all pieces
        self.start = 0  # the offset of this piece's bytes in the observation
        self.bytes = slice(0, 0)

    @property
    def reads(self) -> Sequence[str] | None:
        """The fields of the state that the piece depends on; None: unknown, so that the piece must be checked every
        time.
        """
        return None if self.source is None else self.source.names

    def put(self, number: int, start: int) -> int:
        """Sets the index and the offset of the piece; returns the offset of the next piece."""
        end = start + 2 * self.width
        self.number, self.start, self.bytes = number, start, slice(start, end)
        return end

    def write(self, moment: Moment, sheet: Sheet) -> None:
        """Writes the piece at its offset in the observation."""
        raise NotImplementedError


class ViewPiece(Piece):
    """A field of a view whose sources are unknown, so that it is written every time."""

    def __init__(self, member: Member) -> None:
        super().__init__(None, member.part.width)
        self.member = member

    def write(self, moment: Moment, sheet: Sheet) -> None:
        sheet.numbers[self.bytes] = self.member.at(moment)


# Cached pieces are bytearrays, although they are never changed, because only a bytearray is copied into a sheet
# directly.


class KeyedPiece(Piece):
    """A field of a view that is cached by its key, for each viewer or for all viewers together."""

    def __init__(self, member: Member, source: Source, seats: int, is_same: bool) -> None:
        super().__init__(source, member.part.width)
        self.member = member
        self.keys = source
        shared: dict[Any, bytearray] = {}
        self.known: list[dict[Any, bytearray]] = [shared if is_same else {} for _ in range(seats)]

    def write(self, moment: Moment, sheet: Sheet) -> None:
        key = self.keys.key(moment, sheet.fields)
        cache = self.known[sheet.viewer]
        written = cache.get(key)
        if written is None:
            written = bytearray(self.member.at(moment))
            if len(cache) >= CACHE_SIZE:
                cache.clear()
            cache[key] = written
        sheet.numbers[self.bytes] = written


class RowPiece(Piece):
    """A list whose entries are cached one by one; its source has a key for each entry."""

    def __init__(
        self, name: str, row: RowPart, source: Source, make: Callable[[Any, Seat, int], Any] | None, seats: int
    ) -> None:
        super().__init__(source, row.width)
        self.name = name
        self.row = row
        self.keys = source
        self.make = make  # makes one entry from a state; None: entries are taken from the whole view
        self.entry = Member(name, row.part)
        self.places: list[slice] = []  # where each entry is in the observation
        self.blank = bytearray(2 * row.width)
        shared: dict[Any, bytearray] = {}
        self.known: list[dict[Any, bytearray]] = [shared if row.part.is_absolute else {} for _ in range(seats)]

    def put(self, number: int, start: int) -> int:
        size = 2 * self.row.part.width
        self.places = [slice(start + size * at, start + size * at + size) for at in range(self.row.most)]
        return super().put(number, start)

    def write(self, moment: Moment, sheet: Sheet) -> None:
        viewer = sheet.viewer
        keys = list(self.keys.key(moment, sheet.fields))
        old = sheet.keys[self.number]
        sheet.keys[self.number] = keys
        count = len(keys)
        if count != len(old):
            sheet.numbers[self.bytes] = self.blank
            old = [UNREAD] * count
        row = self.row
        first = row.first(count, viewer)
        for number in range(min(count, row.most)):
            at = number + first
            if at >= count:
                at -= count
            key = keys[at]
            if key != old[at]:
                sheet.numbers[self.places[number]] = self.encoded(key, moment, at)

    def encoded(self, key: Any, moment: Moment, at: int) -> bytearray:
        """Returns one entry as bytes."""
        cache = self.known[moment.viewer]
        written = cache.get(key)
        if written is None:
            written = bytearray(self.entry.write(self.entry_of_view(moment, at), moment.viewer))
            if len(cache) >= CACHE_SIZE:
                cache.clear()
            cache[key] = written
        return written

    def entry_of_view(self, moment: Moment, at: int) -> Any:
        """Returns one entry of the view."""
        make = self.make
        return getattr(moment.view(), self.name)[at] if make is None else make(moment.state, moment.viewer, at)


class CountsPiece(Piece):
    """The counts of cards that the viewer sees; the source of the piece lists the numbers of these cards, or is a bag
    of them.
    """

    def __init__(self, part: CountsPart, source: Source, names: Sequence[Any]) -> None:
        super().__init__(source, part.width)
        self.cards = source
        self.ends = part.ends
        self.places = [part.places[name] for name in names]
        self._packer = Packer(f"<{part.width}h")

    def write(self, moment: Moment, sheet: Sheet) -> None:
        """Updates the counts for cards that were added or removed since the last time; counts all cards if there are
        very many.
        """
        key = self.cards.key(moment, sheet.fields)
        cards = list(key.items) if isinstance(key, Bag) else list(key)
        old = sheet.keys[self.number]
        if cards == old:
            return
        sheet.keys[self.number] = cards
        if len(cards) > MAX_COUNTED or len(old) > MAX_COUNTED:
            sheet.numbers[self.bytes] = bytearray(self.counted(cards))
            return
        numbers = sheet.numbers
        same = 0  # the number of unchanged cards at the beginning of the list, and later the number at its end
        if cards[: len(old)] == old:
            same = len(old)
        else:
            most = min(len(cards), len(old))
            while same < most and cards[same] == old[same]:
                same += 1
        last, old_last = len(cards), len(old)
        while last > same and old_last > same and cards[last - 1] == old[old_last - 1]:
            last -= 1
            old_last -= 1
        for at in range(same, old_last):
            numbers[self.start + 2 * self.places[old[at]]] -= 1
        for at in range(same, last):
            numbers[self.start + 2 * self.places[cards[at]]] += 1
        if self.ends:
            end = self.start + 2 * self.width
            numbers[end - 4] = self.places[cards[0]] + 1 if cards else 0
            numbers[end - 2] = self.places[cards[-1]] + 1 if cards else 0

    def counted(self, cards: list[int]) -> bytes:
        """Returns the count of each card and, if their order is known, the first and the last card."""
        out = [0] * self.width
        places = self.places
        for card in cards:
            out[places[card]] += 1
        if self.ends and cards:
            out[self.width - 2] = places[cards[0]] + 1
            out[self.width - 1] = places[cards[-1]] + 1
        return self._packer.pack(*out)


def frozen(value: Any) -> Any:
    """Makes a value hashable: lists become tuples."""
    if isinstance(value, list):
        return tuple([frozen(one) for one in value]) if value and isinstance(value[0], list) else tuple(value)
    return value
