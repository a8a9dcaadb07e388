"""Tests of our own sine and cosine: close to the true values, exactly symmetric, the same bits everywhere."""

from __future__ import annotations

import math
import struct
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheque.core.trig import (
    HALF,
    QUARTER,
    TURN,
    cosine,
    cosine_and_sine_of,
    cosine_of,
    nearest_angle,
    normal,
    sine,
    sine_of,
)

pytestmark = pytest.mark.compiled

angles = st.integers(-(10**30), 10**30)
radians = st.floats(-1e6, 1e6)

ONE = 1 << 120  # the true value is computed in multiples of 1 / ONE
PI = 4175892906503776358826876457663557747  # π · ONE


def true_sine(angle: int) -> int:
    """Returns the sine of an angle up to a quarter turn, times ONE, computed as a series in whole numbers."""
    x = PI * angle // HALF
    total = term = x
    n = 1
    while abs(term) > 1:
        term = -(term * x // ONE * x // ONE) // ((n + 1) * (n + 2))
        total += term
        n += 2
    return total


def test_the_quarters_are_exact():
    assert [str(sine(QUARTER * n)) for n in range(-2, 5)] == ["0.0", "-1.0", "0.0", "1.0", "0.0", "-1.0", "0.0"]
    assert [str(cosine(QUARTER * n)) for n in range(-2, 5)] == ["-1.0", "0.0", "1.0", "0.0", "-1.0", "0.0", "1.0"]


def test_every_sine_is_within_0_8e_16_of_the_truth():
    worst = max(abs(int(sine(angle) * 2.0**60 * 2.0**60) - true_sine(angle)) for angle in range(QUARTER + 1))
    assert worst / ONE <= 0.8e-16


def test_the_whole_circle_agrees_with_the_c_library():
    for angle in range(-TURN, TURN):
        assert abs(sine(angle) - math.sin(math.pi * angle / HALF)) <= 1e-15
        assert abs(cosine(angle) - math.cos(math.pi * angle / HALF)) <= 1e-15


def test_the_sine_rises_from_quantum_to_quantum():
    assert all(sine(angle) < sine(angle + 1) for angle in range(-QUARTER, QUARTER))


def test_a_direction_has_length_one():
    assert all(abs(sine(a) * sine(a) + cosine(a) * cosine(a) - 1.0) <= 2.3e-16 for a in range(TURN))


@given(angles)
def test_symmetries_hold_to_the_last_bit(angle):
    assert sine(-angle) == -sine(angle)
    assert cosine(-angle) == cosine(angle)
    assert sine(angle + HALF) == -sine(angle)
    assert sine(HALF - angle) == sine(angle)
    assert cosine(angle) == sine(angle + QUARTER) == sine(QUARTER - angle)
    assert cosine(angle + QUARTER) == -sine(angle)
    assert sine(angle) == sine(normal(angle)) == sine(angle + TURN)
    assert 0 <= normal(angle) < TURN


@given(radians)
def test_radians_agree_with_the_c_library(x):
    assert abs(sine_of(x) - math.sin(x)) <= 2.3e-16
    assert abs(cosine_of(x) - math.cos(x)) <= 2.3e-16


@given(radians)
def test_sine_and_cosine_computed_together_are_bitwise_equal(x):
    assert [str(value) for value in cosine_and_sine_of(x)] == [str(cosine_of(x)), str(sine_of(x))]


@given(radians)
def test_the_angle_in_radians_is_bitwise_symmetric(x):
    assert sine_of(-x) == -sine_of(x)
    assert cosine_of(-x) == cosine_of(x)


@pytest.mark.parametrize("x", [math.nan, math.inf, -math.inf, 1.0001e6, -1e300])
def test_radians_out_of_range_are_refused(x):
    for wave in (sine_of, cosine_of):
        with pytest.raises(ValueError):
            wave(x)


def test_the_angle_of_a_direction_is_that_direction():
    assert all(nearest_angle(cosine(angle), sine(angle)) == angle for angle in range(TURN))


@given(st.integers(-(10**6), 10**6), st.integers(-(10**6), 10**6))
def test_the_nearest_angle_is_within_half_a_quantum(dx, dy):
    angle = nearest_angle(dx, dy)
    assert 0 <= angle < TURN
    if dx or dy:
        off = math.atan2(dy, dx) * HALF / math.pi - angle
        assert abs((off + HALF) % TURN - HALF) <= 0.5 + 1e-9
        assert nearest_angle(-dy, dx) == normal(angle + QUARTER)


def test_no_vector_has_the_angle_0():
    assert nearest_angle(0, 0) == nearest_angle(-0.0, -0.0) == 0


def test_results_are_bitwise_equal_on_every_machine():
    sines = struct.pack(f"<{TURN}d", *[sine(angle) for angle in range(TURN)])
    assert sha256(sines).hexdigest() == "fcbf2eb00ae58161dcdef270814cde966dcc93ce0b405515ed717d43b07a6e0d"
    waves = struct.pack("<20000d", *[wave(n * 0.731 - 3000.0) for n in range(10000) for wave in (sine_of, cosine_of)])
    assert sha256(waves).hexdigest() == "44f71389434ebc1fb14fb6ba9fb17d0b31b8027ae3de85f1fac0d9d8fd446d65"
