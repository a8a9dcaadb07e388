"""Searches for paths by which a worm can crawl to a goal, for bots and for players who ask for advice."""

from __future__ import annotations

import math
from typing import Final

from ludotheque.core.trig import TURN, nearest_angle
from ludotheque.games.worm_up.geometry import (
    NO_ANGLE,
    Body,
    Ground,
    Solid,
    Spot,
    body_after_step,
    head_after_step,
    touches_card,
)

WIDTH: Final = 16  # the number of crawls that are kept after each step
# Directions to try, relative to the direction of the goal, in quanta; denser near 0.
OFFSETS: Final = (0, 1400, -1400, 3000, -3000, 5500, -5500, 8500, -8500, 12500, -12500, 18000, -18000, 24000, -24000)
SAME: Final = 400  # two crawls count as the same if their heads end nearer to each other than this (4 mm)
CELL: Final = 1000  # the side of a cell in a distance field, 1 cm, in 1/100 mm
FAR: Final = 1 << 40
BLOCKED: Final = -1  # stands for a blocked cell: a distance below all others, so that no path leads through the cell


class Goal:
    """A goal: the line from a to b.  A head that reaches any point of the line has reached the goal."""

    __slots__ = ("ax", "ay", "bx", "by", "field")

    def __init__(self, ax: float, ay: float, bx: float, by: float) -> None:
        self.ax = ax
        self.ay = ay
        self.bx = bx
        self.by = by
        self.field: Field | None = None  # if set, distances go round obstacles

    def nearest(self, x: float, y: float) -> tuple[float, float]:
        """Returns the point of the line nearest to x, y."""
        dx = self.bx - self.ax
        dy = self.by - self.ay
        square = dx * dx + dy * dy
        if square == 0.0:
            return self.ax, self.ay
        part = ((x - self.ax) * dx + (y - self.ay) * dy) / square
        part = max(0.0, min(1.0, part))
        return self.ax + part * dx, self.ay + part * dy

    def distance(self, x: float, y: float) -> float:
        """Returns the distance from x, y to the goal, round obstacles if there is a field."""
        field = self.field
        if field is not None:
            return field.at(x, y)
        px, py = self.nearest(x, y)
        return math.sqrt((px - x) * (px - x) + (py - y) * (py - y))


def goal_of_card(ends: tuple[int, int, int, int], touch: int, clear: int) -> Goal:
    """Returns the part of the card that a head can touch; points near the posts are left out, because the centre of a
    head must stay `clear` away from the posts.
    """
    ax, ay, bx, by = float(ends[0]), float(ends[1]), float(ends[2]), float(ends[3])
    length = math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay))
    cut = min(0.45, math.sqrt(max(0.0, float(clear * clear - touch * touch))) / length + 0.01)
    return Goal(ax + cut * (bx - ax), ay + cut * (by - ay), bx - cut * (bx - ax), by - cut * (by - ay))


class Field:
    """The distance to a goal from every square centimetre of the table, around everything that lies on the table."""

    def __init__(self, ground: Ground, goal: Goal) -> None:
        self.columns = ground.length // CELL + 1
        self.rows = ground.width // CELL + 1
        self.goal = goal
        size = self.columns * self.rows
        self.far: list[float] = []
        blocked = [False] * size
        for x, y, keep in ground.discs:
            self.block_disc(blocked, x, y, keep - CELL // 3)
        for solid in ground.solids:
            self.block_solid(blocked, solid, ground.radius)
        self.flood(blocked, ground.radius)

    def block_disc(self, blocked: list[bool], x: int, y: int, keep: int) -> None:
        """Marks the cells whose middle is nearer than `keep` to x, y."""
        for row in range(max(0, (y - keep) // CELL), min(self.rows, (y + keep) // CELL + 2)):
            for column in range(max(0, (x - keep) // CELL), min(self.columns, (x + keep) // CELL + 2)):
                dx = column * CELL - x
                dy = row * CELL - y
                if dx * dx + dy * dy < keep * keep:
                    blocked[row * self.columns + column] = True

    def block_solid(self, blocked: list[bool], solid: Solid, radius: int) -> None:
        """Marks the cells in which a head would overlap an obstacle."""
        reach = solid.half_length + solid.half_width + radius
        for row in range(max(0, (solid.y - reach) // CELL), min(self.rows, (solid.y + reach) // CELL + 2)):
            for column in range(max(0, (solid.x - reach) // CELL), min(self.columns, (solid.x + reach) // CELL + 2)):
                if solid.disc_gap(float(column * CELL), float(row * CELL), radius - CELL / 3.0) < 0.0:
                    blocked[row * self.columns + column] = True

    def flood(self, blocked: list[bool], radius: int) -> None:
        """Fills in distances from the goal outward, ring by ring, in fifths of a cell's side: a straight neighbour is 5
        further away, a diagonal one 7.
        """
        columns, rows = self.columns, self.rows
        # Cells at the edge are left out, because no head fits there; so every remaining cell has neighbours on all
        # sides.
        margin = max(1, (radius + CELL // 2) // CELL)
        for column in range(columns):
            for row in [*range(margin), *range(rows - margin, rows)]:
                blocked[row * columns + column] = True
        for row in range(rows):
            for column in [*range(margin), *range(columns - margin, columns)]:
                blocked[row * columns + column] = True
        goal = self.goal
        far = [BLOCKED if one else FAR for one in blocked]
        rings: list[list[int]] = [[]]
        parts = 12
        for part in range(parts + 1):
            x = goal.ax + (goal.bx - goal.ax) * part / parts
            y = goal.ay + (goal.by - goal.ay) * part / parts
            column = min(columns - 1 - margin, max(margin, math.floor(x / CELL + 0.5)))
            row = min(rows - 1 - margin, max(margin, math.floor(y / CELL + 0.5)))
            far[row * columns + column] = 0
            rings[0].append(row * columns + column)
        straight = [1, -1, columns, -columns]
        slant = [columns + 1, columns - 1, 1 - columns, -1 - columns]
        here = 0
        while here < len(rings):
            while len(rings) <= here + 7:
                rings.append([])
            side, corner = rings[here + 5], rings[here + 7]
            for at in rings[here]:
                if far[at] == here:
                    for way in straight:
                        if far[at + way] > here + 5:
                            far[at + way] = here + 5
                            side.append(at + way)
                    for way in slant:
                        if far[at + way] > here + 7:
                            far[at + way] = here + 7
                            corner.append(at + way)
            here += 1
            if not rings[-1] and not any(rings[here:]):
                break
        self.far = [math.inf if one in (FAR, BLOCKED) else one * (CELL / 5.0) for one in far]

    def at(self, x: float, y: float) -> float:
        """Returns the distance from x, y to the goal: through the middle of one of the cells around x, y, whichever
        makes the way shortest.
        """
        column = math.floor(x / CELL)
        row = math.floor(y / CELL)
        best = math.inf
        for cell_row in (row, row + 1):
            for cell_column in (column, column + 1):
                if 0 <= cell_row < self.rows and 0 <= cell_column < self.columns:
                    dx = cell_column * CELL - x
                    dy = cell_row * CELL - y
                    there = self.far[cell_row * self.columns + cell_column] + math.sqrt(dx * dx + dy * dy)
                    best = min(best, there)
        if best == math.inf:  # if no path leads to the goal: the straight distance, plus a metre
            px, py = self.goal.nearest(x, y)
            return 100000.0 + math.sqrt((px - x) * (px - x) + (py - y) * (py - y))
        return best


class Trail:
    """A crawl that was tried: its angles, where the worm lies after it, and how far the head then is from the goal."""

    __slots__ = ("body", "angles", "far", "is_over")

    def __init__(self, body: Body, angles: tuple[int, ...], far: float, is_over: bool) -> None:
        self.body = body
        self.angles = angles
        self.far = far
        self.is_over = is_over  # whether the worm touches the card, or has no next step


def angles_to_try(spot: Spot, goal: Goal) -> list[int]:
    """Returns the directions worth trying for the next segment."""
    px, py = goal.nearest(float(spot.x), float(spot.y))
    ahead = nearest_angle(px - spot.x, py - spot.y)
    found: list[int] = []
    for offset in OFFSETS:
        angle = (ahead + offset) % TURN
        if spot.allows(angle):
            found.append(angle)
    if len(found) < 5 or found[0] != ahead:
        # Also try the ends of arcs, which lead past something in the way, or out of a narrow gap.
        for first, last in spot.arcs():
            found.append(first)
            if last != first:
                found.append(last)
            middle = (first + (last - first) % TURN // 2) % TURN
            found.append(middle)
    return found


class Step:
    """A step that a crawl may take next: the new head, and how far it is from the goal.  Without an angle, the crawl
    takes no further step.
    """

    __slots__ = ("trail", "angle", "x", "y", "far", "is_over")

    def __init__(self, trail: Trail, angle: int, x: int, y: int, far: float, is_over: bool) -> None:
        self.trail = trail
        self.angle = angle
        self.x = x
        self.y = y
        self.far = far
        self.is_over = is_over

    def taken(self, ground: Ground) -> Trail:
        """Returns the crawl with this step."""
        trail = self.trail
        if self.angle == NO_ANGLE:
            return Trail(trail.body, trail.angles, self.far, self.is_over)
        body = body_after_step(trail.body, ground.steps, self.angle)
        return Trail(body, trail.angles + (self.angle,), self.far, self.is_over)


def crawls(ground: Ground, body: Body, steps: int, goal: Goal, width: int = WIDTH) -> list[Trail]:
    """Returns the best crawls of `steps` steps towards a goal, best first; crawls that touch the card come before all
    others.
    """
    beam = [Trail(body, (), goal.distance(float(body[0]), float(body[1])), False)]
    for _ in range(steps):
        grown: list[Step] = []
        for trail in beam:
            head_x, head_y = trail.body[0], trail.body[1]
            if trail.is_over:
                grown.append(Step(trail, NO_ANGLE, head_x, head_y, trail.far, True))
                continue
            angles = angles_to_try(Spot(ground, trail.body), goal)
            if not angles:
                grown.append(Step(trail, NO_ANGLE, head_x, head_y, trail.far + 3.0 * ground.diameter, True))
            for angle in angles:
                x, y = head_after_step(head_x, head_y, ground.steps, angle)
                if touches_card(x, y, ground.ends, ground.touch):
                    grown.append(Step(trail, angle, x, y, -1.0, True))
                else:
                    grown.append(Step(trail, angle, x, y, goal.distance(float(x), float(y)), False))
        # Bodies are computed for the best steps only, because most steps are dropped.
        beam = [step.taken(ground) for step in best_of(grown, width)]
        if beam[0].far < 0.0:
            break
    return [trail for trail in beam if trail.angles]


def best_of(steps: list[Step], width: int) -> list[Step]:
    """Returns the best steps, but no two whose heads end close together."""
    far = [step.far for step in steps]
    seen: set[tuple[int, int]] = set()
    kept: list[Step] = []
    for number in sorted(range(len(far)), key=far.__getitem__):
        step = steps[number]
        spot = (step.x // SAME, step.y // SAME)
        if spot not in seen:
            seen.add(spot)
            kept.append(step)
            if len(kept) == width:
                break
    return kept


def path_to(ground: Ground, body: Body, steps: int, goal: Goal) -> tuple[int, ...]:
    """Returns a crawl of at most `steps` steps towards a goal, which ends where no step leads nearer to the goal; the
    crawl may be empty.
    """
    goal.field = Field(ground, goal)
    best: tuple[int, ...] = ()
    least = goal.distance(float(body[0]), float(body[1]))
    for count in range(1, steps + 1):
        found = crawls(ground, body, count, goal)
        if not found or found[0].far > least - 0.25 * ground.diameter:
            break
        best, least = found[0].angles, found[0].far
        if least < 0.0:
            break
    return best
