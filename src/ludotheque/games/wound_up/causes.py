"""The causes of each type of event in All Wound Up, for players who ask why something happened."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludotheque.core.causes import Cause, Causes, same
from ludotheque.core.events import Event
from ludotheque.games.wound_up.events import (
    AuctionWon,
    BidAnswered,
    BidderPassed,
    BidOpened,
    BidRaised,
    BrainPaid,
    CardsDiscarded,
    CardsDrawn,
    CardsPassed,
    CardStolen,
    HandDealt,
    MatchEnded,
    PawnFell,
    PawnPlaced,
    PawnRanOff,
    PawnsWalked,
    PawnTaken,
    PawnTurned,
    PawnWound,
    RaisePassed,
    StepReached,
    TargetNamed,
    TokenUsed,
    TurnBegan,
    TurnEnded,
)


def is_winning_bid(effect: AuctionWon, cause: BidOpened | BidAnswered | BidRaised, between: Sequence[Event]) -> bool:
    """Is this the bid with which the first winner won this auction?"""
    return cause.seat == effect.winners[0] and not any(isinstance(event, BidOpened) for event in between)


def is_naming_of_pawn(effect: PawnTurned, cause: TargetNamed, between: Sequence[Event]) -> bool:
    """Did this event name the pawn that was turned, with no other auction in between?"""
    return effect.seat == cause.target and not any(isinstance(event, AuctionWon) for event in between)


def is_match_ending(effect: MatchEnded, cause: Event, between: Sequence[Event]) -> bool:
    """Did this event end the match: a walk out of the gate, or the end of the last turn?"""
    return isinstance(cause, TurnEnded) is (effect.outcome.reason == "last-turn")


BID: Final = ((Cause(BidOpened, ends=True),),)
WALK: Final = ((Cause(PawnsWalked), Cause(PawnTurned)),)
DEAL: Final = ((Cause(TurnBegan, ends=True),),)

CAUSES: Causes = {
    HandDealt: DEAL,
    CardsPassed: DEAL,
    CardsDiscarded: DEAL,
    CardsDrawn: ((Cause(CardsDiscarded, fits=same("seat")),),),
    BidderPassed: DEAL,
    BidAnswered: BID,
    BidRaised: ((Cause(BidOpened, ends=True), Cause(TokenUsed, fits=same("seat"), section="§8.3")),),
    RaisePassed: BID,
    AuctionWon: ((Cause(BidAnswered, BidRaised, fits=is_winning_bid), Cause(BidOpened)),),
    TargetNamed: ((Cause(AuctionWon),),),
    PawnTurned: (
        (
            Cause(TargetNamed, fits=is_naming_of_pawn, section="§5.3"),
            Cause(AuctionWon),
            Cause(TokenUsed, fits=same("by", "seat"), section="§8.3"),
        ),
    ),
    PawnWound: ((Cause(AuctionWon),),),
    PawnsWalked: ((Cause(PawnWound, fits=same("seat")),),),
    PawnFell: WALK,
    StepReached: ((*WALK[0], Cause(PawnPlaced, fits=same("seat"), ends=True)),),
    PawnTaken: ((Cause(PawnsWalked), Cause(PawnTurned, section="§7.4")),),
    PawnRanOff: ((Cause(PawnsWalked), Cause(PawnTurned, section="§7.7")),),
    BrainPaid: WALK,
    PawnPlaced: ((Cause(PawnTaken, PawnRanOff, fits=same("seat")), Cause(AuctionWon)),),
    CardStolen: ((Cause(TokenUsed, fits=same("seat")),),),
    TurnEnded: ((Cause(BidderPassed, AuctionWon, ends=True),),),
    MatchEnded: ((Cause(PawnsWalked, PawnTurned, TurnEnded, fits=is_match_ending),),),
}
