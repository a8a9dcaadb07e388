"""The features of a seat in Malta, from which the trained value computes its chance to win."""

from __future__ import annotations

from typing import Final

from ludotheque.core.structs import Seat
from ludotheque.games.malta.bots.evaluate import MOST_CARDS, ON_TURN, WAITING, Lore, has_pawn
from ludotheque.games.malta.state import NOBODY, State

FEATURES: Final = (
    "lives",
    "on turn",
    "next",
    "cards",
    "cards on turn",
    "few cards",
    "hand",
    "quota",
    "worth",
    "reaction",
    "refills",
    "removals",
    "swap",
    "exposed",
    "best arrow",
    "stuck",
    "cards when stuck",
    "trade when stuck",
    "stuck without help",
    "last card",
    "blind",
)


def measure(state: State, seat: Seat, lore: Lore) -> list[float]:
    """Returns the features of a seat: its cards, where its arrows lead, and what could make it lose."""
    hand = state.hands[seat]
    place = state.pawns[seat]
    cards = len(hand)
    worth = reaction = refills = removals = swap = trades = 0.0
    is_helped = False
    ways = [] if place == NOBODY else state.ways_from(place)
    on_circle = place != NOBODY and state.number_at(place) == 0
    helps = lore.helps_on_circle if on_circle else lore.helps_at_edge
    for kind in hand:
        worth += lore.worth[kind]
        if kind in state.box.reactions:
            reaction = 1.0
        if lore.refills[kind]:
            refills += 1.0
        if lore.removes[kind]:
            removals += 1.0
        if lore.swaps[kind]:
            swap = 1.0
        if lore.trades[kind]:
            trades += 1.0
        is_helped = is_helped or helps[kind]
    attacks = 0.0
    most = 0
    for rival in state.still_in.members:
        if rival != seat:
            theirs = state.hands[rival]
            most = max(most, len(theirs))
            for kind in theirs:
                if lore.attacks[kind]:
                    attacks += 1.0
    on_turn = state.turn == seat
    quota = drawn = 0
    waiting = turning = 0.0
    if place == NOBODY:
        pass
    elif on_turn:
        quota = state.quota
        turning = ON_TURN[min(MOST_CARDS, 2 * max(0, cards - quota) + max(0, 2 * quota - cards))]
    else:
        drawn = min(state.number_at(place), len(state.deck.items))
        quota = (cards + drawn + 1) // 2
        waiting = WAITING[min(MOST_CARDS, cards + drawn)]
    stuck = 0.0 if ways or place == NOBODY else 1.0
    no_help = lore.no_help_on_circle if on_circle else lore.no_help_at_edge
    whole = cards + drawn
    return [
        float(state.lives(seat)),
        1.0 if on_turn else 0.0,
        1.0 if state.still_in.left_of(state.turn) == seat else 0.0,
        waiting,
        turning,
        1.0 if whole <= 3 else 0.0,
        float(cards),
        float(quota),
        worth,
        reaction,
        refills,
        removals,
        swap * (most - cards),
        attacks / (1 + cards),
        best_arrow(state, place, ways),
        stuck,
        stuck * cards,
        stuck * trades,
        0.0 if is_helped else stuck * no_help**drawn,
        (1.0 if whole == 0 else 0.0 if refills else lore.no_refill**drawn) if quota >= whole else 0.0,
        1.0 if state.blind.has(seat) else 0.0,
    ]


def best_arrow(state: State, place: int, ways: list[int]) -> float:
    """Returns the value of the best space that an arrow leads to: cards to draw, less a toll to pay or a dead end."""
    if not ways:
        return 0.0
    steps: list[int] = state.settings.grid.steps[place]
    best = -9.0
    for way in ways:
        to = steps[way]
        number = float(state.number_at(to))
        promise = 0.1 * number
        if not state.ways_from(to):
            promise -= 0.8
        elif has_pawn(state, to):
            promise -= 0.25 * number
        if promise > best:
            best = promise
    return best
