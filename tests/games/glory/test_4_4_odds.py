"""Tests of §4.4, §4.5, §4.12: the exact odds of a fight."""

from itertools import product

import pytest

from ludotheque.games.glory.rules.odds import SUMS, fight_odds, limit_dice, sums_of_dice, totals


def odds_over_all_throws(dice, change, other_dice, other_change):
    """Computes the odds by going through all possible throws."""
    chances: dict[int, float] = {}
    for thrown in product(range(1, 7), repeat=dice + other_dice):
        mine = max(0, sum(thrown[:dice]) + change)
        theirs = max(0, sum(thrown[dice:]) + other_change)
        chances[mine - theirs] = chances.get(mine - theirs, 0) + 6.0 ** -(dice + other_dice)
    return chances


@pytest.mark.parametrize(
    ("dice", "change", "other_dice", "other_change"),
    [
        (2, 0, 2, 0),
        (1, 0, 1, 0),
        (2, 1, 2, 0),
        (2, 0, 2, -1),
        (3, -5, 2, 0),
        (1, -4, 2, 3),
        (2, -9, 2, -9),
        (4, 4, 1, -4),
        (2, 0, 3, 0),
    ],
)
def test_4_4_the_odds_are_those_of_all_throws(dice, change, other_dice, other_change):
    odds = fight_odds(dice, change, other_dice, other_change)
    chances = odds_over_all_throws(dice, change, other_dice, other_change)
    assert odds.draws == pytest.approx(chances.get(0, 0.0))
    assert odds.wins == pytest.approx(sum(chance for by, chance in chances.items() if by > 0))
    assert odds.loses == pytest.approx(sum(chance for by, chance in chances.items() if by < 0))
    assert odds.other_loss == pytest.approx(sum(by * chance for by, chance in chances.items() if by > 0))
    assert odds.own_loss == pytest.approx(sum(-by * chance for by, chance in chances.items() if by < 0))
    assert odds.knocks_out(5) == pytest.approx(sum(chance for by, chance in chances.items() if by >= 5))
    assert odds.chance_of_knockout(5) == pytest.approx(sum(chance for by, chance in chances.items() if by <= -5))
    capped = sum(min(by, 3) * chance for by, chance in chances.items() if by > 0)
    assert odds.gain_within(3) == pytest.approx(capped)
    assert odds.loss_within(3) == pytest.approx(sum(min(-by, 3) * chance for by, chance in chances.items() if by < 0))
    for loss in range(1, 30):
        for losses, by in ((odds.other_losses, loss), (odds.own_losses, -loss)):
            assert (losses[loss] if loss < len(losses) else 0.0) == pytest.approx(chances.get(by, 0.0))


def test_4_5_chances_sum_to_one():
    for sums in SUMS:
        assert sum(sums) == pytest.approx(1.0)
    for change in range(-12, 13):
        assert sum(totals(3, change)) == pytest.approx(1.0)


def test_4_4_two_dice_throw_7_most_often():
    table = sums_of_dice(2)
    assert table[0] == [1.0]
    assert table[1] == pytest.approx([0.0] + [1 / 6] * 6)
    assert [round(36 * chance) for chance in table[2]] == [0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]


def test_4_4_a_fight_never_costs_a_negative_amount_nor_nothing():
    odds = fight_odds(1, 0, 1, 0)
    assert odds.own_losses[0] == odds.other_losses[0] == 0.0
    assert min(odds.own_losses + odds.other_losses) == 0.0


def test_4_5_a_total_below_0_counts_as_0():
    assert totals(1, -3) == pytest.approx([1 / 2, 1 / 6, 1 / 6, 1 / 6])
    assert totals(1, 0) == pytest.approx([0.0] + [1 / 6] * 6)
    assert totals(1, 2) == pytest.approx([0.0] * 3 + [1 / 6] * 6)


def test_4_12_the_number_of_dice_is_limited_to_1_up_to_the_maximum():
    assert [limit_dice(dice, 4) for dice in range(-1, 7)] == [1, 1, 1, 2, 3, 4, 4, 4]


def test_the_odds_of_equal_throws_are_worked_out_once():
    assert fight_odds(3, 1, 2, -1) is fight_odds(3, 1, 2, -1)
