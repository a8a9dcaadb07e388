"""Tests of the lab's measures of kingmaking, luck and skill, on positions and matches made for these tests."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from ludotheque.core.choices import Choices
from ludotheque.core.luck import fast
from ludotheque.core.structs import Action
from ludotheque.lab.kingmaking import HOPELESS_CHANCE, LEAST_SWAY, actions_to_compare, is_out_of_it, sway_of
from ludotheque.lab.metrics import different, luck_share, skill_share
from ludotheque.lab.plan import make_plan
from ludotheque.lab.rows import MatchRow, play_one
from ludotheque.lab.skill import skill_of
from ludotheque.lab.workers import Workers


class Pick(Action, frozen=True, tag="pick"):
    """A player that chooses one of the prepared positions."""

    number: int


class Prepared:
    """Stands in for both rules and hooks: the position after choice n has the chances of winning prepared for n."""

    def __init__(self, *after: Sequence[float]) -> None:
        self.after = after
        self.rules = self

    def choices(self) -> Choices:
        return Choices([Pick(number) for number in range(len(self.after))])

    def copy(self, state: list[int]) -> list[int]:
        return state[:]

    def apply(self, state: list[int], seat: int, action: Pick, luck: Any, log: Any) -> None:
        state[0] = action.number

    def seats(self, state: list[int]) -> int:
        return len(self.after[0])

    def value(self, state: list[int]) -> list[float]:
        return list(self.after[state[0]])

    def rough_luck(self, seed: object) -> Any:
        return fast(seed)


def sway(*after: Sequence[float]) -> Any:
    hooks: Any = Prepared(*after)
    return sway_of(hooks, [0], 0, hooks.choices(), "seed")


def test_a_seat_that_cannot_win_but_decides_who_does_is_a_kingmaker():
    found = sway((0.01, 0.79, 0.20), (0.02, 0.18, 0.80))
    assert found.own == pytest.approx(0.02) and found.others == pytest.approx(0.61)
    assert found.is_kingmaking


def test_a_seat_that_can_still_win_is_no_kingmaker():
    assert not sway((0.01, 0.79, 0.20), (HOPELESS_CHANCE + 0.01, 0.14, 0.80)).is_kingmaking


def test_a_choice_that_hardly_matters_to_others_is_no_kingmaking():
    assert not sway((0.01, 0.5, 0.49), (0.01, 0.5 - LEAST_SWAY / 2, 0.49 + LEAST_SWAY / 2)).is_kingmaking


def test_only_a_sample_of_many_choices_is_compared():
    hooks: Any = Prepared(*[(0.0, 0.5, 0.5)] * 40)
    found = actions_to_compare(hooks, [0], 0, hooks.choices(), "seed")
    assert found[0] == Pick(0) and len(found) == 8 == len(set(found))


def test_there_is_no_kingmaking_with_two_seats():
    assert is_out_of_it([0.01, 0.9, 0.09], 0)
    assert not is_out_of_it([0.01, 0.99], 0)
    assert not is_out_of_it([0.2, 0.8, 0.0], 0)


def test_matches_of_a_game_with_an_evaluation_have_every_measure():
    row = play_one(make_plan("glory", ["plain"], seats=3, options={"last_round": 12}), 0, 0)
    assert row.kingmaking is not None and 0 <= row.kingmaking <= 1
    assert row.decided is not None and 0 <= row.decided <= 1
    assert play_one(make_plan("glory", ["plain"], options={"last_round": 8}), 0, 0).kingmaking is None


# ── Luck and skill ────────────────────────────────────────────────────────────────────────────────────────────────────


def a_row(pairing: int, rotation: int, winner: int, bots: tuple[str, ...] = ("a", "a")) -> MatchRow:
    plays = 10 + rotation  # no two matches of a pairing are copies
    return MatchRow(pairing, rotation, bots, (winner,), (1, 2), "last", plays, 8, 40, 0, (10, 9), {})


def test_a_match_decided_by_luck_alone_has_full_luck():
    rows = [a_row(pairing, rotation, pairing % 2) for pairing in range(40) for rotation in range(2)]
    found = luck_share(rows)
    assert found is not None and found.mean == pytest.approx(1.0)


def test_copies_of_matches_give_no_measure_of_luck():
    rows = [msgspec.structs.replace(a_row(pairing, turn, 0), plays=10) for pairing in range(40) for turn in range(2)]
    assert different(rows) == 40 and luck_share(rows) is None


def test_a_match_unaffected_by_luck_has_none():
    luck = fast(3)
    rows = [a_row(pairing, rotation, luck.die(2) - 1) for pairing in range(400) for rotation in range(2)]
    found = luck_share(rows)
    assert found is not None and found.low < 0 < found.high and abs(found.mean) < 0.15


def test_different_bots_give_a_measure_of_skill_but_not_of_luck():
    rows = []
    for pairing in range(50):  # the good bot sits in seat 0, then in seat 1, and wins nine matches in ten
        for rotation, bots in enumerate((("good", "bad"), ("bad", "good"))):
            best = bots.index("good")
            rows.append(a_row(pairing, rotation, best if pairing % 10 else 1 - best, bots))
    assert luck_share(rows) is None
    found = skill_share(rows)
    assert found is not None and found.mean == pytest.approx(0.8)
    assert skill_share([msgspec.structs.replace(row, bots=("a", "a")) for row in rows]) is None


def test_the_ceiling_sees_everything_and_wins_more_than_chance():
    plan = make_plan("malta", ["plain"], options={"board": 5, "last_round": 4})
    found = skill_of(plan, "random", 24, 12, Workers(), lambda _: None)
    assert found.ceiling.values == found.strong.values == 12
    assert found.ceiling.mean > 0.5
    assert found.share.low <= found.share.mean <= found.share.high
