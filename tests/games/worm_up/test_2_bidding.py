"""Tests of §2: bidding, including the rulebook's example."""

from __future__ import annotations

import pytest

import ludotheque
from ludotheque.core.drive import random_play
from ludotheque.core.luck import fast
from ludotheque.games.worm_up.actions import Bid, Confirm, Crawl, CrawlPath, NameNumber, SwingFinish
from ludotheque.testing import kinds, refusal
from tests.games.worm_up.table import (
    ANN,
    BEN,
    CAT,
    DAN,
    bid,
    crawl_straight,
    finish_round,
    new,
    only_event,
    tiles,
    walled_in,
)

pytestmark = pytest.mark.compiled


def test_2_1_bids_are_secret_until_the_last():
    match = new()
    assert match.to_act == (0, 1, 2)
    (sealed,) = match.play(BEN, Bid("7"))
    assert sealed.seen_by(BEN).action == {"type": "bid", "tile": "7"}
    assert sealed.seen_by(ANN).seat == BEN and sealed.seen_by(ANN).action is None
    assert match.to_act == (0, 2)
    assert match.view(ANN).sealed == (0, 1, 0) and match.view(ANN).laid == ()
    assert match.view(BEN).laid == ("7",)
    match.play(ANN, Bid("7"))
    events = match.play(CAT, Bid("5"))
    assert "BidsShown" in kinds(events)
    assert [worm.shown for worm in match.view(None).worms] == ["7", "7", "5"]


def test_2_1_nothing_else_happens_until_all_have_laid_a_tile():
    match = new()
    for action in (Crawl(0, False), NameNumber(4), Confirm()):
        assert refusal(match, ANN, action) == ("§2.1", "bid-first")
    with pytest.raises(ludotheque.Refused) as refused:
        match.take_back(ANN)
    assert (refused.value.section, refused.value.message) == ("§2.1", "nothing-to-take-back")


def test_2_1_a_choice_may_be_changed_until_the_last_seat_has_chosen():
    match = new()
    match.play(ANN, Bid("7"))
    assert refusal(match, ANN, Bid("6")) == ("§2.1", "laid-already")
    assert kinds(match.take_back(ANN)) == ["ChoiceReopened"]
    assert match.to_act == (0, 1, 2) and match.step == 0
    match.play(ANN, Bid("6"))
    match.play(BEN, Bid("6"))
    match.play(CAT, Bid("6"))
    with pytest.raises(ludotheque.Refused):
        match.take_back(CAT)


def test_2_2_equal_tiles_cancel_each_other():
    match = new(5)
    bid(match, "7", "7", "X", "X", "4")
    assert [move.worm for move in match.view(None).order] == [4]


def test_2_3_only_unique_bids_move_lowest_first():
    match = new(5)
    bid(match, "7", "4", "6", "6", "5")
    assert [(move.worm, move.number) for move in match.view(None).order] == [(1, 4), (4, 5), (0, 7)]
    assert match.to_act == (BEN,)
    assert refusal(match, ANN, Crawl(0, False)) == ("§2.3", "not-your-move")


def test_2_4_x_takes_a_number_that_nobody_has_shown():
    match = new(5)
    bid(match, "X", "6", "6", "4", "4")
    assert match.to_act == (ANN,)
    # Numbers that clashed count as shown too.
    assert [action.number for action in match.choices(ANN)] == [5, 7]
    assert refusal(match, ANN, NameNumber(6)) == ("§2.4", "number-shown")
    assert refusal(match, ANN, NameNumber(3)) == ("§2.4", "no-such-number")
    assert refusal(match, ANN, Bid("4")) == ("§2.4", "name-first")
    match.play(ANN, NameNumber(7))
    assert [(move.worm, move.number, move.swing) for move in match.view(None).order] == [(0, 7, True)]


def test_2_4_x_moves_in_the_place_of_its_number():
    match = new(4)
    bid(match, "X", "4", "7", "6")
    # Only 5 is free, so X stands for 5, and nobody is asked.
    assert [(move.worm, move.number) for move in match.view(None).order] == [(1, 4), (0, 5), (3, 6), (2, 7)]


def test_2_4_x_without_a_number_may_swing_last():
    match = new(5)
    events = []
    for seat, tile in enumerate(("X", "4", "5", "6", "7")):
        events = match.play(seat, Bid(tile))
    assert [event.number for event in events if type(event).__name__ == "NumberNamed"] == [None]
    assert [(move.worm, move.number, move.swing) for move in match.view(None).order][-1] == (0, 0, True)
    for number in (4, 5, 6, 7):
        crawl_straight(match, number)
    assert match.to_act == (ANN,)
    assert [region.kind for region in match.choices(ANN).regions] == ["swing", "swing"]
    assert list(match.choices(ANN)) == [Confirm()]
    match.play(ANN, SwingFinish("left", 1000))
    match.play(ANN, Confirm())
    assert match.view(None).phase == "bidding"


def test_2_5_example_two_seats_bid_7_and_may_bid_7_again():
    """Plays the rulebook's example: both seats bid 7, and both may bid 7 again in the next round."""
    match = new()
    bid(match, "7", "7", "5")
    finish_round(match)
    assert tiles(match, ANN) == tiles(match, BEN) == ["4", "5", "6", "7", "X"]
    assert tiles(match, CAT) == ["4", "6", "7", "X"]


def test_2_5_a_successful_tile_rests_for_exactly_one_round():
    match = new()
    bid(match, "7", "X", "5")
    finish_round(match)
    assert [worm.resting for worm in match.view(None).worms] == ["7", "X", "5"]
    assert refusal(match, ANN, Bid("7")) == ("§2.5", "tile-rests")
    bid(match, "4", "4", "4")
    finish_round(match)
    assert [worm.resting for worm in match.view(None).worms] == [None] * 3
    assert all(tiles(match, seat) == ["4", "5", "6", "7", "X"] for seat in range(3))


def test_2_6_if_every_bid_clashes_nobody_moves_and_nothing_rests():
    match = new(4)
    before = match.state.worms[:]
    bid(match, "7", "7", "X", "X")
    view = match.view(None)
    assert view.phase == "bidding" and view.round == 2
    assert match.state.worms == before
    assert [worm.resting for worm in view.worms] == [None] * 4


def test_2_7_x_may_name_the_number_of_its_owners_resting_tile():
    match = new()
    bid(match, "7", "4", "4")
    finish_round(match)
    bid(match, "X", "4", "4")
    match.play(ANN, NameNumber(7))
    finish_round(match)
    assert match.view(None).worms[ANN].resting == "X"
    assert tiles(match, ANN) == ["4", "5", "6", "7"]


def test_2_8_a_blocked_worms_bid_is_successful_and_rests():
    match = walled_in()
    # Ann, who bid lowest, cannot move and is not asked; Ben moves next.
    assert match.to_act == (BEN,)
    assert "WormStayed" in kinds(match.seen(None))
    assert match.view(None).worms[ANN].resting == "4"


def test_2_8_at_least_four_tiles_are_always_available():
    match = new(4, 3)
    luck = fast(3)
    while match.outcome is None and match.state.round < 20:
        assert all(len(worm.available) >= 4 for worm in match.view(None).worms)
        numbers = [move.number for move in match.view(None).order]
        assert len(set(numbers)) == len(numbers)
        random_play(match, luck, 1)


def test_2_5_option_dice_1994():
    match = new(4, dice="1994")
    assert tiles(match, ANN) == ["3", "4", "5", "6", "7", "X"]
    bid(match, "3", "7", "X", "5")
    match.play(CAT, NameNumber(4))
    finish_round(match)
    # Only the tiles 7 and X rest (may not be bid) in the next round.
    assert [worm.resting for worm in match.view(None).worms] == [None, "7", "X", None]


def test_2_2_option_consolation():
    match = new(4, consolation=True)
    bid(match, "7", "7", "4", "5")
    finish_round(match)
    bid(match, "7", "7", "5", "4")
    order = [(move.worm, move.number) for move in match.view(None).order]
    lanes = [number for number in match.state.lanes if number in (0, 1)]
    assert order == [(3, 4), (2, 5), (lanes[0], 2), (lanes[1], 2)]
    assert not any(move.swing for move in match.view(None).order)
    finish_round(match)
    assert [worm.clashes for worm in match.view(None).worms[:2]] == [0, 0]
    without = new(4)
    bid(without, "7", "7", "4", "5")
    finish_round(without)
    bid(without, "7", "7", "5", "4")
    assert len(without.view(None).order) == 2


def test_2_1_the_revealed_tiles_are_reported():
    match = new(4)
    bid(match, "7", "7", "4")
    shown = only_event(match.play(DAN, Bid("X")), "BidsShown")
    assert shown.bids == ("7", "7", "4", "X")
    assert shown.clashing == (0, 1)
    assert shown.resting == (None, None, "4", "X")


def test_2_2_clashes_in_a_row_are_counted():
    match = new(4)
    bid(match, "7", "7", "X", "X")
    assert [worm.clashes for worm in match.view(None).worms] == [1, 1, 1, 1]
    bid(match, "7", "7", "4", "5")
    assert [worm.clashes for worm in match.view(None).worms] == [2, 2, 0, 0]


def test_2_3_each_move_is_announced():
    match = new()
    bid(match, "5", "7")
    events = match.play(CAT, Bid("X"))
    assert "MoveBegan" not in kinds(events)  # Cat must name a number first
    begun = only_event(match.play(CAT, NameNumber(4)), "MoveBegan")
    assert (begun.seat, begun.worm, begun.number, begun.swing) == (CAT, 2, 4, True)
    match.play(CAT, CrawlPath((0,) * 4, False))
    begun = only_event(match.play(CAT, Confirm()), "MoveBegan")
    assert (begun.seat, begun.worm, begun.number, begun.swing) == (ANN, 0, 5, False)


def test_2_3_the_only_number_left_for_x_is_announced():
    match = new(4)
    bid(match, "4", "5", "6")
    named = only_event(match.play(DAN, Bid("X")), "NumberNamed")
    assert (named.seat, named.worm, named.number) == (DAN, 3, 7)


def test_2_2_option_consolation_restarts_its_count():
    match = new(4, consolation=True)
    for _ in range(2):
        bid(match, "7", "7", "X", "X")
        finish_round(match)
    assert [worm.clashes for worm in match.view(None).worms] == [0] * 4
    bid(match, "7", "7", "X", "X")
    assert match.view(None).phase == "bidding" and [worm.clashes for worm in match.view(None).worms] == [1] * 4
