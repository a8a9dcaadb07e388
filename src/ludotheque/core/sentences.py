"""Sentences of a game, filled with the fields of its actions, events and views as their annotations say (things.py)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any

import msgspec

from ludotheque.core.structs import ACTION, SEAT, Action, Outcome, View
from ludotheque.core.things import Thing, TypedField, typed_fields
from ludotheque.core.words import LANGUAGES, Catalogue, Phrase, Who, kebab, read_catalogue


class Sentences:
    """The catalogues in a game's folder, and the values that their sentences want."""

    def __init__(self, folder: Path, actions: Any) -> None:
        self.folder = folder
        self.actions = actions  # union of the action types

    def of_action(self, action: Action, view: View | None = None) -> Phrase:
        """An action as a choice."""
        raise NotImplementedError

    def of_outcome(self, outcome: Outcome) -> Phrase:
        """How a match ended."""
        raise NotImplementedError

    @cached_property
    def catalogues(self) -> dict[str, Catalogue]:
        """The sentences of the core and of the game in each language."""
        return {language: read_catalogue(language, self.folder) for language in LANGUAGES}

    @cached_property
    def messages(self) -> dict[str, frozenset[str]]:
        """The ids of all sentences, and the values that each of them wants in any language."""
        found: dict[str, frozenset[str]] = {}
        for one in self.catalogues.values():
            for message in one.sources:
                found[message] = found.get(message, frozenset()) | one.wants(message)
        return found

    def knows(self, message: str) -> bool:
        """Is there a sentence of this id?"""
        return message in self.messages

    def sentence(self, message: str, about: msgspec.Struct, **more: Any) -> Phrase:
        """A sentence with those fields of a Struct that it wants, and with other values."""
        wanted = self.messages.get(message, frozenset())
        values: dict[str, Any] = {}
        for field in typed_fields(type(about)):
            if field.word in wanted and field.word not in more:
                values[field.word] = self.word_for(field, getattr(about, field.name))
            if f"{field.word}Count" in wanted:
                values[f"{field.word}Count"] = len(getattr(about, field.name))
        return Phrase(message, {**values, **more})

    def pick_sentence(self, message: str, about: msgspec.Struct, more: Mapping[str, Any]) -> Phrase:
        """A sentence with those fields of a Struct, and those of the other values, that it wants."""
        wanted = self.messages.get(message, frozenset())
        return self.sentence(message, about, **{key: value for key, value in more.items() if key in wanted})

    def word_for(self, field: TypedField, value: Any) -> Any:
        """A field as it is spoken of."""
        if not field.is_each or value is None:
            return self.word(field.thing, value)
        message = f"{kebab(field.name)}-each"
        key, said = (field.word, message) if self.knows(message) else ("it", "each-seat")
        words = enumerate([None if one is None else self.word(field.thing, one) for one in value])
        return [Phrase(said, {"seat": Who(seat), key: one}) for seat, one in words if one is not None]

    def word(self, thing: Thing | None, value: Any) -> Any:
        """A value as it is spoken of: a number, a text, a phrase, a seat, or several of these."""
        if value is None:
            return "none"
        if isinstance(value, bool):
            return "yes" if value else "no"
        if thing == ACTION:
            return self.of_action(msgspec.convert(value, self.actions))
        if isinstance(value, dict) and thing is not None:
            value = [name for name, count in value.items() for _ in range(count)]
        if isinstance(value, (list, tuple)):
            return self.listed(thing, value)
        if isinstance(value, Outcome):
            return self.of_outcome(value)
        if isinstance(value, msgspec.Struct):
            return self.sentence(kebab(type(value).__name__), value)
        if thing is None:
            return value
        return Who(value) if thing == SEAT else self.of_thing(thing.kind, value)

    def listed(self, thing: Thing | None, values: Sequence[Any]) -> list[Any]:
        """Several values; equal things are counted if the game has words for that."""
        if thing is None or thing == SEAT or any(isinstance(value, (list, tuple)) for value in values):
            return [self.word(thing, value) for value in values]
        kind = thing.kind
        is_counted = self.knows(f"{kind}-times")
        said = []
        for value in dict.fromkeys(values) if is_counted else values:
            word = self.word(thing, value)
            if self.knows(f"{kind}-listed"):
                word = Phrase(f"{kind}-listed", {kind: word})
            count = values.count(value)
            said.append(Phrase(f"{kind}-times", {kind: word, "count": count}) if is_counted and count > 1 else word)
        return said or [Phrase(f"no-{kind}" if self.knows(f"no-{kind}") else "nothing")]

    def several(self, kind: str, names: Sequence[Any]) -> list[Any]:
        """Several things of a kind."""
        return self.listed(Thing(kind), names)

    def of_thing(self, kind: str, name: Any) -> Any:
        """A thing by its name; one without a sentence, such as a card that a player added, has only its id."""
        message = f"{kind}-{kebab(str(name))}"
        return Phrase(message) if self.knows(message) else name
