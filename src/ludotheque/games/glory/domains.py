"""Which values the fields of Road to Glory's actions and views can have, so that learning programs can encode them as
numbers.
"""

from __future__ import annotations

from typing import Any, Final

from ludotheque.core.domains import Entries, Key, Made, Rows, Source
from ludotheque.core.structs import Seat
from ludotheque.games.glory.box import DECKS, PATHS, GloryBox
from ludotheque.games.glory.state import State
from ludotheque.games.glory.view import wrestler_view

MOST_SHOWN = 8  # how many open cards of a fight are encoded: the newest ones


def domains(options: dict[str, Any], box: GloryBox) -> dict[str, Any]:
    """Returns the domains of a match with this box."""
    fighting = box.cards[: box.first_referee]
    referees = box.cards[box.first_referee : box.first_event]
    divas = box.cards[box.first_diva :]
    return {
        "deck": DECKS,
        "TakeWrestler.path": tuple(range(1, PATHS + 1)),
        "PlayOnWrestler.card": box.cards[box.first_event :],
        "PlayOnSeat.card": box.cards[box.first_event : box.first_diva],
        "Lay.card": fighting,
        "referee": referees,
        "diva": divas,
        "LayMore.card": fighting,
        "LayMore.other": fighting,
        "place": ("path", "ring", "outside", "out"),
        "shown": Rows(MOST_SHOWN),
    }


def managers(state: State, viewer: Seat) -> Any:
    """Returns a key that changes whenever the divas shown for eliminated seats change."""
    seats = state.settings.seats
    return tuple([None if state.lives(seat) else state.hands[seat] for seat in range(seats)])


def wrestlers(state: State, viewer: Seat) -> list[Any]:
    """Returns a key for each wrestler; the key changes whenever a view shows something else of that wrestler."""
    keys: list[Any] = []
    figures, paths, places, unseen = state.figures, state.paths, state.places, state.unseen
    for at in range(state.settings.wrestlers):
        keys.append((at, figures[at], paths[at], places[at], state.stamina[at], state.outside[at], unseen[at].items))
    return keys


# What decides each field of a view that the table of fields does not cover: its source (see core/domains.py).
SOURCES: Final[dict[str, Source]] = {
    "to_act": ("asked",),
    "may_act": (),
    "path": (),
    "wrestlers": Entries(
        wrestlers,
        lambda state, viewer, at: wrestler_view(state, at),
        ("figures", "paths", "places", "stamina", "outside", "unseen"),
    ),
    "managers": Key(managers, "alive", "hands"),
    "using": Made(("using", "figures"), lambda state, viewer: state.name_or_none(state.using)),
    "due": ("due", "figures"),
    "challenger": Made(("challenger", "figures"), lambda state, viewer: state.name_or_none(state.challenger)),
    "challenged": Made(("challenged", "figures"), lambda state, viewer: state.name_or_none(state.challenged)),
    "shown": ("shown", "figures"),
}
