"""Puts things of All Wound Up into words: tokens, pawns, directions, turns, places.

Directions and places are given as seen by a pawn that looks along the path, so they are true on every screen, whichever
way the layout is shown.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from ludotheque.core.structs import Seat
from ludotheque.core.trig import QUARTER, TURN
from ludotheque.core.words import Phrase, Who
from ludotheque.games.wound_up.box import TILE
from ludotheque.games.wound_up.views import BoardView, PawnView, TileView

CM = 1000  # 1 cm in 1/100 mm
EDGES = {"east": 0, "north": QUARTER, "west": 2 * QUARTER, "south": 3 * QUARTER}
# The names of directions, each with the largest angle from the path that it covers, in degrees.
DIRECTIONS = ((8, "ahead"), (30, "little"), (65, "half"), (115, "side"), (160, "half-back"), (180, "back"))
# The names of turns, each with the largest angle that it covers, in degrees.
TURNS = ((12, "touch"), (35, "little"), (67, "eighth"), (112, "quarter"), (157, "more"), (180, "half"))


class Course(NamedTuple):
    """The course of the path over one tile."""

    facing: int  # the direction along the path
    is_last: bool  # does the path leave this tile through the gate?
    middle: tuple[int, int]  # the middle of the tile, in 1/100 mm

    def point(self, along: int, aside: int) -> tuple[int, int]:
        """Returns the point that lies `along` from the edge where the path enters the tile, and `aside` to the left of
        the tile's middle line, in 1/100 mm.
        """
        (x, y), (east, north) = self.middle, AHEAD[self.facing]
        ahead = along - TILE // 2
        return x + ahead * east - aside * north, y + ahead * north + aside * east

    def along_and_aside(self, x: int, y: int) -> tuple[int, int]:
        """Returns how far a point lies from the edge where the path enters the tile, and how far to the left of the
        tile's middle line, in 1/100 mm.
        """
        east, north = AHEAD[self.facing]
        dx, dy = x - self.middle[0], y - self.middle[1]
        return dx * east + dy * north + TILE // 2, dy * east - dx * north


AHEAD = {0: (1, 0), QUARTER: (0, 1), 2 * QUARTER: (-1, 0), 3 * QUARTER: (0, -1)}


def tile_at(board: BoardView, x: int, y: int) -> TileView:
    """Returns the tile at a point or, beside the tiles, the nearest one."""

    def away(tile: TileView) -> int:
        return max(tile.west - x, x - tile.east, 0) + max(tile.south - y, y - tile.north, 0)

    return min(board.tiles, key=away)


def course_at(board: BoardView, x: int, y: int, progress: int | None) -> Course:
    """Returns the course of the path over the tile at a point, for a pawn that has reached a step.  A tile may come
    twice on the path: the latest step that is not beyond the progress counts (§6.9).
    """
    here = tile_at(board, x, y)
    steps = [step for step, number in enumerate(board.path) if number == here.tile]
    reached = [step for step in steps if step <= (progress or 0)]
    step = max(reached) if reached else min(steps, default=len(board.path) - 1)
    middle = ((here.west + here.east) // 2, (here.south + here.north) // 2)
    if step == len(board.path) - 1:
        return Course(EDGES[board.gate_edge], True, middle)
    following = next(one for one in board.tiles if one.tile == board.path[step + 1])
    east, north = following.column - here.column, following.row - here.row
    edge = "east" if east > 0 else "west" if east < 0 else "north" if north > 0 else "south"
    return Course(EDGES[edge], False, middle)


def course_of(board: BoardView, pawn: PawnView) -> Course:
    """Returns the course of the path at a pawn: where it stands or where a grave or mausoleum holds it, and in the
    start zone for any other pawn.
    """
    if pawn.x is not None and pawn.y is not None:
        return course_at(board, pawn.x, pawn.y, pawn.progress)
    if pawn.trigger is None:
        return course_at(board, *board.zone[0], pawn.progress)
    trigger = board.triggers[pawn.trigger]
    return course_at(board, trigger.x, trigger.y, pawn.progress)


def tokens(held: dict[str, int]) -> list[Phrase] | Phrase:
    """Returns tokens by colour."""
    said = [Phrase("tokens-of", {"count": count, "token": Phrase(f"token-{name}")}) for name, count in held.items()]
    return said or Phrase("nothing")


def pawn_of(seat: Seat) -> Phrase:
    """Names a pawn after its owner."""
    return Phrase("pawn-of", {"seat": Who(seat)})


def pawn_turned(by: Seat, seat: Seat) -> Phrase:
    """Names a pawn that a seat turns: as the seat's own pawn or, if it belongs to another seat, by its owner."""
    return Phrase("pawn-own", {"seat": Who(seat)}) if by == seat else pawn_of(seat)


def off_course(facing: int, course: Course) -> int:
    """Returns how far a facing points to the left of the path (to the right: below 0), in whole degrees."""
    half = TURN // 2
    return round(((facing - course.facing + half) % TURN - half) * 360 / TURN)


def heading(facing: int, course: Course) -> Phrase:
    """Puts a facing into words, as seen along the path."""
    off = off_course(facing, course)
    name = next(name for most, name in DIRECTIONS if abs(off) <= most)
    way = name if name in ("ahead", "back") else f"{name}-{'left' if off > 0 else 'right'}"
    return Phrase("heading", {"way": way, "goal": "gate" if course.is_last else "path"})


def degrees(turn: int) -> int | float:
    """Returns how far a turn goes, in degrees, to a tenth."""
    tenths = round(abs(turn) * 3600 / TURN)
    return tenths // 10 if tenths % 10 == 0 else tenths / 10


def turn_of(angle: int) -> int:
    """Converts degrees to a turn."""
    return round(angle * TURN / 360)


def way_of(turn: int) -> str:
    """Returns the side to which a turn goes."""
    return "left" if turn > 0 else "right" if turn < 0 else "none"


def values_of_turn(turn: int) -> dict[str, Any]:
    """Returns the values for a sentence about a turn: to which side, and roughly how far."""
    size = next(name for most, name in TURNS if abs(turn) * 360 <= most * TURN)
    return {"way": way_of(turn), "much": Phrase("turn-by", {"size": size})}


def place_on(board: BoardView, x: int, y: int, progress: int | None = None) -> dict[str, Any]:
    """Returns the values for a sentence about a point: its tile, how many centimetres it is from the edge where the
    path enters the tile, and how many to the left or right of the tile's middle line.
    """
    along, aside = course_at(board, x, y, progress).along_and_aside(x, y)
    name = tile_name(board, tile_at(board, x, y).tile)
    return {"tile": name, "along": round(along / CM), "spot": spot(round(aside / CM))}


def spot(aside: int) -> Phrase:
    """Says how many centimetres a point lies to the left of a tile's middle line (to the right: below 0)."""
    return Phrase("spot", {"side": way_of(aside), "aside": abs(aside)})


def tile_name(board: BoardView, number: int) -> Phrase:
    """Names a tile after the face it shows."""
    face = next(tile.face for tile in board.tiles if tile.tile == number)
    return Phrase("tile", {"number": number, "name": Phrase(f"face-{number}{face.lower()}")})
