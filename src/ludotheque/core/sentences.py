"""Makes the sentences of a game: fills their placeholders with the fields of its actions, events and views, formatted
as the annotations of these fields say (things.py).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any

import msgspec

from ludotheque.core.structs import Action, Outcome, View
from ludotheque.core.things import TypedField, typed_fields
from ludotheque.core.words import LANGUAGES, Catalogue, Phrase, Who, kebab, read_catalogue

NO_VALUES: frozenset[str] = frozenset()
# The `kind` of a field of which a sentence uses only the number of values (`$cardsCount`).
COUNTED = "how many"


class Sentences:
    """The catalogues in a game's folder, and functions that compute the values for their sentences."""

    def __init__(self, folder: Path, actions: Any) -> None:
        self.folder = folder
        self.actions = actions  # union of the action types
        self._cache: dict[tuple[str, type], tuple[TypedField, ...]] = {}

    def of_action(self, action: Action, view: View | None = None) -> Phrase:
        """Puts an action into words, as a choice to offer."""
        raise NotImplementedError

    def of_outcome(self, outcome: Outcome) -> Phrase:
        """Says how a match ended."""
        raise NotImplementedError

    @cached_property
    def catalogues(self) -> dict[str, Catalogue]:
        """The sentences of the core and of the game in each language."""
        return {language: read_catalogue(language, self.folder) for language in LANGUAGES}

    @cached_property
    def messages(self) -> dict[str, frozenset[str]]:
        """The ids of all sentences and, for each id, the names of the variables that its sentence uses in any language."""
        placeholders: dict[str, frozenset[str]] = {}
        for catalogue in self.catalogues.values():
            for message_id in catalogue.sources:
                placeholders[message_id] = placeholders.get(message_id, frozenset()) | catalogue.wants(message_id)
        return placeholders

    def knows(self, message_id: str) -> bool:
        """Is there a sentence with this id?"""
        return message_id in self.messages

    def sentence(self, message_id: str, about: msgspec.Struct, /, **more: Any) -> Phrase:
        """Returns a sentence about a Struct, with the fields that the sentence uses, and with the values in `more`."""
        used = self._cache.get((message_id, type(about)))
        if used is None:
            used = self._cache[message_id, type(about)] = self.fields_used(message_id, type(about))
        values: dict[str, Any] = {}
        for field in used:
            if field.placeholder not in more:
                values[field.placeholder] = self.format_field(field, getattr(about, field.name))
        return Phrase(message_id, {**values, **more})

    def fields_used(self, message_id: str, struct: type[msgspec.Struct]) -> tuple[TypedField, ...]:
        """Returns the fields of a type of Struct that a sentence uses; `cardsCount` and `cardId` are fields, too, that
        are derived from `cards` and `card`.
        """
        wanted = self.messages.get(message_id, frozenset())
        fields = typed_fields(struct)
        counts = [
            field._replace(placeholder=f"{field.placeholder}Count", kind=COUNTED, is_each=False) for field in fields
        ]
        ids = [field._replace(placeholder=f"{field.placeholder}Id", kind=None) for field in fields]
        return tuple([field for field in (*fields, *counts, *ids) if field.placeholder in wanted])

    def pick_sentence(self, message_id: str, about: msgspec.Struct, more: Mapping[str, Any]) -> Phrase:
        """Returns a sentence about a Struct, like `sentence`, but leaves out those values in `more` that the sentence
        does not use.
        """
        wanted = self.messages.get(message_id, frozenset())
        return self.sentence(message_id, about, **{key: value for key, value in more.items() if key in wanted})

    def format_field(self, field: TypedField, value: Any) -> Any:
        """Formats the value of a field for a sentence."""
        if not field.is_each or value is None:
            return self.format_value(field.kind, value)
        message_id = f"{kebab(field.name)}-each"
        key, each_id = (field.placeholder, message_id) if self.knows(message_id) else ("it", "each-seat")
        words = enumerate([None if one is None else self.format_value(field.kind, one) for one in value])
        return [Phrase(each_id, {"seat": Who(seat), key: one}) for seat, one in words if one is not None]

    def format_value(self, kind: str | None, value: Any) -> Any:
        """Formats a value for a sentence: returns a number, a text, a phrase, a seat, or a list of these.

        `kind` is the kind of thing that the value names, such as "card"; None if the value names nothing, like a count.

        """
        if value is None:
            return "none"
        if isinstance(value, bool):
            return "yes" if value else "no"
        if kind == "seat" and isinstance(value, int):
            return Who(value)
        if isinstance(value, (int, str)):
            return self.of_thing(kind, value) if kind else value
        if kind == COUNTED:
            return len(value)
        if kind == "action":
            return self.of_action(msgspec.convert(value, self.actions))
        if isinstance(value, dict) and kind is not None:
            return self.things_with_counts(kind, value)
        if isinstance(value, (list, tuple)):
            return self.things_in_list(kind, value)
        if isinstance(value, Outcome):
            return self.of_outcome(value)
        return self.sentence(kebab(type(value).__name__), value) if isinstance(value, msgspec.Struct) else value

    def things_in_list(self, kind: str | None, values: Sequence[Any]) -> list[Any]:
        """Lists several values; equal things are counted if the game has words for that."""
        if kind is None or kind == "seat" or (values and isinstance(values[0], (list, tuple))):
            return [self.format_value(kind, value) for value in values]
        if not self.knows(f"{kind}-times"):
            return [self.in_list(kind, value) for value in values] or [self.none_of(kind)]
        counts: dict[Any, int] = {}
        for value in values:
            counts[value] = counts.get(value, 0) + 1
        return self.things_with_counts(kind, counts)

    def things_with_counts(self, kind: str, counts: Mapping[Any, int]) -> list[Any]:
        """Lists things of a kind, each with its count."""
        phrases = []
        for name, count in counts.items():
            word = self.in_list(kind, name)
            phrases.append(word if count == 1 else Phrase(f"{kind}-times", {kind: word, "count": count}))
        return phrases or [self.none_of(kind)]

    def in_list(self, kind: str, name: Any) -> Any:
        """Returns a thing as it appears in a list."""
        word = self.format_value(kind, name)
        return Phrase(f"{kind}-listed", {kind: word}) if f"{kind}-listed" in self.messages else word

    def none_of(self, kind: str) -> Phrase:
        """Returns the words for no thing of a kind, such as "no card"."""
        return Phrase(f"no-{kind}" if self.knows(f"no-{kind}") else "nothing")

    def of_thing(self, kind: str, name: Any) -> Any:
        """Returns a thing as a phrase; if the catalogues have no sentence for it, as for a card that a player added,
        returns its id.

        A sentence with values is not a name: `card-times` does not name a card "times".
        """
        message_id = f"{kind}-{kebab(str(name))}"
        return Phrase(message_id) if self.messages.get(message_id) == NO_VALUES else name
