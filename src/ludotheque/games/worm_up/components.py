"""The contents of Worm Up's box, checked when read; and obstacles, which are given as a short text."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from ludotheque.core.components import Boxes, convert_contents
from ludotheque.core.errors import BadInput
from ludotheque.core.trig import TURN
from ludotheque.games.worm_up.box import MM, Tiles, WormUpBox
from ludotheque.games.worm_up.geometry import Solid, solid_box, solid_disc

FOLDER = Path(__file__).parent


class TableSize(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The sizes of the table in box.toml."""

    length: int
    width: int


class WormSize(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The sizes of a worm in box.toml."""

    segments: int
    diameter: int
    apart: int
    behind: int
    gap: int


class FinishSize(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The sizes of the finish in box.toml."""

    post: int
    card: int
    thick: int


class StartSize(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The sizes of the start in box.toml."""

    posts: int


class TileSet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The tiles of one worm in box.toml."""

    id: str
    numbers: tuple[int, ...]
    rests: tuple[str, ...]


class ObstacleKind(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of thing that may stand on the table."""

    id: str
    diameter: int = 0
    length: int = 0
    width: int = 0


class Contents(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The contents of box.toml."""

    table: TableSize
    worm: WormSize
    finish: FinishSize
    start: StartSize
    tiles: tuple[TileSet, ...]
    obstacle: tuple[ObstacleKind, ...] = ()
    layouts: dict[str, str] = {}


# The smallest and the largest playable value of each size.
LIMITS = {
    "table.length": (900, 5000),
    "table.width": (300, 5000),
    "worm.segments": (3, 12),
    "worm.diameter": (8, 30),
    "worm.apart": (1, 60),
    "worm.behind": (0, 20),
    "worm.gap": (0, 10),
    "finish.post": (2, 40),
    "finish.card": (60, 250),
    "finish.thick": (1, 10),
    "start.posts": (10, 2000),
}
MOST_OBSTACLES = 40
TILE_SETS = ("2008", "1994")


def tables(contents: Mapping[str, Any], edited: Mapping[str, Any] | None) -> WormUpBox:
    """Checks the contents of a box file, and makes the box from them."""
    rows = convert_contents(contents, Contents)
    check_rows(rows)
    return WormUpBox(
        contents,
        edited,
        {path: size_of(rows, path) for path in LIMITS},
        {row.id: Tiles(row.numbers, row.rests) for row in rows.tiles},
        {row.id: (row.diameter, row.length, row.width) for row in rows.obstacle},
        rows.layouts,
    )


def size_of(rows: Contents, path: str) -> int:
    """Returns a length or number of the box file by its name."""
    part, name = path.split(".")
    size: int = getattr(getattr(rows, part), name)
    return size


def check_rows(rows: Contents) -> None:
    """Raises BadInput for a box with which Worm Up cannot be played."""
    for path, (low, high) in LIMITS.items():
        value = size_of(rows, path)
        if not low <= value <= high:
            raise BadInput(f"components.{path}", "bad-number", value=value, low=low, high=high)
    if rows.worm.diameter % 2 or rows.finish.post % 2 or rows.finish.thick % 2:
        raise BadInput("components", "odd-size", game="worm-up")
    # A post must be thicker than the card, or a head could touch the end of the card from behind the post.
    if rows.finish.post <= rows.finish.thick:
        raise BadInput("components.finish.post", "thin-post", game="worm-up")
    if sorted(row.id for row in rows.tiles) != sorted(TILE_SETS):
        raise BadInput("components.tiles", "bad-tile-sets", game="worm-up", names=", ".join(TILE_SETS))
    for number, row in enumerate(rows.tiles):
        where = f"components.tiles[{number}] ({row.id})"
        if not 3 <= len(row.numbers) <= 6 or sorted(set(row.numbers)) != list(row.numbers):
            raise BadInput(f"{where}.numbers", "bad-tiles", game="worm-up")
        if not all(1 <= one <= 12 for one in row.numbers):
            raise BadInput(f"{where}.numbers", "bad-tiles", game="worm-up")
    ids = [kind.id for kind in rows.obstacle]
    for number, kind in enumerate(rows.obstacle):
        where = f"components.obstacle[{number}] ({kind.id})"
        sizes = (kind.diameter,) if kind.diameter else (kind.length, kind.width)
        if not all(2 <= size <= 600 for size in sizes) or (kind.diameter and (kind.length or kind.width)):
            raise BadInput(where, "bad-obstacle-kind", game="worm-up")
        if not re.fullmatch(r"[a-z]+", kind.id) or ids.count(kind.id) > 1:
            raise BadInput(where, "bad-obstacle-kind", game="worm-up")


worm_up_box = Boxes(FOLDER, tables).find


def obstacles(box: WormUpBox, text: str) -> tuple[Solid, ...]:
    """Reads the obstacles: the name of a layout, or things such as "can 420 270; book 480 210 30"."""
    things = box.layouts.get(text.strip(), text).split(";")
    if len(things) > MOST_OBSTACLES:
        raise BadInput("options.obstacles", "many-obstacles", game="worm-up", most=MOST_OBSTACLES)
    return tuple([obstacle(box, number, thing.split()) for number, thing in enumerate(things) if thing.strip()])


def obstacle(box: WormUpBox, number: int, words: list[str]) -> Solid:
    """Reads one obstacle: its kind, its coordinates in mm, and its rotation in degrees."""
    where = f"options.obstacles[{number}]"
    if words[0] not in box.kinds:
        raise BadInput(where, "bad-choice", value=repr(words[0]), names=", ".join([*box.layouts, *box.kinds]))
    if len(words) not in (3, 4) or not all(re.fullmatch(r"-?[0-9]{1,4}", word) for word in words[1:]):
        raise BadInput(where, "bad-obstacle", game="worm-up", value=" ".join(words))
    diameter, length, width = box.kinds[words[0]]
    x, y = int(words[1]) * MM, int(words[2]) * MM
    degrees = int(words[3]) if len(words) == 4 else 0
    if diameter:
        return solid_disc(words[0], x, y, diameter * MM // 2)
    facing = (degrees * TURN * 2 + 360) // 720 % TURN
    return solid_box(words[0], x, y, facing, length * MM // 2, width * MM // 2)
