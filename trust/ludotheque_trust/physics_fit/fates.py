"""Counts falls when two pawns meet (who falls, how often and to which side), for the tables in docs/physics.md."""

from __future__ import annotations

from collections import Counter
from statistics import quantiles
from typing import NamedTuple

from ludotheque.physics import Walk
from ludotheque_trust.physics_fit.measurements import meetings, push_distance

MEETINGS = {"from behind": (0.0,), "from the side": (90.0, 270.0), "head on": (180.0,)}
WINDS = (1, 2, 3, 4)
SIDES = ("face", "back", "left", "right")


class Fall(NamedTuple):
    """One fall: the kind of meeting, whether the walker fell or the other pawn, and to which side."""

    meeting: str
    is_walker: bool
    side: str


class Fates:
    """The walks and falls in many simulated meetings of two pawns: each kind of meeting occurs equally often, with each
    number of winds in turn.
    """

    def __init__(self, count: int, winds: tuple[int, ...] = WINDS) -> None:
        self.walks: dict[str, list[Walk]] = {}
        for name, angles in MEETINGS.items():
            each = max(1, count // (len(angles) * len(winds)))
            self.walks[name] = [
                result
                for number, degrees in enumerate(angles)
                for wound in winds
                for result in meetings(degrees, each, wound, seed=10 * wound + number)
            ]
        self.falls = [
            Fall(name, pawn == 0, result.fell(pawn))
            for name, walks in self.walks.items()
            for result in walks
            for pawn in (0, 1)
            if result.fell(pawn)
        ]

    def fall_share(self, meeting: str) -> float:
        """Returns the share of meetings of this kind in which at least one pawn falls."""
        walks = self.walks[meeting]
        return sum(bool(result.fell(0) or result.fell(1)) for result in walks) / len(walks)

    def fall_share_of(self, meeting: str, is_walker: bool) -> float:
        """Returns the share of meetings of this kind in which the walker falls or, if `is_walker` is False, the other
        pawn.
        """
        pawn = 0 if is_walker else 1
        return sum(bool(result.fell(pawn)) for result in self.walks[meeting]) / len(self.walks[meeting])

    def struck_share_of_falls(self) -> float:
        """Returns the share of all falls that happen to the standing pawn."""
        return sum(not fall.is_walker for fall in self.falls) / len(self.falls)

    def sides(self) -> dict[str, float]:
        """Returns the share of all falls to each side."""
        counted = Counter(fall.side for fall in self.falls)
        return {side: counted[side] / len(self.falls) for side in SIDES}

    def table(self) -> str:
        """Returns both tables of docs/physics.md, in Markdown."""
        rows = [
            "| meeting | pushed, cm (quarter, median, three quarters) | walker falls | other falls | somebody |",
            "| --- | --- | --- | --- | --- |",
        ]
        for name, walks in self.walks.items():
            low, middle, high = quantiles([push_distance(result) for result in walks], n=4)
            rows.append(
                f"| {name} | {low:.1f}, {middle:.1f}, {high:.1f} | {self.fall_share_of(name, True):.1%} "
                f"| {self.fall_share_of(name, False):.1%} | {self.fall_share(name):.1%} |"
            )
        rows += ["", f"| of {len(self.falls)} falls | " + " | ".join(SIDES) + " | all |"]
        rows.append("| --- | --- | --- | --- | --- | --- |")
        for who, is_walker in (("walker", True), ("other", False)):
            some = Counter(fall.side for fall in self.falls if fall.is_walker is is_walker)
            parts = [f"{some[side] / len(self.falls):.1%}" for side in SIDES]
            rows.append(f"| {who} | {' | '.join(parts)} | {some.total() / len(self.falls):.1%} |")
        sides = [f"{part:.1%}" for part in self.sides().values()]
        rows.append(f"| both | {' | '.join(sides)} | 100 % |")
        return "\n".join(rows).replace("%", " %").replace("100  %", "100 %")
