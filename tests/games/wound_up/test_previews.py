"""Tests of previews: a layout, legal or not, is shown while somebody composes it."""

import pytest

from ludotheque.games.wound_up.previews import preview


def test_a_name_is_drawn_with_its_text():
    told = preview("layout", "straight 3B")
    assert told is not None
    assert told["problems"] == []
    assert told["text"] == "1A03-2A00-3B01-4A02-2341-S"
    assert told["board"]["path"] == told["path"] == [2, 3, 4, 1]
    assert told["start"] == "S"
    assert [tile["number"] for tile in told["tiles"]] == [1, 2, 3, 4]


def test_what_is_not_legal_is_drawn_and_said_at_once():
    told = preview("layout", "2A00-3A01-4A05-1A03-2314-S")
    assert told is not None
    assert {problem["message"] for problem in told["problems"]} >= {
        "layout-hole",
        "layout-path-end",
        "layout-path-jump",
    }
    assert len(told["board"]["tiles"]) == 4


@pytest.mark.parametrize("text", ["", "nowhere", "2A00-2A01-4A02-1A03-2341-S", "2A00-3A00-4A02-1A03-2341-S", "x" * 300])
def test_what_cannot_be_drawn_is_only_said(text):
    told = preview("layout", text)
    assert told is not None
    assert told["problems"] and told["board"] is None


def test_other_options_have_nothing_to_see():
    assert preview("hand", "10") is None
