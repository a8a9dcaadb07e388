"""Tests of §5.7: what each of the 26 cards does when Ann plays it and Ben turns it round with a Boomerang."""

import pytest

from ludotheque.games.malta.events import (
    CardDidNothing,
    CardNegated,
    CardsDiscarded,
    CardsDrawn,
    CardsGiven,
    CardTurnedRound,
    SeatLost,
)
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
    name_targets,
    pawn,
    play_turned_round,
    react,
    sign_at,
    table,
    view_of,
)

pytestmark = pytest.mark.compiled


def test_5_7_a_turned_card_counts_for_its_players_quota_and_is_discarded():
    match = table("Draw Two, 3× Shove", "Boomerang")
    play_turned_round(match, ANN, "Draw Two", by=BEN)
    assert (view_of(match).quota, view_of(match).discards) == (1, ("Boomerang", "Draw Two"))


def test_5_7_the_reactor_names_new_targets_when_boomerang_takes_effect():
    match = table("Remove A Space, 3× Shove", "Boomerang, Shove", "Shove")
    lay(match, ANN, "Remove A Space", "c4")
    react(match, (BEN, "Boomerang"))
    assert len(choice_values(match, BEN)) == 49
    happened = name_targets(match, BEN, "a4")
    assert events_of_kind(happened, CardTurnedRound) == [CardTurnedRound(BEN, "Remove A Space", ("a4",))]
    assert (sign_at(match, "a4"), sign_at(match, "c4")) == ("(*2)", "*2")


def test_5_7_steps_of_the_new_targets_are_unseen_and_can_be_taken_back():
    match = table("Swap Two Spaces, 3× Shove", "Boomerang, Shove", "Shove")
    play_turned_round(match, ANN, "Swap Two Spaces", "a1", "b1", by=BEN)
    before, others = match.to_json(), [match.view(seat) for seat in (ANN, CAT, None)]
    name_targets(match, BEN, "c4")
    assert [match.view(seat) for seat in (ANN, CAT, None)] == others
    match.take_back(BEN)
    assert match.to_json() == before and not match.may_take_back(BEN)


def test_5_7_the_player_of_a_turned_card_may_lose_by_it():
    match = table("Draw Two", "Boomerang", "Shove")
    happened = play_turned_round(match, ANN, "Draw Two", by=BEN)
    assert events_of_kind(happened, SeatLost) == [SeatLost(ANN, "no-cards")]


def test_5_7_a_turned_card_opens_no_further_window():
    match = table("Shove, 3× Negate", "Boomerang, Negate", "Negate")
    play_turned_round(match, ANN, "Shove", CAT, "up", by=BEN, anew=["right"])
    assert (view_of(match).phase, match.to_act) == ("playing", (ANN,))


# ── The hand ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_5_7_draw_two_the_reactor_draws():
    match = table("Draw Two, 3× Shove", "Boomerang", luck="Negate, End Turn")
    happened = play_turned_round(match, ANN, "Draw Two", by=BEN)
    assert events_of_kind(happened, CardsDrawn) == [CardsDrawn(BEN, 2, ("Negate", "End Turn"))]


def test_5_7_discard_two_of_yours_the_reactor_discards_his():
    match = table("Discard Two of Yours, 3× Shove", "Boomerang, Sidestep, Negate, End Turn")
    play_turned_round(match, ANN, "Discard Two of Yours", by=BEN)
    assert (view_of(match).phase, match.to_act) == ("discarding", (BEN,))
    happened = choose(match, BEN, "Negate", "Sidestep")
    assert events_of_kind(happened, CardsDiscarded) == [CardsDiscarded(BEN, ("Negate", "Sidestep"))]
    assert (hand(match, ANN), hand(match, BEN)) == (["Shove"] * 3, ["End Turn"])


def test_5_7_discard_two_of_theirs_hits_the_original_player_only():
    match = table("Discard Two of Theirs, 3× Shove", "Boomerang, Sidestep", "3× Negate")
    happened = play_turned_round(match, ANN, "Discard Two of Theirs", CAT, by=BEN)
    assert events_of_kind(happened, CardTurnedRound) == [CardTurnedRound(BEN, "Discard Two of Theirs", (ANN,))]
    assert match.to_act == (ANN,)
    choose(match, ANN, "Shove", "Shove")
    assert (hand(match, ANN), len(hand(match, CAT))) == (["Shove"], 3)


def test_5_7_discard_two_of_theirs_on_a_player_without_cards_does_nothing():
    match = table("Discard Two of Theirs", "Boomerang, Sidestep", "3× Negate")
    happened = play_turned_round(match, ANN, "Discard Two of Theirs", CAT, by=BEN)
    assert events_of_kind(happened, CardDidNothing) == [CardDidNothing(BEN, "Discard Two of Theirs")]
    assert events_of_kind(happened, SeatLost) == [SeatLost(ANN, "no-cards")]


def test_5_7_swap_hands_with_the_original_player():
    match = table("Swap Hands, 3× Shove", "Boomerang, Sidestep", "3× Negate")
    play_turned_round(match, ANN, "Swap Hands", CAT, by=BEN)
    assert (hand(match, ANN), hand(match, BEN), len(hand(match, CAT))) == (["Sidestep"], ["Shove"] * 3, 3)


def test_5_7_pickpocket_takes_from_the_original_player():
    match = table("Pickpocket, 2× Shove, Negate", "Boomerang", "3× Negate", luck="Negate")
    happened = play_turned_round(match, ANN, "Pickpocket", CAT, by=BEN)
    assert events_of_kind(happened, CardsGiven) == [CardsGiven(ANN, BEN, 1, ("Negate",))]


def test_5_7_hand_me_down_the_reactor_gives_to_the_original_player():
    match = table("Hand-Me-Down, 3× Shove", "Boomerang, Sidestep, Negate", "3× Negate")
    play_turned_round(match, ANN, "Hand-Me-Down", CAT, by=BEN)
    assert (view_of(match).phase, match.to_act, view_of(match).receiver) == ("giving", (BEN,), ANN)
    choose(match, BEN, "Sidestep")
    assert hand(match, ANN) == ["Shove", "Shove", "Shove", "Sidestep"]


def test_5_7_pass_it_on_goes_to_the_left_all_the_same():
    match = table("Pass It On, Shove", "Boomerang, Sidestep", "Negate")
    play_turned_round(match, ANN, "Pass It On", by=BEN)
    assert (hand(match, ANN), hand(match, CAT)) == (["Negate"], ["Sidestep"])


def test_5_7_round_on_the_house_all_draw_from_the_active_seat_on():
    match = table("Round On The House, 3× Shove", "Boomerang", "Negate")
    happened = play_turned_round(match, ANN, "Round On The House", by=BEN)
    assert [event.seat for event in events_of_kind(happened, CardsDrawn)] == [ANN, BEN, CAT]


def test_5_7_reshuffle_leaves_the_game():
    match = table("Reshuffle, 3× Shove", "Boomerang", discards="2× Draw Two")
    play_turned_round(match, ANN, "Reshuffle", by=BEN)
    # The Boomerang has resolved and lies on the discard pile before the card takes effect.
    assert (view_of(match).gone, view_of(match).discards, view_of(match).quota) == (("Reshuffle",), (), 1)
    assert view_of(match).deck == 108 - 3 - 1


# ── The pawns ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_5_7_everyone_moves_the_reactor_names_the_direction():
    match = table("Everyone Moves, 3× Shove", "Boomerang", "Negate")
    play_turned_round(match, ANN, "Everyone Moves", "right", by=BEN, anew=["up"])
    assert view_of(match).pawns == ("a5", "c5", "e5")


def test_5_7_going_home_any_pawn():
    match = table("Going Home, 3× Shove", "Boomerang, Negate", "Negate")
    play_turned_round(match, ANN, "Going Home", BEN, by=BEN)
    assert choice_values(match, BEN) == [ANN, BEN, CAT]
    name_targets(match, BEN, CAT)
    assert view_of(match).pawns == ("a4", "c4", "c1")


def test_5_7_shove_the_original_players_pawn():
    match = table("Shove, 3× Negate", "Boomerang", "Negate")
    play_turned_round(match, ANN, "Shove", CAT, "up", by=BEN)
    assert choice_values(match, BEN) == ["up", "right", "down"]
    name_targets(match, BEN, "down")
    assert view_of(match).pawns == ("a3", "c4", "e4")


def test_5_7_sidestep_moves_the_reactors_pawn():
    match = table("Sidestep, 3× Negate", "Boomerang", "Negate")
    play_turned_round(match, ANN, "Sidestep", "up", by=BEN, anew=["left"])
    assert view_of(match).pawns == ("a4", "b4", "e4")


def test_5_7_trade_places_any_two_pawns():
    match = table("Trade Places, 3× Negate", "Boomerang", "Negate")
    play_turned_round(match, ANN, "Trade Places", ANN, BEN, by=BEN, anew=[CAT, ANN])
    assert view_of(match).pawns == ("e4", "c4", "a4")


def test_5_7_long_jump_moves_the_reactors_pawn():
    match = table("Long Jump, 3× Negate", "Boomerang", "Negate")
    play_turned_round(match, ANN, "Long Jump", "up", by=BEN, anew=["left"])
    assert view_of(match).pawns == ("a4", "a4", "e4")


def test_5_7_welcome_back_any_lost_seat():
    match = table("Welcome Back, 3× Negate", "Boomerang, Shove", "Negate", "", lost=[CAT, DAN])
    play_turned_round(match, ANN, "Welcome Back", CAT, by=BEN)
    assert choice_values(match, BEN) == [CAT, DAN]
    name_targets(match, BEN, DAN)
    assert view_of(match).lost == (CAT,) and pawn(match, DAN) == "d1"


# ── The spaces ────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("card", "targets", "anew", "place", "sign"),
    [
        ("Remove A Space", ["c4"], ["a4"], "a4", "(*2)"),
        ("Restore A Space", ["f1"], ["g1"], "g1", "s7"),
        ("Swap Two Spaces", ["c4", "c5"], ["a1", "g7"], "a1", "u5"),
        ("Turn A Space", ["c4", "90°"], ["b1", "270°"], "b1", "s2'''"),
        ("Shift A Line", ["row 1", "left"], ["column b", "up"], "b1", "u3"),
    ],
)
def test_5_7_remove_a_space_restore_a_space_swap_two_spaces_turn_a_space_shift_a_line_any_space(
    card, targets, anew, place, sign
):
    match = table(f"{card}, 3× Negate", "Boomerang", "Negate", board={"f1": "(s6)", "g1": "(s7)"})
    play_turned_round(match, ANN, card, *targets, by=BEN, anew=anew)
    assert sign_at(match, place) == sign


# ── The turn ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("card", "targets"), [("End Turn", []), ("Second Wind", ["up"]), ("Negate", []), ("Boomerang", [])]
)
def test_5_7_end_turn_second_wind_negate_and_boomerang_are_only_negated(card, targets):
    match = table(f"{card}, 3× Shove", "Boomerang", "Negate")
    happened = play_turned_round(match, ANN, card, *targets, by=BEN)
    assert events_of_kind(happened, CardNegated) == [CardNegated(ANN, card)]
    assert not events_of_kind(happened, CardTurnedRound)


def test_5_7_blind_faith_hits_the_original_players_next_turn():
    match = table("Blind Faith, Negate", "Boomerang, 4× Shove", "Negate", quota=1)
    play_turned_round(match, ANN, "Blind Faith", by=BEN)
    assert view_of(match).blind == (ANN,)
    move(match, ANN, "up")
    # Ben is not affected; the card marks Ann's own next turn.
    assert (view_of(match).turn, view_of(match).phase, view_of(match).blind) == (BEN, "playing", (ANN,))
