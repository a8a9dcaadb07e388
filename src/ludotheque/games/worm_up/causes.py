"""The causes of each type of event in Worm Up, for players who ask why something happened."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ludotheque.core.causes import Cause, Causes, same
from ludotheque.core.events import Event
from ludotheque.games.worm_up.events import (
    BidsShown,
    FinishSwung,
    MatchEnded,
    MoveBegan,
    NumberNamed,
    RaceBegan,
    RaceEnded,
    RoundBegan,
    WormCrawled,
    WormStayed,
)


def is_about(effect: MoveBegan, cause: NumberNamed, between: Sequence[Event]) -> bool:
    """Was this number named for the worm that moves, in this round?"""
    return effect.worm == cause.worm and not any(isinstance(event, BidsShown) for event in between)


def is_winning_move(effect: RaceEnded, cause: Any, between: Sequence[Event]) -> bool:
    """Did this move bring the winners to the finish?"""
    return bool(cause.seat in effect.winners)


MOVE: Final = ((Cause(MoveBegan, fits=same("worm")),),)

CAUSES: Causes = {
    RoundBegan: ((Cause(RaceBegan, BidsShown, ends=True),),),
    BidsShown: ((Cause(RoundBegan, ends=True),),),
    NumberNamed: ((Cause(BidsShown),),),
    MoveBegan: ((Cause(NumberNamed, fits=is_about), Cause(BidsShown)),),
    WormStayed: MOVE,
    FinishSwung: MOVE,
    WormCrawled: MOVE,
    RaceEnded: ((Cause(WormCrawled, FinishSwung, fits=is_winning_move), Cause(RaceBegan, ends=True)),),
    MatchEnded: ((Cause(RaceEnded),),),
}
