"""Reads and writes a layout as a short text that can be shared.

    2A00-3A01-4A02-1A121-2341-S

Four tiles, each with its number, face, column, row (0 in the south) and, if it is turned, its quarter turns clockwise;
then the path, tile by tile; then the edge of its first tile at which it starts (N, E, S, W).  Or the name of a
ready-made layout, with the tiles that show another face: "straight 3B 1B".
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final, NamedTuple

EDGES: Final = ("east", "north", "west", "south")  # counter-clockwise, like facings
LETTERS: Final = {"E": 0, "N": 1, "W": 2, "S": 3}
NORTH: Final = 1
LONGEST: Final = 100  # the longest text that is read

TILE: Final = re.compile(r"([0-9])([AB])([0-9])([0-9])([0-9]?)")
FACE: Final = re.compile(r"([0-9])([AB])")


class TileAt(NamedTuple):
    """A tile of a layout: its number and face, its cell, and its quarter turns clockwise."""

    number: int
    face: str
    column: int
    row: int
    turns: int

    def edge(self, printed: int) -> int:
        """Returns the direction in which an edge of the printed face points now."""
        return (printed - self.turns) % 4


class Layout(NamedTuple):
    """A layout: the tiles in the order of their numbers, the path as tile numbers, and the start edge of its first tile
    (0 east, 1 north, …).
    """

    tiles: tuple[TileAt, ...]
    path: tuple[int, ...]
    start: int


class Problem(NamedTuple):
    """What is not legal about a layout: the section, a message id and the values for the sentence."""

    section: str
    message: str
    values: dict[str, Any]

    def to_json(self) -> dict[str, Any]:
        return {"section": self.section, "message": self.message, "values": self.values}


def read_layout(text: str, ready_made: Mapping[str, str]) -> Layout | Problem:
    """Returns the layout in a text, legal or not; or why the text is not a layout."""
    words = re.split(r"[\s,;-]+", text.strip()) if len(text) <= LONGEST else [""]
    names = {name.lower(): name for name in ready_made}
    if words[0].lower() in names:
        known = read_layout(ready_made[names[words[0].lower()]], {})
        return known if isinstance(known, Problem) else with_faces(known, words[1:])
    if len(words) < 2:
        return Problem("§1.5", "layout-unknown", {"text": text[:LONGEST], "names": ", ".join(ready_made)})
    *tiles, path, start = [word.upper() for word in words]
    found: list[TileAt] = []
    for word in tiles:
        match = TILE.fullmatch(word)
        if match is None:
            return Problem("§1.5", "layout-bad-tile", {"text": word[:LONGEST]})
        number, face, column, row, turns = match.groups()
        found.append(TileAt(int(number), face, int(column), int(row), int(turns or "0")))
    if not re.fullmatch(r"[0-9]+", path):
        return Problem("§1.5", "layout-bad-path", {"text": path[:LONGEST]})
    if start not in LETTERS:
        return Problem("§1.5", "layout-bad-start", {"text": start[:LONGEST]})
    return Layout(tuple(sorted(found)), tuple([int(number) for number in path]), LETTERS[start])


def with_faces(layout: Layout, words: list[str]) -> Layout | Problem:
    """Returns a ready-made layout with some tiles turned over."""
    tiles = list(layout.tiles)
    for word in words:
        match = FACE.fullmatch(word.upper())
        numbers = [tile.number for tile in tiles]
        if match is None or int(match[1]) not in numbers:
            return Problem("§1.5", "layout-bad-face", {"text": word[:LONGEST]})
        at = numbers.index(int(match[1]))
        tiles[at] = tiles[at]._replace(face=match[2])
    return layout._replace(tiles=tuple(tiles))


def write_layout(layout: Layout) -> str:
    """Returns the short text of a layout, in which the westmost column and the southmost row are 0."""
    west = min(tile.column for tile in layout.tiles)
    south = min(tile.row for tile in layout.tiles)
    words = [
        f"{tile.number}{tile.face}{tile.column - west}{tile.row - south}{tile.turns or ''}" for tile in layout.tiles
    ]
    words.append("".join([str(number) for number in layout.path]))
    words.append("ENWS"[layout.start])
    return "-".join(words)
