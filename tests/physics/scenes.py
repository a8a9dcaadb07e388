"""Builds scenes for tests of walks, with coordinates in cm and facings in degrees."""

from random import Random

from ludotheque.physics import STANDARD, Character, Constants, Gate, Pawn, Scene, Tile, constants_from
from ludotheque.physics.constants import standard_characters
from ludotheque.physics.kernel import Course

CHARACTERS = standard_characters()
PLAIN = Character("plain", 40.0, 0.5, 0.0)
NO_NOISE = {"step_spread": 0.0, "turn_spread": 0.0, "grip_spread": 0.0}
QUIET = constants_from({"gait": NO_NOISE})
STRAIGHT = constants_from({"gait": NO_NOISE | {"yaw_swing": 0.0, "side_swing": 0.0}})
BOARD = (Tile(0, 0, 25000, 25000), Tile(25000, 0, 50000, 25000))


def at(x: float, y: float, degrees: float = 0.0, who: int | Character = 0, **more) -> Pawn:
    character = who if isinstance(who, Character) else CHARACTERS[who]
    return Pawn(round(x * 1000), round(y * 1000), round(degrees / 360 * 65536) % 65536, character, **more)


def east_gate() -> Gate:
    """Returns the east edge of BOARD as a gate, from south to north, so that outside is to its right."""
    return Gate(50000, 0, 50000, 25000)


def crowd(seed: int) -> list[Pawn]:
    """Returns four pawns: the first is about to walk into the other three, which have random facings."""
    random = Random(seed)
    others = [(10, random.uniform(11, 13)), (16, random.uniform(9, 14)), (22, random.uniform(8, 15))]
    return [at(4, 12)] + [at(x, y, random.uniform(0, 360), who) for who, (x, y) in enumerate(others, 1)]


def let_go(scene: Scene, winds: float, seed: int = 1, constants: Constants = STANDARD) -> Course:
    """Returns a walk in progress, for tests that look at its internal state."""
    course = Course(scene, 0, seed, constants)
    course.wind(winds)
    return course
