"""Tests of the arithmetic of results: confidence intervals, shared wins, and the share of wins of each seat."""

import pytest
from msgspec.structs import replace

from ludotheque.bots.results import Played, by_seat, clustered, pace, standings, wilson
from ludotheque.core.luck import fast


def match(line_up, *winners, pairing=0):
    return Played(pairing, tuple(line_up.split()), winners, (), "last-standing", 40)


@pytest.mark.parametrize(
    ("wins", "matches", "low", "high"),
    [
        (8, 10, 0.4902, 0.9433),  # a common textbook example
        (0, 20, 0.0, 0.1611),
        (20, 20, 0.8389, 1.0),
        (200, 400, 0.4512, 0.5488),
        (0, 0, 0.0, 1.0),
    ],
)
def test_wilson_intervals_match_a_textbook_example(wins, matches, low, high):
    assert wilson(wins, matches) == pytest.approx((low, high), abs=5e-5)


def test_an_interval_contains_the_share_and_narrows_with_more_matches():
    widths = []
    for matches in (10, 40, 160, 640):
        low, high = wilson(0.7 * matches, matches)
        assert low < 0.7 < high
        widths.append(high - low)
    assert widths == sorted(widths, reverse=True)


def test_pairings_of_one_match_give_wilsons_interval():
    assert clustered([1, 0, 0.5, 1], [1, 1, 1, 1]) == wilson(2.5, 4)


def test_pairings_whose_matches_agree_count_once():
    low, high = clustered([2, 0] * 50, [2] * 100)
    plain = wilson(100, 200)
    assert high - low == pytest.approx(2**0.5 * (plain[1] - plain[0]), rel=0.03)
    assert clustered([2] * 30, [2] * 30) == wilson(30, 30)


def test_pairings_in_which_luck_decides_narrow_the_interval():
    low, high = clustered([1] * 90 + [2] * 10, [2] * 100)
    plain = wilson(110, 200)
    assert plain[0] < low < 0.55 < high < plain[1]


def test_clustered_intervals_contain_the_true_share_where_wilsons_do_not():
    luck = fast(5)
    held = plain = 0
    for _ in range(400):
        wins = []
        # A pairing of four matches: each of the last three ends like the first with a chance of two in three, and else
        # independently.
        for _ in range(60):
            first = luck.die(10) <= 6
            wins.append(first + sum(first if luck.die(3) > 1 else luck.die(10) <= 6 for _ in range(3)))
        low, high = clustered(wins, [4] * 60)
        held += low <= 0.6 <= high
        low, high = wilson(sum(wins), 240)
        plain += low <= 0.6 <= high
    assert held >= 370  # 92.5 %
    assert plain <= 340


def test_a_shared_win_is_divided_among_the_winners():
    played = [match("a b", 0), match("b a", 0, 1), match("a b", 1), match("b a", 0)]
    played = [replace(result, pairing=number) for number, result in enumerate(played)]
    ours, theirs = standings(("a", "b"), played)
    assert (ours.bot, ours.wins, ours.share, ours.fair, ours.seats) == ("a", 1.5, 0.375, 0.5, 1)
    assert (theirs.wins, theirs.share) == (2.5, 0.625)
    assert (ours.low, ours.high) == wilson(1.5, 4)
    assert by_seat(2, played) == (0.625, 0.375)


def test_a_bot_in_two_seats_is_counted_for_both():
    played = [match("a b b", 1), match("b b a", 0), match("b a b", 1)]
    ours, theirs = standings(("a", "b", "b"), played)
    assert (ours.wins, ours.fair) == (1.0, 1 / 3)
    assert (theirs.wins, theirs.fair, theirs.seats) == (2.0, 2 / 3, 2)
    assert (ours.strength, theirs.strength) == pytest.approx((1.0, 1.0))


def test_without_a_match_there_is_no_share_of_wins():
    (only,) = standings(("a", "a"), [])
    assert (only.share, only.low, only.high) == (0.0, 0.0, 1.0)
    assert by_seat(2, []) == (0.0, 0.0)


def test_thinking_time_is_reported_for_each_bot():
    found = pace(2.0, [{"a": (10, 0.1), "b": (30, 0.6)}, {"a": (10, 0.3), "b": (50, 0.2)}])
    assert (found.decisions, found.decisions_a_second, found.seconds_a_match) == (100, 50.0, 1.0)
    assert found.thinking == pytest.approx({"a": 20.0, "b": 10.0})
