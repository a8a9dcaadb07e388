"""§3.1  Whole crawls as one choice: every step of a path is checked as if it were made alone."""

from __future__ import annotations

from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from ludotheque.core.luck import Luck
from ludotheque.core.regions import Region
from ludotheque.core.structs import Action
from ludotheque.core.trig import TURN
from ludotheque.games.worm_up.actions import CrawlPath
from ludotheque.games.worm_up.geometry import Body, Ground, Spot, crawled, touches_card


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Paths(Region):
    """Crawls of one to `most` steps from a worm's head, each step legal after those before it.

    A path ends where the head touches the card.  At random it is as long as it can be.
    """

    kind: ClassVar[str] = "path"

    def __init__(self, template: Action, ground: Ground, body: Body, most: int) -> None:
        super().__init__(template, ("angles",))
        self.ground = ground
        self.body = body
        self.most = most

    @property
    def is_empty(self) -> bool:
        return self.most == 0 or Spot(self.ground, self.body).is_blocked()

    def contains(self, action: object) -> bool:
        template = self.template
        if not isinstance(action, CrawlPath) or type(action) is not type(template):
            return False
        if action.reverse is not template.reverse or type(action.angles) is not tuple:
            return False
        return self.good_steps(action.angles) == len(action.angles) > 0

    def legal(self, values: tuple[int, ...]) -> bool:
        return 0 < len(values) == self.good_steps(values)

    def good_steps(self, angles: tuple[object, ...]) -> int:
        """How many steps from the first on are legal."""
        ground = self.ground
        body = self.body
        for number, angle in enumerate(angles):
            if number == self.most or type(angle) is not int or not 0 <= angle < TURN:
                return number
            if number and touches_card(body[0], body[1], ground.ends, ground.touch):
                return number
            if not Spot(ground, body).allows(angle):
                return number
            body = crawled(body, ground.steps, angle)
        return len(angles)

    def values(self, luck: Luck) -> tuple[int, ...]:
        ground = self.ground
        body = self.body
        angles: tuple[int, ...] = ()
        while len(angles) < self.most:
            arcs = Spot(ground, body).arcs()
            if not arcs:
                break
            size = 0
            for first, last in arcs:
                size += (last - first) % TURN + 1
            number = luck.die(size) - 1
            for first, last in arcs:
                length = (last - first) % TURN + 1
                if number < length:
                    angles += ((first + number) % TURN,)
                    break
                number -= length
            body = crawled(body, ground.steps, angles[-1])
            if touches_card(body[0], body[1], ground.ends, ground.touch):
                break
        if not angles:
            raise ValueError("an empty region has no values")
        return angles

    def make(self, *values: int) -> Action:
        template = self.template
        assert isinstance(template, CrawlPath)
        return CrawlPath(values, template.reverse)

    def numbers(self) -> dict[str, Any]:
        """How many steps it may have; the arcs of the first one stand in the region of single steps."""
        return {"most": self.most}
