"""Tests of §3: in the ring."""

import pytest

import ludotheque
from ludotheque.games.glory.actions import (
    Advance,
    Challenge,
    Discard,
    Draw,
    EndTurn,
    PlayOnSeat,
    PlayOnWrestler,
    Repeat,
)
from ludotheque.games.glory.events import TurnRepeated
from ludotheque.testing import happened
from tests.games.glory.table import GRANIT, NO_PART, NOTHING, ONDINE, dice, draws, hand, play_all, stamina, table, view


def test_3_1_drawing_a_card_is_an_action():
    match = table("", "", "", luck=draws("cancelled"))
    match.play(0, Draw("combat"))
    assert (hand(match, 0), view(match).phase) == ("cancelled", "repeating")


def test_3_1_playing_an_event_card_is_an_action():
    match = table("take-3", "", "")
    match.play(0, PlayOnWrestler("take-3", GRANIT))
    assert (stamina(match), view(match).phase) == ([20, 17, 20], "repeating")


def test_3_1_fighting_is_an_action():
    match = table("", "", "", luck=dice(1, 1, 2, 2))
    match.play(0, Challenge(GRANIT))
    # Only the bystander is asked, because both fighters hold no combat card and so have nothing to decide.
    play_all(match, NO_PART)
    assert (stamina(match), view(match).phase) == ([18, 20, 20], "repeating")


def test_3_2_a_turn_may_be_repeated_once_for_2_stamina():
    match = table("", "", "", luck=draws("attack-1", "attack-2"))
    match.play(0, Draw("combat"))
    match.play(0, Repeat())
    assert stamina(match)[0] == 18
    assert happened(match, TurnRepeated) == [TurnRepeated(0)]
    with pytest.raises(ludotheque.Refused, match=r"only once \(§3.2\)"):
        match.play(0, Repeat())
    match.play(0, Draw("combat"))
    assert match.to_act == (2,)  # no further action is possible, so the seat is not asked, and the next turn begins


def test_3_2_each_turn_can_be_repeated_once():
    match = table("", "", "", luck=draws("attack-1", "attack-2", "attack-3"))
    match.play(0, Draw("combat"))
    match.play(0, Repeat())
    match.play(0, Draw("combat"))
    match.play(2, Draw("combat"))
    assert (match.to_act, view(match).phase) == ((2,), "repeating")


def test_3_2_repeating_a_turn_is_optional():
    match = table("", "", "", luck=draws("attack-1"))
    match.play(0, Draw("combat"))
    match.play(0, EndTurn())
    assert (match.to_act, stamina(match)) == ((2,), [20, 20, 20])


def test_3_3_events_cannot_be_used_in_a_fight():
    match = table("stamina-3 attack-1", "attack-1 take-2", "stamina-3 diva-plus-1")
    match.play(0, Challenge(GRANIT))
    for seat, card in ((0, "stamina-3"), (1, "take-2"), (2, "stamina-3")):
        with pytest.raises(ludotheque.Refused, match=r"in a fight \(§3.3\)"):
            match.play(seat, PlayOnWrestler(card, ONDINE))
    with pytest.raises(ludotheque.Refused, match=r".* is not a diva \(§4.3\)"):
        match.play(2, {"type": "intervene", "diva": "stamina-3", "before": ONDINE, "dieFor": None})


def test_3_4_a_turn_has_exactly_one_action_and_discarding_is_not_one():
    match = table("attack-1", "", "")
    with pytest.raises(ludotheque.Refused, match=r"§3.4"):
        match.play(0, Discard("attack-1"))
    with pytest.raises(ludotheque.Refused, match=r"Take your action first.*§3.2"):
        match.play(0, Repeat())
    with pytest.raises(ludotheque.Refused, match=r"nowhere to advance.*§2.3"):
        match.play(0, Advance())
    with pytest.raises(ludotheque.Refused, match=r"§3.1"):
        match.play(0, EndTurn())


def test_3_5_fees_need_3_stamina():
    match = table("", "", "", stamina=[2, 20, 20], luck=draws("attack-1"))
    match.play(0, Draw("combat"))
    assert match.to_act == (2,)  # everybody can see that the turn cannot be repeated, so the seat is not asked
    match = table("", "", "", stamina=[3, 20, 20], luck=draws("attack-1"))
    match.play(0, Draw("combat"))
    match.play(0, Repeat())
    assert stamina(match)[0] == 1


def test_3_5_a_bystander_with_2_stamina_buys_no_die():
    match = table("attack-1", "attack-1", "draw-2", stamina=[20, 20, 2])
    match.play(0, Challenge(GRANIT))
    assert list(match.choices(2)) == [NO_PART]
    with pytest.raises(ludotheque.Refused, match=r"§3.5"):
        match.play(2, {"type": "intervene", "diva": None, "before": None, "dieFor": ONDINE})
    play_all(match.copy(ludotheque.scripted(dice(1, 1, 1, 1))), NOTHING, NOTHING, NO_PART)


def test_3_1_draw_2_on_another_seat_is_an_action_too():
    match = table("draw-2", "", "", luck=draws("attack-1", "take-2"))
    match.play(0, PlayOnSeat("draw-2", 2))
    match.play(2, Draw("combat"))
    match.play(2, Draw("event"))
    assert (hand(match, 2), match.to_act) == ("attack-1 take-2", (0,))
