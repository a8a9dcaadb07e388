"""Tests that what is over has no effect on what comes next: a toll, a choice, a turn and the match (§3.4, §3.6, §4.2,
§4.7, §4.12, §6.3).
"""

import pytest

import ludotheque
from ludotheque.games.malta.events import CardsGiven, SeatLost
from tests.games.malta.table import (
    ANN,
    BEN,
    CAT,
    all_pass,
    choose,
    events_of_kind,
    move,
    name_targets,
    pay_first,
    play,
    table,
    view_of,
)

pytestmark = pytest.mark.compiled


def test_3_4_a_0_circle_costs_no_toll():
    match = table("2× Negate", "2× Negate", pawns="a3 a4", board={"a4": "(*2)"}, phase="moving")
    happened = move(match, ANN, "up")
    assert (events_of_kind(happened, CardsGiven), view_of(match).turn) == ([], BEN)


def test_3_4_five_cards_pay_two_tolls_of_three_in_the_payers_order():
    match = table("5× Negate", "Shove", "Shove", pawns="a4 a5 a5", phase="moving")
    move(match, ANN, "up")
    assert view_of(match).phase == "ordering"


def test_3_4_each_toll_is_counted_separately():
    board = {"a4": "*2", "b4": "*1"}
    match = table("3× Negate", "3× Negate", "Shove", pawns="a3 a4 b4", board=board, phase="moving", deck="")
    move(match, ANN, "up")
    choose(match, ANN, "Negate", "Negate")
    for _ in range(3):
        play(match, BEN, "Negate")
    move(match, BEN, "right")
    assert (view_of(match).phase, view_of(match).to_choose, view_of(match).receiver) == ("paying", 1, CAT)


def test_3_4_an_unpaid_toll_does_not_carry_over_to_the_next_payer():
    match = table("Negate", "2× Shove", "2× Shove", pawns="a3 a4 a4", phase="moving", deck="")
    move(match, ANN, "up")
    happened = pay_first(match, ANN, BEN)
    assert events_of_kind(happened, SeatLost) == [SeatLost(ANN, "no-cards")]
    play(match, BEN, "Shove", "right")
    play(match, BEN, "Shove", "right")
    happened = move(match, BEN, "up")
    assert (events_of_kind(happened, CardsGiven), view_of(match).turn) == ([], CAT)


def test_3_4_after_payment_no_toll_is_owed():
    match = table("3× Negate", "3× Negate", "Shove", pawns="a3 a4 c4", phase="moving", deck="")
    move(match, ANN, "up")
    assert view_of(match).receiver == BEN
    choose(match, ANN, "Negate", "Negate")
    assert view_of(match).receiver is None


def test_3_6_a_complete_choice_cannot_be_taken_back():
    match = table("Discard Two of Yours, 2× Negate, 2× Shove", "Negate", quota=2)
    play(match, ANN, "Discard Two of Yours")
    choose(match, ANN, "Negate", "Shove")
    assert match.to_act == (ANN,)
    with pytest.raises(ludotheque.Refused):
        match.take_back(ANN)


def test_4_2_end_turn_ends_only_one_turn():
    match = table("End Turn, 2× Negate", "4× Sidestep", quota=1, deck="")
    play(match, ANN, "End Turn")
    play(match, BEN, "Sidestep", "up")
    assert (view_of(match).turn, view_of(match).phase, view_of(match).quota) == (BEN, "playing", 1)


def test_4_12_hand_me_down_gives_the_only_card_without_asking():
    match = table("Hand-Me-Down, Shove", "Negate", "Negate")
    happened = play(match, ANN, "Hand-Me-Down", BEN)
    assert events_of_kind(happened, CardsGiven) == [CardsGiven(ANN, BEN, 1, ("Shove",))]
    assert events_of_kind(happened, SeatLost) == [SeatLost(ANN, "no-cards")]


def test_4_7_option_random_lets_targets_be_taken_back():
    options = {"blind_faith": "random"}
    cards = "Discard Two of Yours, Swap Two Spaces, 3× Shove"
    luck = "Discard Two of Yours, Swap Two Spaces"
    match = table("Negate", cards, phase="moving", deck="", blind=[BEN], options=options, luck=luck)
    move(match, ANN, "up")
    all_pass(match)
    choose(match, BEN, "Shove", "Shove")
    before = match.to_json()
    name_targets(match, BEN, "c4")
    match.take_back(BEN)
    assert match.to_json() == before


def test_6_3_nothing_happens_after_the_last_round():
    options = {"last_round": 3}
    match = table("Negate", "End Turn, 3× Negate", turn=BEN, quota=2, round=3, hadTurn=[ANN], options=options)
    play(match, BEN, "End Turn")
    assert match.outcome is not None
    view = view_of(match)
    assert (view.phase, view.turn, view.round, view.quota, view.to_act) == ("over", BEN, 3, 0, ())
