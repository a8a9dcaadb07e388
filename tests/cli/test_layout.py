"""Tests that a question fits on the terminal's screen."""

import pytest

from ludotheque.cli.layout import beside, choice_lines, fitting_news, hanging_indent, lay_out_table, rows
from ludotheque.cli.screen import strip_markup
from ludotheque.core.default_words import words_of
from ludotheque.core.words import Line, Voice
from ludotheque.games.malta import GAME
from tests.games.malta.table import ANN, table

VOICE = Voice("malta", "en", ("Ann", "Ben"), ANN)


def lines_as_text(lines: list[Line]) -> list[str]:
    return ["".join(text for text, _ in line).rstrip() for line in lines]


def list_choices(hand: str, room: int, width: int) -> list[str]:
    match = table(hand, "Negate")
    return lines_as_text(
        choice_lines(match.choices(ANN), words_of(GAME), match.view(ANN), VOICE, room=room, width=width)
    )


def test_choices_are_listed_one_per_line_with_their_effect():
    assert list_choices("Draw Two, Negate", 5, 80) == [
        "  1  Play “Draw Two”  Draw 2 cards.",
        "  2  Play “Negate”    Does nothing on your own turn, but counts as played.",
    ]


def test_long_effects_wrap_below_their_beginning():
    assert list_choices("Draw Two, Negate", 5, 54) == [
        "  1  Play “Draw Two”  Draw 2 cards.",
        "  2  Play “Negate”    Does nothing on your own turn,",
        "                      but counts as played.",
    ]


def test_without_room_choices_are_listed_in_columns():
    close = list_choices("Draw Two, Negate, Shove, Sidestep, Reshuffle", 3, 66)
    assert close[0] == "  1  Play “Draw Two”    2  Play “Reshuffle”    3  Play “Shove”"
    assert len(close) <= 3


def test_the_latest_news_stays_on_the_screen():
    news = [f"line {number}" for number in range(9)]
    shown = lines_as_text(fitting_news(news, 4, 80, VOICE))
    assert shown[1:] == ["  line 6", "  line 7", "  line 8"]
    assert lines_as_text(fitting_news(news, 20, 80, VOICE)) == [f"  {line}" for line in news]
    assert lines_as_text(fitting_news(["one two three four"], 9, 14, VOICE)) == ["  one two", "    three", "    four"]


@pytest.mark.parametrize(("width", "height", "is_told"), [(80, 24, False), (130, 24, False), (130, 40, True)])
def test_players_and_news_are_shown_where_there_is_room(width, height, is_told):
    board, players = words_of(GAME).draw(table("Negate", "").view(ANN), VOICE, width, height)
    lines, told = lay_out_table(board, players, ["something happened"], (width, height), VOICE)
    assert told == is_told
    assert len(lines) == len(board) + (len(players) if width == 80 else 0)
    assert max(map(len, lines_as_text(lines))) < width


def test_lines_are_measured_by_their_displayed_width():
    assert rows([[("x" * 100, "")], [], [("x", "")]], 51) == 4
    assert lines_as_text(beside([[("ab", "")]], [[("c", "")], [("d", "")]])) == ["ab   c", "     d"]
    assert lines_as_text(hanging_indent([("  word  ", "bold")], "", 40)) == ["  word"]


def test_a_rulebook_page_is_shown_without_its_markup():
    assert strip_markup("### 4.2 End *Turn*\n**So** `it` is 3 * 4.") == "4.2 End Turn\nSo it is 3 * 4."
