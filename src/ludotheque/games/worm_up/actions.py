"""The actions of Worm Up.  Never compiled (msgspec Structs).

Angles and turns are whole numbers of 1/65536 turn, counter-clockwise; the angle 0 points from the start to the finish.
"""

from __future__ import annotations

from typing import Annotated, Literal

from ludotheque.core.structs import Action
from ludotheque.core.things import Thing

Post = Annotated[Literal["left", "right"], Thing("post")]
Tile = Annotated[str, Thing("tile")]
Worm = Annotated[int, Thing("worm")]  # from 0; with two seats each has two (§6.1)


class Bid(Action, frozen=True):
    """§2.1  Lay a tile face down; with two worms, for the first of them that has none yet (§6.1)."""

    tile: Tile


class NameNumber(Action, frozen=True):
    """§2.4  Name the number that your X stands for."""

    number: int


class Crawl(Action, frozen=True):
    """§3.1  Set the last segment in front of the head, in this direction; in reverse the tail becomes the head first (§3.4)."""

    angle: int
    reverse: bool


class CrawlPath(Action, frozen=True):
    """§3.1  Several such steps at once, as many as you like of those left."""

    angles: tuple[int, ...]
    reverse: bool


class SwingFinish(Action, frozen=True):
    """§4.1  Hold one finish post and turn the other about it."""

    held: Post
    turn: int


class Confirm(Action, frozen=True):
    """§3.3  Your move is done; until now it could be taken back."""


Actions = Bid | NameNumber | Crawl | CrawlPath | SwingFinish | Confirm
