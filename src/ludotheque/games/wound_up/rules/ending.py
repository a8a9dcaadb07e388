"""§9  Winning: through the gate, or furthest along the path after the last turn."""

from __future__ import annotations

from ludotheque.core.log import Log
from ludotheque.core.structs import Outcome, Seat
from ludotheque.games.wound_up.changes import HALF_OUT_IS_FURTHEST
from ludotheque.games.wound_up.events import MatchEnded
from ludotheque.games.wound_up.state import NOT_PLACED, ON_BOARD, OVER, State

Rank = tuple[int, int, int]  # a lower rank is further along the path


def standing(state: State, seat: Seat) -> Rank:
    """§9.3  Returns the rank of a pawn: by its progress.  Of pawns with the same progress, those on the board come
    before those off it, and of those on the board, the nearer to the next edge comes first.
    """
    progress = state.progress[seat]
    if progress == NOT_PLACED:
        return (1, 0, 0)
    if state.where[seat] != ON_BOARD:
        return (-progress, 1, 0)
    away = state.settings.board.ways[progress].square(state.x[seat], state.y[seat])
    if state.settings.rules >= HALF_OUT_IS_FURTHEST and is_half_out(state, seat):
        away = -away  # our ruling: the edge is behind the pawn, so further away is better
    return (-progress, 0, away)


def is_half_out(state: State, seat: Seat) -> bool:
    """§9.3  Has the centre of the feet, but not the whole foot box, crossed the gate with the right to win?"""
    return state.crossing[seat] and state.progress[seat] == state.settings.board.last


def win_at_the_gate(state: State, winner: Seat, log: Log) -> None:
    """§9.1  The first pawn to follow the path and move completely off the gate edge wins."""
    ranks = [standing(state, seat) for seat in range(state.settings.seats)]
    ranks[winner] = (-1000, 0, 0)
    end(state, ranks, "gate", log)


def run_out_of_turns(state: State, log: Log) -> None:
    """§9.3  Option `last_turn`: the pawn furthest along the path wins; equal pawns share the win."""
    end(state, [standing(state, seat) for seat in range(state.settings.seats)], "last-turn", log)


def end(state: State, ranks: list[Rank], reason: str, log: Log) -> None:
    """Ends the match; the best rank has the first place, and equal ranks share a place."""
    places = tuple([1 + sum([other < rank for other in ranks]) for rank in ranks])
    winners = tuple([seat for seat, place in enumerate(places) if place == 1])
    state.outcome = Outcome(winners, reason, places)
    state.enter(OVER)
    state.dues = ()
    log.happened(MatchEnded, state.outcome)
