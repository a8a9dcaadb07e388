"""Tests of All Wound Up's words: everything has a sentence in both languages, with the same meaning."""

from __future__ import annotations

import re
import typing
from typing import Any

import pytest

import ludotheque
from ludotheque.core.words import LANGUAGES
from ludotheque.games.wound_up import GAME
from ludotheque.games.wound_up.actions import Actions, FacePawn, LetGo, Pass, PlacePawn, Turn, UsePurple
from ludotheque.games.wound_up.words import WORDS as words
from ludotheque.games.wound_up.words.things import heading
from ludotheque.testing import Telling, at_random
from ludotheque.testing.sentences import sentences_of
from tests.cli.typed import scripted
from tests.games.wound_up.table import ANN, U, at, auctioned, degrees, facing, new, table

MATCHES: list[tuple[int, dict[str, Any]]] = [
    (2, {"layout": "square", "hands": "human", "last_turn": 2}),
    (4, {"passing": "together", "aim": 20, "layout": "L 1B 2B 3B 4B", "last_turn": 2}),
]
TELLING = Telling(GAME, words, MATCHES)
say, voice = TELLING.say, TELLING.voice


@pytest.mark.parametrize("check", TELLING.checks(), ids=str)
def test_words(check):
    check()


def test_french_has_french_typography():
    for name in ("words.fr.ftl", "RULES.fr.md"):
        for line in (GAME.folder / name).read_text(encoding="utf-8").splitlines():
            assert "'" not in line and "« " not in line and " »" not in line, line
            assert not re.search(r" [;?!:]( |$)", line), line


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats, options", MATCHES)
def test_the_drawing_after_a_match(language, seats, options):
    match = at_random(new(seats, 4, **options), 4)
    board, panel = words.draw(match.view(ANN), voice(language), 100, 60)
    assert len({sum(len(text) for text, _ in line) for line in board}) == 1
    assert len(panel) == seats


@pytest.mark.parametrize("language", LANGUAGES)
def test_headings_are_those_of_a_clock(language):
    hours = [say(language, heading(facing(hour))) for hour in range(12)]
    assert [int(re.findall(r"\d+", hour)[0]) for hour in hours] == [12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]


def test_turns_and_places_in_words():
    assert say("en", words.of_action(Turn(-degrees(40)))) == "Turn right by 40°"
    assert say("fr", words.of_action(Turn(degrees(40)))) == "Tourner à gauche de 40°"
    assert say("en", words.of_action(UsePurple(-degrees(40)))) == "Purple token: turn your pawn right by 40°"
    match = auctioned(table("W1 L", "R"), "W1")
    place = PlacePawn(50 * U, 10 * U, facing(1))
    said = say("en", words.of_action(place, match.view(ANN)))
    assert said == "Place the pawn on tile 2 (Old rows) at 50, 10, facing 1 o’clock"
    assert place in list(words.vocabulary(match.view(ANN)))
    view = auctioned(table("W1 L", "R", pawns=[at(50, 120)], tokens=[{"black": 1}, {}]), "W1").view(ANN)
    assert say("en", words.of_question(view).ask) == "Wound once. Let go?"
    assert say("en", words.of_action(LetGo(1, 0, 0), view)) == "Let go, 1 wind fewer (black)"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_in_words(language):
    with pytest.raises(ludotheque.Refused) as refused:
        table("* W1", "W2", opened=["Rotate Left"]).play(ANN, {"type": "open", "card": "Rotate Left", "wilds": 1})
    assert say(language, words.of_refusal(refused.value))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_action_is_spoken_of(language):
    match = auctioned(table("W1 L", "R"), "W1")
    named = list(words.vocabulary(match.view(ANN)))
    assert {type(action) for action in named} == set(typing.get_args(Actions))
    for action in {type(word): word for word in named}.values():
        say(language, words.of_action(action))
        for word in words.short(action):
            assert "{" not in voice(language).word(word)
            assert voice(language).word(word) not in sentences_of("wound-up", language)
    assert words.is_idle(Pass()) and not words.is_idle(FacePawn(0))


def test_a_pawn_is_placed_and_let_go_at_the_terminal():
    """Plays the first turn at the terminal; with this seed, the person wins a Wind card."""
    lines = ["agree", *["1"] * 6, "rl", "0", "0", "p", "p", "board", "quit"]
    seen = scripted("play wound-up --seats 2 --bots random --seed 3 --language en --option dealer=1", *lines)
    assert seen.code == 0 and not seen.err
    assert "Which card do you pass to the left?" in seen.out
    assert "Which type of card do you open?" in seen.out


def test_angles_and_places_are_understood_as_they_are_typed():
    from ludotheque.cli.answers import find_exactly

    match = auctioned(table("W1 L", "R"), "W1")
    view = match.view(ANN)
    for language, text in (("en", "place 50 10 12"), ("fr", "poser 50 10 12")):
        found = find_exactly(text, words.vocabulary(view), words, view, voice(language))
        assert found == [PlacePawn(50 * U, 10 * U, facing(12))]
    match.play(ANN, found[0])
    turning = auctioned(table("R L", "W1", pawns=[at(50, 120)]), "R").view(ANN)
    for language, text in (("en", "right 40"), ("en", "turn right by 40 degrees"), ("fr", "droite 40")):
        found = find_exactly(text, words.vocabulary(turning), words, turning, voice(language))
        assert found == [Turn(-degrees(40))]
