"""Tests of the hooks that guide the search: legal and quick choices, features, worlds that fit a view, and estimated
walks.
"""

from __future__ import annotations

import pytest

import ludotheque
from ludotheque.core.catalogue import find_game
from ludotheque.core.errors import BadInput
from ludotheque.core.hooks import hooks_of
from ludotheque.core.log import SILENT
from ludotheque.core.luck import fast
from ludotheque.core.words import LANGUAGES, Voice
from ludotheque.games.wound_up.bots.evaluate import course_of, needs
from ludotheque.games.wound_up.bots.hooks import dealt_again
from ludotheque.games.wound_up.bots.outlook import WON, need_after, need_now
from ludotheque.games.wound_up.bots.policy import heuristic
from ludotheque.games.wound_up.bots.reasons import reason_of
from ludotheque.games.wound_up.rules.walking import rough
from tests.games.wound_up.table import ANN, BEN, SOUTH, after_auction, new, pawn_at, table

pytestmark = pytest.mark.compiled

HOOKS = hooks_of(find_game("wound-up"))
RULES = HOOKS.rules


def states(seats, seed, plays, **options):
    """Yields the states of a match played by `quick`, with the luck for the next decision."""
    state = new(seats, seed, **options).state
    luck = fast(seed)
    for _ in range(plays):
        if state.outcome is not None:
            return
        yield state, luck
        seat = RULES.to_act(state)[0]
        RULES.apply(state, seat, HOOKS.quick(state, seat, luck), luck, SILENT)


@pytest.mark.parametrize("seats, options", [(2, {}), (2, {"aim": 15}), (3, {"layout": "square"}), (4, {"hand": 5})])
def test_quick_choices_and_candidates_are_legal(seats, options):
    for number, (state, luck) in enumerate(states(seats, 4, 150, **options)):
        seat = RULES.to_act(state)[0]
        choices = RULES.choices(state, seat)
        assert choices.contains(HOOKS.quick(state, seat, luck))
        if number % 5 == 0:
            plans = HOOKS.candidates(state, seat, luck, 8)
            assert 1 <= len(plans) <= 8 and len(set(plans)) == len(plans)
            assert all(choices.contains(plan[0]) for plan in plans)


def test_the_policy_does_what_the_heuristic_does_with_a_view():
    for number, (state, _) in enumerate(states(2, 6, 120)):
        if number % 4 == 0:
            seat = RULES.to_act(state)[0]
            view, choices = RULES.view(state, seat), RULES.choices(state, seat)
            luck = fast(number)
            RULES.imagine(view, luck)
            assert HOOKS.policy(state, seat, luck) == (heuristic(view, choices, fast(number)),)


def test_features_do_not_depend_on_the_number_of_a_seat():
    """Compares a position with the same position after the two seats have changed places."""
    other = table(
        "W2 L L",
        "W1 W1 * R",
        pawns=[pawn_at(80, 20), pawn_at(35, 160, SOUTH)],
        tokens=[{"black": 2}, {"red": 1}],
        bidder=BEN,
        options={"pawns": "identical"},
    )
    one = table(
        "W1 W1 * R",
        "W2 L L",
        pawns=[pawn_at(35, 160, SOUTH), pawn_at(80, 20)],
        tokens=[{"red": 1}, {"black": 2}],
        options={"pawns": "identical"},
    )
    assert HOOKS.features(one.state, ANN) == pytest.approx(HOOKS.features(other.state, BEN))
    assert HOOKS.features(one.state, BEN) == pytest.approx(HOOKS.features(other.state, ANN))
    assert HOOKS.value(one.state) == pytest.approx(HOOKS.value(other.state)[::-1])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_chances_to_win_sum_to_one(seats):
    for state, _ in states(seats, 8, 60):
        assert sum(HOOKS.value(state)) == pytest.approx(1)
        assert all(len(HOOKS.features(state, seat)) == len(HOOKS.feature_names) for seat in range(seats))


def test_estimated_walks_are_close_to_simulated_ones():
    match = table("W1", "W1", pawns=[pawn_at(50, 375), pawn_at(50, 150, SOUTH)])
    course = course_of(match.state)
    assert [need_now(match.state, course, seat) for seat in (ANN, BEN)] == needs(match.state, course)
    assert need_after(match.state, course, ANN, 2) == WON
    # Ben's pawn walks the wrong way.
    assert need_after(match.state, course, BEN, 1) > need_now(match.state, course, BEN) + 15


def test_imagined_worlds_fit_the_view():
    for number, (state, _) in enumerate(states(3, 5, 120)):
        if number % 3 == 0 and state.stage > 1:
            for seat in range(3):
                again = dealt_again(state, seat, fast(number))
                assert RULES.view(again, seat) == RULES.view(state, seat)
                assert RULES.inventory(again) == RULES.inventory(state)


def test_the_clock_counts_auctions_and_rollouts_stop_two_later():
    state = new(2, 3).state
    luck = fast(1)
    until = HOOKS.horizon(state)
    HOOKS.roll_out(state, until, luck)
    assert state.outcome is not None or until <= HOOKS.clock(state) <= until + 8


def test_a_match_with_estimated_walks_cannot_be_saved_replayed_or_verified():
    match = after_auction(table("W3 L", "R", pawns=[pawn_at(50, 20), pawn_at(20, 150)]), "W3").copy(rough(7))
    match.play(ANN, {"type": "letGo", "black": 0, "green": 0, "turn": 0})
    record = match.record()
    assert not ludotheque.verify(record)
    with pytest.raises(BadInput, match="guessed"):
        ludotheque.replay(record)
    with pytest.raises(NotImplementedError, match="guessed"):
        match.to_bytes()


def test_most_decisions_have_a_reason_in_both_languages():
    said = set()
    for number, (state, luck) in enumerate(states(3, 9, 150)):
        if number % 2 == 0:
            seat = RULES.to_act(state)[0]
            reason = reason_of(state, seat, HOOKS.quick(state, seat, luck), 0.6)
            if reason is None:
                continue
            for language in LANGUAGES:
                sentence = Voice("wound-up", language).say(reason)
                assert sentence.endswith(".") and "why-" not in sentence and len(sentence) < 80
            said.add(reason.message)
    assert len(said) >= 5


def test_the_nearer_pawn_is_expected_to_win():
    match = table("W2 W1", "W2 W1", pawns=[pawn_at(50, 380), pawn_at(50, 30)])
    assert HOOKS.value(match.state)[ANN] > 0.7
