"""Tests of §1.2, §3.3, §4.8 and §4.11 on a board of three by three: coordinates, steps, jumps and lines."""

import pytest

from ludotheque.games.malta.board import DOWN, LEFT, OFF, RIGHT, UP, Grid

# 6 7 8   the places of the grid by number
# 3 4 5
# 0 1 2   the start row
SMALL = 3


@pytest.fixture
def grid() -> Grid:
    return Grid(SMALL)


def test_1_2_columns_are_letters_and_rows_are_numbers_from_the_start_row(grid):
    assert grid.names == ("a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3")
    assert grid.place_of == {name: place for place, name in enumerate(grid.names)}
    assert (grid.side, grid.places, grid.all_places) == (3, 9, [0, 1, 2, 3, 4, 5, 6, 7, 8])


def test_1_2_up_is_away_from_the_start_row(grid):
    assert [grid.next_place(4, way, 1) for way in (UP, RIGHT, DOWN, LEFT)] == [7, 5, 1, 3]
    assert [grid.next_place(0, way, 2) for way in (UP, RIGHT, DOWN, LEFT)] == [6, 2, OFF, OFF]


def test_3_3_a_step_never_leaves_the_board(grid):
    assert grid.steps == [
        [3, 1, OFF, OFF],
        [4, 2, OFF, 0],
        [5, OFF, OFF, 1],
        [6, 4, 0, OFF],
        [7, 5, 1, 3],
        [8, OFF, 2, 4],
        [OFF, 7, 3, OFF],
        [OFF, 8, 4, 6],
        [OFF, OFF, 5, 7],
    ]


def test_3_3_arrows_lead_where_there_is_a_place(grid):
    up, right, down, left = (1 << way for way in (UP, RIGHT, DOWN, LEFT))
    assert grid.ways[4][up | right | down | left] == [UP, RIGHT, DOWN, LEFT]
    assert grid.ways[4][up | left] == [UP, LEFT]
    assert grid.ways[4][0] == []
    assert grid.ways[0][up | down | left] == [UP]
    assert grid.ways[8][up | right] == []
    assert [len(ways) for ways in grid.ways] == [16] * 9


def test_4_8_any_two_spaces_may_be_swapped(grid):
    assert grid.others[0] == [1, 2, 3, 4, 5, 6, 7, 8]
    assert grid.others[4] == [0, 1, 2, 3, 5, 6, 7, 8]
    assert len(grid.others) == 9


def test_4_11_a_jump_is_legal_if_it_lands_on_the_board(grid):
    corners = {0: [UP, RIGHT], 2: [UP, LEFT], 6: [RIGHT, DOWN], 8: [DOWN, LEFT]}
    assert [grid.jumps[1][place] for place in corners] == list(corners.values())
    assert grid.jumps[1][4] == [UP, RIGHT, DOWN, LEFT]
    edges: dict[int, list[int]] = {1: [UP], 3: [RIGHT], 4: [], 5: [LEFT], 7: [DOWN]}
    assert grid.jumps[2] == [{**corners, **edges}[place] for place in range(9)]
    assert grid.jumps[3:] == [[[]] * 9] * 7  # cards of an edited box may jump up to nine spaces


def test_3_6_lines_are_rows_and_columns(grid):
    assert grid.lines == ("row 1", "row 2", "row 3", "column a", "column b", "column c")
    assert [grid.line(number) for number in range(6)] == [
        [0, 1, 2],
        [3, 4, 5],
        [6, 7, 8],
        [0, 3, 6],
        [1, 4, 7],
        [2, 5, 8],
    ]
