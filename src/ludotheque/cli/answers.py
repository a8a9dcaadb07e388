"""Understands what a player types: a number, words, or an action as JSON."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from typing import NamedTuple

from ludotheque.core.structs import Action, View
from ludotheque.core.words import Phrase, Voice, Words


def plain(text: str) -> str:
    """Removes capitals, accents and punctuation from a text, so that players need not type it exactly."""
    letters = unicodedata.normalize("NFKD", text.casefold().replace("œ", "oe"))
    return " ".join(re.findall(r"[^\W_]+", "".join(char for char in letters if not unicodedata.combining(char))))


class NamedAction(NamedTuple):
    """An action with all its names, normalised by `plain`."""

    action: Action
    sentences: list[str]  # phrases that begin with the verb, and shorter names that are quick to type
    objects: list[str]  # only what the action is about: a card, a player, a place

    def is_called(self, typed: str) -> bool:
        """Returns whether this text is one of the action's names."""
        return typed in self.sentences or typed in self.objects

    def mentions(self, typed: str) -> bool:
        """Returns whether one of the action's names contains all these words."""
        parts = set(typed.split())
        return any(parts <= set(name.split()) for name in (*self.sentences, *self.objects))


def name_action(action: Action, words: Words, view: View, voice: Voice) -> NamedAction:
    """Pairs an action with the names under which it can be typed."""
    named = NamedAction(action, [], [])
    for value in words.typed(action, view):
        is_object = not (isinstance(value, Phrase) and value.message.startswith(("typed-", "action-")))
        names = named.objects if is_object else named.sentences
        names += [plain(part) for part in voice.word(value).split(",")]
    named.sentences.extend([plain(voice.say(words.of_action(action, viewed))) for viewed in (None, view)])
    return named


def find_exactly(text: str, actions: Iterable[Action], words: Words, view: View, voice: Voice) -> list[Action]:
    """Returns the actions that have exactly this name."""
    typed = plain(text)
    return [
        candidate.action
        for candidate in (name_action(action, words, view, voice) for action in actions)
        if candidate.is_called(typed)
    ]


def find_mentioned(text: str, actions: Iterable[Action], words: Words, view: View, voice: Voice) -> list[Action]:
    """Returns the actions with exactly this name or, if there are none, those whose names contain all words of the
    text.
    """
    typed = plain(text)
    candidates = [name_action(action, words, view, voice) for action in actions]
    called = [candidate.action for candidate in candidates if candidate.is_called(typed)]
    return called or [candidate.action for candidate in candidates if typed and candidate.mentions(typed)]


def find(text: str, choices: Iterable[Action], words: Words, view: View, voice: Voice) -> tuple[list[Action], bool]:
    """Returns the choices a text may mean, and whether that is unambiguous.

    The name of a card, player or place is unambiguous if all choices that mention it are actions of one type.  So
    "Corvina" alone is ambiguous if Corvina may be challenged and a card may be played on her, too.  Words from the
    middle of a choice are unambiguous only if all choices, apart from passing, are actions of one type.
    """
    typed = plain(text)
    if not typed:
        return [], True
    candidates = [name_action(action, words, view, voice) for action in choices]
    spoken = [candidate for candidate in candidates if typed in candidate.sentences] or [
        candidate for candidate in candidates if any(name.startswith(typed) for name in candidate.sentences)
    ]
    things = [candidate for candidate in candidates if typed in candidate.objects] or [
        candidate for candidate in candidates if any(name.startswith(typed) for name in candidate.objects)
    ]
    mentioned = [candidate for candidate in candidates if candidate.mentions(typed)]
    if spoken:
        return [candidate.action for candidate in spoken], True
    if things:
        kinds = {type(candidate.action) for candidate in (*things, *mentioned)}
        return [candidate.action for candidate in (things if len(kinds) == 1 else mentioned)], len(kinds) == 1
    deeds = {type(candidate.action) for candidate in candidates if not words.is_idle(candidate.action)}
    return [candidate.action for candidate in mentioned], len(deeds) == 1
