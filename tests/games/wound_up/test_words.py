"""All Wound Up in words: both languages say everything, and say the same."""

from __future__ import annotations

import re
import typing

import pytest

import ludotheque
from ludotheque.core.drive import random_step
from ludotheque.core.luck import fast
from ludotheque.core.words import LANGUAGES, Phrase, Voice
from ludotheque.games.wound_up import GAME, words
from ludotheque.games.wound_up.actions import Actions, FacePawn, LetGo, Pass, PlacePawn, Turn, UsePurple
from ludotheque.games.wound_up.events import Events
from ludotheque.games.wound_up.words.things import heading
from ludotheque.testing.sentences import differences_between_languages, sentences_of
from tests.cli.typing_at import scripted
from tests.games.wound_up.table import ANN, U, at, auctioned, degrees, facing, new, table

NAMES = ("Ann", "Ben", "Cat", "Dan")


def say(language, phrase, you=ANN):
    """A phrase, which must have a sentence and all its values."""
    voice = Voice("wound-up", language, NAMES, you)
    assert isinstance(phrase, Phrase)
    assert voice.knows(phrase.message), f"there is no sentence {phrase.message} in {language}"
    sentence = voice.say(phrase)
    assert "{" not in sentence, sentence
    return sentence


def test_both_languages_have_the_same_sentences():
    assert differences_between_languages(GAME.folder) == []


def test_french_has_french_typography():
    for name in ("words.fr.ftl", "RULES.fr.md"):
        for line in (GAME.folder / name).read_text(encoding="utf-8").splitlines():
            assert "'" not in line and "« " not in line and " »" not in line, line
            assert not re.search(r" [;?!:]( |$)", line), line


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "seats, options",
    [(2, {"layout": "square", "hands": "human"}), (4, {"passing": "together", "aim": 20, "layout": "L 1B 2B 3B 4B"})],
)
def test_a_whole_match_can_be_told(language, seats, options):
    match = new(seats, 4, **options, last_turn=2)
    luck = fast(4)
    while match.outcome is None:
        for seat in (*range(seats), None):
            view = match.view(seat)
            say(language, words.of_waiting(view), seat)
            for phrase in words.of_view(view) + words.of_hand(view):
                say(language, phrase, seat)
            if seat is not None and seat in {*match.to_act, *match.may_act}:
                question = words.of_question(view)
                say(language, question.ask, seat)
                say(language, question.why, seat)
                assert question.section.startswith("§")
                for region in match.choices(seat).regions:
                    say(language, words.of_region(region), seat)
        seat, action = random_step(match, luck)
        say(language, words.of_action(action, match.view(seat)), seat)
        for note in words.notes(action, match.view(seat)):
            say(language, note, seat)
    for viewer in (ANN, None):
        for event in match.seen(viewer):
            say(language, words.of_event(event), viewer)
            words.is_minor(event)
    say(language, words.of_outcome(match.outcome))
    board, panel = words.draw(match.view(ANN), Voice("wound-up", language, NAMES, ANN), 100, 60)
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
def test_every_refusal_has_its_sentence(language):
    source = (GAME.folder / "refusals.py").read_text(encoding="utf-8")
    found = re.findall(r'"§[\d.]+", "([a-z0-9-]+)"', source)
    assert len(found) > 40
    for message in [*found, "no-such-card", "not-in-hand"]:
        assert message in sentences_of("wound-up", language), message
    with pytest.raises(ludotheque.Refused) as refused:
        table("* W1", "W2", opened=["Rotate Left"]).play(ANN, {"type": "open", "card": "Rotate Left", "wilds": 1})
    assert say(language, words.of_refusal(refused.value))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_and_its_values_have_words(language):
    known = sentences_of("wound-up", language)
    for option in GAME.options:
        assert option.message in known and f"{option.message}-text" in known
        if option.type == "choice":
            for value in option.range:
                assert f"{option.message}-{value}" in known


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_action_and_event_is_spoken_of(language):
    match = auctioned(table("W1 L", "R"), "W1")
    voice = Voice("wound-up", language, NAMES, ANN)
    named = list(words.vocabulary(match.view(ANN)))
    assert {type(action) for action in named} == set(typing.get_args(Actions))
    for action in {type(one): one for one in named}.values():
        say(language, words.of_action(action))
        for one in words.short(action):
            assert "{" not in voice.word(one)
            assert voice.word(one) not in sentences_of("wound-up", language)
    assert words.is_idle(Pass()) and not words.is_idle(FacePawn(0))
    known = sentences_of("wound-up", language)
    for kind in typing.get_args(Events):
        name = re.sub(r"(?<!^)([A-Z])", r"-\1", kind.__name__).lower()
        assert f"event-{name}" in known or name == "match-ended", name


def test_a_pawn_is_placed_and_let_go_at_the_terminal():
    """The first turn typed by a person; the luck of the seed lets them win a Wind in it."""
    lines = ["agree", *["1"] * 6, "rl", "0", "0", "p", "p", "board", "quit"]
    seen = scripted("play wound-up --seats 2 --bots random --seed 3 --language en --option dealer=1", *lines)
    assert seen.code == 0 and not seen.err
    assert "Which card do you pass to the left?" in seen.out
    assert "Which type of card do you open?" in seen.out


def test_angles_and_places_are_understood_as_they_are_typed():
    from ludotheque.cli.reading import find_exactly

    match = auctioned(table("W1 L", "R"), "W1")
    view = match.view(ANN)
    for language, text in (("en", "place 50 10 12"), ("fr", "poser 50 10 12")):
        voice = Voice("wound-up", language, NAMES, ANN)
        found = find_exactly(text, words.vocabulary(view), words, view, voice)
        assert found == [PlacePawn(50 * U, 10 * U, facing(12))]
    match.play(ANN, found[0])
    turning = auctioned(table("R L", "W1", pawns=[at(50, 120)]), "R").view(ANN)
    for language, text in (("en", "right 40"), ("en", "turn right by 40 degrees"), ("fr", "droite 40")):
        voice = Voice("wound-up", language, NAMES, ANN)
        assert find_exactly(text, words.vocabulary(turning), words, turning, voice) == [Turn(-degrees(40))]
