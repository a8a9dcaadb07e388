"""Contacts between pawns: which pawns touch, where and at what height; and the impulses that keep the pawns apart."""

from __future__ import annotations

from typing import Final

from ludotheque.physics.body import FALLEN, WALKING, Body
from ludotheque.physics.constants import Constants
from ludotheque.physics.noise import CONTACT_HEIGHT, CONTACT_LIFT, TRIPPING, uniform
from ludotheque.physics.units import TICKS_A_SECOND

# The sides of a pawn.
FRONT: Final = 0
BACK: Final = 1
LEFT: Final = 2
RIGHT: Final = 3


class Point:
    """One point where two boxes press against each other."""

    def __init__(self, a: Body, b: Body) -> None:
        self.a = a
        self.b = b
        self.nx = 0.0  # the normal, from a to b
        self.ny = 0.0
        self.ax = 0.0  # the contact point, relative to the feet of a (ax, ay) and of b (bx, by)
        self.ay = 0.0
        self.bx = 0.0
        self.by = 0.0
        # The lever arms with which impulses turn each pawn: `press` along the normal, `rub` along the face.
        self.press_a = 0.0
        self.press_b = 0.0
        self.rub_a = 0.0
        self.rub_b = 0.0
        self.mass = 0.0  # the effective mass along the normal, and along the face
        self.face_mass = 0.0
        self.across = 0.0  # the speed along the face that an impulse of 1 along the normal adds
        self.apart = 0.0  # the speed at which the two pawns should separate
        self.pressed = 0.0
        self.rubbed = 0.0

    def begin(self, nx: float, ny: float, x: float, y: float, depth: float, constants: Constants) -> None:
        """Sets up a point at the start of a tick."""
        a = self.a
        b = self.b
        ax = x - a.x
        ay = y - a.y
        bx = x - b.x
        by = y - b.y
        self.nx = nx
        self.ny = ny
        self.ax = ax
        self.ay = ay
        self.bx = bx
        self.by = by
        press_a = ax * ny - ay * nx
        press_b = bx * ny - by * nx
        rub_a = ax * nx + ay * ny
        rub_b = bx * nx + by * ny
        self.press_a = press_a
        self.press_b = press_b
        self.rub_a = rub_a
        self.rub_b = rub_b
        inverse_mass = a.inverse_mass + b.inverse_mass
        self.mass = 1.0 / (
            inverse_mass + (press_a * press_a * a.inverse_inertia + press_b * press_b * b.inverse_inertia)
        )
        self.face_mass = 1.0 / (inverse_mass + (rub_a * rub_a * a.inverse_inertia + rub_b * rub_b * b.inverse_inertia))
        self.across = press_a * rub_a * a.inverse_inertia + press_b * rub_b * b.inverse_inertia
        self.apart = 0.0
        if depth > constants.slop:
            apart = (depth - constants.slop) * constants.correction * TICKS_A_SECOND
            self.apart = constants.fastest_correction if apart > constants.fastest_correction else apart

    def forget(self) -> None:
        """Starts the iterations of a tick with impulses of zero."""
        self.pressed = 0.0
        self.rubbed = 0.0

    def remember(self) -> None:
        """Starts the iterations of a tick with the impulses of the last tick, which are nearly right (warm start)."""
        self.apply(self.pressed, self.rubbed)

    def apply(self, pressed: float, rubbed: float) -> None:
        """Pushes both pawns, along the normal and along the face."""
        a = self.a
        b = self.b
        x = pressed * self.nx - rubbed * self.ny
        y = pressed * self.ny + rubbed * self.nx
        a.vx -= x * a.inverse_mass
        a.vy -= y * a.inverse_mass
        a.turning -= (self.press_a * pressed + self.rub_a * rubbed) * a.inverse_inertia
        b.vx += x * b.inverse_mass
        b.vy += y * b.inverse_mass
        b.turning += (self.press_b * pressed + self.rub_b * rubbed) * b.inverse_inertia


class Pair:
    """Two pawns, and their contact if there is one."""

    def __init__(self, number: int, a: Body, b: Body) -> None:
        self.number = number
        self.a = a
        self.b = b
        self.first = Point(a, b)
        self.second = Point(a, b)
        self.points = 0  # the number of contact points in this tick
        self.had = 0  # the number of contact points in the last tick
        # Stays True until the pawns are a little apart, so that waddling against each other counts as one contact.
        self.touching = False
        self.touches = 0
        self.height = 0.0  # the height above the ground at which two standing pawns meet
        self.trip = 0.0  # the height at which the feet of a walker meet a fallen pawn
        self.lift = 0.0  # the share of the push that lifts b, and presses a down
        self.side_a = FRONT
        self.side_b = FRONT
        self.depth = 0.0


def find_contact(pair: Pair, constants: Constants, seed: int) -> bool:
    """Finds the contact points of two pawns in this tick; returns True if this is a new contact."""
    a = pair.a
    b = pair.b
    pair.had = pair.points
    pair.points = 0
    dx = b.box_x - a.box_x
    dy = b.box_y - a.box_y
    reach = a.reach + b.reach
    if dx * dx + dy * dy > reach * reach:
        pair.touching = False
        return False

    # Separating axes: along the length and along the width of each box.
    c = abs(a.c * b.c + a.s * b.s)
    s = abs(a.c * b.s - a.s * b.c)
    ahead_a = dx * a.c + dy * a.s
    aside_a = dy * a.c - dx * a.s
    ahead_b = dx * b.c + dy * b.s
    aside_b = dy * b.c - dx * b.s
    axis = 0
    gap = abs(ahead_a) - (a.half_length + (b.half_length * c + b.half_width * s))
    other = abs(aside_a) - (a.half_width + (b.half_length * s + b.half_width * c))
    if other > gap:
        gap = other
        axis = 1
    other = abs(ahead_b) - (b.half_length + (a.half_length * c + a.half_width * s))
    if other > gap:
        gap = other
        axis = 2
    other = abs(aside_b) - (b.half_width + (a.half_length * s + a.half_width * c))
    if other > gap:
        gap = other
        axis = 3
    if gap >= 0.0:
        if gap > constants.let_go:
            pair.touching = False
        return False

    pair.depth = -gap
    if axis == 0:
        side = 1.0 if ahead_a >= 0.0 else -1.0
        clip(pair, a, b, a.c * side, a.s * side, a.half_length, a.half_width, 1.0, constants)
    elif axis == 1:
        side = 1.0 if aside_a >= 0.0 else -1.0
        clip(pair, a, b, -a.s * side, a.c * side, a.half_width, a.half_length, 1.0, constants)
    elif axis == 2:
        side = -1.0 if ahead_b >= 0.0 else 1.0
        clip(pair, b, a, b.c * side, b.s * side, b.half_length, b.half_width, -1.0, constants)
    else:
        side = -1.0 if aside_b >= 0.0 else 1.0
        clip(pair, b, a, -b.s * side, b.c * side, b.half_width, b.half_length, -1.0, constants)
    if pair.touching or not pair.points:
        return False
    touch(pair, constants, seed)
    return True


def clip(
    pair: Pair,
    face: Body,
    other: Body,
    nx: float,
    ny: float,
    depth: float,
    width: float,
    sign: float,
    constants: Constants,
) -> None:
    """Clips the other box's facing edge to the width of a face; the clipped ends inside the box are the contact points.

    The normal points out of the face; `sign` is 1 if the face belongs to the pair's first pawn.
    """
    ahead = nx * other.c + ny * other.s
    aside = ny * other.c - nx * other.s
    # The middle of the other box's facing edge, relative to the middle of the face's box, and the vector from the
    # middle of the edge to one of its ends.
    mx = other.box_x - face.box_x
    my = other.box_y - face.box_y
    if abs(ahead) >= abs(aside):
        out = -other.half_length if ahead > 0.0 else other.half_length
        mx += out * other.c
        my += out * other.s
        ex = -other.s * other.half_width
        ey = other.c * other.half_width
    else:
        out = -other.half_width if aside > 0.0 else other.half_width
        mx -= out * other.s
        my += out * other.c
        ex = other.c * other.half_length
        ey = other.s * other.half_length
    # Begin with the deeper end, so that a mirrored scene takes the mirrored points in the same order.
    if ex * nx + ey * ny > 0.0:
        ex = -ex
        ey = -ey
    away = mx * nx + my * ny - depth
    slope = ex * nx + ey * ny
    along = my * nx - mx * ny
    stretch = ey * nx - ex * ny
    # The points are middle + t · (vector), with t from 1 (the deeper end) down to -1.
    near = 1.0
    far = -1.0
    t = (width - along) / stretch
    u = (0.0 - width - along) / stretch
    if t < u:
        t, u = u, t
    if t < near:
        near = t
    if u > far:
        far = u
    if far > near:  # possible by rounding, when corner meets corner
        far = near
    deep = 0.0 - (away + slope * near)
    if deep > 0.0:
        x = face.box_x + (mx + ex * near)
        y = face.box_y + (my + ey * near)
        pair.first.begin(nx * sign, ny * sign, x, y, deep, constants)
        pair.points = 1
        deep = 0.0 - (away + slope * far)
        if deep > 0.0 and far < near:
            x = face.box_x + (mx + ex * far)
            y = face.box_y + (my + ey * far)
            pair.second.begin(nx * sign, ny * sign, x, y, deep, constants)
            pair.points = 2


def touch(pair: Pair, constants: Constants, seed: int) -> None:
    """Sets up a new contact: which sides meet, and how high above the ground."""
    nx = pair.first.nx
    ny = pair.first.ny
    pair.side_a = side_towards(pair.a, nx, ny)
    pair.side_b = side_towards(pair.b, -nx, -ny)
    factor = constants.otherwise
    if pair.a.status != FALLEN and pair.b.status != FALLEN:
        if pair.side_a == FRONT and pair.side_b == FRONT:
            factor = constants.front_front
        elif pair.side_a == FRONT or pair.side_b == FRONT:
            back = pair.side_a == BACK or pair.side_b == BACK
            factor = constants.front_back if back else constants.front_side
    spread = constants.height_spread * even_noise(pair, CONTACT_HEIGHT, seed)
    pair.height = constants.contact_height * factor * (1.0 + spread)
    pair.lift = constants.lift * even_noise(pair, CONTACT_LIFT, seed)
    lower = constants.trip * (1.0 + even_noise(pair, TRIPPING, seed))
    pair.trip = constants.contact_height * constants.otherwise * (1.0 - lower)
    pair.touching = True
    pair.touches += 1


def even_noise(pair: Pair, channel: int, seed: int) -> float:
    """Returns uniform noise from -1 to 1 for this contact of a pair."""
    return 2.0 * uniform(seed, pair.number, pair.touches, channel) - 1.0


def begin_rounds(pair: Pair, is_driven: bool) -> None:
    """Prepares the first iteration of a tick.

    While a walker pushes, a contact changes little from tick to tick, so the solver starts from the last impulses.
    When no walker pushes, the contact fades, and the solver must start from zero: the last impulses would now be too
    large, and would accelerate pawns that should come to rest.
    """
    if is_driven and pair.had >= 1:
        pair.first.remember()
    else:
        pair.first.forget()
    if is_driven and pair.had == 2 and pair.points == 2:
        pair.second.remember()
    else:
        pair.second.forget()


def side_towards(body: Body, nx: float, ny: float) -> int:
    """Returns the side of a pawn that faces a direction."""
    ahead = nx * body.c + ny * body.s
    aside = ny * body.c - nx * body.s
    if abs(ahead) >= abs(aside):
        return FRONT if ahead > 0.0 else BACK
    return LEFT if aside > 0.0 else RIGHT


def press(point: Point, friction: float) -> None:
    """Runs one iteration for a contact point: makes the pawns separate fast enough, then applies friction."""
    a = point.a
    b = point.b
    nx = point.nx
    ny = point.ny
    x = b.vx - a.vx
    y = b.vy - a.vy
    parting = (x * nx + y * ny) + (point.press_b * b.turning - point.press_a * a.turning)
    sliding = (y * nx - x * ny) + (point.rub_b * b.turning - point.rub_a * a.turning)

    pressed = point.pressed + point.mass * (point.apart - parting)
    if pressed < 0.0:
        pressed = 0.0
    p = pressed - point.pressed
    point.pressed = pressed

    # Next comes the friction along the face, computed from the velocities after that impulse.
    rubbed = point.rubbed - point.face_mass * (sliding + point.across * p)
    most = friction * pressed
    if rubbed > most:
        rubbed = most
    elif rubbed < -most:
        rubbed = -most
    q = rubbed - point.rubbed
    point.rubbed = rubbed

    point.apply(p, q)


def lean_on(pair: Pair, constants: Constants) -> None:
    """Adds the moments by which a contact makes both pawns lean in this tick."""
    a = pair.a
    b = pair.b
    low = constants.contact_height * constants.otherwise
    high_a = pair.height
    high_b = pair.height
    lift = pair.lift
    lean_a = a.lean()
    lean_b = b.lean()
    if a.status == FALLEN or b.status == FALLEN:
        high_a = pair.trip if a.status == WALKING else low
        high_b = pair.trip if b.status == WALKING else low
        lift = 0.0
    elif lean_a > constants.leaning or lean_b > constants.leaning:
        # The push acts at its full height on the pawn that leans more, and at the height of the feet on the other pawn.
        # Otherwise both pawns would always fall.
        if lean_a >= lean_b:
            high_b = low
        else:
            high_a = low
    push(pair.first, high_a - a.centre, high_b - b.centre, lift)
    if pair.points == 2:
        push(pair.second, high_a - a.centre, high_b - b.centre, lift)


def push(point: Point, high_a: float, high_b: float, lift: float) -> None:
    """Adds the moments of one point: push times height above the centre, and lift times distance from the feet."""
    a = point.a
    b = point.b
    x = point.pressed * point.nx - point.rubbed * point.ny
    y = point.pressed * point.ny + point.rubbed * point.nx
    up = point.pressed * lift
    a.push_x -= x * high_a - up * point.ax
    a.push_y -= y * high_a - up * point.ay
    b.push_x += x * high_b - up * point.bx
    b.push_y += y * high_b - up * point.by
