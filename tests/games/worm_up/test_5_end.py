"""Tests of §5 and §6: the end of a race, and matches with two seats."""

from __future__ import annotations

import pytest

import ludotheque
from ludotheque.core.drive import random_play
from ludotheque.core.luck import fast
from ludotheque.core.trig import TURN
from ludotheque.games.worm_up.actions import Bid, Crawl, CrawlPath, SwingFinish
from ludotheque.testing import kinds, refusal
from tests.games.worm_up.table import (
    ANN,
    BEN,
    D,
    at_the_finish,
    bid,
    finish_round,
    moving,
    new,
    only_event,
    settings,
    with_worms,
    with_x,
    worm,
)

pytestmark = pytest.mark.compiled


def test_5_1_the_race_ends_as_soon_as_the_head_touches_the_card():
    match = at_the_finish(2)
    match.play(ANN, Crawl(0, False))
    assert match.outcome is None
    events = match.play(ANN, Crawl(0, False))  # Ann wins at once, although two segments are left
    assert match.outcome is not None
    assert match.outcome.winners == (ANN,) and match.outcome.reason == "finish" and match.outcome.places[ANN] == 1
    assert kinds(events)[-3:] == ["WormCrawled", "RaceEnded", "MatchEnded"]
    assert refusal(match, BEN, Crawl(0, False)) == ("§5.1", "match-over")


def test_5_1_touching_the_card_is_enough_and_a_quantum_less_is_not():
    short = at_the_finish(1)
    body = short.state.body_before
    back = moving(
        (body[0] - 1, *body[1:2], *[number - 1 if at % 2 == 0 else number for at, number in enumerate(body[2:])]),
        worm(20000, 20000),
        worm(20000, 60000),
    )
    back.play(ANN, Crawl(0, False))
    assert back.outcome is None
    short.play(ANN, Crawl(0, False))
    assert short.outcome is not None


def test_5_1_either_side_of_the_card_counts_and_a_path_ends_there():
    match = moving(worm(82500 + 900 + 2 * D, 40000, 180), worm(20000, 20000), worm(20000, 60000))
    half = TURN // 2
    assert refusal(match, ANN, CrawlPath((half,) * 4, False)) == ("§5.1", "beyond-the-finish")
    match.play(ANN, CrawlPath((half,) * 2, False))
    assert match.outcome is not None and match.outcome.winners == (ANN,)


def test_5_1_touching_only_a_post_does_not_count():
    # The head touches the left post from the side, beyond the end of the card.
    match = moving(worm(82500 - D, 46000 + 1400), worm(20000, 20000), worm(20000, 60000))
    match.play(ANN, Crawl(0, False))
    assert match.outcome is None


def test_5_2_after_the_last_round_the_nearest_head_wins():
    match = moving(worm(60000, 40000), worm(30000, 20000), worm(50000, 60000), last_round=1)
    finish_round(match)
    assert match.outcome is not None and match.outcome.reason == "last-round"
    assert match.outcome.winners == (ANN,) and match.outcome.places == (1, 3, 2)


def test_5_2_equally_near_heads_share_the_win():
    match = new(4, last_round=1)
    match = with_worms(
        match, w0=worm(60000, 37000), w1=worm(60000, 43000), w2=worm(30000, 20000), w3=worm(30000, 60000)
    )
    bid(match, "7", "7", "7", "7")
    assert match.outcome is not None
    assert match.outcome.winners == (0, 1) and match.outcome.places == (1, 1, 3, 3)


def test_6_1_two_seats_have_two_worms_each():
    match = new(2)
    view = match.view(ANN)
    assert [worm.seat for worm in view.worms] == [0, 0, 1, 1]
    match.play(ANN, Bid("7"))
    assert match.may_take_back(ANN)
    assert match.to_act == (0, 1) and match.view(BEN).sealed == (1, 0)
    match.play(ANN, Bid("7"))
    assert match.to_act == (BEN,)
    match.take_back(ANN)
    assert match.view(ANN).laid == ("7",)
    match.play(ANN, Bid("7"))
    match.play(BEN, Bid("4"))
    match.play(BEN, Bid("5"))
    # Two worms of the same seat can clash.
    assert [(move.worm, move.number) for move in match.view(None).order] == [(2, 4), (3, 5)]
    assert match.to_act == (BEN,)


def test_6_1_a_seat_wins_with_either_worm():
    match = new(2)
    match = with_worms(
        match, w0=worm(20000, 20000), w1=worm(82500 - 900 - D, 40000), w2=worm(20000, 60000), w3=worm(20000, 40000)
    )
    bid(match, "5", "4", "6", "7")
    match.play(ANN, Crawl(0, False))
    assert match.outcome is not None and match.outcome.winners == (ANN,)


def test_6_1_after_the_last_round_either_worm_counts():
    """Shows that Ben's second worm can win, although Ann's first worm is nearer to the finish than Ben's first."""
    match = new(2, last_round=1)
    bodies = {"w0": worm(50000, 30000), "w1": worm(30000, 20000), "w2": worm(30000, 60000), "w3": worm(60000, 40000)}
    match = with_worms(match, **bodies)
    bid(match, "7", "7", "7", "7")
    assert match.outcome is not None and match.outcome.reason == "last-round"
    assert match.outcome.winners == (BEN,) and match.outcome.places == (2, 1)


def test_5_1_option_races_three():
    match = moving(
        worm(82500 - 900 - D, 40000), worm(20000, 20000), worm(20000, 60000), races=3, last_round=2, tiles="4 5 6"
    )
    events = match.play(ANN, Crawl(0, False))
    assert kinds(events)[-4:] == ["WormCrawled", "RaceEnded", "RaceBegan", "RoundBegan"]
    view = match.view(None)
    assert match.outcome is None and view.race == 2 and view.wins == (1, 0, 0)
    assert [worm.available for worm in view.worms] == [("4", "5", "6", "7", "X")] * 3
    assert sorted(match.state.worms) == sorted(settings().lanes)
    random_play(match, fast(3))
    assert match.outcome is not None and match.outcome.reason == "most-races"
    wins = match.view(None).wins
    assert sum(wins) >= 3
    assert match.outcome.winners == tuple(seat for seat in range(3) if wins[seat] == max(wins))


def test_5_1_segments_left_at_the_finish_are_not_reported_as_lost():
    match = at_the_finish(2)
    events = match.play(ANN, CrawlPath((0, 0), False))
    crawled = only_event(events, "WormCrawled")
    assert crawled.lost == 0 and crawled.angles == (0, 0)
    view = match.view(None)
    assert view.wins == (1, 0, 0) and view.order == () and view.draft == ()
    assert match.state.body_before == match.state.worms[ANN] and match.state.left == 0


def test_5_2_sideways_distance_to_the_card_counts():
    """Shows that sideways distance counts: all heads are equally far along the race, but Ben's is nearest to
    the card.
    """
    match = new(3, last_round=1)
    match = with_worms(match, w0=worm(60000, 52000), w1=worm(60000, 44000), w2=worm(60000, 65000))
    bid(match, "7", "7", "7")
    assert match.outcome is not None
    assert match.outcome.winners == (BEN,) and match.outcome.places == (2, 1, 3)
    assert only_event(match.seen(None), "RaceEnded").winners == (BEN,)


def three_races(match):
    """Plays clashing bids until the match is over; returns the numbers of the rounds that began, and the winner of each
    race.
    """
    rounds, races = [], []
    while match.outcome is None:
        for seat in range(3):
            events = match.play(seat, Bid("7"))
        rounds += [event.round for event in events if type(event).__name__ == "RoundBegan"]
        races += [(event.race, event.reason) for event in events if type(event).__name__ == "RaceEnded"]
    return rounds, races


def test_5_2_option_races_three_with_a_last_round():
    match = new(3, races=3, last_round=2)
    rounds, races = three_races(match)
    assert rounds == [2, 1, 2, 1, 2]
    assert races == [(1, "last-round"), (2, "last-round"), (3, "last-round")]
    assert match.outcome.reason == "most-races"


def test_5_1_option_races_begins_each_race_afresh():
    luck = ludotheque.scripted([{"pick": 1}, {"pick": 0}])
    match = at_the_finish(1, races=3).copy(luck)
    match.play(ANN, Crawl(0, False))
    view = match.view(None)
    assert (view.race, view.round, view.phase, view.order) == (2, 1, "bidding", ())
    assert [worm.shown for worm in view.worms] == [None] * 3
    assert [worm.resting for worm in view.worms] == [None] * 3 and [worm.clashes for worm in view.worms] == [0] * 3
    assert match.state.lanes == (1, 0, 2) and match.state.worms[1] == settings().lanes[0]
    assert kinds(match.seen(None))[-3:] == ["RaceEnded", "RaceBegan", "RoundBegan"]


def test_5_1_option_races_puts_the_finish_back():
    match = with_x(races=3, last_round=1)
    match.play(ANN, SwingFinish("left", 1000))
    assert match.state.finish != settings().finish
    finish_round(match)
    assert match.view(None).race == 2 and match.state.finish == settings().finish


def test_5_1_option_races_forgets_what_clashed():
    match = new(3, races=3, last_round=1)
    bid(match, "7", "7", "7")
    assert match.view(None).race == 2
    assert [worm.clashes for worm in match.view(None).worms] == [0] * 3
