"""Units and conversions between them.

Rules and records use whole numbers: coordinates in 1/100 mm, facings in 1/65536 turn counter-clockwise from the x axis.
The rulebook's unit u is a hundredth of a tile's side: a tile is 100 u = 25 cm, so 1 u = 2.5 mm = 250/100 mm. Inside a
walk lengths are in cm, masses in g, times in s, angles in radians, all float64.
"""

from __future__ import annotations

import math
from typing import Final

QUANTA_A_CM: Final = 1000
QUANTA_A_U: Final = 250
TURN: Final = 65536

PI: Final = 3.141592653589793
RADIANS_A_QUANTUM: Final = 2.0 * PI / 65536.0
QUANTA_A_RADIAN: Final = 65536.0 / (2.0 * PI)

TICKS_A_SECOND: Final = 240
TICKS_A_FRAME: Final = 8  # 240 ticks a second make keyframes at 30 Hz
DT: Final = 1.0 / 240.0


def cm(quanta: int) -> float:
    """Converts a length from 1/100 mm to cm."""
    return quanta / 1000.0


def quanta(length: float) -> int:
    """Converts a length from cm to 1/100 mm, rounded."""
    return math.floor(length * 1000.0 + 0.5)


def radians(facing: int) -> float:
    """Converts an angle from 1/65536 turn to radians."""
    return facing * RADIANS_A_QUANTUM


def facing_of(angle: float) -> int:
    """Converts an angle from radians to 1/65536 turn, rounded, from 0 to 65535."""
    return math.floor(angle * QUANTA_A_RADIAN + 0.5) % TURN
