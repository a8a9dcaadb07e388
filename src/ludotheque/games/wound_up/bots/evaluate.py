"""Estimates how good a position is, from the distance that every pawn still has to go, and from walks estimated by the
stand-in.
"""

from __future__ import annotations

import math
from typing import Final

from ludotheque.core.log import SILENT
from ludotheque.core.trig import TURN, cosine, nearest_angle
from ludotheque.games.wound_up.board import Board
from ludotheque.games.wound_up.bots.weights import WEIGHTS
from ludotheque.games.wound_up.box import U
from ludotheque.games.wound_up.rules.placing import place
from ludotheque.games.wound_up.rules.walking import scene_of, winning_tick
from ludotheque.games.wound_up.state import IN_BOX, IN_GRAVE, IN_MAUSOLEUM, ON_BOARD, RAN_OFF, State
from ludotheque.physics.report import Walk
from ludotheque.physics.scene import BRAIN
from ludotheque.physics.stand_in import estimate_walk
from ludotheque.physics.turning import turn

U_PER_CM: Final = 4  # players think in centimetres, the rules in u
ASTRAY: Final = 32.0  # half the penalty, in u, for facing in the opposite direction
TO_PLACE: Final = 9.0  # the least distance of a newly placed pawn from the edge that it must cross, in u
BRAIN_WORTH: Final = 6.0
NOT_WON: Final = 0.85  # the value of a position that is as good as possible without being a win


class Course:
    """The path as a route: for each step, its direction and the distance from its exit to the gate."""

    def __init__(self, board: Board) -> None:
        self.board = board
        # The triggers that take a pawn off the board.
        self.hazards: list[int] = [number for number, spot in enumerate(board.spots) if spot.kind != BRAIN]
        self.middles: list[tuple[float, float]] = []
        for way in board.ways:
            self.middles.append(((way.ax + way.bx) * 0.5, (way.ay + way.by) * 0.5))
        # The distance from the exit of each step to the gate, in u.
        self.rest: list[float] = [0.0] * len(self.middles)
        for step in range(len(self.middles) - 2, -1, -1):
            (ax, ay), (bx, by) = self.middles[step], self.middles[step + 1]
            self.rest[step] = self.rest[step + 1] + math.sqrt((ax - bx) * (ax - bx) + (ay - by) * (ay - by)) / U
        self.whole = self.rest[0] + 92.0

    def step_at(self, progress: int, x: float, y: float) -> int:
        """Returns the step whose edge a pawn must cross next; a pawn that stands on a tile which it has passed before
        must cross that tile's edge again.
        """
        tile = self.board.tile_under(math.floor(x), math.floor(y))
        for step in range(progress, -1, -1):
            if self.board.path[step] == tile:
                return step
        return progress

    def ahead(self, progress: int, x: float, y: float) -> int:
        """Returns the facing that leads along the path."""
        progress = self.step_at(progress, x, y)
        mx, my = self.middles[progress]
        way = self.board.ways[progress]
        # The facing is straight ahead if the pawn then crosses the edge; otherwise it leads towards the middle of the
        # edge.
        if way.ax == way.bx:
            low, high = min(way.ay, way.by), max(way.ay, way.by)
            my = min(max(y, low + 25.0 * U), high - 25.0 * U)
        else:
            low, high = min(way.ax, way.bx), max(way.ax, way.bx)
            mx = min(max(x, low + 25.0 * U), high - 25.0 * U)
        return nearest_angle(mx - x, my - y) if abs(mx - x) + abs(my - y) > 1.0 else self.outward(progress)

    def outward(self, progress: int) -> int:
        """Returns the direction in which the edge of a step is crossed."""
        way = self.board.ways[progress]
        return nearest_angle(float(way.by - way.ay), float(way.ax - way.bx))

    def to_go(self, progress: int, x: float, y: float) -> float:
        """Returns how far a pawn on the board has to go, in u, ignoring its facing."""
        progress = self.step_at(progress, x, y)
        way = self.board.ways[progress]
        dx = max(min(way.ax, way.bx) - x, 0.0, x - max(way.ax, way.bx))
        dy = max(min(way.ay, way.by) - y, 0.0, y - max(way.ay, way.by))
        return self.rest[progress] + math.sqrt(dx * dx + dy * dy) / U

    def astray(self, progress: int, x: float, y: float, facing: int) -> float:
        """Returns the cost of not facing along the path, in u."""
        off = facing - self.ahead(progress, x, y)
        return ASTRAY * (1.0 - cosine(off))

    def from_step(self, step: int) -> float:
        """Returns how far it is to the gate for a pawn that may be placed freely on the tile of a step (-1: in the
        start zone).
        """
        return self.whole if step < 0 else self.rest[step] + TO_PLACE


_courses: dict[int, Course] = {}


def course_of(state: State) -> Course:
    """Returns the course of a match, cached while the board stays the same."""
    board = state.settings.board
    key = id(board)
    if key not in _courses or _courses[key].board is not board:
        if len(_courses) >= 16:
            _courses.clear()
        _courses[key] = Course(board)
    return _courses[key]


def needs(state: State, course: Course) -> list[float]:
    """Returns how far each pawn still has to go, including the penalty for a wrong facing."""
    found: list[float] = []
    for seat in range(state.settings.seats):
        where = state.where[seat]
        progress = state.progress[seat]
        if where == ON_BOARD:
            x, y = float(state.x[seat]), float(state.y[seat])
            found.append(course.to_go(progress, x, y) + course.astray(progress, x, y, state.facing[seat]))
        elif where == IN_BOX:
            found.append(course.whole)
        else:
            found.append(taken_needs(state, course, where, state.spot[seat], progress))
    return found


def taken_needs(state: State, course: Course, where: int, spot: int, progress: int) -> float:
    """Returns how far a pawn that is off the board has to go, because a trigger took it or because it ran off; its
    owner may choose its facing.
    """
    board = state.settings.board
    if where == IN_GRAVE:
        grave = board.spots[spot]
        return course.to_go(progress, float(grave.x), float(grave.y)) + 4.0
    tile = board.spots[spot].tile if where == IN_MAUSOLEUM else spot
    return course.from_step(board.step_before(tile, progress)) + 2.0


def share(needed: list[float], seat: int) -> float:
    """Returns the estimated chance that a seat is first, given the way that each pawn still has to go."""
    least = min(needed)
    total = 0.0
    for one in needed:
        total += math.exp((least - one) / WEIGHTS.spread)
    return math.exp((least - needed[seat]) / WEIGHTS.spread) / total


def worth(course: Course, needed: list[float], seat: int) -> float:
    """Returns the value of a position to a seat, where a win is worth 1: its chance to be first, and a little for the
    way that its pawn has already gone.
    """
    done = 1.0 - needed[seat] / (course.whole + 2.0 * ASTRAY)
    return NOT_WON * ((1.0 - WEIGHTS.onward) * share(needed, seat) + WEIGHTS.onward * max(0.0, done))


def worth_after(state: State, course: Course, report: Walk, seat: int) -> float:
    """Returns the value of a position to a seat after the walk that a report describes: 1 if the seat has won, 0 if
    another has.
    """
    board = state.settings.board
    progress = state.progress[:]
    where = state.where[:]
    spots = state.spot[:]
    bonus = [0.0] * len(progress)
    winning = winning_tick(report.happened, board.path, progress)
    for one in report.happened:
        pawn = one.pawn
        if one.kind == "entered":
            step = progress[pawn] + 1
            if step <= board.last and board.path[step] == one.thing:
                progress[pawn] = step
        elif one.kind == "touched":
            if one.how == "brain":
                if one.thing not in state.paid[pawn]:
                    bonus[pawn] += BRAIN_WORTH
            else:
                where[pawn] = IN_MAUSOLEUM if one.how == "mausoleum" else IN_GRAVE
                spots[pawn] = one.thing
        elif one.kind == "crossed" and one.tick == winning:
            return 1.0 if pawn == seat else 0.0
        elif one.kind == "left":
            where[pawn] = RAN_OFF
            spots[pawn] = one.thing
    needed: list[float] = []
    for pawn in range(len(progress)):
        if where[pawn] == ON_BOARD:
            rest = report.rest[pawn]
            x, y = float(rest.x), float(rest.y)
            far = course.to_go(progress[pawn], x, y) + course.astray(progress[pawn], x, y, rest.facing)
        elif where[pawn] == IN_BOX:
            far = course.whole
        else:
            far = taken_needs(state, course, where[pawn], spots[pawn], progress[pawn])
        needed.append(far - bonus[pawn])
    return worth(course, needed, seat)


class Prospect:
    """What a pawn might do from a pose.  For each number of winds that the walk may have, a few walks are drawn from
    the stand-in.
    """

    def __init__(self, state: State, course: Course, pawn: int, seat: int, seed: int) -> None:
        self.state = state
        self.stood = state  # the same state, with the pawn in an imagined pose
        self.course = course
        self.pawn = pawn  # the pawn that walks
        self.seat = seat  # the seat for which the results are valued
        self.seed = seed
        self.scene = scene_of(state)

    def at(self, x: int, y: int, facing: int) -> None:
        """Puts the pawn into a pose, either by turning the pawn or, if it is off the board, by placing it (§6.6); a
        placed pawn ignores the triggers under it until it leaves them.
        """
        stood = self.state.copy()
        if stood.where[self.pawn] == ON_BOARD:
            stood.facing[self.pawn] = facing
        else:
            place(stood, self.pawn, x, y, facing, SILENT)
        self.stood = stood
        self.scene = scene_of(stood)

    def turned(self, angle: int) -> tuple[int, float] | None:
        """Returns the angle at which a turn takes the pawn off the board, and the value of the position after that;
        None if the turn leaves the pawn on the board.
        """
        report = turn(self.scene, self.pawn, angle, self.state.settings.box.constants, shown=False)
        if report.rest[self.pawn].state != "gone":
            return None
        done = (report.rest[self.pawn].facing - self.stood.facing[self.pawn]) % TURN
        return done if angle > 0 else done - TURN, worth_after(self.stood, self.course, report, self.seat)

    def walk(self, winds: int, times: int) -> float:
        """Returns the mean value of the position after a walk with this many winds."""
        if winds <= 0:
            return worth(self.course, needs(self.stood, self.course), self.seat)
        total = 0.0
        constants = self.state.settings.box.constants
        for number in range(times):
            report = estimate_walk(self.scene, self.pawn, winds, self.seed + number * 7919 + winds, constants)
            total += worth_after(self.stood, self.course, report, self.seat)
        return total / times

    def walks(self, winds: tuple[int, ...], times: int) -> float:
        """Returns the mean value of the position after a walk, with each of these numbers of winds equally likely."""
        total = 0.0
        for one in winds:
            total += self.walk(one, times)
        return total / len(winds)
