"""Tests of path search and bots: they find a way to the finish, see no secrets, and play legally."""

from __future__ import annotations

import math

import pytest

from ludotheque.bots import arena
from ludotheque.core.drive import random_step, run
from ludotheque.core.luck import fast
from ludotheque.games.worm_up.actions import Bid, CrawlPath, SwingFinish
from ludotheque.games.worm_up.bots import BOTS
from ludotheque.games.worm_up.bots.bidding import settled_mixes
from ludotheque.games.worm_up.bots.evaluate import needs
from ludotheque.games.worm_up.bots.policy import heuristic
from ludotheque.games.worm_up.geometry import Spot, body_after_step, ends_of_card
from ludotheque.games.worm_up.rules.bidding import available
from ludotheque.games.worm_up.rules.crawling import ground_of
from ludotheque.games.worm_up.search import Field, Goal, crawls, goal_of_card, path_to
from ludotheque.games.worm_up.state import MOVING
from tests.games.worm_up.table import ANN, BEN, D, moving, new, position, with_x, worm

pytestmark = pytest.mark.compiled


def decision_of(match, bot, seat=ANN, seed=1):
    return bot(match.view(seat), match.choices(seat), fast(seed))


def ground_and_body(match):
    return ground_of(match.state), match.state.worms[match.state.mover()]


def test_a_clear_straight_path_is_crawled_straight():
    ground, body = ground_and_body(moving())
    best = crawls(ground, body, 4, goal_of_card(ground.ends, ground.touch, 1400))[0]
    assert best.body[0] == body[0] + 4 * D


def test_every_path_found_is_legal():
    for seed in range(6):
        match = new(4, seed, obstacles="cans")
        luck = fast(seed)
        for _ in range(60):
            random_step(match, luck)
        while match.outcome is None and match.state.phase != MOVING:
            random_step(match, luck)
        if match.outcome is None and match.state.left:
            ground, body = ground_and_body(match)
            for trail in crawls(ground, body, match.state.left, goal_of_card(ground.ends, ground.touch, 1400)):
                there = body
                for angle in trail.angles:
                    assert Spot(ground, there).allows(angle)
                    there = body_after_step(there, ground.steps, angle)
                assert there == trail.body


def test_the_distance_field_leads_out_of_a_trap():
    """Shows that the search finds the way out of a U of books in front of the finish, from which no straight way leads
    to the finish.
    """
    text = "book 500 460 90; book 500 340 90; book 420 560 0; book 420 240 0"
    match = moving(worm(38000, 40000), worm(20000, 70000), worm(20000, 10000), obstacles=text, tiles="7 6 5")
    while match.to_act != (ANN,):
        match.play_default(match.to_act[0])
    ground, body = ground_and_body(match)
    goal = goal_of_card(ground.ends, ground.touch, 1400)
    straight = goal.distance(body[0], body[1])
    goal.field = Field(ground, goal)
    assert goal.distance(body[0], body[1]) > straight + 15000  # the way leads back out of the U and round it
    best = crawls(ground, body, 7, goal)[0]
    assert goal.distance(best.body[0], best.body[1]) < goal.distance(body[0], body[1])


def test_crawl_there_for_me():
    match = moving(worm(40000, 40000), worm(46000, 42000, 90), worm(20000, 20000), tiles="4 7 7")
    ground, body = ground_and_body(match)
    angles = path_to(ground, body, match.state.left, Goal(43000.0, 43000.0, 43000.0, 43000.0))
    match.play(ANN, CrawlPath(angles, False))
    x, y = match.state.worms[ANN][:2]
    assert math.hypot(x - 43000, y - 43000) < D
    assert path_to(ground, body, 4, Goal(*body[:2], *body[:2])) == ()


def test_a_worm_that_can_finish_does():
    match = moving(worm(82500 - 900 - 3 * D, 41000, 20), worm(20000, 20000), worm(20000, 60000))
    for bot in BOTS.values():
        copy = match.copy()
        copy.play(ANN, decision_of(copy, bot))
        assert copy.outcome is not None and copy.outcome.winners == (ANN,)


def test_x_swings_the_finish_nearer_when_that_wins():
    """Shows a worm eight steps away with a bid of 4, which wins only if it first swings the card within reach."""
    match = with_x(worm(82500 - 900 - 8 * D, 40000), worm(20000, 20000), worm(20000, 60000))
    action = decision_of(match, heuristic)
    assert isinstance(action, SwingFinish)
    while match.outcome is None and match.to_act == (ANN,):
        match.play(ANN, decision_of(match, heuristic))
    assert match.outcome is not None and match.outcome.winners == (ANN,)


def test_a_worm_across_the_path_lengthens_it():
    match = moving(worm(60000, 40000), worm(65000, 44000, 90), worm(20000, 20000))
    free = moving(worm(60000, 40000), worm(30000, 44000, 90), worm(20000, 20000))
    ends = ends_of_card(match.state.finish, 12000)
    across = needs(match.state, match.state.worms, ends)[0]
    assert across > needs(free.state, free.state.worms, ends)[0] + 0.5


def test_bids_are_mixed_and_take_resting_tiles_into_account():
    match = new()
    tiles = {decision_of(match, heuristic, seed=seed).tile for seed in range(40)}
    assert len(tiles) >= 3
    # If nobody else can lay 7, a 7 is certainly unique.
    resting = position(match, resting=[None, "7", "7"])
    sevens = [decision_of(one, heuristic, seed=seed).tile == "7" for one in (match, resting) for seed in range(40)]
    assert sum(sevens[40:]) > sum(sevens[:40]) + 8


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_no_tile_is_bid_more_often_than_all_others(seats):
    """Checks that bids vary, because a rival who can predict a bid can clash with it or avoid it."""
    match = new(seats)
    tiles = [decision_of(match, heuristic, seed=seed).tile for seed in range(50)]
    assert max(tiles.count(tile) for tile in tiles) <= 25
    assert len(set(tiles)) >= 4


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_equally_near_worms_have_equal_mixes(seats):
    match = new(seats)
    tiles = [available(match.state, worm) for worm in range(seats)]
    mixes = settled_mixes(match.state, [30.0] * seats, tiles)
    for mix in mixes:
        assert mix == pytest.approx(mixes[0], abs=0.01)


def test_the_second_worm_of_a_seat_does_not_clash_with_the_first():
    match = new(2)
    match.play(ANN, Bid("7"))
    assert [decision_of(match, heuristic, seed=seed).tile for seed in range(40)].count("7") <= 4


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("seats, options", [(3, {}), (2, {}), (5, {"reverse": "always", "obstacles": "pencils"})])
def test_bots_play_whole_races(name, seats, options):
    match = new(seats, 5, **options, last_round=8)
    run(match, [BOTS[name]] * seats, fast(5))  # an illegal move would be refused
    assert match.outcome is not None


def test_bots_depend_only_on_their_view():
    match = new(3, 9)
    match.play(BEN, Bid("7"))
    other = new(3, 9)
    other.play(BEN, Bid("4"))
    for bot in BOTS.values():
        assert decision_of(match, bot, seed=4) == decision_of(other, bot, seed=4)


@pytest.mark.parametrize("other, races, share", [("random", 6, 0.9), ("plain", 12, 0.4)])
def test_heuristic_beats_plain_and_random(other, races, share):
    assert arena("worm-up", ["heuristic", other, other], races, seed=1).standings[0].share > share
