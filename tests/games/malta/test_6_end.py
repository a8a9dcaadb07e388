"""Tests of §6: the end.  Positions are written in the notation that table.py explains."""

import pytest

import ludotheque
from ludotheque.games.malta.events import MatchEnded, SeatLost, SeatReturned, SpaceRestored, TurnBegan
from tests.games.malta.table import (
    ANN,
    BEN,
    CAT,
    DAN,
    events_of_kind,
    hand,
    lay,
    move,
    pawn,
    play,
    react,
    sign_at,
    table,
    view_of,
)

pytestmark = pytest.mark.compiled


def test_6_1_the_only_seat_that_has_not_lost_wins_at_once():
    match = table("Sidestep", "Shove")
    happened = play(match, ANN, "Sidestep", "up")
    ended = ludotheque.Outcome((BEN,), "last-standing", (2, 1))
    assert match.outcome == ended
    assert events_of_kind(happened, MatchEnded) == [MatchEnded(ended)]
    assert not events_of_kind(happened, TurnBegan)  # not even the next turn begins
    assert (match.to_act, view_of(match).phase) == ((), "over")


def test_6_1_seats_that_lost_later_get_better_places():
    match = table("Sidestep", "Shove", "", "", lost=[DAN, CAT])
    play(match, ANN, "Sidestep", "up")
    assert match.outcome == ludotheque.Outcome((BEN,), "last-standing", (2, 1, 3, 4))


def test_6_1_nothing_can_be_played_after_the_end():
    match = table("Sidestep", "Shove")
    play(match, ANN, "Sidestep", "up")
    for seat in (ANN, BEN):
        assert not match.choices(seat)
        with pytest.raises(ludotheque.Refused) as refused:
            match.play(seat, {"type": "playCard", "card": "Shove"})
        assert (refused.value.section, refused.value.message) == ("§6.1", "match-over")


def test_6_1_a_seat_can_win_without_holding_any_card():
    match = table("Sidestep", "")
    play(match, ANN, "Sidestep", "up")
    assert match.outcome is not None and match.outcome.winners == (BEN,)


def test_6_2_nobody_loses_outside_their_own_turn():
    # Ann's last card leaves nobody with a card, but only Ann loses, because it is her turn.
    match = table("Discard Two of Theirs", "Shove, Sidestep", "")
    happened = play(match, ANN, "Discard Two of Theirs")
    assert view_of(match).hand_sizes[ANN] == 0
    assert events_of_kind(happened, SeatLost)[0] == SeatLost(ANN, "no-cards")
    assert view_of(match).lost == (ANN,)


# ── 6.3 Lives ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_6_3_losing_a_life_returns_the_pawn_refills_the_hand_to_three_and_ends_the_turn():
    match = table("Sidestep, Negate", "2× Shove", board={"a5": "(d3)"}, homes="s5 s2", options={"lives": 2})
    happened = play(match, ANN, "Sidestep", "up")
    assert events_of_kind(happened, SeatLost) == [SeatLost(ANN, "no-way")]
    assert events_of_kind(happened, SeatReturned) == [SeatReturned(ANN, "e1")]
    assert (pawn(match, ANN), view_of(match).lives, view_of(match).lost) == ("e1", (1, 2), ())
    assert len(hand(match, ANN)) == 3 and "Negate" in hand(match, ANN)
    assert (view_of(match).turn, match.outcome) == (BEN, None)


def test_6_3_the_start_space_is_turned_face_up_where_it_lies():
    match = table("Sidestep", "2× Shove", board={"d5": "(s5')"}, homes="s5 s2", options={"lives": 2})
    happened = play(match, ANN, "Sidestep", "up")
    assert events_of_kind(happened, SpaceRestored) == [SpaceRestored("d5")]
    assert (pawn(match, ANN), sign_at(match, "d5")) == ("d5", "s5'")


def test_6_3_a_larger_hand_is_kept_when_a_life_is_lost():
    match = table("Sidestep, 5× Negate", "2× Shove", board={"a5": "(d3)"}, options={"lives": 2}, quota=1)
    play(match, ANN, "Sidestep", "up")
    assert hand(match, ANN) == ["Negate"] * 5


def test_6_3_the_second_loss_is_final():
    match = table("Sidestep", "2× Shove", options={"lives": 2}, lives=[1, 2])
    play(match, ANN, "Sidestep", "up")
    assert match.outcome == ludotheque.Outcome((BEN,), "last-standing", (2, 1))


def test_6_3_a_blind_faith_outlasts_the_first_loss():
    # Because of the Boomerang, Blind Faith affects Ann; she loses a life but not the match, so Blind Faith does not
    # lapse (§2.5).
    match = table("Blind Faith, Sidestep", "Boomerang, 2× Shove", quota=2, options={"lives": 2})
    lay(match, ANN, "Blind Faith")
    react(match, (BEN, "Boomerang"))
    play(match, ANN, "Sidestep", "up")
    assert (view_of(match).lives, view_of(match).blind) == ((1, 2), (ANN,))


def test_6_3_welcome_back_gives_one_life():
    match = table("Welcome Back, 2× Shove", "Shove", "", lost=[CAT], options={"lives": 2})
    play(match, ANN, "Welcome Back")
    assert view_of(match).lives == (2, 2, 1)


def test_6_3_lives_are_one_by_default():
    assert view_of(ludotheque.new("malta", seats=3, seed=1)).lives == (1, 1, 1)
    assert view_of(ludotheque.new("malta", seats=3, seed=1, options={"lives": 2})).lives == (2, 2, 2)


# ── 6.3 The last round ────────────────────────────────────────────────────────────────────────────────────────────────


def test_6_3_the_most_cards_in_hand_win_after_the_last_round():
    match = table(
        "5× Negate", "Shove", "2× Shove", turn=CAT, phase="moving", hadTurn=[ANN, BEN], options={"last_round": 1}
    )
    happened = move(match, CAT, "up")
    assert match.outcome == ludotheque.Outcome((ANN,), "last-round", (1, 3, 2))
    assert events_of_kind(happened, MatchEnded)


def test_6_3_equal_hands_share_the_win():
    match = table(
        "2× Negate", "Shove", "2× Shove", turn=CAT, phase="moving", hadTurn=[ANN, BEN], options={"last_round": 1}
    )
    move(match, CAT, "up")
    assert match.outcome == ludotheque.Outcome((ANN, CAT), "last-round", (1, 3, 1))


def test_6_3_kept_cards_of_a_lost_seat_do_not_count():
    match = table(
        "2× Negate",
        "5× Shove",
        "Sidestep",
        lost=[BEN],
        turn=CAT,
        phase="moving",
        hadTurn=[ANN],
        options={"last_round": 1},
    )
    move(match, CAT, "up")
    assert match.outcome == ludotheque.Outcome((ANN,), "last-round", (1, 3, 2))


def test_6_3_a_round_ends_when_every_seat_still_in_has_had_its_turn():
    match = table("2× Negate", "2× Shove", "Sidestep, Shove", turn=BEN, phase="moving", hadTurn=[ANN])
    move(match, BEN, "up")
    assert (view_of(match).round, view_of(match).turn, view_of(match).had_turn) == (1, CAT, (ANN, BEN))
    play(match, CAT, "Shove", ANN, "up")
    while view_of(match).turn == CAT:
        match.play(match.to_act[0], match.choices(match.to_act[0])[0])
    assert (view_of(match).round, view_of(match).turn, view_of(match).had_turn) == (2, ANN, ())


def test_6_3_a_loss_may_end_the_round():
    match = table("2× Negate", "2× Shove", "Sidestep", turn=CAT, hadTurn=[ANN, BEN])
    happened = play(match, CAT, "Sidestep", "up")
    assert events_of_kind(happened, TurnBegan) == [TurnBegan(ANN, 2)]


def test_6_3_a_loss_may_end_the_last_round():
    # Cat, who moves last in the last round, plays her last card and loses; the other seats compare their hands.
    match = table("2× Negate", "3× Shove", "Sidestep", turn=CAT, hadTurn=[ANN, BEN], round=4, options={"last_round": 4})
    happened = play(match, CAT, "Sidestep", "up")
    assert match.outcome == ludotheque.Outcome((BEN,), "last-round", (2, 1, 3))
    assert events_of_kind(happened, SeatLost) == [SeatLost(CAT, "no-cards")]
    assert not events_of_kind(happened, TurnBegan)


def test_6_3_a_seat_welcomed_back_still_has_its_turn_in_the_round():
    # Cat lost in an earlier round.  Dan, last in this round, brings her back: the round goes on until she has played.
    match = table("2× Negate", "2× Shove", "", "Welcome Back, Shove", lost=[CAT], turn=DAN, hadTurn=[ANN, BEN])
    play(match, DAN, "Welcome Back")
    move(match, DAN, "up")
    assert (view_of(match).round, view_of(match).turn, view_of(match).had_turn) == (1, ANN, (ANN, BEN, DAN))


def test_6_3_the_default_limit_is_a_hundred_rounds():
    info = {option.name: option.default for option in ludotheque.games()["malta"].options}
    assert info == {"board": 7, "lives": 1, "last_round": 100, "blind_faith": "skip", "first": None}


def test_6_3_in_an_earlier_round_the_match_goes_on():
    match = table("5× Negate", "Shove", turn=BEN, phase="moving", hadTurn=[ANN], round=1, options={"last_round": 2})
    move(match, BEN, "up")
    assert (match.outcome, view_of(match).round) == (None, 2)
