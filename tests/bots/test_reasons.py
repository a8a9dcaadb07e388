"""Tests of reasons: every feature of every game has its sentences, and every choice in an analysis is explained."""

from types import SimpleNamespace
from typing import Any

import pytest

import ludotheque
from ludotheque.bots import analyse
from ludotheque.bots.search.analysis import Choice, has_values
from ludotheque.bots.search.reasons import Outlook, Tip, arguments, facts_between, tips_between
from ludotheque.core.catalogue import find_game
from ludotheque.core.drive import random_play
from ludotheque.core.facts import Fact
from ludotheque.core.hooks import Hooks, hooks_of
from ludotheque.core.luck import fast
from ludotheque.core.match import Match
from ludotheque.core.start import from_json
from ludotheque.core.values import Scorer
from ludotheque.core.words import LANGUAGES, Phrase, Voice, Who, kebab, knows
from ludotheque.games.glory.bots.hooks import GloryHooks
from ludotheque.games.malta.actions import PlayCard, React
from ludotheque.games.malta.state import ANSWERING, Played
from ludotheque.games.wound_up.actions import LetGo, Open, Pass
from ludotheque.lessons import find_lesson

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
            reasons = [choice.reason.said for choice in found.choices if choice.reason is not None]
            assert found.choices[0].reason is not None
            assert not [one for one in reasons[1:] if one.message.startswith("why-")]
            for language in LANGUAGES:
                voice = Voice(game, language, ("Ada", "Basil", "Cleo", "Dario"))
                sentences = [voice.say(reason) for reason in reasons]
                assert len(set(sentences)) == len(sentences)
                for sentence in sentences:
                    assert sentence.endswith(".") and "{" not in sentence, sentence
            said.update([reason.message for reason in reasons])
    assert said


def test_the_best_choice_lists_its_advantages_and_the_others_their_drawbacks():
    hooks = GloryHooks(find_game("glory"))
    at = hooks.feature_names.index("lead")
    hooks.scorers = {2: Scorer([float(number == at) for number in range(len(hooks.feature_names))])}
    near, far = Outlook(len(hooks.feature_names)), Outlook(len(hooks.feature_names))
    near.open = far.open = 1
    near.features[at] = 1.0
    assert messages(hooks, near, far, is_best=True) == ["gain-more-lead"]
    assert messages(hooks, far, near, is_best=False) == ["loss-less-lead"]
    assert messages(hooks, near, near, is_best=True) == []
    near.rivals, far.rivals, near.scores, far.scores = {0, 1}, {1}, {0: 1.0, 1: 2.0}, {0: 7.5, 1: 12.0}
    assert messages(hooks, near, far, is_best=True)[0] == "gain-rivals"
    assert tips_between(hooks, 2, near, far, is_best=True)[0].values == {"seat": Who(1)}
    near.lost, far.won = 0.0, 0.9
    tip = tips_between(hooks, 2, far, near, is_best=True)[0]
    assert (tip.message, tip.values) == ("gain-won", {"amount": 9, "other": 0})
    near.won = 0.86  # rounds to another tenth, but so small a difference may be chance
    assert "gain-won" not in messages(hooks, far, near, is_best=True)


def messages(hooks: Hooks[Any], own: Outlook, other: Outlook, *, is_best: bool) -> list[str]:
    """Returns the messages of the tips between two outlooks."""
    return [tip.message for tip in tips_between(hooks, 2, own, other, is_best=is_best)]


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
        tips = tips_between(hooks, 4, own, than, is_best=is_best)
        assert (message, {"seat": Who(2)}) in [(tip.message, tip.values) for tip in tips]


def test_without_rivals_nobody_is_left_worse_off():
    hooks = Ledger(find_game("glory"))
    hooks.feature_names, hooks.scorers = ("lead",), {4: Scorer([1.0])}
    alone = outlook_of(hooks, {0: 0.0})
    assert not tips_between(hooks, 4, alone, outlook_of(hooks, {0: 0.0, 1: -1.0, 2: -9.0}), is_best=True)


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
    hand = {"amount": 4, "other": 2, "gap": 2}
    assert facts_between(near, far, "", is_best=True) == [Phrase("hand", hand)]
    less = {"amount": 2, "other": 4, "gap": 2}
    assert facts_between(far, near, "", is_best=False) == [Phrase("hand-not", less)]
    assert facts_between(far, near, "", is_best=True) == []
    far = rollout_ends(Fact("hand", 2.0, 10, least=1.0), Fact("out", 1.0, 90, is_good=False))
    stays = Phrase("out-not", {"amount": 0, "other": 1, "gap": 1})
    assert facts_between(near, far, "", is_best=True) == [stays, Phrase("hand", hand)]
    assert facts_between(far, near, "", is_best=False)[0] == Phrase("out", {"amount": 1, "other": 0, "gap": 1})


def test_a_fact_about_features_counts_only_if_one_of_them_tips_the_balance():
    near = rollout_ends(Fact("hand", 4.0, 10, least=1.0, features=("cards",)))
    far = rollout_ends(Fact("hand", 2.0, 10, least=1.0, features=("cards",)))
    assert not facts_between(near, far, "lives", is_best=True)
    assert facts_between(near, far, "cards", is_best=True)


def test_a_difference_hidden_by_rounding_is_not_given_as_a_reason():
    near, far = rollout_ends(Fact("hand", 3.4, 10, least=1.0)), rollout_ends(Fact("hand", 2.51, 10, least=1.0))
    assert not facts_between(near, far, "", is_best=True)


@pytest.mark.parametrize("game", GAMES)
def test_every_fact_has_a_sentence_for_and_against(game):
    hooks = hooks_of(find_game(game))
    match = ludotheque.new(game, seed=3)
    random_play(match, fast(3), 30)
    for fact in hooks.facts(match.state, match.state, match.state, match.to_act[0]):
        for language in LANGUAGES:
            assert knows(game, language, fact.message) and knows(game, language, f"{fact.message}-not"), fact.message


@pytest.mark.parametrize(
    ("game", "message", "none", "rarely"),
    [
        ("malta", "loss-won", "Hardly ever wins soon.", "Wins soon only 1 time in 10 instead of 4."),
        ("malta", "fact-out-soon-not", "You would almost surely", "You would rarely be out soon: 1 time in 10"),
        ("malta", "fact-rival-out-soon-not", "You would almost surely", "You would rarely be out soon: 1 time in 10"),
        ("worm-up", "fact-clash-not", "Almost never cancelled.", "Rarely cancelled: 1 time in 10 instead of 4."),
        (
            "glory",
            "fact-out-not",
            "Rex would almost surely",
            "Rex would rarely be out soon: 1 time in 10 instead of 4.",
        ),
        ("wound-up", "fact-grave-not", "Almost never falls", "Rarely falls into a grave: 1 time in 10 instead of 4."),
    ],
)
def test_a_reason_says_how_often_as_a_person_would(game, message, none, rarely):
    voice = Voice(game, "en", ("Ada", "Basil"), 1)
    for amount, beginning in ((0, none), (1, rarely), (2, "")):
        sentence = voice.say(Phrase(message, {"seat": Who(1), "wrestler": "Rex", "amount": amount, "other": 4}))
        assert sentence.startswith(beginning) and sentence.endswith(".") and "of 10" not in sentence


def said(*tips: Tip, ahead: float, is_best: bool, near: Outlook | None = None, far: Outlook | None = None) -> list[str]:
    """Returns the messages of the arguments for or against a choice."""
    found = arguments(tips, near or Outlook(0), far or Outlook(0), ahead, is_best=is_best)
    return [argument.said.message for argument in found]


def test_without_a_decisive_feature_the_results_are_compared():
    assert said(ahead=0.0, is_best=True) == ["because-even"]
    assert said(ahead=0.1, is_best=True) == ["because-results"]
    assert said(ahead=-0.1, is_best=False) == []
    tip = Tip("cards", 0.1, "gain-more-cards")
    assert said(tip, ahead=0.1, is_best=True)[0] == "gain-more-cards"
    near, far = rollout_ends(Fact("fact-hand", 3.0, 1.0)), rollout_ends(Fact("fact-hand", 1.0, 1.0))
    assert said(tip, ahead=0.1, is_best=True, near=near, far=far)[:2] == ["fact-hand", "gain-more-cards"]


def test_a_choice_with_at_least_the_same_chance_is_not_called_worse():
    tip = Tip("cards", -0.1, "loss-less-cards")
    for ahead in (0.02, 0.0, -0.004):
        assert said(tip, ahead=ahead, is_best=False)[0] == "because-as-good"
    assert said(tip, ahead=-0.02, is_best=False) == ["loss-less-cards"]


def test_that_a_rival_is_worse_off_is_said_only_after_everything_concrete():
    rivals, cards = Tip("", 0.9, "gain-rivals", {"seat": Who(1)}), Tip("cards", 0.1, "gain-more-cards")
    assert said(rivals, cards, ahead=0.1, is_best=True) == ["gain-more-cards", "gain-rivals", "because-results"]
    assert said(rivals, ahead=0.0, is_best=True) == ["because-even"]


def lesson_match(game: str, position: str) -> Match:
    """Returns a match that begins at a position of a game's lesson."""
    return from_json({"game": game, **find_lesson(game).positions[position]}, ludotheque.luck(1))


def best_reason(match: Match) -> tuple[Choice, str]:
    """Returns the best choice of seat 0, and the message of its reason."""
    found = analyse(match.view(0), match.choices(0), fast(1), 64)
    reason = found.choices[0].reason
    return found.choices[0], "" if reason is None else reason.said.message


def test_there_is_another_choice_where_two_are_offered():
    """All turns worth considering begin with the same card, but another card may be played."""
    match = lesson_match("malta", "nearly-won")
    assert len(match.choices(0).actions) == 2
    found = analyse(match.view(0), match.choices(0), fast(1), 64).choices
    assert [choice.action for choice in found] == [PlayCard("Remove A Space"), PlayCard("Negate")]
    assert "because-only" not in [choice.reason.said.message for choice in found if choice.reason is not None]


def test_a_forced_choice_gets_its_chance_to_win():
    """A walk out of the gate that was the only choice was shown with a chance of 0%."""
    match = lesson_match("wound-up", "nearly-won")
    assert best_reason(match)[1] == "why-could-win"
    match.play(0, Open("Wind 3", 0))
    while not isinstance(match.choices(match.to_act[0]).actions[0], LetGo):
        match.play(match.to_act[0], match.choices(match.to_act[0]).actions[0])
    assert match.to_act == (0,) and len(match.choices(0).actions) == 1
    choice, message = best_reason(match)
    assert choice.value > 0.5 and message == "why-wins"
    hooks = hooks_of(match.rules)
    assert (
        hooks.reason(match.state, 0, (match.choices(0).actions[0],), 0.2) is None
    )  # the search does not bear the estimate out


def test_a_bid_that_could_win_is_never_called_worthless():
    match = lesson_match("wound-up", "nearly-won")
    assert hooks_of(match.rules).reason(match.state, 0, (Pass(),), 0.7) is None


def test_the_last_card_is_called_safe_only_where_the_rules_make_it_safe():
    """§2.3  Nobody loses outside his own turn; §2.4  there he draws before his cards are counted."""
    match = lesson_match("malta", "a-duel")
    hooks = hooks_of(match.rules)
    state = match.state.copy()
    negate, draw = state.box.kind_of["Negate"], state.box.kind_of["Draw Two"]
    for hand, message in (([draw], "why-last-draws"), ([draw, negate], None), ([negate], None)):
        state.hands = (bytes(sorted(hand)), *state.hands[1:])
        reason = hooks.reason(state, 0, (PlayCard(state.box.cards[hand[0]]),), 0.5)
        assert (None if reason is None else reason.message) == message
    state.phase, state.stack = ANSWERING, (Played(draw, 1, ()),)
    for hand, turn, message in (
        ([negate], 1, "why-negate-last"),
        ([negate], 0, "why-negate"),
        ([draw, negate], 1, "why-negate"),
    ):
        state.hands, state.turn = (bytes(sorted(hand)), *state.hands[1:]), turn
        reason = hooks.reason(state, 0, (React("Negate"),), 0.5)
        assert reason is not None and reason.message == message


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
