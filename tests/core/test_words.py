"""Tests of words: both languages have the same sentences."""

from pathlib import Path

import pytest

import ludotheque
import ludotheque.core.words
from ludotheque.core.catalogue import find_game
from ludotheque.core.words import LANGUAGES, knows, say
from ludotheque.testing.sentences import differences_between_languages, sentences_in, sentences_of
from tests.mutants import MUTANTS

pytestmark = pytest.mark.compiled

CORE = Path(ludotheque.core.words.__file__).parent
GAMES = sorted(set(ludotheque.games()) - set(MUTANTS))
PACKAGE = Path(ludotheque.__file__).parent
CLIENT = Path(__file__).parents[2] / "web" / "src"
FOLDERS = sorted(
    {path.parent for folder in (PACKAGE, CLIENT) for path in folder.rglob("words.*.ftl")}
    | {find_game(game).folder for game in GAMES}
)


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_both_languages_have_the_same_sentences_and_values(folder):
    assert sentences_in(folder, "en")
    assert differences_between_languages(folder) == []


def test_no_two_folders_of_the_client_have_a_sentence_of_the_same_name():
    names = [name for file in CLIENT.rglob("words.en.ftl") for name in sentences_in(file.parent, "en")]
    assert len(names) == len(set(names)) > 600


def test_differences_between_languages_are_reported(tmp_path):
    (tmp_path / "words.en.ftl").write_text("one = A { $card }\ntwo =\n    Two\n    lines of { $many }\nthree = 3\n")
    (tmp_path / "words.fr.ftl").write_text("one = Une { $carte }\ntwo = Deux lignes de { $many }\nfour = 4\n")
    assert differences_between_languages(tmp_path) == [
        "four is missing in English",
        "one has ['card'] in English, ['carte'] in French",
        "three is missing in French",
    ]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_has_a_sentence(game, language):
    for option in ludotheque.games()[game].options:
        assert option.message in sentences_of(game, language)


def test_sentences_are_filled_with_their_values():
    assert say("kites", "en", "not-in-hand", {"card": "gust"}) == "You hold no gust"
    assert say("kites", "fr", "not-in-hand", {"card": "gust"}) == "Vous n’avez pas de carte gust"
    assert say("", "en", "match-over") == "The match is over"
    assert say("kites", "fr", "match-over") == "La partie est finie"


def test_an_id_without_a_sentence_is_shown_unchanged():
    assert not knows("kites", "en", "no-such-sentence")
    assert say("kites", "en", "no-such-sentence") == "no-such-sentence"


def test_a_refusal_names_its_section():
    match = ludotheque.new("kites", seed=1)
    with pytest.raises(ludotheque.Refused) as caught:
        match.play(0, {"type": "bid", "card": "blizzard"})
    assert str(caught.value) == "You hold no blizzard (§2)"
    assert caught.value.to_json() == {
        "seat": 0,
        "section": "§2",
        "message": "not-in-hand",
        "values": {"card": "blizzard"},
    }
