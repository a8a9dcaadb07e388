"""The possible values of the fields of Malta's actions and views, so that learning programs can encode them as numbers."""

from __future__ import annotations

from typing import Any

from ludotheque.core.domains import LEFT_OUT, Ordered, Rows
from ludotheque.games.malta.board import DIRECTIONS, GRIDS
from ludotheque.games.malta.box import MaltaBox

MOST_TARGETS = 3
MOST_STACKED = 4  # the maximum number of cards of the stack that are encoded: the card in play and the newest reactions


def domains(options: dict[str, Any], box: MaltaBox) -> dict[str, Any]:
    """Returns the domains of a match on this board with this box."""
    grid = GRIDS[options["board"]]
    starts = tuple([name for name in box.spaces if name.startswith("start")])
    reactions = tuple([box.cards[kind] for kind in box.reactions])
    words = (*grid.names, *grid.lines, *DIRECTIONS, *range(6))  # a target is one of these, or the number of a seat
    return {
        "place": grid.names,
        "line": grid.lines,
        "direction": DIRECTIONS,
        "quarters": (1, 2, 3),
        "PlacePawn.space": starts,
        "React.card": reactions,
        "answer": ("pass", *box.cards),
        "arrows": DIRECTIONS,
        "targets": Ordered(words, MOST_TARGETS),
        "named": Ordered(words, MOST_TARGETS),
        "stack": Rows(MOST_STACKED),
        "SpaceView.place": LEFT_OUT,  # not needed, because the board is encoded row by row
        "space": box.spaces,
    }
