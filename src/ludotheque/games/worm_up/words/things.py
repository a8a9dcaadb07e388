"""Puts directions, worms and swings of the finish into words for sentences of Worm Up."""

from __future__ import annotations

import math
from typing import Any

from ludotheque.core.structs import Seat
from ludotheque.core.trig import TURN
from ludotheque.core.words import Colour, Phrase, Who
from ludotheque.games.worm_up.geometry import card_distance
from ludotheque.games.worm_up.views import WormUpView, WormView

MINUTES = 720  # the minutes on a clock face
# The names of directions, each with the largest angle that it covers, in degrees from straight ahead.  Straight ahead
# is the direction from the start to the finish.
SIDES = ((10, "ahead"), (35, "slight"), (65, "half"), (115, "side"), (155, "behind"), (180, "back"))


def minutes_of(angle: int) -> int:
    """Returns a direction as minutes on the clock face; 12 o'clock points from the start to the finish."""
    return -round(angle * MINUTES / TURN) % MINUTES


def heading(angle: int) -> Phrase:
    """Puts a direction into everyday words, such as "straight ahead" or "a little to the left"."""
    degrees = ((angle + TURN // 2) % TURN - TURN // 2) * 360 / TURN
    name = next(name for most, name in SIDES if abs(degrees) <= most)
    return Phrase(f"heading-{name}", {"side": "left" if degrees > 0 else "right"})


def clock_heading(angle: int) -> Phrase:
    """Puts a direction on the clock face into words, for players who type it."""
    minutes = minutes_of(angle)
    hour = minutes // 60 or 12
    if minutes % 60 == 0:
        return Phrase("heading-hour", {"hour": hour})
    return Phrase("heading-time", {"hour": hour, "minute": f"{minutes % 60:02}"})


def clock(angle: int) -> str:
    """Returns a direction as players type it: 2 or 2:30."""
    minutes = minutes_of(angle)
    hour = minutes // 60 or 12
    return f"{hour}:{minutes % 60:02}" if minutes % 60 else str(hour)


def worm_of(seat: Seat, worm: int) -> Phrase:
    """Names a worm by its owner and, with two seats, when each seat has two worms (§6.1), by its colour."""
    return Phrase("worm-of", {"seat": Who(seat), "worm": Colour(worm)})


def swing_values(held: str, turn: int) -> dict[str, Any]:
    """Returns the values for a sentence about a swing: which post is held, and how far and to which side the other
    goes.
    """
    degrees = round(abs(turn) * 3600 / TURN) / 10
    return {
        "post": Phrase(f"post-{held}"),
        "degrees": int(degrees) if degrees == int(degrees) else degrees,
        "way": "left" if turn > 0 else "right",
    }


def degrees_of(turn: int) -> int:
    """Returns whole degrees, rounded down."""
    return turn * 360 // TURN


def millimetres_to_go(view: WormUpView, worm: WormView) -> int:
    """Returns the distance from the side of a worm's head to the card, in whole millimetres."""
    x, y = worm.body[0]
    table = view.table
    square = card_distance(x, y, (*view.finish.right, *view.finish.left))
    far: float = math.sqrt(square) / table.card - (table.segment + table.thick) / 2
    return max(0, round(far / 100))


def tenths(length: int) -> float:
    """Returns a length in centimetres, with one decimal."""
    return round(length / 1000, 1)
