"""Tests of §3: passing cards."""

from __future__ import annotations

import pytest

from ludotheque.games.wound_up.actions import DiscardCard, GiveCard
from tests.games.wound_up.table import (
    ANN,
    BEN,
    CAT,
    after_agreement,
    events_of_kind,
    hand,
    kinds,
    phase,
    play_default,
    refusal,
    table,
)

pytestmark = pytest.mark.compiled


def rounds(match):
    """Plays all passing of one turn; returns which seats passed how many cards to which seats, or discarded or drew
    them.
    """
    found = []
    while phase(match) in ("giving", "discarding"):
        events = match.play_default(match.to_act[0])
        found += [(event.giver, event.receiver, event.count) for event in events_of_kind(events, "CardsPassed")]
        found += [(event.seat, "discards", event.count) for event in events_of_kind(events, "CardsDiscarded")]
        found += [(event.seat, "draws", event.count) for event in events_of_kind(events, "CardsDrawn")]
    return found


def test_3_1_two_seats_exchange_with_each_other_and_with_the_deck():
    match = after_agreement(2, dealer=BEN)
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
    match = after_agreement(4, dealer=3)
    counts = [count for _, _, count in rounds(match)]
    assert counts == [5] * 4 + [4] * 4 + [3] * 4 + [2] * 4 + [1] * 4


def test_3_2_three_seats_begin_with_four_left_of_the_dealer():
    found = rounds(after_agreement(3, dealer=0))
    assert found[:4] == [(BEN, CAT, 4), (CAT, ANN, 4), (ANN, BEN, 4), (BEN, CAT, 3)]
    assert len(found) == 12


def test_3_2_every_kind_of_card_may_be_passed():
    match = table("W1 W2 W3 W4 L R O *", "W1 W1 W1 W1", "W2 W2 W2 W2", stage="passing", bidder=None, passer=ANN)
    assert [action.card for action in match.choices(ANN)] == [*match.view(ANN).hand]
    assert len(match.choices(ANN)) == 8
    for card in ("Wild", "Wind 1", "Rotate Opponent", "Wind 4"):
        match.play(ANN, GiveCard(card))
    assert match.view(ANN).hand == ("Wind 2", "Wind 3", "Rotate Left", "Rotate Right")
    assert match.view(BEN).hand_sizes == (4, 8, 4)
    assert events_of_kind(match.seen(BEN), "CardsPassed")[0].cards == ("Wind 1", "Wind 4", "Rotate Opponent", "Wild")


def test_3_2_only_cards_in_hand_can_be_passed():
    match = table("W1 W1 W2 L L L", "W3 W4 R R O *", "W3 W3 W3 W3 W3 W3", stage="passing", bidder=None, passer=ANN)
    assert refusal(match, ANN, GiveCard("Wind 4")) == ("§3.2", "not-in-hand")
    assert refusal(match, ANN, GiveCard("Joker")) == ("§3.2", "no-such-card")
    assert refusal(match, ANN, DiscardCard("Wind 1")) == ("§3.2", "give-first")
    match.play(ANN, GiveCard("Wind 2"))
    assert refusal(match, ANN, GiveCard("Wind 2")) == ("§3.2", "not-in-hand")


def test_3_3_in_turn_a_seat_may_pass_on_cards_it_has_just_received():
    match = after_agreement(3, dealer=2)
    while match.to_act == (ANN,):
        play_default(match)
    received = events_of_kind(match.seen(BEN), "CardsPassed")[0].cards
    assert match.view(BEN).hand_sizes[BEN] == 14
    for card in received:
        match.play(BEN, GiveCard(card))
    assert sorted(events_of_kind(match.seen(CAT), "CardsPassed")[1].cards) == sorted(received)


def test_3_3_together_all_choose_before_any_card_arrives():
    match = after_agreement(3, dealer=2, passing="together")
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
    assert [event.count for event in events_of_kind(match.seen(None), "CardsPassed")] == [4, 4, 4]


def test_3_3_option_none_skips_passing():
    match = after_agreement(4, passing="none")
    assert phase(match) == "opening"


def test_3_3_a_card_chosen_may_be_taken_back_until_the_cards_go():
    match = after_agreement(2, dealer=BEN)
    before = match.view(ANN)
    match.play_default(ANN)
    assert match.view(BEN).step == before.step
    match.take_back(ANN)
    assert match.view(ANN) == before
    for _ in range(3):
        play_default(match)
    assert not match.may_take_back(ANN)


def test_3_3_one_card_after_another_may_be_taken_back():
    match = table("W1 W2 W3 L", "R R R R", stage="passing", bidder=None, passer=ANN)
    match.play(ANN, GiveCard("Wind 1"))
    match.play(ANN, GiveCard("Wind 2"))
    events = match.take_back(ANN)
    assert kinds(events) == ["StepTakenBack"] and match.view(ANN).chosen == ("Wind 1",)
    match.take_back(ANN)
    assert match.view(ANN).chosen == () and not match.may_take_back(ANN)
    assert not match.may_take_back(BEN)


def test_3_3_together_a_complete_choice_is_sealed_and_may_be_reopened():
    match = table("W1 W2 W3 L", "R R R R", stage="passing", bidder=None, options={"passing": "together"})
    assert kinds(match.play(BEN, GiveCard("Rotate Right"))) == ["StepTaken"]
    match.play(BEN, GiveCard("Rotate Right"))
    assert kinds(match.play(BEN, GiveCard("Rotate Right"))) == ["ChoiceSealed"]
    assert match.to_act == (ANN,) and match.view(ANN).sealed == (BEN,)
    assert kinds(match.take_back(BEN)) == ["ChoiceReopened"]
    assert match.to_act == (ANN, BEN) and match.view(BEN).chosen == ("Rotate Right", "Rotate Right")
    assert kinds(match.take_back(BEN)) == ["StepTakenBack"]


def test_3_3_together_all_cards_go_to_the_left_at_once():
    match = table(
        *("W1 W1 W1 W1 L", "W2 W2 W2 W2 R", "W3 W3 W3 W3 O"),
        stage="passing",
        bidder=None,
        dealer=ANN,
        options={"passing": "together"},
    )
    for seat, card in ((CAT, "Wind 3"), (ANN, "Wind 1"), (BEN, "Wind 2")):
        for _ in range(4):
            events = match.play(seat, GiveCard(card))
    passed = events_of_kind(events, "CardsPassed")
    assert [(event.giver, event.receiver, event.count) for event in passed] == [
        (BEN, CAT, 4),
        (CAT, ANN, 4),
        (ANN, BEN, 4),
    ]
    assert match.view(ANN).hand == ("Wind 3",) * 4 + ("Rotate Left",)
    assert match.view(BEN).hand == ("Wind 1",) * 4 + ("Rotate Right",)
    assert match.view(CAT).hand == ("Wind 2",) * 4 + ("Rotate Opponent",)
    assert match.view(None).hand_sizes == (5, 5, 5)
    assert match.view(ANN).known == ((), ("Wind 1",) * 4, ())  # Ann knows only the cards she gave
    assert match.view(BEN).known == ((), (), ("Wind 2",) * 4)


def test_3_3_together_cards_that_may_have_moved_on_are_no_longer_known():
    """Shows what Ann still knows of Ben's hand when he passes four cards to Cat, which Ann does not see."""
    known = [[[], ["Wind 2", "Wind 2", "Rotate Right"], []], [[], [], []], [[], ["Wind 2"], []]]
    hands = ("W1 W1 W1 W1 L", "W2 W2 W2 W2 R R R", "W3 W3 W3 W3 O")
    match = table(*hands, stage="passing", bidder=None, known=known, options={"passing": "together"})
    for seat, cards in ((ANN, "W1 W1 W1 W1"), (BEN, "W2 W2 W2 R"), (CAT, "W3 W3 W3 W3")):
        for card in hand(cards):
            match.play(seat, GiveCard(card))
    assert match.view(ANN).known[BEN] == ("Wind 1",) * 4
    assert match.view(CAT).known[BEN] == ()
    assert match.view(BEN).known[CAT] == ("Wind 2", "Wind 2", "Wind 2", "Rotate Right")


def test_3_3_together_two_seats_discard_and_draw_at_the_same_time():
    match = after_agreement(2, dealer=ANN, passing="together")
    while phase(match) == "giving":
        play_default(match)
    hands = [list(match.view(seat).hand) for seat in (ANN, BEN)]
    for seat in (ANN, ANN, BEN):
        match.play(seat, DiscardCard(hands[seat].pop()))
    assert match.view(None).discard_sizes == (0, 0) and match.to_act == (BEN,)
    events = match.play(BEN, DiscardCard(hands[BEN].pop()))
    told = [(type(event).__name__, event.seat, event.count) for event in events if hasattr(event, "count")]
    assert told == [
        ("CardsDiscarded", BEN, 2),
        ("CardsDiscarded", ANN, 2),
        ("CardsDrawn", BEN, 2),
        ("CardsDrawn", ANN, 2),
    ]
    assert match.view(None).discard_sizes == (2, 2) and match.view(None).hand_sizes == (10, 10)
    assert match.view(None).deck == 60 - 20 - 4
    (drawn,) = [event for event in events_of_kind(match.seen(ANN), "CardsDrawn") if event.seat == ANN]
    assert sorted(match.view(ANN).hand) == sorted([*hands[ANN], *drawn.cards])
    (aside,) = [event for event in events_of_kind(match.seen(ANN), "CardsDiscarded") if event.seat == ANN]
    assert aside.cards == match.view(ANN).discarded and len(aside.cards) == 2
    assert phase(match) == "discarding" and match.to_act == (ANN, BEN)


def test_3_1_discarded_cards_may_be_those_received_from_a_neighbour():
    """Shows that a seat knows less about the cards that it passed on, after its neighbour has discarded cards face
    down.
    """
    match = table("W1 W1 W1 L", "R R R R", stage="passing", bidder=None, passer=ANN)
    for card in ["Wind 1"] * 3 + ["Rotate Right"] * 3:
        match.play(match.to_act[0], GiveCard(card))
    assert match.view(ANN).known[BEN] == ("Wind 1",) * 3
    assert match.view(BEN).known[ANN] == ("Rotate Right",) * 3
    match.play(ANN, DiscardCard("Rotate Right"))
    match.play(ANN, DiscardCard("Rotate Left"))
    assert match.view(BEN).known[ANN] == ("Rotate Right",)
    assert match.view(ANN).known[BEN] == ("Wind 1",) * 3
    assert match.view(ANN).discarded == ("Rotate Left", "Rotate Right") and match.view(BEN).discarded == ()
    assert match.to_act == (BEN,) and phase(match) == "discarding"
