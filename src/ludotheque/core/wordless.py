"""Words for a game that brings none of its own: its data as they are, so that it can be played all the same."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, cast

import msgspec

from ludotheque.core.errors import Refused
from ludotheque.core.events import Event
from ludotheque.core.game import Game
from ludotheque.core.structs import Action, Outcome, View
from ludotheque.core.words import Line, Phrase, Question, Voice, Who, Words


def words_of(game: Game[Any]) -> Words:
    """What a game can put into words."""
    found = game.part("words")
    return Wordless() if found is None else cast(Words, found)


def in_short(thing: Any) -> str:
    """A Struct as its type and its values."""
    doc: dict[str, Any] = msgspec.to_builtins(thing)
    return " ".join(str(value) for value in doc.values() if value is not None)


class Wordless:
    """Says of everything what its JSON says.  A phrase without a sentence is shown as it is."""

    def of_action(self, action: Action, view: View | None = None) -> Phrase:
        return Phrase(in_short(action))

    def of_event(self, event: Event) -> Phrase:
        return Phrase(in_short(event))

    def is_minor(self, event: Event) -> bool:
        return False

    def of_view(self, view: View) -> list[Phrase]:
        return [Phrase(f"{key}: {value}") for key, value in msgspec.to_builtins(view).items()]

    def of_hand(self, view: View) -> list[Phrase]:
        return self.of_view(view)

    def of_question(self, view: View) -> Question:
        return Question(Phrase("choose"), Phrase("choose-why"), "")

    def of_waiting(self, view: View) -> Phrase:
        return Phrase("waiting", {"seats": ", ".join(str(seat + 1) for seat in view.to_act)})

    def of_outcome(self, outcome: Outcome) -> Phrase:
        return Phrase(outcome.reason)

    def of_refusal(self, refused: Refused) -> Phrase:
        values = dict(refused.values)
        if isinstance(values.get("seat"), int):
            values["seat"] = Who(values["seat"])
        return Phrase(refused.message, values)

    def draw(self, view: View, voice: Voice, width: int, height: int) -> tuple[list[Line], list[Line]]:
        return [[(voice.say(phrase), "")] for phrase in self.of_view(view)], []

    def notes(self, action: Action, view: View) -> list[Phrase]:
        return []

    def is_idle(self, action: Action) -> bool:
        return False

    def short(self, action: Action) -> list[Any]:
        return [in_short(action).partition(" ")[2] or in_short(action)]

    def vocabulary(self, view: View) -> Iterable[Action]:
        return ()
