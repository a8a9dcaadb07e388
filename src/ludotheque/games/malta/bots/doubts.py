"""How likely a card is to be countered by a reaction, from what one seat knows of the others' cards."""

from __future__ import annotations

import math
from typing import Final

from ludotheque.games.malta.bots.evaluate import Mind
from ludotheque.games.malta.state import NOBODY, State

REACTION: Final = 0.6  # what a reaction costs whoever plays it: the card, and one card fewer in hand
DOUBT: Final = 0.2  # how sharply a rival tells what is worth a reaction from what is not


class Doubts:
    """What one seat thinks of its rivals' reactions during its turn."""

    def __init__(self, state: State, mind: Mind) -> None:
        self.now = mind.value(state)
        self.holds: list[float] = [0.0] * state.settings.seats  # how likely each rival holds a reaction
        self.are_none = True
        if state.original != NOBODY:  # §5.3  a card that was turned round is answered no more
            return
        for seat in state.still_in.members:
            if seat != mind.me:
                self.holds[seat] = holds_reaction(state, mind, seat)
                self.are_none = self.are_none and self.holds[seat] == 0.0

    def chance(self, value: float) -> float:
        """A value as the chance to win, so that good and bad ends may be averaged."""
        odds = min(30.0, max(-30.0, value - self.now))
        return 1.0 / (1.0 + math.exp(-odds))

    def countered(self, works: list[float], fails: list[float]) -> float:
        """How likely some rival reacts to a card, by how good the position is for each seat if it works and if it fails."""
        none = 1.0
        for seat, holds in enumerate(self.holds):
            if holds > 0.0:
                odds = min(30.0, max(-30.0, (fails[seat] - works[seat] - REACTION) / DOUBT))
                none *= 1.0 - holds / (1.0 + math.exp(-odds))
        return 1.0 - none


def holds_reaction(state: State, mind: Mind, seat: int) -> float:
    """How likely a rival holds a reaction: surely if it is known to, else by the cards that are nowhere to be seen."""
    reactions = state.box.reactions
    known, unknown = mind.known_cards(state, seat)
    for kind in known:
        if kind in reactions:
            return 1.0
    unseen = list(state.deck.items)
    for holder in range(state.settings.seats):
        if holder != mind.me:
            unseen += state.hands[holder]
            for kind in state.known_of(mind.me, holder).items:
                unseen.remove(kind)
    others = len(unseen)
    for kind in reactions:
        others -= unseen.count(kind)
    none = 1.0
    for drawn in range(unknown):
        none *= max(0, others - drawn) / (len(unseen) - drawn)
    return 1.0 - none
