"""Worm Up in words: both languages say everything, and say the same."""

from __future__ import annotations

import re
import typing

import pytest

import ludotheque
from ludotheque.core.drive import random_step
from ludotheque.core.luck import fast
from ludotheque.core.words import LANGUAGES, Phrase, Voice
from ludotheque.games.worm_up import GAME, refusals, words
from ludotheque.games.worm_up.actions import Actions, Confirm, Crawl, CrawlPath, SwingFinish
from ludotheque.games.worm_up.events import Events
from ludotheque.testing.sentences import differences_between_languages, sentences_of
from tests.games.worm_up.table import ANN, degrees, moving, new, with_x

NAMES = ("Ann", "Ben", "Cat", "Dan", "Eve")


def say(language, phrase, you=ANN):
    """A phrase, which must have a sentence and all its values."""
    voice = Voice("worm-up", language, NAMES, you)
    assert isinstance(phrase, Phrase)
    assert voice.knows(phrase.message), f"there is no sentence {phrase.message} in {language}"
    sentence = voice.say(phrase)
    assert "{" not in sentence, sentence
    return sentence


def test_both_languages_have_the_same_sentences():
    assert differences_between_languages(GAME.folder) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats, options", [(2, {"races": 3, "obstacles": "desk"}), (4, {"consolation": True})])
def test_a_whole_match_can_be_told(language, seats, options):
    match = new(seats, 4, **options, last_round=6)
    luck = fast(4)
    while match.outcome is None:
        for seat in (*range(seats), None):
            view = match.view(seat)
            say(language, words.of_waiting(view), seat)
            for phrase in words.of_view(view) + words.of_hand(view):
                say(language, phrase, seat)
            if seat in match.to_act:
                question = words.of_question(view)
                say(language, question.ask, seat)
                say(language, question.why, seat)
                assert question.section.startswith("§")
        seat, action = random_step(match, luck)
        say(language, words.of_action(action, match.view(seat)), seat)
        for note in words.notes(action, match.view(seat)):
            say(language, note, seat)
    for viewer in (ANN, None):
        for event in match.seen(viewer):
            say(language, words.of_event(event), viewer)
            words.is_minor(event)
    say(language, words.of_outcome(match.outcome))
    board, worms = words.draw(match.view(ANN), Voice("worm-up", language, NAMES, ANN), 100, 40)
    assert len({sum(len(text) for text, _ in line) for line in board}) == 1
    assert len(worms) == len(match.state.worms)


@pytest.mark.parametrize("seats", [2, 5])
def test_the_drawing_leaves_room_for_the_question(seats):
    match = new(seats, 4)
    board, worms = words.draw(match.view(ANN), Voice("worm-up", "en", NAMES, ANN), 80, 24)
    drawn = ["".join(text for text, _ in line) for line in board]
    assert len(board) + len(worms) <= 24 - 8
    assert drawn[0].startswith("┌┄"), "the long edges are left out"
    assert sum(line.count("o") for line in drawn) >= 6 * seats
    assert {"L", "R"} <= set("".join(drawn))


@pytest.mark.parametrize("language", LANGUAGES)
def test_headings_are_those_of_a_clock(language):
    hours = [say(language, words.heading(degrees(-30 * hour))) for hour in range(12)]
    numbers = [int(re.findall(r"\d+", hour)[0]) for hour in hours]
    assert numbers == [12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
    assert say("en", words.of_action(Crawl(degrees(-60), False))) == "One segment towards 2 o’clock"
    assert say("fr", words.of_action(Crawl(degrees(-75), False))) == "Un segment vers 2 h 30"


def test_regions_in_words():
    told = [words.of_region(region) for region in with_x().choices(ANN).regions]
    said = [say("en", phrase) for phrase in told if phrase is not None]
    assert said[0] == "One segment, from 8 o’clock clockwise to 4 o’clock (type a heading: 2, 2:30)"
    assert said[1].startswith("Swing the finish: hold the left post and turn the other, up to 359° to the left")
    assert len(said) == 3
    always = moving(reverse="always").choices(ANN).regions
    assert say("fr", words.of_region(always[2])).startswith("À reculons, de 2 h à 10 h")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_its_sentence(language):
    source = "".join(path.read_text(encoding="utf-8") for path in [GAME.folder / "refusals.py"])
    for message in re.findall(r'"§[\d.]+", "([a-z-]+)"', source):
        assert message in sentences_of("worm-up", language), message
    assert refusals.AWAITED
    with pytest.raises(ludotheque.Refused) as refused:
        moving().play(ANN, Confirm())
    assert say(language, words.of_refusal(refused.value))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_and_its_values_have_words(language):
    known = sentences_of("worm-up", language)
    for option in GAME.options:
        assert option.message in known and f"{option.message}-text" in known
        if option.type == "choice":
            for value in option.range:
                assert f"{option.message}-{value}" in known


def test_every_kind_of_action_and_event_is_spoken_of():
    match = with_x()
    voice = Voice("worm-up", "en", NAMES, ANN)
    named = list(words.vocabulary(match.view(ANN)))
    assert {type(action) for action in named} | {CrawlPath} == set(typing.get_args(Actions))
    for action in [*named, CrawlPath((0, 5), False)]:
        say("en", words.of_action(action))
        for one in words.short(action):
            assert one if isinstance(one, str) else voice.say(one)
    assert not words.is_idle(Confirm()) and not words.is_idle(SwingFinish("left", 5))
    known = sentences_of("worm-up", "en")
    for kind in typing.get_args(Events):
        name = re.sub(r"(?<!^)([A-Z])", r"-\1", kind.__name__).lower()
        assert f"event-{name}" in known or name == "match-ended", name
