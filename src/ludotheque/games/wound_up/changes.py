"""The changes of the rules since version 1, each under a name; a match keeps the rules it began with."""

from __future__ import annotations

from typing import Final

from ludotheque.core.versions import Change, versions_of

TRIGGERS_LEFT_AT_ONCE: Final = 2
SLIP_AS_APPLIED: Final = 2
SENT_BACK_GAINS_NOTHING: Final = 2
PLACED_ONCE: Final = 2
HALF_OUT_IS_FURTHEST: Final = 2

CHANGES: tuple[Change, ...] = (
    Change(
        2,
        "2026-11-16",
        "§6.7",
        {
            "en": "With `hands` set to `human`, the slip you are told is that of the pawn as it was put back, not the one drawn.",
            "fr": "Avec `hands` sur `human`, l’écart annoncé est celui du pion reposé, et non celui qui a été tiré.",
        },
    ),
    Change(
        2,
        "2026-11-16",
        "§6.9",
        {
            "en": "A pawn sent back to the tile before gains no step by it, even if the path comes to that tile again.",
            "fr": "Un pion replacé sur la tuile d’avant n’y gagne aucune étape, même si le tracé y repasse plus loin.",
        },
    ),
    Change(
        2,
        "2026-11-16",
        "§6.10",
        {
            "en": "A pawn that ran off is no longer placed twice if somebody uses a purple token before it is placed.",
            "fr": "Un pion sorti n’est plus posé deux fois quand quelqu’un utilise un jeton violet avant qu’il soit posé.",
        },
    ),
    Change(
        2,
        "2026-11-16",
        "§7.2",
        {
            "en": "A grave or mausoleum counts again as soon as the pawn no longer touches it, not only from 1.2 u away.",
            "fr": "Une tombe ou un mausolée compte de nouveau dès que le pion ne touche plus, et non à partir de 1,2\u00a0u.",
        },
    ),
    Change(
        2,
        "2026-11-16",
        "§9.3",
        {
            "en": "After the last turn, a pawn half through the gate is further than one still in front of it.",
            "fr": "Après le dernier tour, un pion à moitié sorti par la grille est plus avancé qu’un pion encore devant elle.",
        },
    ),
)
NEWEST = versions_of(CHANGES)[-1]
