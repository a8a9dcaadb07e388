"""Advice for a player who asks: where a pawn might end up if it were let go now, according to trial walks that are
simulated in the same way as the real one, with other noise.
"""

from __future__ import annotations

from typing import Any, Final

from ludotheque.core.choices import Choices
from ludotheque.core.errors import BadInput
from ludotheque.core.luck import fast
from ludotheque.core.trig import TURN
from ludotheque.games.wound_up.imagine import imagine
from ludotheque.games.wound_up.rules.walking import Release, winning_tick
from ludotheque.games.wound_up.state import ON_BOARD, State
from ludotheque.games.wound_up.views import WoundUpView
from ludotheque.physics import kernel
from ludotheque.physics.report import Walk, walk_from_json

IS_COMPILED: Final = not str(kernel.__file__).endswith(".py")
WALKS: Final = 48 if IS_COMPILED else 24  # a simulated walk takes up to thirty times as long in plain Python
MOST_WINDS: Final = 9
FIELDS: Final = ("seat", "x", "y", "facing", "winds")


def advise(view: WoundUpView, choices: Choices, about: Any) -> dict[str, Any]:
    """Answers `{"seat", "x", "y", "facing", "winds"}`: where each of many trial walks ends, and how."""
    seat, x, y, facing, winds = wish_of(view, about)
    state = imagine(view, fast(view.step))
    state.x[seat], state.y[seat], state.facing[seat] = x, y, facing
    state.where[seat] = ON_BOARD
    state.tile[seat] = state.settings.board.tile_under(x, y)
    release = Release(state, seat, winds)
    walks = [walk_from_json(release(seed)) for seed in range(WALKS)]
    return {"winds": winds, "walks": [end_of(state, walk, seat) for walk in walks]}


def wish_of(view: WoundUpView, about: Any) -> tuple[int, int, int, int, int]:
    """Returns the request; raises BadInput unless it is about a pawn of this table that stands on the tiles."""
    if isinstance(about, dict) and sorted(about) == sorted(FIELDS) and all(type(about[name]) is int for name in FIELDS):
        seat, x, y, facing, winds = [about[name] for name in FIELDS]
        on_a_tile = any(tile.west <= x <= tile.east and tile.south <= y <= tile.north for tile in view.board.tiles)
        if 0 <= seat < view.seats and on_a_tile and 0 <= facing < TURN and 1 <= winds <= MOST_WINDS:
            return seat, x, y, facing, winds
    raise BadInput("about", "no-such-walk", game="wound-up")


def end_of(state: State, walk: Walk, seat: int) -> dict[str, Any]:
    """Returns where and how a pawn ended its walk (rests, falls, grave, mausoleum, ranOff or gate), and how many brains
    it touched.
    """
    rest = walk.rest[seat]
    mine = [one for one in walk.happened if one.pawn == seat]
    how = "falls" if rest.state == "fallen" else "rests"
    for one in mine:
        if one.kind == "touched" and one.how != "brain":
            how = one.how
        elif one.kind == "left":
            how = "ranOff"
    if winning_tick(tuple(mine), state.settings.board.path, state.progress) >= 0:
        how = "gate"
    brains = len({one.thing for one in mine if one.kind == "touched" and one.how == "brain"})
    return {"x": rest.x, "y": rest.y, "facing": rest.facing, "how": how, "brains": brains}
