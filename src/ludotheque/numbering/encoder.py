"""The encoder: an observation straight from a state, put together from remembered pieces.

Each field of a view gives some numbers of an observation.  The table of fields, or the game in `Game.sources`, says what
in the state decides them; what was written once is remembered under that.  Anything new is written from the view, or
counted from cards that the view lists: so an observation never tells more than the view does.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ludotheque.core import domains
from ludotheque.core.bag import Bag
from ludotheque.core.fields import Field
from ludotheque.core.game import Game
from ludotheque.core.kinds import Each, Kind, NameList, Names, Row
from ludotheque.core.seats import Seats
from ludotheque.core.sights import OPEN, OwnHand
from ludotheque.core.structs import Outcome, Seat
from ludotheque.numbering.domains import names_in
from ludotheque.numbering.observations import Observer
from ludotheque.numbering.parts import CountsPart, Part, RowPart
from ludotheque.numbering.pieces import (
    Attributes,
    CountsPiece,
    KeyedPiece,
    Lists,
    Member,
    Moment,
    OwnPart,
    Piece,
    RowPiece,
    Source,
    Told,
    ViewPiece,
)

GROUPED: Final = 5  # fields that are remembered together, at most
NARROW: Final = 8  # numbers that such a field has, at most


class Encoder:
    """Makes the observations of one game, box, set of options and number of seats: 16-bit numbers, low byte first."""

    def __init__(self, game: Game[Any], observer: Observer, state: Any) -> None:
        self.game = game
        self.size = observer.size
        self.pieces = Planner(game, observer, state).pieces

    def encode(self, state: Any, viewer: Seat) -> bytes:
        """Returns the observation of a seat."""
        found: list[bytes] = []
        self.add(state, viewer, found)
        return b"".join(found)

    def add(self, state: Any, viewer: Seat, found: list[bytes]) -> None:
        """Appends the pieces of an observation."""
        moment = Moment(self.game, state, viewer)
        for piece in self.pieces:
            piece.add(moment, found)


class Planner:
    """Chooses for each field of a view the fastest way to write it that is known to be right."""

    def __init__(self, game: Game[Any], observer: Observer, state: Any) -> None:
        self.game = game
        self.state = state
        self.seats = observer.seats
        self.pieces: list[Piece] = []
        self._said = game.sources()
        self._rows: dict[str, tuple[Field, int]] = {}  # the row of the table behind a field of the view, and which name
        table: Any = getattr(game, "table", None)
        for row in () if table is None else table.rows:
            if row.sight is OPEN:
                self._rows[row.name] = (row, 0)
            for at, name in enumerate(row.sight.names):
                self._rows[name] = (row, at)
        self._group: list[Member] = []  # neighbours that are remembered together
        self._names: list[str] = []  # the fields of the state that decide them
        self._are_same = True  # do all seats see the same of them?
        for name, part in observer.parts:
            self._plan(name, part)
        self._close()

    def _plan(self, name: str, part: Part) -> None:
        said = self._said.get(name)
        member = Member(name, part)
        if isinstance(said, domains.Made):
            member = Member(name, part, said.make)
            said = said.source
        if said is None and name == "outcome":
            self._join(member, ("outcome",), False)
        elif said is None:
            self._plan_row(name, part)
        elif isinstance(said, domains.ForAll):
            self._join_or_key(member, said.names, part.is_absolute)
        elif isinstance(said, domains.Entries):
            assert isinstance(part, RowPart)
            self._put(RowPiece(name, part, Told(said.function), said.make, self.seats))
        elif isinstance(said, tuple):
            self._join_or_key(member, said, False)
        else:
            self._put(KeyedPiece([member], Told(said), self.seats, False))

    def _plan_row(self, name: str, part: Part) -> None:
        """Plans a field that comes from the table."""
        if name not in self._rows:
            self._put(ViewPiece(Member(name, part)))
            return
        row, at = self._rows[name]
        is_open = row.sight is OPEN
        member = Member(name, part, written(row) if is_open else shown(row, at))
        source: Source = Lists((row.name,)) if is_open else OwnPart(row.name, row.sight, at)
        key = source.key(self.state, 0)
        numbered = self._numbered(row, at)
        if not is_key(key):
            self._put(ViewPiece(member))
        elif isinstance(part, CountsPart) and (numbered is not None or isinstance(key, Bag)):
            self._put(CountsPiece(part, source, key.names if numbered is None else numbered))
        elif isinstance(part, RowPart) and is_open and isinstance(row.kind, Row):
            self._put(RowPiece(name, part, Told(entry_keys(row, row.kind.kind)), entry(row, row.kind.kind), self.seats))
        elif isinstance(part, RowPart) and at in row.sight.entries:
            self._put(RowPiece(name, part, source, None, self.seats))
        elif is_open:
            self._join_or_key(member, (row.name,), part.is_absolute)
        else:
            self._put(KeyedPiece([member], source, self.seats, False))

    def _numbered(self, row: Field, at: int) -> tuple[Any, ...] | None:
        """Returns the names of the numbers that a field lists; None if it does not list numbers."""
        kind = row.kind
        if isinstance(row.sight, OwnHand) and at == 0 and isinstance(kind, Each):
            kind = kind.kind
        elif row.sight is not OPEN:
            return None
        return names_in(kind, self.state.settings) if isinstance(kind, (Names, NameList)) else None

    def _join_or_key(self, member: Member, names: tuple[str, ...], is_same: bool) -> None:
        """Adds a narrow field to the group of its neighbours, if nothing that decides it is changed in place."""
        for name in names:
            if not isinstance(getattr(self.state, name), (int, bytes, Seats, Bag, Outcome, tuple)):
                self._put(KeyedPiece([member], Lists(names), self.seats, is_same))
                return
        if member.part.width > NARROW:
            self._put(KeyedPiece([member], Attributes(names), self.seats, is_same))
        else:
            self._join(member, names, is_same)

    def _join(self, member: Member, names: tuple[str, ...], is_same: bool) -> None:
        if len(self._group) >= GROUPED:
            self._close()
        self._group.append(member)
        self._names += [name for name in names if name not in self._names]
        self._are_same = self._are_same and is_same

    def _put(self, piece: Piece) -> None:
        self._close()
        self.pieces.append(piece)

    def _close(self) -> None:
        if self._group:
            self.pieces.append(KeyedPiece(self._group, Attributes(self._names), self.seats, self._are_same))
        self._group, self._names, self._are_same = [], [], True


def written(row: Field) -> Callable[[Any, Seat], Any]:
    """Returns a function that makes a field which everybody sees."""
    name, kind = row.name, row.kind

    def make(state: Any, viewer: Seat) -> Any:
        return kind.write(getattr(state, name), state.settings)

    return make


def shown(row: Field, at: int) -> Callable[[Any, Seat], Any]:
    """Returns a function that makes a field of which each seat sees a part."""
    name, kind, sight = row.name, row.kind, row.sight

    def make(state: Any, viewer: Seat) -> Any:
        return sight.show(getattr(state, name), kind, viewer, state.settings)[at]

    return make


def entry(row: Field, kind: Kind) -> Callable[[Any, Seat, int], Any]:
    """Returns a function that makes one entry of a row which everybody sees."""
    name = row.name

    def make(state: Any, viewer: Seat, at: int) -> Any:
        return kind.write(getattr(state, name)[at], state.settings)

    return make


def entry_keys(row: Field, kind: Kind) -> Callable[[Any, Seat], Any]:
    """Returns a function that makes the keys of a row's entries."""
    name = row.name

    def keys(state: Any, viewer: Seat) -> Any:
        return [kind.key(value) for value in getattr(state, name)]

    return keys


def is_key(value: Any) -> bool:
    """Can this be a key of a dictionary?"""
    try:
        hash(value)
    except TypeError:
        return False
    return True
