"""Tests of points, polygons, discs and turned boxes, compared with slower computations."""

from __future__ import annotations

import math
import pickle
from fractions import Fraction

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from ludotheque.core.geometry import (
    BORDER,
    INSIDE,
    OUTSIDE,
    Box,
    border_distance,
    box_at,
    box_corners,
    box_disc_gap,
    box_in_polygon,
    box_overlaps_disc,
    box_sticks_out,
    box_touches_disc,
    boxes_gap,
    boxes_overlap,
    extent,
    is_convex,
    point_in_polygon,
    polygon_of,
    segment_distance,
    side_of_polygon,
)
from ludotheque.core.trig import QUARTER, TURN, cosine, sine

pytestmark = pytest.mark.compiled

SQUARE = ((0, 0), (10, 0), (10, 10), (0, 10))
LETTER_U = ((0, 0), (30, 0), (30, 30), (20, 30), (20, 10), (10, 10), (10, 30), (0, 30))

whole = st.integers(-3000, 3000)
halves = st.integers(1, 2000)
boxes = st.builds(box_at, whole, whole, st.integers(0, TURN - 1), halves, halves)
convex = st.integers(3, 9).flatmap(
    lambda n: st.builds(
        lambda r, turn: polygon_of(
            [(round(r * math.cos(turn + k * 6.28 / n)), round(r * math.sin(turn + k * 6.28 / n))) for k in range(n)]
        ),
        st.integers(500, 9000),
        st.floats(0, 6),
    )
)


def stars(size):
    """Generates simple polygons around the origin, most of them not convex."""
    point = st.tuples(st.integers(-size, size), st.integers(-size, size)).filter(lambda p: p != (0, 0))
    return st.lists(point, min_size=3, max_size=9, unique_by=lambda p: math.atan2(p[1], p[0])).map(
        lambda points: tuple(sorted(points, key=lambda p: math.atan2(p[1], p[0])))
    )


def slow_side(x, y, polygon):
    """Returns on which side of a polygon a point lies, computed from the winding number in exact fractions."""
    winding = 0
    for (ax, ay), (bx, by) in zip(polygon, polygon[1:] + polygon[:1]):
        if ay == by:
            if y == ay and min(ax, bx) <= x <= max(ax, bx):
                return BORDER
            continue
        at = ax + Fraction(bx - ax) * (y - ay) / (by - ay)
        if at == x and min(ay, by) <= y <= max(ay, by):
            return BORDER
        if at > x:
            winding += (ay <= y < by) - (by <= y < ay)
    return INSIDE if winding else OUTSIDE


def slow_gap(a, b):
    """Returns the widest gap between the projections of two boxes onto the normals of all their edges."""
    ours, theirs = box_corners(a), box_corners(b)
    gaps = []
    for corners in (ours, theirs):
        for (ax, ay), (bx, by) in zip(corners, corners[1:] + corners[:1]):
            nx, ny = (by - ay), -(bx - ax)
            length = math.hypot(nx, ny)
            near = max(nx * x + ny * y for x, y in corners)
            far = min(nx * x + ny * y for x, y in (theirs if corners is ours else ours))
            gaps.append((far - near) / length)
    return max(gaps)


def turned_polygon(polygon):
    """Returns a polygon turned by a quarter about the origin."""
    return tuple((-y, x) for x, y in polygon)


def mirrored_polygon(polygon):
    """Returns a polygon mirrored in the x axis, with its corners in reverse order, so that they run counter-clockwise
    again.
    """
    return tuple((x, -y) for x, y in polygon)[::-1]


def turned_box(box):
    return Box(-box.y, box.x, -box.uy, box.ux, box.half_length, box.half_width)


def mirrored_box(box):
    return Box(box.x, -box.y, box.ux, -box.uy, box.half_length, box.half_width)


def test_points_of_a_u():
    assert side_of_polygon(5, 20, LETTER_U) == INSIDE
    assert side_of_polygon(15, 20, LETTER_U) == OUTSIDE
    assert side_of_polygon(10, 20, LETTER_U) == BORDER
    assert side_of_polygon(15, 10, LETTER_U) == BORDER
    assert side_of_polygon(0, 0, LETTER_U) == BORDER
    assert point_in_polygon(10, 30, LETTER_U)
    assert not point_in_polygon(11, 30, LETTER_U)


@given(stars(12), st.integers(-13, 13), st.integers(-13, 13))
def test_side_of_polygon_agrees_with_fractions(polygon, x, y):
    side = side_of_polygon(x, y, polygon)
    assert side == slow_side(x, y, polygon)
    assert side == side_of_polygon(x, y, polygon[::-1])
    assert side == side_of_polygon(-y, x, turned_polygon(polygon))
    assert side == side_of_polygon(x, -y, mirrored_polygon(polygon))
    assert (border_distance(x, y, polygon) == 0.0) == (side == BORDER)


def test_computations_with_huge_numbers_are_exact():
    far = 10**40
    triangle = ((0, 0), (far, 0), (0, far))
    assert side_of_polygon(far // 2, far // 2, triangle) == BORDER
    assert side_of_polygon(far // 2 - 1, far // 2, triangle) == INSIDE
    assert side_of_polygon(far // 2 + 1, far // 2, triangle) == OUTSIDE


def test_polygons_are_normalised_to_counter_clockwise_order():
    assert polygon_of(SQUARE) == SQUARE
    assert polygon_of(SQUARE[::-1]) == SQUARE[::-1][::-1]
    assert is_convex(SQUARE)
    assert not is_convex(LETTER_U)
    assert extent(LETTER_U) == (0, 30, 0, 30)
    with pytest.raises(ValueError):
        polygon_of([(0, 0), (1, 1)])


def test_segment_distance():
    assert segment_distance(5, 3, 0, 0, 10, 0) == 3.0
    assert segment_distance(-3, 4, 0, 0, 10, 0) == 5.0
    assert segment_distance(13, -4, 0, 0, 10, 0) == 5.0
    assert segment_distance(3, 4, 0, 0, 0, 0) == 5.0


def test_corners_begin_at_the_front_left():
    assert box_corners(box_at(10, 20, 0, 3, 4)) == [(13, 24), (7, 24), (7, 16), (13, 16)]
    assert box_corners(box_at(10, 20, QUARTER, 3, 4)) == [(6, 23), (6, 17), (14, 17), (14, 23)]


def test_touching_boxes_do_not_overlap():
    here = box_at(0, 0, 0, 3, 4)
    assert boxes_gap(here, box_at(6, 0, 0, 3, 4)) == 0.0
    assert not boxes_overlap(here, box_at(6, 0, 0, 3, 4))
    assert boxes_overlap(here, box_at(5, 0, 0, 3, 4))
    assert not boxes_overlap(here, box_at(5, 0, 0, 3, 4), 1)
    assert boxes_gap(here, box_at(7, 0, QUARTER, 3, 4)) == 0.0
    assert boxes_gap(here, here) == -6.0


@given(boxes, boxes)
def test_boxes_gap_agrees_with_shadows(a, b):
    assert boxes_gap(a, b) == pytest.approx(slow_gap(a, b), abs=1e-6)


@given(boxes, boxes)
def test_boxes_gap_is_symmetric_to_the_last_bit(a, b):
    gap = boxes_gap(a, b)
    assert gap == boxes_gap(b, a)
    assert gap == boxes_gap(turned_box(a), turned_box(b))
    assert gap == boxes_gap(mirrored_box(a), mirrored_box(b))


def test_a_disc_at_each_side_of_a_box():
    box = box_at(0, 0, 0, 3, 4)
    assert box_disc_gap(box, 10, 0, 2) == 5.0
    assert box_disc_gap(box, 0, -10, 2) == 4.0
    assert box_disc_gap(box, 6, 8, 2) == 3.0
    assert box_disc_gap(box, 0, 0, 2) == -5.0
    assert box_touches_disc(box, 6, 8, 5)
    assert not box_touches_disc(box, 6, 8, 4.9)
    assert not box_overlaps_disc(box, 6, 8, 5)
    assert box_overlaps_disc(box, 6, 8, 5.2)
    assert not box_overlaps_disc(box, 6, 8, 5.2, 0.5)


@given(boxes, whole, whole, halves)
def test_box_disc_gap_agrees_with_edges(box, x, y, radius):
    corners = box_corners(box)
    edges = list(zip(corners, corners[1:] + corners[:1]))
    distance = min(segment_distance(x, y, *a, *b) for a, b in edges)
    if all((bx - ax) * (y - ay) > (by - ay) * (x - ax) for (ax, ay), (bx, by) in edges):
        distance = -distance
    gap = box_disc_gap(box, x, y, radius)
    assert gap == pytest.approx(distance - radius, abs=1e-6)
    assert gap == box_disc_gap(turned_box(box), -y, x, radius)
    assert gap == box_disc_gap(mirrored_box(box), x, -y, radius)


@given(boxes, convex)
def test_box_sticks_out_agrees_with_corners(box, polygon):
    assume(is_convex(polygon))
    worst = -math.inf
    for (ax, ay), (bx, by) in zip(polygon, polygon[1:] + polygon[:1]):
        for x, y in box_corners(box):
            worst = max(worst, ((by - ay) * (x - ax) - (bx - ax) * (y - ay)) / math.hypot(bx - ax, by - ay))
    out = box_sticks_out(box, polygon)
    assert out == pytest.approx(worst, abs=1e-6)
    assert out == box_sticks_out(turned_box(box), turned_polygon(polygon))
    assert out == box_sticks_out(mirrored_box(box), mirrored_polygon(polygon))


def test_a_box_that_fits_exactly_lies_within():
    area = ((0, 0), (6, 0), (6, 8), (0, 8))
    assert box_in_polygon(box_at(3, 4, 0, 3, 4), area)
    assert box_in_polygon(box_at(3, 4, QUARTER, 4, 3), area)
    assert not box_in_polygon(box_at(3, 4, 1, 3, 4), area)
    assert not box_in_polygon(box_at(4, 4, 0, 3, 4), area)


def test_boxes_keep_floats_and_can_be_sent():
    box = box_at(1, 2, 77, 3, 4)
    kept = (1.0, 2.0, cosine(77), sine(77), 3.0, 4.0)
    for each in (box, pickle.loads(pickle.dumps(box))):
        values = (each.x, each.y, each.ux, each.uy, each.half_length, each.half_width)
        assert values == kept
        assert all(type(value) is float for value in values)
