"""Writes, reads and checks the parts of a written position that are not single fields of the state."""

from __future__ import annotations

from typing import Any

from ludotheque.core.bag import bag_of
from ludotheque.core.fields import bad_position, read_deck, reading
from ludotheque.core.kinds import NOBODY, SEAT
from ludotheque.games.glory.box import PATHS
from ludotheque.games.glory.checks import cards_outside_decks, check_fighters
from ludotheque.games.glory.imagine import lay_from, read_names
from ludotheque.games.glory.kinds import by_deck
from ludotheque.games.glory.state import (
    NO_WRESTLER,
    OUT,
    OUTSIDE,
    PLACE_NAMES,
    PLACE_OF,
    RING,
    TAKING,
    UNTAKEN,
    State,
)
from ludotheque.games.glory.views import WrestlerPosition


def write_wrestler(state: State, wrestler: int) -> WrestlerPosition:
    """Returns the part of a position that describes one wrestler."""
    place, figure = state.places[wrestler], state.figures[wrestler]
    return WrestlerPosition(
        None if figure == UNTAKEN else state.settings.box.wrestlers[figure],
        None if figure == UNTAKEN else state.paths[wrestler] + 1,
        PLACE_NAMES.get(place, place),
        state.stamina[wrestler],
        state.outside[wrestler],
        state.unseen[wrestler].named(),
    )


def read_parts(state: State, position: Any) -> None:
    """Reads the parts of a position that are not single fields, and derives what was left out."""
    settings = state.settings
    if state.first == NOBODY:
        state.first = state.turn
    if len(position.wrestlers) != settings.wrestlers:
        raise bad_position("wrestlers", f"{len(position.wrestlers)} of them, {settings.wrestlers} are needed")
    read_wrestlers(state, position.wrestlers)
    if not isinstance(position.arrived, bool):
        state.arrived = RING in state.places or OUTSIDE in state.places
    if len(set(position.due)) < len(position.due):
        raise bad_position("due", "a wrestler is named twice")
    with reading("shown"):
        for one in position.shown:
            SEAT.read(one.seat, settings)
    read_names(state, position)
    if position.laid:
        if len(position.laid) != settings.seats:
            raise bad_position("laid", f"{len(position.laid)} of them for {settings.seats} seats")
        check_fighters(state)
        for seat, lay in enumerate(position.laid):
            if lay is not None:
                if state.challenger == NO_WRESTLER:
                    raise bad_position("laid", "nothing is laid in this phase")
                state.laid[seat] = lay_from(state, seat, lay)
    state.deck = by_deck(settings.box, read_deck(position.deck, settings.box.deck, cards_outside_decks(state)))


def read_wrestlers(state: State, rows: tuple[WrestlerPosition, ...]) -> None:
    """Reads where each wrestler is; unnamed wrestlers become the first ones of the league, on the first free paths."""
    box = state.settings.box
    named = [one.wrestler for one in rows]
    paths = [one.path for one in rows]
    if state.phase != TAKING:
        free = [name for name in box.wrestlers if name not in named]
        named = [free.pop(0) if name is None else name for name in named]
        open_paths = [path for path in range(1, PATHS + 1) if path not in paths]
        paths = [open_paths.pop(0) if path is None else path for path in paths]
    state.figures = tuple([UNTAKEN if name is None else box.wrestler_of[name] for name in named])
    state.paths = tuple([UNTAKEN if path is None else path - 1 for path in paths])
    state.places = [one.at if isinstance(one.at, int) else PLACE_OF[one.at] for one in rows]
    state.count_standing()
    state.outside = [one.turns_outside for one in rows]
    state.unseen = [bag_of(box.cards, [box.kind_of[name] for name in one.unseen]) for one in rows]
    state.stamina = [
        one.stamina if one.stamina is not None else 0 if place == OUT else box.stamina
        for one, place in zip(rows, state.places)
    ]
