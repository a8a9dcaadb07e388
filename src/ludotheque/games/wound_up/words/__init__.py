"""Puts All Wound Up into words, where the sentences in ../words.en.ftl and ../words.fr.ftl need some code."""

from __future__ import annotations

from pathlib import Path

from ludotheque.core.structs import View
from ludotheque.core.words import Line, Voice
from ludotheque.games.wound_up.actions import Actions
from ludotheque.games.wound_up.events import PawnsWalked, RaisePassed, TurnEnded
from ludotheque.games.wound_up.words import drawing
from ludotheque.games.wound_up.words.actions import IDLE
from ludotheque.games.wound_up.words.positions import SECTIONS, PositionWords


class WoundUpWords(PositionWords):
    """Puts All Wound Up into words."""

    def draw(self, view: View, voice: Voice, width: int, height: int) -> tuple[list[Line], list[Line]]:
        """Draws the graveyard, and a line for each seat."""
        return drawing.draw(view, voice, width, height)


WORDS = WoundUpWords(
    Path(__file__).parents[1],
    Actions,
    sections=SECTIONS,
    idle=IDLE,
    minor=(RaisePassed, PawnsWalked, TurnEnded),
)
