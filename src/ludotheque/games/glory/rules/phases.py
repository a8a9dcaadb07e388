"""The phases of Road to Glory in the order of a turn.  The § marks are the sections of RULES.en.md."""

from __future__ import annotations

from typing import Final

from ludotheque.core.phases import Phase, Phases
from ludotheque.games.glory.rules.ending import Answering
from ludotheque.games.glory.rules.event_cards import Drawing
from ludotheque.games.glory.rules.fight import Dice, RefereeDecides
from ludotheque.games.glory.rules.laying import Laying, LayingMore
from ludotheque.games.glory.rules.outside import Unseen
from ludotheque.games.glory.rules.ring import InRing, Repeating
from ludotheque.games.glory.rules.setup import Taking
from ludotheque.games.glory.rules.turns import (
    ActionDone,
    Discarding,
    TurnBegins,
    TurnEnds,
    TurnPasses,
    Using,
    WrestlerNeeded,
)
from ludotheque.games.glory.rules.walking import Arriving, Walking
from ludotheque.games.glory.state import (
    ACTION_DONE,
    ANSWERING,
    ARRIVING,
    DICE,
    DISCARDING,
    DRAWING,
    IN_RING,
    LAYING,
    LAYING_MORE,
    OVER,
    REFEREE_DECIDES,
    REPEATING,
    TAKING,
    TURN_BEGINS,
    TURN_ENDS,
    TURN_PASSES,
    UNSEEN,
    USING,
    WALKING,
    WRESTLER_NEEDED,
    State,
)

# Each phase that asks a seat is given the section of the rulebook that the question comes from, and the sentence for a
# player who does something else.
PHASES: Final = Phases[State](
    {
        TAKING: Taking("§1.3", "take-first"),  # asks each seat in turn, if the option lets seats choose their wrestlers
        TURN_BEGINS: TurnBegins(),
        WRESTLER_NEEDED: WrestlerNeeded(),
        UNSEEN: Unseen("§5.2", "unseen-first"),  # asks the seat whose turn it is, for each wrestler outside
        USING: Using("§8.1", "use-first"),  # the seat whose turn it is chooses one of its two wrestlers
        WALKING: Walking("§2.1", "walk-first"),  # the seat whose turn it is takes its actions, then moves
        ARRIVING: Arriving("§2.4", "bonus-first"),  # the first seat in the ring chooses the deck it draws from
        IN_RING: InRing("§3.1", "ring-first"),  # the seat whose turn it is takes one action
        ANSWERING: Answering("§7.3", "answer-first"),  # asks the seat that is offered a pair win
        DRAWING: Drawing("§6.1", "draw-first"),  # asks the seat that draws cards because of an event
        LAYING: Laying("§4.2", "lay-first"),  # asks all seats that can lay something, at once and in secret
        REFEREE_DECIDES: RefereeDecides(),
        LAYING_MORE: LayingMore(
            "§4.11", "more-first"
        ),  # asks the fighters who may lay further cards because of a referee card, at once and in secret
        DICE: Dice(),
        DISCARDING: Discarding("§1.7", "discard-first"),  # asks the seat that has too many cards
        ACTION_DONE: ActionDone(),
        REPEATING: Repeating("§3.2", "repeat-first"),  # the seat whose turn it is may take one more action
        TURN_ENDS: TurnEnds(),
        TURN_PASSES: TurnPasses(),
        OVER: Phase("§7.2", "match-over"),
    }
)
