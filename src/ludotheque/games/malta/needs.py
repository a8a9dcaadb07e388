"""The kinds of targets that a card may need (§3.6); cards.py says which card needs which targets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ludotheque.games.malta.board import DIRECTIONS, Grid

# Needs for seats, for directions and for spaces have consecutive numbers.
RIVAL: Final = 0  # a seat still in, other than the player
RIVAL_WITH_CARDS: Final = 1  # §4.12
PAWN: Final = 2  # any pawn on the board
OTHER_PAWN: Final = 3  # a pawn other than the one named first
LOST_SEAT: Final = 4  # §4.9
ANY_WAY: Final = 5  # any direction
WAY_OF_RIVAL: Final = 6  # a direction in which the named pawn stays on the board
WAY_OF_YOURS: Final = 7  # a direction in which the player's pawn lands on the board
ARROW_OF_YOURS: Final = 8  # a direction that the arrows under the player's pawn allow
WAY_OF_LINE: Final = 9  # a direction along the named line
FACE_UP: Final = 10  # a space that shows its number
CIRCLE: Final = 11  # a space that shows its 0-circle
SPACE: Final = 12  # any space
OTHER_SPACE: Final = 13  # a space other than the one named first
QUARTERS: Final = 14  # one to three quarter turns
LINE: Final = 15  # a row or a column

# The needs that ask for a seat which is still in, or for its pawn.
PLAYING_SEAT_NEEDS: Final = frozenset((RIVAL, RIVAL_WITH_CARDS, PAWN, OTHER_PAWN))


def is_seat(need: int) -> bool:
    """Does this need ask for a seat?"""
    return need <= LOST_SEAT


def is_way(need: int) -> bool:
    """Does this need ask for a direction?"""
    return ANY_WAY <= need <= WAY_OF_LINE


def is_space(need: int) -> bool:
    """Does this need ask for a space?"""
    return FACE_UP <= need <= OTHER_SPACE


def write_targets(needs: tuple[int, ...], grid: Grid, named: tuple[int, ...]) -> tuple[Any, ...]:
    """Returns targets as JSON has them: seats as numbers, and places, directions and lines by name."""
    words: list[Any] = []
    for need, number in zip(needs, named):
        if is_space(need):
            words.append(grid.names[number])
        elif need == LINE:
            words.append(grid.lines[number])
        elif is_way(need):
            words.append(DIRECTIONS[number])
        else:
            words.append(number)
    return tuple(words)


def read_targets(needs: Sequence[int], grid: Grid, seats: int, words: tuple[Any, ...]) -> tuple[int, ...]:
    """Converts targets from JSON to numbers: the inverse of `write_targets`."""
    found: list[int] = []
    for need, word in zip(needs, words):
        if is_seat(need) or need == QUARTERS:
            if type(word) is not int or word not in (range(1, 4) if need == QUARTERS else range(seats)):
                raise ValueError(repr(word))
            found.append(word)
        elif is_space(need):
            found.append(grid.names.index(word))
        elif need == LINE:
            found.append(grid.lines.index(word))
        else:
            found.append(DIRECTIONS.index(word))
    return tuple(found)
