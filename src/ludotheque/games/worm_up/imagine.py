"""Finds what is hidden from a seat (tiles laid face down and unfinished moves of others), and imagines states that fit
what the seat knows.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from ludotheque.core.luck import Luck
from ludotheque.core.seats import seats_of
from ludotheque.core.structs import Action, Seat
from ludotheque.games.worm_up.actions import Actions
from ludotheque.games.worm_up.box import WormUpBox
from ludotheque.games.worm_up.components import worm_up_box
from ludotheque.games.worm_up.rules.bidding import available
from ludotheque.games.worm_up.rules.moving import begin_draft, take_step
from ludotheque.games.worm_up.state import (
    BIDDING,
    MOVING,
    NO_TILE,
    TABLE,
    Settings,
    State,
    new_state,
)
from ludotheque.games.worm_up.view import body_of
from ludotheque.games.worm_up.views import WormUpView


def hidden(state: State, seat: Seat | None) -> dict[str, dict[str, dict[str, int]]]:
    """Returns what is hidden: the tiles that worms have laid face down, and the progress of another seat's unfinished
    move.
    """
    settings = state.settings
    names = settings.tiles.names
    places: dict[str, dict[str, dict[str, int]]] = {}
    if state.phase == MOVING and settings.owner(state.mover()) != seat:
        # The number of steps has no limit, so the possible numbers cannot be listed.
        places["steps not confirmed"] = {f"worm {state.mover()}": {}}
    for worm, tile in enumerate(state.laid):
        if tile != NO_TILE and settings.owner(worm) != seat:
            kept = {names[other]: 1 for other in available(state, worm) if other != tile}
            places[f"tiles of worm {worm}"] = {"laid": {names[tile]: 1}, "kept": kept}
    return places


def imagine(view: WormUpView, luck: Luck) -> State:
    """Returns a random state that fits the view; a sealed tile of another seat may be any tile that its worm could lay."""
    settings = settings_of(worm_up_box(view.components), view.seats, tuple(view.options.items()), view.rules)
    state = new_state(settings)
    TABLE.lay_out(state, view, settings)
    state.step = view.step
    state.asked = seats_of(view.to_act)
    lanes = sorted([(worm.lane, worm.worm) for worm in view.worms])
    state.lanes = tuple([worm for _, worm in lanes])
    state.worms = [body_of(worm.body) for worm in view.worms]
    state.finish = (*view.finish.right, view.finish.angle)
    tile_of = settings.tiles.tile_of
    state.resting = [NO_TILE if worm.resting is None else tile_of[worm.resting] for worm in view.worms]
    state.clashes = [worm.clashes for worm in view.worms]
    state.shown = tuple([tile_of[worm.shown] for worm in view.worms if worm.shown is not None])
    if state.phase == MOVING:
        before, finish = view.body_before, view.finish_before
        state.body_before = state.worms[state.mover()] if before is None else body_of(before)
        state.finish_before = state.finish if finish is None else (*finish.right, finish.angle)
        begin_draft(state)
        for doc in view.draft:
            take_step(state, read_step(doc))
    elif state.phase == BIDDING:
        guess_sealed(state, view, luck)
    return state


@lru_cache(maxsize=64)
def settings_of(box: WormUpBox, seats: int, options: tuple[tuple[str, Any], ...], version: str) -> Settings:
    """Returns the settings of a match; they are costly to compute and never change, so they are cached for all views of
    the match.
    """
    return Settings(box, seats, dict(options), version)


def read_step(doc: object) -> Action:
    """Converts a step of a move from its JSON form."""
    action: Action = msgspec.convert(doc, Actions)
    return action


def guess_sealed(state: State, view: WormUpView, luck: Luck) -> None:
    """Fills in sealed tiles: the viewer's own tiles as they are, and for other seats tiles drawn from those that do not
    rest.
    """
    settings = state.settings
    for seat in range(settings.seats):
        for number, worm in enumerate(settings.worms_of(seat)):
            if seat == view.seat and number < len(view.laid):
                state.laid[worm] = settings.tiles.tile_of[view.laid[number]]
            elif seat != view.seat and number < view.sealed[seat]:
                state.laid[worm] = luck.pick(available(state, worm))
