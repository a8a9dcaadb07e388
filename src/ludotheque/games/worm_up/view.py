"""Makes the view of each seat: everything except the tiles that others have laid face down, and others' unfinished
moves.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ludotheque.core.fields import Views
from ludotheque.core.geometry import box_corners
from ludotheque.core.structs import Seat, plain
from ludotheque.games.worm_up.geometry import Body, Finish, ends_of_card
from ludotheque.games.worm_up.rules.bidding import available
from ludotheque.games.worm_up.state import BIDDING, MOVING, NO_TILE, TABLE, Settings, State
from ludotheque.games.worm_up.views import FinishView, ObstacleView, Place, TableView, WormUpView, WormView

# The fields that the game adds to those that come from the table of fields.
ADDED: Final = [
    "table",
    "worms",
    "finish",
    "sealed",
    "laid",
    "left",
    "may_swing",
    "draft",
    "body_before",
    "finish_before",
]
VIEWS: Final = Views(TABLE, "worm-up", WormUpView, ADDED)


def view_of(state: State, seat: Seat | None) -> WormUpView:
    """Returns everything a seat knows; None for a spectator."""
    settings = state.settings
    is_moving = state.phase == MOVING
    is_mine = is_moving and seat == settings.owner(state.mover())
    is_drafting = is_mine and len(state.draft) > 0
    bodies = state.worms if is_mine else state.public_worms()
    sealed = [0] * settings.seats
    if state.phase == BIDDING:
        sealed = [len(tiles_laid(state, one)) for one in range(settings.seats)]
    left, may_swing = 0, False
    if is_moving:
        move = state.order[0]
        left, may_swing = (state.left, state.may_swing) if is_mine else (move.number, move.swing)
    seen: WormUpView = VIEWS.make(
        state,
        seat,
        state.step if is_mine else state.step - len(state.draft),
        state.asked.members,
        (),
        is_mine,
        (
            table_view(settings),
            tuple([worm_view(state, worm, body) for worm, body in enumerate(bodies)]),
            finish_view(settings.card, state.finish if is_mine else state.public_finish()),
            tuple(sealed),
            () if seat is None else tiles_laid(state, seat),
            left,
            may_swing,
            tuple([plain(action) for action in state.draft]) if is_drafting else (),
            places_of(state.body_before) if is_drafting else None,
            finish_view(settings.card, state.finish_before) if is_drafting else None,
        ),
    )
    return seen


def tiles_laid(state: State, seat: Seat) -> tuple[str, ...]:
    """Returns the tiles that a seat has laid, worm by worm."""
    names, laid = state.settings.tiles.names, state.laid
    return tuple([names[laid[worm]] for worm in state.settings.worms_of(seat) if laid[worm] != NO_TILE])


def places_of(body: Body) -> tuple[Place, ...]:
    """Returns the places of a worm's segments, from head to tail."""
    return tuple([(body[at], body[at + 1]) for at in range(0, len(body), 2)])


def body_of(places: tuple[Place, ...]) -> Body:
    """Makes a body from the places of its segments: the inverse of `places_of`."""
    return tuple([number for place in places for number in place])


def worm_view(state: State, worm: int, body: Body) -> WormView:
    """Returns the view of a worm that lies like this body."""
    settings = state.settings
    names = settings.tiles.names
    resting = state.resting[worm]
    return WormView(
        worm,
        settings.owner(worm),
        state.lanes.index(worm),
        places_of(body),
        tuple([names[tile] for tile in available(state, worm)]),
        None if resting == NO_TILE else names[resting],
        names[state.shown[worm]] if state.shown else None,
        state.clashes[worm],
    )


@lru_cache(maxsize=256)
def finish_view(card: int, finish: Finish) -> FinishView:
    """Returns the view of the finish; cached, because the finish seldom changes and looks the same to all seats."""
    ax, ay, bx, by = ends_of_card(finish, card)
    return FinishView((bx, by), (ax, ay), finish[2])


@lru_cache(maxsize=64)
def table_view(settings: Settings) -> TableView:
    """Returns the part of a view that does not change during a match."""
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
