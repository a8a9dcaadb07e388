"""The phases of Malta in the order of a turn.  The § marks are the sections of RULES.en.md."""

from __future__ import annotations

from typing import Final

from ludotheque.core.phases import Phase, Phases
from ludotheque.games.malta.rules.choosing import Discarding, Giving, PassingOn, Paying
from ludotheque.games.malta.rules.naming import CardWorks, Naming, Playing
from ludotheque.games.malta.rules.reactions import Answering, WindowOpens
from ludotheque.games.malta.rules.setup import Placing
from ludotheque.games.malta.rules.turns import (
    CardResolved,
    MoveBegins,
    Moving,
    NextCard,
    Ordering,
    TollsDue,
    TurnBegins,
    TurnEnds,
)
from ludotheque.games.malta.state import (
    ANSWERING,
    CARD_RESOLVED,
    CARD_WORKS,
    DISCARDING,
    GIVING,
    MOVE_BEGINS,
    MOVING,
    NAMING,
    NEXT_CARD,
    ORDERING,
    OVER,
    PASSING_ON,
    PAYING,
    PLACING,
    PLAYING,
    TOLLS_DUE,
    TURN_BEGINS,
    TURN_ENDS,
    WINDOW_OPENS,
    State,
)

# Each phase that asks a seat is given the section of the rulebook that the question comes from, and the sentence for a
# player who does something else; the other phases end without a decision.
PHASES: Final = Phases[State](
    {
        PLACING: Placing("§1.3", "place-first"),  # asks each seat in turn
        TURN_BEGINS: TurnBegins(),
        NEXT_CARD: NextCard(),
        PLAYING: Playing("§3.2", "play-first"),  # the active seat plays a card and names its targets
        WINDOW_OPENS: WindowOpens(),
        ANSWERING: Answering("§5.1", "answer-first"),  # asks all others at once, in secret
        NAMING: Naming("§3.6", "name-first"),  # asks the seat for which an open card works
        CARD_WORKS: CardWorks(),
        DISCARDING: Discarding("§3.6", "choose-first"),  # asks the seat that must discard cards
        GIVING: Giving("§3.6", "choose-first"),  # asks the seat that must give cards
        PASSING_ON: PassingOn("§4.12", "choose-first"),  # asks all seats at once, in secret
        CARD_RESOLVED: CardResolved(),
        MOVE_BEGINS: MoveBegins(),
        MOVING: Moving("§3.3", "move-first"),  # asks the active seat
        TOLLS_DUE: TollsDue(),
        ORDERING: Ordering("§3.4", "order-first"),  # the active seat chooses whom to pay next
        PAYING: Paying("§3.4", "pay-first"),  # the active seat chooses cards to pay with
        TURN_ENDS: TurnEnds(),
        OVER: Phase("§6.1", "match-over"),
    }
)
