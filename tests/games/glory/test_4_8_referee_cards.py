"""Tests of §4.8: referee cards."""

import pytest

from ludotheque.games.glory.actions import Challenge, Intervene, Lay, LayMore
from ludotheque.games.glory.events import (
    DiceThrown,
    RefereeDecided,
)
from ludotheque.testing import happened
from tests.games.glory.table import (
    GRANIT,
    ONDINE,
    dice,
    places,
    play_all,
    stamina,
    table,
    view,
)


def test_4_8_a_cancelled_fight_throws_no_dice_and_the_turn_passes():
    match = table("attack-4", "cancelled", "", stamina=[20, 20, 2])
    match.play(0, Challenge(GRANIT))
    play_all(match, Lay("attack-4", None), Lay(None, "cancelled"))
    assert (match.to_act, stamina(match)) == ((2,), [20, 20, 2])


def test_4_8_leave_the_ring_sends_its_player_outside():
    match = table("attack-4", "leave-the-ring", "", stamina=[20, 20, 2])
    match.play(0, Challenge(GRANIT))
    play_all(match, Lay("attack-4", None), Lay(None, "leave-the-ring"))
    assert places(match) == ["ring", "outside", "ring"]
    assert view(match).phase == "repeating"


def test_4_8_no_cards_voids_cards_and_divas_but_not_bought_dice():
    match = table("attack-4 no-cards", "defence-4", "diva-plus-3", luck=dice(1, 1, 1, 2, 2))
    match.play(0, Challenge(GRANIT))
    play_all(match, Lay("attack-4", "no-cards"), Lay("defence-4", None), Intervene("diva-plus-3", ONDINE, ONDINE))
    thrown = happened(match, DiceThrown)[0]
    assert (thrown.challenger.total, thrown.challenger.changes, thrown.challenged.total) == (3, (), 4)


def test_4_8_two_more_cards_opens_another_round_of_cards():
    match = table("two-more-cards attack-1 attack-2 defence-3", "", "", luck=dice(1, 1, 6, 6), stamina=[20, 20, 2])
    match.play(0, Challenge(GRANIT))
    match.play(0, Lay("attack-1", "two-more-cards"))
    assert view(match).phase == "layingMore"
    match.play(0, LayMore("attack-2", "defence-3"))
    thrown = happened(match, DiceThrown)[0]
    assert (thrown.challenger.total, thrown.challenged.total) == (5, 9)


ORDER = ["cancelled", "leave-the-ring", "no-cards", "two-more-cards"]


@pytest.mark.parametrize("high", ORDER)
@pytest.mark.parametrize("low", ORDER)
@pytest.mark.parametrize("swapped", [False, True])
def test_4_8_referee_cards_have_an_order_of_precedence(high, low, swapped):
    if ORDER.index(high) > ORDER.index(low):
        high, low = low, high
    mine, theirs = (low, high) if swapped else (high, low)
    match = table(mine, theirs, "", stamina=[20, 20, 2], luck=dice(1, 1, 1, 1))
    match.play(0, Challenge(GRANIT))
    play_all(match, Lay(None, mine), Lay(None, theirs))
    assert [event.card for event in happened(match, RefereeDecided)] == [high]
    assert bool(happened(match, DiceThrown)) == (high in ORDER[2:])
