"""The scene before a walk: pawns, tiles, triggers and the gate, in whole numbers (see units.py)."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import Final

from ludotheque.core.trig import cosine, sine
from ludotheque.physics.constants import Character
from ludotheque.physics.units import cm

# Kinds of triggers; triggers that are touched at the same time count in this order.
BRAIN: Final = 0
MAUSOLEUM: Final = 1
GRAVE: Final = 2

UNCARRIED: Final = -1  # no tile has carried the pawn; recorded walks use this value too


class Pawn:
    """A pawn at rest.  A pawn that is not on the board is left out of a scene, or has `on_board` False so that the
    other pawns keep their numbers.

    `tile`: the tile that last carried the pawn's centre; needed only if no tile does now, because the feet hang over an
    edge.  `ignores`: triggers on which the pawn stands or which it has not yet left; triggers that it touches at the
    start are ignored in any case.  `crossing`: the centre has crossed the gate edge outwards, but the whole foot box
    has not.
    """

    def __init__(
        self,
        x: int,
        y: int,
        facing: int,
        character: Character,
        *,
        on_board: bool = True,
        tile: int = UNCARRIED,
        ignores: Iterable[int] = (),
        crossing: bool = False,
    ) -> None:
        self.x = x
        self.y = y
        self.facing = facing
        self.character = character
        self.on_board = on_board
        self.tile = tile
        self.ignores = tuple(ignores)
        self.crossing = crossing


class Tile:
    """A rectangular tile, given by the coordinates of its west, south, east and north edges."""

    def __init__(self, west: int, south: int, east: int, north: int) -> None:
        self.west = cm(west)
        self.south = cm(south)
        self.east = cm(east)
        self.north = cm(north)

    def carries(self, x: float, y: float) -> bool:
        """Returns whether a point (in cm) is on the tile or on its border."""
        return self.west <= x <= self.east and self.south <= y <= self.north

    def gap(self, x: float, y: float, c: float, s: float, half_length: float, half_width: float) -> float:
        """Returns the distance between a box and the tile, measured along the axis on which they are farthest apart; at
        most 0.0 if they touch.
        """
        hx = (self.east - self.west) * 0.5
        hy = (self.north - self.south) * 0.5
        dx = abs(x - (self.west + self.east) * 0.5)
        dy = abs(y - (self.south + self.north) * 0.5)
        ac = abs(c)
        as_ = abs(s)
        gap = dx - (hx + (half_length * ac + half_width * as_))
        other = dy - (hy + (half_length * as_ + half_width * ac))
        if other > gap:
            gap = other
        rx = x - (self.west + self.east) * 0.5
        ry = y - (self.south + self.north) * 0.5
        other = abs(rx * c + ry * s) - (half_length + (hx * ac + hy * as_))
        if other > gap:
            gap = other
        other = abs(ry * c - rx * s) - (half_width + (hx * as_ + hy * ac))
        return other if other > gap else gap


class Trigger:
    """Something on a tile that is reported when a pawn's foot box touches it: either a disc or a box."""

    def __init__(self, kind: int, x: int, y: int, facing: int, half_length: int, half_width: int, radius: int) -> None:
        self.kind = kind
        self.x = cm(x)
        self.y = cm(y)
        self.c = cosine(facing)
        self.s = sine(facing)
        self.half_length = cm(half_length)
        self.half_width = cm(half_width)
        self.radius = cm(radius)  # 0 for a box, which has corners instead
        reach = self.half_length * self.half_length + self.half_width * self.half_width
        self.reach = self.radius + math.sqrt(reach)


def disc_trigger(kind: int, x: int, y: int, radius: int) -> Trigger:
    """Makes a round trigger."""
    return Trigger(kind, x, y, 0, 0, 0, radius)


def box_trigger(kind: int, x: int, y: int, half_length: int, half_width: int, facing: int = 0) -> Trigger:
    """Makes an oblong trigger, whose length lies along its facing."""
    return Trigger(kind, x, y, facing, half_length, half_width, 0)


class Gate:
    """The gate edge from a to b; outwards is to the right of the edge, since the border of a tile runs
    counter-clockwise.
    """

    def __init__(self, ax: int, ay: int, bx: int, by: int) -> None:
        self.ax = cm(ax)
        self.ay = cm(ay)
        dx = cm(bx) - self.ax
        dy = cm(by) - self.ay
        self.length = math.sqrt(dx * dx + dy * dy)
        self.tx = dx / self.length
        self.ty = dy / self.length

    def beyond(self, x: float, y: float) -> float:
        """Returns how far a point lies beyond the gate's line."""
        return (x - self.ax) * self.ty - (y - self.ay) * self.tx

    def along(self, x: float, y: float) -> float:
        """Returns the position of a point along the edge: 0 at the first end, `length` at the other."""
        return (x - self.ax) * self.tx + (y - self.ay) * self.ty


class Scene:
    """Everything a walk depends on, apart from which pawn is wound, how many times, and the seed."""

    def __init__(
        self,
        pawns: Sequence[Pawn],
        tiles: Sequence[Tile] = (),
        triggers: Sequence[Trigger] = (),
        gate: Gate | None = None,
        *,
        leaves_late: bool = False,
    ) -> None:
        self.pawns = tuple(pawns)
        self.tiles = tuple(tiles)  # no tiles: an endless floor
        self.triggers = tuple(triggers)
        self.gate = gate
        # True for version 1 of the rules of All Wound Up: there, a pawn had left a trigger only at some distance from
        # it, whatever the kind of trigger.
        self.leaves_late = leaves_late
