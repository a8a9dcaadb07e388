"""§3  Passing cards."""

from __future__ import annotations

import pytest

from ludotheque.games.wound_up.actions import DiscardCard, GiveCard
from tests.games.wound_up.table import ANN, BEN, CAT, agreed, by_default, only, phase, refusal, table

pytestmark = pytest.mark.compiled


def rounds(match):
    """All passing of one turn: who, to whom, how many."""
    found = []
    while phase(match) in ("giving", "discarding"):
        events = match.play_default(match.to_act[0])
        found += [(one.giver, one.receiver, one.count) for one in only(events, "CardsPassed")]
        found += [(one.seat, "discards", one.count) for one in only(events, "CardsDiscarded")]
        found += [(one.seat, "draws", one.count) for one in only(events, "CardsDrawn")]
    return found


def test_3_1_two_seats_exchange_with_each_other_and_with_the_deck():
    match = agreed(2, dealer=BEN)
    assert rounds(match) == [
        (ANN, BEN, 3),
        (BEN, ANN, 3),
        *[(ANN, "discards", 2), (ANN, "draws", 2), (BEN, "discards", 2), (BEN, "draws", 2)],
        *[(ANN, "discards", 1), (ANN, "draws", 1), (BEN, "discards", 1), (BEN, "draws", 1)],
    ]
    view = match.view(ANN)
    assert view.hand_sizes == (10, 10)
    assert view.deck == 60 - 20 - 6 and view.discard_sizes == (3, 3)


def test_3_2_example_with_four_seats_five_four_three_two_one():
    match = agreed(4, dealer=3)
    counts = [count for _, _, count in rounds(match)]
    assert counts == [5] * 4 + [4] * 4 + [3] * 4 + [2] * 4 + [1] * 4


def test_3_2_three_seats_begin_with_four_left_of_the_dealer():
    found = rounds(agreed(3, dealer=0))
    assert found[:4] == [(BEN, CAT, 4), (CAT, ANN, 4), (ANN, BEN, 4), (BEN, CAT, 3)]
    assert len(found) == 12


def test_3_2_what_is_not_in_hand_cannot_be_passed():
    match = table("W1 W1 W2 L L L", "W3 W4 R R O *", "W3 W3 W3 W3 W3 W3", stage="passing", bidder=None, passer=ANN)
    assert refusal(match, ANN, GiveCard("Wind 4")) == ("§3.2", "not-in-hand")
    assert refusal(match, ANN, GiveCard("Joker")) == ("§3.2", "no-such-card")
    assert refusal(match, ANN, DiscardCard("Wind 1")) == ("§3.2", "give-first")
    match.play(ANN, GiveCard("Wind 2"))
    assert refusal(match, ANN, GiveCard("Wind 2")) == ("§3.2", "not-in-hand")


def test_3_3_in_turn_a_seat_may_pass_on_what_it_has_just_received():
    match = agreed(3, dealer=2)
    while match.to_act == (ANN,):
        by_default(match)
    received = only(match.seen(BEN), "CardsPassed")[0].cards
    assert match.view(BEN).hand_sizes[BEN] == 14
    for card in received:
        match.play(BEN, GiveCard(card))
    assert sorted(only(match.seen(CAT), "CardsPassed")[1].cards) == sorted(received)


def test_3_3_together_all_choose_before_anything_comes():
    match = agreed(3, dealer=2, passing="together")
    assert match.to_act == (ANN, BEN, CAT)
    while ANN in match.to_act:
        match.play_default(ANN)
    assert match.view(None).sealed == (ANN,)
    assert match.view(BEN).hand_sizes == (10, 10, 10)
    assert refusal(match, ANN, GiveCard(match.view(ANN).hand[0])) == ("§3.3", "chosen-already")
    match.take_back(ANN)
    assert match.to_act == (ANN, BEN, CAT)
    while ANN in match.to_act:
        match.play_default(ANN)
    for seat in (CAT, BEN):
        while seat in match.to_act and match.view(None).round == 0:
            match.play_default(seat)
    assert match.view(None).round == 1
    assert [one.count for one in only(match.seen(None), "CardsPassed")] == [4, 4, 4]


def test_3_3_none():
    match = agreed(4, passing="none")
    assert phase(match) == "opening"


def test_3_3_a_card_chosen_may_be_taken_back_until_the_cards_go():
    match = agreed(2, dealer=BEN)
    before = match.view(ANN)
    match.play_default(ANN)
    assert match.view(BEN).step == before.step
    match.take_back(ANN)
    assert match.view(ANN) == before
    for _ in range(3):
        by_default(match)
    assert not match.may_take_back(ANN)
