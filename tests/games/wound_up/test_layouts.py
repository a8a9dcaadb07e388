"""Tests of layouts: how a layout is parsed, checked, written, and converted to plain data."""

from __future__ import annotations

import pytest

import ludotheque
from ludotheque.core.words import LANGUAGES
from ludotheque.games.wound_up.components import wound_up_box
from ludotheque.games.wound_up.layouts import Layout, check_layout, layout_to_json, read_layout, write_layout
from ludotheque.testing.sentences import sentences_of
from tests.games.wound_up.table import new

pytestmark = pytest.mark.compiled

GOOD = [
    "2A00-3A01-4A02-1A03-2341-S",
    "2B00 3B01 4B02 1B03 2341 S",
    "1A00-2A01-3A11-4A10-2341-S",  # a loop whose gate faces the first tile
    "1a00,2a10,3a20,4a30,4321,n",
    "1A00-2A10-3A20-4A30-21-N",  # a short path, with two tiles that are not part of it
    "1A01-2A00-3A10-4A11-12341-N",
    "2A55-3A56-4A57-1A58-2341-S",  # the layout may lie anywhere on the grid of cells
    "straight 3B 1B",
    "SQUARE",
]
WRONG = [
    ("", "layout-unknown"),
    ("zigzag", "layout-unknown"),
    ("2A00-3A01-4A02-1A0-2341-S", "layout-bad-tile"),
    ("2C00-3A01-4A02-1A03-2341-S", "layout-bad-tile"),
    ("2A00-3A01-4A02-1A03-23x1-S", "layout-bad-path"),
    ("2A00-3A01-4A02-1A03-2341-Q", "layout-bad-start"),
    ("straight 5B", "layout-bad-face"),
    ("2A00-3A01-4A02-2341-S", "layout-missing-tile"),
    ("2A00-3A01-4A02-1A03-1A04-2341-S", "layout-twice"),
    ("2A00-3A01-4A02-1A03-7A04-2341-S", "layout-no-such-tile"),
    ("2A00-3A01-4A02-1A037-2341-S", "layout-bad-turns"),
    ("2A00-3A00-4A01-1A02-2341-S", "layout-overlap"),
    ("2A00-3A01-4A03-1A04-2341-S", "layout-hole"),
    ("2A00-3A11-4A02-1A03-2341-S", "layout-hole"),  # two tiles touch only at their corners, not along an edge
    ("2A00-3A01-4A02-1A03-2351-S", "layout-path-stranger"),
    ("2A00-3A01-4A02-1A03-1-S", "layout-short-path"),
    ("2A00-3A01-4A02-1A03-234-S", "layout-path-end"),
    ("1A00-2A10-3A20-4A30-21212121-N", "layout-path-thrice"),
    ("2A00-3A01-4A02-1A03-2431-S", "layout-path-jump"),
    ("1A00-2A01-3A11-4A10-3241-S", "layout-gate-blocked"),
    ("1A00-2A01-3A11-4A10-2341-N", "layout-gate-start"),
    ("x" * 100_000, "layout-unknown"),
]


@pytest.mark.parametrize("text", GOOD)
def test_legal_layouts_can_be_played_and_written(text):
    assert check_layout(text) == []
    board = new(2, layout=text).view(None).board
    assert check_layout(board.text) == []
    assert new(3, layout=board.text).view(None).board == board


@pytest.mark.parametrize("text, message", WRONG)
def test_every_illegal_layout_is_refused_with_the_reason(text, message):
    found = check_layout(text)
    assert message in [problem.message for problem in found]
    for problem in found:
        assert problem.section in ("§1.1", "§1.5")
        assert problem.to_json()["message"] == problem.message
        for language in LANGUAGES:
            known = sentences_of("wound-up", language)
            assert known[problem.message] <= set(problem.values)
    with pytest.raises(ludotheque.BadInput) as refused:
        new(2, layout=text)
    assert refused.value.message == found[0].message
    assert "{" not in str(refused.value)


def test_texts_that_are_not_layouts_are_reported():
    assert [problem.message for problem in check_layout(7)] == ["layout-unknown"]
    with pytest.raises(ludotheque.BadInput):
        new(2, layout=7)


def test_all_faults_of_a_layout_are_reported_together():
    found = check_layout("2A00-3A01-4A02-1A03-24-S")
    assert [problem.message for problem in found] == ["layout-path-end", "layout-path-jump"]


@pytest.mark.parametrize("name", ["straight", "L", "S", "square"])
def test_ready_made_layouts_are_legal(name):
    box = wound_up_box(None)
    layout = read_layout(name, box.layouts)
    assert isinstance(layout, Layout)
    assert read_layout(write_layout(layout), {}) == layout
    assert check_layout(name) == []


def test_ready_made_layouts_match_the_printed_sheet():
    cells = {
        name: {tile.tile: (tile.column, tile.row) for tile in new(2, layout=name).view(None).board.tiles}
        for name in ("straight", "L", "S", "square")
    }
    assert cells == {
        "straight": {2: (0, 0), 3: (0, 1), 4: (0, 2), 1: (0, 3)},
        "L": {2: (0, 0), 3: (0, 1), 4: (0, 2), 1: (1, 2)},
        "S": {2: (0, 0), 3: (0, 1), 4: (1, 1), 1: (1, 2)},
        "square": {1: (0, 1), 2: (0, 0), 3: (1, 0), 4: (1, 1)},
    }


def test_a_view_shows_the_layout_as_plain_data():
    doc = layout_to_json("S 2B")
    assert doc == ludotheque.to_json(new(2, layout="S 2B").view(None).board)
    assert doc["text"] == "1A12-2B00-3A01-4A11-2341-S"
    with pytest.raises(ludotheque.BadInput):
        layout_to_json("zigzag")
