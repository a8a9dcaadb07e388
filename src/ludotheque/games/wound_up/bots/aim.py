"""Aims pawns: finds the poses and turns with the best results, from walks estimated by the stand-in."""

from __future__ import annotations

from typing import Final

from ludotheque.core.luck import Luck
from ludotheque.core.places import Pose
from ludotheque.core.regions import Swing
from ludotheque.core.structs import Action
from ludotheque.core.trig import TURN
from ludotheque.games.wound_up.actions import PlacePawn
from ludotheque.games.wound_up.bots.evaluate import Course, Prospect, course_of, needs, worth
from ludotheque.games.wound_up.box import WIND_4, U
from ludotheque.games.wound_up.state import State

ALL_WINDS: Final = (1, 2, 3, 4)
FACINGS: Final = 24  # the number of directions to try around the full circle
# The directions to try around the direction of the path, up to 20° to either side of it.
NARROW: Final = (-3640, -2548, -1820, -1092, -546, 0, 546, 1092, 1820, 2548, 3640)
FEW_TIMES: Final = 2  # the number of walks drawn for each pose of a grid, and each number of winds
TIMES: Final = 3  # the number of walks drawn for each facing or turn that is tried, and each number of winds
SURE: Final = 10  # the number of walks drawn where one value decides, such as the gain from a token
MARGIN: Final = 10 * U  # how far the points of a grid stay away from the border of the area
SPACING: Final = 10 * U  # the least distance between two neighbouring points of a grid


class Aim:
    """What a seat considers in one decision: an imagined state, its value, and the poses and turns that a pawn may
    take.
    """

    def __init__(self, state: State, seat: int, luck: Luck) -> None:
        self.state = state
        self.seat = seat
        self.luck = luck
        self.course: Course = course_of(state)
        self.seed = luck.noise() & 0xFFFFFF
        self.now = worth(self.course, needs(state, self.course), seat)

    def prospect(self, pawn: int) -> Prospect:
        return Prospect(self.state, self.course, pawn, self.seat, self.seed)

    def ahead(self, pawn: int, x: int, y: int) -> int:
        return self.course.ahead(self.state.steps_done(pawn), float(x), float(y))

    def facings(self, pawn: int, x: int, y: int) -> list[int]:
        """Returns the facings worth considering: around the full circle, and more densely around the direction of the
        path.
        """
        ahead = self.ahead(pawn, x, y)
        found = [(ahead + off) % TURN for off in NARROW]
        return found + [(ahead + number * TURN // FACINGS) % TURN for number in range(2, FACINGS - 1)]

    def winds_to_come(self) -> tuple[int, ...]:
        """Returns the numbers of winds that the pawn's next walk may have: one number if it is known, otherwise all
        that are still possible.
        """
        state = self.state
        if 0 <= state.card <= WIND_4 and state.target == self.seat:
            return (state.card + 1,)
        left = tuple([winds for winds in ALL_WINDS if winds - 1 not in state.opened])
        return left or ALL_WINDS

    def best_turn(self, region: Swing, pawn: int, winds: tuple[int, ...], times: int) -> tuple[int, float]:
        """Returns the turn after which the position is worth most, and its value; a grave or an edge in the way ends
        the turn.
        """
        state = self.state
        x, y, facing = state.x[pawn], state.y[pawn], state.facing[pawn]
        prospect = self.prospect(pawn)
        best, most = 0, -1.0
        low, high = region.low, region.high
        for end in (low, high):
            stopped = prospect.turned(end) if end else None
            if stopped is not None:
                at, value = stopped
                if value > most:
                    best, most = at, value
                low, high = (at, high) if end < 0 else (low, at)
        tried: list[int] = [0]
        if low == region.low:
            tried.append(low)
        if high == region.high:
            tried.append(high)
        for wanted in self.facings(pawn, x, y):
            for turn in ((wanted - facing) % TURN, (wanted - facing) % TURN - TURN):
                if low < turn < high:
                    tried.append(turn)
        for turn in tried:
            prospect.at(x, y, (facing + turn) % TURN)
            value = prospect.walks(winds, times)
            if value > most + 1e-9:
                best, most = turn, value
        return best, most

    def best_place(self, region: Pose, pawn: int, winds: tuple[int, ...]) -> Action:
        """Returns the pose after which the position is worth most, among a grid of points in the area and facings close
        to the direction of the path.
        """
        prospect = self.prospect(pawn)
        best: Action | None = None
        most = -1.0
        for x, y in places_in(region):
            ahead = self.ahead(pawn, x, y)
            for off in NARROW[::2]:
                facing = (ahead + off) % TURN
                if region.allows(x, y, facing):
                    prospect.at(x, y, facing)
                    value = prospect.walks(winds, FEW_TIMES)
                    if value > most:
                        best, most = PlacePawn(x, y, facing), value
        return region.sample(self.luck) if best is None else best

    def best_facing(self, pawn: int, x: int, y: int, winds: tuple[int, ...]) -> int:
        prospect = self.prospect(pawn)
        best, most = 0, -1.0
        for facing in self.facings(pawn, x, y):
            prospect.at(x, y, facing)
            value = prospect.walks(winds, TIMES)
            if value > most:
                best, most = facing, value
        return best


def places_in(region: Pose) -> list[tuple[int, int]]:
    """Returns the coordinates of a grid of points in an area, which leaves a margin at its border."""
    (west, south), (east, north) = region.area[0], region.area[2]
    width, height = east - west - 2 * MARGIN, north - south - 2 * MARGIN
    columns, rows = max(1, width // SPACING), max(1, height // SPACING)
    found: list[tuple[int, int]] = []
    for column in range(columns + 1):
        for row in range(rows + 1):
            found.append((west + MARGIN + width * column // columns, south + MARGIN + height * row // rows))
    return found
