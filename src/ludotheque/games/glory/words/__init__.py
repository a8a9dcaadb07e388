"""Puts Road to Glory into words, where the sentences in ../words.en.ftl and ../words.fr.ftl need some code."""

from __future__ import annotations

from pathlib import Path

from ludotheque.core.structs import View
from ludotheque.core.words import Line, Voice
from ludotheque.games.glory.actions import Actions
from ludotheque.games.glory.events import FightEnded, RingReentered, RoundEnded
from ludotheque.games.glory.words import drawing
from ludotheque.games.glory.words.actions import IDLE
from ludotheque.games.glory.words.positions import SECTIONS, PositionWords


class GloryWords(PositionWords):
    """Puts Road to Glory into words."""

    def draw(self, view: View, voice: Voice, width: int, height: int) -> tuple[list[Line], list[Line]]:
        """Draws a line for each wrestler, and the piles."""
        return drawing.draw(view, voice, width, height)


WORDS = GloryWords(
    Path(__file__).parents[1],
    Actions,
    sections=SECTIONS,
    idle=IDLE,
    minor=(RoundEnded, FightEnded, RingReentered),
)
