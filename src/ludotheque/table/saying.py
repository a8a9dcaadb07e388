"""What one viewer is told in words: the same words in the browser, in a terminal and to a screen reader.

Made of that viewer's view and of events as that viewer saw them; in no language yet (`core.words.Phrase`).
"""

from __future__ import annotations

from collections.abc import Iterable

from ludotheque.core.catalogue import find_game
from ludotheque.core.choices import Choices
from ludotheque.core.default_words import words_of
from ludotheque.core.errors import BadInput, Refused
from ludotheque.core.events import Event
from ludotheque.core.structs import View
from ludotheque.core.words import Phrase, Question, Who, Words
from ludotheque.table.declining import Declined
from ludotheque.table.messages import Label, Said


def words(game: str) -> Words:
    """The words of a game."""
    return words_of(find_game(game))


def events_said(game: str, events: Iterable[Event]) -> tuple[Said, ...]:
    """Each event as its viewer saw it."""
    spoken = words(game)
    return tuple([Said(spoken.of_event(event), spoken.is_minor(event)) for event in events])


def waiting_for(view: View) -> Phrase:
    """Who is asked, and what for; when it is over: how it ended."""
    return words(view.game).of_waiting(view)


def question_to(view: View) -> Question | None:
    """What the viewer is asked; None: nothing."""
    return words(view.game).of_question(view) if view.seat in view.to_act else None


def labels_of(view: View, choices: Choices) -> tuple[Label, ...]:
    """The listed actions, each as a choice."""
    spoken = words(view.game)
    return tuple(
        [
            Label(
                spoken.of_action(action, view),
                as_phrase(spoken.short(action)[0]),
                tuple(spoken.notes(action, view)),
                spoken.is_idle(action),
            )
            for action in choices
        ]
    )


def as_phrase(short: object) -> Phrase:
    """A short name, which may be a phrase, a seat or a text, as a phrase."""
    if isinstance(short, Phrase):
        return short
    return Phrase("just", {"it": short if isinstance(short, Who) else str(short)})


def refusal_said(game: str, refused: Refused | BadInput | Declined) -> Phrase | None:
    """Why something was refused, with its seats and things named; None: message and values are the whole sentence."""
    if isinstance(refused, Refused):
        return words(game).of_refusal(refused)
    return refused.said if isinstance(refused, Declined) else None


def description(view: View) -> tuple[tuple[Phrase, ...], tuple[Phrase, ...]]:
    """All that a viewer knows, line by line, and what the viewer holds."""
    spoken = words(view.game)
    return tuple(spoken.of_view(view)), tuple(spoken.of_hand(view))
