"""Computes hints for players: what the search would do in a seat's place.  A hint depends only on the seat's view."""

from __future__ import annotations

from hashlib import sha256
from typing import Any, Final

import msgspec

from ludotheque.bots.search.analysis import Choice, analyse
from ludotheque.core.catalogue import find_game
from ludotheque.core.choices import Choices
from ludotheque.core.default_words import words_of
from ludotheque.core.luck import fast
from ludotheque.core.start import imagine
from ludotheque.core.structs import View
from ludotheque.core.words import Words
from ludotheque.table.messages import HintChoice
from ludotheque.table.ports import Hinted

SIMULATIONS: Final = 400
MOST_CHOICES: Final = 3  # the maximum number of choices in a hint
MOST_STEPS: Final = 2  # so many later steps of a plan are told: those after them depend on what will be drawn or done


def hint(view: View, simulations: int = SIMULATIONS) -> Hinted:
    """Returns the best choices of a seat that owes a decision; equal views get equal hints."""
    luck = fast(sha256(msgspec.json.encode(view)).digest())
    analysis = analyse(view, choices_of(view), luck, simulations)
    words = words_of(find_game(view.game))
    shown: list[HintChoice] = []
    for choice in analysis.choices:
        hint_choice = as_hint(choice, view, words)
        if len(shown) < MOST_CHOICES and hint_choice.said not in [one.said for one in shown]:
            shown.append(hint_choice)
    return Hinted(tuple(shown), analysis.has_values)


def as_hint(choice: Choice, view: View, words: Words) -> HintChoice:
    """Puts one choice of an analysis into words."""
    action: dict[str, Any] = msgspec.to_builtins(choice.action)
    error = None if choice.error is None else round(choice.error, 4)
    reason = None if choice.reason is None else choice.reason.said
    then = tuple([words.of_action(later) for later in choice.plan[1 : 1 + MOST_STEPS]])
    return HintChoice(action, words.of_action(choice.action, view), then, round(choice.value, 4), error, reason)


def choices_of(view: View) -> Choices:
    """Returns the viewer's choices.  They are the same in every match that fits the view, so they can be read from an
    imagined match.
    """
    assert view.seat is not None
    return imagine(view, fast(0)).choices(view.seat)
