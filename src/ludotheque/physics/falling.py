"""Falling over: a pawn rocks like a block on each of its two axes, and lies when its centre is past its edge."""

from __future__ import annotations

from typing import Final

from ludotheque.physics.body import FALLEN, GRAVITY, ON_BACK, ON_FACE, ON_LEFT, ON_RIGHT, WALKING, Body
from ludotheque.physics.constants import Constants
from ludotheque.physics.units import DT, PI

LYING: Final = PI / 2.0
DROP: Final = 60.0  # rad/s², about what gravity does to a block of this size


def rock(body: Body, constants: Constants) -> None:
    """One tick of leaning; what pushes is what contacts and ground have done in this tick."""
    if body.status == FALLEN:
        go_down(body)
        return
    # Seen from the edge it rocks about, and that edge is being accelerated: a push works by its height above the centre
    # of mass, the ground against it by the height of the centre.
    h = constants.centre
    x = body.push_x - body.ground_x * h
    y = body.push_y - body.ground_y * h
    rest = body.pitch == 0.0 and body.roll == 0.0 and body.pitching == 0.0 and body.rolling == 0.0
    if rest and x == 0.0 and y == 0.0:
        return
    base = constants.walking_base if body.status == WALKING else 1.0
    long_base = base * constants.half_length
    wide_base = base * constants.half_width
    long_moment = (x * body.c + y * body.s) / DT
    wide_moment = (y * body.c - x * body.s) / DT

    height = constants.height * constants.height
    length = 4.0 * constants.half_length * constants.half_length
    width = 4.0 * constants.half_width * constants.half_width
    inertia = body.mass * ((height + length) / 12.0 + h * h + long_base * long_base)
    rate = rocking_rate(body.mass, body.pitch, body.pitching, long_moment, long_base, inertia, h)
    lean = body.pitch + rate * DT
    if came_flat(body.pitch, lean):
        lean = 0.0
        rate = slowed(rate, body.mass * GRAVITY * long_base / inertia * DT, constants)
    body.pitch = lean
    body.pitching = rate

    inertia = body.mass * ((height + width) / 12.0 + h * h + wide_base * wide_base)
    rate = rocking_rate(body.mass, body.roll, body.rolling, wide_moment, wide_base, inertia, h)
    lean = body.roll + rate * DT
    if came_flat(body.roll, lean):
        lean = 0.0
        rate = slowed(rate, body.mass * GRAVITY * wide_base / inertia * DT, constants)
    body.roll = lean
    body.rolling = rate

    if abs(body.pitch) * h > long_base:
        body.lies = ON_FACE if body.pitch > 0.0 else ON_BACK
    elif abs(body.roll) * h > wide_base:
        body.lies = ON_LEFT if body.roll > 0.0 else ON_RIGHT
    else:
        return
    body.status = FALLEN
    body.shape(constants)


def go_down(body: Body) -> None:
    """The last part of a fall, which touches nothing any more: it is only shown."""
    if body.lies == ON_FACE or body.lies == ON_BACK:
        body.pitching += DROP * DT if body.lies == ON_FACE else -DROP * DT
        body.pitch += body.pitching * DT
        body.rolling = 0.0
        if abs(body.pitch) >= LYING:
            body.pitch = LYING if body.lies == ON_FACE else -LYING
            body.pitching = 0.0
    else:
        body.rolling += DROP * DT if body.lies == ON_LEFT else -DROP * DT
        body.roll += body.rolling * DT
        body.pitching = 0.0
        if abs(body.roll) >= LYING:
            body.roll = LYING if body.lies == ON_LEFT else -LYING
            body.rolling = 0.0


def rocking_rate(mass: float, lean: float, rate: float, moment: float, base: float, inertia: float, h: float) -> float:
    """The rate of rocking after one tick: flat it lifts only if the moment beats the weight, else the weight draws it back."""
    weight = mass * GRAVITY
    if lean == 0.0 and rate == 0.0:
        limit = weight * base
        if moment > limit:
            return (moment - limit) / inertia * DT
        if moment < -limit:
            return (moment + limit) / inertia * DT
        return 0.0
    side = lean if lean != 0.0 else rate
    back = weight * (base - h * abs(lean))
    if side > 0.0:
        return rate + (moment - back) / inertia * DT
    return rate + (moment + back) / inertia * DT


def came_flat(before: float, after: float) -> bool:
    """Has a lean gone through zero, or has a rocking that had begun died before it lifted?"""
    return (before > 0.0 and after <= 0.0) or (before < 0.0 and after >= 0.0)


def slowed(rate: float, in_a_tick: float, constants: Constants) -> float:
    """Coming flat takes a good part of the rocking; all of it, if the weight would bring it back within a tick."""
    rate = rate * constants.flat_keeps
    return 0.0 if abs(rate) < constants.flat_still or abs(rate) < in_a_tick else rate
