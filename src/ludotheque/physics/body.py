"""The state of one pawn during a walk: position, velocity, lean and clockwork."""

from __future__ import annotations

from typing import Final

from ludotheque.core.trig import cosine, sine
from ludotheque.physics.constants import Constants
from ludotheque.physics.scene import Pawn
from ludotheque.physics.units import DT, cm, radians

# The status of a pawn.
OFF: Final = 0  # not on the board when the walk began
STANDING: Final = 1
WALKING: Final = 2
FALLEN: Final = 3
GONE: Final = 4  # left the board during the walk

# The ways in which a fallen pawn may lie.
NOT_FALLEN: Final = 0
ON_FACE: Final = 1
ON_BACK: Final = 2
ON_LEFT: Final = 3
ON_RIGHT: Final = 4

GRAVITY: Final = 981.0


class Body:
    """A pawn in motion.  Its position is the centre of its feet; seen from above, its centre of mass is assumed to be
    there too.
    """

    def __init__(self, index: int, pawn: Pawn, constants: Constants) -> None:
        self.index = index
        self.status = STANDING if pawn.on_board else OFF
        self.lies = NOT_FALLEN
        self.x = cm(pawn.x)
        self.y = cm(pawn.y)
        self.angle = radians(pawn.facing)
        self.c = cosine(pawn.facing)
        self.s = sine(pawn.facing)
        self.vx = 0.0
        self.vy = 0.0
        self.turning = 0.0
        self.moves = False  # whether the pawn moved in this tick, or may move in the next one
        self.has_changed = True  # whether the pawn's pose has changed since the last keyframe

        # The box with which other pawns collide: half its sizes, and its centre relative to the feet.
        self.half_length = constants.half_length
        self.half_width = constants.half_width
        self.ahead = 0.0
        self.aside = 0.0
        self.box_x = self.x
        self.box_y = self.y
        self.reach = 0.0

        self.mass = pawn.character.mass
        self.inverse_mass = 1.0 / self.mass
        self.inertia = 0.0
        self.inverse_inertia = 0.0  # the inverse of the pawn's moment of inertia about the vertical axis
        self.bias = pawn.character.bias
        # The greatest impulse that the ground can exert in a tick.
        self.hold = pawn.character.friction * self.mass * GRAVITY * DT
        self.arm = 0.0

        # The state of the clockwork.
        self.winds = 0.0
        self.phase = 0.0  # the number of cycles of two steps that the clockwork has gone through
        self.first_foot = 1.0  # the foot on which the pawn stands in its first step: 1 left, -1 right
        self.step = -1
        self.step_length = constants.step
        self.step_turn = 0.0
        self.grip = 1.0

        # The velocity that the ground should give the pawn in this tick, and the impulse that the ground has exerted so
        # far.
        self.want_x = 0.0
        self.want_y = 0.0
        self.want_turning = 0.0
        self.most = 0.0
        self.most_turning = 0.0
        self.ground_x = 0.0
        self.ground_y = 0.0
        self.ground_turning = 0.0

        # How the pawn rocks: the distances of its centre of mass from the edges of its feet, and the height of the
        # centre above the feet.
        bulk = self.mass / constants.usual_mass - 1.0
        self.centre = constants.centre * (1.0 - constants.low * bulk)
        half_base = constants.half_length * (1.0 - constants.shallow * bulk)
        self.front_base = half_base - constants.centre_ahead
        self.back_base = half_base + constants.centre_ahead
        self.side_base = constants.half_width * constants.side_base * (1.0 + constants.broad * bulk)
        self.pitch_inertia = self.rocking_inertia(constants.half_length, constants)
        self.roll_inertia = self.rocking_inertia(constants.half_width, constants)

        # The lean, positive forward and to the left; and the moments of this tick's pushes, each the push times its
        # height above the centre of mass.
        self.pitch = 0.0
        self.roll = 0.0
        self.pitching = 0.0
        self.rolling = 0.0
        self.push_x = 0.0
        self.push_y = 0.0
        self.touches = 0  # the number of other pawns that the pawn touches in this tick

        # What the sweep (sweep.py) remembers from tick to tick about tiles, triggers and the gate.
        self.tile = pawn.tile
        self.clear = 0.0  # the distance that the pawn may travel before it can touch a trigger
        self.crossing = pawn.crossing
        self.beyond = 0.0

        # Called last, when every attribute is set: compiled code then need not check whether an attribute is missing.
        self.shape(constants)

    def shape(self, constants: Constants) -> None:
        """Sets the box, the inertia and the lever arm of friction, depending on whether the pawn stands or lies."""
        length = constants.half_length * 2.0
        width = constants.half_width * 2.0
        self.ahead = 0.0
        self.aside = 0.0
        if self.lies == ON_FACE or self.lies == ON_BACK:
            self.ahead = (constants.lying_length - length) * 0.5
            if self.lies == ON_BACK:
                self.ahead = -self.ahead
            length = constants.lying_length
        elif self.lies == ON_LEFT or self.lies == ON_RIGHT:
            self.aside = (constants.lying_width - width) * 0.5
            if self.lies == ON_RIGHT:
                self.aside = -self.aside
            width = constants.lying_width
        self.half_length = length * 0.5
        self.half_width = width * 0.5
        self.reach = self.half_length + self.half_width
        self.inertia = self.mass * (length * length + width * width) / 12.0
        self.inverse_inertia = 1.0 / self.inertia
        self.arm = constants.yaw_arm * (self.half_length + self.half_width)
        self.place_box()

    def rocking_inertia(self, half: float, constants: Constants) -> float:
        """Returns the inertia of a block as high as a pawn, which rocks on an edge at this distance from its middle."""
        block = (constants.height * constants.height + 4.0 * half * half) / 12.0
        return self.mass * (block + self.centre * self.centre + half * half)

    def place_box(self) -> None:
        """Moves the pawn's box to the current place of its feet."""
        self.box_x = self.x + (self.ahead * self.c - self.aside * self.s)
        self.box_y = self.y + (self.ahead * self.s + self.aside * self.c)

    def on_board(self) -> bool:
        """Returns whether the pawn is on the board now: standing, walking or fallen."""
        return self.status == STANDING or self.status == WALKING or self.status == FALLEN

    def lean(self) -> float:
        """Returns the sum of the pawn's leans about both axes, in radians."""
        return abs(self.pitch) + abs(self.roll)

    def stop(self) -> None:
        """Stops all motion of a pawn that has left the board."""
        self.vx = 0.0
        self.vy = 0.0
        self.turning = 0.0
        self.pitching = 0.0
        self.rolling = 0.0
        self.winds = 0.0
        self.moves = False
