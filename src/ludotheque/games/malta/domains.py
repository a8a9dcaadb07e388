"""Which values the fields of Malta's actions and views can have, so that learning programs can encode them as numbers."""

from __future__ import annotations

from typing import Any, Final

from ludotheque.core.domains import LEFT_OUT, Entries, Key, Made, Ordered, Rows, Source
from ludotheque.core.structs import Seat
from ludotheque.games.malta.board import DIRECTIONS, GRIDS
from ludotheque.games.malta.box import MaltaBox
from ludotheque.games.malta.state import NO_CARD, State
from ludotheque.games.malta.view import seen_named, space_view
from ludotheque.games.malta.views import SpaceView

MOST_TARGETS = 3
MOST_STACKED = 4  # how many cards of the stack are encoded: the card in play and the newest reactions


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


# The fields of the state that decide whether a viewer sees the unfinished steps of a choice.
STEPS: Final = ("pending", "asked", "phase")


def named(state: State, viewer: Seat) -> Any:
    """Returns a key that changes whenever the named targets that a seat sees change."""
    card = state.stack[0].kind if state.stack else NO_CARD
    return state.named, state.naming, card, state.phase, state.pending, state.asked


def spaces(state: State, viewer: Seat) -> list[Any]:
    """Returns a key for each space, made from its kind, its rotation and the side that is up."""
    kinds, lies = state.spaces, state.lies
    return [8 * kinds[place] + lies[place] for place in range(len(kinds))]


def space_at(state: State, viewer: Seat, place: int) -> SpaceView:
    """Returns how the space at a place looks."""
    return space_view(state.box, state.settings.grid.names[place], state.spaces[place], state.lies[place])


# What decides each field of a view that the table of fields does not cover: its source (see core/domains.py).
SOURCES: Final[dict[str, Source]] = {
    "to_act": ("asked",),
    "may_act": (),
    "board": Entries(spaces, space_at, ("spaces", "lies")),
    "lives": ("still_in", "spare"),
    "player": ("player", *STEPS),
    "naming": ("naming", *STEPS),
    "named": Made(Key(named, "named", "naming", "stack", *STEPS), seen_named),
    "pending": STEPS,
    "chosen": ("chosen", *STEPS),
}
