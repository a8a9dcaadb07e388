"""The view of Worm Up.  Not compiled, because mypyc cannot compile msgspec Structs.

Coordinates are in 1/100 mm: x runs from the short edge behind the start towards the finish, y from the right edge to
the left.
"""

from __future__ import annotations

from typing import Any

import msgspec

from ludotheque.core.structs import Seat, View
from ludotheque.core.things import EachSeat
from ludotheque.games.worm_up.actions import Tile, Worm

Place = tuple[int, int]


class ObstacleView(msgspec.Struct, frozen=True, rename="camel"):
    """An obstacle on the table: the corners of its outline or, if it is round, its centre and radius."""

    kind: str
    centre: Place
    radius: int  # the radius of a round obstacle; 0 if the obstacle has corners
    corners: tuple[tuple[float, float], ...]


class TableView(msgspec.Struct, frozen=True, rename="camel"):
    """What does not change: sizes, start posts and obstacles."""

    length: int  # the side from start to finish
    width: int  # the other side
    segment: int  # the diameter of a segment
    post: int  # the diameter of a post
    card: int  # the length of the card, from post to post
    thick: int  # the thickness of the card
    gap: int  # the distance to be kept from other worms
    start: tuple[Place, Place]  # the start posts, left and right
    obstacles: tuple[ObstacleView, ...]
    tiles: tuple[str, ...]


class WormView(msgspec.Struct, frozen=True, rename="camel"):
    """A worm: its owner, where it began, where it lies now, and its tiles."""

    worm: Worm
    seat: Seat  # its owner
    lane: int  # the number of the lane, counted from the left
    body: tuple[Place, ...]  # the places of the segments, head first
    available: tuple[Tile, ...]  # the tiles that it may lay
    resting: Tile | None  # its resting tile (§2.5)
    shown: Tile | None  # the tile that was turned up last
    clashes: int  # the number of consecutive rounds, up to now, in which the worm's bid clashed


class FinishView(msgspec.Struct, frozen=True, rename="camel"):
    """The finish: both posts, and the direction of the card from the right post to the left one."""

    left: Place  # the centre of the left post
    right: Place  # the centre of the right post
    angle: int


class MoveView(msgspec.Struct, frozen=True, rename="camel"):
    """A move of this round that is not yet finished: the worm, the number of segments that it may crawl, and whether it
    may swing the finish.
    """

    worm: Worm
    number: int  # the number of segments that the worm may crawl
    swing: bool  # whether the worm may swing the finish


class WormUpView(View, frozen=True):
    """Everything a seat knows: all except the tiles laid face down and the unfinished moves of others."""

    phase: str
    race: int  # the number of the race
    round: int  # the number of the round in this race
    wins: EachSeat[int]  # the number of races that each seat has won
    table: TableView
    worms: tuple[WormView, ...]  # the worms; the viewer's own worm lies as after its unfinished move
    finish: FinishView
    sealed: tuple[int, ...]  # the number of tiles that each seat has laid
    laid: tuple[Tile, ...]  # the tiles that this seat has laid, worm by worm
    order: tuple[MoveView, ...]  # the moves to come; the first is being made
    left: int  # segments that this worm still has to move
    may_swing: bool  # whether the worm that moves may still swing the finish
    draft: tuple[dict[str, Any], ...]  # the viewer's own unfinished move, step by step
    body_before: tuple[Place, ...] | None  # the worm as the others still see it
    finish_before: FinishView | None  # the finish as the others still see it
