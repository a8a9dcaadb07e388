"""A cheap estimate of a walk, for search: drawn from a fitted lookup table, a thousand times as fast as the simulation,
and about right on average.

`python -m ludotheque_trust.physics_fit` measures the kernel and writes the table, `stand_in.toml`.  Never used to
decide a match.
"""

from __future__ import annotations

import math
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from ludotheque.core.geometry import Box, boxes_gap
from ludotheque.core.trig import cosine_and_sine_of
from ludotheque.physics.body import FALLEN, GONE, ON_BACK, ON_FACE, ON_LEFT, ON_RIGHT, STANDING, Body
from ludotheque.physics.constants import STANDARD, Constants
from ludotheque.physics.noise import normal, uniform
from ludotheque.physics.report import LIES, STATES, Happening, Rest, Walk
from ludotheque.physics.scene import Scene
from ludotheque.physics.sweep import Sweep
from ludotheque.physics.units import facing_of, quanta

STRIDE: Final = 0.4  # the distance, in cm, between two checks of what the feet pass over
NEAR: Final = 5.0  # cm; the feet of pawns whose centres are farther apart than this cannot overlap
FACING: Final = 0.7  # two pawns face the same or opposite ways if the cosine of the angle between them is beyond this
# The noise channels of this module; the kernel (noise.py) uses the channels below 16.
CHANNEL_TURN: Final = 16
CHANNEL_ASIDE: Final = 17
CHANNEL_AHEAD: Final = 18
CHANNEL_FALL: Final = 19


class Row:
    """One row of the lookup table: for one number of winds and one bias, the end of a walk that meets no other pawn.

    All figures are relative to the start: means, spreads, and the correlation of turn and sideways drift.
    """

    def __init__(self, row: Mapping[str, Any]) -> None:
        self.winds: int = row["winds"]
        self.bias: float = row["bias"]
        self.ahead: float = row["ahead"]
        self.aside: float = row["aside"]
        self.turn: float = row["turn"]
        self.ahead_spread: float = row["ahead_spread"]
        self.aside_spread: float = row["aside_spread"]
        self.turn_spread: float = row["turn_spread"]
        self.correlation: float = row["together"]


class End:
    """The end of one free walk, relative to its start: cm ahead, cm to the left, radians to the left."""

    def __init__(self, ahead: float, aside: float, turn: float) -> None:
        self.ahead = ahead
        self.aside = aside
        self.turn = turn


class Falls:
    """The probabilities that the walker falls when it meets another pawn, and that the other pawn falls."""

    def __init__(self, row: list[float]) -> None:
        self.walker = row[0]
        self.other = row[1]


class StandIn:
    """The lookup table of this module, fitted to many simulated walks."""

    def __init__(self, doc: Mapping[str, Any]) -> None:
        rows = [Row(row) for row in doc["free"]]
        self.biases = sorted({row.bias for row in rows})
        self.most_winds = max(row.winds for row in rows)
        self.rows = [
            [row for bias in self.biases for row in rows if row.winds == winds and row.bias == bias]
            for winds in range(1, self.most_winds + 1)
        ]
        # The fraction of its remaining walk that a walker still covers when another pawn stands in its way.
        self.pushing_share: float = doc["push"]["keeps"]
        # How likely the walker is to fall when it meets another pawn, and how likely that other pawn is to fall.
        falls: Mapping[str, list[float]] = doc["falls"]
        self.head_on = Falls(falls["head_on"])
        self.from_behind = Falls(falls["from_behind"])
        self.from_the_side = Falls(falls["from_the_side"])

    def falls(self, body: Body, other: Body) -> Falls:
        """Returns the probabilities of a fall when a walker meets another pawn, which depend on the directions in
        which the two face.
        """
        ahead = body.c * other.c + body.s * other.s  # the cosine of the angle between the two facings
        if ahead < -FACING:
            return self.head_on
        return self.from_behind if ahead > FACING else self.from_the_side

    def draw_end(self, winds: int, bias: float, seed: int, who: int) -> End:
        """Draws one free walk from the table, interpolated between two characters, and mirrored if the pawn drifts to
        the other side.
        """
        if winds <= 0:
            return End(0.0, 0.0, 0.0)
        rows = self.rows[min(winds, self.most_winds) - 1]
        amount = abs(bias)
        upper = 1
        while upper < len(rows) - 1 and rows[upper].bias < amount:
            upper += 1
        low = rows[upper - 1]
        high = rows[upper]
        t = (amount - low.bias) / (high.bias - low.bias)
        side = 1.0 if bias >= 0.0 else -1.0
        # Two normal variables with the fitted correlation.
        turn_noise = normal(seed, who, winds, CHANNEL_TURN)
        correlation = between(low.correlation, high.correlation, t)
        remainder = math.sqrt(1.0 - correlation * correlation)
        drift_noise = correlation * turn_noise + remainder * normal(seed, who, winds, CHANNEL_ASIDE)
        ahead = between(low.ahead, high.ahead, t)
        ahead += between(low.ahead_spread, high.ahead_spread, t) * normal(seed, who, winds, CHANNEL_AHEAD)
        aside = side * between(low.aside, high.aside, t)
        aside += between(low.aside_spread, high.aside_spread, t) * drift_noise
        turn = side * between(low.turn, high.turn, t)
        turn += between(low.turn_spread, high.turn_spread, t) * turn_noise
        return End(ahead, aside, turn)


def between(a: float, b: float, t: float) -> float:
    """Interpolates linearly from a (t = 0) to b (t = 1)."""
    return a + (b - a) * t


def table_path() -> Path:
    """Returns the path of the fitted table."""
    return Path(__file__).with_name("stand_in.toml")


def read_table() -> StandIn:
    """Reads the fitted table from its file."""
    return StandIn(tomllib.loads(table_path().read_text(encoding="utf-8")))


_cached: list[StandIn] = []  # empty until the table is needed


def fitted_table() -> StandIn:
    """Returns the fitted table, which is read from its file once."""
    if not _cached:
        _cached.append(read_table())
    return _cached[0]


def estimate_walk(scene: Scene, pawn: int, winds: int, seed: int, constants: Constants = STANDARD) -> Walk:
    """Estimates what `walk` would report.  The report has the same form but no keyframes, and each of its ticks is one
    stride of STRIDE cm.
    """
    fitted = fitted_table()
    happened: list[Happening] = []
    bodies = [Body(index, one, constants) for index, one in enumerate(scene.pawns)]
    sweep = Sweep(scene, bodies, constants, happened)
    body = bodies[pawn]
    others = [one for one in bodies if one.on_board() and one.index != pawn]
    end = fitted.draw_end(winds, body.bias, seed, pawn)
    x, y, angle, c, s = body.x, body.y, body.angle, body.c, body.s
    length = math.sqrt(end.ahead * end.ahead + end.aside * end.aside)
    strides = math.floor(length / STRIDE) + 1
    part = 1.0 / strides
    done = 0.0  # the part of the walk done so far: distance and turn are proportional to it, drift to its square
    pushed: Body | None = None
    for stride in range(1, strides + 1):
        done += part * fitted.pushing_share if pushed is not None else part
        old_x, old_y, old_angle = body.x, body.y, body.angle
        ahead = end.ahead * done
        aside = end.aside * done * done
        body.x = x + (ahead * c - aside * s)
        body.y = y + (ahead * s + aside * c)
        body.angle = angle + end.turn * done
        body.c, body.s = cosine_and_sine_of(body.angle)
        hit = first_overlap(body, others, constants)
        if hit is not None:
            if pushed is None:
                happened.append(Happening(stride, "contact", pawn, hit.index, ""))
                falls = fitted.falls(body, hit)
                chance = uniform(seed, pawn, winds, CHANNEL_FALL)
                if chance < falls.walker:
                    knock_over(body, ON_BACK, stride, happened)
                elif chance < falls.walker + falls.other and hit.status == STANDING:
                    knock_over(hit, lies_after_push(hit, body), stride, happened)
            stuck = body.status == FALLEN or (pushed is not None and hit is not pushed)
            if not stuck:
                pushed = hit
                stuck = not push_aside(hit, body.x - old_x, body.y - old_y, others, sweep, stride, constants)
            if stuck:
                body.x, body.y, body.angle = old_x, old_y, old_angle
                body.c, body.s = cosine_and_sine_of(old_angle)
                break
            if hit.status == GONE:
                others.remove(hit)
                pushed = None
        sweep.report_move(body, stride, body.x - old_x, body.y - old_y, body.angle - old_angle)
        if body.status == GONE:
            break
    rest = [
        Rest(
            quanta(one.x),
            quanta(one.y),
            facing_of(one.angle),
            STATES[one.status],
            LIES[one.lies],
            one.tile,
            sweep.current_triggers(one),
            one.crossing,
        )
        for one in bodies
    ]
    return Walk(strides, happened, rest, b"")


def feet(body: Body, constants: Constants) -> Box:
    """Returns the box around a pawn's feet."""
    return Box(body.x, body.y, body.c, body.s, constants.half_length, constants.half_width)


def first_overlap(body: Body, others: list[Body], constants: Constants) -> Body | None:
    """Returns the first of the other pawns whose feet overlap this pawn's feet; None if no other feet do."""
    mine: Box | None = None
    for other in others:
        if other is not body:
            dx = other.x - body.x
            dy = other.y - body.y
            if dx * dx + dy * dy < NEAR * NEAR:
                if mine is None:
                    mine = feet(body, constants)
                if boxes_gap(mine, feet(other, constants)) < 0.0:
                    return other
    return None


def knock_over(body: Body, lies: int, stride: int, happened: list[Happening]) -> None:
    """Makes a pawn fall, and reports the fall."""
    body.status = FALLEN
    body.lies = lies
    happened.append(Happening(stride, "fell", body.index, -1, LIES[lies]))


def lies_after_push(body: Body, walker: Body) -> int:
    """Returns the side on which a pawn lies after a walker has knocked it over."""
    ahead = walker.c * body.c + walker.s * body.s
    aside = walker.s * body.c - walker.c * body.s
    if abs(ahead) >= abs(aside):
        return ON_FACE if ahead > 0.0 else ON_BACK
    return ON_LEFT if aside > 0.0 else ON_RIGHT


def push_aside(
    hit: Body, dx: float, dy: float, others: list[Body], sweep: Sweep, stride: int, constants: Constants
) -> bool:
    """Moves a pawn along with the walker that pushes it; returns False if a third pawn is in the way."""
    hit.x += dx
    hit.y += dy
    if first_overlap(hit, others, constants) is not None:
        hit.x -= dx
        hit.y -= dy
        return False
    sweep.report_move(hit, stride, dx, dy, 0.0)
    return True
