"""The settings of a table, agreed on before the match.

Never compiled: mypyc would break its msgspec Structs.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from ludotheque.core.catalogue import find_game
from ludotheque.core.errors import BadInput
from ludotheque.core.game import check_options

# Minimum time, in ms, for which a window stays open; a shorter one would reveal who has nothing to think about.
LEAST_HUSH = 1500


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, rename="camel"):
    """The settings of a table.  Times are in milliseconds unless stated otherwise."""

    game: str
    seats: int
    options: dict[str, Any] = {}
    components: dict[str, Any] | None = None
    clock: Literal["none", "decision", "match"] = "decision"
    seconds: int = 60  # time for one decision ("decision"), or for all decisions of a seat in a match ("match")
    hush: int = LEAST_HUSH  # a window stays open at least this long (0 if only bots play)
    window: int = 6000  # a window stays open at most this long
    pace: tuple[int, int] = (600, 2500)  # the shortest and the longest delay of a bot's move
    absence: int = 60_000  # an absent person's seat may be handed to a bot after this time
    stand_in: str = "solid"  # the bot that replaces an absent person
    is_listed: bool = False  # whether the lobby lists the table; otherwise people find it by its link only


RANGES = {
    "seconds": (5, 24 * 3600),
    "hush": (LEAST_HUSH, 10_000),
    "window": (2000, 120_000),
    "absence": (10_000, 3_600_000),
}


def complete_settings(settings: Settings) -> Settings:
    """Returns the settings with all options filled in; raises BadInput for impossible ones."""
    for name, (low, high) in RANGES.items():
        value = getattr(settings, name)
        if not low <= value <= high:
            raise BadInput(f"settings.{name}", "bad-number", value=value, low=low, high=high)
    if settings.hush > settings.window:
        raise BadInput("settings.hush", "bad-number", value=settings.hush, low=LEAST_HUSH, high=settings.window)
    low, high = settings.pace
    if not 0 <= low <= high <= 60_000:
        raise BadInput("settings.pace", "bad-number", value=f"{low}–{high}", low=0, high=60_000)
    rules = find_game(settings.game)
    options = check_options(rules, settings.seats, settings.options)
    rules.box(settings.components)
    return msgspec.structs.replace(settings, options=options)
