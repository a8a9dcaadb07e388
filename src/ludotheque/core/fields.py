"""The table of a state's fields: for each field, how positions write it, who sees it, and its value in a new state.

The code of a game mentions each field of its State in three places only: the annotation, the row in this table, and the
line in `copy`.  The rows also define `__slots__`, a fresh state, reading and writing of positions, and the view of each
seat.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from operator import attrgetter
from typing import Any, Final

import msgspec

from ludotheque.core.bag import Bag
from ludotheque.core.cardroom import all_others, bag_from_counts
from ludotheque.core.errors import BadInput
from ludotheque.core.kinds import Kind
from ludotheque.core.settings import MatchSettings
from ludotheque.core.sights import APART, INTERNAL, OPEN, STEPS, Sight
from ludotheque.core.state import SHARED
from ludotheque.core.structs import Seat


class Field:
    """One row of the table of fields: everything that the table says about one field of a state."""

    def __init__(self, name: str, kind: Kind, fresh: Any, sight: Sight = OPEN, *, needed: bool = False) -> None:
        self.name = name
        self.kind = kind
        self.fresh = fresh  # the value of the field in a new state: immutable, or a function of the settings
        self.sight = sight
        self.needed = needed  # whether a position must contain the field
        self.key = camel(name)


def inner(name: str, fresh: Any) -> Field:
    """Makes the row of a field that positions show only partly, or not at all."""
    return Field(name, Kind(object), fresh, INTERNAL)


def part(name: str, shape: Any, default: Any = None, *, needed: bool = False) -> Field:
    """Makes the row of a part of a position that is not a single field of the state."""
    return Field(name, Kind(shape), default, APART, needed=needed)


def camel(name: str) -> str:
    """Returns the name of a field in JSON: had_turn → hadTurn."""
    first, *others = name.split("_")
    return first + "".join([part.capitalize() for part in others])


class Table:
    """All rows of a state, in the order in which positions write them."""

    def __init__(self, *rows: Field) -> None:
        self.rows = rows
        self.fields = [row for row in rows if row.sight is not APART]
        self.names = [row.name for row in self.fields]
        # The names for the `__slots__` of a game's State, which must not repeat the fields of the base class State.
        self.own_names = tuple([name for name in self.names if name not in SHARED])
        self._position: Any = None  # the Struct of a written position, which is made at its first use
        self._fresh = [(row.name, row.fresh, callable(row.fresh)) for row in self.fields]
        self._written = [row for row in rows if row.sight is not INTERNAL]
        self._whole = [row for row in rows if row.sight.is_whole]

    def freshen(self, state: Any, settings: Any) -> None:
        """Sets every field of a state to its value in a new state."""
        for name, fresh, is_function in self._fresh:
            setattr(state, name, fresh(settings) if is_function else fresh)

    def copy(self, state: Any, twin: Any) -> Any:
        """Copies all fields of a state, for a game that does not need a fast copy of its own; its lists must hold
        immutable values.
        """
        twin.settings = state.settings
        for name in self.names:
            value = getattr(state, name)
            setattr(twin, name, value[:] if type(value) is list else value)
        return twin

    def write(self, state: Any, settings: Any, parts: dict[str, Any]) -> dict[str, Any]:
        """Returns the whole position; `parts` are those parts of the position that the game writes itself."""
        words: dict[str, Any] = {}
        for row in self._written:
            if row.sight is APART:
                words[row.key] = parts[row.name]
            else:
                words[row.key] = row.kind.write(getattr(state, row.name), settings)
        doc: dict[str, Any] = msgspec.to_builtins(words)
        return doc

    def position_type(self, module: str) -> Any:
        """Returns the Struct, defined in `module`, that a written position must fit.
        A field that is left out is UNSET.
        """
        if self._position is None:
            rows: list[Any] = []
            for row in self._written:
                if row.needed:
                    rows.append((row.name, row.kind.shape))
                elif row.sight is APART:
                    rows.append((row.name, row.kind.shape, row.fresh))
                else:
                    rows.append((row.name, row.kind.shape | msgspec.UnsetType, msgspec.UNSET))
            how: dict[str, Any] = {"frozen": True, "kw_only": True, "rename": "camel", "forbid_unknown_fields": True}
            self._position = msgspec.defstruct("Position", rows, module=module, **how)
        return self._position

    def read(self, state: Any, position: Any, settings: Any) -> None:
        """Fills a fresh state from a position; raises BadInput for the first impossible field."""
        for row in self._written:
            if row.sight is APART:
                continue
            word = getattr(position, row.name)
            if word is not msgspec.UNSET:
                try:
                    value = row.kind.read(word, settings)
                except (KeyError, ValueError, IndexError, TypeError) as error:
                    raise bad_position(row.key, str(error)) from error
                setattr(state, row.name, value)

    def load(
        self, doc: Mapping[str, Any], shape: Any, state: Any, settings: Any, read_parts: Callable[[Any, Any], None]
    ) -> None:
        """Fills a fresh state from a position in the format of these rows; raises BadInput if the position is
        impossible.

        `read_parts(state, position)` reads the parts that are not single fields.
        """
        position = convert_position(doc, shape)
        self.read(state, position, settings)
        try:
            read_parts(state, position)
        except BadInput:
            raise
        except (KeyError, ValueError, IndexError, TypeError) as error:
            raise BadInput("position", "bad-position", reason=f"{error} does not belong here") from error

    def lay_out(self, state: Any, view: Any, settings: Any) -> None:
        """Copies everything that a view shows completely into a fresh state."""
        for row in self._whole:
            if row.sight is OPEN or row.sight is STEPS:
                setattr(state, row.name, row.kind.read(getattr(view, row.name), settings))
            else:
                setattr(state, row.name, row.sight.read(view, row.kind, settings))


# The fields that every view begins with, in the order of `View`, except `outcome`, which is a field of the state.
HEAD: Final = ("game", "seat", "seats", "step", "to_act", "may_act", "options", "components", "rules")


class Views:
    """Makes the views of a game from the fields that all views have, the fields that the table of fields shows, and the
    fields that the game adds.

    Every decision of a bot needs a view, so speed matters: all values are passed in one list, in the order of the
    Struct's fields, because keyword arguments would take as long as everything else together.
    """

    def __init__(self, table: Table, game: str, view: Callable[..., Any], added: Sequence[str] = ()) -> None:
        fields: tuple[str, ...] = view.__struct_fields__  # type: ignore[attr-defined]  # every Struct has this
        place = {name: at for at, name in enumerate(fields)}
        for name in HEAD:
            del place[name]
        self._view = view
        self._blank: list[Any] = [game] + [None] * (len(fields) - 1)
        self._as_they_are: list[int] = []
        self._open: list[tuple[int, str, Kind]] = []
        self._steps: list[tuple[int, Field]] = []
        self._partly: list[tuple[list[int], Field]] = []
        as_they_are: list[str] = []
        for row in table.rows:
            if row.sight is STEPS:
                self._steps.append((place.pop(row.name), row))
            elif row.sight.names:
                self._partly.append(([place.pop(name) for name in row.sight.names], row))
            elif row.sight is not OPEN:
                continue
            elif row.kind.is_same:
                self._as_they_are.append(place.pop(row.name))
                as_they_are.append(row.name)
            else:
                self._open.append((place.pop(row.name), row.name, row.kind))
        self._get_them: Callable[[Any], tuple[Any, ...]] = attrgetter(*as_they_are)
        self._added = [place.pop(name) for name in added]
        if place:
            raise TypeError(f"nothing provides what a view of {game} has as {', '.join(place)}")

    def make(
        self,
        state: Any,
        viewer: Seat | None,
        step: int,
        to_act: tuple[Seat, ...],
        may_act: tuple[Seat, ...],
        are_steps_seen: bool,
        added: Sequence[Any] = (),
    ) -> Any:
        """Returns the view of one viewer (None: a spectator); `added` are the values that the game itself adds to the
        view.
        """
        settings: MatchSettings[Any] = state.settings
        words = self._blank.copy()
        words[1] = viewer
        words[2] = settings.seats
        words[3] = step
        words[4] = to_act
        words[5] = may_act
        words[7] = settings.own_options()
        words[8] = settings.box.edited_contents()
        words[9] = settings.version
        for at, value in zip(self._as_they_are, self._get_them(state)):
            words[at] = value
        for at, name, kind in self._open:
            words[at] = kind.write(getattr(state, name), settings)
        for at, row in self._steps:
            value = getattr(state, row.name) if are_steps_seen else fresh_value(row, settings)
            words[at] = row.kind.write(value, settings)
        for places, row in self._partly:
            shown_words = row.sight.show(getattr(state, row.name), row.kind, viewer, settings)
            for at, word in zip(places, shown_words):
                words[at] = word
        if len(added) != len(self._added):
            raise TypeError(f"{len(added)} values are added to a view, not {len(self._added)}")
        for at, word in zip(self._added, added):  # strict=True would keep mypyc from compiling this to a native loop
            words[at] = word
        return self._view(*words)


def fresh_value(field: Field, settings: Any) -> Any:
    """Returns the value of a field in a new state."""
    return field.fresh(settings) if callable(field.fresh) else field.fresh


def convert_position(doc: Mapping[str, Any], shape: Any) -> Any:
    """Converts a position from plain data into its Struct; raises BadInput if a field is missing, unknown or of the
    wrong type.
    """
    try:
        return msgspec.convert(doc, shape)
    except msgspec.ValidationError as error:
        reason = str(error)
        # An unknown field in the position itself, not in one of its parts.
        if "unknown field" in reason and " - at " not in reason:
            field_names = ", ".join([field.encode_name for field in msgspec.structs.fields(shape)])
            raise BadInput("position", "bad-fields", reason=reason, type="position", fields=field_names) from error
        raise BadInput("position", "bad-position", reason=reason) from error


@contextmanager
def reading(where: str) -> Iterator[None]:
    """Turns an error about a part of a position into BadInput that says where the part is."""
    try:
        yield
    except BadInput:
        raise
    except ValueError as error:
        raise bad_position(where, str(error)) from error


def read_deck(counts: Mapping[str, int] | msgspec.UnsetType | None, whole: Bag, elsewhere: Iterable[int]) -> Bag:
    """Returns the deck of a position: as `counts` says or, if `counts` is left out, all cards of the box that are
    nowhere else.
    """
    if counts is None or counts is msgspec.UNSET:
        with reading("hands"):
            return all_others(whole, elsewhere)
    with reading("deck"):
        return bag_from_counts(whole, counts)


def bad_position(where: str, reason: str) -> BadInput:
    """Makes the error about one part of a position."""
    return BadInput(f"position.{where}", "bad-position", reason=reason)


def must(where: str, is_so: object, reason: str) -> None:
    """Raises BadInput about one part of a position unless `is_so` is true."""
    if not is_so:
        raise bad_position(where, reason)
