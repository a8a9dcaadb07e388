"""The possible values of the fields of Worm Up's actions and views, so that learning programs can encode them as
numbers.
"""

from __future__ import annotations

from typing import Any, Final

from ludotheque.core.domains import ANGLE, LEFT_OUT, Ordered, Rows, Scale, Source
from ludotheque.core.structs import Seat
from ludotheque.games.worm_up.box import WormUpBox
from ludotheque.games.worm_up.state import MOVING, State

MOST_WORMS = 5
MILLIMETRES = Scale(100)


def domains(options: dict[str, Any], box: WormUpBox) -> dict[str, Any]:
    """Returns the domains of a match with these tiles; coordinates are encoded in millimetres."""
    tiles = box.tiles[options["dice"]]
    return {
        "tile": tiles.names,
        "worm": tuple(range(MOST_WORMS)),
        "NameNumber.number": tuple(sorted({*tiles.numbers})),
        "table": LEFT_OUT,  # the sizes of the table never change
        "draft": LEFT_OUT,  # redundant: the worm's position on the table already shows the draft
        "laid": Ordered(tiles.names, 2),
        "order": Rows(MOST_WORMS),
        "body": MILLIMETRES,
        "body_before": LEFT_OUT,
        "finish_before": LEFT_OUT,
        "FinishView.left": MILLIMETRES,
        "FinishView.right": MILLIMETRES,
        "FinishView.angle": ANGLE,
    }


def is_own_move(state: State, viewer: Seat) -> bool:
    """Does the unfinished move belong to this seat?  Only then does the seat see the move."""
    return state.phase == MOVING and viewer == state.settings.owner(state.mover())


def worms(state: State, viewer: Seat) -> Any:
    """Returns a cache key that changes whenever a worm moves or its tiles change."""
    bodies = state.worms if is_own_move(state, viewer) else state.public_worms()
    return tuple(bodies), state.lanes, tuple(state.resting), state.shown, tuple(state.clashes)


def finish(state: State, viewer: Seat) -> Any:
    """Returns a cache key that changes whenever the finish stands elsewhere."""
    return state.finish if is_own_move(state, viewer) else state.public_finish()


def left(state: State, viewer: Seat) -> Any:
    """Returns a cache key that changes whenever segments are moved, or a swing becomes possible or impossible."""
    return state.order[:1], state.phase, is_own_move(state, viewer), state.left, state.may_swing


# For each field of a view that the table of fields does not cover, its source: what the field's value depends on (see
# core/domains.py).
SOURCES: Final[dict[str, Source]] = {
    "to_act": ("asked",),
    "may_act": (),
    "worms": worms,
    "finish": finish,
    "sealed": ("phase", "laid"),
    "laid": ("laid",),
    "left": left,
    "may_swing": left,
}
