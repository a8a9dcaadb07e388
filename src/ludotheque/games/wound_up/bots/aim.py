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
from ludotheque.games.wound_up.box import WIND_4
from ludotheque.games.wound_up.state import State

ALL_WINDS: Final = (1, 2, 3, 4)
FACINGS: Final = 24  # directions to try all round
# Directions to try relative to the way ahead, up to 20°.
NARROW: Final = (-3640, -2548, -1820, -1092, -546, 0, 546, 1092, 1820, 2548, 3640)
TIMES: Final = 3  # the number of walks drawn for each number of winds and each pose tried
SURE: Final = 10  # the number of walks drawn when a single decision depends on them


class Aim:
    """One decision of a seat: an imagined state, its value now, and the best pose for a pawn."""

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
        """Returns directions worth considering: all round, and densely around the way ahead."""
        ahead = self.ahead(pawn, x, y)
        found = [(ahead + off) % TURN for off in NARROW]
        return found + [(ahead + number * TURN // FACINGS) % TURN for number in range(2, FACINGS - 1)]

    def winds_to_come(self) -> tuple[int, ...]:
        """Returns the possible numbers of winds of the walk for which a facing is chosen: one number if it is known,
        otherwise all.
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
        """Returns the pose after which the position is worth most, among points along the area's exit and facings
        around the way ahead.
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
                    value = prospect.walks(winds, 2)
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
    """Returns the coordinates of a grid of points in an area, with room for a pawn at the border."""
    (west, south), (east, north) = region.area[0], region.area[2]
    margin = 10 * 250
    across = max(1, (east - west - 2 * margin) // 2500)
    along = max(1, (north - south - 2 * margin) // 2500)
    found: list[tuple[int, int]] = []
    for column in range(across + 1):
        for row in range(along + 1):
            x = west + margin + (east - west - 2 * margin) * column // across
            y = south + margin + (north - south - 2 * margin) * row // along
            found.append((x, y))
    return found
