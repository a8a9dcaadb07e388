"""Exact odds of a fight, and what a player is told before one."""

from itertools import product
from time import perf_counter

import pytest

from ludotheque.games.glory.advice import fight_forecasts
from ludotheque.games.glory.rules.odds import SUMS, fight_odds, totals, worked_out
from tests.games.glory.table import GRANIT, table


def by_hand(dice, change, other_dice, other_change):
    """All throws, one by one."""
    chances: dict[int, float] = {}
    for thrown in product(range(1, 7), repeat=dice + other_dice):
        mine = max(0, sum(thrown[:dice]) + change)
        theirs = max(0, sum(thrown[dice:]) + other_change)
        chances[mine - theirs] = chances.get(mine - theirs, 0) + 6.0 ** -(dice + other_dice)
    return chances


@pytest.mark.parametrize(
    ("dice", "change", "other_dice", "other_change"),
    [(2, 0, 2, 0), (3, -5, 2, 0), (1, -4, 2, 3), (2, -9, 2, -9), (4, 4, 1, -4), (2, 0, 3, 0)],
)
def test_the_odds_are_those_of_all_throws(dice, change, other_dice, other_change):
    odds = fight_odds(dice, change, other_dice, other_change)
    chances = by_hand(dice, change, other_dice, other_change)
    assert odds.draws == pytest.approx(chances.get(0, 0.0))
    assert odds.wins == pytest.approx(sum(chance for by, chance in chances.items() if by > 0))
    assert odds.loses == pytest.approx(sum(chance for by, chance in chances.items() if by < 0))
    assert odds.other_loss == pytest.approx(sum(by * chance for by, chance in chances.items() if by > 0))
    assert odds.own_loss == pytest.approx(sum(-by * chance for by, chance in chances.items() if by < 0))
    assert odds.knocks_out(5) == pytest.approx(sum(chance for by, chance in chances.items() if by >= 5))
    assert odds.is_knocked_out(5) == pytest.approx(sum(chance for by, chance in chances.items() if by <= -5))
    capped = sum(min(by, 3) * chance for by, chance in chances.items() if by > 0)
    assert odds.gain_within(3) == pytest.approx(capped)


def test_chances_add_up():
    for sums in SUMS:
        assert sum(sums) == pytest.approx(1.0)
    for change in range(-12, 13):
        assert sum(totals(3, change)) == pytest.approx(1.0)


def test_the_odds_of_a_fight_take_less_than_a_millisecond():
    start = perf_counter()
    for _ in range(20):
        worked_out(totals(4, 4), totals(4, -3))
    assert (perf_counter() - start) / 20 < 0.001


def test_should_i_fight_knows_only_ones_own_cards():
    one = table("attack-die attack-1 cancelled draw-2", "defence-4", "")
    other = table("attack-die attack-1 cancelled draw-2", "attack-4", "")
    for match in (one, other):
        view = match.view(0)
        told = fight_forecasts(view, GRANIT)  # type: ignore[arg-type]
        assert [forecast.card for forecast in told] == [None, "attack-die", "attack-1"]
        assert told[0].odds.wins == pytest.approx(told[0].odds.loses)
        assert told[1].odds.wins > told[2].odds.wins > 0.5
