"""Writes, reads and checks the parts of a written position that are not single fields of the state."""

from __future__ import annotations

import math
from typing import Any

import msgspec

from ludotheque.core.fields import bad_position
from ludotheque.core.seats import NO_SEATS, Seats, only, seats_of
from ludotheque.core.structs import plain
from ludotheque.core.trig import TURN
from ludotheque.games.worm_up.actions import Confirm
from ludotheque.games.worm_up.geometry import TOLERANCE, Body, card_distance, ends_of_card
from ludotheque.games.worm_up.imagine import read_step
from ludotheque.games.worm_up.rules.bidding import free_numbers
from ludotheque.games.worm_up.rules.moving import begin_draft, take_step
from ludotheque.games.worm_up.rules.phases import PHASES
from ludotheque.games.worm_up.state import BIDDING, MOVING, NAMING, NO_TILE, OVER, Settings, State
from ludotheque.games.worm_up.view import body_of, places_of


def write_parts(state: State) -> dict[str, Any]:
    """Returns the worms and the finish as they were before the unfinished move, and the steps of this move."""
    x, y, angle = state.public_finish()
    return {
        "worms": tuple([places_of(body) for body in state.public_worms()]),
        "finish": ((x, y), angle),
        "draft": tuple([plain(action) for action in state.draft]),
    }


def read_parts(state: State, position: Any) -> None:
    """Sets up the table and replays the unfinished move; raises BadInput for an impossible position."""
    if len(position.worms) != state.settings.worms:
        raise bad_position("worms", f"{len(position.worms)} of them, not {state.settings.worms}")
    state.worms = [body_of(places) for places in position.worms]
    if position.finish is not None:
        (x, y), angle = position.finish
        if not 0 <= angle < TURN:
            raise bad_position("finish", f"{angle} is not an angle")
        state.finish = (x, y, angle)
    check_table(state)
    check_bids(state)
    state.asked = asked_seats(state)
    if state.phase == MOVING:
        read_draft(state, position)
    if (state.outcome is None) == (state.phase == OVER):
        raise bad_position("outcome", "a match has one if and only if it is over")


def check_table(state: State) -> None:
    """Raises BadInput for torn, overlapping or touching worms, for worms off the table, and for misplaced posts."""
    settings = state.settings
    ends = ends_of_card(state.finish, settings.card)
    if not is_on_table(settings, ends, settings.post):
        raise bad_position("finish", "it must stand on the table")
    square = (ends[2] - ends[0]) ** 2 + (ends[3] - ends[1]) ** 2
    for worm, body in enumerate(state.worms):
        if len(body) != 2 * settings.box.segments:
            raise bad_position("worms", f"worm {worm} must have {settings.box.segments} segments")
        if not is_on_table(settings, body, settings.radius):
            raise bad_position("worms", f"worm {worm} must lie on the table (§1.4)")
        if is_broken(settings, body):
            raise bad_position("worms", f"the segments of worm {worm} must touch, none may overlap (§3.2)")
        if nearest(body, ends) < settings.radius + settings.post - TOLERANCE:
            raise bad_position("worms", f"worm {worm} overlaps a post (§3.2)")
        for other in range(worm):
            if nearest(body, state.worms[other]) < settings.diameter + settings.gap - TOLERANCE:
                raise bad_position("worms", f"worms {other} and {worm} are too near to each other (§3.2)")
        for solid in settings.solids:
            for x, y in places_of(body):
                if solid.disc_gap(x, y, settings.radius) < -TOLERANCE:
                    raise bad_position("worms", f"worm {worm} overlaps an obstacle (§3.2)")
        if state.outcome is None:
            for x, y in places_of(body):
                if card_distance(x, y, ends) <= (settings.touch - TOLERANCE) ** 2 * square:
                    raise bad_position("worms", f"worm {worm} touches the card (§5.1)")


def is_on_table(settings: Settings, body: Body, radius: int) -> bool:
    """§1.4  Are discs of this radius completely on the table?"""
    far = radius - TOLERANCE
    return all(far <= x <= settings.length - far and far <= y <= settings.width - far for x, y in places_of(body))


def is_broken(settings: Settings, body: Body) -> bool:
    """§3.2  Are two neighbouring segments apart, or do any two segments overlap?"""
    for at in range(0, len(body) - 2, 2):
        x, y = body[at], body[at + 1]
        far = (body[at + 2] - x) ** 2 + (body[at + 3] - y) ** 2
        if far > (settings.diameter + TOLERANCE) ** 2:
            return True
        if nearest((x, y), body[at + 2 :]) < settings.diameter - TOLERANCE:
            return True
    return False


def nearest(one: Body, other: Body) -> float:
    """Returns the shortest distance between segment centres of two worms."""
    pairs = [(ax - bx) ** 2 + (ay - by) ** 2 for ax, ay in places_of(one) for bx, by in places_of(other)]
    return math.sqrt(min(pairs))


def check_bids(state: State) -> None:
    """Raises BadInput for tiles that cannot have been laid, or if nobody could decide."""
    settings = state.settings
    if state.phase == BIDDING:
        if NO_TILE not in state.laid:
            raise bad_position("laid", "all tiles are laid already")
        for worm, tile in enumerate(state.laid):
            if tile != NO_TILE and tile == state.resting[worm]:
                raise bad_position("laid", f"the tile of worm {worm} rests (§2.5)")
        if settings.worms_each == 2 and any(
            state.laid[2 * seat] == NO_TILE != state.laid[2 * seat + 1] for seat in range(settings.seats)
        ):
            raise bad_position("laid", "tiles are laid for a seat's first worm first (§6.1)")
    elif any(tile != NO_TILE for tile in state.laid):
        raise bad_position("laid", "nothing lies face down in this phase")
    if len(state.shown) not in (0, settings.worms):
        raise bad_position("shown", "one for each worm, or none")
    if state.phase == NAMING and (state.shown.count(settings.tiles.x) != 1 or len(free_numbers(state)) < 2):
        raise bad_position("shown", "nobody has a number to name (§2.4)")
    if (state.phase == MOVING) != bool(state.order):
        raise bad_position("order", "there are moves to come if and only if worms are moving")
    movers = [move.worm for move in state.order]
    if len(set(movers)) < len(movers):
        raise bad_position("order", "a worm is named twice")


def asked_seats(state: State) -> Seats:
    """Returns the seats that owe a decision, which follow from the rest of the position."""
    settings = state.settings
    if state.phase == BIDDING:
        return seats_of({settings.owner(worm) for worm, tile in enumerate(state.laid) if tile == NO_TILE})
    if state.phase == NAMING:
        return only(settings.owner(state.shown.index(settings.tiles.x)))
    return only(settings.owner(state.mover())) if state.phase == MOVING else NO_SEATS


def read_draft(state: State, position: Any) -> None:
    """Replays the unfinished move, checking every step."""
    state.body_before = state.worms[state.mover()]
    state.finish_before = state.finish
    begin_draft(state)
    seat = state.asked.members[0]
    for number, doc in enumerate(position.draft):
        try:
            action = read_step(doc)
        except msgspec.ValidationError as error:
            raise bad_position(f"draft[{number}]", str(error)) from error
        if isinstance(action, Confirm) or not PHASES.choices(state, seat).contains(action):
            raise bad_position(f"draft[{number}]", "this step is not legal (§3.2)")
        take_step(state, action)
    if not PHASES.choices(state, seat):
        raise bad_position("order", f"seat {seat} has nothing to choose from")
