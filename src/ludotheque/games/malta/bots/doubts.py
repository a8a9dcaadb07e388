"""Estimates how likely a rival is to react to a card, from what one seat knows of the others' cards."""

from __future__ import annotations

import math

from ludotheque.games.malta.bots.evaluate import Mind
from ludotheque.games.malta.bots.weights import WEIGHTS
from ludotheque.games.malta.state import NOBODY, State


class Doubts:
    """What one seat expects of its rivals' reactions to the cards that it plays in its turn."""

    def __init__(self, state: State, mind: Mind) -> None:
        self.now = mind.value(state)
        # For each rival, the probability that it holds a reaction.
        self.holds: list[float] = [0.0] * state.settings.seats
        self.are_none = True
        if state.original != NOBODY:  # §5.3  nobody can react to a card that a Boomerang turned round
            return
        for seat in state.still_in.members:
            if seat != mind.me:
                self.holds[seat] = holds_reaction(state, mind, seat)
                self.are_none = self.are_none and self.holds[seat] == 0.0

    def chance(self, value: float) -> float:
        """Returns a value converted to a probability of winning, so that good and bad outcomes can be averaged."""
        odds = min(30.0, max(-30.0, value - self.now))
        return 1.0 / (1.0 + math.exp(-odds))

    def countered(self, works: list[float], fails: list[float]) -> float:
        """Returns the probability that some rival reacts to a card, given the value of the position for each seat if
        the card works or fails.
        """
        none = 1.0
        for seat, holds in enumerate(self.holds):
            if holds > 0.0:
                odds = min(30.0, max(-30.0, (fails[seat] - works[seat] - WEIGHTS.reaction) / WEIGHTS.doubt))
                none *= 1.0 - holds / (1.0 + math.exp(-odds))
        return 1.0 - none


def holds_reaction(state: State, mind: Mind, seat: int) -> float:
    """Returns the probability that a rival holds a reaction: 1 if this seat knows of one, otherwise estimated from the
    cards that this seat cannot see.
    """
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
