"""§5  The end of a race, and of the match."""

from __future__ import annotations

from ludotheque.core.log import Log
from ludotheque.core.structs import Outcome, Seat
from ludotheque.games.worm_up.events import MatchEnded, RaceEnded
from ludotheque.games.worm_up.geometry import card_distance, ends_of_card
from ludotheque.games.worm_up.state import OVER, State


def nearest_heads(state: State) -> list[int]:
    """§5.2  How near each seat's nearest head is to the card, squared and to a common scale."""
    settings = state.settings
    ends = ends_of_card(state.finish, settings.card)
    near = [card_distance(body[0], body[1], ends) for body in state.worms]
    return [min([near[worm] for worm in settings.worms_of(seat)]) for seat in range(settings.seats)]


def touch_the_card(state: State, seat: Seat, log: Log) -> bool:
    """§5.1  The worm that touches the card wins the race; is the match over?"""
    return end_race(state, (seat,), "finish", log)


def run_out_of_rounds(state: State, log: Log) -> bool:
    """§5.2  The head nearest the card wins; equally near: they share.  Is the match over?"""
    near = nearest_heads(state)
    least = min(near)
    return end_race(state, tuple([seat for seat, far in enumerate(near) if far == least]), "last-round", log)


def end_race(state: State, winners: tuple[Seat, ...], reason: str, log: Log) -> bool:
    """A race is over; after the last one the match is, and the most races win (option `races`)."""
    settings = state.settings
    for seat in winners:
        state.wins[seat] += 1
    state.order = ()
    log.happened(RaceEnded, state.race, winners, reason)
    if state.race < settings.races:
        state.race += 1
        return False
    if settings.races == 1:
        # Behind the winners the others stand by how near they are.
        near = nearest_heads(state)
        ranks = [-1 if seat in winners else far for seat, far in enumerate(near)]
    else:
        reason = "most-races"
        ranks = [-wins for wins in state.wins]
    places = tuple([1 + sum([other < rank for other in ranks]) for rank in ranks])
    first = tuple([seat for seat, place in enumerate(places) if place == 1])
    state.outcome = Outcome(first, reason, places)
    state.phase = OVER
    log.happened(MatchEnded, state.outcome)
    return True
