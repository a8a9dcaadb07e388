"""Tests of reasons: every feature of every game has its sentences, and every choice in an analysis is explained."""

import pytest

import ludotheque
from ludotheque.bots import analyse
from ludotheque.bots.search.analysis import has_values
from ludotheque.bots.search.reasons import Outlook, Tip, said, tipped
from ludotheque.core.catalogue import find_game
from ludotheque.core.drive import random_play
from ludotheque.core.hooks import hooks_of
from ludotheque.core.luck import fast
from ludotheque.core.values import Scorer
from ludotheque.core.words import LANGUAGES, Voice, kebab, knows
from ludotheque.games.glory.bots.hooks import GloryHooks

GAMES = ("malta", "glory", "worm-up", "wound-up")


@pytest.mark.parametrize("game", GAMES)
def test_every_feature_has_a_sentence_for_each_way_it_can_tip_a_choice(game):
    for name in hooks_of(find_game(game)).feature_names:
        for language in LANGUAGES:
            for kind in ("gain", "loss"):
                ids = [f"{kind}-{more}-{kebab(name)}" for more in ("more", "less")]
                assert any(knows(game, language, message) for message in ids), f"{game}, {language}: {ids[0]}"


@pytest.mark.parametrize("game", [*GAMES, "kites"])
def test_every_choice_says_why_in_both_languages(game):
    said = set()
    for seed in range(6):
        match = ludotheque.new(game, seed=seed)
        random_play(match, fast(seed), 10 + 9 * seed)
        for seat in match.to_act[:1]:
            found = analyse(match.view(seat), match.choices(seat), fast(seed), 60)
            assert found.has_values == has_values(hooks_of(match.rules))
            for choice in found.choices:
                said.add(choice.reason.said.message)
                for language in LANGUAGES:
                    sentence = Voice(game, language, ("Ada", "Basil", "Cleo", "Dario")).say(choice.reason.said)
                    assert sentence.endswith(".") and "{" not in sentence, sentence
    assert said


def test_the_best_choice_says_what_speaks_for_it_and_another_what_speaks_against_it():
    hooks = GloryHooks(find_game("glory"))
    at = hooks.feature_names.index("lead")
    hooks.scorers = {2: Scorer([float(number == at) for number in range(len(hooks.feature_names))])}
    near, far = Outlook(len(hooks.feature_names)), Outlook(len(hooks.feature_names))
    near.open = far.open = 1
    near.features[at] = 1.0
    assert tipped(hooks, 2, near, far, is_best=True).message == "gain-more-lead"
    assert tipped(hooks, 2, far, near, is_best=False).message == "loss-less-lead"
    assert tipped(hooks, 2, near, near, is_best=True).message == ""
    far.rivals = 9.0
    assert tipped(hooks, 2, near, far, is_best=True).message == "gain-rivals"
    near.lost, far.won = 0.0, 0.9
    assert tipped(hooks, 2, far, near, is_best=True).message == "gain-won"


def test_without_a_tip_the_results_are_compared():
    nothing = Tip("", 0.0, "")
    assert said(nothing, 0.0, is_best=True).message == "because-even"
    assert said(nothing, 0.1, is_best=True).message == "because-results"
    assert said(nothing, -0.1, is_best=False).message == "because-worse-results"
    assert said(Tip("cards", 0.1, "gain-more-cards"), 0.1, is_best=True).message == "gain-more-cards"
    assert said(Tip("cards", 0.1, "gain-more-cards"), 0.001, is_best=True).message == "because-even"
