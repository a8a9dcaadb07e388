"""The physics of clockwork pawns: they walk, push, topple and come to rest.

Physics reports, rules judge: `walk` simulates until all pawns rest, and reports what happened in order.  The physics
knows nothing about winners or progress.  `docs/physics.md` describes the model, its constants and the measurements.
"""

from ludotheque.physics.constants import STANDARD, Character, Constants, constants_from, standard_characters
from ludotheque.physics.kernel import walk
from ludotheque.physics.report import Happening, Rest, Walk, walk_from_json
from ludotheque.physics.scene import (
    BRAIN,
    GRAVE,
    MAUSOLEUM,
    Gate,
    Pawn,
    Scene,
    Tile,
    Trigger,
    box_trigger,
    disc_trigger,
)
from ludotheque.physics.turning import turn
from ludotheque.physics.units import QUANTA_A_CM, QUANTA_A_U, TICKS_A_FRAME, TICKS_A_SECOND

__all__ = [
    "walk",
    "turn",
    "Scene",
    "Pawn",
    "Tile",
    "Trigger",
    "disc_trigger",
    "box_trigger",
    "BRAIN",
    "MAUSOLEUM",
    "GRAVE",
    "Gate",
    "Walk",
    "Happening",
    "Rest",
    "walk_from_json",
    "Character",
    "Constants",
    "STANDARD",
    "constants_from",
    "standard_characters",
    "QUANTA_A_CM",
    "QUANTA_A_U",
    "TICKS_A_SECOND",
    "TICKS_A_FRAME",
]
