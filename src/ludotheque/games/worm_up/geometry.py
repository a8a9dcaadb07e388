"""Computes where a segment may be set (§3.2), and where the card stands.

Lengths are in 1/100 mm, angles in 1/65536 turn.  Coordinates are whole numbers: a new head is one diameter from the old
one in the direction of its angle, rounded to the nearest 1/100 mm.  Whether it may be there is checked before rounding,
against the whole coordinates of everything else, with `+ - * / sqrt` and our own sine; so no two things ever overlap by
more than TOLERANCE, and the legal angles form whole arcs.  Formulas with acos and atan2 only propose the ends of the
arcs.
"""

from __future__ import annotations

import math
from typing import Final

from ludotheque.core.arcs import Interval, RealInterval, free_arcs
from ludotheque.core.geometry import Box, box_at, box_corners, box_disc_gap
from ludotheque.core.kinds import NOTHING
from ludotheque.core.trig import QUARTER, TURN, cosine, sine

Body = tuple[int, ...]  # x and y of each segment of a worm, the head first
Finish = tuple[int, int, int]  # x and y of the right post, and the direction of the card from this post to the left one

NO_ANGLE: Final = NOTHING  # there is no legal direction
TOLERANCE: Final = 1  # 0.01 mm: the error from rounding coordinates
QUANTA: Final = TURN / (2.0 * math.pi)  # the number of quanta in a radian


class Solid:
    """An obstacle on the table: round (radius), or a box (half length and half width)."""

    __slots__ = ("kind", "x", "y", "radius", "facing", "half_length", "half_width", "box")

    def __init__(self, kind: str, x: int, y: int, radius: int, facing: int, half_length: int, half_width: int) -> None:
        self.kind = kind
        self.x = x
        self.y = y
        self.radius = radius  # 0 if the obstacle is a box
        self.facing = facing
        self.half_length = half_length
        self.half_width = half_width
        self.box: Box = box_at(x, y, facing, half_length, half_width)

    def disc_gap(self, x: float, y: float, radius: float) -> float:
        """Returns the distance of a disc from the obstacle; a negative result is the depth of their overlap."""
        if self.radius:
            dx = x - self.x
            dy = y - self.y
            return math.sqrt(dx * dx + dy * dy) - self.radius - radius
        return box_disc_gap(self.box, x, y, radius)


def solid_disc(kind: str, x: int, y: int, radius: int) -> Solid:
    """Makes a round obstacle."""
    return Solid(kind, x, y, radius, 0, radius, radius)


def solid_box(kind: str, x: int, y: int, facing: int, half_length: int, half_width: int) -> Solid:
    """Makes an obstacle with corners."""
    return Solid(kind, x, y, 0, facing, half_length, half_width)


_steps: dict[int, list[float]] = {}


def steps_of(length: int) -> list[float]:
    """Returns a table of sines: the change of y in a step of this length, for each angle.  The change of x at an angle
    is the entry a quarter turn further on.
    """
    if length not in _steps:
        rise = [length * sine(angle) for angle in range(QUARTER + 1)]
        fall = [0.0 - step for step in rise]
        _steps[length] = rise[:-1] + rise[:0:-1] + fall[:-1] + fall[:0:-1] + rise[:-1]
    return _steps[length]


def rounded(length: float) -> int:
    """Returns the nearest whole number; halves round away from 0, so that mirrored lengths round alike."""
    return -math.floor(0.5 - length) if length < 0.0 else math.floor(length + 0.5)


def head_after_step(x: int, y: int, steps: list[float], angle: int) -> tuple[int, int]:
    """§3.1  Returns the place of the new head, which is set at this angle to a head at x, y."""
    return x + rounded(steps[angle + QUARTER]), y + rounded(steps[angle])


def body_after_step(body: Body, steps: list[float], angle: int) -> Body:
    """§3.1  Returns the body after one step: the last segment is the new head, set at this angle to the old one."""
    return head_after_step(body[0], body[1], steps, angle) + body[:-2]


def reversed_body(body: Body) -> Body:
    """§3.4  Returns the same body in reverse, with its tail as the head."""
    turned: Body = ()
    for at in range(len(body) - 2, -1, -2):
        turned += (body[at], body[at + 1])
    return turned


def card_distance(x: int, y: int, ends: tuple[int, int, int, int]) -> int:
    """Returns the squared distance of a point from the card's middle line, times the squared length of the card,
    exactly.
    """
    ax, ay, bx, by = ends
    dx = bx - ax
    dy = by - ay
    ex = x - ax
    ey = y - ay
    square = dx * dx + dy * dy
    along = ex * dx + ey * dy
    if along <= 0:
        return (ex * ex + ey * ey) * square
    if along >= square:
        return ((x - bx) * (x - bx) + (y - by) * (y - by)) * square
    cross = dx * ey - dy * ex
    return cross * cross


def touches_card(x: int, y: int, ends: tuple[int, int, int, int], touch: int) -> bool:
    """§5.1  Is a point at most `touch` from the card's middle line?  The answer is exact."""
    ax, ay, bx, by = ends
    # A quick test first, with the bounding box of the card: most points are not even near the card.
    if x < min(ax, bx) - touch or x > max(ax, bx) + touch or y < min(ay, by) - touch or y > max(ay, by) + touch:
        return False
    square = (bx - ax) * (bx - ax) + (by - ay) * (by - ay)
    return card_distance(x, y, ends) <= touch * touch * square


class Ground:
    """All obstacles to one worm's crawl except its own body: the edge of the table, other worms, the posts, obstacles."""

    __slots__ = ("steps", "diameter", "radius", "length", "width", "discs", "solids", "ends", "touch")

    def __init__(
        self, steps: list[float], diameter: int, length: int, width: int, ends: tuple[int, int, int, int], touch: int
    ) -> None:
        self.steps = steps
        self.diameter = diameter
        self.radius = diameter // 2
        self.length = length
        self.width = width
        # For each disc: x, y, and the least distance of a segment's centre from that point.
        self.discs: list[tuple[int, int, int]] = []
        self.solids: list[Solid] = []
        self.ends = ends  # the ends of the card
        self.touch = touch  # the distance from the card's middle line at which a head touches the card

    def put_discs(self, body: Body, near: int, x: int, y: int, reach: int) -> None:
        """Adds the discs of a body that are near enough to be met by a crawl of length `reach` from x, y.  `near` is
        the least distance to be kept between the centre of a segment and the centre of a disc.
        """
        far = reach + near
        for at in range(0, len(body), 2):
            cx = body[at]
            cy = body[at + 1]
            if -far < cx - x < far and -far < cy - y < far:
                self.discs.append((cx, cy, near))


class Spot:
    """A head and everything near it, which decide the legal directions of the next segment (§3.2)."""

    __slots__ = ("ground", "x", "y", "neck_x", "neck_y", "near", "solids", "edges")

    def __init__(self, ground: Ground, body: Body) -> None:
        self.ground = ground
        x = self.x = body[0]
        y = self.y = body[1]
        self.neck_x = body[2]
        self.neck_y = body[3]
        diameter = ground.diameter
        # For each disc: its centre relative to the head, and the least distance at which the new head may lie; these
        # are whole numbers, stored as floats.
        self.near: list[tuple[float, float, float]] = []
        reach = 2 * diameter
        for at in range(2, len(body) - 2, 2):  # all segments but the head itself and the last segment, which is lifted
            cx = body[at] - x
            cy = body[at + 1] - y
            if -reach < cx < reach and -reach < cy < reach:
                self.near.append((float(cx), float(cy), float(diameter)))
        for dx, dy, keep in ground.discs:
            dx -= x
            dy -= y
            reach = diameter + keep
            if -reach < dx < reach and -reach < dy < reach:
                self.near.append((float(dx), float(dy), float(keep)))
        self.solids: list[Solid] = []
        for solid in ground.solids:
            if solid.disc_gap(float(x), float(y), ground.radius + diameter) < 0.0:
                self.solids.append(solid)
        # The distances to the edges: right, top, left, bottom.
        radius = ground.radius
        self.edges = (
            float(ground.length - radius - x),
            float(ground.width - radius - y),
            float(x - radius),
            float(y - radius),
        )

    def allows(self, angle: int) -> bool:
        """Is this direction legal?  Takes any whole number of 1/65536 turn."""
        angle %= TURN
        steps = self.ground.steps
        dx = steps[angle + QUARTER]
        dy = steps[angle]
        for cx, cy, keep in self.near:
            ex = dx - cx
            ey = dy - cy
            if ex * ex + ey * ey < keep * keep:
                return False
        if self.is_off_table(angle):
            return False
        for solid in self.solids:
            if solid.disc_gap(self.x + dx, self.y + dy, self.ground.radius) < 0.0:
                return False
        return True

    def is_off_table(self, angle: int) -> bool:
        """§1.4  Would the segment stick out over the edge?  Takes angles from 0 to 65535."""
        steps = self.ground.steps
        dx = steps[angle + QUARTER]
        dy = steps[angle]
        right, top, left, bottom = self.edges
        return dx > right or dy > top or -dx > left or -dy > bottom

    def arcs(self) -> tuple[Interval, ...]:
        """Returns all legal directions."""
        return free_arcs(self.forbidden(), self.allows)

    def nearest_to(self, ahead: int) -> int:
        """Returns the legal direction nearest to `ahead`; NO_ANGLE if no direction is legal."""
        if self.allows(ahead):
            return ahead
        best, least = NO_ANGLE, TURN
        for ends in self.arcs():
            for end in ends:
                off = (end - ahead) % TURN
                off = min(off, TURN - off)
                if off < least:
                    best, least = end, off
        return best

    def is_blocked(self) -> bool:
        """§3.3  Is there no legal place for the next segment at all?"""
        for angle in range(0, TURN, 4096):  # usually one of the first angles is legal
            if self.allows(angle):
                return False
        return not self.arcs()

    def forbidden(self) -> list[RealInterval]:
        """Returns the illegal directions, as real intervals."""
        blocks: list[RealInterval] = []
        step = float(self.ground.diameter)
        for cx, cy, keep in self.near:
            square = cx * cx + cy * cy
            far = math.sqrt(square)
            half = half_angle((step * step + square - keep * keep) / (2.0 * step * far))
            if half > 0.0:
                middle = math.atan2(cy, cx) * QUANTA
                blocks.append((middle - half, middle + half))
        for side, room in enumerate(self.edges):
            if room < step:
                half = half_angle(room / step)
                blocks.append((side * QUARTER - half, side * QUARTER + half))
        for solid in self.solids:
            if solid.radius:
                dx = float(solid.x - self.x)
                dy = float(solid.y - self.y)
                keep = float(solid.radius + self.ground.radius)
                square = dx * dx + dy * dy
                half = half_angle((step * step + square - keep * keep) / (2.0 * step * math.sqrt(square)))
                middle = math.atan2(dy, dx) * QUANTA
                blocks.append((middle - half, middle + half))
            else:
                blocks += blocks_of_box(solid.box, solid.facing, self.x, self.y, step, float(self.ground.radius))
        return blocks


def half_angle(cosine_of_it: float) -> float:
    """Returns the arc cosine in quanta: 0 for any cosine above 1, a half turn for any cosine below -1."""
    if cosine_of_it >= 1.0:
        return 0.0
    return math.acos(max(-1.0, cosine_of_it)) * QUANTA


def blocks_of_box(box: Box, facing: int, x: int, y: int, step: float, radius: float) -> list[RealInterval]:
    """Returns the directions in which a disc set one step from x, y would overlap a box."""
    ends: list[float] = []
    for px, py in box_corners(box):
        dx = px - x
        dy = py - y
        square = dx * dx + dy * dy
        ratio = (step * step + square - radius * radius) / (2.0 * step * math.sqrt(square))
        if -1.0 < ratio < 1.0:
            half = math.acos(ratio) * QUANTA
            middle = math.atan2(dy, dx) * QUANTA
            ends += [middle - half, middle + half]
    ahead = (x - box.x) * box.ux + (y - box.y) * box.uy
    aside = (y - box.y) * box.ux - (x - box.x) * box.uy
    for side, here, reach in ((0, ahead, box.half_length), (1, aside, box.half_width)):
        for wall in (-reach - radius, reach + radius):
            ratio = (wall - here) / step
            if -1.0 < ratio < 1.0:
                half = math.acos(ratio) * QUANTA
                middle = float(facing + side * QUARTER)
                ends += [middle - half, middle + half]
    ends = sorted([end - math.floor(end / TURN) * TURN for end in ends])
    if not ends:
        ends = [0.0]
    blocks: list[RealInterval] = []
    for number, low in enumerate(ends):
        high = ends[number + 1] if number + 1 < len(ends) else ends[0] + TURN
        between = math.floor(0.5 * (low + high) + 0.5)
        if box_disc_gap(box, x + step * cosine(between), y + step * sine(between), radius) < 0.0:
            blocks.append((low, high))
    return blocks


def ends_of_card(finish: Finish, card: int) -> tuple[int, int, int, int]:
    """Returns the centres of the right and of the left post."""
    x, y, angle = finish
    return x, y, x + rounded(card * cosine(angle)), y + rounded(card * sine(angle))


def finish_after_swing(finish: Finish, card: int, left_is_held: bool, turn: int) -> Finish:
    """§4.1  Returns the finish after a swing: the held post stays, and the new coordinates of the other post are
    rounded.
    """
    x, y, angle = finish
    turned = (angle + turn) % TURN
    if not left_is_held:
        return x, y, turned
    _, _, bx, by = ends_of_card(finish, card)
    return bx - rounded(card * cosine(turned)), by - rounded(card * sine(turned)), turned
