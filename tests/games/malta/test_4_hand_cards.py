"""Tests of §4: special cases of cards about turns, hands, lost seats and the deck.  See also test_4_1_each_card.py."""

import pytest

import ludotheque
from ludotheque.core.catalogue import find_game
from ludotheque.core.components import read_components
from ludotheque.games.malta.actions import PlayCard, React
from ludotheque.games.malta.events import (
    BlindFaithLaid,
    BlindFaithWorked,
    CardDidNothing,
    CardDrawnBlindly,
    CardPlayed,
    CardsDrawn,
    CardsGiven,
    DiscardsReshuffled,
    PawnMoved,
    QuotaCounted,
    SeatLost,
    SeatReturned,
    SpaceRestored,
    TurnBegan,
    TurnEnded,
)
from tests.games.malta.table import (
    ANN,
    BEN,
    CAT,
    DAN,
    all_pass,
    choice_values,
    choose,
    events_of_kind,
    hand,
    lay,
    move,
    name_targets,
    pawn,
    play,
    react,
    sign_at,
    table,
    view_of,
)

pytestmark = pytest.mark.compiled


# ── 4.2 End Turn ──────────────────────────────────────────────────────────────────────────────────────────────────────


def test_4_2_end_turn_saves_a_player_with_a_card_left_on_a_space_without_arrows():
    """Plays the rulebook's example: End Turn saves a seat whose pawn could not move, because the turn ends without a
    movement phase.
    """
    match = table("End Turn, Negate", "Shove", board={"a4": "(*2)"})
    happened = play(match, ANN, "End Turn")
    assert events_of_kind(happened, TurnEnded) == [TurnEnded(ANN)]
    assert not events_of_kind(happened, SeatLost) and not events_of_kind(happened, PawnMoved)
    assert (pawn(match, ANN), view_of(match).turn) == ("a4", BEN)


def test_4_2_end_turn_as_the_last_card_loses():
    """Plays the rulebook's example: a seat that plays End Turn as its last card loses, because it has no card left."""
    match = table("End Turn", "Shove", "Shove")
    assert events_of_kind(play(match, ANN, "End Turn"), SeatLost) == [SeatLost(ANN, "no-cards")]


def test_4_2_end_turn_leaves_cards_unplayed():
    match = table("End Turn, 4× Negate", "Shove", quota=3)
    play(match, ANN, "End Turn")
    assert (view_of(match).turn, hand(match, ANN)) == (BEN, ["Negate"] * 4)


def test_4_2_a_negated_end_turn_ends_nothing():
    match = table("End Turn, 2× Sidestep", "Negate", quota=2)
    lay(match, ANN, "End Turn")
    react(match, (BEN, "Negate"))
    assert (view_of(match).turn, view_of(match).phase, view_of(match).quota) == (ANN, "playing", 1)


# ── 4.3 Negate and Boomerang ──────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("card", ["Negate", "Boomerang"])
def test_4_3_played_in_ones_own_turn_a_reaction_has_no_effect_but_counts(card):
    """Plays the rulebook's example: Negate or Boomerang played in one's own turn has no effect, but counts as one of
    the cards to play.
    """
    match = table(f"{card}, 3× Sidestep", "Shove")
    happened = play(match, ANN, card)
    assert events_of_kind(happened, CardDidNothing) == [CardDidNothing(ANN, card)]
    assert (view_of(match).quota, view_of(match).discards, view_of(match).phase) == (1, (card,), "playing")


@pytest.mark.parametrize("card", ["Negate", "Boomerang"])
def test_4_3_reacting_to_ones_own_card_is_refused(card):
    """Plays the rulebook's example: a seat cannot react with Negate or Boomerang to a card that it has played itself."""
    match = table(f"Swap Hands, {card}, Sidestep", "Shove")
    lay(match, ANN, "Swap Hands")
    with pytest.raises(ludotheque.Refused) as refused:
        match.play(ANN, React(card))
    assert (refused.value.section, refused.value.message) == ("§4.3", "your-own-card")


def test_4_3_reactions_can_be_played_out_of_turn_on_an_opponents_card():
    match = table("Draw Two, 2× Sidestep", "Negate, Shove")
    lay(match, ANN, "Draw Two")
    assert choice_values(match, BEN) == ["pass", "Negate"]
    react(match, (BEN, "Negate"))
    assert hand(match, ANN) == ["Sidestep", "Sidestep"]
    assert hand(match, BEN) == ["Shove"]


# ── 4.7 Blind Faith ───────────────────────────────────────────────────────────────────────────────────────────────────


def blind_turn(reading, *hands, **more):
    """Lets Ann play Blind Faith and move up, so that Ben's blind turn begins."""
    match = table("Blind Faith, Negate", *hands, quota=1, options={"blind_faith": reading}, **more)
    assert events_of_kind(play(match, ANN, "Blind Faith"), BlindFaithLaid) == [BlindFaithLaid(BEN)]
    return match, move(match, ANN, "up")


def test_4_7_the_target_draws_and_moves_but_skips_the_play_phase():
    match, happened = blind_turn("skip", "Sidestep")
    assert events_of_kind(happened, BlindFaithWorked) == [BlindFaithWorked(BEN)]
    assert events_of_kind(happened, QuotaCounted) == [QuotaCounted(BEN, 0)]
    assert len(hand(match, BEN)) == 3
    assert (view_of(match).phase, match.to_act) == ("moving", (BEN,))
    assert view_of(match).blind == ()


def test_4_7_blind_faith_affects_only_the_next_turn():
    match, _ = blind_turn("skip", "Sidestep", luck="Shove, Shove, Shove, Shove")
    move(match, BEN, "up")
    while view_of(match).turn == ANN:
        seats_to_act = match.to_act[0]
        match.play(seats_to_act, match.choices(seats_to_act)[0])
    assert (view_of(match).turn, view_of(match).phase) == (BEN, "playing")


def test_4_7_blind_faith_does_not_save_a_player_on_a_circle():
    _, happened = blind_turn("skip", "Sidestep", "Sidestep", board={"c4": "(*2)"})
    assert events_of_kind(happened, SeatLost) == [SeatLost(BEN, "no-way")]


def test_4_7_a_target_without_a_card_after_the_draw_still_loses():
    _, happened = blind_turn("skip", "", "Sidestep", board={"c4": "(*2)"})
    assert events_of_kind(happened, SeatLost) == [SeatLost(BEN, "no-cards")]


def test_4_7_the_target_may_still_react_in_the_turns_of_others():
    match = table("Blind Faith, Draw Two, Shove", "Negate", quota=2)
    play(match, ANN, "Blind Faith")
    lay(match, ANN, "Draw Two")
    assert match.to_act == (BEN,) and choice_values(match, BEN) == ["pass", "Negate"]


def test_4_7_a_second_blind_faith_on_the_same_turn_adds_nothing():
    match = table("2× Blind Faith, Sidestep, Shove", "Negate", quota=2)
    play(match, ANN, "Blind Faith")
    play(match, ANN, "Blind Faith")
    assert view_of(match).blind == (BEN,)
    move(match, ANN, "up")
    assert (view_of(match).blind, view_of(match).phase) == ((), "moving")


def test_4_7_option_turn_skips_the_whole_turn():
    match, happened = blind_turn("turn", "Sidestep", board={"c4": "(*2)"})
    assert events_of_kind(happened, BlindFaithWorked) == [BlindFaithWorked(BEN)]
    assert events_of_kind(happened, TurnEnded) == [TurnEnded(ANN), TurnEnded(BEN)]
    assert events_of_kind(happened, TurnBegan) == [TurnBegan(BEN, 1), TurnBegan(ANN, 2)]
    assert hand(match, BEN) == ["Sidestep"]
    assert (pawn(match, BEN), view_of(match).turn) == ("c4", ANN)


def test_4_7_option_turn_saves_even_a_player_without_cards():
    match, happened = blind_turn("turn", "")
    assert not events_of_kind(happened, SeatLost)
    assert view_of(match).turn == ANN


def test_4_7_option_random_draws_the_cards_to_play_and_their_owner_names_the_targets():
    match, happened = blind_turn(
        "random", "Sidestep, Draw Two, Shove", board={"c4": "(*2)"}, luck="Sidestep, Draw Two, Negate, End Turn"
    )
    assert events_of_kind(happened, QuotaCounted) == [QuotaCounted(BEN, 2)]
    assert events_of_kind(happened, CardDrawnBlindly) == [CardDrawnBlindly(BEN, "Sidestep")]
    assert (view_of(match).phase, view_of(match).naming, match.to_act) == ("naming", "Sidestep", (BEN,))
    assert choice_values(match, BEN) == ["up", "right", "down", "left"]
    happened = name_targets(match, BEN, "right")
    assert events_of_kind(happened, CardPlayed) == [CardPlayed(BEN, "Sidestep", ("right",))]
    happened = all_pass(match)
    assert pawn(match, BEN) == "d4"
    assert events_of_kind(happened, CardDrawnBlindly) == [CardDrawnBlindly(BEN, "Draw Two")]
    all_pass(match)
    assert (view_of(match).phase, hand(match, BEN)) == ("moving", ["End Turn", "Negate", "Shove"])


def test_4_7_option_random_steps_of_the_card_can_be_taken_back_but_not_the_card():
    match, _ = blind_turn("random", "Swap Two Spaces", board={"c4": "(*2)"}, luck="Swap Two Spaces")
    before = match.to_json()
    name_targets(match, BEN, "c4")
    match.take_back(BEN)
    assert match.to_json() == before
    with pytest.raises(ludotheque.Refused):
        match.take_back(BEN)


def test_4_7_option_random_the_card_can_be_answered():
    match, _ = blind_turn("random", "Draw Two, Shove", board={"c4": "(*2)"}, luck="Draw Two")
    assert (view_of(match).phase, match.to_act) == ("answering", (ANN,))
    react(match, (ANN, "Negate"))
    assert (view_of(match).discards, hand(match, BEN)) == (("Blind Faith", "Negate", "Draw Two"), ["Shove"])


# ── 4.9 Welcome Back ──────────────────────────────────────────────────────────────────────────────────────────────────


def test_4_9_nobody_may_return_if_the_box_has_no_such_card():
    box = read_components(find_game("malta").folder / "box.toml")
    assert table("Shove", "Negate").may_return
    next(row for row in box["card"] if row["id"] == "Welcome Back")["count"] = 0
    assert not table("Shove", "Negate", components=box).may_return


def test_4_9_a_lost_seat_returns_with_its_kept_cards_filled_up_to_two():
    match = table("Welcome Back, 2× Sidestep", "Shove", "End Turn", lost=[CAT], homes="s1 s2 s6", luck="Negate")
    happened = play(match, ANN, "Welcome Back")
    assert events_of_kind(happened, SeatReturned) == [SeatReturned(CAT, "f1")]
    assert events_of_kind(happened, CardsDrawn) == [CardsDrawn(CAT, 1, ("Negate",))]
    assert (view_of(match).lost, view_of(match).lives, pawn(match, CAT)) == ((), (1, 1, 1), "f1")
    assert hand(match, CAT) == ["End Turn", "Negate"]


@pytest.mark.parametrize(("kept", "held"), [("", 2), ("Shove", 2), ("2× Shove", 2), ("4× Shove", 4)])
def test_4_9_a_larger_hand_of_a_returning_seat_is_not_reduced(kept, held):
    match = table("Welcome Back, 2× Sidestep", "Negate", kept, lost=[CAT])
    play(match, ANN, "Welcome Back")
    assert len(hand(match, CAT)) == held


def test_4_9_the_player_chooses_which_seat_returns():
    match = table("Welcome Back, 2× Sidestep", "Negate", "", "", lost=[DAN, CAT])
    match.play(ANN, PlayCard("Welcome Back"))
    assert choice_values(match, ANN) == [CAT, DAN]
    name_targets(match, ANN, DAN)
    all_pass(match)
    assert view_of(match).lost == (CAT,)


@pytest.mark.parametrize("lies", ["s3", "s3'"])
def test_4_9_a_returning_pawn_stands_on_its_start_space_which_is_turned_face_up(lies):
    match = table("Welcome Back, 2× Sidestep", "Negate", "", lost=[CAT], homes="s1 s2 s3", board={"e5": f"({lies})"})
    happened = play(match, ANN, "Welcome Back")
    assert events_of_kind(happened, SpaceRestored) == [SpaceRestored("e5")]
    assert (pawn(match, CAT), sign_at(match, "e5")) == ("e5", lies)


def test_4_9_a_returning_seat_plays_when_the_turn_reaches_it():
    match = table("Welcome Back, 2× Sidestep", "Negate, End Turn", "", lost=[CAT], quota=1)
    play(match, ANN, "Welcome Back")
    move(match, ANN, "up")
    assert view_of(match).turn == BEN
    play(match, BEN, "End Turn")
    assert view_of(match).turn == CAT


def test_4_9_welcome_back_does_nothing_without_a_lost_seat():
    match = table("Welcome Back, 2× Sidestep", "Negate")
    assert events_of_kind(play(match, ANN, "Welcome Back"), CardDidNothing) == [CardDidNothing(ANN, "Welcome Back")]


# ── 4.10 Swap Hands with an empty hand ────────────────────────────────────────────────────────────────────────────────


def test_4_10_swap_hands_for_an_empty_hand_is_legal_and_loses():
    match = table("Swap Hands, Negate", "", "Shove", quota=1)
    happened = play(match, ANN, "Swap Hands", BEN)
    assert events_of_kind(happened, SeatLost) == [SeatLost(ANN, "no-cards")]
    assert hand(match, BEN)[0:1] == ["Negate"] or "Negate" in hand(match, BEN)


def test_4_10_swap_hands_as_the_last_card_saves():
    match = table("Swap Hands", "Shove, Negate")
    happened = play(match, ANN, "Swap Hands")
    assert not events_of_kind(happened, SeatLost)
    assert hand(match, ANN) == ["Negate", "Shove"]


# ── 4.12 From hand to hand ────────────────────────────────────────────────────────────────────────────────────────────


def test_4_12_pass_it_on_lets_all_choose_secretly_at_the_same_time():
    match = table("Pass It On, Sidestep, Shove", "Negate, End Turn", "Boomerang, Draw Two")
    play(match, ANN, "Pass It On")
    assert (view_of(match).phase, match.to_act) == ("passingOn", (ANN, BEN, CAT))
    choose(match, BEN, "End Turn")
    assert match.to_act == (ANN, CAT)
    assert (view_of(match, BEN).answer, view_of(match, ANN).answer, view_of(match, ANN).answered) == (
        "End Turn",
        None,
        (BEN,),
    )
    choose(match, CAT, "Boomerang")
    happened = choose(match, ANN, "Shove")
    assert events_of_kind(happened, CardsGiven) == [
        CardsGiven(ANN, BEN, 1, ("Shove",)),
        CardsGiven(BEN, CAT, 1, ("End Turn",)),
        CardsGiven(CAT, ANN, 1, ("Boomerang",)),
    ]
    assert hand(match, ANN) == ["Boomerang", "Sidestep"]


def test_4_12_pass_it_on_skips_seats_without_cards():
    match = table("Pass It On, Sidestep, Shove", "", "Boomerang, Draw Two")
    play(match, ANN, "Pass It On")
    assert match.to_act == (ANN, CAT)
    choose(match, ANN, "Shove")
    choose(match, CAT, "Draw Two")
    assert (hand(match, ANN), hand(match, BEN), hand(match, CAT)) == (
        ["Draw Two", "Sidestep"],
        ["Shove"],
        ["Boomerang"],
    )


def test_4_12_pass_it_on_passes_a_single_card_without_asking():
    match = table("Pass It On, Sidestep, Shove", "Negate", "Boomerang, Draw Two")
    play(match, ANN, "Pass It On")
    assert match.to_act == (ANN, CAT)
    # Nobody had a choice, so there is nothing to take back.
    with pytest.raises(ludotheque.Refused):
        match.take_back(BEN)


def test_4_12_after_pass_it_on_as_the_last_card_the_received_card_saves_its_player():
    match = table("Pass It On", "Negate", "Boomerang")
    happened = play(match, ANN, "Pass It On")
    assert not events_of_kind(happened, SeatLost)
    assert (hand(match, ANN), hand(match, BEN)) == (["Boomerang"], [])


@pytest.mark.parametrize("card", ["Pickpocket", "Discard Two of Theirs"])
def test_4_12_the_target_must_be_a_rival_with_cards_if_there_is_one(card):
    match = table(f"{card}, 2× Sidestep", "", "Shove", "2× Negate")
    match.play(ANN, PlayCard(card))
    assert choice_values(match, ANN) == [CAT, DAN]


@pytest.mark.parametrize("card", ["Swap Hands", "Hand-Me-Down"])
def test_4_12_the_targets_of_other_cards_need_no_cards(card):
    match = table(f"{card}, 2× Sidestep", "", "Shove", "2× Negate")
    match.play(ANN, PlayCard(card))
    assert choice_values(match, ANN) == [BEN, CAT, DAN]


def test_4_12_hand_me_down_without_a_card_gives_none():
    match = table("Hand-Me-Down", "Shove", "Shove")
    happened = play(match, ANN, "Hand-Me-Down", BEN)
    assert not events_of_kind(happened, CardsGiven)
    assert events_of_kind(happened, SeatLost) == [SeatLost(ANN, "no-cards")]


# ── 4.14 Reshuffle ────────────────────────────────────────────────────────────────────────────────────────────────────


def test_4_14_reshuffle_returns_the_discards_but_not_itself_to_the_deck():
    match = table("Reshuffle, 2× Sidestep", "Shove", deck="Draw Two", gone="Reshuffle")
    discarded = len(view_of(match).discards)
    happened = play(match, ANN, "Reshuffle")
    assert events_of_kind(happened, DiscardsReshuffled) == [DiscardsReshuffled(discarded)]
    view = view_of(match)
    assert (view.deck, view.discards, view.gone) == (1 + discarded, (), ("Reshuffle", "Reshuffle"))
    assert view.quota == 1


def test_4_14_a_negated_reshuffle_is_discarded_like_any_card():
    match = table("Reshuffle, 2× Sidestep", "Negate", discards="Draw Two")
    lay(match, ANN, "Reshuffle")
    react(match, (BEN, "Negate"))
    assert (view_of(match).discards, view_of(match).gone) == (("Draw Two", "Negate", "Reshuffle"), ())


def test_4_14_reshuffle_leaves_the_game_even_without_discards():
    match = table("Reshuffle, 2× Sidestep", "Shove")
    play(match, ANN, "Reshuffle")
    assert (view_of(match).gone, view_of(match).discards) == (("Reshuffle",), ())
