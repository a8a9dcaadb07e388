"""§2  Bidding: secret tiles, clashes, X, resting tiles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludotheque.core.events import ChoiceReopened, ChoiceSealed
from ludotheque.core.log import Log
from ludotheque.core.luck import Luck
from ludotheque.core.phases import Phase, Reason
from ludotheque.core.seats import NO_SEATS, all_seats, only
from ludotheque.core.structs import Action, Seat
from ludotheque.games.worm_up.actions import Bid, NameNumber
from ludotheque.games.worm_up.events import BidsShown, NumberNamed, RoundBegan
from ludotheque.games.worm_up.state import BIDDING, NAMING, NEXT_MOVE, NO_TILE, Move, State


class RoundBegins(Phase[State]):
    """§2.1  Begins a round: asks every seat to lay a tile."""

    def go_on(self, state: State, luck: Luck, log: Log) -> None:
        state.phase = BIDDING
        state.asked = all_seats(state.settings.seats)
        log.happened(RoundBegan, state.round)


class Bidding(Phase[State]):
    """§2.1  Every seat lays one of its available tiles in secret; when all have chosen, all tiles are turned up at
    once.
    """

    def actions(self, state: State, seat: Seat) -> Sequence[Action]:
        bids = state.settings.tiles.bids
        return [bids[tile] for tile in available(state, state.bidding_worm(seat))]

    def apply(self, state: State, seat: Seat, action: Any, luck: Luck, log: Log) -> None:
        state.laid[state.bidding_worm(seat)] = state.settings.tiles.names.index(action.tile)
        if state.laid[state.settings.worms_of(seat)[-1]] != NO_TILE:  # §6.1  a seat lays a tile for each of its worms
            state.asked = state.asked.minus(seat)
        log.happened(ChoiceSealed, seat, action)

    def go_on(self, state: State, luck: Luck, log: Log) -> None:
        show(state, log)

    def refuse(self, state: State, seat: Seat, action: Any) -> Reason:
        if not isinstance(action, Bid):
            return self.section, self.awaited, {}
        if action.tile in state.settings.tiles.names:
            return "§2.5", "tile-rests", {"tile": action.tile}
        return "§1.1", "no-such-tile", {"tile": action.tile}

    def may_take_back(self, state: State, seat: Seat) -> bool:
        """§2.1  May the seat take a tile back?  Yes, until the last seat has chosen."""
        return state.laid[state.settings.worms_of(seat)[0]] != NO_TILE

    def take_back(self, state: State, seat: Seat, log: Log) -> None:
        last_laid = [worm for worm in state.settings.worms_of(seat) if state.laid[worm] != NO_TILE][-1]
        state.laid[last_laid] = NO_TILE
        state.asked = state.asked.plus(seat)
        log.happened(ChoiceReopened, seat)


def available(state: State, worm: int) -> list[int]:
    """§2.5  Returns the tiles of a worm that do not rest."""
    resting = state.resting[worm]
    return [tile for tile in range(len(state.settings.tiles.names)) if tile != resting]


def show(state: State, log: Log) -> None:
    """§2.1  All tiles are turned up at once; equal tiles cancel each other (§2.2), and the others will rest (§2.5)."""
    settings = state.settings
    tiles = settings.tiles
    shown = state.laid
    state.shown = tuple(shown)
    state.laid = [NO_TILE] * settings.worms
    clashing: list[int] = []
    for worm, tile in enumerate(shown):
        state.resting[worm] = NO_TILE  # §2.5  the tile that rested is available again
        if shown.count(tile) > 1:
            clashing.append(worm)
            state.clashes[worm] += 1
        else:
            state.clashes[worm] = 0
            if tiles.rests[tile]:
                state.resting[worm] = tile
    if log.heard:
        resting = tuple([None if tile == NO_TILE else tiles.names[tile] for tile in state.resting])
        log.happened(BidsShown, tuple([tiles.names[tile] for tile in shown]), tuple(clashing), resting)
    if shown.count(tiles.x) != 1:
        line_up(state, 0)
        return
    numbers = free_numbers(state)
    if len(numbers) > 1:
        state.phase = NAMING
        state.asked = only(settings.owner(shown.index(tiles.x)))
    else:
        # §2.4  The only free number must be named; if there is none, X moves no worm.
        name_number(state, numbers[0] if numbers else 0, log)


def free_numbers(state: State) -> list[int]:
    """§2.4  Returns the numbers that nobody has bid; a number that was cancelled by a clash counts as bid."""
    return [number for tile, number in enumerate(state.settings.tiles.numbers) if tile not in state.shown]


class Naming(Phase[State]):
    """§2.4  The X tile stands for a number that nobody else has bid; the owner of X names this number right after the
    reveal.
    """

    def actions(self, state: State, seat: Seat) -> Sequence[Action]:
        tiles = state.settings.tiles
        free = free_numbers(state)
        return [tiles.namings[tile] for tile, number in enumerate(tiles.numbers) if number in free]

    def default(self, state: State, seat: Seat, actions: Sequence[Action]) -> Action | None:
        return actions[0]

    def apply(self, state: State, seat: Seat, action: Any, luck: Luck, log: Log) -> None:
        state.asked = NO_SEATS
        name_number(state, action.number, log)

    def refuse(self, state: State, seat: Seat, action: Any) -> Reason:
        if not isinstance(action, NameNumber):
            return self.section, self.awaited, {}
        if action.number in state.settings.tiles.numbers:
            return "§2.4", "number-shown", {"number": action.number}
        return "§2.4", "no-such-number", {"number": action.number}


def name_number(state: State, number: int, log: Log) -> None:
    """§2.4  Gives the X tile its number, which decides when the worm with X moves."""
    worm = state.shown.index(state.settings.tiles.x)
    log.happened(NumberNamed, state.settings.owner(worm), worm, number or None)
    line_up(state, number)


def line_up(state: State, number_of_x: int) -> None:
    """§2.3  Puts the moves in order: only worms with unique bids move, the lowest number first; an X without a number
    comes last.  Then come consolations.
    """
    tiles = state.settings.tiles
    moves: list[Move] = []
    for tile, number in enumerate(tiles.numbers):
        if state.shown.count(tile) == 1:
            moves.append(Move(state.shown.index(tile), number, False))
        elif number == number_of_x:
            moves.append(Move(state.shown.index(tiles.x), number, True))
    if state.shown.count(tiles.x) == 1 and number_of_x == 0:
        moves.append(Move(state.shown.index(tiles.x), 0, True))
    state.order = tuple(moves + consolations(state))
    state.phase = NEXT_MOVE


def consolations(state: State) -> list[Move]:
    """Option `consolation`: returns the consolation moves, in the order of lanes from the left.  A worm that clashed in
    two consecutive rounds crawls 2 segments at the end of the round.
    """
    moves: list[Move] = []
    if state.settings.consolation:
        for worm in state.lanes:
            if state.clashes[worm] == 2:
                state.clashes[worm] = 0
                moves.append(Move(worm, 2, False))
    return moves
