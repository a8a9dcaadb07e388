"""Checks whether a layout is legal (§1.5); reports all problems at once, each with its section of the rulebook."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from ludotheque.games.wound_up.layouts.reading import EDGES, NORTH, Layout, Problem, TileAt

STEPS: Final = ((1, 0), (0, 1), (-1, 0), (0, -1))  # the offset (column, row) of the neighbour at each edge
GATE: Final = 1  # the tile with the gate
TILES: Final = (1, 2, 3, 4)


def problems(layout: Layout) -> list[Problem]:
    """Returns everything that is not legal; empty if the layout is legal."""
    found = tile_problems(layout)
    if found:
        return found  # further problems would only follow from these
    cells = {(tile.column, tile.row): tile.number for tile in layout.tiles}
    tiles = {tile.number: tile for tile in layout.tiles}
    apart = [number for number in TILES if number not in tiles_joined_to_gate(tiles, cells)]
    if apart:
        found.append(Problem("§1.5", "layout-hole", {"tiles": ", ".join(map(str, apart))}))
    return found + path_problems(layout, tiles, cells)


def tile_problems(layout: Layout) -> list[Problem]:
    """Checks that each of the four tiles is there once, in a cell of its own, turned by quarters."""
    numbers = [tile.number for tile in layout.tiles]
    found = [Problem("§1.1", "layout-missing-tile", {"tile": one}) for one in TILES if one not in numbers]
    found += [
        Problem("§1.1", "layout-twice", {"tile": one})
        for one in sorted(set(numbers))
        if numbers.count(one) > 1 and one in TILES
    ]
    found += [Problem("§1.1", "layout-no-such-tile", {"tile": one}) for one in sorted(set(numbers) - set(TILES))]
    found += [
        Problem("§1.5", "layout-bad-turns", {"tile": tile.number, "turns": tile.turns})
        for tile in layout.tiles
        if tile.turns > 3
    ]
    cells = [(tile.column, tile.row) for tile in layout.tiles]
    for cell in sorted(set(cells)):
        if cells.count(cell) > 1:
            there = [tile.number for tile in layout.tiles if (tile.column, tile.row) == cell]
            found.append(Problem("§1.5", "layout-overlap", {"tiles": ", ".join(map(str, there))}))
    return found


def neighbour(tile: TileAt, edge: int, cells: dict[tuple[int, int], int]) -> int | None:
    """Returns the number of the tile that lies at an edge of the given tile; None if no tile lies there."""
    dx, dy = STEPS[edge]
    return cells.get((tile.column + dx, tile.row + dy))


def tiles_joined_to_gate(tiles: dict[int, TileAt], cells: dict[tuple[int, int], int]) -> set[int]:
    """Returns the tiles connected, edge to edge, with the gate tile."""
    found = {GATE}
    todo = [GATE]
    while todo:
        tile = tiles[todo.pop()]
        for edge in range(4):
            other = neighbour(tile, edge, cells)
            if other is not None and other not in found:
                found.add(other)
                todo.append(other)
    return found


def path_problems(layout: Layout, tiles: dict[int, TileAt], cells: dict[tuple[int, int], int]) -> list[Problem]:
    """Checks that the path goes between neighbours, over at least two tiles, none more than twice, to the gate tile."""
    path = layout.path
    found: list[Problem] = []
    strangers = sorted(set(path) - set(TILES))
    if strangers:
        return [Problem("§1.5", "layout-path-stranger", {"tile": one}) for one in strangers]
    if len(path) < 2:
        found.append(Problem("§1.5", "layout-short-path", {}))
    if path[-1] != GATE:
        found.append(Problem("§1.5", "layout-path-end", {"tile": path[-1]}))
    for one in TILES:
        if path.count(one) > 2:
            found.append(Problem("§1.5", "layout-path-thrice", {"tile": one}))
    for one, next_one in pairwise(path):
        beside = [neighbour(tiles[one], edge, cells) for edge in range(4)]
        if next_one not in beside:
            found.append(Problem("§1.5", "layout-path-jump", {"from": one, "to": next_one}))
    return found + gate_problems(layout, tiles, cells)


def gate_problems(layout: Layout, tiles: dict[int, TileAt], cells: dict[tuple[int, int], int]) -> list[Problem]:
    """Checks that the gate faces outwards or, if the path is a loop, the first tile of the path; in a loop the gate's
    edge must be the start edge.
    """
    gate_edge = tiles[GATE].edge(NORTH)
    behind = neighbour(tiles[GATE], gate_edge, cells)
    if behind is None:
        return []
    first = layout.path[0]
    if behind != first:
        return [Problem("§1.5", "layout-gate-blocked", {"tile": behind})]
    shared = (gate_edge + 2) % 4
    if layout.start != shared:
        return [Problem("§1.5", "layout-gate-start", {"tile": first, "edge": EDGES[shared]})]
    return []
