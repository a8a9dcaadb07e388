"""Tests of §2: how to lose.  Positions are written in the notation that table.py explains."""

import pytest

from ludotheque.games.malta.events import BlindFaithLaid, SeatLost, TurnBegan, TurnEnded
from tests.games.malta.table import (
    ANN,
    BEN,
    CAT,
    DAN,
    choice_values,
    choose,
    events_of_kind,
    hand,
    lay,
    move,
    pawn,
    play,
    play_turned_round,
    react,
    table,
    view_of,
)

pytestmark = pytest.mark.compiled


def test_2_1_a_player_without_a_card_in_their_own_turn_loses():
    match = table("Sidestep", "Negate", "Negate")
    happened = play(match, ANN, "Sidestep", "up")
    assert events_of_kind(happened, SeatLost) == [SeatLost(ANN, "no-cards")]
    assert view_of(match).lost == (ANN,)


def test_2_1_a_player_who_cannot_move_in_their_movement_phase_loses():
    match = table("Sidestep, Negate", "Negate", "Negate", board={"a5": "(d3)"})
    happened = play(match, ANN, "Sidestep", "up")
    assert events_of_kind(happened, SeatLost) == [SeatLost(ANN, "no-way")]


def test_2_2_a_lost_seats_pawn_leaves_the_board_and_its_cards_are_kept():
    match = table("Sidestep, Negate, Shove", "Negate", "Negate", board={"a5": "(d3)"}, quota=1)
    play(match, ANN, "Sidestep", "up")
    assert pawn(match, ANN) is None
    assert hand(match, ANN) == ["Negate", "Shove"]


def test_2_3_running_out_of_cards_in_a_rivals_turn_does_not_lose():
    """Plays the rulebook's example: a seat that a rival has left without cards does not lose before its own turn, in
    which it first draws.
    """
    match = table("Discard Two of Theirs, Negate, Shove", "Sidestep, Shove")
    happened = play(match, ANN, "Discard Two of Theirs")
    assert hand(match, BEN) == []
    assert not events_of_kind(happened, SeatLost)
    assert view_of(match).lost == ()
    play(match, ANN, "Negate")
    happened = move(match, ANN, "up")
    # Ben draws before his hand is checked.
    assert not events_of_kind(happened, SeatLost)
    assert view_of(match).turn == BEN and len(hand(match, BEN)) == 2


def test_2_3_standing_on_a_0_circle_in_a_rivals_turn_does_not_lose():
    match = table("Remove A Space, 2× Negate", "Negate", quota=1)
    happened = play(match, ANN, "Remove A Space", "c4")
    assert not events_of_kind(happened, SeatLost)
    assert pawn(match, BEN) == "c4"


def test_2_4_losing_is_checked_after_drawing():
    match = table("Negate", "", "Negate", phase="moving", board={"c4": "(*2)"})
    happened = move(match, ANN, "up")
    assert events_of_kind(happened, SeatLost) == [SeatLost(BEN, "no-cards")]
    assert events_of_kind(happened, TurnEnded) == [TurnEnded(ANN), TurnEnded(BEN)]
    assert view_of(match).turn == CAT


def test_2_4_losing_is_checked_after_drawing_from_an_empty_deck():
    match = table("Negate", "", "Negate", phase="moving", deck="")
    assert events_of_kind(move(match, ANN, "up"), SeatLost) == [SeatLost(BEN, "no-cards")]


def test_2_4_losing_is_checked_after_each_card_even_if_more_must_be_played():
    match = table("Discard Two of Yours, 2× Negate", "Negate", "Negate", quota=2)
    happened = play(match, ANN, "Discard Two of Yours")
    assert events_of_kind(happened, SeatLost) == [SeatLost(ANN, "no-cards")]


def test_2_4_losing_is_checked_only_when_all_reactions_are_resolved():
    # Ann's last two cards lie on the table while her Draw Two resolves.
    match = table("Draw Two, Negate", "Negate", quota=1)
    lay(match, ANN, "Draw Two")
    happened = react(match, (BEN, "Negate"), (ANN, "Negate"))
    assert not events_of_kind(happened, SeatLost)
    assert len(hand(match, ANN)) == 2


def test_2_4_losing_is_checked_after_paying_tolls():
    match = table("Negate", "Negate", "Negate", pawns="a3 a4 g4", phase="moving")
    happened = move(match, ANN, "up")
    assert events_of_kind(happened, SeatLost) == [SeatLost(ANN, "no-cards")]
    assert hand(match, BEN)[:2] != [] and pawn(match, ANN) is None


def test_2_4_a_last_card_that_draws_saves_its_player():
    for card in ("Draw Two", "Round On The House"):
        match = table(card, "Negate")
        assert not events_of_kind(play(match, ANN, card), SeatLost)
        assert len(hand(match, ANN)) > 0


def test_2_4_a_loss_ends_the_turn_and_the_card_in_play_is_discarded():
    match = table("Swap Hands, Negate", "", "Negate", quota=1)
    happened = play(match, ANN, "Swap Hands", BEN)
    assert events_of_kind(happened, SeatLost) == [SeatLost(ANN, "no-cards")]
    assert events_of_kind(happened, TurnEnded) == [TurnEnded(ANN)]
    assert view_of(match).discards == ("Swap Hands",)
    assert view_of(match).stack == () and view_of(match).turn == BEN


def test_2_5_a_lost_seat_has_no_turns():
    match = table("Negate, Shove", "Negate", "Negate", lost=[BEN], phase="moving")
    happened = move(match, ANN, "up")
    assert events_of_kind(happened, TurnBegan) == [TurnBegan(CAT, 1)]


def test_2_5_a_lost_seat_is_no_rival_and_no_target():
    match = table("Shove, Swap Hands, Going Home, Trade Places", "Negate", "2× Shove", "Negate", lost=[CAT])
    for card, seats in (
        ("Shove", [BEN, DAN]),
        ("Swap Hands", [BEN, DAN]),
        ("Going Home", [ANN, BEN, DAN]),
        ("Trade Places", [ANN, BEN, DAN]),
    ):
        match.play(ANN, {"type": "playCard", "card": card})
        assert choice_values(match, ANN) == seats
        match.take_back(ANN)


def test_2_5_a_lost_seat_reacts_to_nothing():
    match = table("Draw Two, Shove", "Negate", "Negate", lost=[CAT])
    lay(match, ANN, "Draw Two")
    assert match.to_act == (BEN,)


def test_2_5_kept_cards_are_out_of_reach():
    match = table("Pass It On, Shove", "Sidestep", "Negate", "Boomerang", lost=[CAT])
    play(match, ANN, "Pass It On")
    # Cat has lost, so Dan is the next to Ben's left.
    assert hand(match, CAT) == ["Negate"]
    assert hand(match, DAN) == ["Sidestep"]
    assert "Boomerang" in hand(match, ANN)


def test_2_5_a_lost_seat_draws_nothing():
    match = table("Round On The House, Shove", "Sidestep", "Negate", lost=[CAT])
    play(match, ANN, "Round On The House")
    assert hand(match, CAT) == ["Negate"]


def test_2_5_a_blind_faith_on_a_lost_seat_lapses():
    # Because of the Boomerang, Blind Faith affects Ann's own next turn, but she loses before that turn.
    match = table("Blind Faith, Sidestep", "Boomerang", "Negate, Welcome Back", quota=2)
    happened = play_turned_round(match, ANN, "Blind Faith", by=BEN)
    assert events_of_kind(happened, BlindFaithLaid) == [BlindFaithLaid(ANN)]
    assert view_of(match).blind == (ANN,)
    happened = play(match, ANN, "Sidestep", "up")
    assert events_of_kind(happened, SeatLost) == [SeatLost(ANN, "no-cards")]
    assert view_of(match).blind == ()


def test_2_5_the_next_seat_is_the_next_one_that_has_not_lost():
    match = table("Blind Faith, Shove", "Negate", "Negate", "Negate", lost=[BEN, CAT], quota=1)
    play(match, ANN, "Blind Faith")
    assert view_of(match).blind == (DAN,)


def test_2_5_a_lost_seat_takes_no_toll():
    match = table("Negate, Shove", "Negate", "Negate", pawns="a3 a4 g4", lost=[BEN], phase="moving")
    move(match, ANN, "up")
    assert hand(match, ANN) == ["Negate", "Shove"]


def test_2_5_choices_of_hidden_cards_are_not_asked_of_a_lost_seat():
    match = table("Pass It On, 2× Shove", "2× Sidestep", "2× Negate", "2× Boomerang", lost=[CAT])
    play(match, ANN, "Pass It On")
    assert match.to_act == (ANN, BEN, DAN)
    choose(match, ANN, "Shove")
    choose(match, BEN, "Sidestep")
    choose(match, DAN, "Boomerang")
    assert hand(match, CAT) == ["Negate", "Negate"]
