"""How many lines of play there are to each depth from a few positions (perft): the cheapest net for a broken rule.

Decisions are taken seat by seat in the order of `to_act`; chance is fixed by a seed, and each line goes on with its own
copy of it.  `python -m tests.games.malta.test_counts` counts anew and prints what belongs into counts.toml.
"""

import tomllib
from pathlib import Path

import pytest

import ludotheque
from ludotheque.core.log import SILENT
from ludotheque.core.luck import Luck, fast
from ludotheque.games.malta import GAME
from ludotheque.games.malta.actions import PlacePawn
from ludotheque.games.malta.state import State
from tests.games.malta.table import ANN, BEN, CAT, lay, move, table

pytestmark = pytest.mark.compiled

FILE = Path(__file__).with_name("counts.toml")
SEED = 7


def set_up():
    return ludotheque.new("malta", seats=2, seed=SEED, options={"board": 5, "first": 0})


def first_turn():
    match = ludotheque.new("malta", seats=3, seed=SEED, options={"first": 1})
    for start in (4, 1, 7):
        match.play(match.to_act[0], PlacePawn(f"start {start}"))
    return match


def reactions():
    """Everybody can answer everything."""
    match = table("Draw Two, Negate, Boomerang", "Negate, Boomerang", "Negate, Boomerang", "Negate, Boomerang")
    lay(match, ANN, "Draw Two")
    return match


def hands():
    """Cards go from hand to hand."""
    return table(
        "Pass It On, Hand-Me-Down, Swap Hands, Discard Two of Yours, Discard Two of Theirs, Pickpocket",
        "Round On The House, Shove, Negate",
        "Reshuffle, Draw Two, Boomerang",
    )


def pawns():
    """Pawns are pushed about on the small board."""
    return table(
        "Everyone Moves, Going Home, Shove, Sidestep, Trade Places, Long Jump, Second Wind",
        "End Turn, Boomerang, Blind Faith",
        options={"board": 5},
    )


def spaces():
    """Spaces are turned, removed, swapped and shifted on the small board."""
    return table(
        "Remove A Space, Restore A Space, Turn A Space, Shift A Line, Swap Two Spaces",
        "Negate",
        options={"board": 5},
        board={"c3": "(*2)", "d4": "(L3')"},
    )


def tolls():
    """Three owners to pay, and not enough for all."""
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
    """Cards are drawn at random, and a lost seat may come back."""
    return table(
        "Welcome Back, Blind Faith, Sidestep, Negate",
        "Shove, Negate, Going Home",
        "2× Boomerang",
        lost=[CAT],
        blind=[BEN],
        options={"blind_faith": "random"},
    )


POSITIONS = {make.__name__: make for make in (set_up, first_turn, reactions, hands, pawns, spaces, tolls, blind)}


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


COUNTS = tomllib.loads(FILE.read_text(encoding="utf-8"))


def test_every_position_has_counts():
    assert list(COUNTS) == list(POSITIONS)


@pytest.mark.parametrize("name", POSITIONS)
def test_lines_of_play(name):
    assert counted(name, len(COUNTS[name])) == COUNTS[name]


if __name__ == "__main__":
    print("# Lines of play from the positions of test_counts.py: of one decision, of two, and so on.")
    for name in POSITIONS:
        depth = 1
        while counted(name, depth)[-1] < 20_000:
            depth += 1
        print(f"{name} = {counted(name, depth)}")
