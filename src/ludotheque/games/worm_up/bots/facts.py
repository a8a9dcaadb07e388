"""Facts about what a plan leads to in Worm Up: cancelled bids, and the segments that are still needed to finish."""

from __future__ import annotations

from typing import Final

from ludotheque.core.facts import Fact
from ludotheque.core.structs import Seat
from ludotheque.core.words import Who
from ludotheque.games.worm_up.state import BIDDING, State

# A reason names a cancelled bid only if the bid is cancelled so much more often after one plan than after the other, in
# rounds out of ten.
OFTEN: Final = 1.5


def facts_of(before: State, after: State, later: State, needed: list[float], seat: Seat) -> list[Fact]:
    """Returns the facts about a seat's bid and about each seat's nearest worm.  For the bid: was it cancelled?  For
    each nearest worm: the number of segments that it needs at the end of the rollout, from `needed`, which has that
    number for every worm.
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
