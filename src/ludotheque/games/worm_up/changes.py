"""The changes of the rules since version 1, each under a name; a match keeps the rules it began with."""

from __future__ import annotations

from typing import Final

from ludotheque.core.versions import Change, versions_of

LOST_THOUGH_SWUNG: Final = 2

CHANGES: tuple[Change, ...] = (
    Change(
        2,
        "2026-11-16",
        "§3.3",
        {
            "en": "If a worm gets stuck and then swings the finish, you are told how many segments it lost.",
            "fr": "Si un ver reste coincé et fait ensuite pivoter l’arrivée, on annonce combien de segments il a perdus.",
        },
    ),
)
NEWEST = versions_of(CHANGES)[-1]
