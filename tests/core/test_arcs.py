"""Tests of arcs: their canonical form, and the conversion of approximate intervals to legal quanta."""

from __future__ import annotations

import math
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheque.core.arcs import free_arcs, merge_arcs, snap_to_legal
from ludotheque.core.trig import TURN, cosine, nearest_angle, sine

pytestmark = pytest.mark.compiled

interval = st.tuples(st.integers(-2 * TURN, 2 * TURN), st.integers(0, 3000)).map(lambda p: (p[0], p[0] + p[1]))


def quanta(arcs):
    """Lists all quanta of some arcs."""
    return {angle % TURN for first, last in arcs for angle in range(first, first + (last - first) % TURN + 1)}


def test_arcs_are_sorted_and_merged():
    assert merge_arcs([(50, 60), (10, 20)]) == ((10, 20), (50, 60))
    assert merge_arcs([(10, 20), (21, 30)]) == ((10, 30),)
    assert merge_arcs([(10, 40), (15, 20)]) == ((10, 40),)
    assert merge_arcs([(10, 20), (22, 30)]) == ((10, 20), (22, 30))
    assert merge_arcs([]) == ()


def test_arcs_run_past_0():
    assert merge_arcs([(65000, 100)]) == ((65000, 100),)
    assert merge_arcs([(-536, 100)]) == ((65000, 100),)
    assert merge_arcs([(65000, 65535), (0, 100), (500, 600)]) == ((500, 600), (65000, 100))
    assert merge_arcs([(65000, 100), (101, 64999)]) == ((0, 65535),)
    assert merge_arcs([(101, 100)]) == merge_arcs([(-100, 90000)]) == ((0, 65535),)
    assert merge_arcs([(65535, 65535), (0, 0)]) == ((65535, 0),)


@given(st.lists(interval, max_size=6))
def test_merged_arcs_contain_the_same_angles(arcs):
    result = merge_arcs(arcs)
    assert quanta(result) == quanta(arcs)
    assert merge_arcs(result) == result == merge_arcs(arcs[::-1])
    assert all(0 <= first < TURN and 0 <= last < TURN for first, last in result)
    assert all(last < first for (_, last), (first, _) in pairwise(result))


def test_inward_ends_at_legal_quanta():
    assert snap_to_legal(9.2, 20.8, lambda q: 10 <= q <= 20) == (10, 20)
    assert snap_to_legal(9.2, 20.8, lambda q: 12 <= q <= 17) == (12, 17)
    assert snap_to_legal(9.2, 20.8, lambda q: 8 <= q <= 23) == (8, 23)
    assert snap_to_legal(9.2, 20.8, lambda q: True) == (2, 28)
    assert snap_to_legal(9.2, 20.8, lambda q: False) is None
    assert snap_to_legal(10.0, 10.0, lambda q: q == 10) == (10, 10)


def test_inward_handles_intervals_that_are_barely_empty():
    assert snap_to_legal(10.2, 10.1, lambda q: q == 10) == (10, 10)
    assert snap_to_legal(10.2, 10.1, lambda q: q == 11) == (11, 11)
    assert snap_to_legal(10.00001, 9.99999, lambda q: q == 10) == (10, 10)
    assert snap_to_legal(10.2, 10.1, lambda q: False) is None
    assert snap_to_legal(1000.0, 10.0, lambda q: True) is None


def test_a_free_circle_is_one_arc():
    assert free_arcs([], lambda angle: True) == ((0, TURN - 1),)


def test_a_fully_forbidden_circle_has_no_free_arcs():
    assert free_arcs([(0.0, 70000.0)], lambda angle: False) == ()
    assert free_arcs([(0.0, 40000.0), (30000.0, 66000.0)], lambda angle: False) == ()


def test_the_last_legal_quantum_is_found():
    def legal(angle):
        return angle % TURN == 300

    assert free_arcs([(300.2, 40000.0), (30000.0, TURN + 300.1)], legal) == ((300, 300),)
    assert free_arcs([(300.0, TURN + 300.0)], legal) == ((300, 300),)


@given(
    st.lists(
        st.tuples(
            st.one_of(st.floats(-70000, 70000), st.integers(0, TURN)),
            st.one_of(st.floats(0.001, 5), st.floats(0.001, 20000), st.integers(1, 20000)),
        ),
        max_size=5,
    )
)
def test_free_arcs_contain_exactly_the_legal_quanta(blocks):
    """Checks that a quantum is in the free arcs if and only if it is legal, for the quanta near the ends of the blocked
    intervals and for every 257th of the others.
    """
    forbidden = [(float(low), float(low + width)) for low, width in blocks]

    def legal(angle):
        return not any(low < angle + turn * TURN < high for low, high in forbidden for turn in (-3, -2, -1, 0, 1, 2, 3))

    arcs = free_arcs(forbidden, legal)
    held = quanta(arcs)
    near = {round(end) + off for pair in forbidden for end in pair for off in range(-12, 13)} | set(range(0, TURN, 257))
    assert all((angle % TURN in held) == legal(angle % TURN) for angle in near)


@given(st.lists(st.tuples(st.integers(-3000, 3000), st.integers(-3000, 3000)), max_size=6))
def test_a_worm_between_discs(discs):
    """Checks the legal directions for a worm's next segment, which is one diameter from the head and must keep clear of
    discs.
    """
    diameter, clearance = 1600, 1700

    def legal(angle):
        x, y = diameter * cosine(angle), diameter * sine(angle)
        return all((x - cx) * (x - cx) + (y - cy) * (y - cy) >= clearance * clearance for cx, cy in discs)

    forbidden = []
    for cx, cy in discs:
        q = math.hypot(cx, cy)
        cosine_of_end = (diameter * diameter + q * q - clearance * clearance) / (2 * diameter * q) if q else -1.0
        if cosine_of_end < 1.0:
            half = math.acos(max(-1.0, cosine_of_end)) * TURN / 2 / math.pi
            middle = math.atan2(cy, cx) * TURN / 2 / math.pi
            forbidden.append((middle - half, middle + half))
    held = quanta(free_arcs(forbidden, legal))
    near = {round(end) + off for pair in forbidden for end in pair for off in range(-12, 13)} | set(range(0, TURN, 997))
    near |= {nearest_angle(cx, cy) for cx, cy in discs}
    assert all((angle % TURN in held) == legal(angle) for angle in near)
