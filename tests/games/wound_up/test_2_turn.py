"""Tests of §2: a turn."""

from __future__ import annotations

import pytest

from ludotheque.games.wound_up.actions import Open, Pass
from tests.games.wound_up.table import (
    ANN,
    BEN,
    CAT,
    DAN,
    after_agreement,
    events_of_kind,
    kinds,
    phase,
    play_default,
    refusal,
    table,
)

pytestmark = pytest.mark.compiled


def test_2_1_a_turn_is_dealing_passing_and_bidding_then_the_next_seat_deals():
    match = after_agreement(3, dealer=0)
    assert match.view(None).hand_sizes == (10, 10, 10)
    assert phase(match) == "giving"
    while phase(match) == "giving":
        play_default(match)
    assert phase(match) == "opening"
    assert refusal(match, CAT, Pass()) == ("§2.1", "not-your-turn")
    for seat in (BEN, CAT):
        match.play(seat, Pass())
    events = match.play(ANN, Pass())
    assert kinds(events)[-4:] == ["TurnBegan", "HandDealt", "HandDealt", "HandDealt"]
    assert (match.view(None).turn, match.view(None).dealer) == (2, BEN)


def test_2_1_while_cards_are_passed_nobody_bids():
    match = after_agreement(3, dealer=0, passing="together")
    for turn in (1, 2):
        view = match.view(None)
        assert (view.turn, view.phase, view.bidder, view.idle) == (turn, "giving", None, 0)
        assert match.to_json()["position"]["bidder"] is None
        while phase(match) == "giving":
            play_default(match)
        view = match.view(None)
        assert (view.round, view.passer, view.idle) == (0, None, 0)
        for _ in range(3):
            match.play(match.to_act[0], Pass())


def test_2_1_each_seat_sees_its_own_hand_dealt():
    match = after_agreement(4, dealer=1, passing="none")
    dealt = events_of_kind(match.seen(DAN), "HandDealt")
    assert [event.seat for event in dealt] == [CAT, DAN, ANN, BEN]  # dealt clockwise, from the dealer's left
    assert [event.count for event in dealt] == [10, 10, 10, 10]
    assert [event.cards for event in dealt] == [None, match.view(DAN).hand, None, None]


def test_2_1_the_option_hand():
    assert after_agreement(4, hand=8).view(None).hand_sizes == (8, 8, 8, 8)


def test_2_2_all_cards_are_shuffled_and_the_left_of_the_new_dealer_bids_first():
    match = table("W1", "W1", "W1", options={"passing": "none"})
    match.play(ANN, Open("Wind 1", 0))
    while match.view(None).turn == 1:
        play_default(match)
    view = match.view(None)
    assert view.dealer == ANN and view.bidder == BEN
    assert view.deck == 60 - 30
    assert view.played == {} and view.opened == ()


def test_2_3_hands_the_deck_and_discards_are_secret():
    match = after_agreement(2, dealer=0)
    while phase(match) in ("giving", "discarding"):
        play_default(match)
    mine, others = match.view(ANN), match.view(None)
    assert len(mine.hand) == 10 and others.hand is None
    assert len(mine.discarded) == 3 and others.discarded == ()
    assert mine.discard_sizes == (3, 3)
    dealt = events_of_kind(match.seen(BEN), "HandDealt")
    assert [event.cards is None for event in dealt] == [event.seat == ANN for event in dealt]


def test_2_3_passed_cards_are_known_to_giver_and_receiver_until_they_may_have_moved_on():
    match = after_agreement(3, dealer=2)
    while match.to_act == (ANN,):
        play_default(match)
    given = events_of_kind(match.seen(ANN), "CardsPassed")[0]
    assert events_of_kind(match.seen(BEN), "CardsPassed")[0].cards == given.cards
    assert events_of_kind(match.seen(CAT), "CardsPassed")[0].cards is None
    assert sorted(match.view(ANN).known[BEN]) == sorted(given.cards)
    assert match.view(CAT).known[BEN] == ()
    while match.to_act == (BEN,):
        play_default(match)
    left = match.view(ANN).known[BEN]
    assert all(left.count(card) >= given.cards.count(card) - 4 for card in given.cards)
    assert len(left) < len(given.cards)
