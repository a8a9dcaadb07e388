"""Tests of means, intervals and changes, for matches that come in pairings."""

import math

import pytest

from ludotheque.core.luck import fast
from ludotheque.lab.metrics import proportion
from ludotheque.lab.statistics import Estimate, by_pairing, clear_changes, clear_shares, difference, estimate, quantile


def test_quantiles_of_students_distribution_match_tables():
    for freedom, known in ((3, 3.182), (5, 2.571), (10, 2.228), (30, 2.042), (1000, 1.962)):
        assert quantile(freedom) == pytest.approx(known, rel=0.01)


def test_intervals_account_for_matches_that_share_their_luck():
    """Shows that copies of a match add no certainty: the interval stays as wide as without the copies."""
    luck = fast(4)
    values = [luck.die(6) for _ in range(200)]
    alone = estimate(enumerate(values))
    twins = estimate([(number, value) for number, value in enumerate(values) for _ in range(4)])
    assert alone is not None and twins is not None
    assert twins.mean == pytest.approx(alone.mean)
    assert twins.high - twins.low == pytest.approx(alone.high - alone.low)


def test_about_nineteen_of_twenty_intervals_contain_the_true_value():
    luck = fast(11)
    held = 0
    for _ in range(400):
        pairs = []
        for pairing in range(12):
            shared = luck.die(6)
            pairs += [(pairing, shared + luck.die(6)) for _ in range(3)]
        found = estimate(pairs)
        assert found is not None
        held += not found.excludes(7.0)
    assert 365 <= held <= 393


def test_a_change_is_measured_with_equal_luck():
    before = by_pairing([(0, 1.0), (1, 5.0), (2, 9.0)])
    after = by_pairing([(0, 2.0), (1, 6.0), (2, 10.0), (3, 99.0)])
    change = difference(before, after)
    assert change is not None and change.mean == 1.0 and change.low == pytest.approx(1.0)


def test_few_of_many_changes_are_marked_by_luck_alone():
    """Compares runs that differ by luck alone, with twenty figures each: about one comparison in twenty marks any."""
    luck = fast(5)
    changes = []
    for _ in range(200 * 20):
        found = estimate([(pairing, luck.die(100) - 50.5) for pairing in range(40)])
        assert found is not None
        changes.append(found)
    comparisons = [changes[at : at + 20] for at in range(0, len(changes), 20)]
    assert sum(any(one.excludes(0.0) for one in some) for some in comparisons) > 100
    assert sum(any(clear_changes(some)) for some in comparisons) < 25


def test_a_large_change_is_marked_among_many_rows():
    noise = Estimate(0.1, -0.1, 0.3, 50)
    assert clear_changes([noise, Estimate(2.0, 1.5, 2.5, 50), noise, Estimate(1.0, 1.0, 1.0, 50)]) == [
        False,
        True,
        False,
        True,
    ]
    assert clear_changes([Estimate(1.0, -math.inf, math.inf, 1), Estimate(0.0, 0.0, 0.0, 9)]) == [False, False]


def test_a_share_is_marked_only_if_it_stands_out_among_all_rows():
    fair = Estimate(0.5, 0.4, 0.6, 100)
    doubtful = Estimate(0.61, 0.51, 0.7, 100)  # its own interval excludes 0.5
    clear = Estimate(0.1, 0.04, 0.2, 100)
    assert clear_shares([doubtful], 0.5) == [True]
    assert clear_shares([doubtful, *[fair] * 9, clear], 0.5) == [False] * 10 + [True]
    assert clear_shares([], 0.5) == []


def test_reports_on_fair_matches_seldom_mark_anything():
    luck = fast(21)
    marked = alone = 0
    for _ in range(300):
        shares = [proportion([(number, float(luck.die(2) == 1)) for number in range(200)]) for _ in range(12)]
        marked += any(clear_shares(shares, 0.5))
        alone += any(share.excludes(0.5) for share in shares)
    assert marked < 25 < 80 < alone
