"""The features of a seat: named numbers from which the trained value computes its chance to win."""

from __future__ import annotations

import math
from bisect import bisect_left
from functools import lru_cache
from typing import Final

from ludotheque.core.structs import Seat
from ludotheque.games.glory.bots.evaluate import HELD
from ludotheque.games.glory.bots.quick import Tables
from ludotheque.games.glory.box import GloryBox
from ludotheque.games.glory.state import OUT, OUTSIDE, RING, State

FEATURES: Final = (
    "stamina",  # the stamina of all wrestlers of the seat, in tens
    "wrestlers",  # the number of wrestlers that the seat has left
    "fear",  # the nearer the stamina of each wrestler is to 0, the larger
    "power",  # logarithm of stamina and cards together
    "lead",  # logarithm of the seat's power relative to that of the strongest rival
    "share",  # the seat's share of the power of all seats
    "best-cards",  # the strength of the best four cards to fight with
    "other-cards",  # the strength of the other cards to fight with
    "dice-cards",  # cards that add a die or take one away
    "cancelled",
    "leave",
    "void",
    "more",
    "draw",
    "lose",
    "heals",  # points of stamina that events and divas in the hand give back
    "hurts",  # points of stamina that events and divas in the hand take from others
    "full-hand",  # how far the hand is filled beyond three quarters of its limit
    "late-cards",  # cards held late in the match
    "path",  # actions still to come on the path
    "safe",  # wrestlers on the path, whom nobody can challenge
    "outside",  # wrestlers outside the ring
    "turn",  # 1 if it is the seat's turn, otherwise 0
    "next",  # 1 divided by the number of turns until the seat's next one
)

BEST: Final = 4
LATE: Final = 14  # from this round on the match counts as late
EFFECTS: Final = ("cancel", "leave", "void", "more", "draw", "lose")
FIRST_EFFECT: Final = 9  # the index of the first of EFFECTS among the features


class Additions:
    """For each kind of card, the feature that a card in the hand adds to, and the amount that it adds."""

    def __init__(self, box: GloryBox) -> None:
        self.feature: list[int] = []  # the index of the feature
        self.amount: list[float] = []
        for kind in range(len(box.cards)):
            feature, amount = self.of(box.effects[kind], box.amounts[kind], kind < box.first_referee)
            self.feature.append(feature)
            self.amount.append(amount)

    def of(self, effect: str, amount: int, fights: bool) -> tuple[int, float]:
        """Returns the index of the feature that a card with this effect adds to, and the amount that it adds."""
        if fights:
            return 8, 0.1 if effect == "die" else 0.0
        if effect in EFFECTS:
            return FIRST_EFFECT + EFFECTS.index(effect), 1.0
        if effect == "take":
            return 16, 0.1 * amount
        if effect == "roll":
            return 15, 0.35
        return (15, 0.1 * amount) if amount > 0 else (16, -(0.1 * amount))


@lru_cache(maxsize=4)
def additions_of(box: GloryBox) -> Additions:
    """Returns what each kind of card in a box adds to features, computed once for all matches with the box."""
    return Additions(box)


def powers_of(state: State, tables: Tables) -> list[float]:
    """Returns the power of each seat: stamina, and a little for cards."""
    settings = state.settings
    found = [0.0] * settings.seats
    life = tables.lore.life
    for wrestler, stamina in enumerate(state.stamina):
        found[settings.owner[wrestler]] += life[stamina]
    for seat in state.alive.members:
        found[seat] += HELD * len(state.hands[seat].items)
    return found


def measure(state: State, seat: Seat, tables: Tables) -> list[float]:
    """Returns the features of a living seat, in the order of FEATURES."""
    settings = state.settings
    box = tables.lore.box
    found = [0.0] * len(FEATURES)
    items = state.hands[seat].items
    for wrestler in state.wrestlers_of(seat):
        place = state.places[wrestler]
        if place == OUT:
            continue
        found[0] += 0.1 * state.stamina[wrestler]
        found[1] += 1.0
        found[2] += math.exp(-0.25 * state.stamina[wrestler])
        if place < RING:
            for space in range(place, len(settings.path)):
                found[19] += 0.1 * settings.path[space]
            found[20] += 1.0
        elif place == OUTSIDE:
            found[21] += 1.0
    powers = powers_of(state, tables)
    strongest = 0.001
    for other in state.alive.members:
        if other != seat and powers[other] > strongest:
            strongest = powers[other]
    own = max(powers[seat], 0.001)
    found[3] = math.log(own)
    found[4] = found[3] - math.log(strongest)
    found[5] = own / max(sum(powers), 0.001)
    fighting = bisect_left(items, box.first_referee)
    swings = sorted([tables.swing[kind] for kind in items[:fighting]], reverse=True)
    found[6] = 0.1 * sum(swings[:BEST])
    found[7] = 0.1 * sum(swings[BEST:])
    additions = additions_of(box)
    for kind in items:
        found[additions.feature[kind]] += additions.amount[kind]
    found[17] = max(0.0, len(items) / settings.hand - 0.75)
    found[18] = 0.1 * len(items) * max(0.0, 1.0 - LATE / max(LATE, state.round))
    if state.turn == seat:
        found[22] = 1.0
    else:
        found[23] = 1.0 / ((state.turn - seat) % settings.seats)
    return found
