"""The causes of each type of event in Malta, for players who ask why something happened."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ludotheque.core.causes import Cause, Causes, same
from ludotheque.core.events import Event
from ludotheque.games.malta.events import (
    BlindFaithLaid,
    BlindFaithWorked,
    CardDidNothing,
    CardDrawnBlindly,
    CardNegated,
    CardPlayed,
    CardsDiscarded,
    CardsDrawn,
    CardsGiven,
    CardTurnedRound,
    DiscardsReshuffled,
    FirstPaymentChosen,
    HandsSwapped,
    LineShifted,
    MatchEnded,
    PawnMoved,
    PawnPlaced,
    QuotaCounted,
    Reacted,
    SeatLost,
    SeatReturned,
    SpaceRemoved,
    SpaceRestored,
    SpacesSwapped,
    SpaceTurned,
    TurnBegan,
    TurnEnded,
)

# The cards of the box that move pawns; each moves a pawn once.
PAWN_CARDS: Final = frozenset(
    {"Everyone Moves", "Going Home", "Shove", "Sidestep", "Long Jump", "Trade Places", "Second Wind"}
)


def is_card_of_move(effect: PawnMoved, cause: Any, between: Sequence[Event]) -> bool:
    """Was a pawn moved by this card?  The card must be one that moves pawns, and must not have moved this pawn before."""
    moved = [event for event in between if isinstance(event, PawnMoved) and event.seat == effect.seat]
    return cause.card in PAWN_CARDS and not moved


def took_the_last_card(effect: SeatLost, cause: Any, between: Sequence[Event]) -> bool:
    """May this event have emptied the hand of the seat that lost?"""
    if effect.reason != "no-cards":
        return False
    if isinstance(cause, CardsGiven):
        return cause.giver == effect.seat
    if isinstance(cause, HandsSwapped):
        return effect.seat in (cause.seat, cause.rival)
    return bool(cause.seat == effect.seat)


def is_arrival(effect: SeatLost, cause: Any, between: Sequence[Event]) -> bool:
    """Did this event move the pawn to the space from which the pawn now has no way out?"""
    return bool(effect.reason == "no-way" and cause.seat == effect.seat)


def may_close_space(effect: SeatLost, cause: Any, between: Sequence[Event]) -> bool:
    """May this event have closed the ways out for a pawn that has not moved since the event?"""
    moved = any(isinstance(event, PawnMoved) and event.seat == effect.seat for event in between)
    return effect.reason == "no-way" and not moved


def is_turning_reaction(effect: CardTurnedRound, cause: Reacted, between: Sequence[Event]) -> bool:
    """Is this the reaction that turned the card round?"""
    return effect.seat == cause.seat and effect.card == cause.on


def is_match_ending(effect: MatchEnded, cause: Any, between: Sequence[Event]) -> bool:
    """Did this event end the match: the last loss, or the end of the last round?"""
    return isinstance(cause, SeatLost) is (effect.outcome.reason == "last-standing")


CARD: Final = ((Cause(CardPlayed), Cause(CardTurnedRound)),)
LAST_CARD: Final = (CardPlayed, CardsDiscarded, CardsGiven, HandsSwapped, Reacted, TurnBegan)

CAUSES: Causes = {
    CardsDrawn: (
        (
            Cause(TurnBegan, section="§3.1", ends=True),
            Cause(CardPlayed, section="§4.1"),
            Cause(CardTurnedRound, section="§5.7"),
            Cause(SeatReturned),
        ),
    ),
    QuotaCounted: ((Cause(TurnBegan, fits=same("seat"), ends=True),), (Cause(BlindFaithWorked), Cause(CardsDrawn))),
    BlindFaithWorked: ((Cause(BlindFaithLaid, fits=same("seat")),),),
    BlindFaithLaid: CARD,
    CardDrawnBlindly: ((Cause(BlindFaithWorked, fits=same("seat")),),),
    CardPlayed: ((Cause(CardDrawnBlindly), Cause(QuotaCounted, ends=True)),),
    Reacted: ((Cause(CardPlayed, ends=True), Cause(Reacted)),),
    CardNegated: ((Cause(Reacted, fits=same("card", "on")),),),
    CardTurnedRound: ((Cause(Reacted, fits=is_turning_reaction, section="§5.3"),),),
    CardDidNothing: CARD,
    CardsDiscarded: CARD,
    FirstPaymentChosen: ((Cause(PawnMoved, fits=same("seat"), section="§3.4"),),),
    CardsGiven: (
        (
            Cause(CardPlayed, CardTurnedRound, section="§4.12"),
            Cause(PawnMoved, fits=same("giver", "seat"), section="§3.4"),
        ),
    ),
    HandsSwapped: CARD,
    DiscardsReshuffled: CARD,
    PawnMoved: (
        (
            Cause(CardPlayed, CardTurnedRound, fits=is_card_of_move, section="§4.11"),
            Cause(TurnBegan, section="§3.3", ends=True),
        ),
    ),
    SpaceRemoved: CARD,
    SpaceRestored: CARD,
    SpacesSwapped: CARD,
    SpaceTurned: CARD,
    LineShifted: CARD,
    SeatLost: (
        (Cause(*LAST_CARD, fits=took_the_last_card, section="§2.4"),),
        (Cause(PawnMoved, PawnPlaced, SeatReturned, fits=is_arrival, section="§2.1"),),
        (Cause(SpaceRemoved, SpacesSwapped, SpaceTurned, LineShifted, fits=may_close_space, section="§2.1"),),
    ),
    SeatReturned: ((Cause(SeatLost, fits=same("seat"), section="§6.3"), Cause(CardPlayed, section="§4.9")),),
    TurnEnded: ((Cause(SeatLost, fits=same("seat"), section="§2.4"), Cause(CardPlayed, TurnBegan, ends=True)),),
    MatchEnded: ((Cause(SeatLost, TurnEnded, fits=is_match_ending),),),
}
