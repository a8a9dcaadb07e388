"""§6.6, §6.11, §7.2  Placing a pawn: either freely within an area, or at a place that the rules give, with a facing
that its owner chooses.
"""

from __future__ import annotations

import math
from typing import Any, Final

from ludotheque.core.choices import Choices
from ludotheque.core.geometry import Box, box_sticks_out
from ludotheque.core.log import Log
from ludotheque.core.luck import Luck
from ludotheque.core.phases import Reason
from ludotheque.core.places import BoxAt, Disc, Pose
from ludotheque.core.regions import Arc, Region
from ludotheque.core.structs import Seat
from ludotheque.core.trig import TURN, cosine, sine
from ludotheque.games.wound_up.actions import FacePawn, PlacePawn
from ludotheque.games.wound_up.board import NO_TILE, START_ZONE
from ludotheque.games.wound_up.box import TILE, U
from ludotheque.games.wound_up.changes import SENT_BACK_GAINS_NOTHING
from ludotheque.games.wound_up.events import PawnPlaced, StepReached
from ludotheque.games.wound_up.rules.feet import feet_of, foot_box, is_free, others_on_board, pose_of, touches
from ludotheque.games.wound_up.rules.tokens import Question
from ludotheque.games.wound_up.rules.walking import come_to
from ludotheque.games.wound_up.state import IN_BOX, IN_GRAVE, IN_MAUSOLEUM, NOT_PLACED, ON_BOARD, RAN_OFF, State

PLACE: Final = PlacePawn(0, 0, 0)
FACE: Final = FacePawn(0)
RING: Final = 50  # 1/100 mm between two rings in the search for the nearest free position
FINE: Final = 5
FARTHEST: Final = 20000
WAYS: Final = 96
CROWDED: Final = 1.0e9
FAR_AWAY: Final = 10**7  # 1/100 mm; coordinates beyond this are refused before any geometry is computed


class Placing(Question):
    """§5.4, §6.4, §6.10  The owner places a pawn that is targeted, or that ran off, before play goes on."""

    def owed(self, state: State, seat: Seat) -> Choices:
        return Choices((), None, (placing_region(state, seat),))

    def answer(self, state: State, seat: Seat, action: Any, luck: Luck, log: Log) -> None:
        if isinstance(action, PlacePawn):
            place(state, seat, action.x, action.y, action.facing, log)
        else:
            put_with_facing(state, seat, action.facing, log)
        state.dues = state.dues[1:]  # if the pawn had run off, that is now settled

    def refuse_answer(self, state: State, seat: Seat, action: Any) -> Reason:
        """§6.6, §6.11, §7.2  Says why a pawn cannot be placed like this."""
        if not isinstance(action, (PlacePawn, FacePawn)):
            return self.section, self.awaited, {}
        if not 0 <= action.facing < TURN:
            return "§6.6", "no-facing", {"facing": action.facing}
        region = placing_region(state, seat)
        if not isinstance(region, Pose):
            return "§7.2" if state.where[seat] == IN_GRAVE else "§6.11", "facing-only", {}
        if isinstance(action, FacePawn):
            return "§6.6", "place-it", {}
        if abs(action.x) > FAR_AWAY or abs(action.y) > FAR_AWAY:
            return "§6.6", "out-of-the-area", {}
        box = foot_box(state, action.x, action.y, action.facing)
        if box_sticks_out(box, region.area) > 0.0:
            return "§6.6", "out-of-the-area", {}
        if not is_free(state, box, feet_of(state, others_on_board(state, seat))):
            return "§6.8", "on-a-pawn", {}
        return "§6.6", "on-a-trigger", {}


def area_tile(state: State, seat: Seat) -> int:
    """§1.6, §6.4, §7.1  Returns the tile on which a pawn comes back: the tile before the one that it left, or the start
    zone.
    """
    where = state.where[seat]
    if where == IN_BOX:
        return START_ZONE
    board = state.settings.board
    spot = state.spot[seat]
    tile = board.spots[spot].tile if where == IN_MAUSOLEUM else spot
    return board.before(tile, state.progress[seat])


def placing_region(state: State, seat: Seat) -> Region:
    """Returns the region that the owner may choose from: poses or, if the rules give the place (a grave, a full area),
    only facings.
    """
    if state.where[seat] != IN_GRAVE:
        region = free_poses(state, seat)
        if not region.is_empty:
            return region
    return Arc(FACE, "facing", [(0, TURN - 1)])


def free_poses(state: State, seat: Seat) -> Pose:
    """§6.6  Returns poses with the whole foot box in the area, overlapping no pawn and touching no trigger."""
    settings = state.settings
    board = settings.board
    tile = area_tile(state, seat)
    boxes: list[BoxAt] = []
    discs: list[Disc] = []
    area = board.area(tile)
    (west, south), (east, north) = area[0], area[2]
    for spot in board.spots:
        half_x, half_y = spot.half_x + spot.radius, spot.half_y + spot.radius
        if west - half_x <= spot.x <= east + half_x and south - half_y <= spot.y <= north + half_y:
            if spot.radius:
                discs.append((spot.x, spot.y, spot.radius))
            else:
                boxes.append((spot.x, spot.y, 0, spot.half_x, spot.half_y))
    return Pose(
        PLACE,
        ("x", "y", "facing"),
        area,
        settings.half_length,
        settings.half_width,
        boxes=[pose_of(state, other) for other in others_on_board(state, seat)],
        tolerance=settings.box.resting,
        untouched_boxes=boxes,
        untouched_discs=discs,
    )


def place(state: State, seat: Seat, x: int, y: int, facing: int, log: Log) -> None:
    """§6.6  Puts a pawn on the board.  The placing sets off no trigger, but the pawn counts as being on its tile
    (§6.9).
    """
    board = state.settings.board
    is_sent_back = sends_back(state, seat, board.tile_under(x, y))
    state.x[seat] = x
    state.y[seat] = y
    state.facing[seat] = facing
    state.ignores[seat] = (state.spot[seat],) if state.where[seat] == IN_GRAVE else ()
    state.where[seat] = ON_BOARD
    state.crossing[seat] = False
    state.tile[seat] = board.tile_under(x, y)
    log.happened(PawnPlaced, seat, x, y, facing)
    if state.progress[seat] == NOT_PLACED:
        state.progress[seat] = 0
        log.happened(StepReached, seat, 0)
    if not is_sent_back:
        come_to(state, seat, state.tile[seat], log)


def sends_back(state: State, seat: Seat, tile: int) -> bool:
    """§6.9  Our ruling: does the pawn come back onto the tile before the step that it had reached?  If so, the pawn
    must walk to that step again.
    """
    if state.settings.rules < SENT_BACK_GAINS_NOTHING or state.where[seat] not in (IN_MAUSOLEUM, RAN_OFF):
        return False
    return area_tile(state, seat) == tile


def put_with_facing(state: State, seat: Seat, facing: int, log: Log) -> None:
    """§7.2, §7.6, §6.11  Puts a pawn at the place that the rules give, with the facing that its owner has chosen."""
    others = feet_of(state, others_on_board(state, seat))
    if state.where[seat] == IN_GRAVE:
        spot = state.settings.board.spots[state.spot[seat]]
        x, y = nearest_free(state, spot.x, spot.y, facing, others)
    else:
        x, y = nearest_to_area(state, seat, facing, others)
    place(state, seat, x, y, facing, log)


def nearest_free(state: State, x: int, y: int, facing: int, others: list[Box]) -> tuple[int, int]:
    """§7.6  Returns the nearest coordinates at which the centre of a foot box is on a tile and the foot box overlaps no
    pawn; searches in coarse rings, then in fine ones.
    """
    if is_free(state, foot_box(state, x, y, facing), others):
        return x, y
    for ring in range(RING, FARTHEST, RING):
        if free_on_ring(state, x, y, ring, facing, others) is not None:
            for finer in range(ring - RING + FINE, ring + 1, FINE):
                found = free_on_ring(state, x, y, finer, facing, others)
                if found is not None:
                    return found
    return x, y


def free_on_ring(state: State, x: int, y: int, ring: int, facing: int, others: list[Box]) -> tuple[int, int] | None:
    """Returns the first free coordinates on a ring at this distance, starting in the east."""
    for way in range(WAYS):
        angle = way * TURN // WAYS
        there_x = x + math.floor(ring * cosine(angle) + 0.5)
        there_y = y + math.floor(ring * sine(angle) + 0.5)
        if state.settings.board.tile_under(there_x, there_y) != NO_TILE:
            if is_free(state, foot_box(state, there_x, there_y, facing), others):
                return there_x, there_y
    return None


def nearest_to_area(state: State, seat: Seat, facing: int, others: list[Box]) -> tuple[int, int]:
    """§6.11  Finds, among all legal poses on a tile in steps of 1 u, the one that sticks out of the area least."""
    board = state.settings.board
    area = board.area(area_tile(state, seat))
    best = math.inf
    found = board.corners[board.path[0]]
    for tile, (west, south) in enumerate(board.corners):
        whole = board.area(tile)
        for x in range(west, west + TILE + 1, U):
            for y in range(south, south + TILE + 1, U):
                box = foot_box(state, x, y, facing)
                out = box_sticks_out(box, area)
                if out < best and box_sticks_out(box, whole) <= 0.0 and is_free(state, box, others):
                    if touches(state, box):
                        out += CROWDED  # such a pose is taken only if no other pose is free
                    if out < best:
                        best = out
                        found = (x, y)
    return found
