"""Tests of regions of places and poses: they are exact, a legal pose is found if there is one, and results have the
same bits on every machine.
"""

from __future__ import annotations

import json
import math
from hashlib import sha256

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludotheque.core.geometry import box_at, box_disc_gap, box_in_polygon, boxes_gap, side_of_polygon
from ludotheque.core.luck import fast
from ludotheque.core.trig import HALF, QUARTER, TURN
from tests.core.regions import TILE, Put, Stand, place, pose, square

pytestmark = pytest.mark.compiled


small = st.integers(-12, 12)
discs = st.lists(st.tuples(small, small, st.integers(0, 9)), max_size=3)
LETTER_U = [(0, 0), (30, 0), (30, 30), (20, 30), (20, 10), (10, 10), (10, 30), (0, 30)]


def legal_place(x, y, area, discs, polygons):
    return (
        side_of_polygon(x, y, tuple(area)) >= 0
        and all(math.dist((x, y), (cx, cy)) >= r for cx, cy, r in discs)
        and all(side_of_polygon(x, y, tuple(polygon)) <= 0 for polygon in polygons)
    )


def all_places(region, size=14):
    return {(x, y) for x in range(-size, size + 1) for y in range(-size, size + 1) if region.allows(x, y)}


@settings(max_examples=60)
@given(discs, st.tuples(small, small, st.integers(2, 9)))
def test_places_are_exact_and_one_is_found_if_any_exists(discs, hole):
    area = [(-10, -10), (10, -10), (10, 10), (0, 0), (-10, 10)]
    polygons = [square(hole[2], hole[0], hole[1])]
    region = place(area, discs=discs, polygons=polygons)
    legal = all_places(region)
    assert legal == {(x, y) for x in range(-14, 15) for y in range(-14, 15) if legal_place(x, y, area, discs, polygons)}
    assert region.is_empty == (not legal)
    if legal:
        drawn = [region.sample(fast(seed)) for seed in range(5)]
        assert all(region.contains(action) and (action.x, action.y) in legal for action in drawn)

    turned = place(
        [(-y, x) for x, y in area],
        discs=[(-y, x, r) for x, y, r in discs],
        polygons=[[(-y, x) for x, y in p] for p in polygons],
    )
    assert all_places(turned) == {(-y, x) for x, y in legal}
    mirrored = place(
        [(x, -y) for x, y in area],
        discs=[(x, -y, r) for x, y, r in discs],
        polygons=[[(x, -y) for x, y in p] for p in polygons],
    )
    assert all_places(mirrored) == {(x, -y) for x, y in legal}


def test_a_place_may_touch_discs_and_borders_but_not_overlap_them():
    region = place(square(100), discs=[(50, 50, 25)], polygons=[square(10)])
    assert region.contains(Put("can", 75, 50))
    assert region.contains(Put("can", 65, 70))  # 15² + 20² = 25²
    assert not region.contains(Put("can", 74, 50))
    assert not region.contains(Put("can", 64, 70))
    assert region.contains(Put("can", 10, 5))
    assert not region.contains(Put("can", 9, 5))
    assert region.contains(Put("can", 100, 100))
    assert not region.contains(Put("can", 101, 100))


def test_all_parts_of_a_u_shaped_region_are_sampled():
    region = place(LETTER_U)
    drawn = [region.sample(fast(seed)) for seed in range(300)]
    assert any(a.x < 10 and a.y > 15 for a in drawn)
    assert any(a.x > 20 and a.y > 15 for a in drawn)
    assert not region.contains(Put("can", 15, 20))


def test_a_single_free_place_on_a_large_table_is_found():
    # Four discs cover the square except for its middle, which lies on all four rims.
    size = 100000
    discs = [(x, y, 70711) for x in (0, size) for y in (0, size)]
    assert place(square(size), discs=discs).is_empty
    near = [(0, 0, 50000), (size, 0, 50000), (0, size, 50000), (size, size, 50000), (50000, 50000, 20710)]
    slit = place(square(size), discs=near)
    assert not slit.is_empty
    assert slit.contains(slit.sample(fast(3)))
    corner = place([(0, 0), (size, 3), (size, 5)])
    assert corner.contains(corner.sample(fast(3)))


# Poses


def legal_pose(x, y, facing, area, boxes, discs, tolerance, shunned):
    box = box_at(x, y, facing, 1500, 2000)
    return (
        box_in_polygon(box, tuple(area))
        and all(boxes_gap(box, box_at(*other)) >= -tolerance for other in boxes)
        and all(box_disc_gap(box, *disc) >= -tolerance for disc in discs)
        and all(box_disc_gap(box, *disc) > 0 for disc in shunned)
    )


on_tile = st.integers(0, 25000)
facings = st.integers(0, TURN - 1)
pawns = st.lists(st.tuples(on_tile, on_tile, facings, st.just(1500), st.just(2000)), max_size=4)
spots = st.lists(st.tuples(on_tile, on_tile, st.just(750)), max_size=3)


@settings(max_examples=100)
@given(pawns, spots, spots, st.integers(0, 10**6))
def test_poses_agree_with_the_predicates(boxes, discs, shunned, seed):
    region = pose(TILE, boxes=boxes, discs=discs, tolerance=25, untouched_discs=shunned)
    luck = fast(seed)
    assert not region.is_empty
    action = region.sample(luck)
    assert region.contains(action)
    for _ in range(20):
        x, y, facing = luck.die(25000), luck.die(25000), luck.die(TURN) - 1
        assert region.allows(x, y, facing) == legal_pose(x, y, facing, TILE, boxes, discs, 25, shunned)
    for near in range(-1, 2):
        x, y, facing = action.x + near, action.y - near, (action.facing + near) % TURN
        assert region.allows(x, y, facing) == legal_pose(x, y, facing, TILE, boxes, discs, 25, shunned)


@settings(max_examples=60)
@given(pawns, spots, on_tile, on_tile, facings)
def test_turned_and_mirrored_poses_are_judged_alike(boxes, discs, x, y, facing):
    region = pose(TILE, boxes=boxes, discs=discs)
    turned = pose(
        [(-y, x) for x, y in TILE],
        boxes=[(-y, x, f + QUARTER, a, b) for x, y, f, a, b in boxes],
        discs=[(-y, x, r) for x, y, r in discs],
    )
    mirrored = pose(
        [(x, -y) for x, y in TILE],
        boxes=[(x, -y, -f, a, b) for x, y, f, a, b in boxes],
        discs=[(x, -y, r) for x, y, r in discs],
    )
    verdict = region.allows(x, y, facing)
    assert verdict == turned.allows(-y, x, (facing + QUARTER) % TURN)
    assert verdict == mirrored.allows(x, -y, -facing % TURN)
    assert verdict == region.allows(x, y, (facing + HALF) % TURN)


def test_a_pose_may_rest_against_another_and_reach_the_edge():
    region = pose(TILE, boxes=[(12000, 12000, 0, 1500, 2000)], tolerance=25)
    assert region.contains(Stand(1, 9000, 12000, 0))
    assert region.contains(Stand(1, 9025, 12000, 0))
    assert not region.contains(Stand(1, 9026, 12000, 0))
    assert region.contains(Stand(1, 1500, 2000, 0))
    assert not region.contains(Stand(1, 1499, 2000, 0))
    assert not region.contains(Stand(1, 1500, 2000, 1))
    assert not region.contains(Stand(1, 12500, 6000, TURN))
    assert region.contains(Stand(1, 12500, 6000, TURN - 1))


def test_poses_keep_clear_of_triggers_that_must_not_be_touched():
    region = pose(
        TILE, untouched_boxes=[(12000, 12000, 0, 1000, 1000)], untouched_discs=[(3000, 20000, 750)], tolerance=25
    )
    assert not region.contains(Stand(1, 9500, 12000, 0))
    assert region.contains(Stand(1, 9499, 12000, 0))
    assert not region.contains(Stand(1, 5250, 20000, 0))
    assert region.contains(Stand(1, 5251, 20000, 0))


def test_the_only_possible_pose_is_found():
    region = pose([(0, 0), (3000, 0), (3000, 4000), (0, 4000)])
    assert not region.is_empty
    action = region.sample(fast(1))
    assert (action.x, action.y, action.facing % HALF) == (1500, 2000, 0)


def test_a_narrow_gap_between_pawns_is_found():
    # A row of pawns fills a strip except for one gap exactly as wide as a pawn.
    strip = [(0, 0), (25000, 0), (25000, 3000), (0, 3000)]
    row = [(x, 1500, QUARTER, 2000, 1500) for x in (1500, 4500, 7500, 13500, 16500, 19500)]
    row.append((23000, 1500, 0, 2000, 1500))
    region = pose(strip, 1500, 1500, boxes=row)
    action = region.sample(fast(1))
    assert (action.x, action.y, action.facing % QUARTER) == (10500, 1500, 0)
    row.append((10500, 1500, 0, 10, 10))
    assert pose(strip, 1500, 1500, boxes=row).is_empty


def test_the_area_of_a_pose_is_convex():
    with pytest.raises(ValueError):
        pose(LETTER_U)


def test_results_are_bitwise_equal_on_every_machine():
    luck = fast(7)
    told = []
    for _ in range(200):
        pawns = [(luck.die(25000), luck.die(25000), luck.die(TURN) - 1, 1500, 2000) for _ in range(3)]
        region = pose(TILE, boxes=pawns, discs=[(12500, 12500, 750)], tolerance=25)
        action = region.sample(luck)
        box = box_at(action.x, action.y, action.facing, 1500, 2000)
        gaps = [boxes_gap(box, box_at(*pawn)) for pawn in pawns] + [box_disc_gap(box, 12500, 12500, 750)]
        told.append([action.x, action.y, action.facing] + [gap.hex() for gap in gaps])
    assert (
        sha256(json.dumps(told).encode()).hexdigest()
        == "ee0a538beebd2660d90a5f5487c432122d787ccda584f98afa35b32be6f23327"
    )
