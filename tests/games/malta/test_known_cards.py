"""Tests of §1.6, what each seat knows about other hands: when a card is certainly still there, and when it may have
left the hand unseen.
"""

import pytest

import ludotheque
from ludotheque.core.drive import random_step
from tests.games.malta.table import (
    ANN,
    BEN,
    CAT,
    answer,
    choose,
    hand,
    known_cards,
    lay,
    move,
    play,
    play_turned_round,
    react,
    table,
    view_of,
)

pytestmark = pytest.mark.compiled


def all_known(match):
    """Returns everything that seats know of each other's hands: {"viewer of holder": cards}."""
    found = {}
    for viewer in range(match.seats):
        for holder in range(match.seats):
            if known_cards(match, viewer, holder):
                found[f"{'ABCDEF'[viewer]} of {'ABCDEF'[holder]}"] = known_cards(match, viewer, holder)
    return found


# ── What becomes known ────────────────────────────────────────────────────────────────────────────────────────────────


def test_after_hand_me_down_the_giver_knows_the_card_given():
    match = table("Hand-Me-Down, Shove, Sidestep", "Negate", "Negate")
    play(match, ANN, "Hand-Me-Down", BEN)
    choose(match, ANN, "Shove")
    assert all_known(match) == {"A of B": ["Shove"]}


def test_after_pickpocket_the_robbed_seat_knows_the_card_taken():
    match = table("Pickpocket, Shove, Sidestep", "Negate, End Turn", "Negate", luck="End Turn")
    play(match, ANN, "Pickpocket", BEN)
    assert all_known(match) == {"B of A": ["End Turn"]}


def test_after_a_toll_the_payer_knows_the_cards_paid():
    match = table("Negate, Shove, Sidestep", "Draw Two", "Draw Two", pawns="a3 a4 g4", phase="moving")
    move(match, ANN, "up")
    choose(match, ANN, "Shove", "Negate")
    assert all_known(match) == {"A of B": ["Negate", "Shove"]}


def test_after_pass_it_on_each_seat_knows_the_card_it_passed():
    match = table("Pass It On, Sidestep", "Shove", "Boomerang")
    play(match, ANN, "Pass It On")
    assert all_known(match) == {"A of B": ["Sidestep"], "B of C": ["Shove"], "C of A": ["Boomerang"]}


def test_after_swap_hands_both_seats_know_both_hands():
    match = table("Swap Hands, Sidestep, Negate", "Shove, End Turn", "Boomerang")
    play(match, ANN, "Swap Hands", BEN)
    assert all_known(match) == {"A of B": ["Negate", "Sidestep"], "B of A": ["End Turn", "Shove"]}


def test_draws_discards_and_deals_reveal_nothing_about_hands():
    match = table("Draw Two, Discard Two of Yours, Round On The House, 3× Shove", "Negate", "Negate")
    play(match, ANN, "Draw Two")
    play(match, ANN, "Round On The House")
    play(match, ANN, "Discard Two of Yours")
    choose(match, ANN, "Shove", "Shove")
    assert all_known(match) == {}


def test_seats_list_no_knowledge_of_their_own_hand_and_spectators_none_at_all():
    match = table("Swap Hands, Sidestep, Negate", "Shove, End Turn", "Boomerang", known={(ANN, BEN): "Shove"})
    play(match, ANN, "Swap Hands", BEN)
    assert known_cards(match, ANN, ANN) == known_cards(match, BEN, BEN) == []
    assert view_of(match, None).known == ((), (), ())


# ── What stays known ──────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_known_card_stays_known_while_other_cards_are_drawn_and_played():
    match = table("Draw Two, 2× Sidestep", "Shove, 2× Negate", "Negate", known={(ANN, BEN): "Shove"})
    lay(match, ANN, "Draw Two")
    react(match, (BEN, "Negate"))
    assert all_known(match) == {"A of B": ["Shove"]}


def test_a_known_card_stays_known_when_its_holder_loses_and_returns():
    match = table(
        "Shove, Sidestep", "Negate", "Welcome Back, 2× Sidestep", known={(BEN, ANN): "Shove"}, board={"a5": "(d3)"}
    )
    play(match, ANN, "Sidestep", "up")
    assert view_of(match).lost == (ANN,) and all_known(match) == {"B of A": ["Shove"]}
    match = table("Shove", "Welcome Back, 2× Sidestep", "Negate", turn=BEN, lost=[ANN], known={(CAT, ANN): "Shove"})
    play(match, BEN, "Welcome Back")
    assert len(hand(match, ANN)) == 2 and all_known(match) == {"C of A": ["Shove"]}


def test_a_reaction_taken_back_unseen_stays_known():
    match = table(
        "Draw Two, 2× Sidestep", "Negate, Shove", "Negate", known={(CAT, BEN): "Negate", (ANN, CAT): "Negate"}
    )
    lay(match, ANN, "Draw Two")
    answer(match, {BEN: "Negate", CAT: "Negate"})
    # Ben's reaction took effect, and everybody saw it; Cat took her reaction back into her hand.
    assert all_known(match) == {"A of C": ["Negate"]}


def test_the_receiver_sees_a_card_leave_the_hand_it_knows():
    match = table(
        "Sidestep, 2× Draw Two", "Hand-Me-Down, Shove, Negate", "Negate", turn=BEN, known={(ANN, BEN): "Shove, Negate"}
    )
    play(match, BEN, "Hand-Me-Down", ANN)
    choose(match, BEN, "Negate")
    assert all_known(match) == {"A of B": ["Shove"], "B of A": ["Negate"]}


def test_one_of_two_equal_known_cards_stays_known_when_one_card_leaves_unseen():
    match = table(
        "Sidestep", "Hand-Me-Down, 2× Shove, Negate", "Negate", turn=BEN, known={(ANN, BEN): "2× Shove, Negate"}
    )
    play(match, BEN, "Hand-Me-Down", CAT)
    choose(match, BEN, "Negate")
    assert known_cards(match, ANN, BEN) == ["Shove"]


@pytest.mark.parametrize(("held", "left"), [("3× Shove, Sidestep", ["Shove"]), ("2× Shove, Sidestep", [])])
def test_each_card_that_leaves_unseen_makes_one_equal_known_card_uncertain(held, left):
    match = table(held, "Draw Two", "Draw Two", pawns="a3 a4 g4", phase="moving", known={(CAT, ANN): held})
    move(match, ANN, "up")
    choose(match, ANN, "Shove", "Sidestep")
    # Cat saw two cards go from Ann to Ben, either of which may have been a Shove.
    assert known_cards(match, CAT, ANN) == left


def test_knowledge_of_third_seats_follows_swapped_hands():
    match = table(
        "Swap Hands, Sidestep, Negate",
        "Shove, End Turn",
        "Boomerang",
        known={(CAT, ANN): "Sidestep", (CAT, BEN): "End Turn"},
    )
    play(match, ANN, "Swap Hands", BEN)
    assert (known_cards(match, CAT, ANN), known_cards(match, CAT, BEN)) == (["End Turn"], ["Sidestep"])


def test_a_card_just_received_cannot_have_been_passed_on():
    # With Pass It On, all passed cards leave their hands before any of them arrives.
    match = table("Pass It On, Sidestep, Shove", "Shove, Negate", "Boomerang, Negate")
    play(match, ANN, "Pass It On")
    choose(match, ANN, "Shove")
    choose(match, BEN, "Shove")
    choose(match, CAT, "Negate")
    assert all_known(match) == {"A of B": ["Shove"], "B of C": ["Shove"], "C of A": ["Negate"]}


# ── What is forgotten ─────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_known_card_is_forgotten_when_played():
    match = table("Shove, 2× Sidestep", "Negate", "Negate", known={(BEN, ANN): "Shove", (CAT, ANN): "Shove, Sidestep"})
    lay(match, ANN, "Shove", BEN, "up")
    assert all_known(match) == {"C of A": ["Sidestep"]}


def test_a_known_card_is_not_forgotten_before_it_is_played():
    match = table("Shove, 2× Sidestep", "Negate", "Negate", known={(BEN, ANN): "Shove"})
    match.play(ANN, {"type": "playCard", "card": "Shove"})
    assert all_known(match) == {"B of A": ["Shove"]}


def test_a_known_card_is_forgotten_when_an_equal_card_is_played():
    match = table("2× Shove, Sidestep", "Negate", "Negate", known={(BEN, ANN): "Shove"})
    lay(match, ANN, "Shove", BEN, "up")
    assert all_known(match) == {}


def test_a_known_card_is_forgotten_when_discarded():
    match = table(
        "Discard Two of Theirs, 2× Sidestep", "Negate, Shove, End Turn", "Negate", known={(CAT, BEN): "Negate, Shove"}
    )
    play(match, ANN, "Discard Two of Theirs", BEN)
    choose(match, BEN, "Negate", "End Turn")
    assert all_known(match) == {"C of B": ["Shove"]}


def test_a_known_card_is_forgotten_when_used_to_react():
    match = table("Draw Two, 2× Sidestep", "Negate, Shove", "Negate", known={(ANN, BEN): "Negate, Shove"})
    lay(match, ANN, "Draw Two")
    react(match, (BEN, "Negate"))
    assert all_known(match) == {"A of B": ["Shove"]}


@pytest.mark.parametrize("given", ["Shove", "Negate"])
def test_a_known_card_is_forgotten_when_it_may_have_moved_on_unseen(given):
    match = table("Sidestep", "Hand-Me-Down, Shove, Negate", "Negate", turn=BEN, known={(ANN, BEN): "Shove"})
    play(match, BEN, "Hand-Me-Down", CAT)
    choose(match, BEN, given)
    # Ann cannot tell whether Ben gave his Shove.
    assert all_known(match) == {"B of C": [given]}


def test_a_known_card_is_forgotten_when_it_may_have_paid_a_toll():
    match = table(
        "Negate, Shove, Sidestep", "Draw Two", "Draw Two", pawns="a3 a4 g4", phase="moving", known={(CAT, ANN): "Shove"}
    )
    move(match, ANN, "up")
    choose(match, ANN, "Sidestep", "Negate")
    assert all_known(match) == {"A of B": ["Negate", "Sidestep"]}


def test_a_known_card_is_forgotten_when_pickpocket_may_have_taken_it():
    match = table("Pickpocket, 2× Sidestep", "Negate, Shove", "Negate", known={(CAT, BEN): "Shove"}, luck="Negate")
    play(match, ANN, "Pickpocket", BEN)
    assert all_known(match) == {"B of A": ["Negate"]}


def test_a_known_card_is_forgotten_when_it_may_have_been_passed_on():
    match = table("Pass It On, Sidestep, Shove", "Shove, Negate", "Boomerang, Negate", known={(ANN, CAT): "Negate"})
    play(match, ANN, "Pass It On")
    for seat, card in ((ANN, "Sidestep"), (BEN, "Shove"), (CAT, "Boomerang")):
        choose(match, seat, card)
    # Ann receives Cat's card, so she sees that it was not the Negate.
    assert known_cards(match, ANN, CAT) == ["Negate"]
    match = table("Pass It On, Sidestep, Shove", "Shove, Negate", "Boomerang, Negate", known={(CAT, ANN): "Shove"})
    play(match, ANN, "Pass It On")
    for seat, card in ((ANN, "Sidestep"), (BEN, "Shove"), (CAT, "Boomerang")):
        choose(match, seat, card)
    # Cat did not see which card went from Ann to Ben, but she gave Ann the Boomerang herself.
    assert known_cards(match, CAT, ANN) == ["Boomerang"]


def test_a_swap_replaces_what_a_seat_knows():
    match = table(
        "Swap Hands, Sidestep", "Shove, End Turn", "Boomerang", known={(ANN, BEN): "Shove", (BEN, ANN): "Sidestep"}
    )
    play(match, ANN, "Swap Hands", BEN)
    assert all_known(match) == {"A of B": ["Sidestep"], "B of A": ["End Turn", "Shove"]}


def test_after_a_boomerang_the_reactor_knows_the_cards_given():
    match = table("Hand-Me-Down, 2× Shove", "Boomerang, Sidestep, Negate", "3× Negate")
    play_turned_round(match, ANN, "Hand-Me-Down", CAT, by=BEN)
    choose(match, BEN, "Sidestep")
    assert all_known(match) == {"B of A": ["Sidestep"]}


# ── Imagined matches ──────────────────────────────────────────────────────────────────────────────────────────────────


def test_imagined_hands_contain_known_cards_and_all_others_vary():
    match = table("2× Sidestep", "Shove, Negate, End Turn", "Negate", known={(ANN, BEN): "Shove"}, deck="Draw Two")
    others = set()
    for seed in range(60):
        dreamt = match.imagine(ANN, ludotheque.luck(seed))
        assert dreamt.view(ANN) == match.view(ANN)
        assert "Shove" in hand(dreamt, BEN) and hand(dreamt, ANN) == ["Sidestep", "Sidestep"]
        others |= set(hand(dreamt, BEN)) - {"Shove"}
        others |= {f"{card} of Cat" for card in hand(dreamt, CAT)}
    assert others == {
        "Negate", "End Turn", "Draw Two", "Negate of Cat", "End Turn of Cat", "Draw Two of Cat"
    }  # fmt: skip


@pytest.mark.parametrize("seed", range(4))
def test_known_cards_are_in_the_hand_and_imagined_twins_have_equal_views(seed):
    luck = ludotheque.luck(seed)
    match = ludotheque.new("malta", seats=3 + seed % 3, seed=seed)
    while match.outcome is None and match.step < 250:
        random_step(match, luck)
        for viewer in range(match.seats):
            for holder in range(match.seats):
                held = hand(match, holder)
                for card in known_cards(match, viewer, holder):
                    held.remove(card)
        viewer = match.step % match.seats
        assert match.imagine(viewer, luck).view(viewer) == match.view(viewer)
