"""Writes, reads and checks the parts of a written position that are not single fields of the state."""

from __future__ import annotations

from typing import Any

from ludotheque.core.fields import bad_position, read_deck
from ludotheque.core.seats import seats_of
from ludotheque.games.malta.checks import cards_outside_deck
from ludotheque.games.malta.needs import read_targets
from ludotheque.games.malta.state import NO_CARD, REMOVED, State
from ludotheque.games.malta.targets import target_names


def write_parts(state: State) -> dict[str, Any]:
    """Returns the parts of a position that are not single fields: the board, the lives, the targets named so far."""
    settings = state.settings
    box, grid = settings.box, settings.grid
    rows = [[box.spaces[kind] for kind in state.spaces[at : at + grid.side]] for at in range(0, grid.places, grid.side)]
    at_work = state.card_at_work()
    return {
        "board": list(reversed(rows)),
        "turned": {grid.names[place]: lie % REMOVED for place, lie in enumerate(state.lies) if lie % REMOVED},
        "removed": [grid.names[place] for place, lie in enumerate(state.lies) if lie >= REMOVED],
        "lives": [state.lives(seat) for seat in range(settings.seats)],
        "named": () if at_work == NO_CARD else target_names(state, at_work, state.named),
    }


def read_parts(state: State, position: Any) -> None:
    """Reads what `write_parts` wrote, and the deck."""
    settings = state.settings
    box, grid, seats = settings.box, settings.grid, settings.seats
    if [len(row) for row in position.board] != [grid.side] * grid.side:
        raise bad_position("board", f"it must have {grid.side} rows of {grid.side} spaces")
    lies = bytearray(grid.places)
    for place, quarters in position.turned.items():
        if not 0 <= quarters <= 3:
            raise bad_position("turned", f"{place} cannot be turned by {quarters} quarters")
        lies[grid.place_of[place]] = quarters
    for place in position.removed:
        lies[grid.place_of[place]] |= REMOVED
    state.spaces = bytes([box.space_of[space] for row in reversed(position.board) for space in row])
    state.lies = bytes(lies)
    lives = (settings.lives,) * seats if position.lives is None else position.lives
    if len(lives) != seats:
        raise bad_position("lives", f"{len(lives)} of them for {seats} seats")
    for seat, left in enumerate(lives):
        if not 0 <= left <= settings.lives:
            raise bad_position("lives", f"seat {seat} cannot have {left}")
    state.still_in = seats_of([seat for seat in range(seats) if lives[seat]])
    state.spare = seats_of([seat for seat in range(seats) if lives[seat] > 1])
    at_work = state.card_at_work()
    if at_work != NO_CARD:
        state.named = read_targets(box.needs[at_work], grid, seats, position.named)
    state.deck = read_deck(position.deck, box.deck, cards_outside_deck(state))
