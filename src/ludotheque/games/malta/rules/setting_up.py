"""§1  The set-up."""

from __future__ import annotations

from ludotheque.core.log import Log
from ludotheque.core.luck import Luck
from ludotheque.core.seats import NO_SEATS, only
from ludotheque.games.malta.cards import draw_cards
from ludotheque.games.malta.events import BoardLaid, FirstSeatNamed, PawnPlaced
from ludotheque.games.malta.state import NOBODY, PLACING, TURN_BEGINS, Settings, State, new_state


def lay_the_board(settings: Settings, luck: Luck, log: Log) -> State:
    """§1.2  The start spaces make the bottom row, the others are drawn and laid above it; all lie upright, face up."""
    state = new_state(settings)
    box, side = settings.box, settings.grid.side
    drawn, _ = luck.deal(box.other_spaces, settings.grid.places - side)
    state.spaces = bytes([*range(side), *drawn])
    state.lies = bytes(settings.grid.places)
    state.deck = box.deck
    if log.heard:
        log.happened(BoardLaid, tuple([box.spaces[kind] for kind in state.spaces]))
    return state


def name_the_first(state: State, first: int | None, luck: Luck, log: Log) -> None:
    """§1.4  The youngest begins: the table may name that seat, otherwise it is drawn."""
    state.turn = luck.pick(range(state.settings.seats)) if first is None else first
    log.happened(FirstSeatNamed, state.turn)
    state.phase = PLACING
    state.asked = only(state.turn)


def place_pawn(state: State, seat: int, space: str, luck: Luck, log: Log) -> None:
    """§1.3  In turn order from the first player; sharing is allowed."""
    home = state.box.spaces.index(space)
    state.pawns[seat] = state.homes[seat] = home
    log.happened(PawnPlaced, seat, state.settings.grid.names[home])
    following = (seat + 1) % state.settings.seats
    if state.pawns[following] == NOBODY:
        state.asked = only(following)
    else:
        deal(state, luck, log)


def deal(state: State, luck: Luck, log: Log) -> None:
    """§1.4  Four cards each; then the first player's turn begins."""
    for seat in state.still_in.clockwise(state.turn):
        draw_cards(state, seat, 4, luck, log)
    state.asked = NO_SEATS
    state.phase = TURN_BEGINS
