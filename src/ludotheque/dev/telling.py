"""Puts the steps and actions of a match into words for the workbench, and also shows them as data."""

from __future__ import annotations

from typing import Any

from msgspec import convert

from ludotheque.core.default_words import describe_struct, words_of
from ludotheque.core.game import Game
from ludotheque.core.history import DRAWN, PLAY, Entry
from ludotheque.core.structs import Action
from ludotheque.core.words import Phrase
from ludotheque.dev.messages import StepView


def step_view(entry: Entry, rules: Game[Any]) -> StepView:
    """Returns an entry of a history or of a record with nothing hidden, in words and as data."""
    recorded = entry.for_record()
    said = phrase_of(entry.action, rules) if entry.kind in (PLAY, DRAWN) else None
    return StepView(recorded.kind, recorded.seat, said, recorded.action, recorded.luck)


def phrase_of(action: Any, rules: Game[Any]) -> Phrase:
    """Puts an action (a Struct or plain data) into words, or shows it as data if the game has no words for it, for
    instance because the action is nonsense.
    """
    try:
        return words_of(rules).of_action(action if isinstance(action, Action) else convert(action, rules.actions))
    except Exception:
        return Phrase(describe_struct(action))
