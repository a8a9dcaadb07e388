"""Falling over: a pawn rocks like a block about two axes, and falls when its centre of mass has passed the edge on
which it rocks.

Pitch is positive when the pawn leans forwards, roll when it leans to its left, as in body.py.
"""

from __future__ import annotations

from typing import Final

from ludotheque.physics.body import FALLEN, GRAVITY, ON_BACK, ON_FACE, ON_LEFT, ON_RIGHT, WALKING, Body
from ludotheque.physics.constants import Constants
from ludotheque.physics.units import DT, PI

LYING: Final = PI / 2.0  # the lean of a pawn that lies flat
DROP: Final = 60.0  # rad/s², roughly gravity's effect on a block of this size
LEAN_KEPT: Final = 0.9  # while a pawn falls: the fraction of its lean about the other axis that remains after a tick


def rock(body: Body, constants: Constants) -> None:
    """Updates the lean of a pawn for one tick, from the pushes of contacts and ground in this tick.

    A pawn is never toppled by its own clockwork: a pawn that stands flat begins to lean only when something touches it.
    """
    if body.status == FALLEN:
        go_down(body)
        return
    is_flat = body.pitch == 0.0 and body.roll == 0.0 and body.pitching == 0.0 and body.rolling == 0.0
    if is_flat and not body.touches:
        return
    # The moments about the edge on which the pawn rocks, an edge that itself accelerates.  A push acts at its height
    # above the centre of mass; the friction of the ground, which turns the pawn back, acts at the height of the centre
    # of mass.
    h = body.centre
    x = body.push_x - body.ground_x * h
    y = body.push_y - body.ground_y * h
    factor = constants.walking_base if body.status == WALKING else 1.0
    front = body.front_base * factor
    back = body.back_base * factor
    side = body.side_base * factor
    left = side
    right = side
    if body.status == WALKING:  # a walker stands on one foot, so it has little support on the side of the other foot
        if stands_on_left(body):
            right = side * constants.lifted_base
        else:
            left = side * constants.lifted_base

    moment = (x * body.c + y * body.s) / DT
    rate = rocking_rate(body, body.pitch, body.pitching, moment, front, back, body.pitch_inertia)
    lean = body.pitch + rate * DT
    if has_come_flat(body.pitch, lean):
        lean = 0.0
        rate = rate_after_landing(rate, body.mass * GRAVITY * front / body.pitch_inertia * DT, constants)
    body.pitch = lean
    body.pitching = rate

    moment = (y * body.c - x * body.s) / DT
    rate = rocking_rate(body, body.roll, body.rolling, moment, left, right, body.roll_inertia)
    lean = body.roll + rate * DT
    if has_come_flat(body.roll, lean):
        lean = 0.0
        rate = rate_after_landing(rate, body.mass * GRAVITY * side / body.roll_inertia * DT, constants)
    body.roll = lean
    body.rolling = rate

    # A pawn falls once its centre of mass is beyond an edge.  The side edges are the outer edges of both feet, even if
    # one foot is lifted: a lifted foot only makes it easier to lean that way.
    if body.pitch * h > front:
        body.lies = ON_FACE
    elif body.pitch * h < -back:
        body.lies = ON_BACK
    elif body.roll * h > side:
        body.lies = ON_LEFT
    elif body.roll * h < -side:
        body.lies = ON_RIGHT
    else:
        return
    body.status = FALLEN
    body.shape(constants)


def stands_on_left(body: Body) -> bool:
    """Returns whether a walker, in its current step, stands on its left foot and lifts the right one."""
    return (body.step % 2 == 0) == (body.first_foot > 0.0)


def go_down(body: Body) -> None:
    """Moves a falling pawn through the last part of its fall, which is only for show; a lean about the other axis fades
    away.
    """
    if body.lies == ON_FACE or body.lies == ON_BACK:
        body.pitching += DROP * DT if body.lies == ON_FACE else -DROP * DT
        body.pitch += body.pitching * DT
        body.rolling = 0.0
        body.roll = body.roll * LEAN_KEPT
        if abs(body.pitch) >= LYING:
            body.pitch = LYING if body.lies == ON_FACE else -LYING
            body.pitching = 0.0
            body.roll = 0.0
    else:
        body.rolling += DROP * DT if body.lies == ON_LEFT else -DROP * DT
        body.roll += body.rolling * DT
        body.pitching = 0.0
        body.pitch = body.pitch * LEAN_KEPT
        if abs(body.roll) >= LYING:
            body.roll = LYING if body.lies == ON_LEFT else -LYING
            body.rolling = 0.0
            body.pitch = 0.0


def rocking_rate(
    body: Body, lean: float, rate: float, moment: float, base: float, other_base: float, inertia: float
) -> float:
    """Returns the rate of rocking after one tick: a flat pawn begins to lean only if `moment` exceeds the moment of its
    weight.

    `base` is the distance of the supporting edge for a positive lean, `other_base` for a negative one.
    """
    weight = body.mass * GRAVITY
    if lean == 0.0 and rate == 0.0:
        if moment > weight * base:
            return (moment - weight * base) / inertia * DT
        if moment < -weight * other_base:
            return (moment + weight * other_base) / inertia * DT
        return 0.0
    side = lean if lean != 0.0 else rate
    if side > 0.0:
        return rate + (moment - weight * (base - body.centre * lean)) / inertia * DT
    return rate + (moment + weight * (other_base + body.centre * lean)) / inertia * DT


def has_come_flat(before: float, after: float) -> bool:
    """Returns whether a lean has reached or passed zero in this tick."""
    return (before > 0.0 and after <= 0.0) or (before < 0.0 and after >= 0.0)


def rate_after_landing(rate: float, in_a_tick: float, constants: Constants) -> float:
    """Returns the rate of rocking after the pawn lands flat: a fraction of the old rate, or 0 if the weight, which
    changes the rate by `in_a_tick` per tick, would stop the pawn within a tick.
    """
    rate = rate * constants.landing_rate_kept
    return 0.0 if abs(rate) < constants.landing_rate_still or abs(rate) < in_a_tick else rate
