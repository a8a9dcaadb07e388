"""Our own sine and cosine, from `+ - * / floor` only, so that every machine and build computes the same bits."""

from __future__ import annotations

import math
from typing import Final

# Angles are whole numbers of 1/65536 turn, counter-clockwise from the x axis.
TURN: Final = 65536
HALF: Final = 32768
QUARTER: Final = 16384
EIGHTH: Final = 8192

# One quantum in radians, as a sum of two numbers: a head of 38 bits, whose products with numbers up to 8192 are exact,
# and the rest.
STEP_HEAD: Final = 9.587379924269612e-05
STEP_REST: Final = 1.5645411081509515e-16

# A quarter turn in radians, as a sum of two numbers: a head of 33 bits, whose products with numbers up to 2**20 are
# exact, and the rest.
QUARTER_HEAD: Final = 1.5707963267341256
QUARTER_REST: Final = 6.077100506506192e-11
QUARTERS_A_RADIAN: Final = 0.6366197723675814
FARTHEST: Final = 1.0e6  # the largest angle accepted, in radians; above it, products with QUARTER_HEAD are inexact


def normal(angle: int) -> int:
    """Returns the direction of any angle as a number from 0 to 65535."""
    return angle % TURN


def sine(angle: int) -> float:
    """Returns the sine of an angle in 1/65536 turn: within 0.8e-16 of the true value, and symmetric to the last bit."""
    quadrant = (angle // QUARTER) % 4
    rest = angle % QUARTER
    if quadrant == 0:
        return _quarter_wave(rest)
    if quadrant == 1:
        return _quarter_wave(QUARTER - rest)
    # Subtracted from 0.0, because a bare minus would give -0.0 at the half turn.
    if quadrant == 2:
        return 0.0 - _quarter_wave(rest)
    return 0.0 - _quarter_wave(QUARTER - rest)


def cosine(angle: int) -> float:
    """Returns the cosine of an angle in 1/65536 turn: that is, the sine of the angle a quarter turn further on."""
    return sine(angle + QUARTER)


def sine_of(radians: float) -> float:
    """Returns the sine of an angle of up to a million radians."""
    if radians < 0.0:
        return 0.0 - _wave(-radians, 0)
    return _wave(radians, 0)


def cosine_of(radians: float) -> float:
    """Returns the cosine of an angle of up to a million radians."""
    if radians < 0.0:
        return _wave(-radians, 1)
    return _wave(radians, 1)


def cosine_and_sine_of(radians: float) -> tuple[float, float]:
    """Returns cosine and sine at once, with half the work, but with the same bits as if each were computed alone."""
    if radians < 0.0:
        c, s = _waves(-radians)
        return c, 0.0 - s
    return _waves(radians)


def nearest_angle(dx: float, dy: float) -> int:
    """Returns the direction of a vector, as the nearest whole number from 0 to 65535; 0 for the zero vector.

    The library's arc tangent, which differs between machines, only proposes a direction; our own sine and cosine decide
    between this direction and its neighbours.
    """
    if dx == 0.0 and dy == 0.0:
        return 0
    proposed = math.floor(math.atan2(dy, dx) * (HALF / math.pi) + 0.5)
    best = proposed
    least = math.inf
    for angle in (proposed - 1, proposed, proposed + 1):
        off = abs(dx * sine(angle) - dy * cosine(angle))
        if off < least:
            best = angle
            least = off
    return best % TURN


def _quarter_wave(angle: int) -> float:
    """Returns the sine of an angle of 0 to 16384 quanta, that is, up to a quarter turn."""
    if angle <= EIGHTH:
        head = angle * STEP_HEAD
        rest = angle * STEP_REST
        x = head + rest
        return _sine_near_0(x, (head - x) + rest)
    angle = QUARTER - angle
    head = angle * STEP_HEAD
    rest = angle * STEP_REST
    x = head + rest
    return _cosine_near_0(x, (head - x) + rest)


def _wave(radians: float, quarters: int) -> float:
    """Returns the sine of an angle given as radians (not negative) plus quarter turns."""
    if not radians <= FARTHEST:  # written so that NaN is refused too
        raise ValueError(f"no sine of {radians} radians")
    whole = math.floor(radians * QUARTERS_A_RADIAN + 0.5)
    head = radians - whole * QUARTER_HEAD
    rest = whole * QUARTER_REST
    x = head - rest
    tail = (head - x) - rest
    quadrant = (whole + quarters) % 4
    if quadrant == 0:
        return _sine_near_0(x, tail)
    if quadrant == 1:
        return _cosine_near_0(x, tail)
    if quadrant == 2:
        return 0.0 - _sine_near_0(x, tail)
    return 0.0 - _cosine_near_0(x, tail)


def _waves(radians: float) -> tuple[float, float]:
    """Returns the cosine and the sine of an angle in radians (not negative)."""
    if not radians <= FARTHEST:
        raise ValueError(f"no sine of {radians} radians")
    whole = math.floor(radians * QUARTERS_A_RADIAN + 0.5)
    head = radians - whole * QUARTER_HEAD
    rest = whole * QUARTER_REST
    x = head - rest
    tail = (head - x) - rest
    c = _cosine_near_0(x, tail)
    s = _sine_near_0(x, tail)
    quadrant = whole % 4
    if quadrant == 0:
        return c, s
    if quadrant == 1:
        return 0.0 - s, c
    if quadrant == 2:
        return 0.0 - c, 0.0 - s
    return s, 0.0 - c


# The series of sine and cosine, cut where the next term is below 1e-19 for an eighth of a turn.  An angle is x + tail,
# where tail is the part that did not fit into x.


def _sine_near_0(x: float, tail: float) -> float:
    """Returns the sine of x + tail, for at most an eighth of a turn either way."""
    z = x * x
    series = 1.0 / 6227020800.0 + z * (-1.0 / 1307674368000.0 + z * (1.0 / 355687428096000.0))
    series = 1.0 / 362880.0 + z * (-1.0 / 39916800.0 + z * series)
    series = -1.0 / 6.0 + z * (1.0 / 120.0 + z * (-1.0 / 5040.0 + z * series))
    return x + (x * z * series + tail * (1.0 - 0.5 * z))


def _cosine_near_0(x: float, tail: float) -> float:
    """Returns the cosine of x + tail, for at most an eighth of a turn either way."""
    z = x * x
    series = 1.0 / 479001600.0 + z * (-1.0 / 87178291200.0 + z * (1.0 / 20922789888000.0))
    series = -1.0 / 720.0 + z * (1.0 / 40320.0 + z * (-1.0 / 3628800.0 + z * series))
    series = 1.0 / 24.0 + z * series
    half = 0.5 * z
    top = 1.0 - half
    # (1 - top) - half is what the subtraction above rounded away.
    return top + (((1.0 - top) - half) + (z * z * series - x * tail))
