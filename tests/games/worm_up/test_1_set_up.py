"""Tests of §1: the box and the set-up."""

from __future__ import annotations

from itertools import pairwise, permutations
from typing import Any

import pytest

import ludotheque
from ludotheque.games.worm_up.actions import Crawl
from ludotheque.testing import kinds, refusal
from tests.games.worm_up.table import ANN, MM, D, degrees, head, moving, new, worm

pytestmark = pytest.mark.compiled


def test_1_1_the_box_has_the_listed_contents():
    view = new(5).view(None)
    assert view.table.tiles == ("4", "5", "6", "7", "X")
    assert [len(worm.body) for worm in view.worms] == [7] * 5
    assert [worm.available for worm in view.worms] == [("4", "5", "6", "7", "X")] * 5


def test_1_2_the_table_has_the_given_size_and_posts():
    view = new().view(None)
    assert (view.table.length, view.table.width) == (1000 * MM, 800 * MM)
    assert view.table.segment == 16 * MM and view.table.post == 12 * MM
    assert view.table.card == 120 * MM and view.table.thick == 2 * MM
    (left_x, left_y), (right_x, right_y) = view.finish.left, view.finish.right
    (start_x, _), _ = view.table.start
    assert left_x == right_x == start_x + 650 * MM
    assert start_x == 1000 * MM - left_x  # start and finish are equally far from their short edges
    assert left_y - right_y == 120 * MM and left_y + right_y == 800 * MM
    for distance in (60, 70):
        near = new(distance=distance).view(None)
        assert near.finish.left[0] - near.table.start[0][0] == distance * 10 * MM


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_1_3_worms_lie_straight_behind_the_line(seats):
    match = new(seats)
    view = match.view(None)
    start = view.table.start[0][0]
    for placed in view.worms:
        assert list(placed.body) == [(start - 1 * MM - 8 * MM - number * D, placed.body[0][1]) for number in range(7)]
    heights = [view.worms[number].body[0][1] for number in match.state.lanes]
    assert [a - b for a, b in pairwise(heights)] == [36 * MM] * (seats - 1)  # 20 mm between worms
    assert heights[0] + heights[-1] == 800 * MM


def test_1_3_lanes_are_drawn_at_random():
    assert {new(3, seed).state.lanes for seed in range(60)} == set(permutations(range(3)))


def test_1_4_segments_lie_wholly_on_the_table_and_posts_are_solid():
    match = moving(worm(40000, 900, 270), worm(20000, 60000), worm(20000, 40000))
    down = degrees(270)
    assert refusal(match, ANN, Crawl(down, False)) == ("§1.4", "off-the-table")
    post = moving(worm(82500 - D - 1000, 46000), worm(20000, 60000), worm(20000, 20000))
    assert refusal(post, ANN, Crawl(0, False)) == ("§1.4", "overlaps-a-post")


def test_1_4_start_posts_only_mark_the_line():
    match = moving()
    (x, y), _ = match.view(None).table.start
    match = moving(worm(x - D, y), worm(x - D, 20000), worm(x - D, 10000))
    match.play(ANN, Crawl(0, False))
    assert head(match, ANN) == (x, y)


def test_1_5_every_seat_has_its_own_worm():
    view = new(4).view(None)
    assert [worm.seat for worm in view.worms] == [0, 1, 2, 3]
    assert [worm.worm for worm in view.worms] == [0, 1, 2, 3]


@pytest.mark.parametrize(
    "text, message",
    [
        ("can 825 400", "obstacle-not-clear"),
        ("book 120 400 0", "obstacle-not-clear"),
        ("can 10 10", "obstacle-off-table"),
        ("elephant 500 500", "bad-choice"),
        ("can 500", "bad-obstacle"),
        ("can 5e2 1", "bad-obstacle"),
        ("can 1 1;" * 60, "many-obstacles"),
    ],
)
def test_1_4_option_obstacles_stand_clear_of_everything(text, message):
    with pytest.raises(ludotheque.BadInput) as bad:
        new(obstacles=text)
    assert bad.value.message == message
    assert str(bad.value)


def test_1_3_a_lane_is_drawn_for_every_worm_but_the_last():
    match: Any = ludotheque.new("worm-up", seats=3, luck=ludotheque.scripted([{"pick": 2}, {"pick": 0}]))
    assert match.state.lanes == (2, 0, 1)
    assert [worm.lane for worm in match.view(None).worms] == [1, 2, 0]
    race, begun = match.seen(None)
    assert kinds([race, begun]) == ["RaceBegan", "RoundBegan"]
    assert (race.race, race.lanes) == (1, (2, 0, 1)) and begun.round == 1
    assert [worm.clashes for worm in match.view(None).worms] == [0, 0, 0]
