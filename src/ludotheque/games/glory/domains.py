"""The possible values of the fields of Road to Glory's actions and views, so that learning programs can encode them as
numbers.
"""

from __future__ import annotations

from typing import Any

from ludotheque.core.domains import Rows
from ludotheque.games.glory.box import DECKS, PATHS, GloryBox

MOST_SHOWN = 8  # if a fight has more open cards than this, only the newest ones are encoded


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
