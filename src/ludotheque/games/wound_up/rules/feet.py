"""§6.8  The foot box, which stands for a pawn wherever overlaps are tested: where the feet are, what they overlap or
touch, and how far a pawn can turn.
"""

from __future__ import annotations

import math

from ludotheque.core.geometry import Box, box_at, box_disc_gap, boxes_gap
from ludotheque.core.phases import Reason
from ludotheque.core.places import BoxAt
from ludotheque.core.regions import Region, Swing
from ludotheque.core.structs import Action, Seat
from ludotheque.core.trig import HALF, TURN
from ludotheque.games.wound_up.state import ON_BOARD, State


def others_on_board(state: State, seat: Seat) -> list[int]:
    """Returns the seats of all other pawns on the board."""
    return [other for other in range(state.settings.seats) if other != seat and state.where[other] == ON_BOARD]


def pose_of(state: State, seat: Seat) -> BoxAt:
    """Returns the foot box of a pawn, in the form that regions need."""
    settings = state.settings
    return (state.x[seat], state.y[seat], state.facing[seat], settings.half_length, settings.half_width)


def foot_box(state: State, x: float, y: float, facing: int) -> Box:
    """Returns the foot box with its centre at x, y."""
    return box_at(x, y, facing, state.settings.half_length, state.settings.half_width)


def feet_of(state: State, seats: list[int]) -> list[Box]:
    """Returns the foot boxes of some pawns."""
    return [foot_box(state, state.x[one], state.y[one], state.facing[one]) for one in seats]


def is_free(state: State, box: Box, others: list[Box]) -> bool:
    """§6.8  Does a box overlap no other box by more than the tolerance for pawns that rest against each other?"""
    for other in others:
        if boxes_gap(box, other) < -state.settings.box.resting:
            return False
    return True


def touches(state: State, box: Box) -> bool:
    """§6.6  Do feet at this place touch any trigger?"""
    for spot in state.settings.board.spots:
        if spot.radius:
            if box_disc_gap(box, spot.x, spot.y, spot.radius) <= 0.0:
                return True
        elif boxes_gap(box, box_at(spot.x, spot.y, 0, spot.half_x, spot.half_y)) <= 0.0:
            return True
    return False


def swing_limit(state: State, seat: Seat, way: int, most: int) -> int:
    """§5.2  Returns how far a pawn can turn one way before it would overlap another.

    Near another pawn every quantum is checked.  While there is a gap to all other pawns, quanta are skipped as long as
    the gap cannot close.
    """
    x, y, facing = state.x[seat], state.y[seat], state.facing[seat]
    settings = state.settings
    arm = math.sqrt(settings.half_length * settings.half_length + settings.half_width * settings.half_width)
    near: list[int] = []
    far = 0.0
    for other in others_on_board(state, seat):
        dx, dy = state.x[other] - x, state.y[other] - y
        away = math.sqrt(dx * dx + dy * dy)
        if away < 2.0 * arm:
            near.append(other)
            far = max(far, away)
    if not near:
        return most
    others = feet_of(state, near)
    a_quantum = (far + 2.0 * arm) * (2.0 * math.pi / TURN)  # the most that a gap can change per quantum
    resting = float(settings.box.resting)
    done = 0
    while True:
        box = foot_box(state, x, y, facing + way * done)
        gap = min([boxes_gap(box, other) for other in others])
        if gap < -resting:
            return max(0, done - 1)
        if done == most:
            return most
        done = min(most, done + max(1, math.floor((gap + resting) / a_quantum)))


def turning_region(state: State, template: Action, seat: Seat, right: int, left: int) -> Region:
    """§5.2  Returns the angles by which a pawn may be turned,
    up to these limits to the right and to the left, including 0.
    """
    return Swing(
        template,
        "turn",
        -swing_limit(state, seat, -1, right) if right else 0,
        swing_limit(state, seat, 1, left) if left else 0,
        pivot=(state.x[seat], state.y[seat]),
        radius=state.settings.half_length,
        start=state.facing[seat],
        still=True,
    )


def bad_angle(state: State, pawn: Seat, turn: int, right: int, left: int) -> Reason:
    """§5.2  Says why a turn is refused: too far, the wrong way round, or into another pawn."""
    if turn < 0 and right == 0:
        return "§5.2", "only-left", {}
    if turn > 0 and left == 0:
        return "§5.2", "only-right", {}
    if abs(turn) > HALF:
        return "§5.2", "too-far", {"degrees": degrees(turn)}
    way = 1 if turn > 0 else -1
    most = swing_limit(state, pawn, way, left if turn > 0 else right)
    return "§5.2", "pawn-in-the-way", {"degrees": degrees(most), "seat": in_the_way(state, pawn, way * (most + 1))}


def in_the_way(state: State, seat: Seat, turn: int) -> Seat:
    """§5.2  Returns the seat whose pawn would be overlapped most if the pawn of `seat` were turned this far."""
    box = foot_box(state, state.x[seat], state.y[seat], state.facing[seat] + turn)
    others = others_on_board(state, seat)
    gaps = [boxes_gap(box, other) for other in feet_of(state, others)]
    return others[gaps.index(min(gaps))]


def degrees(turn: int) -> int:
    """Returns a turn in whole degrees, rounded towards 0."""
    return abs(turn) * 360 // TURN
