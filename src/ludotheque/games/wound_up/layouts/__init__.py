"""Layouts: where the four tiles lie, which path leads over them, and where it starts.  A layout is read from a short
text, checked, and turned into plain data.

`check_layout(text)` lists everything illegal in a layout; `layout_to_json(text)` returns what is needed in order to
draw it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludotheque.core.errors import BadInput
from ludotheque.games.wound_up.layouts.checking import problems
from ludotheque.games.wound_up.layouts.reading import (
    EDGES,
    Layout,
    Problem,
    TileAt,
    read_layout,
    write_layout,
)

__all__ = [
    "EDGES",
    "Layout",
    "Problem",
    "TileAt",
    "check_layout",
    "layout_of",
    "layout_to_json",
    "read_layout",
    "write_layout",
]


def check_layout(text: object, components: Mapping[str, Any] | None = None) -> list[Problem]:
    """Returns everything illegal in a layout, given by its name or its short text; empty if the layout can be played."""
    from ludotheque.games.wound_up.components import wound_up_box

    if not isinstance(text, str):
        return [Problem("§1.5", "layout-unknown", {"text": str(text)[:100], "names": ""})]
    found = read_layout(text, wound_up_box(components).layouts)
    return [found] if isinstance(found, Problem) else problems(found)


def layout_of(text: str, ready_made: Mapping[str, str]) -> Layout:
    """Returns the layout of a legal text; raises BadInput for the first problem of an illegal one."""
    found = read_layout(text, ready_made)
    wrong = [found] if isinstance(found, Problem) else problems(found)
    if wrong:
        values = {**wrong[0].values, "section": wrong[0].section}
        raise BadInput("options.layout", wrong[0].message, game="wound-up", **values)
    assert isinstance(found, Layout)
    return found


def layout_to_json(text: str, components: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """Returns a layout as plain data: its short text, and what a client needs in order to draw it; raises BadInput if
    the layout is illegal.
    """
    from ludotheque.core.structs import plain
    from ludotheque.games.wound_up.board import Board
    from ludotheque.games.wound_up.components import wound_up_box
    from ludotheque.games.wound_up.view import board_view

    box = wound_up_box(components)
    layout = layout_of(text, box.layouts)
    doc: dict[str, Any] = plain(board_view(Board(box, layout), box.half_length, box.half_width))
    return doc
