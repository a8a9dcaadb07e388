"""Tests of §6.7, hands: a pawn is put back exactly or, with the option of human hands, a little askew."""

from __future__ import annotations

import pytest

import ludotheque
from ludotheque.core.trig import TURN
from ludotheque.games.wound_up.actions import LetGo
from tests.games.wound_up.table import ANN, BRAIN, EAST, U, after_auction, events_of_kind, pawn, pawn_at, table

pytestmark = pytest.mark.compiled

MOST = (100, 100, 546)  # the most by which a hand slips: 100/100 mm east and north, and 546 quanta, which is 3 degrees


class Slip(ludotheque.Luck):
    """Luck that lets the player's hand slip by these amounts; the walk then ends at once, at the place where the pawn
    was put.
    """

    def __init__(self, *slip):
        self.slip = list(slip)
        self.ranges = []

    def pick(self, items):
        self.ranges.append((items[0], items[-1]))
        slip = self.slip.pop(0)
        assert slip in items
        return slip

    def walk(self, run):
        still = {"state": "standing", "lies": "", "ignores": [], "crossing": False}
        rest = [
            {"x": pawn.x, "y": pawn.y, "facing": pawn.facing, "tile": pawn.tile, **still} for pawn in run.scene.pawns
        ]
        return {"ticks": 1, "happened": [], "rest": rest, "frames": ""}


def slip_made(slip, *pawns):
    """Returns by how much the first pawn is put back askew, and checks that the event and the pose agree."""
    hands = ["W1 L", "R", "R", "R"][: len(pawns)]
    match = after_auction(table(*hands, pawns=list(pawns), options={"hands": "human"}), "W1").copy(Slip(*slip))
    before = pawn(match, ANN)
    (wound,) = events_of_kind(match.play(ANN, LetGo(0, 0, 0)), "PawnWound")
    after = pawn(match, ANN)
    turned = (after.facing - before.facing + TURN // 2) % TURN - TURN // 2
    assert wound.slip == (after.x - before.x, after.y - before.y, turned)
    return wound.slip


def test_6_7_a_hand_slips_by_at_most_1_mm_and_3_degrees():
    luck = Slip(*MOST)
    after_auction(
        table("W1 L", "R", pawns=[pawn_at(50, 120), pawn_at(20, 220)], options={"hands": "human"}), "W1"
    ).copy(luck).play(ANN, LetGo(0, 0, 0))
    assert luck.ranges == [(-100, 100), (-100, 100), (-546, 546)]


@pytest.mark.parametrize("slip", [(0, 0, 0), (31, 62, 93), (-31, 62, -93), (31, -62, 93), (-100, -100, -546), MOST])
def test_6_7_in_the_open_the_whole_slip_is_made(slip):
    assert slip_made(slip, pawn_at(50, 120), pawn_at(20, 220)) == slip
    assert slip_made(slip, pawn_at(50, 120, EAST), pawn_at(20, 220)) == slip


def test_6_7_near_a_pawn_a_half_a_quarter_or_an_eighth_of_the_slip_is_made():
    """Shows that a slip is reduced until pawns overlap by at most 0.1 u, which is 25/100 mm."""
    pawns = [pawn_at(50, 120), pawn_at(50, 132)]  # the two pawns touch
    assert slip_made((0, 25, 0), *pawns) == (0, 25, 0)
    assert slip_made((0, 26, 0), *pawns) == (0, 13, 0)
    assert slip_made((40, 50, 0), *pawns) == (20, 25, 0)
    assert slip_made((40, 52, 0), *pawns) == (10, 13, 0)
    assert slip_made((80, 100, 0), *pawns) == (20, 25, 0)
    apart = [pawn_at(50, 120), pawn_at(50, 131.9 + 0.4)]  # a gap of 75/100 mm
    assert slip_made((0, 100, 0), *apart) == (0, 100, 0)
    tight = [pawn_at(50, 120), pawn_at(50, 131.95)]  # the pawns may come 13/100 mm nearer
    assert slip_made((16, 100, 0), *tight) == (2, 12, 0)
    assert slip_made((16, -100, 0), *tight) == (16, -100, 0)


def test_6_7_a_slip_towards_a_pawn_in_the_east_is_reduced():
    pawns = [pawn_at(50, 120), pawn_at(66, 120)]
    assert slip_made((26, 60, 0), *pawns) == (13, 30, 0)
    assert slip_made((25, -60, 0), *pawns) == (25, -60, 0)
    assert slip_made((0, 0, 546), *pawns) == (0, 0, 136)  # with the whole slip, a corner would go in too deep


def test_6_7_no_slip_is_made_if_even_an_eighth_would_overlap():
    pawns = [pawn_at(50, 120), pawn_at(50, 131.9)]  # the two pawns overlap as deeply as allowed
    assert slip_made((40, 100, 0), *pawns) == (0, 0, 0)
    assert slip_made((40, 0, 0), *pawns) == (40, 0, 0)


@pytest.mark.parametrize("y", [45, 45 - 15.6, 45 + 15.6])
def test_6_7_a_slip_does_not_touch_the_line_of_a_grave(y):
    """Shows a slip beside the grave at (22, 45), 12 u wide and 20 u high, whose line is 1/100 mm from the
    pawn's feet.
    """
    west, east = 22 - 6 - 8 - 1 / U, 22 + 6 + 8 + 1 / U
    assert slip_made((1, 0, 0), pawn_at(west, y), pawn_at(50, 320)) == (0, 0, 0)
    assert slip_made((-1, 0, 0), pawn_at(east, y), pawn_at(50, 320)) == (0, 0, 0)
    assert slip_made((-1, 0, 0), pawn_at(west, y), pawn_at(50, 320)) == (-1, 0, 0)
    assert slip_made((2, 0, 0), pawn_at(west - 1 / U, y), pawn_at(50, 320)) == (1, 0, 0)


def test_6_7_a_slip_does_not_touch_a_brain():
    """Shows a slip below the brain at (50, 50), of radius 3 u, which is 1/100 mm from the pawn's feet."""
    below = 50 - 3 - 6 - 1 / U
    assert slip_made((0, 1, 0), pawn_at(50, below), pawn_at(50, 320)) == (0, 0, 0)
    assert slip_made((1, -1, 0), pawn_at(50, below), pawn_at(50, 320)) == (1, -1, 0)
    assert slip_made((0, 100, 0), pawn_at(50, 50, ignores=[BRAIN]), pawn_at(50, 320)) == (0, 100, 0)


def test_6_7_a_slip_also_turns_the_pawn_a_little():
    match = after_auction(
        table("W1 L", "R", pawns=[pawn_at(50, 120, EAST), pawn_at(20, 220)], options={"hands": "human"}), "W1"
    )
    match = match.copy(Slip(0, 0, -5))
    match.play(ANN, LetGo(0, 0, 0))
    assert pawn(match, ANN).facing == TURN - 5
