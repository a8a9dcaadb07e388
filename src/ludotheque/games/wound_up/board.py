"""The four tiles of a layout: where everything on them is, the path over them, and the areas in which pawns are placed."""

from __future__ import annotations

from typing import Final

from ludotheque.core.geometry import Polygon
from ludotheque.core.kinds import NOTHING
from ludotheque.games.wound_up.box import TILE, U, WoundUpBox
from ludotheque.games.wound_up.layouts.reading import NORTH, Layout
from ludotheque.physics.scene import BRAIN, GRAVE, MAUSOLEUM, Gate, Tile, Trigger, box_trigger, disc_trigger

GATE_TILE: Final = 0  # tiles are indexed by their number minus one
NO_TILE: Final = NOTHING  # stands for no tile
START_ZONE: Final = NOTHING  # used instead of a tile's index: the area before step 0


class Spot:
    """A trigger on the board: its kind, its tile, its centre, and either half its extent to the east and north or its
    radius.
    """

    def __init__(self, kind: int, tile: int, x: int, y: int, half_x: int, half_y: int, radius: int) -> None:
        self.kind = kind
        self.tile = tile
        self.x = x
        self.y = y
        self.half_x = half_x
        self.half_y = half_y
        self.radius = radius

    def trigger(self) -> Trigger:
        """Makes the trigger that the physics uses for this spot."""
        if self.radius:
            return disc_trigger(self.kind, self.x, self.y, self.radius)
        return box_trigger(self.kind, self.x, self.y, self.half_x, self.half_y)


class Edge:
    """An edge of a tile, given by its two ends; going from one to the other leads counter-clockwise around the tile."""

    def __init__(self, ax: int, ay: int, bx: int, by: int) -> None:
        self.ax = ax
        self.ay = ay
        self.bx = bx
        self.by = by

    def square(self, x: int, y: int) -> int:
        """Returns the squared distance of a point from the edge."""
        dx = max(min(self.ax, self.bx) - x, 0, x - max(self.ax, self.bx))
        dy = max(min(self.ay, self.by) - y, 0, y - max(self.ay, self.by))
        return dx * dx + dy * dy


class Board:
    """Everything that never moves; coordinates in 1/100 mm, x to the east, y to the north, from the corner of cell 0,
    0.
    """

    def __init__(self, box: WoundUpBox, layout: Layout) -> None:
        self.layout = layout
        west = min([tile.column for tile in layout.tiles])
        south = min([tile.row for tile in layout.tiles])
        self.corners: list[tuple[int, int]] = [
            ((tile.column - west) * TILE, (tile.row - south) * TILE) for tile in layout.tiles
        ]
        self.path: tuple[int, ...] = tuple([number - 1 for number in layout.path])
        self.last = len(self.path) - 1
        self.tiles = [Tile(x, y, x + TILE, y + TILE) for x, y in self.corners]
        self.spots: list[Spot] = []
        for number in range(len(self.corners)):
            self.print_face(box, number)
        self.triggers: list[Trigger] = [spot.trigger() for spot in self.spots]
        self.gate_edge: int = layout.tiles[GATE_TILE].edge(NORTH)
        self.gate_line = self.edge(GATE_TILE, self.gate_edge)
        line = self.gate_line
        self.gate = Gate(line.ax, line.ay, line.bx, line.by)
        self.start_edge: int = layout.start
        self.zone = self.strip(self.path[0], layout.start, box.zone)
        # For each step of the path, the edge of its tile that a pawn must cross to reach the next step.
        self.ways: list[Edge] = [
            self.edge(self.path[step], self.side_of(self.path[step], self.path[step + 1])) for step in range(self.last)
        ] + [self.gate_line]

    def print_face(self, box: WoundUpBox, number: int) -> None:
        """§1.8  Puts the triggers printed on a tile onto the board, turned like the tile."""
        tile = self.layout.tiles[number]
        face = box.faces[f"{tile.number}{tile.face}"]
        turns: int = tile.turns
        half = box.mausoleum
        for x, y in face.mausoleums:
            self.put(MAUSOLEUM, number, turns, x, y, half, half, 0)
        for x, y, across in face.graves:
            if across:
                self.put(GRAVE, number, turns, x, y, box.grave_height, box.grave_width, 0)
            else:
                self.put(GRAVE, number, turns, x, y, box.grave_width, box.grave_height, 0)
        for x, y in face.brains:
            self.put(BRAIN, number, turns, x, y, 0, 0, box.brain)

    def put(self, kind: int, number: int, turns: int, x: int, y: int, half_x: int, half_y: int, radius: int) -> None:
        """Adds a trigger of a tile; x, y and the extents are those on the printed face, before the layout turns the
        tile.
        """
        for _ in range(turns):
            x, y = y, 100 - x
            half_x, half_y = half_y, half_x
        west, south = self.corners[number]
        self.spots.append(Spot(kind, number, west + x * U, south + y * U, half_x, half_y, radius))

    def edge(self, tile: int, side: int) -> Edge:
        """Returns an edge of a tile: 0 east, 1 north, 2 west, 3 south."""
        west, south = self.corners[tile]
        east, north = west + TILE, south + TILE
        if side == 0:
            return Edge(east, south, east, north)
        if side == 1:
            return Edge(east, north, west, north)
        if side == 2:
            return Edge(west, north, west, south)
        return Edge(west, south, east, south)

    def side_of(self, tile: int, other: int) -> int:
        """Returns the edge of a tile at which another tile lies."""
        (x, y), (other_x, other_y) = self.corners[tile], self.corners[other]
        if other_x != x:
            return 0 if other_x > x else 2
        return 1 if other_y > y else 3

    def strip(self, tile: int, side: int, depth: int) -> Polygon:
        """Returns the strip of this depth on a tile, along one of the tile's edges."""
        west, south = self.corners[tile]
        east, north = west + TILE, south + TILE
        if side == 0:
            west = east - depth
        elif side == 1:
            south = north - depth
        elif side == 2:
            east = west + depth
        else:
            north = south + depth
        return ((west, south), (east, south), (east, north), (west, north))

    def area(self, tile: int) -> Polygon:
        """Returns the area of a tile, or of the start zone."""
        if tile == START_ZONE:
            return self.zone
        west, south = self.corners[tile]
        return ((west, south), (west + TILE, south), (west + TILE, south + TILE), (west, south + TILE))

    def tile_under(self, x: int, y: int) -> int:
        """Returns the tile under a point, or NO_TILE."""
        for number, (west, south) in enumerate(self.corners):
            if west <= x <= west + TILE and south <= y <= south + TILE:
                return number
        return NO_TILE

    def before(self, tile: int, progress: int) -> int:
        """§6.9  Returns the tile before the given one on the path, or START_ZONE if the path begins with the given
        tile; see `step_before` for a tile that comes twice.
        """
        step = self.step_before(tile, progress)
        return START_ZONE if step < 0 else self.path[step]

    def step_before(self, tile: int, progress: int) -> int:
        """§6.9  Returns the step of the path before the given tile; -1 is the start zone.

        A tile may come twice on the path: its latest step counts, up to the progress of the pawn.  For a tile that the
        pawn has not reached, the result is its progress.
        """
        for step in range(progress, -1, -1):
            if self.path[step] == tile:
                return step - 1
        return progress
