"""Turns a pawn on the spot, as a player's hand does, and reports what its feet pass over."""

from __future__ import annotations

from typing import Final

from ludotheque.core.trig import cosine, sine
from ludotheque.physics.body import GONE, Body
from ludotheque.physics.constants import STANDARD, Constants
from ludotheque.physics.keyframes import Frame, encoded, nearest
from ludotheque.physics.report import LIES, STATES, Happening, Rest, Walk
from ludotheque.physics.scene import Scene
from ludotheque.physics.sweep import Sweep
from ludotheque.physics.units import RADIANS_A_QUANTUM, quanta

STRIDE: Final = 64  # quanta of facing (1/65536 turn) between two checks: a third of a degree, 0.15 mm at a corner
WIDE: Final = 512  # quanta of facing between two checks, for a rough estimate in a search


def turn(
    scene: Scene, pawn: int, angle: int, constants: Constants = STANDARD, *, shown: bool = True, most: int = STRIDE
) -> Walk:
    """Turns a pawn about its centre by `angle`, in 1/65536 turn; a positive angle is counter-clockwise.

    The turn ends at the first mausoleum or grave, or when the pawn is completely off the board.  The rules deal with
    other pawns: the caller has checked that none is in the way.  A tick in the report is one check, not a time.  Most
    of the work is in the keyframes; a caller that does not need them passes `shown` False.  Between two checks
    the pawn turns by at most `most`.
    """
    happened: list[Happening] = []
    bodies = [Body(index, one, constants) for index, one in enumerate(scene.pawns)]
    sweep = Sweep(scene, bodies, constants, happened)
    body = bodies[pawn]
    start = scene.pawns[pawn].facing
    frames = [[standing_pose(one)] for one in bodies]
    done = 0
    look = 0
    while done != angle and body.status != GONE:
        left = angle - done
        stride = left if -most < left < most else (most if left > 0 else -most)
        done += stride
        look += 1
        body.angle = (start + done) * RADIANS_A_QUANTUM
        body.c = cosine(start + done)
        body.s = sine(start + done)
        sweep.report_move(body, look, 0.0, 0.0, stride * RADIANS_A_QUANTUM)
        if shown:
            for one in bodies:
                frames[one.index].append(standing_pose(one))
    rest: list[Rest] = []
    for one, was in zip(bodies, scene.pawns):
        facing = (was.facing + done if one.index == pawn else was.facing) % 65536
        rest.append(
            Rest(
                quanta(one.x),
                quanta(one.y),
                facing,
                STATES[one.status],
                LIES[one.lies],
                one.tile,
                sweep.current_triggers(one),
                one.crossing,
            )
        )
    return Walk(look, happened, rest, encoded(frames) if shown else b"")


def standing_pose(body: Body) -> Frame:
    """Returns the pose of a pawn that stands still."""
    return Frame(nearest(body.x * 100.0), nearest(body.y * 100.0), nearest(body.angle * 1000.0), 0, 0, 0)
