"""What each seat knows, and whole matches imagined from it.  Secret are only tiles laid face down and unfinished moves."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from ludotheque.core.data import copied
from ludotheque.core.geometry import box_corners
from ludotheque.core.luck import Luck
from ludotheque.core.structs import Action, Seat, plain
from ludotheque.games.worm_up.actions import Actions
from ludotheque.games.worm_up.components import worm_up_box
from ludotheque.games.worm_up.geometry import Body, Finish, ends_of_card
from ludotheque.games.worm_up.rules.bidding import available
from ludotheque.games.worm_up.rules.moving import begin_draft, take_step
from ludotheque.games.worm_up.state import BIDDING, MOVING, NO_TILE, PHASE_NAMES, Settings, State, new_state
from ludotheque.games.worm_up.views import (
    FinishView,
    MoveView,
    ObstacleView,
    Place,
    TableView,
    WormUpView,
    WormView,
)

PHASES = {name: phase for phase, name in PHASE_NAMES.items()}


def view(state: State, seat: Seat | None) -> WormUpView:
    """All that a seat knows; None for a spectator."""
    settings = state.settings
    is_moving = state.phase == MOVING
    is_mine = is_moving and seat == settings.owner(state.mover())
    is_drafting = is_mine and len(state.draft) > 0
    bodies = list(state.worms)
    finish = state.finish
    if is_moving and not is_mine:
        bodies[state.mover()] = state.body_before
        finish = state.finish_before
    laid = () if seat is None else [state.bids[worm] for worm in settings.worms_of(seat)]
    left, may_swing = state.left, state.may_swing
    if is_moving and not is_mine:
        _, left, may_swing = state.order[0]
    return WormUpView(
        game="worm-up",
        seat=seat,
        seats=settings.seats,
        step=state.step if is_mine or not is_moving else state.step - len(state.draft),
        to_act=state.asked(),
        may_act=(),
        outcome=state.outcome,
        options=copied(settings.options),
        components=settings.box.shown(),
        rules=settings.version,
        phase=PHASE_NAMES[state.phase],
        race=state.race,
        round=state.round,
        wins=tuple(state.wins),
        table=table_view(settings),
        worms=tuple([worm_view(state, worm, body) for worm, body in enumerate(bodies)]),
        finish=finish_view(settings, finish),
        sealed=tuple(
            [sum([state.bids[worm] != NO_TILE for worm in settings.worms_of(one)]) for one in range(settings.seats)]
        ),
        laid=tuple([settings.tiles.names[tile] for tile in laid if tile != NO_TILE]),
        order=tuple([MoveView(worm, number, has_x) for worm, number, has_x in state.order]),
        left=left if is_moving else 0,
        may_swing=may_swing and is_moving,
        draft=tuple([plain(action) for action in state.draft]) if is_drafting else (),
        body_before=places_of(state.body_before) if is_drafting else None,
        finish_before=finish_view(settings, state.finish_before) if is_drafting else None,
    )


def places_of(body: Body) -> tuple[Place, ...]:
    """The places of the segments, one by one."""
    return tuple([(body[at], body[at + 1]) for at in range(0, len(body), 2)])


def body_of(places: tuple[Place, ...]) -> Body:
    """The other way round."""
    return tuple([number for place in places for number in place])


def tile_name(settings: Settings, tile: int) -> str | None:
    """A tile by its name; None for no tile."""
    return None if tile == NO_TILE else settings.tiles.names[tile]


def worm_view(state: State, worm: int, body: Body) -> WormView:
    """A worm as it lies there."""
    settings = state.settings
    return WormView(
        worm=worm,
        seat=settings.owner(worm),
        lane=state.lanes.index(worm),
        body=places_of(body),
        available=tuple([settings.tiles.names[tile] for tile in available(state, worm)]),
        resting=tile_name(settings, state.rests[worm]),
        shown=settings.tiles.names[state.shown[worm]] if state.shown else None,
        clashes=state.clashes[worm],
    )


def finish_view(settings: Settings, finish: Finish) -> FinishView:
    """The finish as it stands there."""
    ax, ay, bx, by = ends_of_card(finish, settings.card)
    return FinishView((bx, by), (ax, ay), finish[2])


@lru_cache(maxsize=64)
def table_view(settings: Settings) -> TableView:
    """What does not change during a match."""
    middle, half = settings.width // 2, settings.box.start_posts // 2
    obstacles = [
        ObstacleView(
            solid.kind, (solid.x, solid.y), solid.radius, () if solid.radius else tuple(box_corners(solid.box))
        )
        for solid in settings.solids
    ]
    return TableView(
        length=settings.length,
        width=settings.width,
        segment=settings.diameter,
        post=2 * settings.post,
        card=settings.card,
        thick=settings.thick,
        gap=settings.gap,
        start=((settings.start_line, middle + half), (settings.start_line, middle - half)),
        obstacles=tuple(obstacles),
        tiles=settings.tiles.names,
    )


def imagine(view: WormUpView, luck: Luck) -> State:
    """A whole state that fits the view; sealed tiles of others may be any that their worms could lay."""
    settings = Settings(worm_up_box(view.components), view.seats, view.options, view.rules)
    state = new_state(settings)
    tile_of = {name: tile for tile, name in enumerate(settings.tiles.names)}
    state.step = view.step
    state.outcome = view.outcome
    state.phase = PHASES[view.phase]
    state.race = view.race
    state.round = view.round
    state.wins = list(view.wins)
    lanes = sorted([(worm.lane, worm.worm) for worm in view.worms])
    state.lanes = tuple([worm for _, worm in lanes])
    state.worms = [body_of(worm.body) for worm in view.worms]
    state.finish = (*view.finish.right, view.finish.angle)
    state.rests = [NO_TILE if worm.resting is None else tile_of[worm.resting] for worm in view.worms]
    state.clashes = [worm.clashes for worm in view.worms]
    state.shown = tuple([tile_of[worm.shown] for worm in view.worms if worm.shown is not None])
    state.order = tuple([(move.worm, move.number, move.swing) for move in view.order])
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


def read_step(doc: object) -> Action:
    """A step of a move from its JSON form."""
    action: Action = msgspec.convert(doc, Actions)
    return action


def guess_sealed(state: State, view: WormUpView, luck: Luck) -> None:
    """Sealed tiles: the viewer's own as they are, those of the others any that do not rest."""
    settings = state.settings
    for seat in range(settings.seats):
        for number, worm in enumerate(settings.worms_of(seat)):
            if seat == view.seat and number < len(view.laid):
                state.bids[worm] = settings.tiles.names.index(view.laid[number])
            elif seat != view.seat and number < view.sealed[seat]:
                state.bids[worm] = luck.pick(available(state, worm))
