"""§3.6  Targets: what may be named for a card, step by step."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from ludotheque.core.structs import Action
from ludotheque.games.malta.actions import NameDirection, NameLine, NameQuarters, NameSeat, NameSpace
from ludotheque.games.malta.board import DIRECTIONS, DOWN, GRIDS, LEFT, RIGHT, UP
from ludotheque.games.malta.needs import (
    ANY_WAY,
    ARROW_OF_YOURS,
    FACE_UP,
    LINE,
    LOST_SEAT,
    OTHER_PAWN,
    OTHER_SPACE,
    PAWN,
    QUARTERS,
    RIVAL,
    RIVAL_WITH_CARDS,
    SPACE,
    WAY_OF_LINE,
    WAY_OF_RIVAL,
    WAY_OF_YOURS,
    is_seat,
    is_space,
    is_way,
    write_targets,
)
from ludotheque.games.malta.state import NOBODY, REMOVED, State

# Every action that names a target is made only once.  Each list has the actions of one type, in the order of the
# numbers of their targets; `table_of` finds the list for a need.
SEATS: Final[list[Action]] = [NameSeat(seat) for seat in range(6)]
WAYS: Final[list[Action]] = [NameDirection(way) for way in DIRECTIONS]
TURNS: Final[list[Action]] = [NameQuarters(quarters) for quarters in range(4)]
PLACES: Final[dict[int, list[Action]]] = {
    side: [NameSpace(name) for name in grid.names] for side, grid in GRIDS.items()
}
LINES: Final[dict[int, list[Action]]] = {side: [NameLine(name) for name in grid.lines] for side, grid in GRIDS.items()}


def candidates(state: State, need: int, named: tuple[int, ...]) -> Sequence[int]:
    """Returns the numbers of the targets that the card's player (`state.player`) may name for a need, given the targets
    that are already named.
    """
    if is_space(need):
        return spaces_for(state, need, named)
    you = state.player
    if need in (RIVAL, RIVAL_WITH_CARDS):
        # §5.7  A card that a Boomerang turned round can hit only its original player.
        rivals = (
            [state.original] if state.original != NOBODY else [seat for seat in state.still_in.members if seat != you]
        )
        # §4.12  Pickpocket and Discard Two of Theirs name a rival with cards.
        return rivals if need == RIVAL else [seat for seat in rivals if state.hands[seat]]
    if need == PAWN:
        return state.still_in.members
    if need == OTHER_PAWN:
        return [seat for seat in state.still_in.members if seat != named[0]]
    if need == LOST_SEAT:
        return sorted(state.lost)
    if need == ANY_WAY:
        return [UP, RIGHT, DOWN, LEFT]
    if need == WAY_OF_RIVAL:
        return state.settings.grid.jumps[1][state.pawns[named[0]]]
    if need == WAY_OF_YOURS:
        # §4.11  The pawn jumps over the spaces on its way, so only the place where it lands must be on the board.
        far = state.box.amounts[state.naming]
        return state.settings.grid.jumps[far][state.pawns[you]]
    if need == ARROW_OF_YOURS:
        return state.ways_from(state.pawns[you])
    if need == QUARTERS:
        return [1, 2, 3]
    if need == LINE:
        return range(2 * state.settings.grid.side)
    assert need == WAY_OF_LINE
    return [RIGHT, LEFT] if named[0] < state.settings.grid.side else [UP, DOWN]


def spaces_for(state: State, need: int, named: tuple[int, ...]) -> Sequence[int]:
    """§4.5  Finds the spaces that may be named: face up to remove or turn, 0-circles to restore, any two to swap."""
    grid = state.settings.grid
    if need == OTHER_SPACE:
        return grid.others[named[0]]
    if need == SPACE:
        return grid.all_places
    return face_up(state.lies) if need == FACE_UP else circles(state.lies)


# Boards change seldom and are read often, hence the cache.
@lru_cache(maxsize=4096)
def face_up(lies: bytes) -> Sequence[int]:
    """Returns the places of all spaces whose number is up."""
    return [place for place, lie in enumerate(lies) if lie < REMOVED]


@lru_cache(maxsize=4096)
def circles(lies: bytes) -> Sequence[int]:
    """Returns the places of all spaces whose 0-circle is up."""
    return [place for place, lie in enumerate(lies) if lie >= REMOVED]


def naming_actions(state: State, need: int, named: tuple[int, ...]) -> list[Action]:
    """Returns the actions that name a target for this need."""
    table = table_of(state, need)
    found = candidates(state, need, named)
    return table if len(found) == len(table) else [table[number] for number in found]


def table_of(state: State, need: int) -> list[Action]:
    """Returns all actions that name a target for this need, in the order of the targets' numbers."""
    if is_space(need):
        return PLACES[state.settings.grid.side]
    if is_seat(need):
        return SEATS
    if is_way(need):
        return WAYS
    if need == QUARTERS:
        return TURNS
    return LINES[state.settings.grid.side]


def number_of_target(state: State, action: Any) -> int:
    """Returns the number of the target that an action names for the need that is asked for."""
    need = state.box.needs[state.naming][len(state.named)]
    number: int
    if is_space(need):
        number = state.settings.grid.place_of[action.place]
    elif is_seat(need):
        number = action.seat
    elif is_way(need):
        number = DIRECTIONS.index(action.direction)
    elif need == QUARTERS:
        number = action.quarters
    else:
        number = state.settings.grid.lines.index(action.line)
    return number


def target_names(state: State, kind: int, named: tuple[int, ...]) -> tuple[Any, ...]:
    """Returns the targets of a card as JSON has them."""
    return write_targets(state.box.needs[kind], state.settings.grid, named)
