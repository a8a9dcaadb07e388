"""The causes of each type of event in Road to Glory, for players who ask why something happened."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ludotheque.core.causes import Cause, Causes, same
from ludotheque.core.events import Event
from ludotheque.games.glory.events import (
    Advanced,
    CardDiscarded,
    CardDrawn,
    CardsLost,
    Challenged,
    DeckRemade,
    DiceThrown,
    Eliminated,
    EventPlayed,
    FightEnded,
    LaysShown,
    ManagerDrew,
    MatchEnded,
    MoreLaysShown,
    PairAnswered,
    PairOffered,
    RefereeDecided,
    RingEntered,
    RingLeft,
    RingReentered,
    RoundEnded,
    StaminaChanged,
    StaminaThrown,
    Stayed,
    TurnBegan,
    TurnRepeated,
    UnseenLaid,
    UnseenTaken,
)


def because(*reasons: str) -> Any:
    """Returns a test whether an event may have caused a change of stamina: the change must have one of these reasons
    and, if the event names a wrestler, must concern that wrestler.
    """

    def fits(effect: StaminaChanged, cause: Any, between: Sequence[Event]) -> bool:
        return effect.reason in reasons and getattr(cause, "wrestler", effect.wrestler) == effect.wrestler

    return fits


def is_same_fight(effect: Event, cause: Event, between: Sequence[Event]) -> bool:
    """Did the cause happen in the same fight as the effect?"""
    return not any(isinstance(event, Challenged) for event in between)


def is_draw_for_event(effect: CardDrawn, cause: EventPlayed, between: Sequence[Event]) -> bool:
    """Was the card drawn because this event card was played, in the same turn?"""
    return effect.seat == cause.target and not any(isinstance(event, TurnBegan) for event in between)


def is_match_ending(effect: MatchEnded, cause: Event, between: Sequence[Event]) -> bool:
    """Did this event end the match: the answer to the offer of a pair win, the last elimination, or the end of the last
    round?
    """
    kind = {"pair": PairAnswered, "last-round": RoundEnded}.get(effect.outcome.reason, Eliminated)
    return isinstance(cause, kind)


FIGHT: Final = (Cause(Challenged, fits=is_same_fight),)

CAUSES: Causes = {
    CardDrawn: (
        (
            Cause(EventPlayed, fits=is_draw_for_event, section="§6.1"),
            Cause(TurnBegan, fits=same("seat"), ends=True),
        ),
    ),
    CardDiscarded: ((Cause(TurnBegan, ends=True),),),
    DeckRemade: ((Cause(TurnBegan, EventPlayed, ends=True),),),
    EventPlayed: ((Cause(TurnBegan, fits=same("seat"), ends=True),),),
    CardsLost: ((Cause(EventPlayed, fits=same("seat", "target")),),),
    StaminaThrown: ((Cause(EventPlayed, fits=same("wrestler")),),),
    StaminaChanged: (
        (
            Cause(EventPlayed, fits=because("event"), section="§6.1"),
            Cause(StaminaThrown, fits=because("event"), section="§6.1"),
            Cause(Stayed, fits=because("stay"), section="§2.2"),
            Cause(DiceThrown, fits=because("fight"), section="§4.4"),
            Cause(LaysShown, fits=because("die"), section="§4.3"),
            Cause(TurnBegan, fits=because("repeat"), section="§3.2", ends=True),
            Cause(RoundEnded, fits=because("clock"), section="§7.4"),
        ),
    ),
    RingEntered: ((Cause(Advanced, fits=same("wrestler")), Cause(TurnBegan, ends=True)),),
    TurnRepeated: ((Cause(TurnBegan, fits=same("seat"), ends=True),),),
    Challenged: ((Cause(TurnBegan, ends=True),),),
    LaysShown: (FIGHT,),
    RefereeDecided: ((Cause(LaysShown, fits=is_same_fight),), FIGHT),
    MoreLaysShown: ((Cause(RefereeDecided, fits=is_same_fight),),),
    DiceThrown: (
        (Cause(MoreLaysShown, fits=is_same_fight), Cause(RefereeDecided, fits=is_same_fight)),
        (Cause(LaysShown, fits=is_same_fight),),
        FIGHT,
    ),
    FightEnded: ((Cause(DiceThrown, RefereeDecided, fits=is_same_fight),), FIGHT),
    RingLeft: ((Cause(RefereeDecided, fits=is_same_fight),),),
    UnseenLaid: ((Cause(RingLeft, fits=same("wrestler")),),),
    UnseenTaken: ((Cause(UnseenLaid, fits=same("wrestler")),),),
    RingReentered: ((Cause(UnseenLaid, fits=same("wrestler")),),),
    Eliminated: ((Cause(StaminaChanged, fits=same("wrestler")),),),
    ManagerDrew: ((Cause(Eliminated, fits=same("seat"), ends=True),),),
    PairAnswered: ((Cause(PairOffered),),),
    MatchEnded: ((Cause(PairAnswered, RoundEnded, Eliminated, fits=is_match_ending),),),
}
