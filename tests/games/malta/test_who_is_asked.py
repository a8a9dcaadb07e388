"""Tests that only public facts decide whether a seat is asked: hand sizes, pawns and spaces, but never cards held."""

import pytest

from tests.games.malta.table import ANN, BEN, CAT, choice_values, hand, lay, move, pawn, play, table, view_of

pytestmark = pytest.mark.compiled


# ── A single choice is asked for if others cannot know that it is the only one ────────────────────────────────────────


def test_a_seat_with_equal_cards_is_asked_what_to_discard():
    match = table("Discard Two of Yours, 3× Shove", "Negate")
    play(match, ANN, "Discard Two of Yours")
    assert (view_of(match).phase, choice_values(match, ANN)) == ("discarding", ["Shove"])


def test_a_seat_with_equal_cards_is_asked_what_to_give_pass_on_and_pay():
    match = table("Hand-Me-Down, 2× Shove", "Negate")
    play(match, ANN, "Hand-Me-Down")
    assert (view_of(match).phase, choice_values(match, ANN)) == ("giving", ["Shove"])
    match = table("Pass It On, 2× Shove", "2× Negate")
    play(match, ANN, "Pass It On")
    assert (choice_values(match, ANN), choice_values(match, BEN)) == (["Shove"], ["Negate"])
    match = table("3× Shove", "Negate", pawns="b4 c4", phase="moving")
    move(match, ANN, "right")
    assert (view_of(match).phase, choice_values(match, ANN)) == ("paying", ["Shove"])


def test_a_seat_without_a_reaction_is_asked_in_a_window():
    match = table("Draw Two, 2× Shove", "Shove", "Sidestep")
    lay(match, ANN, "Draw Two")
    assert (choice_values(match, BEN), choice_values(match, CAT)) == (["pass"], ["pass"])


def test_a_seat_with_equal_cards_is_asked_what_to_play():
    assert choice_values(table("5× Shove", "Negate"), ANN) == ["Shove"]


# ── A single choice is not asked for if all can see that it is the only one ───────────────────────────────────────────


def test_a_seat_that_must_give_up_all_its_cards_is_not_asked():
    match = table("Discard Two of Theirs, 2× Shove", "Negate, Sidestep")
    play(match, ANN, "Discard Two of Theirs")
    assert hand(match, BEN) == []
    match = table("Hand-Me-Down, Shove", "Negate", "Negate", quota=1)
    play(match, ANN, "Hand-Me-Down", BEN)
    assert hand(match, BEN)[-1] == "Shove" and view_of(match).lost == (ANN,)
    match = table("2× Shove", "Negate", "Negate", pawns="b4 c4 g4", phase="moving")
    move(match, ANN, "right")
    assert view_of(match).lost == (ANN,)


def test_the_only_target_is_chosen_without_asking():
    match = table("Swap Hands, 2× Shove", "Negate, Sidestep")
    lay(match, ANN, "Swap Hands")
    assert view_of(match).stack[0].targets == (BEN,)


def test_the_only_direction_is_chosen_without_asking():
    match = table("Negate, Shove", "Sidestep", pawns="d5 c4")
    play(match, ANN, "Negate")
    assert (pawn(match, ANN), view_of(match).turn) == ("e5", BEN)


def test_the_seats_asked_do_not_depend_on_cards_held():
    for card, targets in (
        ("Discard Two of Theirs", [BEN]),
        ("Pass It On", []),
        ("Swap Hands", [CAT]),
        ("Pickpocket", [CAT]),
    ):
        asked = []
        for of_ben, of_cat in (("3× Shove", "2× Negate"), ("Negate, Boomerang, Shove", "Shove, End Turn")):
            match = table(f"{card}, 2× Sidestep", of_ben, of_cat, luck="Negate" if "Negate" in of_cat else "Shove")
            lay(match, ANN, card, *targets)
            during = match.to_act
            for seat in during:
                match.play(seat, {"type": "pass"})
            asked.append((during, match.to_act, view_of(match).phase, view_of(match).hand_sizes))
        assert asked[0] == asked[1]
