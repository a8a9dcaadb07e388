"""A walk from release to rest, in ticks of 1/240 s: the same bits on every machine, compiled or not.

The kernel uses only + - * / sqrt floor, our own sine and cosine, and noise by hashing, all in a fixed order.
"""

from __future__ import annotations

import math
from typing import Final

from ludotheque.core.trig import cosine_and_sine_of, sine_of
from ludotheque.physics.body import FALLEN, GONE, STANDING, WALKING, Body
from ludotheque.physics.constants import STANDARD, Constants
from ludotheque.physics.contacts import Pair, Point, begin_rounds, find_contact, lean_on, press
from ludotheque.physics.falling import rock
from ludotheque.physics.gait import run_clockwork
from ludotheque.physics.keyframes import Frame, encoded, nearest
from ludotheque.physics.noise import FIRST_FOOT, uniform
from ludotheque.physics.report import LIES, SIDES, STATES, Happening, Rest, Walk
from ludotheque.physics.scene import Scene
from ludotheque.physics.sweep import Sweep
from ludotheque.physics.units import DT, PI, TICKS_A_FRAME, TICKS_A_SECOND, facing_of, quanta

VERSION: Final = 2  # increases with every change in the results of a walk; written with each walk
ROUNDS: Final = 4  # iterations of ground and contacts in every tick
LONGEST: Final = 120 * TICKS_A_SECOND  # the maximum number of ticks of a walk, more than any spring lasts
MOST_WINDS: Final = 50


def walk(scene: Scene, pawn: int, winds: int, seed: int, constants: Constants = STANDARD, until: int = LONGEST) -> Walk:
    """Simulates a walk: winds a pawn, lets it go, and reports what happens until all pawns are at rest, or until a
    given tick.
    """
    if not 0 <= pawn < len(scene.pawns) or not scene.pawns[pawn].on_board:
        raise ValueError(f"pawn {pawn} is not on the board")
    if not 0 <= winds <= MOST_WINDS:
        raise ValueError(f"a pawn cannot be wound {winds} times")
    course = Course(scene, pawn, seed, constants)
    course.wind(winds)
    course.run(until)
    return course.walk()


class Course:
    """A walk that is being simulated."""

    def __init__(self, scene: Scene, pawn: int, seed: int, constants: Constants) -> None:
        self.constants = constants
        self.seed = seed & 0xFFFFFFFF
        self.tick = 0
        self.bodies = [Body(index, one, constants) for index, one in enumerate(scene.pawns)]
        count = len(self.bodies)
        self.pairs = [
            Pair(i * count + j, self.bodies[i], self.bodies[j]) for i in range(count) for j in range(i + 1, count)
        ]
        # Within a tick the wound pawn comes before the others.
        self.in_order = [self.bodies[pawn]] + [body for body in self.bodies if body.index != pawn]
        self.touching: list[Pair] = []
        self.happened: list[Happening] = []
        self.sweep = Sweep(scene, self.bodies, constants, self.happened)
        self.frames: list[list[Frame]] = [[] for _ in self.bodies]

    def wind(self, winds: float) -> None:
        """Winds the pawn whose walk this is, and lets go."""
        body = self.in_order[0]
        body.winds = float(winds)
        if body.winds > 0.0:
            body.status = WALKING
            body.first_foot = 1.0 if uniform(self.seed, body.index, 0, FIRST_FOOT) < 0.5 else -1.0
            body.moves = True

    def run(self, until: int) -> None:
        """Runs ticks until all pawns are at rest."""
        if self.tick == 0:
            self.take_frame()
        while self.tick < until and not self.is_over():
            self.tick += 1
            self.step()
            if self.tick % TICKS_A_FRAME == 0:
                self.take_frame()
        if self.tick % TICKS_A_FRAME:
            self.take_frame()

    def is_over(self) -> bool:
        """Returns True if everything is at rest: no pawn walks, rocks, moves or turns, and no fallen pawn kicks."""
        constants = self.constants
        for body in self.bodies:
            if body.moves:
                if body.status == WALKING or body.winds > 0.0 or body.pitching != 0.0 or body.rolling != 0.0:
                    return False
                if body.status == STANDING and (body.pitch != 0.0 or body.roll != 0.0):
                    return False
                square = body.vx * body.vx + body.vy * body.vy
                if square > constants.rest_speed * constants.rest_speed or abs(body.turning) > constants.rest_turning:
                    return False
        return True

    def step(self) -> None:
        """Runs one tick: clockwork, contacts, impulses, leaning, motion, and what the feet passed over."""
        constants = self.constants
        for body in self.bodies:
            body.touches = 0
        self.find_touches()
        for body in self.bodies:
            if body.moves:
                begin_tick(body, constants, self.seed)
        self.solve()
        for pair in self.touching:
            lean_on(pair, constants)
        for body in self.bodies:
            if body.moves:
                old_status = body.status
                rock(body, constants)
                if body.status == FALLEN and old_status != FALLEN:
                    self.happened.append(Happening(self.tick, "fell", body.index, -1, LIES[body.lies]))
        for body in self.in_order:
            if body.moves:
                self.move(body)

    def find_touches(self) -> None:
        """Finds the pairs that touch in this tick; a touched pawn wakes up."""
        self.touching.clear()
        for pair in self.pairs:
            a = pair.a
            b = pair.b
            if (a.moves or b.moves) and a.on_board() and b.on_board():
                if find_contact(pair, self.constants, self.seed):
                    how = f"{SIDES[pair.side_a]}/{SIDES[pair.side_b]}"
                    self.happened.append(Happening(self.tick, "contact", a.index, b.index, how))
                if pair.points:
                    self.touching.append(pair)
                    a.touches += 1
                    b.touches += 1
                    a.moves = True
                    b.moves = True

    def solve(self) -> None:
        """Computes the impulses of the ground and of contacts alternately; contacts come last, so that no pawn is
        pressed into another.
        """
        for body in self.bodies:
            if body.moves and not body.touches:
                hold(body)
        touching = self.touching
        if not touching:
            return
        bodies = [body for body in self.bodies if body.touches]
        friction = self.constants.contact_friction
        is_driven = self.in_order[0].status == WALKING
        points: list[Point] = []
        for pair in touching:
            begin_rounds(pair, is_driven)
            points.append(pair.first)
            if pair.points == 2:
                points.append(pair.second)
        for _ in range(ROUNDS):
            for body in bodies:
                hold(body)
            for point in points:
                press(point, friction)

    def move(self, body: Body) -> None:
        """Moves a pawn by its velocity, and checks which triggers and edges it has passed."""
        body.has_changed = True
        dx = body.vx * DT
        dy = body.vy * DT
        turned = body.turning * DT
        if dx == 0.0 and dy == 0.0 and turned == 0.0:
            still = body.pitching == 0.0 and body.rolling == 0.0 and (body.lean() == 0.0 or body.status == FALLEN)
            if still and body.status != WALKING and body.winds == 0.0:
                body.moves = False
            return
        body.x += dx
        body.y += dy
        if turned != 0.0:
            body.angle += turned
            body.c, body.s = cosine_and_sine_of(body.angle)
        body.place_box()
        self.sweep.report_move(body, self.tick, dx, dy, turned)
        if body.status == GONE:
            body.stop()

    def take_frame(self) -> None:
        """Stores the pose of every pawn for a keyframe."""
        for body in self.bodies:
            frames = self.frames[body.index]
            if frames and not body.has_changed:
                frames.append(frames[-1])
                continue
            body.has_changed = False
            roll = body.roll
            if body.status == WALKING:
                roll += body.first_foot * self.constants.shown_roll * sine_of(2.0 * PI * body.phase)
            frames.append(
                Frame(
                    nearest(body.x * 100.0),
                    nearest(body.y * 100.0),
                    nearest(body.angle * 1000.0),
                    nearest(body.pitch * 1000.0),
                    nearest(roll * 1000.0),
                    nearest(body.winds * 100.0),
                )
            )

    def walk(self) -> Walk:
        """Returns the report of the walk so far."""
        rest = [
            Rest(
                quanta(body.x),
                quanta(body.y),
                facing_of(body.angle),
                STATES[body.status],
                LIES[body.lies],
                body.tile,
                self.sweep.current_triggers(body),
                body.crossing,
            )
            for body in self.bodies
        ]
        return Walk(self.tick, self.happened, rest, encoded(self.frames), VERSION)


def begin_tick(body: Body, constants: Constants, seed: int) -> None:
    """Begins a tick for one pawn: sets the velocity that its clockwork aims at, and resets all pushes."""
    run_clockwork(body, constants, seed)
    body.ground_x = 0.0
    body.ground_y = 0.0
    body.ground_turning = 0.0
    body.push_x = 0.0
    body.push_y = 0.0


def hold(body: Body) -> None:
    """Runs one iteration of the ground: accelerates a pawn towards the velocity that its clockwork aims at, as far as
    the grip allows.
    """
    old_x = body.ground_x
    old_y = body.ground_y
    x = old_x + body.mass * (body.want_x - body.vx)
    y = old_y + body.mass * (body.want_y - body.vy)
    square = x * x + y * y
    if square > body.most * body.most:
        part = body.most / math.sqrt(square)
        x = x * part
        y = y * part
        body.vx += (x - old_x) * body.inverse_mass
        body.vy += (y - old_y) * body.inverse_mass
    else:
        body.vx = body.want_x
        body.vy = body.want_y
    body.ground_x = x
    body.ground_y = y

    old = body.ground_turning
    new = old + body.inertia * (body.want_turning - body.turning)
    if new > body.most_turning:
        new = body.most_turning
    elif new < -body.most_turning:
        new = -body.most_turning
    else:
        body.turning = body.want_turning
        body.ground_turning = new
        return
    body.turning += (new - old) * body.inverse_inertia
    body.ground_turning = new
