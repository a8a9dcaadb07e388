"""The bot that knows nothing: it plays at random, in every game."""

from __future__ import annotations

from ludotheque.core.choices import Choices
from ludotheque.core.drive import ANY_TIME
from ludotheque.core.luck import Luck
from ludotheque.core.structs import Action, View


def play_at_random(view: View, choices: Choices, luck: Luck) -> Action | None:
    """Any of the choices, each as likely; what it does not owe it does in one of eight offers."""
    if view.seat not in view.to_act and luck.die(ANY_TIME) != 1:
        return None
    return choices.sample(luck)
