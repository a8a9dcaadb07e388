"""The report of a walk: what happened in order, where every pawn came to rest, and keyframes to draw the walk."""

from __future__ import annotations

from base64 import b64decode, b64encode
from collections.abc import Mapping, Sequence
from typing import Any, Final

from ludotheque.physics.keyframes import Frame, decoded
from ludotheque.physics.units import TICKS_A_SECOND

# The kinds of happenings:
#   contact  pawn and another pawn (thing) touch; how: their sides, "front/back"
#   fell     how: face, back, left, right
#   touched  a trigger (thing, by its number in the scene); how: brain, mausoleum, grave
#   entered  the centre of the feet came onto a tile (thing)
#   crossed  the gate: the centre crossed the edge outwards and the whole foot box is now beyond
#   left     completely off the board; the tile (thing) that last carried the centre; how: the edge of it
KINDS: Final = ("contact", "fell", "touched", "entered", "crossed", "left")
TRIGGERS: Final = ("brain", "mausoleum", "grave")
SIDES: Final = ("front", "back", "left", "right")
LIES: Final = ("", "face", "back", "left", "right")
EDGES: Final = ("east", "north", "west", "south")
FIRST: Final = 1  # the version of the physics that simulated a recorded walk, if the walk does not name a version
STATES: Final = ("off", "standing", "walking", "fallen", "gone")


class Happening:
    """One thing that happened, at a tick of 1/240 s.  A pawn that touches a mausoleum or grave ends its walk there."""

    def __init__(self, tick: int, kind: str, pawn: int, thing: int, how: str) -> None:
        self.tick = tick
        self.kind = kind
        self.pawn = pawn
        self.thing = thing
        self.how = how

    def seconds(self) -> float:
        return self.tick / TICKS_A_SECOND

    def to_json(self) -> list[Any]:
        return [self.tick, self.kind, self.pawn, self.thing, self.how]

    def __repr__(self) -> str:
        return f"Happening({self.tick}, {self.kind!r}, {self.pawn}, {self.thing}, {self.how!r})"


class Rest:
    """Where and how a pawn came to rest; for a pawn that has left the board, its last place.

    `tile`, `ignores` and `crossing` are needed for the next scene.
    """

    def __init__(
        self, x: int, y: int, facing: int, state: str, lies: str, tile: int, ignores: Sequence[int], crossing: bool
    ) -> None:
        self.x = x
        self.y = y
        self.facing = facing
        self.state = state
        self.lies = lies
        self.tile = tile
        self.ignores = tuple(ignores)
        self.crossing = crossing

    def to_json(self) -> dict[str, Any]:
        return {
            "x": self.x,
            "y": self.y,
            "facing": self.facing,
            "state": self.state,
            "lies": self.lies,
            "tile": self.tile,
            "ignores": list(self.ignores),
            "crossing": self.crossing,
        }


class Walk:
    """A whole walk, as plain data for a record."""

    def __init__(
        self, ticks: int, happened: Sequence[Happening], rest: Sequence[Rest], frames: bytes, physics: int = FIRST
    ) -> None:
        self.ticks = ticks
        self.physics = physics  # the version of the kernel that simulated the walk
        self.happened = tuple(happened)  # in order of time
        self.rest = tuple(rest)  # one entry for each pawn of the scene
        self.frames = frames

    def seconds(self) -> float:
        return self.ticks / TICKS_A_SECOND

    def of(self, kind: str) -> list[Happening]:
        """Returns the happenings of one kind, in order of time."""
        return [one for one in self.happened if one.kind == kind]

    def touched(self, trigger: int) -> list[int]:
        """Returns the pawns that touched a trigger, in order of time."""
        return [one.pawn for one in self.happened if one.kind == "touched" and one.thing == trigger]

    def fell(self, pawn: int) -> str:
        """Returns how a pawn fell: "face", "back", "left" or "right"; empty if the pawn did not fall."""
        for one in self.happened:
            if one.kind == "fell" and one.pawn == pawn:
                return one.how
        return ""

    def keyframes(self) -> list[list[Frame]]:
        """Returns the poses of each pawn at 30 Hz; the last pose is the one in which the pawn rests."""
        return decoded(self.frames)

    def to_json(self) -> dict[str, Any]:
        doc: dict[str, Any] = {} if self.physics == FIRST else {"physics": self.physics}
        return doc | {
            "ticks": self.ticks,
            "happened": [one.to_json() for one in self.happened],
            "rest": [one.to_json() for one in self.rest],
            "frames": b64encode(self.frames).decode("ascii"),
        }


def walk_from_json(doc: Mapping[str, Any]) -> Walk:
    """Restores a walk from the plain data that `to_json` returned."""
    return Walk(
        doc["ticks"],
        [Happening(tick, kind, pawn, thing, how) for tick, kind, pawn, thing, how in doc["happened"]],
        [
            Rest(
                one["x"],
                one["y"],
                one["facing"],
                one["state"],
                one["lies"],
                one["tile"],
                one["ignores"],
                one["crossing"],
            )
            for one in doc["rest"]
        ],
        b64decode(doc["frames"], validate=True),
        doc.get("physics", FIRST),
    )
