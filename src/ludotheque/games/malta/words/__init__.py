"""Puts Malta into words, where the sentences in ../words.en.ftl and ../words.fr.ftl need some code."""

from __future__ import annotations

from pathlib import Path

from ludotheque.core.default_words import says
from ludotheque.core.structs import View
from ludotheque.core.words import Line, Phrase, Voice, Who
from ludotheque.games.malta.actions import Actions, Pass
from ludotheque.games.malta.events import BoardLaid, CardPlayed, CardTurnedRound, SeatLost, TurnEnded
from ludotheque.games.malta.words import drawing
from ludotheque.games.malta.words.positions import SECTIONS, PositionWords
from ludotheque.games.malta.words.things import targeted, targets


class MaltaWords(PositionWords):
    """Puts Malta into words."""

    @says(CardPlayed, CardTurnedRound)
    def card_played(self, event: CardPlayed | CardTurnedRound) -> Phrase:
        """Returns the sentence about a card that was played, with the card's targets if there are any."""
        message = "event-card-played" if isinstance(event, CardPlayed) else "event-card-turned-round"
        if not event.targets:
            return self.sentence(message, event)
        return self.sentence(targeted(message, event.seat, event.targets), event, targets=targets(event.targets))

    @says(SeatLost)
    def seat_lost(self, event: SeatLost) -> Phrase:
        """Says why a seat lost."""
        return Phrase(event.reason, {"seat": Who(event.seat)})

    def draw(self, view: View, voice: Voice, width: int, height: int) -> tuple[list[Line], list[Line]]:
        """Draws the board and the players."""
        return drawing.draw(view, voice, width, height)


WORDS = MaltaWords(Path(__file__).parents[1], Actions, sections=SECTIONS, idle=(Pass(),), minor=(TurnEnded, BoardLaid))
