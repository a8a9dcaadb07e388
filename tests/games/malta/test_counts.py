"""Tests the number of lines of play to each depth from a few positions (perft): a cheap way to notice a broken rule.

`python -m tests.games.malta.test_counts` counts again and writes counts.toml.
"""

from pathlib import Path

import pytest

import ludotheque
from ludotheque.games.malta.actions import PlacePawn
from ludotheque.testing import Counts, lines_from
from tests.games.malta.table import ANN, BEN, CAT, lay, move, table

pytestmark = pytest.mark.compiled

SEED = 7


def set_up():
    return ludotheque.new("malta", seats=2, seed=SEED, options={"board": 5, "first": 0})


def first_turn():
    match = ludotheque.new("malta", seats=3, seed=SEED, options={"first": 1})
    for start in (4, 1, 7):
        match.play(match.to_act[0], PlacePawn(f"start {start}"))
    return match


def reactions():
    """Builds a window in which every seat can react to everything."""
    match = table("Draw Two, Negate, Boomerang", "Negate, Boomerang", "Negate, Boomerang", "Negate, Boomerang")
    lay(match, ANN, "Draw Two")
    return match


def hands():
    """Builds a position with cards that move cards from hand to hand."""
    return table(
        "Pass It On, Hand-Me-Down, Swap Hands, Discard Two of Yours, Discard Two of Theirs, Pickpocket",
        "Round On The House, Shove, Negate",
        "Reshuffle, Draw Two, Boomerang",
    )


def pawns():
    """Builds a position with cards that push pawns about on the small board."""
    return table(
        "Everyone Moves, Going Home, Shove, Sidestep, Trade Places, Long Jump, Second Wind",
        "End Turn, Boomerang, Blind Faith",
        options={"board": 5},
    )


def spaces():
    """Builds a position with cards that turn, remove, swap and shift spaces on the small board."""
    return table(
        "Remove A Space, Restore A Space, Turn A Space, Shift A Line, Swap Two Spaces",
        "Negate",
        options={"board": 5},
        board={"c3": "(*2)", "d4": "(L3')"},
    )


def tolls():
    """Builds a position in which Ann must pay three owners, but has not enough cards for all."""
    match = table(
        "2× Shove, Sidestep, Negate, End Turn",
        "Draw Two",
        "Negate",
        "Boomerang",
        pawns="b4 c4 c4 c4",
        phase="moving",
        options={"lives": 2},
    )
    move(match, ANN, "right")
    return match


def blind():
    """Builds a position in which Blind Faith makes Ben play random cards, and Cat, who has lost, may come back."""
    return table(
        "Welcome Back, Blind Faith, Sidestep, Negate",
        "Shove, Negate, Going Home",
        "2× Boomerang",
        lost=[CAT],
        blind=[BEN],
        options={"blind_faith": "random"},
    )


# For each position, the number of decisions up to which the lines of play are counted.
DEPTHS = {set_up: 10, first_turn: 7, reactions: 10, hands: 12, pawns: 9, spaces: 6, tolls: 11, blind: 13}
COUNTS = Counts(Path(__file__).with_name("counts.toml"), lines_from(DEPTHS))


@pytest.mark.parametrize("check", COUNTS.checks(), ids=str)
def test_counts(check):
    check()


if __name__ == "__main__":
    COUNTS.write()
