"""Finds the domain of a field (the values that it can have): as the game declares it, otherwise from the field's type,
the table of fields or the box.
"""

from __future__ import annotations

from typing import Any, get_args

from ludotheque.core.domains import LeftOut, Ordered, Rows, Scale
from ludotheque.core.game import Game
from ludotheque.core.kinds import Name
from ludotheque.core.things import Thing, TypedField, literals_in, marks_in


class Domains:
    """The domains of one game with one box, for the largest number of seats that the game allows."""

    def __init__(self, rules: Game[Any], options: dict[str, Any], state: Any) -> None:
        settings = state.settings
        self.box = settings.box
        self.seats = max(rules.seats)
        self.own = rules.domains(options, self.box)
        self.table: dict[str, tuple[Any, ...]] = {}
        table: Any = getattr(rules, "table", None)
        for row in () if table is None else table.rows:
            names = names_in(row.kind, settings)
            if names:
                self.table[row.name] = names

    def find(self, owner: str, field: TypedField) -> Any:
        """Returns a tuple of values, or one of the classes of core/domains.py; None if nothing is known."""
        domain = self.given_by_game(owner, field.name)
        if domain is not None:
            return domain
        return self.of_hint(field.hint, field.name)

    def given_by_game(self, owner: str, name: str) -> Any:
        """Returns the domain that the game declares for a field; None if the game declares none."""
        domain = self.own.get(f"{owner}.{name}")
        return self.own.get(name) if domain is None else domain

    def of_hint(self, hint: Any, name: str) -> Any:
        """Returns the values that the type of a field allows: all things of its kind, the values of its Literal, False
        and True, or the names in the table of fields; None if nothing is known.
        """
        for mark in marks_in(hint):
            if isinstance(mark, Thing):
                return self.of_thing(mark.kind) or tuple(literals_in(hint)) or None
        values = literals_in(hint)
        if values:
            return tuple(values)
        if hint is bool or bool in get_args(hint):
            return (False, True)
        return self.table.get(name)

    def of_thing(self, kind: str) -> Any:
        """Returns all things of a kind: as the game declares them, the seats, or the list in the box named by the
        plural of the kind.
        """
        if kind == "seat":
            return tuple(range(self.seats))
        things = self.own.get(kind)
        if isinstance(things, (Scale, Ordered, Rows, LeftOut)):
            return None
        if things is None:
            things = getattr(self.box, kind + "s", None)
        return tuple(things) if isinstance(things, (tuple, list)) else None


def names_in(kind: Any, settings: Any) -> tuple[Any, ...]:
    """Returns the names with which a kind of field replaces numbers in a position, such as the names of all cards;
    empty if the kind uses no names.
    """
    while not isinstance(kind, Name):
        inner = getattr(kind, "name", None)
        if inner is None:
            inner = getattr(kind, "kind", None)
        if inner is None:
            return ()
        kind = inner
    names = kind.names_of(settings)
    return tuple(names.values()) if isinstance(names, dict) else tuple(names)
