"""Tests of Worm Up's words: everything has a sentence in both languages, with the same meaning."""

from __future__ import annotations

import re
import typing

import pytest

import ludotheque
from ludotheque.core.words import LANGUAGES
from ludotheque.games.worm_up import GAME
from ludotheque.games.worm_up.actions import Actions, Confirm, Crawl, CrawlPath, SwingFinish
from ludotheque.games.worm_up.words import WORDS as words
from ludotheque.games.worm_up.words.things import clock_heading, heading
from ludotheque.testing import Telling, at_random
from tests.games.worm_up.table import ANN, degrees, moving, new, with_x

TELLING = Telling(
    GAME, words, [(2, {"races": 3, "obstacles": "desk", "last_round": 6}), (4, {"consolation": True, "last_round": 6})]
)
say, voice = TELLING.say, TELLING.voice


@pytest.mark.parametrize("check", TELLING.checks(), ids=str)
def test_words(check):
    check()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats, options", [(2, {"races": 3, "obstacles": "desk"}), (4, {"consolation": True})])
def test_a_drawing_is_made_after_a_match(language, seats, options):
    match = at_random(new(seats, 4, **options, last_round=6), 4)
    board, worms = words.draw(match.view(ANN), voice(language), 100, 40)
    assert len({sum(len(text) for text, _ in line) for line in board}) == 1
    assert len(worms) == len(match.state.worms)


@pytest.mark.parametrize("seats", [2, 5])
def test_the_drawing_leaves_room_for_the_question(seats):
    match = new(seats, 4)
    board, worms = words.draw(match.view(ANN), voice("en"), 80, 24)
    drawn = ["".join(text for text, _ in line) for line in board]
    assert len(board) + len(worms) <= 24 - 8
    assert drawn[0].startswith("┌┄"), "the drawing does not begin with the table's upper edge"
    assert sum(line.count("o") for line in drawn) >= 6 * seats
    assert {"L", "R"} <= set("".join(drawn))


@pytest.mark.parametrize("language", LANGUAGES)
def test_headings_are_described_as_people_say_them(language):
    said = [say(language, heading(degrees(turn))) for turn in range(-179, 181)]
    assert len(set(said)) == 2 + 2 * 4
    assert not any(re.search(r"\d", one) for one in said)
    assert said[:180] != said[180:], "left and right have the same words"


def test_typed_headings_are_hours_of_a_clock():
    hours = [say("en", clock_heading(degrees(-30 * hour))) for hour in range(12)]
    numbers = [int(re.findall(r"\d+", hour)[0]) for hour in hours]
    assert numbers == [12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
    assert say("fr", clock_heading(degrees(-75))) == "2 h 30"


def test_crawls_in_words():
    assert say("en", words.of_action(Crawl(degrees(3), False))) == "One segment straight ahead"
    assert say("en", words.of_action(Crawl(degrees(-30), False))) == "One segment a little to the right"
    assert say("fr", words.of_action(Crawl(degrees(90), False))) == "Un segment à gauche"


def test_regions_in_words():
    sentences = [words.of_region(region) for region in with_x().choices(ANN).regions]
    said = [say("en", phrase) for phrase in sentences if phrase is not None]
    assert said[0] == "One segment, from 8 o’clock clockwise to 4 o’clock (type a heading: 2, 2:30)"
    assert said[1].startswith("Swing the finish: hold the left post and turn the other, up to 359° to the left")
    assert len(said) == 3
    always = moving(reverse="always").choices(ANN).regions
    assert say("fr", words.of_region(always[2])).startswith("À reculons, de 2 h à 10 h")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_in_words(language):
    with pytest.raises(ludotheque.Refused) as refused:
        moving().play(ANN, Confirm())
    assert say(language, words.of_refusal(refused.value))


def test_every_kind_of_action_has_words():
    match = with_x()
    named = list(words.vocabulary(match.view(ANN)))
    assert {type(action) for action in named} | {CrawlPath} == set(typing.get_args(Actions))
    for action in [*named, CrawlPath((0, 5), False)]:
        say("en", words.of_action(action))
        for word in words.short(action):
            assert word if isinstance(word, str) else voice("en").say(word)
    assert not words.is_idle(Confirm()) and not words.is_idle(SwingFinish("left", 5))
