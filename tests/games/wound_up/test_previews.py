"""Tests of previews: a layout, legal or not, is shown while somebody composes it."""

import pytest

from ludotheque.games.wound_up.previews import preview


def test_a_name_is_drawn_with_its_text():
    drawing = preview("layout", "straight 3B")
    assert drawing is not None
    assert drawing["problems"] == []
    assert drawing["text"] == "1A03-2A00-3B01-4A02-2341-S"
    assert drawing["board"]["path"] == drawing["path"] == [2, 3, 4, 1]
    assert drawing["start"] == "S"
    assert [tile["number"] for tile in drawing["tiles"]] == [1, 2, 3, 4]


def test_what_is_not_legal_is_drawn_and_said_at_once():
    drawing = preview("layout", "2A00-3A01-4A05-1A03-2314-S")
    assert drawing is not None
    assert {problem["message"] for problem in drawing["problems"]} >= {
        "layout-hole",
        "layout-path-end",
        "layout-path-jump",
    }
    assert len(drawing["board"]["tiles"]) == 4


@pytest.mark.parametrize("text", ["", "nowhere", "2A00-2A01-4A02-1A03-2341-S", "2A00-3A00-4A02-1A03-2341-S", "x" * 300])
def test_what_cannot_be_drawn_is_only_said(text):
    drawing = preview("layout", text)
    assert drawing is not None
    assert drawing["problems"] and drawing["board"] is None


def test_other_options_have_nothing_to_see():
    assert preview("hand", "10") is None
