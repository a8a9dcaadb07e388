"""The grid: places, which are the squares on which the space tiles lie, directions, and where arrows lead (§1.2, §3.3)."""

from __future__ import annotations

from typing import Final

from ludotheque.core.kinds import NOTHING

UP: Final = 0
RIGHT: Final = 1
DOWN: Final = 2
LEFT: Final = 3
DIRECTIONS: Final = ("up", "right", "down", "left")  # clockwise, so that a quarter turn adds one
OFF: Final = NOTHING  # no place: beyond the edge of the board

REMOVED: Final = 4  # added to the quarter turns of a space that shows its 0-circle
LIES: Final = 2 * REMOVED  # in how many ways a space can lie: four orientations, with its number or its 0-circle up

# Arrows are a set of directions, one bit each.  TURNED[arrows][quarters]: the arrows after this many quarter turns
# clockwise.
ALL_WAYS: Final = 0b1111
TURNED: Final = [
    [sum([1 << (way + quarters) % 4 for way in range(4) if arrows >> way & 1]) for quarters in range(4)]
    for arrows in range(16)
]

# CONTAINING[way]: all sets of arrows that contain this direction
CONTAINING: Final = [[arrows for arrows in range(16) if arrows >> way & 1] for way in range(4)]


class Grid:
    """A square of places, numbered row by row from the bottom left; up is away from the start row (§1.2)."""

    def __init__(self, side: int) -> None:
        self.side = side
        self.places = side * side
        # Columns are letters, rows are numbers from the start row: a1 is the left end of the start row.
        self.names = tuple(["abcdefg"[place % side] + str(place // side + 1) for place in range(side * side)])
        self.steps = [[self.next_place(place, way, 1) for way in range(4)] for place in range(side * side)]
        # ways[place][arrows]: the directions that the arrows allow without leaving the board (§3.3)
        self.ways = [
            [[way for way in range(4) if arrows >> way & 1 and steps[way] != OFF] for arrows in range(16)]
            for steps in self.steps
        ]
        # jumps[far][place]: the directions in which a pawn that jumps `far` steps lands on the board (§4.11)
        self.jumps = [
            [[way for way in range(4) if self.next_place(place, way, far) != OFF] for place in range(side * side)]
            for far in range(10)
        ]
        self.place_of = {name: place for place, name in enumerate(self.names)}
        self.all_places = list(range(side * side))
        self.others = [[other for other in self.all_places if other != place] for place in self.all_places]
        self.lines = tuple(
            [f"row {row + 1}" for row in range(side)] + [f"column {'abcdefg'[column]}" for column in range(side)]
        )

    def next_place(self, place: int, way: int, far: int) -> int:
        """Returns the place `far` steps away, or OFF."""
        column = place % self.side + (far if way == RIGHT else -far if way == LEFT else 0)
        row = place // self.side + (far if way == UP else -far if way == DOWN else 0)
        if 0 <= column < self.side and 0 <= row < self.side:
            return row * self.side + column
        return OFF

    def line(self, number: int) -> list[int]:
        """Returns the places of a line: rows from left to right, columns from bottom to top."""
        side = self.side
        if number < side:
            return [number * side + column for column in range(side)]
        return [row * side + number - side for row in range(side)]


GRIDS: Final = {5: Grid(5), 7: Grid(7)}
