"""What a card may have to be told when it is played (§3.6); the cards say in cards.py what they need."""

from __future__ import annotations

from typing import Final

RIVAL: Final = 0  # a seat still in, other than the player
RIVAL_WITH_CARDS: Final = 1  # §4.12
PAWN: Final = 2  # any pawn on the board
OTHER_PAWN: Final = 3  # a second pawn
LOST_SEAT: Final = 4  # §4.9
ANY_WAY: Final = 5  # a direction
WAY_OF_RIVAL: Final = 6  # a direction in which the named pawn stays on the board
WAY_OF_YOURS: Final = 7  # a direction in which the player's pawn lands on the board
ARROW_OF_YOURS: Final = 8  # a direction that the arrows under the player's pawn allow
FACE_UP: Final = 9  # a space that shows its number
CIRCLE: Final = 10  # a space that shows its 0-circle
SPACE: Final = 11  # any space
OTHER_SPACE: Final = 12  # a second space
QUARTERS: Final = 13  # one to three quarter turns
LINE: Final = 14  # a row or a column
WAY_OF_LINE: Final = 15  # a direction along the named line
