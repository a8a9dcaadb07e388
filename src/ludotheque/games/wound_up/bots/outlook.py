"""Estimates what a walk does on average, along one straight line instead of by random draws: rough, but cheap enough
for rollouts.
"""

from __future__ import annotations

import math
from typing import Final

from ludotheque.core.trig import HALF, TURN, cosine, sine
from ludotheque.games.wound_up.board import NO_TILE, Board, Spot
from ludotheque.games.wound_up.bots.evaluate import Course, taken_needs
from ludotheque.games.wound_up.box import ROTATE_LEFT, ROTATE_OPPONENT, WIND_4, U
from ludotheque.games.wound_up.state import IN_BOX, IN_GRAVE, IN_MAUSOLEUM, ON_BOARD, RAN_OFF, State
from ludotheque.physics.scene import GRAVE
from ludotheque.physics.stand_in import between, fitted_table

# The distance that one wind is assumed to take a pawn that is off the board and will be placed freely, in u.
A_WIND: Final = 24.0
# The remaining way of a pawn that has gone through the gate, in u: better than that of any other pawn.
WON: Final = -40.0
# What Rotate Opponent costs a pawn, in u: TURNED_AWAY if the pawn is on the board, TURNED_LATER if it is off the board.
TURNED_AWAY: Final = 40.0
TURNED_LATER: Final = 6.0
CM: Final = 1000.0  # the number of units of 1/100 mm in a centimetre
PARTLY_OFF: Final = 5.0 * U  # a pawn whose centre is less than this far off the tiles still touches a tile


class Stretch:
    """The mean of many walks: how far it goes and how far it may stray, in 1/100 mm; its direction, and how far the
    pawn turns, in 1/65536 turn.
    """

    def __init__(self, winds: int, bias: float) -> None:
        known = fitted_table()
        rows = known.rows[min(winds, known.most_winds) - 1]
        amount = abs(bias)
        upper = 1
        while upper < len(rows) - 1 and rows[upper].bias < amount:
            upper += 1
        low, high = rows[upper - 1], rows[upper]
        t = (amount - low.bias) / (high.bias - low.bias)
        side = 1.0 if bias >= 0.0 else -1.0
        ahead = between(low.ahead, high.ahead, t)
        aside = side * between(low.aside, high.aside, t)
        self.length = math.sqrt(ahead * ahead + aside * aside) * CM
        self.veer = round(math.atan2(aside, ahead) * (HALF / math.pi))
        self.turn = round(side * between(low.turn, high.turn, t) * (HALF / math.pi))
        self.spread = (0.2 + between(low.aside_spread, high.aside_spread, t)) * CM


_stretches: dict[float, list[Stretch]] = {}


def stretch_of(winds: int, bias: float) -> Stretch:
    """Returns the mean walk with this many winds, computed once for each character."""
    if bias not in _stretches:
        _stretches[bias] = [Stretch(count, bias) for count in range(1, fitted_table().most_winds + 1)]
    known = _stretches[bias]
    return known[min(winds, len(known)) - 1]


def need_now(state: State, course: Course, seat: int) -> float:
    """Returns how far a pawn still has to go, as `evaluate.needs` measures it."""
    where = state.where[seat]
    progress = state.progress[seat]
    if where == ON_BOARD:
        x, y = float(state.x[seat]), float(state.y[seat])
        return course.to_go(progress, x, y) + course.astray(progress, x, y, state.facing[seat])
    if where == IN_BOX:
        return course.whole
    return taken_needs(state, course, where, state.spot[seat], progress)


def need_after(state: State, course: Course, seat: int, winds: int) -> float:
    """Returns how far a pawn will have to go after a walk, on average; WON if the walk leads out of the gate."""
    if winds <= 0:
        return need_now(state, course, seat)
    if state.where[seat] != ON_BOARD:
        need = need_now(state, course, seat) - A_WIND * winds
        return WON if need < 0.0 else need
    return need_from(state, course, seat, state.x[seat], state.y[seat], state.facing[seat], winds)


def need_from(state: State, course: Course, seat: int, x: int, y: int, facing: int, winds: int) -> float:
    """Returns how far a pawn will have to go after a walk from any given pose."""
    board = state.settings.board
    progress = state.steps_done(seat)
    stretch = stretch_of(winds, state.character(seat).bias)
    c, s = cosine(facing + stretch.veer), sine(facing + stretch.veer)
    length = stretch.length
    total = 0.0
    left = 1.0  # the probability that no trigger has taken the pawn yet
    for number in course.hazards:
        if left <= 0.02:
            break
        if number in state.ignores[seat] and state.where[seat] == ON_BOARD:
            continue
        spot = board.spots[number]
        chance, at = meets(state, spot, x, y, c, s, length, stretch.spread)
        if chance > 0.0 and not leaves_first(board, x, y, c, s, at):
            total += left * chance * need_taken(state, course, number, spot, progress, x, y, c, s, at)
            left -= left * chance
    if left > 0.0:
        total += left * need_at_the_end(state, course, progress, x, y, c, s, length, (facing + stretch.turn) % TURN)
    return total


def meets(
    state: State, spot: Spot, x: int, y: int, c: float, s: float, length: float, spread: float
) -> tuple[float, float]:
    """Returns the probability that the feet meet a trigger on a straight walk, and the distance walked until then."""
    dx, dy = float(spot.x - x), float(spot.y - y)
    along = dx * c + dy * s
    ac, as_ = abs(c), abs(s)
    deep = spot.half_x * ac + spot.half_y * as_ + state.settings.half_length
    if along <= 0.0 or along - deep >= length:
        return 0.0, 0.0
    wide = spot.half_x * as_ + spot.half_y * ac + state.settings.half_width
    across = abs(dy * c - dx * s)
    stray = spread * min(1.0, along / length)
    chance = (wide + stray - across) / (2.0 * stray)
    return (0.0, 0.0) if chance <= 0.0 else (min(1.0, chance), max(0.0, along - deep))


def leaves_first(board: Board, x: int, y: int, c: float, s: float, at: float) -> bool:
    """Does a straight walk leave the tiles before this distance?"""
    return board.tile_under(math.floor(x + c * at), math.floor(y + s * at)) == NO_TILE


def progress_after(board: Board, progress: int, x: int, y: int, c: float, s: float, length: float) -> int:
    """Returns the step that a straight walk reaches."""
    for part in (0.25, 0.5, 0.75, 1.0):
        if progress < board.last:
            tile = board.tile_under(math.floor(x + c * length * part), math.floor(y + s * length * part))
            if tile == board.path[progress + 1]:
                progress += 1
    return progress


def need_taken(
    state: State,
    course: Course,
    number: int,
    spot: Spot,
    progress: int,
    x: int,
    y: int,
    c: float,
    s: float,
    at: float,
) -> float:
    """Returns how far a pawn has to go after a trigger has taken it during a walk."""
    reached = progress_after(state.settings.board, progress, x, y, c, s, at)
    return taken_needs(state, course, IN_GRAVE if spot.kind == GRAVE else IN_MAUSOLEUM, number, reached)


def need_at_the_end(
    state: State, course: Course, progress: int, x: int, y: int, c: float, s: float, length: float, facing: int
) -> float:
    """Returns how far a pawn has to go after a walk that nothing has disturbed: the walk ends on a tile, off the tiles,
    or beyond the gate.
    """
    board = state.settings.board
    reached = progress_after(board, progress, x, y, c, s, length)
    end_x, end_y = x + c * length, y + s * length
    if board.tile_under(math.floor(end_x), math.floor(end_y)) == NO_TILE:
        way = board.ways[reached]
        if reached == board.last and is_over(way.ax, way.ay, way.bx, way.by, end_x, end_y):
            return WON
        near_x, near_y = end_x - c * PARTLY_OFF, end_y - s * PARTLY_OFF
        tile = board.tile_under(math.floor(near_x), math.floor(near_y))
        if tile == NO_TILE:
            back = length - 2.0 * PARTLY_OFF
            while tile == NO_TILE and back > 0.0:
                tile = board.tile_under(math.floor(x + c * back), math.floor(y + s * back))
                back -= PARTLY_OFF
            return taken_needs(state, course, RAN_OFF, board.path[reached] if tile == NO_TILE else tile, reached)
        end_x, end_y = near_x, near_y
    return course.to_go(reached, end_x, end_y) + course.astray(reached, end_x, end_y, facing)


def is_over(ax: int, ay: int, bx: int, by: int, x: float, y: float) -> bool:
    """Is a point so far beyond an edge, between its ends, that the whole foot box is beyond it?"""
    dx, dy = float(bx - ax), float(by - ay)
    length = math.sqrt(dx * dx + dy * dy)
    beyond = ((x - ax) * dy - (y - ay) * dx) / length
    along = ((x - ax) * dx + (y - ay) * dy) / length
    return beyond > 6.0 * U and 0.0 <= along <= length


def gain_of(state: State, course: Course, kind: int, actor: int, seat: int) -> float:
    """Returns by how much a seat comes closer to winning if `actor` performs an action, in u: its own way becomes
    shorter, or the way of the foremost rival longer.
    """
    mine = actor == seat
    if kind <= WIND_4:
        gain = need_now(state, course, actor) - need_after(state, course, actor, kind + 1)
        return gain if mine else -gain
    if kind == ROTATE_OPPONENT:
        target = foremost(state, course, actor)
        cost = TURNED_AWAY if state.where[target] == ON_BOARD else TURNED_LATER
        if mine:
            return cost
        return -cost if target == seat else 0.0
    gain = rotation_gain(state, course, kind, actor)
    return gain if mine else -gain


def rotation_gain(state: State, course: Course, kind: int, actor: int) -> float:
    """Returns the penalty for a wrong facing, in u, from which a rotation to the left or to the right frees a pawn."""
    if state.where[actor] != ON_BOARD:
        return 0.0
    x, y, facing = float(state.x[actor]), float(state.y[actor]), state.facing[actor]
    progress = state.progress[actor]
    off = (course.ahead(progress, x, y) - facing) % TURN
    reaches = off <= HALF if kind == ROTATE_LEFT else off >= HALF
    return course.astray(progress, x, y, facing) if reaches else 0.0


def foremost(state: State, course: Course, but: int) -> int:
    """Returns the seat, other than `but`, whose pawn has least to go."""
    best, least = -1, math.inf
    for seat in range(state.settings.seats):
        if seat != but:
            need = need_now(state, course, seat)
            if need < least:
                best, least = seat, need
    return best
