"""§2  Bidding: secret tiles, clashes, X, resting tiles."""

from __future__ import annotations

from ludotheque.core.events import ChoiceSealed
from ludotheque.core.log import Log
from ludotheque.core.structs import Action, Seat
from ludotheque.games.worm_up.events import BidsShown, NumberNamed, RoundBegan
from ludotheque.games.worm_up.state import BIDDING, MOVING, NAMING, NO_TILE, Move, State


def begin_round(state: State, number: int, log: Log) -> None:
    """§2.1  Everybody lays a tile."""
    state.round = number
    state.phase = BIDDING
    log.happened(RoundBegan, number)


def available(state: State, worm: int) -> list[int]:
    """§2.5  The tiles of a worm that do not rest."""
    rests = state.rests[worm]
    return [tile for tile in range(len(state.settings.tiles.names)) if tile != rests]


def lay(state: State, seat: Seat, tile: int, action: Action, log: Log) -> bool:
    """§2.1  A tile is laid in secret; have all been?"""
    state.bids[state.bidding_worm(seat)] = tile
    log.happened(ChoiceSealed, seat, action)
    return NO_TILE not in state.bids


def show(state: State, log: Log) -> None:
    """§2.1  All tiles are turned up at once; equal ones cancel each other (§2.2), the others will rest (§2.5)."""
    settings = state.settings
    tiles = settings.tiles
    shown = state.bids
    state.shown = tuple(shown)
    state.bids = [NO_TILE] * settings.worms
    clashing: list[int] = []
    for worm, tile in enumerate(shown):
        state.rests[worm] = NO_TILE  # §2.5  what rested is back
        if shown.count(tile) > 1:
            clashing.append(worm)
            state.clashes[worm] += 1
        else:
            state.clashes[worm] = 0
            if tiles.rests[tile]:
                state.rests[worm] = tile
    if log.heard:
        resting = tuple([None if tile == NO_TILE else tiles.names[tile] for tile in state.rests])
        log.happened(BidsShown, tuple([tiles.names[tile] for tile in shown]), tuple(clashing), resting)
    if shown.count(tiles.x) != 1:
        line_up(state, 0)
        return
    numbers = free_numbers(state)
    if len(numbers) > 1:
        state.phase = NAMING
    else:
        # §2.4  The only free number must be named; if there is none, X moves no worm.
        name_number(state, numbers[0] if numbers else 0, log)


def free_numbers(state: State) -> list[int]:
    """§2.4  The numbers that nobody has shown, cancelled ones included."""
    return [number for tile, number in enumerate(state.settings.tiles.numbers) if tile not in state.shown]


def name_number(state: State, number: int, log: Log) -> None:
    """§2.4  X takes a number, and its place in the order."""
    worm = state.shown.index(state.settings.tiles.x)
    log.happened(NumberNamed, state.settings.owner(worm), worm, number or None)
    line_up(state, number)


def line_up(state: State, number_of_x: int) -> None:
    """§2.3  Only unique bids move, lowest number first; X without a number last.  Then come consolations."""
    settings = state.settings
    tiles = settings.tiles
    moves: list[Move] = []
    without_number: list[Move] = []
    for tile, number in enumerate(tiles.numbers):
        if state.shown.count(tile) == 1:
            moves.append((state.shown.index(tile), number, False))
        elif number == number_of_x:
            moves.append((state.shown.index(tiles.x), number, True))
    if state.shown.count(tiles.x) == 1 and number_of_x == 0:
        without_number.append((state.shown.index(tiles.x), 0, True))
    state.order = tuple(moves + without_number + consolations(state))
    state.phase = MOVING


def consolations(state: State) -> list[Move]:
    """Option `consolation`: who clashed in two rounds running crawls 2 at the end, lanes from left to right."""
    moves: list[Move] = []
    if state.settings.consolation:
        for worm in state.lanes:
            if state.clashes[worm] == 2:
                state.clashes[worm] = 0
                moves.append((worm, 2, False))
    return moves
