"""§2 and §6  How to lose, and how the match ends."""

from __future__ import annotations

from ludotheque.core.log import Log
from ludotheque.core.luck import Luck
from ludotheque.core.seats import NO_SEATS, replaced
from ludotheque.core.structs import Outcome, Seat
from ludotheque.games.malta.cards import come_back
from ludotheque.games.malta.events import MatchEnded, SeatLost
from ludotheque.games.malta.state import NO_CARD, NO_PLACE, OVER, TURN_ENDS, State


def has_no_card(state: State) -> bool:
    """§2.1  Does the active seat have no card?  §2.4 says when this counts."""
    return not state.hands[state.turn]


def lose(state: State, reason: str, luck: Luck, log: Log) -> None:
    """§2.2  Takes the active seat's pawn off the board; the seat keeps its cards, and its turn ends at once (§2.4)."""
    seat = state.turn
    log.happened(SeatLost, seat, reason)
    state.phase = TURN_ENDS
    if state.spare.has(seat):
        state.spare = state.spare.minus(seat)
        come_back(state, seat, 3, luck, log)  # §6.3
        return
    state.still_in = state.still_in.minus(seat)
    state.pawns = replaced(state.pawns, seat, NO_PLACE)
    state.lost += (seat,)
    state.blind = state.blind.minus(seat)  # §2.5
    left = state.still_in.members
    if len(left) == 1:
        end(state, (left[0],), "last-standing", log)  # §6.1


def most_cards_win(state: State, log: Log) -> None:
    """§6.3  After the last round the seat with the most cards in hand wins; equal seats share the win."""
    most = max([len(state.hands[seat]) for seat in state.still_in.members])
    end(state, tuple([seat for seat in state.still_in.members if len(state.hands[seat]) == most]), "last-round", log)


def end(state: State, winners: tuple[Seat, ...], reason: str, log: Log) -> None:
    """§6  Ends the match: seats that are still in share the first place; behind them come the lost seats, and the later
    a seat lost, the better its place.
    """
    cards = sorted([len(state.hands[seat]) for seat in state.still_in.members], reverse=True)
    places: list[int] = []
    for seat in range(state.settings.seats):
        if state.is_in(seat):
            places.append(1 + cards.index(len(state.hands[seat])))
        else:
            places.append(state.settings.seats - state.lost.index(seat))
    state.outcome = Outcome(winners, reason, tuple(places))
    state.phase = OVER
    state.asked = NO_SEATS
    state.naming = NO_CARD
    log.happened(MatchEnded, state.outcome)
