"""Gives every action of a game a number, its id, computed from the types of the actions and the box, not from play.

The id of an action is the offset of its type plus a mixed radix number over the values of its fields.  Id 0 is `wait`:
the seat is not asked, or declines an any-time offer.  A type of action with fields that take their values from a region
(angles, places) has several ids for each combination of its other fields, one per slot: the listed action,
`candidates` evenly spaced actions of the region, and the action that the game's own bot proposes.
"""

from __future__ import annotations

from typing import Any, Final

from ludotheque.core.choices import Choices
from ludotheque.core.game import Game
from ludotheque.core.regions import Region
from ludotheque.core.structs import Action
from ludotheque.core.things import TypedField, typed_fields
from ludotheque.core.vocabulary import kinds_in
from ludotheque.numbering.domains import Domains

WAIT: Final = 0
LISTED: Final = 0  # the slot of an action that is listed, rather than made from a region


class ActionKind:
    """One type of action: its offset, and the values of each field that its ids distinguish."""

    def __init__(self, kind: Any, offset: int, domains: Domains, candidates: int) -> None:
        self.kind = kind
        self.name: str = kind.__name__
        self.offset = offset
        self.fields: list[str] = []
        self.values: list[tuple[Any, ...]] = []
        self.region_fields: list[str] = []  # the fields that take their values from a region
        self.size = 1
        for field in typed_fields(kind):
            values = self.values_of(field, domains)
            if values is None:
                self.region_fields.append(field.name)
                continue
            self.fields.append(field.name)
            self.values.append(values)
            self.size *= len(values)
        self.places: list[dict[Any, int]] = [
            {value: place for place, value in enumerate(values)} for values in self.values
        ]
        self.slots = candidates + 2 if self.region_fields else 1
        self.size *= self.slots

    def values_of(self, field: TypedField, domains: Domains) -> tuple[Any, ...] | None:
        """Returns all values of a field; None if there are too many for all of them to have ids."""
        values = domains.find(self.name, field)
        if not isinstance(values, tuple):
            return None
        return (None, *values) if field.is_optional else values

    def first_id(self, action: Action) -> int:
        """Returns the id of an action in slot LISTED; raises KeyError for a value that the domain lacks."""
        number = 0
        for name, places in zip(self.fields, self.places):
            number = number * len(places) + places[getattr(action, name)]
        return self.offset + number * self.slots

    def fields_at(self, number: int) -> tuple[dict[str, Any], int]:
        """Returns the field values that this id stands for, and its slot."""
        rest, slot = divmod(number - self.offset, self.slots)
        values: dict[str, Any] = {}
        for at in range(len(self.fields) - 1, -1, -1):
            rest, place = divmod(rest, len(self.values[at]))
            values[self.fields[at]] = self.values[at][place]
        return {name: values[name] for name in self.fields}, slot


class ActionIds:
    """All action ids of a game with one box."""

    def __init__(self, rules: Game[Any], domains: Domains, candidates: int) -> None:
        self.candidates = candidates
        self.kinds: list[ActionKind] = []
        self.by_type: dict[Any, ActionKind] = {}
        self.size = 1
        for kind in kinds_in(rules.actions):
            row = ActionKind(kind, self.size, domains, candidates)
            self.kinds.append(row)
            self.by_type[kind] = row
            self.size += row.size
        self._known: dict[Any, int] = {}  # a cache: the ids of the listed actions met so far, which are few
        # Maps an id to its one listed action, for types of actions that take some of their fields from a region.
        self._listed: dict[int, Action] = {}

    def kind_at(self, number: int) -> ActionKind:
        """Returns the type of action that an id belongs to."""
        for row in self.kinds:
            if row.offset <= number < row.offset + row.size:
                return row
        raise ValueError(f"there is no action {number}: ids go from 0 to {self.size - 1}")

    def id_of(self, action: Action) -> int:
        """Returns the id of a listed action."""
        id = self._known.get(action)
        if id is None:
            row = self.by_type[type(action)]
            id = row.first_id(action)
            if row.region_fields and self._listed.setdefault(id, action) != action:
                raise TypeError(
                    f"{row.name} is listed with several values of {', '.join(row.region_fields)}: say them in domains()"
                )
            self._known[action] = id
        return id

    def words(self, number: int) -> dict[str, Any]:
        """Describes an id like the JSON of an action, in which `slot` stands for the fields that a region fills in."""
        if number == WAIT:
            return {"type": "wait"}
        row = self.kind_at(number)
        values, slot = row.fields_at(number)
        names = dict(zip(row.kind.__struct_fields__, row.kind.__struct_encode_fields__))
        doc: dict[str, Any] = {"type": row.kind.__struct_config__.tag}
        for name, value in values.items():
            doc[names[name]] = value
        if row.region_fields:
            doc["slot"] = self.slot_name(slot)
        return doc

    def number(self, words: dict[str, Any]) -> int:
        """Returns the id for which the method `words` returns these words; raises ValueError if there is none."""
        for row in self.kinds:
            if row.kind.__struct_config__.tag == words.get("type"):
                names = dict(zip(row.kind.__struct_fields__, row.kind.__struct_encode_fields__))
                number = 0
                try:
                    for name, places in zip(row.fields, row.places):
                        number = number * len(places) + places[words[names[name]]]
                except KeyError as error:
                    raise ValueError(f"{words!r} has no id: {error} is unknown or missing") from error
                slot = 0
                if row.region_fields:
                    slots: list[Any] = [self.slot_name(one) for one in range(row.slots)]
                    slot = slots.index(words.get("slot"))
                return row.offset + number * row.slots + slot
        if words == {"type": "wait"}:
            return WAIT
        raise ValueError(f"{words!r} has no id")

    def slot_name(self, slot: int) -> str | int:
        """Returns the name of a slot: "listed", a number from 1 to `candidates`, or "proposed"."""
        return "listed" if slot == LISTED else "proposed" if slot > self.candidates else slot

    def legal(self, choices: Choices, ids: list[int]) -> None:
        """Appends the ids of all choices: first one id for each listed action, then the ids of all slots of each
        region.
        """
        cache = self._known
        for action in choices.actions:
            id = cache.get(action)
            ids.append(self.id_of(action) if id is None else id)
        for region in choices.regions:
            first = self.by_type[type(region.template)].first_id(region.template)
            for slot in range(1, self.candidates + 2):
                ids.append(first + slot)

    def region_of(self, choices: Choices, number: int) -> tuple[Region, int]:
        """Returns the region that an id belongs to, and the slot in it."""
        for region in choices.regions:
            slot = number - self.by_type[type(region.template)].first_id(region.template)
            if 0 < slot <= self.candidates + 1:
                return region, slot
        raise ValueError(f"no region has the id {number} now")
