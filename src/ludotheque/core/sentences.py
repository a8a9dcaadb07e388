"""Makes the sentences of a game: inserts the fields of its actions, events and views as their annotations say
(things.py).
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
COUNTED = "how many"  # marks a field of which a sentence uses only the length


class Sentences:
    """The catalogues in a game's folder, and functions that compute the values for their sentences."""

    def __init__(self, folder: Path, actions: Any) -> None:
        self.folder = folder
        self.actions = actions  # union of the action types
        self._plans: dict[tuple[str, type], tuple[TypedField, ...]] = {}

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
        """The ids of all sentences, and for each id the values that its sentence uses in any language."""
        found: dict[str, frozenset[str]] = {}
        for one in self.catalogues.values():
            for message in one.sources:
                found[message] = found.get(message, frozenset()) | one.wants(message)
        return found

    def knows(self, message: str) -> bool:
        """Is there a sentence with this id?"""
        return message in self.messages

    def sentence(self, message: str, about: msgspec.Struct, /, **more: Any) -> Phrase:
        """Returns a sentence, with those fields of a Struct that it uses, and with other values."""
        plan = self._plans.get((message, type(about)))
        if plan is None:
            plan = self._plans[message, type(about)] = self.plan(message, type(about))
        values: dict[str, Any] = {}
        for field in plan:
            if field.word not in more:
                values[field.word] = self.word_for(field, getattr(about, field.name))
        return Phrase(message, {**values, **more})

    def plan(self, message: str, kind: type[msgspec.Struct]) -> tuple[TypedField, ...]:
        """Returns the fields of a kind of Struct that a sentence uses, including `$cardsCount` and `$cardId`."""
        wanted = self.messages.get(message, frozenset())
        fields = typed_fields(kind)
        counts = [field._replace(word=f"{field.word}Count", kind=COUNTED, is_each=False) for field in fields]
        ids = [field._replace(word=f"{field.word}Id", kind=None) for field in fields]
        return tuple([field for field in (*fields, *counts, *ids) if field.word in wanted])

    def pick_sentence(self, message: str, about: msgspec.Struct, more: Mapping[str, Any]) -> Phrase:
        """Returns a sentence, with only those fields of a Struct and those other values that it uses."""
        wanted = self.messages.get(message, frozenset())
        return self.sentence(message, about, **{key: value for key, value in more.items() if key in wanted})

    def word_for(self, field: TypedField, value: Any) -> Any:
        """Returns the value of a field in the form that sentences use."""
        if not field.is_each or value is None:
            return self.word(field.kind, value)
        message = f"{kebab(field.name)}-each"
        key, said = (field.word, message) if self.knows(message) else ("it", "each-seat")
        words = enumerate([None if one is None else self.word(field.kind, one) for one in value])
        return [Phrase(said, {"seat": Who(seat), key: one}) for seat, one in words if one is not None]

    def word(self, kind: str | None, value: Any) -> Any:
        """Returns a value in the form that sentences use; `kind` says what the value names (None: nothing, as for a
        count).

        The result is a number, a text, a phrase, a seat, or a list of these.
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
            return [self.word(kind, value) for value in values]
        if not self.knows(f"{kind}-times"):
            return [self.in_list(kind, value) for value in values] or [self.none_of(kind)]
        counts: dict[Any, int] = {}
        for value in values:
            counts[value] = counts.get(value, 0) + 1
        return self.things_with_counts(kind, counts)

    def things_with_counts(self, kind: str, counts: Mapping[Any, int]) -> list[Any]:
        """Lists things of a kind, with how many of each there are."""
        said = []
        for name, count in counts.items():
            word = self.in_list(kind, name)
            said.append(word if count == 1 else Phrase(f"{kind}-times", {kind: word, "count": count}))
        return said or [self.none_of(kind)]

    def in_list(self, kind: str, name: Any) -> Any:
        """Returns a thing as it appears in a list."""
        word = self.word(kind, name)
        return Phrase(f"{kind}-listed", {kind: word}) if f"{kind}-listed" in self.messages else word

    def none_of(self, kind: str) -> Phrase:
        """Returns the words for no thing of a kind, such as "no card"."""
        return Phrase(f"no-{kind}" if self.knows(f"no-{kind}") else "nothing")

    def of_thing(self, kind: str, name: Any) -> Any:
        """Returns a thing as a phrase; if the catalogues have no sentence for it, as for a card that a player added,
        returns its id.

        A sentence with values is not a name: `card-times` does not name a card "times".
        """
        message = f"{kind}-{kebab(str(name))}"
        return Phrase(message) if self.messages.get(message) == NO_VALUES else name
