"""The box of Worm Up in the form that the rules use, with lengths in 1/100 mm."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ludotheque.core.box import Box
from ludotheque.core.structs import Action
from ludotheque.games.worm_up.actions import Bid, NameNumber

MM: Final = 100  # the number of units of 1/100 mm in a millimetre
X: Final = "X"


class Tiles:
    """A set of tiles: their names, their numbers, which of them rest after a round, and the actions that lay them."""

    def __init__(self, numbers: tuple[int, ...], rests: tuple[str, ...]) -> None:
        self.numbers = numbers
        self.names: tuple[str, ...] = tuple([str(number) for number in numbers]) + (X,)
        self.tile_of: dict[str, int] = {name: tile for tile, name in enumerate(self.names)}
        self.x = len(numbers)  # the number of the tile X
        self.rests: list[bool] = [name in rests for name in self.names]
        self.bids: list[Action] = [Bid(name) for name in self.names]
        self.namings: list[Action] = [NameNumber(number) for number in numbers]


class WormUpBox(Box):
    """The contents of a Worm Up box: sizes (§1.2, §1.3), tiles, and possible obstacles."""

    def __init__(
        self,
        contents: Mapping[str, Any],
        edited: Mapping[str, Any] | None,
        sizes: Mapping[str, int],  # lengths in mm, by their names in box.toml, such as "table.length"
        tiles: dict[str, Tiles],
        kinds: dict[str, tuple[int, int, int]],  # kinds of obstacles: diameter, length, width
        layouts: dict[str, str],
    ) -> None:
        super().__init__(contents, edited)
        self.length: int = sizes["table.length"] * MM
        self.width: int = sizes["table.width"] * MM
        self.segments: int = sizes["worm.segments"]
        self.diameter: int = sizes["worm.diameter"] * MM
        self.radius: int = self.diameter // 2
        self.apart: int = sizes["worm.apart"] * MM
        self.behind: int = sizes["worm.behind"] * MM
        self.gap: int = sizes["worm.gap"] * MM
        self.post: int = sizes["finish.post"] * MM // 2  # the radius of a post
        self.card: int = sizes["finish.card"] * MM
        self.thick: int = sizes["finish.thick"] * MM
        self.start_posts: int = sizes["start.posts"] * MM
        self.tiles = tiles
        self.kinds = kinds
        self.layouts = layouts
