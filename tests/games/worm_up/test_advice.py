"""Tests of the advice on where to crawl: the advised path can be played exactly as given."""

import math

import pytest

import ludotheque
from ludotheque.games.worm_up.advice import advise
from tests.games.worm_up.table import ANN, BEN, moving, worm


def test_the_path_to_a_place_leads_round_a_worm_across_it():
    match = moving(worm(40000, 40000), worm(43000, 44800, 90), worm(20000, 20000), tiles="7 6 6")
    (path,) = advise(match.view(ANN), match.choices(ANN), {"to": [48000, 40000]})["crawls"]
    match.play(ANN, path)
    x, y = match.state.worms[ANN][:2]
    assert math.hypot(x - 48000, y - 40000) < math.hypot(8000, 0)


def test_the_path_to_the_finish_ends_the_race_if_possible():
    match = moving(worm(78000, 40000), worm(20000, 50000), worm(20000, 30000), tiles="7 6 6")
    (path,) = advise(match.view(ANN), match.choices(ANN), {"to": "finish"})["crawls"]
    assert len(path["angles"]) < 7  # the advised path is no longer than needed
    match.play(ANN, path)
    assert match.outcome is not None and match.outcome.winners == (ANN,)


def test_no_path_is_given_to_seats_at_their_goal_or_not_asked():
    match = moving(worm(40000, 40000), worm(20000, 50000), worm(20000, 30000), tiles="4 6 6")
    assert advise(match.view(ANN), match.choices(ANN), {"to": [40000, 40000]})["crawls"] == []
    assert advise(match.view(BEN), match.choices(BEN), {"to": "finish"})["crawls"] == []


@pytest.mark.parametrize(
    "about",
    [None, 7, {}, {"to": "home"}, {"to": [1]}, {"to": [1.5, 2]}, {"to": [True, 2]}, {"to": [-1, 5]}, {"at": [1, 2]}],
)
def test_an_invalid_goal_is_refused(about):
    match = moving(worm(40000, 40000), worm(20000, 50000), worm(20000, 30000), tiles="4 6 6")
    with pytest.raises(ludotheque.BadInput) as caught:
        advise(match.view(ANN), match.choices(ANN), about)
    assert caught.value.message == "no-such-goal"
