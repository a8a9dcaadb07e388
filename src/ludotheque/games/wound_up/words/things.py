"""Puts things of All Wound Up into words: tokens, pawns, headings, turns, coordinates."""

from __future__ import annotations

from typing import Any

from ludotheque.core.structs import Seat
from ludotheque.core.trig import QUARTER, TURN
from ludotheque.core.words import Phrase, Who
from ludotheque.games.wound_up.views import BoardView

MINUTES = 720  # the minutes on a clock face
U = 250  # the length of 1 u in 1/100 mm


def tokens(held: dict[str, int]) -> list[Phrase] | Phrase:
    """Returns tokens by colour."""
    said = [Phrase("tokens-of", {"count": count, "token": Phrase(f"token-{name}")}) for name, count in held.items()]
    return said or Phrase("nothing")


def pawn_of(seat: Seat) -> Phrase:
    """Names a pawn after its owner."""
    return Phrase("pawn-of", {"seat": Who(seat)})


def pawn_turned(by: Seat, seat: Seat) -> Phrase:
    """Names the pawn that a seat turns: as the seat's own, or by the pawn's owner."""
    return Phrase("pawn-own", {"seat": Who(seat)}) if by == seat else pawn_of(seat)


def minutes_of(facing: int) -> int:
    """Returns a facing as minutes on a clock; 12 o'clock is north."""
    return round((QUARTER - facing) * MINUTES / TURN) % MINUTES


def heading(facing: int) -> Phrase:
    """Puts a facing on the clock face into words."""
    minutes = minutes_of(facing)
    hour = minutes // 60 or 12
    if minutes % 60 == 0:
        return Phrase("heading-hour", {"hour": hour})
    return Phrase("heading-time", {"hour": hour, "minute": f"{minutes % 60:02}"})


def clock(facing: int) -> str:
    """Returns a facing as players type it: 2 or 2:30."""
    minutes = minutes_of(facing)
    hour = minutes // 60 or 12
    return f"{hour}:{minutes % 60:02}" if minutes % 60 else str(hour)


def facing_at(minutes: int) -> int:
    """Returns the facing of a time on the clock."""
    return round(QUARTER - minutes * TURN / MINUTES) % TURN


def degrees(turn: int) -> int | float:
    """Returns how far a turn goes, in degrees, to a tenth."""
    tenths = round(abs(turn) * 3600 / TURN)
    return tenths // 10 if tenths % 10 == 0 else tenths / 10


def turn_of(angle: int) -> int:
    """Converts degrees to a turn."""
    return round(angle * TURN / 360)


def values_of_turn(turn: int) -> dict[str, Any]:
    """Returns the values for a sentence about a turn: how far, and to which side."""
    return {"degrees": degrees(turn), "way": "left" if turn > 0 else "right" if turn < 0 else "none"}


def place_on(board: BoardView, x: int, y: int) -> dict[str, Any]:
    """Returns the values for a sentence about a point: its tile, and its distance in u from the west and south edges of
    the tile.
    """
    for tile in board.tiles:
        if tile.west <= x <= tile.east and tile.south <= y <= tile.north:
            return {"tile": tile_name(board, tile.tile), "x": units(x - tile.west), "y": units(y - tile.south)}
    west, south = min(tile.west for tile in board.tiles), min(tile.south for tile in board.tiles)
    return {"tile": Phrase("beside-the-tiles"), "x": units(x - west), "y": units(y - south)}


def units(length: int) -> int | float:
    """Returns a length in u, to a tenth."""
    tenths = round(length * 10 / U)
    return tenths // 10 if tenths % 10 == 0 else tenths / 10


def tile_name(board: BoardView, number: int) -> Phrase:
    """Names a tile after the face it shows."""
    face = next(tile.face for tile in board.tiles if tile.tile == number)
    return Phrase("tile", {"number": number, "name": Phrase(f"face-{number}{face.lower()}")})
