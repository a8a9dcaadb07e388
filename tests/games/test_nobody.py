"""Tests that values for "nobody" or "nothing" are never negative, because the index -1 means the last element."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import ludotheque
from ludotheque.core.catalogue import find_game
from ludotheque.core.kinds import NOBODY, NOTHING
from ludotheque.core.luck import fast

GAMES = Path(ludotheque.__file__).parent / "games"
FOLDERS = {"malta": "malta", "worm-up": "worm_up", "glory": "glory", "wound-up": "wound_up"}
NONE = re.compile(r"(NO|NOT)_[A-Z_]+|NOBODY|NOTHING|NONE|NOWHERE|UNKNOWN")  # names of constants that mean "none"


def negatives(node: ast.AST | None) -> Iterator[int]:
    """Yields the lines of negative numbers that an expression may evaluate to or contain: -1, `-1 if … else …`, [-1] *
    n.
    """
    match node:
        case ast.UnaryOp(ast.USub(), ast.Constant(int())):
            yield node.lineno
        case ast.IfExp(_, one, other):
            yield from [*negatives(one), *negatives(other)]
        case ast.BinOp(one, ast.Mult()):
            yield from negatives(one) if isinstance(one, (ast.List, ast.Tuple)) else ()
        case ast.List(parts) | ast.Tuple(parts):
            yield from [line for part in parts for line in negatives(part)]
        case ast.ListComp(part) | ast.Lambda(_, part):
            yield from negatives(part)


def is_field(target: ast.AST) -> bool:
    """Returns whether the target of an assignment is a field or an element of one: `state.pawn`,
    `state.pawns[seat]`.
    """
    return isinstance(target, ast.Attribute) or (isinstance(target, ast.Subscript) and is_field(target.value))


def found_in(source: str) -> list[int]:
    """Returns the lines in which a negative number means "none": as the value of a constant or field, or as a
    default.
    """
    lines: list[int] = []
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Assign(targets, value):
                for target in targets:
                    if is_field(target) or (isinstance(target, ast.Name) and NONE.fullmatch(target.id)):
                        lines += negatives(value)
            case ast.AnnAssign(target, _, value):
                if is_field(target) or (isinstance(target, ast.Name) and NONE.fullmatch(target.id)):
                    lines += negatives(value)
            case ast.Call(ast.Name("Field" | "inner" | "each"), arguments):
                lines += [line for argument in arguments for line in negatives(argument)]
    return lines


@pytest.mark.parametrize("folder", sorted(FOLDERS.values()))
def test_no_source_uses_a_negative_number_for_nobody(folder):
    found = [
        f"{path.relative_to(GAMES)}:{line}"
        for path in sorted((GAMES / folder).rglob("*.py"))
        for line in found_in(path.read_text(encoding="utf-8"))
    ]
    assert not found


@pytest.mark.parametrize(
    "source",
    [
        "NO_TILE: Final = -1",
        "NOBODY = -1",
        "state.winner = -1",
        "self.tile[seat] = -1 if tile is None else tile",
        "state.laid = [-1] * worms",
        'inner("tile", each(-1))',
        'Field("pawns", PLACES, lambda settings: [-1 for _ in range(settings.seats)])',
    ],
)
def test_the_search_finds_negative_sentinels(source):
    assert found_in(source)


@pytest.mark.parametrize(
    "source", ["last = pile[-1]", "STEP = -1", "state.stamina -= 1", "BLOCKED: Final = -1.0", "best, most = 0, -1"]
)
def test_the_search_finds_only_negative_sentinels(source):
    assert not found_in(source)


def numbers_in(value: Any) -> Iterator[int]:
    """Yields all whole numbers in a value of a state."""
    if isinstance(value, int):
        yield value
    elif isinstance(value, (list, tuple)):
        for item in value:
            yield from numbers_in(item)


@pytest.mark.parametrize("game", sorted(FOLDERS))
def test_a_fresh_state_has_no_negative_number(game):
    rules = find_game(game)
    for seats in rules.seats:
        state = ludotheque.new(game, seats=seats, luck=fast(seats)).state
        for name in {name for kind in type(state).__mro__ for name in getattr(kind, "__slots__", ())}:
            assert all(number >= 0 for number in numbers_in(getattr(state, name, None))), name


def test_using_nobody_as_an_index_is_an_error():
    for none in (NOBODY, NOTHING):
        with pytest.raises(IndexError):
            [0, 1, 2][none]
