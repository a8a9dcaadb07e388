"""Whole positions in rulebook words: written for tests, puzzles and saved matches, and checked when read."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

import msgspec

from ludotheque.core.errors import BadInput
from ludotheque.core.seats import NO_SEATS, Seats, only, seats_of
from ludotheque.core.structs import plain
from ludotheque.games.worm_up.actions import Confirm
from ludotheque.games.worm_up.geometry import TOLERANCE, Body, card_distance, ends_of_card
from ludotheque.games.worm_up.imagine import read_step
from ludotheque.games.worm_up.rules.bidding import free_numbers
from ludotheque.games.worm_up.rules.moving import begin_draft, take_step
from ludotheque.games.worm_up.rules.phases import PHASES
from ludotheque.games.worm_up.state import (
    BIDDING,
    MOVING,
    NAMING,
    NO_TILE,
    OVER,
    PHASE_NAMES,
    PHASE_OF,
    Move,
    Settings,
    State,
    new_state,
)
from ludotheque.games.worm_up.view import body_of, places_of, tile_name
from ludotheque.games.worm_up.views import MoveView, Position


def dump(state: State) -> dict[str, Any]:
    """The whole position."""
    settings = state.settings
    bodies = list(state.worms)
    finish = state.finish
    if state.phase == MOVING:
        bodies[state.mover()] = state.body_before
        finish = state.finish_before
    position = Position(
        phase=PHASE_NAMES[state.phase],
        worms=tuple([places_of(body) for body in bodies]),
        step=state.step,
        race=state.race,
        round=state.round,
        lanes=state.lanes,
        finish=((finish[0], finish[1]), finish[2]),
        laid=tuple([tile_name(settings, tile) for tile in state.laid]),
        shown=tuple([settings.tiles.names[tile] for tile in state.shown]),
        resting=tuple([tile_name(settings, tile) for tile in state.resting]),
        clashes=tuple(state.clashes),
        order=tuple([MoveView(move.worm, move.number, move.swing) for move in state.order]),
        draft=tuple([plain(action) for action in state.draft]) if state.phase == MOVING else (),
        wins=tuple(state.wins),
        outcome=state.outcome,
    )
    doc: dict[str, Any] = msgspec.to_builtins(position)
    return doc


def load(doc: Mapping[str, Any], settings: Settings) -> State:
    """The state that a position tells of; complains (BadInput) about one that cannot be."""
    try:
        position = msgspec.convert(doc, Position)
    except msgspec.ValidationError as error:
        raise BadInput("position", "bad-position", reason=str(error)) from error
    state = read(position, settings)
    check_table(state)
    check_bids(state)
    state.asked = who_is_asked(state)
    if state.phase == MOVING:
        read_draft(state, position)
    if (state.outcome is None) == (state.phase == OVER):
        raise bad("outcome", "a match has one if and only if it is over")
    return state


def bad(where: str, reason: str) -> BadInput:
    """The complaint about one part of a position."""
    return BadInput(f"position.{where}", "bad-position", reason=reason)


def read(position: Position, settings: Settings) -> State:
    """The position as a state, before the unfinished move."""
    state = new_state(settings)
    worms = settings.worms
    if position.phase not in PHASE_OF:
        raise bad("phase", f"there is no phase {position.phase!r}")
    state.phase = PHASE_OF[position.phase]
    state.step = counted("step", position.step, 0, 1 << 40)
    state.race = counted("race", position.race, 1, settings.races)
    state.round = counted("round", position.round, 1, settings.last_round)
    lanes = tuple(range(worms)) if position.lanes is None else position.lanes
    if sorted(lanes) != list(range(worms)):
        raise bad("lanes", f"each of {worms} worms has one")
    state.lanes = lanes
    for name, row in (("laid", position.laid), ("resting", position.resting), ("clashes", position.clashes)):
        if len(row) not in (0, worms):
            raise bad(name, f"{len(row)} of them for {worms} worms")
    if len(position.worms) != worms:
        raise bad("worms", f"{len(position.worms)} of them, not {worms}")
    if len(position.shown) not in (0, worms) or len(position.wins) not in (0, settings.seats):
        raise bad("shown", "one for each worm, or none")
    state.worms = [body_of(places) for places in position.worms]
    if position.finish is not None:
        (x, y), angle = position.finish
        state.finish = (x, y, counted("finish", angle, 0, 65535))
    state.laid = [tile_of(settings, name) for name in position.laid] or state.laid
    state.shown = tuple([tile_of(settings, name) for name in position.shown])
    state.resting = [tile_of(settings, name) for name in position.resting] or state.resting
    state.clashes = [counted("clashes", count, 0, 1000) for count in position.clashes] or state.clashes
    state.order = tuple([Move(move.worm, move.number, move.swing) for move in position.order])
    state.wins = [counted("wins", count, 0, settings.races) for count in position.wins] or state.wins
    state.outcome = position.outcome
    return state


def counted(where: str, number: int, low: int, high: int) -> int:
    """A number within its bounds."""
    if not low <= number <= high:
        raise bad(where, f"{number} is not from {low} to {high}")
    return number


def tile_of(settings: Settings, name: str | None) -> int:
    """A tile by its name."""
    if name is None:
        return NO_TILE
    if name not in settings.tiles.names:
        raise bad("tiles", f"there is no tile {name!r}")
    return settings.tiles.names.index(name)


def check_table(state: State) -> None:
    """Complains about worms that are torn, overlap something, touch one another or lie off the table; and about posts."""
    settings = state.settings
    ends = ends_of_card(state.finish, settings.card)
    if not on_table(settings, ends, settings.post):
        raise bad("finish", "it must stand on the table")
    square = (ends[2] - ends[0]) ** 2 + (ends[3] - ends[1]) ** 2
    for worm, body in enumerate(state.worms):
        if len(body) != 2 * settings.box.segments:
            raise bad("worms", f"worm {worm} must have {settings.box.segments} segments")
        if not on_table(settings, body, settings.radius):
            raise bad("worms", f"worm {worm} must lie on the table (§1.4)")
        if is_torn(settings, body):
            raise bad("worms", f"the segments of worm {worm} must touch, none may overlap (§3.2)")
        if nearest(body, ends) < settings.radius + settings.post - TOLERANCE:
            raise bad("worms", f"worm {worm} overlaps a post (§3.2)")
        for other in range(worm):
            if nearest(body, state.worms[other]) < settings.diameter + settings.gap - TOLERANCE:
                raise bad("worms", f"worms {other} and {worm} are too near to each other (§3.2)")
        for solid in settings.solids:
            for x, y in places_of(body):
                if solid.disc_gap(x, y, settings.radius) < -TOLERANCE:
                    raise bad("worms", f"worm {worm} overlaps an obstacle (§3.2)")
        if state.outcome is None:
            for x, y in places_of(body):
                if card_distance(x, y, ends) <= (settings.touch - TOLERANCE) ** 2 * square:
                    raise bad("worms", f"worm {worm} touches the card (§5.1)")


def on_table(settings: Settings, body: Body, radius: int) -> bool:
    """§1.4  Do discs of this radius lie wholly on the table?"""
    far = radius - TOLERANCE
    return all(far <= x <= settings.length - far and far <= y <= settings.width - far for x, y in places_of(body))


def is_torn(settings: Settings, body: Body) -> bool:
    """§3.2  Do two neighbours not touch, or any two segments overlap?"""
    for at in range(0, len(body) - 2, 2):
        x, y = body[at], body[at + 1]
        far = (body[at + 2] - x) ** 2 + (body[at + 3] - y) ** 2
        if far > (settings.diameter + TOLERANCE) ** 2:
            return True
        if nearest((x, y), body[at + 2 :]) < settings.diameter - TOLERANCE:
            return True
    return False


def nearest(one: Body, other: Body) -> float:
    """The least distance between centres of two bodies."""
    pairs = [(ax - bx) ** 2 + (ay - by) ** 2 for ax, ay in places_of(one) for bx, by in places_of(other)]
    return math.sqrt(min(pairs))


def check_bids(state: State) -> None:
    """Complains about tiles that cannot have been laid, and about nobody to decide."""
    settings = state.settings
    if state.phase == BIDDING:
        if NO_TILE not in state.laid:
            raise bad("laid", "all tiles are laid already")
        for worm, tile in enumerate(state.laid):
            if tile != NO_TILE and tile == state.resting[worm]:
                raise bad("laid", f"the tile of worm {worm} rests (§2.5)")
        if settings.worms_each == 2 and any(
            state.laid[2 * seat] == NO_TILE != state.laid[2 * seat + 1] for seat in range(settings.seats)
        ):
            raise bad("laid", "tiles are laid for a seat's first worm first (§6.1)")
    elif any(tile != NO_TILE for tile in state.laid):
        raise bad("laid", "nothing lies face down in this phase")
    if state.phase == NAMING and (state.shown.count(settings.tiles.x) != 1 or len(free_numbers(state)) < 2):
        raise bad("shown", "nobody has a number to name (§2.4)")
    if (state.phase == MOVING) != bool(state.order):
        raise bad("order", "there are moves to come if and only if worms are moving")
    movers = [move.worm for move in state.order]
    if len(set(movers)) < len(movers):
        raise bad("order", "a worm is named twice")
    for move in state.order:
        counted("order", move.worm, 0, settings.worms - 1)
        counted("order", move.number, 0, 12)


def who_is_asked(state: State) -> Seats:
    """The seats that owe a decision, which follows from all the rest."""
    settings = state.settings
    if state.phase == BIDDING:
        return seats_of({settings.owner(worm) for worm, tile in enumerate(state.laid) if tile == NO_TILE})
    if state.phase == NAMING:
        return only(settings.owner(state.shown.index(settings.tiles.x)))
    return only(settings.owner(state.mover())) if state.phase == MOVING else NO_SEATS


def read_draft(state: State, position: Position) -> None:
    """Makes the unfinished move again, every step checked."""
    state.body_before = state.worms[state.mover()]
    state.finish_before = state.finish
    begin_draft(state)
    seat = state.asked.members[0]
    for number, doc in enumerate(position.draft):
        try:
            action = read_step(doc)
        except msgspec.ValidationError as error:
            raise bad(f"draft[{number}]", str(error)) from error
        if isinstance(action, Confirm) or not PHASES.choices(state, seat).contains(action):
            raise bad(f"draft[{number}]", "this step is not legal (§3.2)")
        take_step(state, action)
    if not PHASES.choices(state, seat):
        raise bad("order", f"seat {seat} has nothing to choose from")
