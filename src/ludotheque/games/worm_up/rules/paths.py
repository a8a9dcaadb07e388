"""§3.1  Regions of actions that set the next segment, or several at once; the data that clients need are computed only
on demand.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from ludotheque.core.arcs import Interval
from ludotheque.core.luck import Luck
from ludotheque.core.regions import Region
from ludotheque.core.structs import Action
from ludotheque.core.trig import TURN, nearest_angle
from ludotheque.games.worm_up.actions import Crawl, CrawlPath
from ludotheque.games.worm_up.geometry import NO_ANGLE, Body, Ground, Spot, body_after_step, touches_card

THROWS: Final = 12  # the number of random directions to try before computing the arcs


def any_angle(spot: Spot, luck: Luck) -> int:
    """Returns a random direction, with all legal directions equally likely; NO_ANGLE if there is none."""
    for _ in range(THROWS):
        angle = luck.die(TURN) - 1
        if spot.allows(angle):
            return angle
    arcs = spot.arcs()
    size = 0
    for first, last in arcs:
        size += (last - first) % TURN + 1
    if size == 0:
        return NO_ANGLE
    number = luck.die(size) - 1
    for first, last in arcs:
        length = (last - first) % TURN + 1
        if number < length:
            break
        number -= length
    return (first + number) % TURN


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Headings(Region):
    """The directions in which the next segment may be set: an arc region whose arcs are computed on demand."""

    kind: ClassVar[str] = "arc"

    def __init__(self, template: Crawl, spot: Spot) -> None:
        super().__init__(template, ("angle",))
        self.spot = spot
        self.reverse: bool = template.reverse
        self.known: tuple[Interval, ...] | None = None

    @property
    def arcs(self) -> tuple[Interval, ...]:
        """The legal directions, as arcs (first, last), counter-clockwise."""
        if self.known is None:
            self.known = self.spot.arcs()
        return self.known

    @property
    def is_empty(self) -> bool:
        return self.spot.is_blocked()

    def legal(self, values: tuple[int, ...]) -> bool:
        return 0 <= values[0] < TURN and self.spot.allows(values[0])

    def values(self, luck: Luck) -> tuple[int, ...]:
        angle = any_angle(self.spot, luck)
        if angle == NO_ANGLE:
            raise ValueError("an empty region has no values")
        return (angle,)

    def make(self, *values: int) -> Action:
        return Crawl(values[0], self.reverse)

    def straightest(self) -> int:
        """Returns the direction nearest to straight on."""
        spot = self.spot
        return spot.nearest_to(nearest_angle(float(spot.x - spot.neck_x), float(spot.y - spot.neck_y)))

    def numbers(self) -> dict[str, Any]:
        return {"arcs": [list(arc) for arc in self.arcs]}


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Paths(Region):
    """Crawls of one to `most` steps from a worm's head, in which each step is legal after the steps before it.

    A path ends where the head touches the card.  A random path is as long as possible.
    """

    kind: ClassVar[str] = "path"

    def __init__(self, template: CrawlPath, ground: Ground, body: Body, most: int) -> None:
        super().__init__(template, ("angles",))
        self.reverse: bool = template.reverse
        self.ground = ground
        self.body = body
        self.most = most

    @property
    def is_empty(self) -> bool:
        return self.most == 0 or Spot(self.ground, self.body).is_blocked()

    def contains(self, action: object) -> bool:
        if not isinstance(action, CrawlPath):
            return False
        said: Any = action  # at run time the fields of a Struct may hold values of other types than declared
        if said.reverse is not self.reverse or type(said.angles) is not tuple:
            return False
        for angle in said.angles:
            if type(angle) is not int:
                return False
        return self.legal(action.angles)

    def legal(self, values: tuple[int, ...]) -> bool:
        ground = self.ground
        body = self.body
        if not 0 < len(values) <= self.most:
            return False
        for number, angle in enumerate(values):
            if not 0 <= angle < TURN:
                return False
            if number and touches_card(body[0], body[1], ground.ends, ground.touch):
                return False
            if not Spot(ground, body).allows(angle):
                return False
            body = body_after_step(body, ground.steps, angle)
        return True

    def values(self, luck: Luck) -> tuple[int, ...]:
        ground = self.ground
        body = self.body
        angles: tuple[int, ...] = ()
        while len(angles) < self.most:
            angle = any_angle(Spot(ground, body), luck)
            if angle == NO_ANGLE:
                break
            angles += (angle,)
            body = body_after_step(body, ground.steps, angle)
            if touches_card(body[0], body[1], ground.ends, ground.touch):
                break
        if not angles:
            raise ValueError("an empty region has no values")
        return angles

    def make(self, *values: int) -> Action:
        return CrawlPath(values, self.reverse)

    def numbers(self) -> dict[str, Any]:
        """Returns the number of steps that a path may have; clients find the arcs of the first step in the region of
        single steps.
        """
        return {"most": self.most}
