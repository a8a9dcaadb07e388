"""Two kinds of regions on a plane measured in 1/100 mm: places (points) and poses (points with a facing)."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from ludotheque.core.geometry import (
    INSIDE,
    OUTSIDE,
    Box,
    Point,
    Polygon,
    border_distance,
    box_at,
    box_disc_gap,
    box_sticks_out,
    boxes_gap,
    extent,
    is_convex,
    polygon_of,
    side_of_polygon,
)
from ludotheque.core.luck import Luck
from ludotheque.core.regions import Region
from ludotheque.core.structs import Action
from ludotheque.core.trig import TURN

Disc = tuple[int, int, int]  # a disc: x and y of its centre, and its radius
BoxAt = tuple[int, int, int, int, int]  # x, y, facing, half length, half width
Cell = tuple[int, int, int, int, int, int]  # lowest x, highest x, lowest y, highest y, lowest facing, highest facing

TRIES: Final = 128  # the number of random values tried before a systematic search
CELLS: Final = 20000  # the maximum number of cells that a search looks at


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Patch(Region):
    """The base class of places and poses: draws a legal value at random or, if that fails, searches for one, in cells
    that become smaller and smaller.
    """

    def __init__(self, template: Action, fields: Sequence[str], bounds: Cell, arm: float) -> None:
        super().__init__(template, fields)
        self.bounds = bounds
        # The greatest distance that a turn by one quantum moves any point.
        self.per_quantum = arm * (2.0 * math.pi / TURN)
        self.known: list[tuple[int, ...]] | None = None

    @property
    def is_empty(self) -> bool:
        """Returns True if a search finds no legal action.  The search considers every quantum, unless it exceeds its
        limit of cells (see CELLS).
        """
        return not self.sample_values()

    def shortfall(self, x: int, y: int, facing: int) -> float:
        """Returns a lower bound for the distance that this place or pose would have to move to become legal; at most
        0.0 if it seems legal.
        """
        raise NotImplementedError

    def values(self, luck: Luck) -> tuple[int, ...]:
        x0, x1, y0, y1, f0, f1 = self.bounds
        if x0 <= x1 and y0 <= y1:
            for _ in range(TRIES):
                x = x0 - 1 + luck.die(x1 - x0 + 1)
                y = y0 - 1 + luck.die(y1 - y0 + 1)
                values: tuple[int, ...] = (x, y)
                if len(self.fields) == 3:
                    values = (x, y, f0 - 1 + luck.die(f1 - f0 + 1))
                if self.legal(values):
                    return values
        samples = self.sample_values()
        if not samples:
            raise ValueError("an empty region has no values")
        return samples[luck.pick(range(len(samples)))]  # the luck picks a number, because a record cannot hold a tuple

    def sample_values(self) -> list[tuple[int, ...]]:
        """Returns the first legal values that the search finds; every call returns the same values."""
        if self.known is None:
            self.known = self.search()
        return self.known

    def search(self) -> list[tuple[int, ...]]:
        """Halves the cells that may contain a legal value, until the middle of one of them is legal."""
        found: list[tuple[int, ...]] = []
        cells = [self.bounds]
        left = CELLS
        while cells and not found and left > 0:
            finer: list[Cell] = []
            for cell in cells[:left]:
                left -= 1
                x0, x1, y0, y1, f0, f1 = cell
                if x0 > x1 or y0 > y1:
                    continue
                x = (x0 + x1) // 2
                y = (y0 + y1) // 2
                facing = (f0 + f1) // 2
                values: tuple[int, ...] = (x, y) if len(self.fields) == 2 else (x, y, facing)
                if self.legal(values):
                    found.append(values)
                elif not found:
                    width = float(x1 - x)
                    height = float(y1 - y)
                    reach = math.sqrt(width * width + height * height) + (f1 - facing) * self.per_quantum
                    # One quantum of tolerance, because `shortfall` is not exact.
                    if self.shortfall(x, y, facing) <= reach + 1.0:
                        finer += halves(cell, self.per_quantum)
            cells = finer
        return found


def halves(cell: Cell, per_quantum: float) -> list[Cell]:
    """Cuts a cell in two across its longest side; returns nothing if the cell is a single quantum."""
    x0, x1, y0, y1, f0, f1 = cell
    turned = (f1 - f0) * per_quantum
    if turned > 0.0 and turned >= max(x1 - x0, y1 - y0):
        middle = (f0 + f1) // 2
        return [(x0, x1, y0, y1, f0, middle), (x0, x1, y0, y1, middle + 1, f1)]
    if x1 - x0 >= y1 - y0:
        middle = (x0 + x1) // 2
        return [(x0, middle, y0, y1, f0, f1), (middle + 1, x1, y0, y1, f0, f1)] if x1 > x0 else []
    middle = (y0 + y1) // 2
    return [(x0, x1, y0, middle, f0, f1), (x0, x1, middle + 1, y1, f0, f1)]


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Place(Patch):
    """A region of points x, y that lie inside an area or on its border, away from discs, and not strictly inside other
    polygons.
    """

    kind: ClassVar[str] = "place"

    def __init__(
        self,
        template: Action,
        fields: Sequence[str],
        area: Iterable[Point],
        *,
        discs: Iterable[Disc] = (),
        polygons: Iterable[Iterable[Point]] = (),
    ) -> None:
        self.area = polygon_of(area)
        self.discs = tuple(discs)
        self.polygons: tuple[Polygon, ...] = tuple([polygon_of(polygon) for polygon in polygons])
        x0, x1, y0, y1 = extent(self.area)
        super().__init__(template, fields, (x0, x1, y0, y1, 0, 0), 0.0)
        if len(self.fields) != 2:
            raise ValueError("a place has two fields")

    def allows(self, x: int, y: int) -> bool:
        """Is this place legal?  The answer is exact."""
        x0, x1, y0, y1, _, _ = self.bounds
        if not (x0 <= x <= x1 and y0 <= y <= y1):
            return False
        for cx, cy, radius in self.discs:
            if (x - cx) * (x - cx) + (y - cy) * (y - cy) < radius * radius:
                return False
        for polygon in self.polygons:
            if side_of_polygon(x, y, polygon) == INSIDE:
                return False
        return side_of_polygon(x, y, self.area) != OUTSIDE

    def legal(self, values: tuple[int, ...]) -> bool:
        return self.allows(values[0], values[1])

    def shortfall(self, x: int, y: int, facing: int) -> float:
        worst = 0.0
        if side_of_polygon(x, y, self.area) == OUTSIDE:
            worst = border_distance(x, y, self.area)
        for cx, cy, radius in self.discs:
            worst = max(worst, radius - math.sqrt((x - cx) * (x - cx) + (y - cy) * (y - cy)))
        for polygon in self.polygons:
            if side_of_polygon(x, y, polygon) == INSIDE:
                worst = max(worst, border_distance(x, y, polygon))
        return worst

    def numbers(self) -> dict[str, Any]:
        return {
            "area": [list(point) for point in self.area],
            "discs": [list(disc) for disc in self.discs],
            "polygons": [[list(point) for point in polygon] for polygon in self.polygons],
        }


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Pose(Patch):
    """A region of poses of a box: the x and y of its centre, and its facing from 0 to 65535.  The whole box must lie
    within a convex area.

    The box may overlap `boxes` and `discs` by at most the tolerance, and must not even touch what is in `untouched`.
    """

    kind: ClassVar[str] = "pose"

    def __init__(
        self,
        template: Action,
        fields: Sequence[str],
        area: Iterable[Point],
        half_length: int,
        half_width: int,
        *,
        boxes: Iterable[BoxAt] = (),
        discs: Iterable[Disc] = (),
        tolerance: int = 0,
        untouched_boxes: Iterable[BoxAt] = (),
        untouched_discs: Iterable[Disc] = (),
    ) -> None:
        self.area = polygon_of(area)
        if not is_convex(self.area):
            raise ValueError("the area of a pose must be convex")
        self.half_length = half_length
        self.half_width = half_width
        self.boxes = tuple(boxes)
        self.discs = tuple(discs)
        self.tolerance = tolerance
        self.untouched_boxes = tuple(untouched_boxes)
        self.untouched_discs = tuple(untouched_discs)
        self.solid: list[Box] = [box_at(*box) for box in self.boxes]
        self.untouched: list[Box] = [box_at(*box) for box in self.untouched_boxes]
        x0, x1, y0, y1 = extent(self.area)
        least = min(half_length, half_width)
        arm = math.sqrt(half_length * half_length + half_width * half_width)
        super().__init__(template, fields, (x0 + least, x1 - least, y0 + least, y1 - least, 0, TURN - 1), arm)
        if len(self.fields) != 3:
            raise ValueError("a pose has three fields")

    def allows(self, x: int, y: int, facing: int) -> bool:
        """Is this pose legal?"""
        x0, x1, y0, y1, f0, f1 = self.bounds
        if not (x0 <= x <= x1 and y0 <= y <= y1 and f0 <= facing <= f1):
            return False
        box = box_at(x, y, facing, self.half_length, self.half_width)
        if box_sticks_out(box, self.area) > 0.0:
            return False
        return self.overlap(box) <= 0.0 and self.clearance(box) > 0.0

    def overlap(self, box: Box) -> float:
        """Returns how deep a box overlaps the things that it may touch, minus the tolerated depth."""
        gap = math.inf
        for other in self.solid:
            gap = min(gap, boxes_gap(box, other))
        for x, y, radius in self.discs:
            gap = min(gap, box_disc_gap(box, x, y, radius))
        return -self.tolerance - gap

    def clearance(self, box: Box) -> float:
        """Returns the distance of a box from everything that it must not touch."""
        gap = math.inf
        for other in self.untouched:
            gap = min(gap, boxes_gap(box, other))
        for x, y, radius in self.untouched_discs:
            gap = min(gap, box_disc_gap(box, x, y, radius))
        return gap

    def legal(self, values: tuple[int, ...]) -> bool:
        return self.allows(values[0], values[1], values[2])

    def shortfall(self, x: int, y: int, facing: int) -> float:
        box = box_at(x, y, facing, self.half_length, self.half_width)
        return max(box_sticks_out(box, self.area), max(self.overlap(box), -self.clearance(box)))

    def numbers(self) -> dict[str, Any]:
        return {
            "area": [list(point) for point in self.area],
            "halfLength": self.half_length,
            "halfWidth": self.half_width,
            "boxes": [list(box) for box in self.boxes],
            "discs": [list(disc) for disc in self.discs],
            "tolerance": self.tolerance,
            "untouchedBoxes": [list(box) for box in self.untouched_boxes],
            "untouchedDiscs": [list(disc) for disc in self.untouched_discs],
        }
