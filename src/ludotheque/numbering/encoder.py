"""The encoder: writes the observation of a seat directly from a state, piece by piece, and caches the pieces.

If the game has a writer (core/observing.py), the writer does that; tests compare what it writes with the view.  For any
other game, each field of a view gives some numbers of an observation, and the table of fields, or the game in
`Game.sources`, says which fields of the state decide these numbers.  Numbers that were written once are cached under
the values of those fields, and stay on the sheet of their match until the values change.  Anything new is written from
the view, or counted from cards that the view lists: so these observations never contain more than the view does.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import Any, Final

from ludotheque.core.bag import Bag
from ludotheque.core.cardroom import Known
from ludotheque.core.fields import Field
from ludotheque.core.game import Game
from ludotheque.core.kinds import Each, Kind, Names, Row
from ludotheque.core.observing import Notes
from ludotheque.core.seats import Seats
from ludotheque.core.sights import OPEN, OwnHand
from ludotheque.core.structs import Outcome, Seat
from ludotheque.numbering.domains import names_in
from ludotheque.numbering.observations import Observer
from ludotheque.numbering.parts import CountsPart, Part, RowPart
from ludotheque.numbering.pieces import (
    ComputedSource,
    CountsPiece,
    Fields,
    KeyedPiece,
    Member,
    Moment,
    OwnPart,
    Piece,
    RowPiece,
    Sheet,
    Source,
    Values,
    ViewPiece,
    frozen,
)

UNCHANGING: Final = (int, bytes, Seats, Bag, Outcome, tuple, Known)  # values that are never changed in place


class Encoder:
    """Makes the observations of one game, box, set of options and number of seats: 16-bit numbers, low byte first.

    If the game has its own writer, the writer makes them; otherwise they are made piece by piece.
    """

    def __init__(self, game: Game[Any], observer: Observer, state: Any) -> None:
        self.game = game
        self.size = observer.size
        self.writer = game.writer(state, observer.encode_field)
        self.pieces = Planner(game, observer, state).pieces if self.writer is None else []
        watched: list[str] = []  # the fields of the state on which pieces depend
        self._every_time = 0  # a bit mask of the pieces that must be checked at every update
        start = 0
        for number, piece in enumerate(self.pieces):
            start = piece.put(number, start)
            names = piece.reads
            watched += [name for name in names or () if name not in watched]
            if names is None or not all(is_watchable(name, getattr(state, name)) for name in names):
                self._every_time |= 1 << number
        for piece in self.pieces:
            if piece.source is not None:
                piece.source.find(watched)
        # Reads at least two fields, so that the result is always a tuple.
        self._read: Callable[[Any], Any] = attrgetter(*watched, "outcome", "step")
        self._decides = [
            sum([1 << number for number, piece in enumerate(self.pieces) if name in (piece.reads or ())])
            for name in watched
        ]
        self._all = (1 << len(self.pieces)) - 1
        self._sheets = Sheets(self, observer.seats)

    def sheet(self, viewer: Seat) -> Sheet:
        """Returns an empty sheet for the observations of a seat."""
        return Sheet(viewer, self.size, len(self._decides), len(self.pieces))

    def encode(self, state: Any, viewer: Seat) -> bytes:
        """Returns the observation of a seat, for states that come in any order."""
        return self._sheets.seen(state, viewer)

    def update(self, sheet: Sheet, state: Any) -> bytearray:
        """Updates those numbers on a sheet whose fields have changed, and returns all numbers of the sheet; they are
        not a copy, so the next update will overwrite them.
        """
        values: tuple[Any, ...] = self._read(state)
        fields = sheet.fields
        decides = self._decides
        due = self._every_time
        for at in range(len(decides)):
            value = values[at]
            if value is fields[at]:
                continue
            if isinstance(value, list):
                value = frozen(value)
                if value == fields[at]:
                    continue
            fields[at] = value
            due |= decides[at]
        if not sheet.is_written:
            sheet.is_written = True
            due = self._all
        if due:
            moment = Moment(self.game, state, sheet.viewer)
            for piece in self.pieces:
                if due & 1:
                    piece.write(moment, sheet)
                due >>= 1
        return sheet.numbers


class Sheets:
    """Makes the observations of one match, and caches them: on one sheet per seat or, if the game has a writer, in the
    writer's notes.
    """

    def __init__(self, encoder: Encoder, seats: int) -> None:
        self._encoder = encoder
        self._writer = encoder.writer
        self._notes = Notes() if encoder.writer is None else encoder.writer.notes()
        self._sheets: list[Sheet | None] = [None] * seats

    def seen(self, state: Any, viewer: Seat) -> bytes:
        """Returns the observation of a seat."""
        writer = self._writer
        if writer is not None:
            return writer.write(state, viewer, self._notes)
        sheet = self._sheets[viewer]
        if sheet is None:
            sheet = self._encoder.sheet(viewer)
            self._sheets[viewer] = sheet
        return bytes(self._encoder.update(sheet, state))


class Planner:
    """Chooses the fastest correct way to write each field of a view."""

    def __init__(self, game: Game[Any], observer: Observer, state: Any) -> None:
        self.game = game
        self.state = state
        self.seats = observer.seats
        self.pieces: list[Piece] = []
        self._sources = game.sources()
        # For each field of the view: its row in the table of fields, and its index among the names of the row's sight.
        self._rows: dict[str, tuple[Field, int]] = {}
        table: Any = getattr(game, "table", None)
        for row in () if table is None else table.rows:
            if row.sight is OPEN:
                self._rows[row.name] = (row, 0)
            for at, name in enumerate(row.sight.names):
                self._rows[name] = (row, at)
        for name, part in observer.parts:
            self.pieces.append(self._plan(name, part))

    def _plan(self, name: str, part: Part) -> Piece:
        source = self._sources.get(name)
        member = Member(name, part)
        if source is None and name == "outcome":
            return self._keyed(member, Fields(("outcome",)), False)
        if source is None:
            return self._plan_row(name, part)
        return self._keyed(member, Fields(source) if isinstance(source, tuple) else ComputedSource(source), False)

    def _plan_row(self, name: str, part: Part) -> Piece:
        """Plans how to write a field that comes from the table of fields."""
        if name not in self._rows:
            return ViewPiece(Member(name, part))
        row, at = self._rows[name]
        is_open = row.sight is OPEN
        member = Member(name, part, make_public_field(row) if is_open else make_partly_visible_field(row, at))
        value = getattr(self.state, row.name)
        source: Source = Fields((row.name,)) if is_open else OwnPart(row.name, row.sight, at)
        key = frozen(value) if is_open else row.sight.key(value, at, 0, self.state.settings)
        numbered = self._numbered(row, at)
        if not is_key(key):
            return ViewPiece(member)
        if isinstance(part, CountsPart) and (numbered is not None or isinstance(key, Bag)):
            return CountsPiece(part, source, key.names if numbered is None else numbered)
        if isinstance(part, RowPart) and is_open and isinstance(row.kind, Row):
            kind = row.kind.kind
            return RowPiece(name, part, Values(row.name, kind), make_public_entry(row, kind), self.seats)
        if isinstance(part, RowPart) and at in row.sight.entries:
            return RowPiece(name, part, source, None, self.seats)
        return self._keyed(member, source, is_open and part.is_absolute)

    def _keyed(self, member: Member, source: Source, is_same: bool) -> Piece:
        return KeyedPiece(member, source, self.seats, is_same)

    def _numbered(self, row: Field, at: int) -> tuple[Any, ...] | None:
        """Returns the names of the things that a field of the state lists by number; None if the field lists no
        numbers.
        """
        kind = row.kind
        if isinstance(row.sight, OwnHand) and at == 0 and isinstance(kind, Each):
            kind = kind.kind
        elif row.sight is not OPEN:
            return None
        return names_in(kind, self.state.settings) if isinstance(kind, Names) else None


def make_public_field(row: Field) -> Callable[[Any, Seat], Any]:
    """Returns a function that computes, from a state, a field of the view that everybody sees."""
    name, kind = row.name, row.kind

    def make(state: Any, viewer: Seat) -> Any:
        return kind.write(getattr(state, name), state.settings)

    return make


def make_partly_visible_field(row: Field, at: int) -> Callable[[Any, Seat], Any]:
    """Returns a function that computes, from a state and a viewer, a field of the view of which each seat sees a part."""
    name, kind, sight = row.name, row.kind, row.sight

    def make(state: Any, viewer: Seat) -> Any:
        return sight.show(getattr(state, name), kind, viewer, state.settings)[at]

    return make


def make_public_entry(row: Field, kind: Kind) -> Callable[[Any, Seat, int], Any]:
    """Returns a function that computes, from a state, one entry of a list that everybody sees."""
    name = row.name

    def make(state: Any, viewer: Seat, at: int) -> Any:
        return kind.write(getattr(state, name)[at], state.settings)

    return make


def is_watchable(name: str, value: Any) -> bool:
    """Returns whether changes of this field can be detected: its value is never changed in place, or it is a list,
    whose contents are compared.
    """
    return name == "outcome" or isinstance(value, (*UNCHANGING, list))


def is_key(value: Any) -> bool:
    """Returns whether this value is hashable, so that it can be a key of a dictionary."""
    try:
        hash(value)
    except TypeError:
        return False
    return True
