"""Tests of §3: moving, including the rulebook's example."""

from __future__ import annotations

import pytest

import ludotheque
from ludotheque.core.trig import TURN, nearest_angle
from ludotheque.games.worm_up.actions import Bid, Confirm, Crawl, CrawlPath, NameNumber, SwingFinish
from ludotheque.testing import kinds, refusal
from tests.games.worm_up.table import (
    ANN,
    BEN,
    CAT,
    D,
    bid,
    crawl_straight,
    degrees,
    head,
    move_by_default,
    moving,
    new,
    only_event,
    settings,
    stuck_at_the_post,
    walled_in,
    with_x,
    worm,
)

pytestmark = pytest.mark.compiled


def test_3_1_example_bid_5_the_five_last_segments_go_to_the_front_one_by_one():
    """Plays the rulebook's example: a bid of 5 moves the last five segments to the front, one by one."""
    match = moving(tiles="5 6 7")
    body = match.state.worms[ANN]
    for step in range(1, 6):
        match.play(ANN, Crawl(0, False))
        x, y = head(match, ANN)
        assert (x, y) == (body[0] + step * D, body[1])
        assert match.state.worms[ANN][2 * step :] == body[: 14 - 2 * step]
    assert refusal(match, ANN, Crawl(0, False)) == ("§3.1", "nothing-left")
    assert refusal(match, ANN, Bid("4")) == ("§3.1", "move-first")
    match.play(ANN, Confirm())
    assert match.to_act == (BEN,)


def test_3_1_a_path_is_the_same_as_its_steps():
    by_steps, at_once = moving(), moving()
    angles = tuple(degrees(turn) for turn in (10, 30, -20, 5))
    for angle in angles:
        by_steps.play(ANN, Crawl(angle, False))
    at_once.play(ANN, CrawlPath(angles, False))
    assert by_steps.state.worms == at_once.state.worms
    one, other = [only_event(match.play(ANN, Confirm()), "WormCrawled") for match in (by_steps, at_once)]
    assert one == other
    assert one.angles == angles and one.places[-1] == head(at_once, ANN)


def test_3_1_a_path_may_be_crawled_in_parts():
    match = moving()
    match.play(ANN, CrawlPath((0, 0), False))
    assert refusal(match, ANN, CrawlPath((0,) * 3, False)) == ("§3.1", "too-many-segments")
    match.play(ANN, CrawlPath((0, 0), False))
    match.play(ANN, Confirm())


def test_3_2_the_worm_itself_may_be_touched_not_overlapped():
    match = moving()
    assert refusal(match, ANN, Crawl(degrees(180), False)) == ("§3.2", "overlaps-itself")
    assert refusal(match, ANN, Crawl(TURN // 3 + 1, False)) == ("§3.2", "overlaps-itself")
    match.play(ANN, Crawl(TURN // 3, False))


def test_3_2_other_worms_are_kept_at_a_millimetre():
    near = 40000 + D + D + 100  # Ben's head faces Ann's; after Ann's crawl there is exactly 1 mm between the two heads
    match = moving(worm(40000, 40000), worm(near, 40000, 180), worm(20000, 20000))
    match.play(ANN, Crawl(0, False))  # 1 mm is enough
    too_near = moving(worm(40000, 40000), worm(near - 1, 40000, 180), worm(20000, 20000))
    assert refusal(too_near, ANN, Crawl(0, False)) == ("§3.2", "touches-a-worm")


def test_3_2_the_place_of_the_lifted_tail_is_free():
    # The worm forms an almost closed ring of seven segments, so the new head goes to the place that the tail has just
    # left.
    body = worm(50000, 40000, 0, 50, 100, 150, 200, 250)
    match = moving(body, worm(20000, 20000), worm(20000, 60000))
    angle = nearest_angle(float(body[-2] - body[0]), float(body[-1] - body[1]))
    match.play(ANN, Crawl(angle, False))
    x, y = head(match, ANN)
    assert (x - body[-2]) ** 2 + (y - body[-1]) ** 2 < D * D


def test_3_3_the_full_number_must_be_moved():
    match = moving()
    match.play(ANN, CrawlPath((0, 0, 0), False))
    assert refusal(match, ANN, Confirm()) == ("§3.3", "move-all")
    match.play(ANN, Crawl(0, False))
    match.play(ANN, Confirm())


def test_3_3_an_unconfirmed_move_is_private_and_can_be_taken_back():
    match = moving()
    seen, view = match.seen(BEN), match.view(BEN)
    match.play(ANN, Crawl(100, False))
    match.play(ANN, CrawlPath((0, 0), False))
    assert match.seen(BEN) == seen and match.view(BEN) == view
    assert match.view(ANN).step == match.view(BEN).step + 2
    match.take_back(ANN)
    match.take_back(ANN)
    assert match.view(ANN).draft == () and match.view(BEN) == view
    with pytest.raises(ludotheque.Refused) as refused:
        match.take_back(ANN)
    assert refused.value.section == "§3.3"


def test_3_3_segments_that_cannot_be_moved_are_lost():
    """Shows a crawl into a dead end, the corner between the edge and Ben's worm: the segments left to move are lost."""
    match = moving(worm(800 + 3 * D, 800, 180), worm(800, 2500, 180), worm(50000, 60000))
    half = TURN // 2
    match.play(ANN, CrawlPath((half,) * 3, False))
    assert list(match.choices(ANN)) == [Confirm()] and not match.choices(ANN).regions
    assert refusal(match, ANN, Crawl(half, False)) == ("§1.4", "off-the-table")
    events = match.play(ANN, Confirm())
    crawled = only_event(events, "WormCrawled")
    assert crawled.lost == 1 and crawled.angles == (half,) * 3
    assert "WormStayed" not in kinds(events)


def test_3_3_lost_segments_are_reported_after_a_swing_too():
    match = stuck_at_the_post()
    match.play(ANN, SwingFinish("right", -TURN // 8))
    events = match.play(ANN, Confirm())
    assert only_event(events, "WormCrawled").lost == 2


def test_3_3_matches_of_version_1_still_report_no_loss_after_a_swing():
    match = stuck_at_the_post(rules="1")
    match.play(ANN, SwingFinish("right", -TURN // 8))
    assert only_event(match.play(ANN, Confirm()), "WormCrawled").lost == 0


def test_3_3_a_blocked_worm_that_swings_is_reported_as_staying():
    match = walled_in("X 5 6")
    match.play(ANN, NameNumber(4))
    match.play(ANN, SwingFinish("left", 1000))
    events = match.play(ANN, Confirm())
    assert kinds(events)[:2] == ["FinishSwung", "WormStayed"]
    assert (only_event(events, "WormStayed").worm, only_event(events, "WormStayed").number) == (0, 4)


def test_3_3_an_x_without_a_number_loses_no_segments():
    match = new(5)
    bid(match, "X", "4", "5", "6", "7")
    for number in (4, 5, 6, 7):
        crawl_straight(match, number)
    match.play(ANN, SwingFinish("left", 1000))
    assert kinds(match.play(ANN, Confirm())) == ["FinishSwung", "RoundBegan"]
    assert match.state.finish_before == match.state.finish != settings(5).finish


def test_3_4_a_worm_whose_head_is_blocked_may_crawl_in_reverse():
    # Ann's head is in the corner below Ben's worm, so only her tail is free.
    ann, ben = worm(800, 800, 180), worm(800, 2500, 180)
    match = moving(ann, ben, worm(50000, 60000))
    assert match.to_act == (ANN,)
    regions = match.choices(ANN).regions
    assert [region.template.reverse for region in regions] == [True, True]
    match.play(ANN, Crawl(0, True))
    assert head(match, ANN) == (ann[-2] + D, 800)
    # The worm keeps its leading end for the whole move.
    assert refusal(match, ANN, Crawl(0, True)) == ("§3.4", "end-chosen")
    match.play(ANN, CrawlPath((0,) * 3, False))
    events = match.play(ANN, Confirm())
    assert only_event(events, "WormCrawled").reverse


def test_3_4_a_free_head_does_not_go_in_reverse():
    assert refusal(moving(), ANN, Crawl(degrees(180), True)) == ("§3.4", "head-not-blocked")


def test_3_4_the_option_allows_reverse_always_or_never():
    always = moving(reverse="always")
    assert [region.template.reverse for region in always.choices(ANN).regions] == [False, False, True, True]
    always.play(ANN, Crawl(degrees(180), True))
    ann, ben = worm(800, 800, 180), worm(800, 2500, 180)
    never = moving(ann, ben, worm(50000, 60000), reverse="never")
    assert never.to_act == (BEN,)
    assert refusal(moving(reverse="never"), ANN, Crawl(degrees(180), True)) == ("§3.4", "never-reverse")


def test_3_2_option_obstacles_are_solid():
    match = moving(worm(36000, 27000), worm(20000, 60000), worm(20000, 50000), obstacles="cans")
    kinds_there = [thing.kind for thing in match.view(None).table.obstacles]
    assert kinds_there == ["can"] * 3
    match.play(ANN, Crawl(0, False))
    assert refusal(match, ANN, Crawl(0, False)) == ("§3.2", "overlaps-an-obstacle")
    book = moving(worm(36000, 27000), worm(20000, 60000), worm(20000, 50000), obstacles="book 500 270 0")
    book.play(ANN, Crawl(0, False))
    assert refusal(book, ANN, Crawl(0, False)) == ("§3.2", "overlaps-an-obstacle")


def test_3_3_every_decision_of_a_move_has_a_default():
    """Shows the default of each decision: the lowest number, straight on, no swing, and the end of the move."""
    match = new()
    bid(match, "X", "7", "7")
    assert match.choices(ANN).default == NameNumber(4)
    match.play(ANN, NameNumber(4))
    x, y = head(match, ANN)
    for _ in range(4):
        move_by_default(match)
    assert head(match, ANN) == (x + 4 * D, y)
    assert match.choices(ANN).default == Confirm()


def test_3_3_each_step_is_reported_only_to_its_seat():
    match = moving()
    events = match.play(ANN, Crawl(100, False))
    assert kinds(events) == ["StepTaken"] and events[0].seen_by(BEN) is None
    assert not match.may_take_back(BEN)
    events = match.take_back(ANN)
    assert kinds(events) == ["StepTakenBack"] and events[0].seen_by(BEN) is None


def test_3_3_taking_a_step_back_restores_the_worm():
    match = moving()
    before = match.view(ANN)
    match.play(ANN, Crawl(100, False))
    match.play(ANN, CrawlPath((0, 200), False))
    match.take_back(ANN)
    assert match.state.worms[ANN][2:] == match.state.body_before[:-2] and match.state.left == 3
    match.take_back(ANN)
    assert match.view(ANN) == before
    with pytest.raises(ludotheque.Refused) as refused:
        match.take_back(ANN)
    assert (refused.value.section, refused.value.message) == ("§3.3", "nothing-to-take-back")


def test_3_3_a_confirmed_move_is_complete():
    match = with_x()
    bodies = match.state.worms[:]
    match.play(ANN, SwingFinish("left", 1000))
    match.play(ANN, CrawlPath((0,) * 4, False))
    match.play(ANN, Confirm())
    match.play(BEN, CrawlPath((0,) * 5, False))
    match.play(BEN, Confirm())
    match.play(CAT, CrawlPath((0,) * 6, False))
    match.play(CAT, Confirm())
    state = match.state
    assert match.view(None).phase == "bidding" and state.worms != bodies
    assert (state.left, state.may_swing, state.crawled, state.draft, state.order) == (0, False, 0, (), ())
    assert state.body_before == state.worms[CAT] and state.finish_before == state.finish


def test_3_3_confirming_without_a_swing_gives_up_the_swing():
    match = moving(tiles="4 5 X")
    match.play(CAT, NameNumber(7))
    for number in (4, 5, 7):
        crawl_straight(match, number)
    assert match.view(None).phase == "bidding" and not match.state.may_swing


def test_3_4_the_leading_end_is_reported_for_steps_and_paths():
    for first, second in ((CrawlPath((0,), True), Crawl(0, False)), (Crawl(0, True), Crawl(0, False))):
        match = moving(worm(800, 800, 180), worm(800, 2500, 180), worm(50000, 60000))
        match.play(ANN, first)
        match.play(ANN, second)
        match.play(ANN, CrawlPath((0, 0), False))
        assert only_event(match.play(ANN, Confirm()), "WormCrawled").reverse


@pytest.mark.parametrize("angle", [0, 90, 135, 200, 300])
def test_3_3_by_default_a_worm_crawls_straight_on(angle):
    match = moving(worm(50000, 30000, angle), worm(20000, 70000), worm(20000, 60000))
    (x, y), *_ = match.view(None).worms[ANN].body
    neck = match.view(None).worms[ANN].body[1]
    assert match.choices(ANN).default == Crawl(nearest_angle(float(x - neck[0]), float(y - neck[1])), False)


@pytest.mark.parametrize("ahead", [0, 90])
@pytest.mark.parametrize("aside", [-300, 300])
def test_3_3_by_default_a_blocked_worm_bends_as_little_as_possible(ahead, aside):
    """Shows the default direction when Ben's worm is in front of Ann's head, a little to the left or right."""
    x, y = (2 * D, aside) if ahead == 0 else (-aside, 2 * D)
    match = moving(worm(40000, 40000, ahead), worm(40000 + x, 40000 + y, ahead + 180), worm(20000, 20000))
    legal = [angle for angle in range(TURN) if match.choices(ANN).contains(Crawl(angle, False))]
    bends = [(angle - degrees(ahead)) % TURN for angle in legal]
    least = min(min(bend, TURN - bend) for bend in bends)
    bend = -least if aside > 0 else least
    assert least > 0 and match.choices(ANN).default == Crawl((degrees(ahead) + bend) % TURN, False)
