"""Tests of Road to Glory's words: everything has a complete sentence in both languages."""

import re

import pytest

import ludotheque
from ludotheque.core.drive import random_step
from ludotheque.core.words import LANGUAGES, Voice, kebab
from ludotheque.games.glory import GAME
from ludotheque.games.glory.words import WORDS as words
from ludotheque.testing import Telling
from ludotheque.testing.sentences import sentences_in

TELLING = Telling(
    GAME,
    words,
    [(2, {}), (3, {"wrestlers": "choose"}), (4, {"managers": True, "clock": 12}), (6, {"path": [3, 2, 1]})],
    told_otherwise=["event-played", "pair-answered"],
)


@pytest.mark.parametrize("check", TELLING.checks(), ids=str)
def test_words(check):
    check()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_drawings_fit_and_questions_name_their_section(language, seats):
    match, luck = ludotheque.new("glory", seats, 1), ludotheque.luck(1)
    while match.outcome is None:
        view = match.view(match.to_act[0])
        assert re.fullmatch(r"§\d\.\d+", words.of_question(view).section)
        if match.step % 5 == 0:
            board, piles = words.draw(view, TELLING.voice(language), 80, 24)
            assert (len(board), len(piles)) == (4 if seats == 2 else seats, 1)
            assert all(sum(len(text) for text, _ in line) <= 80 for line in board + piles)
        random_step(match, luck)


def test_the_sentences_of_a_fight_explain_its_result():
    from ludotheque.games.glory.events import DiceThrown, Throw

    thrown = DiceThrown(Throw("ondine", (2, 3, 4), (-3, -2), 4), Throw("granit", (2, 4), (), 6), "ondine", 2)
    said = Voice("glory", "en").say(words.of_event(thrown))
    assert said == "Ondine Volta: 2+3+4 −3 −2 = 4; Baron Granit: 2+4 = 6; Ondine Volta loses 2 stamina"


def test_every_phase_has_a_question_and_a_waiting_sentence():
    from ludotheque.games.glory.state import PHASE_NAMES

    known = sentences_in(GAME.folder, "en")
    for moment in words.sections:
        phase = "laying" if moment in ("layingFighter", "layingBystander") else moment
        assert phase in PHASE_NAMES.values()
        assert {f"ask-{kebab(moment)}", f"why-{kebab(moment)}", f"wait-{kebab(phase)}"} <= known.keys()


def test_choices_have_short_names_and_are_in_the_vocabulary():
    for seats in (2, 4):
        match, luck = ludotheque.new("glory", seats, 3), ludotheque.luck(3)
        while match.outcome is None:
            seat = match.to_act[0]
            if match.step % 7 == 0:
                vocabulary = set(words.vocabulary(match.view(seat)))
                assert vocabulary.issuperset(match.choices(seat))
                for action in match.choices(seat):
                    assert words.short(action)
                    words.is_idle(action)
            random_step(match, luck)
