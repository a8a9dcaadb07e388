"""What has changed in the rules since version 1, each change under its name; matches keep the rules they began with."""

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
            "en": "With human hands, the slip that is told is the one with which the pawn was put back, not the one drawn.",
            "fr": "Avec des mains humaines, l'écart annoncé est celui avec lequel le pion a été reposé, et non celui du tirage.",
        },
    ),
    Change(
        2,
        "2026-11-16",
        "§6.9",
        {
            "en": "A pawn placed on the tile before gains no step by that, even where the path comes to that tile again.",
            "fr": "Un pion replacé sur la tuile d'avant n'y gagne aucune étape, même si le chemin repasse par cette tuile.",
        },
    ),
    Change(
        2,
        "2026-11-16",
        "§6.10",
        {
            "en": "A purple token used while a pawn that ran off waits to be placed no longer has it placed twice.",
            "fr": "Un jeton violet utilisé pendant qu'un pion tombé du plateau attend sa place ne le fait plus placer deux fois.",
        },
    ),
    Change(
        2,
        "2026-11-16",
        "§7.2",
        {
            "en": "A grave or mausoleum counts again as soon as the pawn no longer touches it; before, only 1.2 u away.",
            "fr": "Une tombe ou un mausolée compte de nouveau dès que le pion ne le touche plus, et non à 1,2\u00a0u seulement.",
        },
    ),
    Change(
        2,
        "2026-11-16",
        "§9.3",
        {
            "en": "After the last turn, a pawn half through the gate is further than one still in front of it.",
            "fr": "Après le dernier tour, un pion à demi sorti par le portail est plus loin qu'un pion encore devant.",
        },
    ),
)
NEWEST = versions_of(CHANGES)[-1]
