"""Tests of ratings: they agree with known chances of winning, allow ties and repeated bots, and report their
uncertainty.
"""

import argparse
import json

import pytest

import ludotheque
from ludotheque.bots.ladder_command import add_arguments, run
from ludotheque.bots.ratings import rate, stages_of, strengths
from ludotheque.bots.results import Played
from ludotheque.core.luck import fast


def race(line_up, places, pairing=0):
    bots = tuple(line_up.split())
    winners = tuple(seat for seat, place in enumerate(places) if place == 1)
    return Played(pairing, bots, winners, tuple(places), "finished", 40)


def test_the_ratings_of_two_bots_follow_from_their_share_of_wins():
    matches = [race("a b", (1, 2), number) for number in range(300)]
    matches += [race("a b", (2, 1), number) for number in range(300, 400)]
    first, second = rate(("b", "a"), matches)
    assert (first.bot, second.bot, second.points) == ("a", "b", 0.0)
    # 400 points per factor of ten: three times as likely to win.
    assert first.points == pytest.approx(400 * 0.4771, abs=3)
    assert first.low < first.points < first.high
    assert first.high - first.low == pytest.approx(2 * 1.96 * 174 / (400 * 0.75 * 0.25) ** 0.5, rel=0.25)
    assert first.above_next == 1.0


def test_simulated_places_of_many_seats_follow_the_model():
    luck = fast(3)
    true = {"a": 1.0, "b": 2.0, "c": 4.0}
    matches = []
    for number in range(3000):
        seats = ["a", "b", "c", "a"]
        places = [0] * 4
        for place in range(1, 5):
            weights = [0 if places[at] else int(1000 * true[bot]) for at, bot in enumerate(seats)]
            mark = luck.die(sum(weights))
            at = next(at for at in range(4) if sum(weights[: at + 1]) >= mark)
            places[at] = place
        matches.append(race(" ".join(seats), places, number))
    a, b, c = strengths(stages_of(("a", "b", "c"), matches), [1.0] * 3)
    assert (b / a, c / a) == pytest.approx((2, 4), rel=0.12)


def test_a_draw_is_half_a_win_and_a_shared_last_place_carries_no_information():
    assert stages_of(("a", "b"), [race("a b", (1, 1))]) == {(1, 1): [0.5, 0.5]}
    assert stages_of(("a", "b"), [race("a b b", (1, 2, 2))]) == {(1, 2): [1.0, 0.0]}
    assert stages_of(("a", "b"), [race("a b b", (1, 2, 3))]) == {(1, 2): [1.0, 0.0], (0, 2): [0.0, 1.0]}


def test_a_bot_that_wins_everything_has_a_finite_rating():
    best, _ = rate(("a", "b"), [race("a b", (2, 1), number) for number in range(50)])
    assert best.bot == "b" and 400 < best.points < 2000


def test_equal_bots_get_equal_ratings():
    matches = [race("a b", (1, 2) if number % 2 else (2, 1), number // 2) for number in range(200)]
    first, _ = rate(("a", "b"), matches)
    assert first.above_next < 0.95 and first.low <= 0 <= first.high


def parse_arguments(*words):
    parser = argparse.ArgumentParser()
    add_arguments(parser)
    return parser.parse_args(words)


def test_the_command_rates_every_pair_of_bots(tmp_path, capsys):
    file = tmp_path / "ladder.json"
    words = ["malta", "--bots", "random,plain,heuristic", "--games", "36", "--jobs", "1", "--json", str(file)]
    assert run(parse_arguments(*words)) == 0
    out = capsys.readouterr().out
    assert "malta, 2 seats, 36 matches" in out and "above the next" in out
    found = json.loads(file.read_bytes())
    assert [rating["bot"] for rating in found["ratings"]] == ["heuristic", "plain", "random"]
    assert {frozenset(match["lineUp"]) for match in found["matches"]} == {
        frozenset(pair) for pair in (("random", "plain"), ("random", "heuristic"), ("plain", "heuristic"))
    }


def test_a_single_bot_cannot_be_rated():
    for wrong in (("malta", "--bots", "plain,plain"), ("malta", "--bots", "plain,random", "--games", "0")):
        with pytest.raises(ludotheque.BadInput):
            run(parse_arguments(*wrong))
