"""§5  The end of a round, of a race, and of the match."""

from __future__ import annotations

from ludotheque.core.log import Log
from ludotheque.core.luck import Luck
from ludotheque.core.phases import Phase
from ludotheque.core.structs import Outcome, Seat
from ludotheque.games.worm_up.events import MatchEnded, RaceEnded
from ludotheque.games.worm_up.geometry import card_distance, ends_of_card
from ludotheque.games.worm_up.state import OVER, RACE_BEGINS, ROUND_BEGINS, State


class RoundEnds(Phase[State]):
    """§5.2  All worms have moved, so the next round begins.  After the last round the worm whose head is nearest to the
    card wins.
    """

    def go_on(self, state: State, luck: Luck, log: Log) -> None:
        if state.round < state.settings.last_round:
            state.round += 1
            state.phase = ROUND_BEGINS
            return
        near = nearest_heads(state)
        least = min(near)  # worms equally near share the win
        end_race(state, tuple([seat for seat, far in enumerate(near) if far == least]), "last-round", log)


def nearest_heads(state: State) -> list[int]:
    """§5.2  Returns the squared distance from the card of each seat's nearest head; all distances have the same scale."""
    settings = state.settings
    ends = ends_of_card(state.finish, settings.card)
    near = [card_distance(body[0], body[1], ends) for body in state.worms]
    return [min([near[worm] for worm in settings.worms_of(seat)]) for seat in range(settings.seats)]


def end_race(state: State, winners: tuple[Seat, ...], reason: str, log: Log) -> None:
    """§5  Ends a race; after the last race the match is over, and the seat that has won the most races wins the match
    (option `races`).
    """
    settings = state.settings
    for seat in winners:
        state.wins[seat] += 1
    state.order = ()
    log.happened(RaceEnded, state.race, winners, reason)
    if state.race < settings.races:
        state.race += 1
        state.phase = RACE_BEGINS
        return
    if settings.races == 1:
        # Behind the winners, the other seats are ranked by their distance from the card.
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
