"""Tests of §3.4, tolls: what a seat pays for the space it steps on.  Positions are written as table.py explains."""

import pytest

from ludotheque.games.malta.events import CardsGiven, FirstPaymentChosen, SeatLost
from tests.games.malta.table import (
    ANN,
    BEN,
    CAT,
    DAN,
    choice_values,
    choose,
    events_of_kind,
    hand,
    move,
    pawn,
    pay_first,
    play,
    table,
    view_of,
)

pytestmark = pytest.mark.compiled


def test_3_4_the_payer_chooses_as_many_cards_as_the_spaces_number():
    match = table("Negate, Shove, Sidestep", "Draw Two", pawns="a3 a4", phase="moving")
    move(match, ANN, "up")
    assert (view_of(match).phase, match.to_act, view_of(match).to_choose) == ("paying", (ANN,), 2)
    assert choice_values(match, ANN) == ["Shove", "Sidestep", "Negate"]
    happened = choose(match, ANN, "Sidestep", "Negate")
    assert events_of_kind(happened, CardsGiven) == [CardsGiven(ANN, BEN, 2, ("Sidestep", "Negate"))]
    assert hand(match, ANN) == ["Shove"]


def test_3_4_each_owner_is_paid():
    match = table("3× Negate, 2× Shove", "Draw Two", "Draw Two", "Draw Two", pawns="a3 a4 a4 c4", phase="moving")
    move(match, ANN, "up")
    choose(match, ANN, "Negate", "Negate")
    assert view_of(match).receiver == CAT
    choose(match, ANN, "Shove", "Shove")
    assert hand(match, ANN) == ["Negate"]
    assert hand(match, CAT) == ["Draw Two", "Shove", "Shove"]


def test_3_4_a_payer_left_without_cards_loses():
    match = table("Negate, Shove", "Draw Two", "Draw Two", pawns="a3 a4 g4", phase="moving")
    happened = move(match, ANN, "up")
    assert events_of_kind(happened, CardsGiven) == [CardsGiven(ANN, BEN, 2, ("Shove", "Negate"))]
    assert events_of_kind(happened, SeatLost) == [SeatLost(ANN, "no-cards")]


def test_3_4_a_payer_who_cannot_pay_all_chooses_the_order():
    match = table("Negate, Shove, Sidestep", "Draw Two", "Draw Two", "Draw Two", pawns="a3 a4 a4 a4", phase="moving")
    move(match, ANN, "up")
    assert (view_of(match).phase, choice_values(match, ANN)) == ("ordering", [BEN, CAT, DAN])
    assert pay_first(match, ANN, CAT) == [FirstPaymentChosen(ANN, CAT)]
    choose(match, ANN, "Shove", "Negate")
    assert (view_of(match).phase, choice_values(match, ANN)) == ("ordering", [BEN, DAN])
    happened = pay_first(match, ANN, DAN)
    # Dan, paid last, gets the one card that is left, and Ben gets nothing.
    assert events_of_kind(happened, CardsGiven) == [CardsGiven(ANN, DAN, 1, ("Sidestep",))]
    assert events_of_kind(happened, SeatLost) == [SeatLost(ANN, "no-cards")]
    assert hand(match, CAT) == ["Draw Two", "Negate", "Shove"]


def test_3_4_a_payer_with_enough_for_all_is_not_asked_for_an_order():
    match = table("4× Negate", "Draw Two", "Draw Two", pawns="a3 a4 a4", phase="moving")
    move(match, ANN, "up")
    assert view_of(match).phase == "paying"
    happened = choose(match, ANN, "Negate", "Negate")
    assert events_of_kind(happened, SeatLost) == [SeatLost(ANN, "no-cards")]


def test_3_4_the_last_of_several_owners_gets_what_is_left_without_asking():
    match = table("3× Negate", "Draw Two", "Draw Two", pawns="a3 a4 a4", phase="moving")
    move(match, ANN, "up")
    pay_first(match, ANN, CAT)
    choose(match, ANN, "Negate", "Negate")
    assert "Negate" in hand(match, BEN)
    assert view_of(match).lost == (ANN,)


def test_3_4_given_cards_are_seen_by_giver_and_receiver_only():
    match = table("Negate, Shove, Sidestep", "Draw Two", "Draw Two", pawns="a3 a4 g4", phase="moving")
    move(match, ANN, "up")
    given = events_of_kind(choose(match, ANN, "Negate", "Sidestep"), CardsGiven)[0]
    for seat in (ANN, BEN):
        assert given.seen_by(seat).cards == ("Negate", "Sidestep")
    for other in (CAT, None):
        assert given.seen_by(other) == CardsGiven(ANN, BEN, 2, None)


@pytest.mark.parametrize(
    ("card", "targets"),
    [
        ("Sidestep", ["up"]),
        ("Everyone Moves", ["up"]),
        ("Trade Places", [ANN, CAT]),
        ("Long Jump", ["right"]),
        ("Going Home", [ANN]),
    ],
)
def test_3_4_moves_by_card_cost_no_toll(card, targets):
    match = table(f"{card}, 2× Negate", "Draw Two", "Draw Two", pawns="a6 a7 c6", homes="s1 s1 s3", quota=2)
    happened = play(match, ANN, card, *targets)
    assert not events_of_kind(happened, CardsGiven)
    assert hand(match, ANN) == ["Negate", "Negate"]


def test_3_4_a_shove_costs_no_toll():
    match = table("Shove, 2× Negate", "Draw Two", pawns="a4 a5", quota=2)
    play(match, ANN, "Shove", "down")
    assert pawn(match, BEN) == "a4" and hand(match, BEN) == ["Draw Two"]


def test_3_4_a_0_circle_takes_no_toll():
    match = table("Negate, Shove", "Draw Two", pawns="a3 a4", board={"a4": "(*2)"}, phase="moving")
    happened = move(match, ANN, "up")
    assert not events_of_kind(happened, CardsGiven)


def test_3_4_a_pawn_that_others_join_pays_no_toll():
    match = table("Negate", "2× Shove", pawns="a3 a4", phase="moving")
    move(match, ANN, "right")
    assert view_of(match).turn == BEN
    assert not events_of_kind(play(match, BEN, "Shove", "up"), CardsGiven)
