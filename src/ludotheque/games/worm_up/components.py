"""What is in the box of Worm Up: checked, and in the units of the rules (1/100 mm)."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from ludotheque.core.components import Box, checked, standard_components
from ludotheque.core.errors import BadInput
from ludotheque.core.structs import Action
from ludotheque.core.trig import TURN
from ludotheque.games.worm_up.actions import Bid, NameNumber
from ludotheque.games.worm_up.geometry import Solid, solid_box, solid_disc

FOLDER = Path(__file__).parent
MM = 100  # one millimetre


class TableSize(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The table."""

    length: int
    width: int


class WormSize(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A worm."""

    segments: int
    diameter: int
    apart: int
    behind: int
    gap: int


class FinishSize(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The finish."""

    post: int
    card: int
    thick: int


class StartSize(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The start."""

    posts: int


class TileSet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The tiles of one worm."""

    id: str
    numbers: tuple[int, ...]
    rests: tuple[str, ...]


class ObstacleKind(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A thing that may stand on the table."""

    id: str
    diameter: int = 0
    length: int = 0
    width: int = 0


class Contents(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file."""

    table: TableSize
    worm: WormSize
    finish: FinishSize
    start: StartSize
    tiles: tuple[TileSet, ...]
    obstacle: tuple[ObstacleKind, ...] = ()
    layouts: dict[str, str] = {}


# What can be played at all: the least and the greatest of each size.
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
X = "X"


class Tiles:
    """A set of tiles: names, the numbers on them, which rest, and the actions that lay them, made once."""

    def __init__(self, row: TileSet) -> None:
        self.names = tuple([str(number) for number in row.numbers]) + (X,)
        self.numbers = row.numbers
        self.x = len(row.numbers)  # the tile X
        self.rests = tuple([name in row.rests for name in self.names])
        self.bids: tuple[Action, ...] = tuple([Bid(name) for name in self.names])
        self.namings: tuple[Action, ...] = tuple([NameNumber(number) for number in row.numbers])


class WormUpBox(Box):
    """The box, in 1/100 mm."""

    def __init__(self, contents: Mapping[str, Any], edited: Mapping[str, Any] | None = None) -> None:
        super().__init__(contents, edited)
        rows = checked(contents, Contents)
        check_rows(rows)
        self.length = rows.table.length * MM
        self.width = rows.table.width * MM
        self.segments = rows.worm.segments
        self.diameter = rows.worm.diameter * MM
        self.radius = self.diameter // 2
        self.apart = rows.worm.apart * MM
        self.behind = rows.worm.behind * MM
        self.gap = rows.worm.gap * MM
        self.post = rows.finish.post * MM // 2  # the radius of a post
        self.card = rows.finish.card * MM
        self.thick = rows.finish.thick * MM
        self.start_posts = rows.start.posts * MM
        self.tiles = {row.id: Tiles(row) for row in rows.tiles}
        self.kinds = {row.id: row for row in rows.obstacle}
        self.layouts = rows.layouts

    def obstacles(self, text: str) -> tuple[Solid, ...]:
        """What stands on the table: the name of a layout, or things such as "can 420 270; book 480 210 30"."""
        found: list[Solid] = []
        things = self.layouts.get(text.strip(), text).split(";")
        if len(things) > MOST_OBSTACLES:
            raise BadInput("options.obstacles", "many-obstacles", game="worm-up", most=MOST_OBSTACLES)
        for number, thing in enumerate(things):
            if thing.strip():
                found.append(self.obstacle(number, thing.split()))
        return tuple(found)

    def obstacle(self, number: int, words: list[str]) -> Solid:
        """One thing on the table."""
        where = f"options.obstacles[{number}]"
        kind = self.kinds.get(words[0])
        if kind is None:
            names = ", ".join([*self.layouts, *self.kinds])
            raise BadInput(where, "bad-choice", value=repr(words[0]), names=names)
        if len(words) not in (3, 4) or not all(re.fullmatch(r"-?[0-9]{1,4}", word) for word in words[1:]):
            raise BadInput(where, "bad-obstacle", game="worm-up", value=" ".join(words))
        x, y = int(words[1]) * MM, int(words[2]) * MM
        degrees = int(words[3]) if len(words) == 4 else 0
        if kind.diameter:
            return solid_disc(kind.id, x, y, kind.diameter * MM // 2)
        facing = (degrees * TURN * 2 + 360) // 720 % TURN
        return solid_box(kind.id, x, y, facing, kind.length * MM // 2, kind.width * MM // 2)


def check_rows(rows: Contents) -> None:
    """Complains (BadInput) about a box with which Worm Up cannot be played."""
    for path, (low, high) in LIMITS.items():
        part, name = path.split(".")
        value = getattr(getattr(rows, part), name)
        if not low <= value <= high:
            raise BadInput(f"components.{path}", "bad-number", value=value, low=low, high=high)
    if rows.worm.diameter % 2 or rows.finish.post % 2 or rows.finish.thick % 2:
        raise BadInput("components", "odd-size", game="worm-up")
    if rows.finish.post <= rows.finish.thick:  # or a head could touch the card's end round the post
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


_standard: list[WormUpBox] = []


def worm_up_box(components: Mapping[str, Any] | None) -> WormUpBox:
    """The box as it comes (read once), or an edited one."""
    if not _standard:
        _standard.append(WormUpBox(standard_components(FOLDER)))
    if components is None or components == _standard[0].contents:
        return _standard[0]
    if not isinstance(components, Mapping):
        raise BadInput("components", "bad-components", reason="not a table")
    return WormUpBox(components, edited=components)
