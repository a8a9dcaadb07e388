"""Tests of previews: a layout, legal or not, is shown while somebody composes it."""

import pytest

from ludotheque.games.wound_up.previews import preview


def test_a_named_layout_is_drawn_with_its_text():
    drawing = preview("layout", "straight 3B")
    assert drawing is not None
    assert drawing["problems"] == []
    assert drawing["text"] == "1A03-2A00-3B01-4A02-2341-S"
    assert drawing["board"]["path"] == drawing["path"] == [2, 3, 4, 1]
    assert drawing["start"] == "S"
    assert [tile["number"] for tile in drawing["tiles"]] == [1, 2, 3, 4]


def test_an_illegal_layout_is_drawn_with_its_faults():
    drawing = preview("layout", "2A00-3A01-4A05-1A03-2314-S")
    assert drawing is not None
    assert {problem["message"] for problem in drawing["problems"]} >= {
        "layout-hole",
        "layout-path-end",
        "layout-path-jump",
    }
    assert len(drawing["board"]["tiles"]) == 4


@pytest.mark.parametrize("text", ["", "nowhere", "2A00-2A01-4A02-1A03-2341-S", "2A00-3A00-4A02-1A03-2341-S", "x" * 300])
def test_an_undrawable_layout_is_only_described(text):
    drawing = preview("layout", text)
    assert drawing is not None
    assert drawing["problems"] and drawing["board"] is None


def test_other_options_have_no_preview():
    assert preview("hand", "10") is None
