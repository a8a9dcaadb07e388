"""§1  The set-up of a match of Malta."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludotheque.core.log import Log
from ludotheque.core.luck import Luck
from ludotheque.core.phases import Phase, Reason
from ludotheque.core.seats import NO_SEATS, only, replaced
from ludotheque.core.structs import Action, Seat
from ludotheque.games.malta.actions import PlacePawn
from ludotheque.games.malta.cards import draw_cards
from ludotheque.games.malta.events import BoardLaid, FirstSeatNamed, PawnPlaced
from ludotheque.games.malta.refusals import elsewhere
from ludotheque.games.malta.state import NO_PLACE, PLACING, TURN_BEGINS, State


def lay_the_board(state: State, luck: Luck, log: Log) -> None:
    """§1.2  The start spaces form the bottom row; the other spaces are drawn and laid above it.  All lie upright and
    face up.
    """
    box, grid = state.box, state.settings.grid
    side = grid.side
    drawn, _ = luck.deal(box.other_spaces, grid.places - side)
    state.spaces = bytes([*range(side), *drawn])
    state.lies = bytes(grid.places)
    state.deck = box.deck
    if log.heard:
        log.happened(BoardLaid, tuple([box.spaces[kind] for kind in state.spaces]))


def name_the_first(state: State, luck: Luck, log: Log) -> None:
    """§1.4  Decides who begins: the seat that the options name as the youngest player's, otherwise a seat drawn at
    random.
    """
    first: int | None = state.settings.options["first"]
    state.turn = luck.pick(range(state.settings.seats)) if first is None else first
    log.happened(FirstSeatNamed, state.turn)
    state.phase = PLACING
    state.asked = only(state.turn)


class Placing(Phase[State]):
    """§1.3  Pawns are put on start spaces, in turn order from the first player; sharing is allowed."""

    def actions(self, state: State, seat: Seat) -> Sequence[Action]:
        return [PlacePawn(state.box.spaces[start]) for start in range(state.settings.grid.side)]

    def apply(self, state: State, seat: Seat, action: Any, luck: Luck, log: Log) -> None:
        home = state.box.spaces.index(action.space)
        state.pawns = replaced(state.pawns, seat, home)
        state.homes = replaced(state.homes, seat, home)
        log.happened(PawnPlaced, seat, state.settings.grid.names[home])
        following = (seat + 1) % state.settings.seats
        if state.pawns[following] == NO_PLACE:
            state.asked = only(following)
        else:
            deal(state, luck, log)

    def refuse(self, state: State, seat: Seat, action: Any) -> Reason:
        if isinstance(action, PlacePawn):
            return "§1.3", "no-start-space", {"space": action.space}
        return elsewhere(self, action)


def deal(state: State, luck: Luck, log: Log) -> None:
    """§1.4  Deals four cards to each seat; then the first player's turn begins."""
    for seat in state.still_in.clockwise(state.turn):
        draw_cards(state, seat, 4, luck, log)
    state.asked = NO_SEATS
    state.phase = TURN_BEGINS
