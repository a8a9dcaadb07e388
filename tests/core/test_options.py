"""Tests of options and the shelf: every impossible value is refused in one sentence."""

import pytest

import ludotheque
from ludotheque.core.catalogue import find_game, game_ids
from ludotheque.core.components import convert_contents, read_components
from ludotheque.core.game import check_option, check_options
from ludotheque.core.structs import Option
from tests.sample.state import Contents

pytestmark = pytest.mark.compiled

ROUNDS = Option("rounds", "integer", 4, (1, 6), "option-rounds")
WIND = Option("wind", "choice", "fickle", ("fickle", "steady"), "option-wind")
NIGHT = Option("night", "flag", False, (), "option-night")
DEALER = Option("dealer", "seat", None, (), "option-dealer")
LAYOUT = Option("layout", "text", "open", (), "option-layout")


@pytest.mark.parametrize(
    ("option", "value"),
    [(ROUNDS, 1), (ROUNDS, 6), (WIND, "steady"), (NIGHT, True), (DEALER, 0), (DEALER, 2), (LAYOUT, "..#")],
)
def test_valid_values_are_accepted(option, value):
    check_option(option, value, 3)


@pytest.mark.parametrize(
    ("option", "value", "message"),
    [
        (ROUNDS, 0, "bad-number"),
        (ROUNDS, 7, "bad-number"),
        (ROUNDS, "4", "bad-number"),
        (ROUNDS, 4.0, "bad-number"),
        (ROUNDS, True, "bad-number"),
        (ROUNDS, None, "bad-number"),
        (WIND, "wild", "bad-choice"),
        (WIND, 0, "bad-choice"),
        (NIGHT, 1, "bad-flag"),
        (DEALER, 3, "bad-number"),
        (DEALER, -1, "bad-number"),
        (LAYOUT, 3, "bad-text"),
    ],
)
def test_invalid_values_are_refused(option, value, message):
    with pytest.raises(ludotheque.BadInput) as caught:
        check_option(option, value, 3)
    error = caught.value
    assert (error.where, error.message) == (f"options.{option.name}", message)
    assert repr(value) in str(error)


def test_options_in_declared_order_with_defaults():
    rules = find_game("kites")
    assert list(check_options(rules, 3, {"wind": "steady"}).items()) == [("rounds", 4), ("wind", "steady")]
    assert check_options(rules, 3, None) == {"rounds": 4, "wind": "fickle"}


@pytest.mark.parametrize("seats", [0, 1, 5, "3", 3.0, True, None, [3]])
def test_seats_out_of_range_are_refused(seats):
    with pytest.raises(ludotheque.BadInput) as caught:
        check_options(find_game("kites"), seats, None)
    assert str(caught.value) == f"seats: this game has 2 to 4 seats, not {seats!r}"


def test_unknown_options_name_the_known_ones():
    with pytest.raises(ludotheque.BadInput) as caught:
        check_options(find_game("kites"), 3, {"moon": "full"})
    assert str(caught.value) == "options.moon: there is no such option; choose one of: rounds, wind"
    with pytest.raises(ludotheque.BadInput) as caught:
        check_options(find_game("kites"), 3, ["rounds"])  # type: ignore[arg-type]
    assert caught.value.message == "bad-options"


def test_unknown_games_name_the_known_ones():
    with pytest.raises(ludotheque.BadInput) as caught:
        find_game("chess")
    assert "kites" in str(caught.value)
    assert list(game_ids()) == sorted(game_ids())
    assert list(ludotheque.games()) == list(game_ids())


def test_unreadable_files_are_refused(tmp_path):
    for name, content, message in (
        ("missing.toml", None, "unreadable-file"),
        ("broken.toml", b"hand = ", "broken-toml"),
        ("binary.toml", b"\xff\xfe", "broken-toml"),
    ):
        if content is not None:
            (tmp_path / name).write_bytes(content)
        with pytest.raises(ludotheque.BadInput) as caught:
            read_components(tmp_path / name)
        assert caught.value.message == message
        assert caught.value.where == str(tmp_path / name)


@pytest.mark.parametrize(
    ("components", "named"),
    [
        ({}, "hand"),
        ({"hand": "three", "cards": []}, "$.hand"),
        ({"hand": 3, "cards": [], "dice": 2}, "dice"),
        ({"hand": 3, "cards": [{"id": "gust", "lift": 1}]}, "cards"),
        ({"hand": 3, "cards": []}, "too few"),
    ],
)
def test_invalid_components_are_refused_with_the_reason(components, named):
    with pytest.raises(ludotheque.BadInput) as caught:
        ludotheque.new("kites", components=components)
    assert caught.value.message == "bad-components"
    assert named in str(caught.value)


def test_valid_components_are_converted_for_their_game():
    assert convert_contents({"hand": 2, "cards": []}, Contents) == Contents(2, ())
