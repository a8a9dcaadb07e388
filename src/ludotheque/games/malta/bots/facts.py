"""Facts about what a plan leads to in Malta: seats that are out or stuck, and the cards that everybody holds and will
draw.
"""

from __future__ import annotations

from typing import Final

from ludotheque.core.facts import Fact
from ludotheque.core.structs import Seat
from ludotheque.core.words import Who
from ludotheque.games.malta.state import NO_PLACE, State

# The features that are about cards in hand, or about where the next cards come from.
OF_CARDS: Final = (
    "cards",
    "cards on turn",
    "few cards",
    "hand",
    "last card",
    "exposed",
    "best arrow",
    "worth",
    "blind",
)
OF_RIVALS: Final = ("rivals",)
# A reason says that a seat is out only if this happens so much more often after one plan than after the other, in cases
# out of ten.
OFTEN: Final = 2.5


def facts_of(before: State, after: State, later: State, seat: Seat) -> list[Fact]:
    """Returns the facts about what a seat's plan has led to; cards are counted only when the seat's turn is over."""
    you = {"seat": Who(seat)}
    found = [Fact("fact-out", float(not after.is_in(seat)), 95.0, is_good=False, values=you)]
    found.append(Fact("fact-out-soon", out_in(later, seat), 65.0, least=OFTEN, is_good=False, values=you))
    if after.is_in(seat):
        found.append(Fact("fact-stuck", float(is_stuck(after, seat)), 70.0, is_good=False, values=you))
        if after.turn != seat:
            hand, drawn = float(len(after.hands[seat])), float(cards_next(after, seat))
            found.append(Fact("fact-draws", drawn, 40.0, least=1.0, features=OF_CARDS))
            found.append(Fact("fact-hand", hand, 30.0, least=1.0, features=OF_CARDS))
    for rival in before.still_in.members:
        if rival == seat:
            continue
        them = {"seat": Who(rival)}
        found.append(Fact("fact-rival-out", float(not after.is_in(rival)), 90.0, values=them))
        found.append(Fact("fact-rival-out-soon", out_in(later, rival), 55.0, least=OFTEN, values=them))
        if after.is_in(rival):
            found.append(Fact("fact-rival-stuck", float(is_stuck(after, rival)), 60.0, values=them))
            hand = float(len(after.hands[rival]))
            found.append(Fact("fact-rival-hand", hand, 35.0, least=1.0, is_good=False, values=them, features=OF_RIVALS))
            if after.turn != rival:
                drawn = float(cards_next(after, rival))
                found.append(
                    Fact("fact-rival-draws", drawn, 34.0, least=1.0, is_good=False, values=them, features=OF_RIVALS)
                )
    return found


def out_in(state: State, seat: Seat) -> float:
    """Returns 10 if a seat is out and 0 if it is in, so that the mean over all worlds counts cases out of ten."""
    return 0.0 if state.is_in(seat) else 10.0


def is_stuck(state: State, seat: Seat) -> bool:
    """Is there no arrow that this seat's pawn could follow?"""
    place = state.pawns[seat]
    return place != NO_PLACE and not state.ways_from(place)


def cards_next(state: State, seat: Seat) -> int:
    """Returns the number of cards that a seat draws when its next turn begins, if its pawn stays where it is (§3.1)."""
    place = state.pawns[seat]
    return 0 if place == NO_PLACE else state.number_at(place)
