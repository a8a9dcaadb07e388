"""What each seat knows: all but the tiles that others have laid face down, and their unfinished moves."""

from __future__ import annotations

from functools import lru_cache

from ludotheque.core.data import copied
from ludotheque.core.geometry import box_corners
from ludotheque.core.structs import Seat, plain
from ludotheque.games.worm_up.geometry import Body, Finish, ends_of_card
from ludotheque.games.worm_up.rules.bidding import available
from ludotheque.games.worm_up.state import MOVING, NO_TILE, PHASE_NAMES, Settings, State
from ludotheque.games.worm_up.views import (
    FinishView,
    MoveView,
    ObstacleView,
    Place,
    TableView,
    WormUpView,
    WormView,
)


def view_of(state: State, seat: Seat | None) -> WormUpView:
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
    laid = () if seat is None else [state.laid[worm] for worm in settings.worms_of(seat)]
    left, may_swing = state.left, state.may_swing
    if is_moving and not is_mine:
        left, may_swing = state.order[0].number, state.order[0].swing
    return WormUpView(
        game="worm-up",
        seat=seat,
        seats=settings.seats,
        step=state.step if is_mine or not is_moving else state.step - len(state.draft),
        to_act=state.asked.members,
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
            [sum([state.laid[worm] != NO_TILE for worm in settings.worms_of(one)]) for one in range(settings.seats)]
        ),
        laid=tuple([settings.tiles.names[tile] for tile in laid if tile != NO_TILE]),
        order=tuple([MoveView(move.worm, move.number, move.swing) for move in state.order]),
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
        resting=tile_name(settings, state.resting[worm]),
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
