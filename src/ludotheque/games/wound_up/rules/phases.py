"""The phases of All Wound Up in the order of a turn.  The § marks are the sections of RULES.en.md."""

from __future__ import annotations

from typing import Final

from ludotheque.core.phases import Phase, Phases
from ludotheque.games.wound_up.rules.acting import Acting, Targeting, Turning, Winding
from ludotheque.games.wound_up.rules.bidding import Answering, Opening, Raising
from ludotheque.games.wound_up.rules.brains import Feeding, Settling
from ludotheque.games.wound_up.rules.passing import Discarding, Giving, Passing
from ludotheque.games.wound_up.rules.placing import Placing
from ludotheque.games.wound_up.rules.setup import Agreeing
from ludotheque.games.wound_up.rules.turns import TurnBegins, TurnEnds
from ludotheque.games.wound_up.state import (
    ACTING,
    AGREEING,
    ANSWERING,
    DISCARDING,
    FEEDING,
    GIVING,
    OPENING,
    OVER,
    PASSING,
    PLACING,
    RAISING,
    SETTLING,
    TARGETING,
    TURN_BEGINS,
    TURN_ENDS,
    TURNING,
    WINDING,
    State,
)

# Each phase that asks a seat is given the section of the rulebook that the question comes from, and the sentence for a
# player who does something else.
PHASES: Final = Phases[State](
    {
        AGREEING: Agreeing("§1.5", "agree-first", "§1.5"),  # asks all seats, independently
        TURN_BEGINS: TurnBegins(),
        PASSING: Passing(),
        GIVING: Giving("§3.2", "give-first"),  # asks each seat in turn, or all together
        DISCARDING: Discarding("§3.1", "discard-first"),  # asks each seat in turn, or all together
        OPENING: Opening("§4.1", "open-first"),  # asks the bidder
        ANSWERING: Answering("§4.2", "answer-first"),  # asks the others, from the bidder's left
        RAISING: Raising("§4.3", "raise-first"),  # asks all seats, round and round
        ACTING: Acting(),
        TARGETING: Targeting("§5.3", "target-first"),  # asks the seat that performs the action
        PLACING: Placing("§6.6", "place-first"),  # asks the owner of a pawn that comes back
        TURNING: Turning("§5.2", "turn-first"),  # asks the seat that performs the action
        WINDING: Winding("§5.1", "wind-first"),  # asks the seat that performs the action
        SETTLING: Settling(),
        FEEDING: Feeding("§8.1", "brain-first"),  # asks the owner of a pawn that touched a brain
        TURN_ENDS: TurnEnds(),
        OVER: Phase("§9.1", "match-over"),
    }
)
