"""Facts about what a plan leads to in Worm Up: cancelled bids, and the segments that are still needed to finish."""

from __future__ import annotations

from typing import Final

from ludotheque.core.facts import Fact
from ludotheque.core.structs import Seat
from ludotheque.core.words import Who
from ludotheque.games.worm_up.state import BIDDING, State

OFTEN: Final = 1.5  # a bid must be cancelled in at least this many more rounds out of ten for that to be a reason


def facts_of(before: State, after: State, later: State, needed: list[float], seat: Seat) -> list[Fact]:
    """Returns the facts about what has become of a seat's bid, and about the segments that the nearest worm of each
    seat needs at the end; `needed` has the number of segments for every worm.
    """
    found: list[Fact] = []
    worms = before.settings.worms_of(seat)
    if before.phase == BIDDING and after.phase != BIDDING:
        cancelled = any(after.clashes[worm] > before.clashes[worm] for worm in worms)
        found.append(Fact("fact-clash", 10.0 * cancelled, 60.0, least=OFTEN, is_good=False))
    if later.outcome is None:
        nearest = min([needed[worm] for worm in worms])
        found.append(Fact("fact-steps", nearest, 40.0, least=1.0, is_good=False))
        for rival in range(before.settings.seats):
            if rival != seat:
                left = min([needed[worm] for worm in before.settings.worms_of(rival)])
                found.append(
                    Fact("fact-rival-steps", left, 30.0, least=1.0, values={"seat": Who(rival)}, features=("rivals",))
                )
    return found
