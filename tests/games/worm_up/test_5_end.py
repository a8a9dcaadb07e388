"""§5 and §6  The end, and two seats."""

from __future__ import annotations

import pytest

from ludotheque.core.trig import TURN
from ludotheque.games.worm_up.actions import Bid, Crawl, CrawlPath
from tests.games.worm_up.table import (
    ANN,
    BEN,
    D,
    at_the_finish,
    bid,
    finish_round,
    kinds,
    moving,
    new,
    refusal,
    with_worms,
    worm,
)

pytestmark = pytest.mark.compiled


def test_5_1_the_race_ends_as_soon_as_the_head_touches_the_card():
    match = at_the_finish(2)
    match.play(ANN, Crawl(0, False))
    assert match.outcome is None
    events = match.play(ANN, Crawl(0, False))  # at once, with two segments left
    assert match.outcome is not None
    assert match.outcome.winners == (ANN,) and match.outcome.reason == "finish" and match.outcome.places[ANN] == 1
    assert kinds(events)[-3:] == ["WormCrawled", "RaceEnded", "MatchEnded"]
    assert refusal(match, BEN, Crawl(0, False)) == ("§5.1", "match-over")


def test_5_1_touching_is_enough_and_a_hair_less_is_not():
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


def test_5_1_either_side_counts_and_a_path_ends_there():
    match = moving(worm(82500 + 900 + 2 * D, 40000, 180), worm(20000, 20000), worm(20000, 60000))
    half = TURN // 2
    assert refusal(match, ANN, CrawlPath((half,) * 4, False)) == ("§5.1", "beyond-the-finish")
    match.play(ANN, CrawlPath((half,) * 2, False))
    assert match.outcome is not None and match.outcome.winners == (ANN,)


def test_5_1_a_post_alone_does_not_count():
    # Touching the left post from the side, beyond the end of the card.
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
    assert [one.seat for one in view.worms] == [0, 0, 1, 1]
    match.play(ANN, Bid("7"))
    assert match.to_act == (0, 1) and match.view(BEN).sealed == (1, 0)
    match.play(ANN, Bid("7"))
    assert match.to_act == (BEN,)
    match.take_back(ANN)
    assert match.view(ANN).laid == ("7",)
    match.play(ANN, Bid("7"))
    match.play(BEN, Bid("4"))
    match.play(BEN, Bid("5"))
    # A seat's own worms can clash.
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
    """Ben's second worm is nearest, though Ann's first is nearer than Ben's first."""
    match = new(2, last_round=1)
    bodies = {"w0": worm(50000, 30000), "w1": worm(30000, 20000), "w2": worm(30000, 60000), "w3": worm(60000, 40000)}
    match = with_worms(match, **bodies)
    bid(match, "7", "7", "7", "7")
    assert match.outcome is not None and match.outcome.reason == "last-round"
    assert match.outcome.winners == (BEN,) and match.outcome.places == (2, 1)
