"""What somebody types, understood: a number, words, or an action as JSON."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable

from ludotheque.core.structs import Action, View
from ludotheque.core.words import Voice, Words


def plain(text: str) -> str:
    """A text without capitals, accents and punctuation, so that it need not be typed exactly."""
    letters = unicodedata.normalize("NFKD", text.casefold().replace("œ", "oe"))
    return " ".join(re.findall(r"[^\W_]+", "".join(one for one in letters if not unicodedata.combining(one))))


def names_of(action: Action, words: Words, view: View, voice: Voice) -> list[str]:
    """All ways to name an action, as `plain` writes them."""
    short = [part for value in words.short(action) for part in voice.word(value).split(",")]
    return [
        plain(name) for name in (*short, voice.say(words.of_action(action)), voice.say(words.of_action(action, view)))
    ]


def find(
    text: str, actions: Iterable[Action], words: Words, view: View, voice: Voice, *, is_exact: bool = False
) -> list[Action]:
    """The actions that a text may mean: those named exactly so, else those that begin so, else those with all its words."""
    typed = plain(text)
    if not typed:
        return []
    named = [(action, names_of(action, words, view, voice)) for action in actions]
    exact = [action for action, names in named if typed in names]
    if exact or is_exact:
        return exact
    begun = [action for action, names in named if any(name.startswith(typed) for name in names)]
    if begun:
        return begun
    parts = set(typed.split())
    return [action for action, names in named if any(parts <= set(name.split()) for name in names)]
