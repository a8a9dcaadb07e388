"""Tests of §2: on the path of glory."""

import pytest

import ludotheque
from ludotheque.games.glory.actions import (
    Advance,
    Challenge,
    Discard,
    Draw,
    Lay,
    PlayOnSeat,
    PlayOnWrestler,
    Repeat,
    Stay,
)
from ludotheque.games.glory.events import Advanced, CardDrawn, RingEntered, StaminaChanged, Stayed, TurnBegan
from ludotheque.testing import all_events, happened, refusal
from tests.games.glory.table import MIRABELLE, ONDINE, choices_of_kind, draws, hand, places, stamina, table, view


def test_2_1_a_space_allows_its_number_of_actions_in_any_mix():
    match = table("stamina-3 attack-1", "", "", at=[0, 0, 0], stamina=[10, 20, 20], luck=draws("take-2"))
    match.play(0, Draw("event"))
    match.play(0, Discard("attack-1"))
    match.play(0, PlayOnWrestler("stamina-3", ONDINE))
    assert hand(match, 0) == "take-2"
    assert stamina(match)[0] == 13
    assert [type(action) for action in match.choices(0)] == [Advance, Stay]
    with pytest.raises(ludotheque.Refused, match=r"no more actions \(§2.1\)"):
        match.play(0, Draw("combat"))


def test_2_1_impossible_actions_on_the_path_are_refused():
    match = table("stamina-3 attack-1", "", "", at=[0, 0, "ring"])
    assert refusal(match, 0, Discard("attack-2")) == ("§2.1", "not-in-hand")
    assert refusal(match, 0, PlayOnWrestler("take-2", ONDINE)) == ("§6.4", "not-in-hand")
    assert refusal(match, 0, PlayOnSeat("stamina-3", 0)) == ("§8.2", "aim-at-wrestler")
    assert refusal(match, 0, Challenge(MIRABELLE)) == ("§4.1", "fight-in-ring")
    assert refusal(match, 0, Repeat()) == ("§2.1", "walk-first")
    assert refusal(match, 0, Lay(None, None)) == ("§4.1", "no-fight")


def test_2_1_without_actions_left_only_the_move_remains():
    match = table("stamina-3 attack-1", "", "", at=[0, 0, "ring"], left=0)
    for action in (Draw("event"), Discard("attack-1"), PlayOnWrestler("stamina-3", ONDINE), PlayOnSeat("draw-2", 0)):
        assert refusal(match, 0, action) == ("§2.1", "no-actions-left")
    assert refusal(match, 0, Challenge(MIRABELLE)) == ("§4.1", "fight-in-ring")
    assert refusal(match, 0, Repeat()) == ("§2.1", "walk-first")


def test_2_1_a_seat_that_cannot_pay_still_has_the_other_actions():
    match = table("", "", "", at=[0, 0, 0], stamina=[2, 20, 20], luck=draws("attack-1"))
    match.play(0, Draw("combat"))
    assert (match.to_act, view(match).phase, view(match).left) == ((0,), "walking", 2)


def test_2_2_without_an_answer_the_wrestler_advances():
    match = table("", "", "", at=[0, 0, 0])
    assert match.choices(0).default == Advance()


def test_2_1_an_action_may_be_repeated_and_fewer_are_allowed():
    match = table("", "", "", at=[0, 2, 4], luck=draws("attack-1", "attack-1", "attack-1"))
    for _ in range(3):
        match.play(0, Draw("combat"))
    match.play(0, Advance())
    assert (view(match).using, view(match).left) == ("mirabelle", 1)
    match.play(2, Advance())
    assert places(match) == [1, 2, "ring"]


def test_2_1_an_event_may_be_played_on_another_seat():
    match = table("lose-2", "attack-1 draw-2 take-3", "", at=[0, 0, 0], luck=draws("take-3", "attack-1"))
    match.play(0, PlayOnSeat("lose-2", 1))
    assert hand(match, 1) == "draw-2"
    assert view(match).left == 2


def test_2_1_the_turn_does_not_pass_between_actions():
    match = table("", "", "", at=[0, 0, 0], turn=2, luck=draws("attack-1"))
    match.play(2, Draw("combat"))
    assert (match.to_act, view(match).left) == ((2,), 2)


def test_2_2_after_its_actions_the_wrestler_advances_one_space():
    match = table("", "", "", at=[1, 0, 0])
    match.play(0, Advance())
    assert places(match) == [2, 0, 0]
    assert match.to_act == (2,)


def test_2_2_a_wrestler_may_pay_2_and_play_the_same_space_again():
    match = table("", "", "", at=[1, 0, 0])
    match.play(0, Stay())
    assert (places(match), stamina(match)) == ([1, 0, 0], [18, 20, 20])
    match.play(2, Advance())
    match.play(1, Advance())
    assert (match.to_act, view(match).left) == ((0,), 3)


def test_2_2_a_fee_may_not_take_the_last_stamina_point():
    match = table("", "", "", at=[1, 0, 0], stamina=[2, 20, 20])
    assert not choices_of_kind(match, Stay)
    with pytest.raises(ludotheque.Refused, match=r"your last point \(§3.5\)"):
        match.play(0, Stay())
    match = table("", "", "", at=[1, 0, 0], stamina=[3, 20, 20])
    match.play(0, Stay())
    assert stamina(match)[0] == 1
    # If everybody can see that advancing is the only choice, the seat is not asked.
    match = table("attack-1", "", "", at=[4, 0, 0], stamina=[2, 20, 20])
    match.play(0, Discard("attack-1"))
    assert places(match)[0] == "ring"


def test_2_3_the_last_space_leads_straight_into_the_ring():
    match = table("", "", "", at=[4, "ring", 0])
    match.play(0, Advance())
    assert places(match) == ["ring", "ring", 0]
    assert match.to_act == (2,)  # a wrestler who has just entered the ring acts there only from its next turn on
    assert [event.is_first for event in happened(match, RingEntered)] == [False]
    match.play(2, Advance())
    match.play(1, {"type": "challenge", "wrestler": ONDINE})  # but this wrestler may be challenged at once


def test_2_4_the_first_in_the_ring_draws_for_everyone_still_on_the_paths():
    luck = draws("attack-1", "attack-2", "attack-3")
    match = table("", "", "", "", at=[4, 3, 2, 1], luck=luck)
    match.play(0, Advance())
    assert (view(match).phase, view(match).to_draw, view(match).left) == ("arriving", 3, 0)
    match.play(0, Draw("combat"))
    assert hand(match, 0) == "attack-1 attack-2 attack-3"
    assert match.to_act == (3,)


def test_2_4_only_the_first_wrestler_in_the_ring_draws():
    match = table("", "", "", at=[0, 0, 4], turn=2, luck=draws("attack-1", "attack-2"))
    match.play(2, Advance())
    assert (match.to_act, view(match).drawer) == ((2,), 2)
    match.play(2, Draw("combat"))
    assert (hand(match, 2), match.to_act, view(match).to_draw) == ("attack-1 attack-2", (1,), 0)


def test_2_moves_along_the_path_are_reported_by_events():
    match = table("", "", "", at=[1, 4, 4], first=0, luck=draws("attack-1"))
    match.play(0, Draw("combat"))
    match.play(0, Stay())
    match.play(2, Advance())
    assert all_events(match) == [
        CardDrawn(0, "combat", "attack-1"),
        StaminaChanged(ONDINE, -2, 18, "stay"),
        Stayed(ONDINE),
        TurnBegan(2, 1),
        RingEntered("mirabelle", True),
    ]
    match = table("", "", "", at=[1, 4, 4])
    match.play(0, Advance())
    assert all_events(match) == [Advanced(ONDINE, 2), TurnBegan(2, 1)]


def test_2_4_the_bonus_ignores_eliminated_wrestlers_and_goes_only_to_the_first():
    match = table("", "", "", "", at=[4, "out", 4, 4], luck=draws("take-2", "take-3"))
    match.play(0, Advance())
    match.play(0, Draw("event"))
    match.play(3, Advance())
    assert (match.to_act, hand(match, 3)) == ((2,), "")


def test_2_4_a_hand_over_15_is_then_discarded_down_to_15():
    full = " ".join(["attack-1"] * 9 + ["draw-2"] * 6)
    match = table(full, "", "", at=[4, 0, 0], luck=draws("attack-4", "attack-4"))
    match.play(0, Advance())
    match.play(0, Draw("combat"))
    match.play(0, Discard("draw-2"))
    match.play(0, Discard("draw-2"))
    assert (match.to_act, len(hand(match, 0).split())) == ((2,), 15)
