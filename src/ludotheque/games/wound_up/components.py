"""The contents of the box of All Wound Up, checked when read."""

from __future__ import annotations

import math
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from ludotheque.core.components import Boxes, convert_contents
from ludotheque.core.errors import BadInput
from ludotheque.games.wound_up.box import CARDS, TOKENS, Face, U, WoundUpBox
from ludotheque.games.wound_up.layouts.checking import problems
from ludotheque.games.wound_up.layouts.reading import Problem, read_layout
from ludotheque.physics.constants import Character, constants_from

FOLDER = Path(__file__).parent


class Sizes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The lengths in box.toml, in u."""

    zone: float
    mausoleum: float
    grave_width: float
    grave_height: float
    brain: float
    foot_length: float
    foot_width: float
    resting: float


class CardKind(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of card or token, and how many there are."""

    id: str
    count: int


class PawnKind(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A pawn's character: how it walks."""

    id: str
    mass: float
    friction: float
    bias: float


class Walker(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How every pawn walks, if all are alike."""

    mass: float
    friction: float
    bias: float


class FaceRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is printed on one side of a tile."""

    id: str
    mausoleums: list[tuple[int, int]]
    graves: list[tuple[int, int, int]]
    brains: list[tuple[int, int]]


class Contents(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The contents of box.toml."""

    sizes: Sizes
    card: tuple[CardKind, ...]
    token: tuple[CardKind, ...]
    pawn: tuple[PawnKind, ...]
    identical: Walker
    face: tuple[FaceRow, ...]
    layouts: dict[str, str]
    physics: dict[str, dict[str, float]] = {}


# The smallest and the largest playable value of each size.
LIMITS = {
    "zone": (20, 60),
    "mausoleum": (2, 40),
    "grave_width": (2, 40),
    "grave_height": (2, 40),
    "brain": (0.5, 20),
    "foot_length": (4, 20),
    "foot_width": (4, 20),
    "resting": (0.02, 0.5),
}
FACES = ("1A", "1B", "2A", "2B", "3A", "3B", "4A", "4B")
SEATS = 4
MOST_CARDS = 30  # the maximum number of cards of one kind
FEWEST_CARDS = 46  # the minimum number of cards in all: four hands of ten, and some to draw from


def tables(contents: Mapping[str, Any], edited: Mapping[str, Any] | None) -> WoundUpBox:
    """Checks the contents of a box file, and makes the box from them."""
    rows = convert_contents(contents, Contents)
    check_rows(rows)
    sizes = {name: round(getattr(rows.sizes, name) * U) for name in LIMITS}
    foot = {"length": rows.sizes.foot_length / 4, "width": rows.sizes.foot_width / 4}  # 4 u are 1 cm
    physics = {**rows.physics, "foot": {**rows.physics.get("foot", {}), **foot}}
    alike = rows.identical
    return WoundUpBox(
        contents,
        edited,
        [row.count for row in rows.card],
        [row.count for row in rows.token],
        [Character(row.id, row.mass, row.friction, row.bias) for row in rows.pawn],
        Character("identical", alike.mass, alike.friction, alike.bias),
        {row.id: Face(row.mausoleums, row.graves, row.brains) for row in rows.face},
        rows.layouts,
        sizes,
        constants_from(physics),
    )


def check_rows(rows: Contents) -> None:
    """Raises BadInput for a box with which All Wound Up cannot be played."""
    for name, (low, high) in LIMITS.items():
        value = getattr(rows.sizes, name)
        if not low <= value <= high:
            raise BadInput(f"components.sizes.{name}", "bad-number", value=value, low=low, high=high)
    if tuple(row.id for row in rows.card) != CARDS:
        raise BadInput("components.card", "bad-kinds", game="wound-up", names=", ".join(CARDS))
    if tuple(row.id for row in rows.token) != TOKENS:
        raise BadInput("components.token", "bad-kinds", game="wound-up", names=", ".join(TOKENS))
    for number, row in enumerate(rows.card):
        check_count(f"components.card[{number}] ({row.id})", row.count, 1, MOST_CARDS)
    for number, row in enumerate(rows.token):
        check_count(f"components.token[{number}] ({row.id})", row.count, 0, MOST_CARDS)
    check_count("components.card", sum([row.count for row in rows.card]), FEWEST_CARDS, 240)
    names = [row.id for row in rows.pawn]
    if len(set(names)) != len(names) or not SEATS <= len(names) <= 12:
        raise BadInput("components.pawn", "bad-pawns", game="wound-up")
    for number, pawn in enumerate(rows.pawn):
        check_walker(f"components.pawn[{number}] ({pawn.id})", pawn.mass, pawn.friction, pawn.bias)
    check_walker("components.identical", rows.identical.mass, rows.identical.friction, rows.identical.bias)
    if tuple(sorted([row.id for row in rows.face])) != FACES:
        raise BadInput("components.face", "bad-kinds", game="wound-up", names=", ".join(FACES))
    for number, face in enumerate(rows.face):
        check_face(f"components.face[{number}] ({face.id})", face, rows.sizes)
    for name, text in rows.layouts.items():
        found = read_layout(text, {})
        wrong = [found] if isinstance(found, Problem) else problems(found)
        if wrong:
            raise BadInput(f"components.layouts.{name}", wrong[0].message, game="wound-up", **wrong[0].values)


def check_count(where: str, value: int, low: int, high: int) -> None:
    """Raises BadInput for a number out of its bounds."""
    if not low <= value <= high:
        raise BadInput(where, "bad-number", value=value, low=low, high=high)


def check_walker(where: str, mass: float, friction: float, bias: float) -> None:
    """Raises BadInput for a pawn that could not walk."""
    if not (5 <= mass <= 500 and 0.05 <= friction <= 2 and -0.1 <= bias <= 0.1):
        raise BadInput(where, "bad-walker", game="wound-up")


def check_face(where: str, face: FaceRow, sizes: Sizes) -> None:
    """Raises BadInput for triggers off the tile, and for graves too close to another trigger or to the edge.

    §7.2  Checks that a pawn that climbs out of a grave, whatever its facing, touches no other trigger and stands
    completely on the tile.
    """
    half = sizes.mausoleum / 2
    boxes = [(x, y, half, half) for x, y in face.mausoleums]
    for x, y, across in face.graves:
        if across not in (0, 1):
            raise BadInput(f"{where}.graves", "bad-face", game="wound-up")
        wide, high = sizes.grave_width / 2, sizes.grave_height / 2
        boxes.append((x, y, high, wide) if across else (x, y, wide, high))
    discs = [(x, y, sizes.brain) for x, y in face.brains]
    for x, y, half_x, half_y in [*boxes, *[(x, y, r, r) for x, y, r in discs]]:
        if not (half_x <= x <= 100 - half_x and half_y <= y <= 100 - half_y):
            raise BadInput(where, "bad-face", game="wound-up")
    reach = math.hypot(sizes.foot_length / 2, sizes.foot_width / 2)
    for number, (x, y, _) in enumerate(face.graves, start=len(face.mausoleums)):
        near: list[float] = [x, y, 100 - x, 100 - y]
        near += [math.hypot(x - bx, y - by) - radius for bx, by, radius in discs]
        for other, (bx, by, half_x, half_y) in enumerate(boxes):
            if other != number:
                near.append(math.hypot(max(abs(x - bx) - half_x, 0), max(abs(y - by) - half_y, 0)))
        if min(near) <= reach:
            raise BadInput(f"{where}.graves", "crowded-grave", game="wound-up", x=x, y=y)


wound_up_box = Boxes(FOLDER, tables).find
