"""Tests of reasons: every feature of every game has its sentences, and every choice in an analysis is explained."""

from types import SimpleNamespace
from typing import Any

import pytest

import ludotheque
from ludotheque.bots import analyse
from ludotheque.bots.search.analysis import has_values
from ludotheque.bots.search.reasons import Outlook, Tip, deciding_fact, said, tipped
from ludotheque.core.catalogue import find_game
from ludotheque.core.drive import random_play
from ludotheque.core.facts import Fact
from ludotheque.core.hooks import Hooks, hooks_of
from ludotheque.core.luck import fast
from ludotheque.core.values import Scorer
from ludotheque.core.words import LANGUAGES, Phrase, Voice, Who, kebab, knows
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
def test_every_choice_has_a_reason_in_both_languages(game):
    said = set()
    for seed in range(6):
        match = ludotheque.new(game, seed=seed)
        random_play(match, fast(seed), 10 + 9 * seed)
        for seat in match.to_act[:1]:
            found = analyse(match.view(seat), match.choices(seat), fast(seed), 60)
            assert found.has_values == has_values(hooks_of(match.rules))
            assert not [one for one in found.choices[1:] if one.reason.said.message.startswith("why-")]
            for choice in found.choices:
                said.add(choice.reason.said.message)
                for language in LANGUAGES:
                    sentence = Voice(game, language, ("Ada", "Basil", "Cleo", "Dario")).say(choice.reason.said)
                    assert sentence.endswith(".") and "{" not in sentence, sentence
    assert said


def test_the_best_choice_lists_its_advantages_and_the_others_their_drawbacks():
    hooks = GloryHooks(find_game("glory"))
    at = hooks.feature_names.index("lead")
    hooks.scorers = {2: Scorer([float(number == at) for number in range(len(hooks.feature_names))])}
    near, far = Outlook(len(hooks.feature_names)), Outlook(len(hooks.feature_names))
    near.open = far.open = 1
    near.features[at] = 1.0
    assert tipped(hooks, 2, near, far, is_best=True).message == "gain-more-lead"
    assert tipped(hooks, 2, far, near, is_best=False).message == "loss-less-lead"
    assert tipped(hooks, 2, near, near, is_best=True).message == ""
    near.rivals, far.rivals, near.scores, far.scores = {0, 1}, {1}, {0: 1.0, 1: 2.0}, {0: 7.5, 1: 12.0}
    assert tipped(hooks, 2, near, far, is_best=True).values == {"seat": Who(1)}
    assert tipped(hooks, 2, near, far, is_best=True).message == "gain-rivals"
    near.lost, far.won = 0.0, 0.9
    tip = tipped(hooks, 2, far, near, is_best=True)
    assert (tip.message, tip.values) == ("gain-won-tenths", {"amount": 9, "other": 0})


class Ledger(Hooks[Any]):
    """Hooks of a game whose states are the scores of all seats that can still win."""

    def rivals(self, state: Any) -> list[int]:
        return list(state.scores)

    def features(self, state: Any, seat: int) -> list[float]:
        return [state.scores[seat]]


def outlook_of(hooks: Ledger, *endings: dict[int, float]) -> Outlook:
    """Returns where the rollouts of a plan end, from these scores."""
    outlook = Outlook(1)
    for scores in endings:
        outlook.add(hooks, SimpleNamespace(outcome=None, settings=SimpleNamespace(seats=4), scores=scores), 0)
    outlook.settle()
    return outlook


@pytest.mark.parametrize("times_out", [1, 2])
def test_an_eliminated_rival_is_named_as_left_worse_off(times_out):
    """Scores are often negative: a rival that is out must not count as one that stands at 0.  Seat 3 is out before."""
    hooks = Ledger(find_game("glory"))
    hooks.feature_names, hooks.scorers = ("lead",), {4: Scorer([1.0])}
    apart, out = {0: 0.0, 1: -1.0, 2: -3.0}, {0: 0.0, 1: -1.1}
    best = outlook_of(hooks, *[out] * times_out, *[apart] * (2 - times_out))
    other = outlook_of(hooks, apart, apart)
    for own, than, is_best, message in ((best, other, True, "gain-rivals"), (other, best, False, "loss-rivals")):
        tip = tipped(hooks, 4, own, than, is_best=is_best)
        assert (tip.message, tip.values) == (message, {"seat": Who(2)})


def test_without_rivals_nobody_is_left_worse_off():
    hooks = Ledger(find_game("glory"))
    hooks.feature_names, hooks.scorers = ("lead",), {4: Scorer([1.0])}
    alone = outlook_of(hooks, {0: 0.0})
    assert tipped(hooks, 4, alone, outlook_of(hooks, {0: 0.0, 1: -1.0, 2: -9.0}), is_best=True).message == ""


def rollout_ends(*facts: Fact) -> Outlook:
    """Returns where the rollouts of a plan end if these facts hold in one world each."""
    outlook = Outlook(0)
    for fact in facts:
        outlook.note([fact])
    outlook.settle()
    return outlook


def test_the_most_important_differing_fact_is_the_reason():
    near = rollout_ends(
        Fact("hand", 3.0, 10, least=1.0), Fact("hand", 4.0, 10, least=1.0), Fact("out", 0.0, 90, is_good=False)
    )
    far = rollout_ends(Fact("hand", 2.0, 10, least=1.0), Fact("out", 0.0, 90, is_good=False))
    nothing = Tip("", 0.0, "")
    assert deciding_fact(near, far, nothing, is_best=True) == Phrase("hand", {"amount": 4, "other": 2})
    assert deciding_fact(far, near, nothing, is_best=False) == Phrase("hand-not", {"amount": 2, "other": 4})
    assert deciding_fact(far, near, nothing, is_best=True) is None
    far = rollout_ends(Fact("hand", 2.0, 10, least=1.0), Fact("out", 1.0, 90, is_good=False))
    assert deciding_fact(near, far, nothing, is_best=True) == Phrase("out-not", {"amount": 0, "other": 1})
    assert deciding_fact(far, near, nothing, is_best=False) == Phrase("out", {"amount": 1, "other": 0})


def test_a_fact_about_features_counts_only_if_one_of_them_tips_the_balance():
    near = rollout_ends(Fact("hand", 4.0, 10, least=1.0, features=("cards",)))
    far = rollout_ends(Fact("hand", 2.0, 10, least=1.0, features=("cards",)))
    assert deciding_fact(near, far, Tip("lives", 0.3, "gain-more-lives"), is_best=True) is None
    assert deciding_fact(near, far, Tip("cards", 0.3, "gain-more-cards"), is_best=True) is not None


def test_a_difference_hidden_by_rounding_is_not_given_as_a_reason():
    near, far = rollout_ends(Fact("hand", 3.4, 10, least=1.0)), rollout_ends(Fact("hand", 2.51, 10, least=1.0))
    assert deciding_fact(near, far, Tip("", 0.0, ""), is_best=True) is None


@pytest.mark.parametrize("game", GAMES)
def test_every_fact_has_a_sentence_for_and_against(game):
    hooks = hooks_of(find_game(game))
    match = ludotheque.new(game, seed=3)
    random_play(match, fast(3), 30)
    for fact in hooks.facts(match.state, match.state, match.state, match.to_act[0]):
        for language in LANGUAGES:
            assert knows(game, language, fact.message) and knows(game, language, f"{fact.message}-not"), fact.message


@pytest.mark.parametrize(
    ("game", "message"),
    [
        *[("malta", message) for message in ("loss-won-tenths", "gain-lost-tenths", "fact-out-soon-not")],
        *[("malta", "fact-rival-out-soon-not"), ("worm-up", "fact-clash-not")],
        *[("glory", f"fact-{name}-not") for name in ("own-out", "own-loss", "out", "loss")],
    ],
)
def test_a_reason_that_counts_none_says_instead_of_what(game, message):
    voice = Voice(game, "en", ("Ada", "Basil"))
    sentence = voice.say(Phrase(message, {"seat": Who(1), "wrestler": "Rex", "amount": 0, "other": 3}))
    assert sentence.endswith(" instead of 3.") and (" none of 10 cases " in sentence or " hardly any " in sentence)
    assert voice.say(Phrase(message, {"seat": Who(1), "wrestler": "Rex", "amount": 2, "other": 3})).endswith(", not 3.")


def test_without_a_decisive_feature_the_results_are_compared():
    nothing = Tip("", 0.0, "")
    assert said(nothing, None, 0.0, is_best=True).message == "because-even"
    assert said(nothing, None, 0.1, is_best=True).message == "because-results"
    assert said(nothing, None, -0.1, is_best=False).message == "because-worse-results"
    tip = Tip("cards", 0.1, "gain-more-cards")
    assert said(tip, None, 0.1, is_best=True).message == "gain-more-cards"
    assert said(tip, Phrase("fact-hand"), 0.1, is_best=True).message == "fact-hand"
    assert said(tip, Phrase("fact-hand"), 0.001, is_best=True).message == "because-even"


@pytest.mark.parametrize("game", GAMES)
def test_reasons_depend_only_on_what_the_seat_sees(game):
    """Twins, two matches that differ only in what the seat cannot know, get the same choices with the same reasons."""
    for seed in range(3):
        match = ludotheque.new(game, seed=seed)
        random_play(match, fast(seed), 12 + 9 * seed)
        for seat in match.to_act[:1]:
            twin = ludotheque.imagine(match.view(seat), fast(seed + 100))
            assert twin.view(seat) == match.view(seat)
            both = [analyse(one.view(seat), one.choices(seat), fast(seed), 48) for one in (match, twin)]
            assert both[0] == both[1]
