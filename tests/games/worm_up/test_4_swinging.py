"""Tests of §4: swinging the finish."""

from __future__ import annotations

import pytest

from ludotheque.core.trig import QUARTER, TURN
from ludotheque.games.worm_up.actions import Confirm, Crawl, CrawlPath, NameNumber, SwingFinish
from ludotheque.games.worm_up.geometry import card_distance, ends_of_card
from ludotheque.testing import kinds, refusal
from tests.games.worm_up.table import (
    ANN,
    BEN,
    CAT,
    EVE,
    MM,
    D,
    bid,
    head,
    moving,
    new,
    only_event,
    position,
    settings,
    stuck_at_the_post,
    with_worms,
    with_x,
    worm,
)

pytestmark = pytest.mark.compiled


def swing(match, held):
    """Returns the region that says how far the finish may be swung about this post."""
    (region,) = [
        region for region in match.choices(ANN).regions if region.kind == "swing" and region.template.held == held
    ]
    return region


def test_4_1_only_a_successful_x_swings():
    assert refusal(moving(), ANN, SwingFinish("left", 100)) == ("§4.1", "no-x")
    match = moving(tiles="X X 4")
    assert refusal(match, CAT, SwingFinish("left", 100)) == ("§4.1", "no-x")


def test_4_1_one_post_may_swing_before_or_after_the_move_but_not_during_it():
    match = with_x()
    match.play(ANN, Crawl(0, False))
    assert refusal(match, ANN, SwingFinish("left", 100)) == ("§4.1", "between-two-steps")
    match.take_back(ANN)
    match.play(ANN, SwingFinish("left", 100))
    assert refusal(match, ANN, SwingFinish("right", 100)) == ("§4.1", "swung-already")
    match.play(ANN, CrawlPath((0,) * 4, False))
    events = match.play(ANN, Confirm())
    assert [kind for kind in kinds(events) if kind in ("FinishSwung", "WormCrawled")] == ["FinishSwung", "WormCrawled"]
    after = with_x()
    after.play(ANN, CrawlPath((0,) * 4, False))
    after.play(ANN, SwingFinish("right", -100))
    events = after.play(ANN, Confirm())
    assert [kind for kind in kinds(events) if kind in ("FinishSwung", "WormCrawled")] == ["WormCrawled", "FinishSwung"]


def test_4_1_a_swing_after_the_crawl_ends_the_move():
    match = stuck_at_the_post()
    match.play(ANN, SwingFinish("right", -TURN // 8))
    # The swing has moved the post out of Ann's way, but after a swing in the middle of a move she may not crawl on.
    assert list(match.choices(ANN)) == [Confirm()] and not match.choices(ANN).regions
    assert refusal(match, ANN, Crawl(0, False)) == ("§3.1", "nothing-left")
    match.take_back(ANN)
    assert match.state.left == 2


def test_4_1_taking_a_swing_back_restores_the_finish():
    match = with_x()
    before = match.view(ANN)
    match.play(ANN, SwingFinish("left", QUARTER))
    match.take_back(ANN)
    assert match.view(ANN) == before and match.state.finish == settings().finish


def test_4_1_a_swing_before_the_crawl_may_make_room_for_it():
    match = position(
        with_worms(new(), w0=worm(40000, 800), w1=worm(40000, 2500), w2=worm(20000, 60000)),
        finish=[[53401, 800], TURN // 2],
    )
    bid(match, "X", "5", "6")
    match.play(ANN, NameNumber(4))
    assert refusal(match, ANN, Crawl(0, False)) == ("§1.4", "overlaps-a-post")
    match.play(ANN, SwingFinish("right", -TURN // 8))
    match.play(ANN, CrawlPath((0,) * 4, False))
    assert head(match, ANN) == (40000 + 4 * D, 800)


def test_4_1_the_card_stays_attached_and_the_swing_is_optional():
    match = with_x()
    left = match.view(ANN).finish.left
    match.play(ANN, SwingFinish("left", QUARTER))
    finish = match.view(ANN).finish
    assert finish.left == left
    # The right post was straight below the left post; after a quarter turn to the left it is 120 mm farther along the
    # race.
    assert finish.right == (left[0] + 120 * MM, left[1])
    assert match.view(BEN).finish.right != finish.right  # Ben does not see the swing before it is confirmed
    optional = with_x()
    optional.play(ANN, CrawlPath((0,) * 4, False))
    optional.play(ANN, Confirm())
    assert optional.state.finish == settings().finish


def test_4_2_the_swinging_finish_may_touch_nothing():
    # A worm is in the way of the left post when the finish swings left, towards the start.
    match = with_x(worm(20000, 20000), worm(76000, 44000, 0), worm(20000, 60000))
    high = swing(match, "right").high
    assert 0 < high < TURN // 4
    assert refusal(match, ANN, SwingFinish("right", high + 1)) == ("§4.2", "swing-hindered")
    match.play(ANN, SwingFinish("right", high))
    ends = ends_of_card(match.state.finish, 12000)
    square = (ends[2] - ends[0]) ** 2 + (ends[3] - ends[1]) ** 2
    for body in match.state.worms:
        for at in range(0, 14, 2):
            assert card_distance(body[at], body[at + 1], ends) > 900**2 * square
            assert (body[at] - ends[2]) ** 2 + (body[at + 1] - ends[3]) ** 2 > 1400**2
    assert match.outcome is None


def test_4_2_the_players_own_worm_blocks_a_swing_too():
    lying = worm(76000, 44000)
    own = with_x(lying, worm(20000, 20000), worm(20000, 60000))
    other = with_x(worm(20000, 20000), lying, worm(20000, 60000))
    assert 0 < swing(own, "right").high == swing(other, "right").high < TURN // 4
    assert refusal(own, ANN, SwingFinish("right", swing(own, "right").high + 1)) == ("§4.2", "swing-hindered")


def test_4_2_the_moving_post_must_not_touch_a_box():
    """Shows that a book stops the post but not the card: the book lies just outside the circle that the end of the card
    describes.
    """
    # In mm: the right post stands at (825, 340), the other end of the card passes x = 705, and the book begins at x =
    # 704.
    match = with_x(obstacles="book 599 340 0")
    high = swing(match, "right").high
    assert high < QUARTER
    match.play(ANN, SwingFinish("right", high))
    ends = ends_of_card(match.state.finish, 120 * MM)
    book = match.state.settings.solids[0]
    assert 0 < book.disc_gap(ends[2], ends[3], 6 * MM) < 10
    assert refusal(with_x(obstacles="book 599 340 0"), ANN, SwingFinish("right", high + 1)) == (
        "§4.2",
        "swing-hindered",
    )


def test_4_2_the_post_stays_on_the_table():
    match = with_x()
    near_edge = position(match, finish=[[99000, 40000], QUARTER], phase="moving")
    assert swing(near_edge, "right").low > -200 * TURN // 360
    # Towards the middle of the table, the finish may swing more than half a turn.
    assert swing(near_edge, "right").high > TURN // 2


def test_4_3_a_swing_is_less_than_a_whole_turn():
    match = with_x()
    assert (swing(match, "right").low, swing(match, "right").high) == (1 - TURN, TURN - 1)
    assert refusal(match, ANN, SwingFinish("right", TURN)) == ("§4.3", "whole-turn")
    assert refusal(match, ANN, SwingFinish("right", 0)) == ("§4.3", "no-turn")
    match.play(ANN, SwingFinish("right", TURN - 1))


def test_4_3_start_posts_do_not_block_a_swing():
    match = with_x(worm(50000, 10000), worm(50000, 20000), worm(50000, 70000))
    x, y = match.view(None).table.start[0]
    over = position(match, finish=[[x - 3000, y], 0])
    assert swing(over, "right").high == TURN - 1


def test_4_2_option_obstacles_block_a_swing():
    free, hindered = with_x(), with_x(obstacles="can 740 440")
    swings = [
        next(r for r in match.choices(ANN).regions if r.kind == "swing" and r.template.held == "right")
        for match in (free, hindered)
    ]
    assert swings[1].high < swings[0].high


def test_4_3_option_swing_limit():
    match = with_x(swing_limit=30)
    for region in match.choices(ANN).regions:
        if region.kind == "swing":
            assert (region.low, region.high) == (-(30 * TURN // 360), 30 * TURN // 360)
    assert refusal(match, ANN, SwingFinish("left", 31 * TURN // 360)) == ("§4.3", "swing-limit")


SIDES = {
    "left of the left": (-1, 46000),
    "right of the left": (1, 46000),
    "left of the right": (-1, 34000),
    "right of the right": (1, 34000),
}


def hemmed_in(**gaps):
    """Builds a match in which four worms (Ann's, Ben's, Cat's and Dan's) stand close to the posts, one on each side of
    each post.

    `gaps` is the distance that is left to the post, by side and in 1/100 mm; the default 0 means touching.  Eve, who is
    far away, crawls first; then it is the turn of Ann, who has bid X but found no free number, so she can only swing
    the finish.
    """
    bodies = {}
    for number, (name, (side, y)) in enumerate(SIDES.items()):
        x = 82500 + side * (1400 + gaps.get(name.replace(" ", "_"), 0))
        bodies[f"w{number}"] = worm(x, y, 270 if y > 40000 else 90)
    match = with_worms(new(5), **bodies, w4=worm(20000, 40000))
    order = [{"worm": 4, "number": 4, "swing": False}, {"worm": 0, "number": 0, "swing": True}]
    return position(match, phase="moving", shown=["X", "5", "6", "7", "4"], order=order)


def test_4_3_if_neither_post_can_move_there_is_no_swing():
    match = hemmed_in()
    match.play(EVE, CrawlPath((0,) * 4, False))
    events = match.play(EVE, Confirm())
    # Ann is not asked, because no swing is possible.
    assert kinds(events) == ["WormCrawled", "MoveBegan", "WormStayed", "RoundBegan"]
    assert (only_event(events, "WormStayed").worm, only_event(events, "WormStayed").number) == (0, 0)


@pytest.mark.parametrize(
    "free, held, way",
    [
        ("left_of_the_left", "right", 1),
        ("right_of_the_left", "right", -1),
        ("left_of_the_right", "left", -1),
        ("right_of_the_right", "left", 1),
    ],
)
def test_4_3_a_swing_needs_only_one_free_way_for_one_post(free, held, way):
    """Shows that a segment that touches a post does not prevent a swing of the post away from that segment."""
    match = hemmed_in(**{free: 3})  # 3/100 mm are enough: swinging by one quantum moves the post by 0.0115 mm
    match.play(EVE, CrawlPath((0,) * 4, False))
    match.play(EVE, Confirm())
    assert match.to_act == (ANN,)
    (region,) = match.choices(ANN).regions
    assert region.template.held == held
    assert (region.low, region.high) == ((0, 1) if way > 0 else (-1, 0))
    match.play(ANN, SwingFinish(held, way))
