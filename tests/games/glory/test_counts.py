"""How many lines of play there are to each depth from a few positions (perft): the cheapest net for a broken rule.

Decisions are taken seat by seat in the order of `to_act`; chance is fixed by a seed, and each line goes on with its own
copy of it.  `python -m tests.games.glory.test_counts` counts anew and prints what belongs into counts.toml.
"""

import tomllib
from pathlib import Path

import pytest

import ludotheque
from ludotheque.core.log import SILENT
from ludotheque.core.luck import Luck, fast
from ludotheque.games.glory import GAME
from ludotheque.games.glory.actions import Challenge
from ludotheque.games.glory.state import State
from tests.games.glory.table import GRANIT, table

pytestmark = pytest.mark.compiled

FILE = Path(__file__).with_name("counts.toml")
SEED = 7
QUICK = {"path": [3, 2, 1]}


def set_up():
    """Three seats on the quick path."""
    return ludotheque.new("glory", seats=3, seed=SEED, options=QUICK)


def choosing():
    return ludotheque.new("glory", seats=3, seed=SEED, options={"wrestlers": "choose"})


def fight():
    """Every kind of lay, and the second laying."""
    match = table("attack-die defence-2 two-more-cards", "attack-1 no-cards", "diva-minus-2 draw-2")
    match.play(0, Challenge(GRANIT))
    return match


def referees():
    """All four referee cards, and what follows outside the ring."""
    match = table("cancelled leave-the-ring attack-1", "leave-the-ring two-more-cards defence-1", "")
    match.play(0, Challenge(GRANIT))
    return match


def events():
    """Every kind of event, from a path."""
    return table("draw-2 lose-2 stamina-die take-3", "attack-1 lose-2", "", at=[3, "ring", 4], stamina=[9, 3, 20])


def last_two():
    """Few points left, a pair win on offer."""
    at = ["ring", "out", "ring"]
    return table("take-2", "", "attack-4", at=at, stamina=[3, 0, 4], mayOffer=True)


def two_seats():
    """Two wrestlers each, one of them outside."""
    rows = [{"turnsOutside": 1, "unseen": ["attack-1", "draw-2"]}, {}, {}, {}]
    at: list[int | str] = ["outside", "ring", "ring", 4]
    return table("attack-2", "lose-2", at=at, wrestlers=rows, phase="unseen", due=["ondine"])


def managers():
    match = table("attack-1", "", "diva-plus-1", at=["ring", "ring", "out"], options={"managers": True, "clock": 1})
    match.play(0, Challenge(GRANIT))
    return match


POSITIONS = {make.__name__: make for make in (set_up, choosing, fight, referees, events, last_two, two_seats, managers)}


def count(state: State, luck: Luck, found: list[int], depth: int) -> None:
    """Adds up the lines of one decision, of two, and so on; a match that ends before is none of the longer ones."""
    asked = GAME.to_act(state)
    if not asked:
        return
    actions = GAME.choices(state, asked[0]).actions
    found[depth] += len(actions)
    if depth + 1 < len(found):
        for action in actions:
            twin, its_luck = GAME.copy(state), luck.copy()
            GAME.apply(twin, asked[0], action, its_luck, SILENT)
            count(twin, its_luck, found, depth + 1)


def counted(name: str, depth: int) -> list[int]:
    """The numbers of lines from a position, up to a depth."""
    found = [0] * depth
    count(POSITIONS[name]().state, fast(SEED), found, 0)
    return found


COUNTS = tomllib.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}


def test_every_position_has_counts():
    assert list(COUNTS) == list(POSITIONS)


@pytest.mark.parametrize("name", POSITIONS)
def test_lines_of_play(name):
    assert counted(name, len(COUNTS[name])) == COUNTS[name]


if __name__ == "__main__":
    print("# Lines of play from the positions of test_counts.py: of one decision, of two, and so on.")
    for name in POSITIONS:
        depth = 1
        while counted(name, depth)[-1] < 3_000:
            depth += 1
        print(f"{name} = {counted(name, depth)}")
