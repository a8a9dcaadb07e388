"""Previews of an option while somebody chooses its value: a layout can be drawn, with its problems, before it is
played.
"""

from __future__ import annotations

from typing import Any

from ludotheque.core.structs import plain
from ludotheque.games.wound_up.board import Board
from ludotheque.games.wound_up.components import wound_up_box
from ludotheque.games.wound_up.layouts import Layout, Problem, check_layout, read_layout, write_layout
from ludotheque.games.wound_up.layouts.checking import TILES, tile_problems
from ludotheque.games.wound_up.view import board_view


def preview(option: str, value: str) -> dict[str, Any] | None:
    """Returns what a value of an option means: for a layout, its problems, its text and, as far as possible, the tiles
    and board to draw.

    None if there is nothing to show for this option.
    """
    if option != "layout":
        return None
    box = wound_up_box(None)
    problems = [problem.to_json() for problem in check_layout(value)]
    layout = read_layout(value, box.layouts)
    if isinstance(layout, Problem) or not is_drawable(layout):
        return {"problems": problems, "text": None, "tiles": [], "path": [], "start": None, "board": None}
    board: dict[str, Any] = plain(board_view(Board(box, layout), box.half_length, box.half_width))
    return {
        "problems": problems,
        "text": write_layout(layout),
        "tiles": [tile._asdict() for tile in layout.tiles],
        "path": list(layout.path),
        "start": "ENWS"[layout.start],
        "board": board,
    }


def is_drawable(layout: Layout) -> bool:
    """Are there four tiles in cells of their own, and is the path only over these?  Drawing needs no more."""
    return not tile_problems(layout) and set(layout.path) <= set(TILES)
