"""The phases of Worm Up in the order of a round.  The § marks are the sections of RULES.en.md."""

from __future__ import annotations

from typing import Final

from ludotheque.core.phases import Phase, Phases
from ludotheque.games.worm_up.rules.bidding import Bidding, Naming, RoundBegins
from ludotheque.games.worm_up.rules.ending import RoundEnds
from ludotheque.games.worm_up.rules.moving import Moving, NextMove
from ludotheque.games.worm_up.rules.setup import RaceBegins
from ludotheque.games.worm_up.state import (
    BIDDING,
    MOVING,
    NAMING,
    NEXT_MOVE,
    OVER,
    RACE_BEGINS,
    ROUND_BEGINS,
    ROUND_ENDS,
    State,
)

# Each phase that asks a seat is given the section of the rulebook that the question comes from, and the sentence for a
# player who does something else; the other phases end without a decision.
PHASES: Final = Phases[State](
    {
        RACE_BEGINS: RaceBegins(),
        ROUND_BEGINS: RoundBegins(),
        BIDDING: Bidding("§2.1", "bid-first", "§2.1"),  # asks all seats at once, in secret
        NAMING: Naming("§2.4", "name-first"),  # asks the seat with the only X
        NEXT_MOVE: NextMove(),
        MOVING: Moving("§3.1", "move-first"),  # asks the seat of the worm that moves
        ROUND_ENDS: RoundEnds(),
        OVER: Phase("§5.1", "match-over"),
    }
)
