"""Tests of the advice on walks: trial walks are like real ones, end as the rules say, and reveal no hidden cards."""

import pytest

import ludotheque
from ludotheque.games.wound_up.actions import LetGo
from ludotheque.games.wound_up.advice import WALKS, advise
from tests.games.wound_up.table import (
    ANN,
    BEN,
    EAST,
    NORTH,
    SOUTH,
    WEST,
    U,
    after_agreement,
    after_auction,
    facing,
    pawn_at,
    table,
)


def ask(match, x, y, hour, winds, seat=ANN, **more):
    about = {"seat": seat, "x": x * U, "y": y * U, "facing": facing(hour), "winds": winds, **more}
    return advise(match.view(ANN), match.choices(ANN), about)["walks"]


def test_more_winds_lead_further_in_the_direction_faced():
    match = after_agreement()
    once = ask(match, 50, 130, NORTH, 1)
    twice = ask(match, 50, 130, NORTH, 2)
    assert len(once) == len(twice) == WALKS
    assert min(walk["y"] for walk in once) > 130 * U
    assert sum(walk["y"] for walk in twice) > sum(walk["y"] for walk in once)


def test_a_grave_ahead_ends_most_walks_and_the_edge_the_rest():
    assert {walk["how"] for walk in ask(after_agreement(), 64, 55, EAST, 2)} == {"grave"}
    assert {walk["how"] for walk in ask(after_agreement(), 50, 8, SOUTH, 4)} == {"ranOff"}


def test_the_gate_wins_only_for_a_pawn_that_followed_the_path():
    match = after_agreement()
    assert "gate" not in {walk["how"] for walk in ask(match, 50, 390, NORTH, 2)}
    doc = match.to_json()
    doc["position"]["pawns"][ANN].update({"where": "board", "x": 50 * U, "y": 390 * U, "tile": 1, "progress": 3})
    there = ludotheque.from_json(doc)
    assert {walk["how"] for walk in ask(there, 50, 390, NORTH, 2)} == {"gate"}


def test_a_trial_walk_past_a_pawn_ends_as_the_real_walk_with_the_same_noise():
    pawns = [pawn_at(50, 130, NORTH), pawn_at(53, 150, WEST)]
    trials = ask(after_auction(table("W3 W3", "W1", pawns=pawns), "W3"), 50, 130, NORTH, 3)
    ends = {walk["how"] for walk in trials}
    assert len(ends) > 1
    assert "falls" in ends
    for seed in range(6):
        match = after_auction(table("W3 W3", "W1", pawns=pawns, luck=ludotheque.scripted([{"noise": seed}])), "W3")
        events = match.play(ANN, LetGo(0, 0, 0))
        hows = {
            "rests": "",
            "falls": "PawnFell",
            "ranOff": "PawnRanOff",
            "grave": "PawnTaken",
            "mausoleum": "PawnTaken",
        }
        names = {type(event).__name__ for event in events if getattr(event, "seat", None) == ANN}
        assert names & set(hows.values()) == {hows[trials[seed]["how"]]} - {""}


def test_brains_on_the_way_are_counted():
    assert any(walk["brains"] for walk in ask(after_agreement(), 50, 30, NORTH, 2))


def test_advice_does_not_depend_on_other_hands():
    match = after_agreement(passing="none")
    other = match.imagine(ANN, ludotheque.luck(99))
    assert match.view(BEN) != other.view(BEN)
    assert ask(match, 50, 30, NORTH, 3) == ask(other, 50, 30, NORTH, 3)


@pytest.mark.parametrize(
    "wrong",
    [
        {"seat": 2},
        {"seat": -1},
        {"x": -1},
        {"y": 10**6},
        {"facing": 65536},
        {"winds": 0},
        {"winds": 10},
        {"winds": True},
        {"x": 1.5},
        {"more": 1},
    ],
)
def test_advice_on_an_impossible_walk_is_refused(wrong):
    match = after_agreement()
    with pytest.raises(ludotheque.BadInput):
        advise(match.view(ANN), match.choices(ANN), {"seat": 0, "x": U, "y": U, "facing": 0, "winds": 1, **wrong})
