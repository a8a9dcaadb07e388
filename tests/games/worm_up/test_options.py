"""The options."""

from __future__ import annotations

import pytest

import ludotheque
from ludotheque.core.drive import random_play
from ludotheque.core.luck import fast
from ludotheque.core.trig import TURN
from ludotheque.games.worm_up.actions import Confirm, Crawl, NameNumber, SwingFinish
from tests.games.worm_up.table import (
    ANN,
    CAT,
    D,
    bid,
    finish_round,
    head,
    kinds,
    move_by_default,
    moving,
    new,
    refusal,
    settings,
    tiles,
    with_x,
    worm,
)

pytestmark = pytest.mark.compiled


def test_option_dice_1994():
    match = new(4, dice="1994")
    assert tiles(match, ANN) == ["3", "4", "5", "6", "7", "X"]
    bid(match, "3", "7", "X", "5")
    match.play(CAT, NameNumber(4))
    finish_round(match)
    # Only 7 and X rest.
    assert [one.resting for one in match.view(None).worms] == [None, "7", "X", None]


def test_option_races_three():
    match = moving(
        worm(82500 - 900 - D, 40000), worm(20000, 20000), worm(20000, 60000), races=3, last_round=2, tiles="4 5 6"
    )
    events = match.play(ANN, Crawl(0, False))
    assert kinds(events)[-4:] == ["WormCrawled", "RaceEnded", "RaceBegan", "RoundBegan"]
    view = match.view(None)
    assert match.outcome is None and view.race == 2 and view.wins == (1, 0, 0)
    assert [one.available for one in view.worms] == [("4", "5", "6", "7", "X")] * 3
    assert sorted(match.state.worms) == sorted(settings().lanes)
    random_play(match, fast(3))
    assert match.outcome is not None and match.outcome.reason == "most-races"
    wins = match.view(None).wins
    assert sum(wins) >= 3
    assert match.outcome.winners == tuple(seat for seat in range(3) if wins[seat] == max(wins))


def test_option_consolation():
    match = new(4, consolation=True)
    bid(match, "7", "7", "4", "5")
    finish_round(match)
    bid(match, "7", "7", "5", "4")
    order = [(move.worm, move.number) for move in match.view(None).order]
    lanes = [number for number in match.state.lanes if number in (0, 1)]
    assert order == [(3, 4), (2, 5), (lanes[0], 2), (lanes[1], 2)]
    finish_round(match)
    assert [one.clashes for one in match.view(None).worms[:2]] == [0, 0]
    without = new(4)
    bid(without, "7", "7", "4", "5")
    finish_round(without)
    bid(without, "7", "7", "5", "4")
    assert len(without.view(None).order) == 2


def test_option_obstacles_are_solid():
    match = moving(worm(36000, 27000), worm(20000, 60000), worm(20000, 50000), obstacles="cans")
    kinds_there = [thing.kind for thing in match.view(None).table.obstacles]
    assert kinds_there == ["can"] * 3
    match.play(ANN, Crawl(0, False))
    assert refusal(match, ANN, Crawl(0, False)) == ("§3.2", "overlaps-an-obstacle")
    book = moving(worm(36000, 27000), worm(20000, 60000), worm(20000, 50000), obstacles="book 500 270 0")
    book.play(ANN, Crawl(0, False))
    assert refusal(book, ANN, Crawl(0, False)) == ("§3.2", "overlaps-an-obstacle")


def test_option_obstacles_hinder_a_swing():
    free, hindered = with_x(), with_x(obstacles="can 740 440")
    swings = [
        next(r for r in match.choices(ANN).regions if r.kind == "swing" and r.template.held == "right")
        for match in (free, hindered)
    ]
    assert swings[1].high < swings[0].high


@pytest.mark.parametrize(
    "text, message",
    [
        ("can 825 400", "obstacle-not-clear"),
        ("book 120 400 0", "obstacle-not-clear"),
        ("can 10 10", "obstacle-off-table"),
        ("elephant 500 500", "bad-choice"),
        ("can 500", "bad-obstacle"),
        ("can 5e2 1", "bad-obstacle"),
        ("can 1 1;" * 60, "many-obstacles"),
    ],
)
def test_option_obstacles_stand_clear_of_everything(text, message):
    with pytest.raises(ludotheque.BadInput) as bad:
        new(obstacles=text)
    assert bad.value.message == message
    assert str(bad.value)


def test_defaults_do_least():
    """No answer: the lowest number, straight on, no swing, and the end of the move."""
    match = new()
    bid(match, "X", "7", "7")
    assert match.choices(ANN).default == NameNumber(4)
    match.play(ANN, NameNumber(4))
    x, y = head(match, ANN)
    for _ in range(4):
        move_by_default(match)
    assert head(match, ANN) == (x + 4 * D, y)
    assert match.choices(ANN).default == Confirm()


def test_option_swing_limit():
    match = with_x(swing_limit=30)
    for region in match.choices(ANN).regions:
        if region.kind == "swing":
            assert (region.low, region.high) == (-(30 * TURN // 360), 30 * TURN // 360)
    assert refusal(match, ANN, SwingFinish("left", 31 * TURN // 360)) == ("§4.3", "swing-limit")
