"""Tests the number of lines of play to each depth from a few positions (perft): a cheap way to notice a broken rule.

`python -m tests.games.glory.test_counts` counts again and writes counts.toml.
"""

from pathlib import Path

import pytest

import ludotheque
from ludotheque.games.glory.actions import Challenge
from ludotheque.testing import Counts, lines_from
from tests.games.glory.table import GRANIT, table

pytestmark = pytest.mark.compiled

SEED = 7
QUICK = {"path": [3, 2, 1]}


def set_up():
    """Begins a match of three seats on the quick path."""
    return ludotheque.new("glory", seats=3, seed=SEED, options=QUICK)


def choosing():
    return ludotheque.new("glory", seats=3, seed=SEED, options={"wrestlers": "choose"})


def fight():
    """Begins a fight in which every kind of card can be laid; one is a referee card with which a fighter may lay
    further cards.
    """
    match = table("attack-die defence-2 two-more-cards", "attack-1 no-cards", "diva-minus-2 draw-2")
    match.play(0, Challenge(GRANIT))
    return match


def referees():
    """Begins a fight in which both fighters hold referee cards, some of which lead outside the ring."""
    match = table("cancelled leave-the-ring attack-1", "leave-the-ring two-more-cards defence-1", "")
    match.play(0, Challenge(GRANIT))
    return match


def events():
    """Builds a position with every kind of event card, in the turn of a wrestler on the path."""
    return table("draw-2 lose-2 stamina-die take-3", "attack-1 lose-2", "", at=[3, "ring", 4], stamina=[9, 3, 20])


def last_two():
    """Builds a position in which two wrestlers have little stamina left and may agree on a pair win."""
    at = ["ring", "out", "ring"]
    return table("take-2", "", "attack-4", at=at, stamina=[3, 0, 4], mayOffer=True)


def two_seats():
    """Builds a position of two seats with two wrestlers each, one wrestler outside."""
    rows = [{"turnsOutside": 1, "unseen": ["attack-1", "draw-2"]}, {}, {}, {}]
    at: list[int | str] = ["outside", "ring", "ring", 4]
    return table("attack-2", "lose-2", at=at, wrestlers=rows, phase="unseen", due=["ondine"])


def managers():
    match = table("attack-1", "", "diva-plus-1", at=["ring", "ring", "out"], options={"managers": True, "clock": 1})
    match.play(0, Challenge(GRANIT))
    return match


# For each position, the number of decisions up to which the lines of play are counted.
DEPTHS = {set_up: 5, choosing: 2, fight: 6, referees: 7, events: 5, last_two: 8, two_seats: 8, managers: 9}
COUNTS = Counts(Path(__file__).with_name("counts.toml"), lines_from(DEPTHS))


@pytest.mark.parametrize("check", COUNTS.checks(), ids=str)
def test_counts(check):
    check()


if __name__ == "__main__":
    COUNTS.write()
