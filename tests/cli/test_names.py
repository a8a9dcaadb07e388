"""Tests that a person at the terminal is called "you", not by their own name."""

import pytest

import ludotheque
from ludotheque.core.default_words import words_of
from ludotheque.core.drive import random_step
from ludotheque.core.words import LANGUAGES, Voice

OWN = "Zebedee"  # the first seat's name, which the first seat itself should never read
STEPS = 150


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["malta", "glory", "worm-up", "wound-up"])
def test_players_are_addressed_as_you_not_by_name(game, language):
    match = ludotheque.new(game, seats=3, seed=5)
    words = words_of(match.rules)
    luck = ludotheque.luck(5)
    voice = Voice(game, language, (OWN, "Ada", "Basil"), 0)
    for _ in range(STEPS):
        if match.outcome is not None:
            break
        view = match.view(0)
        sentences = [*words.of_view(view), words.of_waiting(view)]
        sentences += [words.of_action(action, view) for action in match.choices(0)]
        assert [text for text in map(voice.say, sentences) if OWN in text] == []
        random_step(match, luck)
    sentences = [words.of_event(event) for event in match.seen(0)]
    assert [text for text in map(voice.say, sentences) if OWN in text] == []


@pytest.mark.parametrize(
    ("name", "english", "french"),
    [
        ("Ada", "Ada’s", "d’Ada"),
        ("Basil", "Basil’s", "de Basil"),
        ("Émile", "Émile’s", "d’Émile"),
        ("Yann", "Yann’s", "de Yann"),
    ],
)
def test_possessives_follow_each_language(name, english, french):
    from ludotheque.core.words import as_owner

    assert (as_owner(name, "en"), as_owner(name, "fr")) == (english, french)
