"""The actions of Worm Up.  Not compiled, because mypyc cannot compile msgspec Structs.

Angles and turns are whole numbers of 1/65536 turn, counter-clockwise; the angle 0 points from the start to the finish.
"""

from __future__ import annotations

from typing import Annotated, Literal

from ludotheque.core.structs import Action
from ludotheque.core.things import Thing

Post = Annotated[Literal["left", "right"], Thing("post")]
Tile = Annotated[str, Thing("tile")]
Worm = Annotated[int, Thing("worm")]  # numbered from 0; with two seats, each seat has two worms (§6.1)


class Bid(Action, frozen=True):
    """§2.1  Lay a tile face down.  A seat with two worms lays a tile for its first worm, then one for its second
    (§6.1).
    """

    tile: Tile


class NameNumber(Action, frozen=True):
    """§2.4  Name the number that your X stands for."""

    number: int


class Crawl(Action, frozen=True):
    """§3.1  Set the last segment in front of the head, in this direction; in reverse the tail becomes the head first (§3.4)."""

    angle: int
    reverse: bool


class CrawlPath(Action, frozen=True):
    """§3.1  Crawl several segments at once, up to as many as are left to move."""

    angles: tuple[int, ...]
    reverse: bool


class SwingFinish(Action, frozen=True):
    """§4.1  Hold one finish post, and turn the other post about it."""

    held: Post
    turn: int


class Confirm(Action, frozen=True):
    """§3.3  End your move, which could be taken back until now."""


Actions = Bid | NameNumber | Crawl | CrawlPath | SwingFinish | Confirm
