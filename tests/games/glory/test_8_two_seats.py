"""Tests of §8: two seats with two wrestlers each, Ondine and Granit against Mirabelle and Octave."""

import pytest

import ludotheque
from ludotheque.games.glory.actions import (
    Advance,
    Challenge,
    Draw,
    EndTurn,
    Lay,
    LayUnseen,
    OfferPair,
    PlayOnSeat,
    PlayOnWrestler,
    Repeat,
    UseWrestler,
)
from ludotheque.games.glory.events import WrestlerUsed
from ludotheque.testing import happened, refusal
from tests.games.glory.table import (
    GRANIT,
    MIRABELLE,
    OCTAVE,
    ONDINE,
    choices_of_kind,
    dice,
    draws,
    hand,
    places,
    stamina,
    table,
    view,
)


def test_8_1_each_seat_has_two_wrestlers_two_cards_of_each_deck_and_a_hand_limit_of_20():
    match = ludotheque.new("glory", 2, 5)
    seen = view(match)
    assert [wrestler.seat for wrestler in seen.wrestlers] == [0, 0, 1, 1]
    assert len({wrestler.path for wrestler in seen.wrestlers}) == 4
    assert [(hand.combat, hand.event) for hand in seen.hands] == [(2, 2), (2, 2)]
    full = " ".join(["attack-1"] * 10 + ["draw-2"] * 10)
    match = table(full, "", luck=draws("attack-4"))
    match.play(0, Draw("combat"))
    assert view(match).phase == "discarding"


def test_8_1_turns_alternate_and_each_uses_one_freely_chosen_wrestler():
    match = table("", "", at=[0, 0, 0, 0])
    match.play(0, Advance())
    used = []
    for name in (OCTAVE, GRANIT, OCTAVE, ONDINE):
        assert view(match).phase == "using"
        with pytest.raises(ludotheque.Refused, match=r"§8.1"):
            match.play(match.to_act[0], UseWrestler(MIRABELLE if match.to_act == (0,) else ONDINE))
        used.append(match.to_act[0])
        match.play(match.to_act[0], UseWrestler(name))
        match.play(match.to_act[0], Advance())
    assert (used, places(match)) == ([1, 0, 1, 0], [2, 1, 0, 2])


def test_8_1_the_chosen_wrestler_may_be_on_the_path_or_in_the_ring():
    match = table("", "", at=[0, 0, "ring", 0])
    match.play(0, Advance())
    assert list(match.choices(1)) == [UseWrestler(MIRABELLE), UseWrestler(OCTAVE)]
    assert match.choices(1).default is None
    assert refusal(match, 1, UseWrestler(ONDINE)) == ("§8.1", "not-yours")
    assert refusal(match, 1, Draw("combat")) == ("§8.1", "use-first")
    match.play(1, UseWrestler(MIRABELLE))
    assert happened(match, WrestlerUsed) == [WrestlerUsed(1, MIRABELLE)]


def test_8_1_wrestlers_of_one_seat_never_fight_each_other():
    match = table("", "")
    assert [action.wrestler for action in choices_of_kind(match, Challenge)] == [MIRABELLE, OCTAVE]
    with pytest.raises(ludotheque.Refused, match=r"on your own side \(§8.1\)"):
        match.play(0, Challenge(GRANIT))


def test_8_1_a_side_loses_when_both_are_eliminated():
    match = table("take-3 take-3", "attack-1", at=["ring", "ring", 0, "ring"], stamina=[20, 20, 3, 3])
    match.play(0, PlayOnWrestler("take-3", MIRABELLE))
    assert (match.outcome, hand(match, 1)) == (None, "attack-1")
    match.play(0, Repeat())
    match.play(0, PlayOnWrestler("take-3", OCTAVE))
    assert match.outcome == ludotheque.Outcome((0,), "last-standing", (1, 2))


def test_8_2_the_wrestler_in_use_pays_from_its_own_stamina():
    match = table("", "", using=GRANIT, luck=draws("attack-1"))
    match.play(0, Draw("combat"))
    match.play(0, Repeat())
    assert stamina(match) == [20, 18, 20, 20]


def test_8_2_stamina_events_are_aimed_at_a_wrestler_card_events_at_a_seat():
    match = table("stamina-3 lose-2 take-2", "")
    plays = [action for action in match.choices(0) if isinstance(action, (PlayOnSeat, PlayOnWrestler))]
    assert len([action for action in plays if action.card == "stamina-3"]) == 4
    assert len([action for action in plays if action.card == "lose-2"]) == 2
    assert len([action for action in plays if action.card == "take-2"]) == 2


def test_8_2_the_hand_is_kept_until_both_wrestlers_are_out_but_unseen_cards_are_lost():
    rows = [{}, {}, {"turnsOutside": 2, "unseen": ["attack-4"]}, {}]
    at = ["ring", "ring", "outside", "ring"]
    match = table("take-3", "draw-2", at=at, stamina=[20, 20, 3, 20], wrestlers=rows)
    match.play(0, PlayOnWrestler("take-3", MIRABELLE))
    assert (hand(match, 1), view(match).discards) == ("draw-2", {"attack-4": 1, "take-3": 1})


def test_8_2_most_stamina_is_judged_by_the_sum_of_both_wrestlers():
    match = table("", "", at=[0, 0, 0, 0], stamina=[20, 1, 11, 11], turn=1, first=0, round=200)
    match.play(1, Advance())
    assert match.outcome == ludotheque.Outcome((1,), "last-round", (2, 1))


def test_8_3_nobody_intervenes():
    match = table("attack-1", "diva-plus-3 attack-1", luck=dice(1, 1, 1, 1))
    match.play(0, Challenge(MIRABELLE))
    assert match.to_act == (0, 1)
    assert all(isinstance(action, Lay) for seat in (0, 1) for action in match.choices(seat))


def test_8_3_the_bonus_counts_all_wrestlers_still_on_paths():
    match = table("", "", at=[4, 0, 0, 0])
    match.play(0, Advance())
    assert view(match).to_draw == 3


def test_8_4_a_wrestler_outside_lays_its_card_in_addition_to_the_others_turn():
    rows = [{"turnsOutside": 2}, {}, {}, {}]
    luck = draws("attack-1", "attack-4", "attack-2")
    match = table("", "", at=["outside", "ring", "ring", "out"], wrestlers=rows, turn=1, luck=luck)
    match.play(1, Draw("combat"))
    match.play(1, EndTurn())
    assert (view(match).phase, view(match).using) == ("unseen", ONDINE)
    match.play(0, LayUnseen("combat"))
    assert (view(match).phase, view(match).using) == ("inRing", GRANIT)
    match.play(0, Draw("combat"))
    assert hand(match, 0) == "attack-2"


def test_8_4_two_wrestlers_outside_lay_a_card_each_on_every_turn():
    rows = [{"turnsOutside": 2}, {"turnsOutside": 1}, {}, {}]
    luck = draws("attack-1", "attack-4", "diva-plus-1", "attack-1", "attack-3")
    match = table("", "", at=["outside", "outside", "ring", "out"], wrestlers=rows, turn=1, luck=luck)
    match.play(1, Draw("combat"))
    match.play(1, EndTurn())
    assert (view(match).using, view(match).due) == (ONDINE, (ONDINE, GRANIT))
    match.play(0, LayUnseen("combat"))
    assert (match.to_act, view(match).phase, view(match).using) == ((0,), "unseen", GRANIT)
    match.play(0, LayUnseen("event"))
    # Granit has had three turns and has no more; Ondine has one left.
    assert (match.to_act, places(match)[:2], hand(match, 0)) == ((1,), ["outside", "ring"], "diva-plus-1")
    assert [wrestler.turns_outside for wrestler in view(match).wrestlers] == [1, 0, 0, 0]
    match.play(1, Draw("combat"))
    match.play(1, EndTurn())
    match.play(0, LayUnseen("combat"))
    assert (view(match).phase, view(match).using) == ("inRing", GRANIT)


def test_8_4_with_no_other_wrestler_to_use_laying_a_card_is_the_whole_turn():
    rows = [{"turnsOutside": 1}, {}, {}, {}]
    match = table(
        "", "", at=["outside", "out", "ring", "out"], wrestlers=rows, turn=1, luck=draws("attack-1", "attack-4")
    )
    match.play(1, Draw("combat"))
    match.play(1, EndTurn())
    match.play(0, LayUnseen("combat"))
    assert (match.to_act, places(match)[0], hand(match, 0)) == ((1,), "ring", "attack-4")


def test_8_5_a_pair_win_only_when_each_side_has_one_wrestler_left_in_the_ring():
    for at, may in ((["ring", "out", "ring", "out"], True), (["ring", "out", "ring", "ring"], False)):
        match = table("", "", at=at, turn=1, luck=draws("attack-1"))
        match.play(1, Draw("combat"))
        match.play(1, EndTurn())
        assert bool(choices_of_kind(match, OfferPair)) == may
    with pytest.raises(ludotheque.Refused, match=r"§8.5"):
        match.play(0, OfferPair())
    match = table("", "", at=["ring", 3, "ring", "out"], luck=draws("attack-1"))
    match.play(0, Draw("combat"))
    match.play(0, EndTurn())
    assert (match.to_act, choices_of_kind(match, OfferPair)) == ((1,), [])
