"""The bot `random`, which plays any game at random."""

from __future__ import annotations

from ludotheque.core.choices import Choices
from ludotheque.core.drive import ANY_TIME
from ludotheque.core.luck import Luck
from ludotheque.core.structs import Action, View


def play_at_random(view: View, choices: Choices, luck: Luck) -> Action | None:
    """Plays any of the choices, each equally likely; takes an optional action one time in eight."""
    if view.seat not in view.to_act and luck.die(ANY_TIME) != 1:
        return None
    return choices.sample(luck)
