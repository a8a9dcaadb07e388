"""Everything that can be said is said, in both languages, with nothing missing."""

import re
from pathlib import Path

import pytest

import ludotheque
from ludotheque.core.drive import random_step
from ludotheque.core.words import Voice, kebab
from ludotheque.games.glory import words
from ludotheque.testing.sentences import differences_between_languages, sentences_in

FOLDER = Path(words.__file__).parents[1]
MISSING = re.compile(r"\{\s*\$|\{\$|^(action|event|ask|why|wait|view|card|wrestler|note|outcome|typed)-[a-z-]+$")


def test_both_languages_have_the_same_sentences_with_the_same_values():
    assert differences_between_languages(FOLDER) == []


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, {}), (3, {"wrestlers": "choose"}), (4, {"managers": True, "clock": 12}), (6, {"path": [3, 2, 1]})],
)
def test_whatever_happens_is_said(language, seats, options):
    voice = Voice("glory", language, ["Ann", "Ben", "Cleo", "Dan", "Eve", "Finn"])

    def say(phrase):
        text = voice.say(phrase) if not isinstance(phrase, str) else phrase
        assert text, phrase
        assert not MISSING.search(text), (phrase, text)
        return text

    for seed in range(2):
        match = ludotheque.new("glory", seats, seed, options)
        luck = ludotheque.luck(seed)
        while match.outcome is None:
            for seat in match.to_act[:1]:
                seen = match.view(seat)
                question = words.of_question(seen)
                say(question.ask)
                say(question.why)
                assert re.fullmatch(r"§\d\.\d+", question.section)
                for action in list(match.choices(seat))[:40]:
                    say(words.of_action(action, seen))
                    for note in words.notes(action, seen):
                        say(note)
                if match.step % 5 == 0:
                    for phrase in words.of_view(seen) + words.of_hand(seen) + [words.of_waiting(match.view(None))]:
                        say(phrase)
                    board, piles = words.draw(seen, voice, 80, 24)
                    assert (len(board), len(piles)) == (4 if seats == 2 else seats, 1)
                    assert all(sum(len(text) for text, _ in line) <= 80 for line in board + piles)
            random_step(match, luck)
        for viewer in (0, None):
            for event in match.seen(viewer):
                say(words.of_event(event))
                words.is_minor(event)
        say(words.of_outcome(match.outcome))
        say(words.of_waiting(match.view(0)))


def test_the_fight_is_told_so_that_anybody_can_see_why():
    from ludotheque.games.glory.events import DiceThrown, Throw

    thrown = DiceThrown(Throw("ondine", (2, 3, 4), (-3, -2), 4), Throw("granit", (2, 4), (), 6), "ondine", 2)
    said = Voice("glory", "en").say(words.of_event(thrown))
    assert said == "Ondine Volta: 2+3+4 −3 −2 = 4; Baron Granit: 2+4 = 6; Ondine Volta loses 2 stamina"


def test_every_phase_is_asked_and_waited_for():
    from ludotheque.games.glory.state import PHASE_NAMES
    from ludotheque.games.glory.words.positions import SECTIONS

    known = sentences_in(FOLDER, "en")
    for phase in SECTIONS:
        assert phase in PHASE_NAMES.values()
        assert f"wait-{kebab(phase)}" in known


def test_choices_have_short_names_and_all_are_in_the_vocabulary():
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
