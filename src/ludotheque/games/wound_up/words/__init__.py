"""All Wound Up in words: actions, events, questions and whole positions as phrases, and the graveyard drawn in text.

The sentences themselves are in ../words.en.ftl and ../words.fr.ftl.
"""

from ludotheque.games.wound_up.words.actions import is_idle, notes, of_action, of_region, short, vocabulary
from ludotheque.games.wound_up.words.drawing import draw
from ludotheque.games.wound_up.words.events import is_minor, of_event, of_outcome, of_refusal
from ludotheque.games.wound_up.words.positions import of_hand, of_question, of_view, of_waiting

__all__ = [
    "draw",
    "is_idle",
    "is_minor",
    "notes",
    "of_action",
    "of_event",
    "of_hand",
    "of_outcome",
    "of_question",
    "of_refusal",
    "of_region",
    "of_view",
    "of_waiting",
    "short",
    "vocabulary",
]
