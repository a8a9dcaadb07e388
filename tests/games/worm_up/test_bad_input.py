"""Tests of bad input: an impossible action or position is refused with the section or the reason, and changes nothing."""

from __future__ import annotations

import math
from typing import Any

import pytest

import ludotheque
from ludotheque.core.trig import TURN
from ludotheque.games.worm_up.actions import Bid, Crawl, CrawlPath, NameNumber, SwingFinish
from ludotheque.testing import refusal
from tests.games.worm_up.table import ANN, degrees, moving, new, position, with_x, worm

pytestmark = pytest.mark.compiled


def everything(match):
    views = [ludotheque.to_json(match.view(seat)) for seat in (0, 1, 2, None)]
    return match.to_bytes(), views, [ludotheque.to_json(match.choices(seat)) for seat in range(3)]


@pytest.mark.parametrize(
    "angle",
    [math.nan, math.inf, 0.0, 0.5, "0", "", None, True, [0.5], {}, 1e300, b"0"],
)
def test_only_whole_numbers_are_parameters_of_actions(angle):
    match = moving()
    before = everything(match)
    for action in (
        Crawl(angle, False),
        {"type": "crawl", "angle": angle, "reverse": False},
        CrawlPath((0, angle), False),
        {"type": "crawlPath", "angles": [angle], "reverse": False},
        {"type": "crawlPath", "angles": angle, "reverse": False},
    ):
        with pytest.raises(ludotheque.BadInput):
            match.play(ANN, action)
    assert everything(match) == before


@pytest.mark.parametrize("angle", [-1, TURN, TURN + 5, 10**9, -(10**9), 2**63, 2**64 - 1])
def test_directions_out_of_range_are_refused(angle):
    match = moving()
    before = everything(match)
    assert refusal(match, ANN, Crawl(angle, False)) == ("§3.2", "no-angle")
    assert refusal(match, ANN, CrawlPath((0, angle), False)) == ("§3.2", "no-angle")
    assert everything(match) == before


def test_numbers_larger_than_a_machine_word_are_refused():
    match = moving()
    for action in (Crawl(10**400, False), CrawlPath((10**400,), False), SwingFinish("left", 10**400)):
        with pytest.raises((ludotheque.Refused, ludotheque.BadInput)):
            match.play(ANN, action)


def test_too_many_segments_are_refused():
    match = moving()  # Ann has four segments to move
    assert refusal(match, ANN, CrawlPath((0,) * 5, False)) == ("§3.1", "too-many-segments")
    assert refusal(match, ANN, CrawlPath((0,) * 100_000, False)) == ("§3.1", "too-many-segments")
    assert refusal(match, ANN, CrawlPath((), False)) == ("§3.1", "empty-path")


def test_directions_one_quantum_outside_an_arc_are_refused():
    """Shows that the last quantum of each arc is legal and the next is not, alone and within a path."""
    match = moving(worm(40000, 40000), worm(43300, 41000, 90), worm(20000, 20000))
    region = match.choices(ANN).regions[0]
    for first, last in region.arcs:
        for end, beyond in ((first, (first - 1) % TURN), (last, (last + 1) % TURN)):
            match.copy().play(ANN, Crawl(end, False))
            match.copy().play(ANN, CrawlPath((end,), False))
            assert refusal(match, ANN, Crawl(beyond, False))[0] == "§3.2"
            assert refusal(match, ANN, CrawlPath((beyond,), False))[0] == "§3.2"


def test_a_swing_one_quantum_too_far_is_refused():
    match = with_x(worm(20000, 20000), worm(76000, 44000, 0), worm(20000, 60000))
    for region in match.choices(ANN).regions:
        if region.kind == "swing":
            held = region.template.held
            for turn in (region.low - 1, region.high + 1):
                section, _ = refusal(match, ANN, SwingFinish(held, turn))
                assert section in ("§4.2", "§4.3")
    wrong: list[Any] = [math.nan, 0.5, "1", None, True]
    for turn in wrong:
        with pytest.raises(ludotheque.BadInput):
            match.play(ANN, SwingFinish("left", turn))
    with pytest.raises(ludotheque.BadInput):
        match.play(ANN, {"type": "swingFinish", "held": "middle", "turn": 5})


@pytest.mark.parametrize("tile", ["8", "x", "", "4 ", "٤", "4" * 10_000])
def test_unknown_tiles_are_refused(tile):
    match = new()
    before = everything(match)
    assert refusal(match, ANN, Bid(tile)) == ("§1.1", "no-such-tile")
    assert everything(match) == before


def test_actions_at_the_wrong_time_are_refused():
    match = new()
    assert refusal(match, ANN, Crawl(0, False)) == ("§2.1", "bid-first")
    assert refusal(match, ANN, NameNumber(4)) == ("§2.1", "bid-first")
    match = moving(tiles="X 4 4")
    assert refusal(match, ANN, Bid("4")) == ("§2.4", "name-first")
    match.play(ANN, NameNumber(7))
    assert refusal(match, ANN, Bid("4")) == ("§3.1", "move-first")


@pytest.mark.parametrize(
    "changes",
    [
        {"phase": "sleeping"},
        {"round": 0},
        {"round": 10_000},
        {"worms": []},
        {"lanes": [0, 0, 1]},
        {"resting": ["9", None, None]},
        {"laid": ["4", "5", "6"]},
        {"laid": ["4"]},
        {"order": [{"worm": 0, "number": 4, "swing": False}]},
        {"finish": [[0, 0], 0]},
        {"finish": [[82500, 34000], 70000]},
        {"clashes": [-1, 0, 0]},
        {"outcome": {"winners": [0], "reason": "finish", "places": [1, 2, 3]}},
        {"step": -1},
        {"noSuchField": 1},
    ],
)
def test_impossible_positions_are_refused(changes):
    with pytest.raises(ludotheque.BadInput):
        position(new(), **changes)


def test_no_worm_moves_twice_in_a_round():
    match = moving()
    order = match.to_json()["position"]["order"]
    with pytest.raises(ludotheque.BadInput, match=r"position\.order"):
        position(match, order=[*order, order[0]])


def test_impossible_worms_are_refused():
    match = new()
    good = list(match.to_json()["position"]["worms"])

    def moved(number, dx, dy):
        return [[list(place) if n != number else [place[0] + dx, place[1] + dy] for n, place in enumerate(good[0])]]

    for worms in (moved(3, 5, 0), moved(0, 40, 0), moved(6, -40, 0), [[[x + 100000, y] for x, y in good[0]]]):
        with pytest.raises(ludotheque.BadInput):
            position(match, worms=worms + good[1:])
    with pytest.raises(ludotheque.BadInput):
        position(match, worms=[good[1], *good[1:]])


def test_drafts_are_checked_when_read():
    match = moving()
    match.play(ANN, CrawlPath((degrees(5), 0), False))
    doc = match.to_json()
    assert ludotheque.from_json(doc).view(ANN) == match.view(ANN)
    for draft in (
        [{"type": "crawl", "angle": TURN // 2, "reverse": False}],
        [{"type": "confirm"}],
        [{"type": "crawl", "angle": 0.5, "reverse": False}],
        [{"type": "crawlPath", "angles": [0] * 5, "reverse": False}],
    ):
        with pytest.raises(ludotheque.BadInput):
            position(match, draft=draft)
