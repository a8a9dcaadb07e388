"""Points, polygons, discs and turned boxes.  Results in whole numbers are exact; all other results have the same bits
on every machine.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Final

from ludotheque.core.trig import cosine, sine

Point = tuple[int, int]
Polygon = tuple[Point, ...]

OUTSIDE: Final = -1
BORDER: Final = 0
INSIDE: Final = 1


class Box:
    """A rectangle: its centre, the unit vector of its facing, half its length (along the facing) and half its width."""

    __slots__ = ("x", "y", "ux", "uy", "half_length", "half_width")

    def __init__(self, x: float, y: float, ux: float, uy: float, half_length: float, half_width: float) -> None:
        # Compiled code converts to float anyway; without these conversions the pure-Python build would keep the
        # caller's ints.
        self.x = float(x)
        self.y = float(y)
        self.ux = float(ux)
        self.uy = float(uy)
        self.half_length = float(half_length)
        self.half_width = float(half_width)

    def __reduce__(self) -> tuple[type[Box], tuple[float, ...]]:
        # A compiled class with slots cannot be pickled without this.
        return Box, (self.x, self.y, self.ux, self.uy, self.half_length, self.half_width)


def box_at(x: float, y: float, facing: int, half_length: float, half_width: float) -> Box:
    """Returns a box with its facing in 1/65536 turn."""
    return Box(x, y, cosine(facing), sine(facing), half_length, half_width)


def box_corners(box: Box) -> list[tuple[float, float]]:
    """Returns the corners counter-clockwise, starting at the front left."""
    lx = box.ux * box.half_length
    ly = box.uy * box.half_length
    wx = box.uy * box.half_width
    wy = box.ux * box.half_width
    x = box.x
    y = box.y
    return [
        (x + (lx - wx), y + (ly + wy)),
        (x - (lx + wx), y - (ly - wy)),
        (x - (lx - wx), y - (ly + wy)),
        (x + (lx + wx), y + (ly - wy)),
    ]


def boxes_gap(a: Box, b: Box) -> float:
    """Returns the distance between two boxes along the axis that separates them best; a negative result is the depth of
    their overlap.

    The depth is exact; a positive gap may be less than the true distance if the nearest points are corners.
    """
    dx = b.x - a.x
    dy = b.y - a.y
    c = abs(a.ux * b.ux + a.uy * b.uy)
    s = abs(a.ux * b.uy - a.uy * b.ux)
    gap = abs(dx * a.ux + dy * a.uy) - (a.half_length + (b.half_length * c + b.half_width * s))
    gap = max(gap, abs(dy * a.ux - dx * a.uy) - (a.half_width + (b.half_length * s + b.half_width * c)))
    gap = max(gap, abs(dx * b.ux + dy * b.uy) - (b.half_length + (a.half_length * c + a.half_width * s)))
    return max(gap, abs(dy * b.ux - dx * b.uy) - (b.half_width + (a.half_length * s + a.half_width * c)))


def boxes_overlap(a: Box, b: Box, tolerance: float = 0.0) -> bool:
    """Do two boxes overlap by more than the tolerance?  Touching is not overlapping."""
    return boxes_gap(a, b) < -tolerance


def box_disc_gap(box: Box, x: float, y: float, radius: float) -> float:
    """Returns the distance between a box and a disc; a negative result is the depth of their overlap."""
    dx = x - box.x
    dy = y - box.y
    ahead = abs(dx * box.ux + dy * box.uy) - box.half_length
    aside = abs(dy * box.ux - dx * box.uy) - box.half_width
    if ahead <= 0.0:
        return max(ahead, aside) - radius
    if aside <= 0.0:
        return ahead - radius
    return math.sqrt(ahead * ahead + aside * aside) - radius


def box_overlaps_disc(box: Box, x: float, y: float, radius: float, tolerance: float = 0.0) -> bool:
    """Do a box and a disc overlap by more than the tolerance?  Touching is not overlapping."""
    return box_disc_gap(box, x, y, radius) < -tolerance


def box_touches_disc(box: Box, x: float, y: float, radius: float) -> bool:
    """Do a box and a disc touch or overlap?"""
    return box_disc_gap(box, x, y, radius) <= 0.0


def box_sticks_out(box: Box, polygon: Polygon) -> float:
    """Returns how far a box protrudes from a convex, counter-clockwise polygon; at most 0.0 if the box lies within the
    polygon.
    """
    worst = -math.inf
    ax, ay = polygon[-1]
    for bx, by in polygon:
        # The inward normal of the edge, not normalised, so that whole numbers stay whole.
        nx = ay - by
        ny = bx - ax
        length = math.sqrt(nx * nx + ny * ny)
        if length > 0.0:
            needs = box.half_length * abs(nx * box.ux + ny * box.uy) + box.half_width * abs(ny * box.ux - nx * box.uy)
            has = (nx * box.x + ny * box.y) - (nx * ax + ny * ay)
            worst = max(worst, (needs - has) / length)
        ax = bx
        ay = by
    return worst


def box_in_polygon(box: Box, polygon: Polygon) -> bool:
    """Are all corners of a box inside or on the border of a convex, counter-clockwise polygon?"""
    return box_sticks_out(box, polygon) <= 0.0


def side_of_polygon(x: int, y: int, polygon: Polygon) -> int:
    """Is a point INSIDE a simple polygon, on its BORDER, or OUTSIDE?  The answer is exact, and the same for corners in
    clockwise or counter-clockwise order.
    """
    inside = False
    ax, ay = polygon[-1]
    for bx, by in polygon:
        cross = (bx - ax) * (y - ay) - (by - ay) * (x - ax)
        if cross == 0 and min(ax, bx) <= x <= max(ax, bx) and min(ay, by) <= y <= max(ay, by):
            return BORDER
        # A ray from the point to the right crosses this edge if the point is to the left of the edge, looking upwards.
        if (ay > y) != (by > y) and (cross > 0) == (by > ay):
            inside = not inside
        ax = bx
        ay = by
    return INSIDE if inside else OUTSIDE


def point_in_polygon(x: int, y: int, polygon: Polygon) -> bool:
    """Is a point inside a simple polygon, or on the polygon's border?"""
    return side_of_polygon(x, y, polygon) >= BORDER


def segment_distance(x: float, y: float, ax: float, ay: float, bx: float, by: float) -> float:
    """Returns the distance of a point from the segment between a and b."""
    dx = bx - ax
    dy = by - ay
    ex = x - ax
    ey = y - ay
    square = dx * dx + dy * dy
    along = ex * dx + ey * dy
    if along >= square:
        ex = x - bx
        ey = y - by
    elif along > 0.0:
        return abs(dx * ey - dy * ex) / math.sqrt(square)
    return math.sqrt(ex * ex + ey * ey)


def border_distance(x: float, y: float, polygon: Polygon) -> float:
    """Returns the distance of a point from the border of a polygon."""
    least = math.inf
    ax, ay = polygon[-1]
    for bx, by in polygon:
        least = min(least, segment_distance(x, y, ax, ay, bx, by))
        ax = bx
        ay = by
    return least


def polygon_of(points: Iterable[Point]) -> Polygon:
    """Returns a polygon with at least three corners, made counter-clockwise."""
    polygon = tuple([(x, y) for x, y in points])
    if len(polygon) < 3:
        raise ValueError(f"a polygon has at least three corners, not {len(polygon)}")
    area = 0
    ax, ay = polygon[-1]
    for bx, by in polygon:
        area += ax * by - ay * bx
        ax = bx
        ay = by
    return polygon if area >= 0 else polygon[::-1]


def is_convex(polygon: Polygon) -> bool:
    """Does a simple, counter-clockwise polygon never turn right?"""
    ax, ay = polygon[-2]
    bx, by = polygon[-1]
    for cx, cy in polygon:
        if (bx - ax) * (cy - by) - (by - ay) * (cx - bx) < 0:
            return False
        ax, ay, bx, by = bx, by, cx, cy
    return True


def extent(polygon: Polygon) -> tuple[int, int, int, int]:
    """Returns the least and greatest x, and the least and greatest y."""
    xs = [x for x, _ in polygon]
    ys = [y for _, y in polygon]
    return min(xs), max(xs), min(ys), max(ys)
