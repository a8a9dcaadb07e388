"""The clockwork: a spring that runs down, and the waddling steps that it drives."""

from __future__ import annotations

import math

from ludotheque.core.trig import cosine_of
from ludotheque.physics.body import FALLEN, STANDING, WALKING, Body
from ludotheque.physics.constants import Constants
from ludotheque.physics.noise import STEP_GRIP, STEP_LENGTH, STEP_TURN, normal
from ludotheque.physics.units import DT, PI


def run_clockwork(body: Body, constants: Constants, seed: int) -> None:
    """Runs the spring for one tick: sets the velocity that the feet aim at, and the greatest impulse that the ground
    may add.
    """
    if body.status == WALKING:
        walk_on(body, constants, seed)
        return
    body.want_x = 0.0
    body.want_y = 0.0
    body.want_turning = 0.0
    body.most = body.hold
    body.most_turning = body.hold * body.arm
    if body.status == FALLEN and body.winds > 0.0:
        body.winds -= constants.fallen * frequency(body.winds, constants) * DT / constants.cycles_a_wind
        if body.winds < 0.0:
            body.winds = 0.0


def frequency(winds: float, constants: Constants) -> float:
    """Returns the cycles per second of a freely running clockwork with this many winds left."""
    if winds > constants.full:
        winds = constants.full
    return constants.frequency + constants.frequency_a_wind * winds


def walk_on(body: Body, constants: Constants, seed: int) -> None:
    """Walks for one tick: each step is one pulse forward and one turn; the waddle moves the pawn sideways, once per
    cycle.
    """
    free = frequency(body.winds, constants)
    ahead = body.vx * body.c + body.vy * body.s
    load = 1.0 - ahead / (2.0 * body.step_length * free)
    if load < 0.0:
        load = 0.0
    elif load > 1.0:
        load = 1.0
    cycles = free * (1.0 - constants.load * load * load)

    phase = body.phase + 0.5 * cycles * DT  # the phase in the middle of the tick, so that a step has the right length
    steps = 2.0 * phase
    step = math.floor(steps)
    if step != body.step:
        take_step(body, step, constants, seed)
    within = steps - step
    pulse = 6.0 * within * (1.0 - within)

    forward = 2.0 * body.step_length * cycles * pulse
    sideways = body.first_foot * 2.0 * PI * constants.side_swing * cycles * cosine_of(2.0 * PI * phase)
    body.want_x = forward * body.c - sideways * body.s
    body.want_y = forward * body.s + sideways * body.c
    body.want_turning = body.step_turn * 2.0 * cycles * pulse
    body.most = body.hold * body.grip
    if body.lean() > constants.leaning:
        body.most = body.most * constants.leaning_drive
    body.most_turning = body.most * body.arm

    body.phase += cycles * DT
    body.winds -= cycles * DT / constants.cycles_a_wind
    if body.winds <= 0.0:
        body.winds = 0.0
        body.status = STANDING


def take_step(body: Body, step: int, constants: Constants, seed: int) -> None:
    """Draws the noise of a new step, so that no two steps are alike.

    The first and the last step swing half as far as the others, so that the waddle is centred on the pawn's line of
    walking.
    """
    who = body.index
    body.step = step
    body.step_length = constants.step * (1.0 + constants.step_spread * normal(seed, who, step, STEP_LENGTH))
    body.grip = 1.0 + constants.grip_spread * normal(seed, who, step, STEP_GRIP)
    swing = constants.yaw_swing * body.first_foot
    if step == 0 or body.winds * constants.cycles_a_wind < 0.75:
        swing = swing * 0.5
    if step % 2 == 1:
        swing = -swing
    body.step_turn = body.bias + constants.turn_spread * normal(seed, who, step, STEP_TURN) + swing
