"""§6.6, §6.11, §7.2  Where a pawn is placed: freely in an area, or where the rules put it, its owner choosing the facing."""

from __future__ import annotations

import math
from typing import Final

from ludotheque.core.geometry import Box, box_at, box_disc_gap, box_sticks_out, boxes_gap
from ludotheque.core.log import Log
from ludotheque.core.regions import Arc, BoxAt, Disc, Pose, Region
from ludotheque.core.structs import Seat
from ludotheque.core.trig import TURN, cosine, sine
from ludotheque.games.wound_up.actions import FacePawn, PlacePawn
from ludotheque.games.wound_up.board import START_ZONE
from ludotheque.games.wound_up.box import TILE, U
from ludotheque.games.wound_up.changes import SENT_BACK_GAINS_NOTHING
from ludotheque.games.wound_up.events import PawnPlaced, StepReached
from ludotheque.games.wound_up.state import IN_BOX, IN_GRAVE, IN_MAUSOLEUM, ON_BOARD, RAN_OFF, State

PLACE: Final = PlacePawn(0, 0, 0)
FACE: Final = FacePawn(0)
RING: Final = 50  # 1/100 mm between two rings on which the nearest place is sought
FINE: Final = 5
FARTHEST: Final = 20000
WAYS: Final = 96
CROWDED: Final = 1.0e9


def area_tile(state: State, seat: Seat) -> int:
    """§1.6, §6.4, §7.1  The tile on which a pawn comes back: the one before, or the start zone."""
    where = state.where[seat]
    if where == IN_BOX:
        return START_ZONE
    board = state.settings.board
    spot = state.spot[seat]
    tile = board.spots[spot].tile if where == IN_MAUSOLEUM else spot
    return board.before(tile, state.progress[seat])


def placing_region(state: State, seat: Seat) -> Region:
    """What the owner may choose: a pose, or where there is none to choose (a grave, a full area) only a facing."""
    if state.where[seat] != IN_GRAVE:
        region = free_poses(state, seat)
        if not region.is_empty:
            return region
    return Arc(FACE, "facing", [(0, TURN - 1)])


def free_poses(state: State, seat: Seat) -> Pose:
    """§6.6  The whole foot box in the area, overlapping no pawn, touching no trigger."""
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


def others_on_board(state: State, seat: Seat) -> list[int]:
    """The seats of all other pawns on the board."""
    return [other for other in range(state.settings.seats) if other != seat and state.where[other] == ON_BOARD]


def pose_of(state: State, seat: Seat) -> BoxAt:
    """The foot box of a pawn, as a region takes it."""
    settings = state.settings
    return (state.x[seat], state.y[seat], state.facing[seat], settings.half_length, settings.half_width)


def foot_box(state: State, x: float, y: float, facing: int) -> Box:
    """A foot box anywhere."""
    return box_at(x, y, facing, state.settings.half_length, state.settings.half_width)


def feet_of(state: State, seats: list[int]) -> list[Box]:
    """The foot boxes of some pawns."""
    return [foot_box(state, state.x[one], state.y[one], state.facing[one]) for one in seats]


def is_free(state: State, box: Box, others: list[Box]) -> bool:
    """§6.8  Does a box overlap none of some others by more than a resting contact?"""
    for other in others:
        if boxes_gap(box, other) < -state.settings.box.resting:
            return False
    return True


def place(state: State, seat: Seat, x: int, y: int, facing: int, log: Log) -> None:
    """§6.6  A pawn is put on the board; it triggers nothing, but it lies on its tile (§6.9)."""
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
    if state.progress[seat] < 0:
        state.progress[seat] = 0
        log.happened(StepReached, seat, 0)
    if not is_sent_back:
        come_to(state, seat, state.tile[seat], log)


def sends_back(state: State, seat: Seat, tile: int) -> bool:
    """§6.9, our ruling  Does the pawn come back onto the tile before?  Then it must walk to the next step, wherever that is."""
    if state.settings.rules < SENT_BACK_GAINS_NOTHING or state.where[seat] not in (IN_MAUSOLEUM, RAN_OFF):
        return False
    return area_tile(state, seat) == tile


def come_to(state: State, seat: Seat, tile: int, log: Log) -> None:
    """§6.9  The centre of the feet lies on a tile: is it the next one of the path?"""
    board = state.settings.board
    step = state.progress[seat] + 1
    if step <= board.last and board.path[step] == tile:
        state.progress[seat] = step
        log.happened(StepReached, seat, step)


def put_with_facing(state: State, seat: Seat, facing: int, log: Log) -> None:
    """§7.2, §7.6, §6.11  The rules say where, the owner has chosen the facing."""
    others = feet_of(state, others_on_board(state, seat))
    if state.where[seat] == IN_GRAVE:
        spot = state.settings.board.spots[state.spot[seat]]
        x, y = nearest_free(state, spot.x, spot.y, facing, others)
    else:
        x, y = nearest_to_area(state, seat, facing, others)
    place(state, seat, x, y, facing, log)


def nearest_free(state: State, x: int, y: int, facing: int, others: list[Box]) -> tuple[int, int]:
    """§7.6  The nearest place at which a box overlaps no pawn and its centre lies on a tile: by coarse rings, then fine ones."""
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
    """The first free place at this distance, beginning in the east."""
    for way in range(WAYS):
        angle = way * TURN // WAYS
        there_x = x + math.floor(ring * cosine(angle) + 0.5)
        there_y = y + math.floor(ring * sine(angle) + 0.5)
        if state.settings.board.tile_under(there_x, there_y) >= 0:
            if is_free(state, foot_box(state, there_x, there_y, facing), others):
                return there_x, there_y
    return None


def nearest_to_area(state: State, seat: Seat, facing: int, others: list[Box]) -> tuple[int, int]:
    """§6.11  Of all legal poses on a tile, by steps of 1 u, the one that sticks out of the area least."""
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
                        out += CROWDED  # only if there is no room anywhere else
                    if out < best:
                        best = out
                        found = (x, y)
    return found


def touches(state: State, box: Box) -> bool:
    """§6.6  Does a box touch any trigger?"""
    for spot in state.settings.board.spots:
        if spot.radius:
            if box_disc_gap(box, spot.x, spot.y, spot.radius) <= 0.0:
                return True
        elif boxes_gap(box, box_at(spot.x, spot.y, 0, spot.half_x, spot.half_y)) <= 0.0:
            return True
    return False
