"""Advice for a player who asks: a path along which a worm can crawl to a point or to the finish, around everything in
between.
"""

from __future__ import annotations

from typing import Any

from ludotheque.core.choices import Choices
from ludotheque.core.errors import BadInput
from ludotheque.core.structs import plain
from ludotheque.games.worm_up.rules.paths import Paths
from ludotheque.games.worm_up.search import Goal, goal_of_card, path_to
from ludotheque.games.worm_up.views import WormUpView


def advise(view: WormUpView, choices: Choices, about: Any) -> dict[str, Any]:
    """Answers `{"to": [x, y]}` (in 1/100 mm) or `{"to": "finish"}`: a crawl from each end of the worm towards that
    goal.
    """
    to = about.get("to") if isinstance(about, dict) and len(about) == 1 else None
    found: list[dict[str, Any]] = []
    for region in choices.regions:
        if isinstance(region, Paths):
            angles = path_to(region.ground, region.body, region.most, goal_of(view, region, to))
            if angles:
                found.append(plain(region.make(*angles)))
    return {"to": to, "crawls": found}


def goal_of(view: WormUpView, region: Paths, to: object) -> Goal:
    """Returns the requested goal; raises BadInput for anything but a point on the table or the finish."""
    table = view.table
    if to == "finish":
        return goal_of_card(region.ground.ends, region.ground.touch, (table.segment + table.post) // 2)
    if isinstance(to, list) and len(to) == 2 and type(to[0]) is int and type(to[1]) is int:
        x, y = float(to[0]), float(to[1])
        if 0.0 <= x <= table.length and 0.0 <= y <= table.width:
            return Goal(x, y, x, y)
    raise BadInput("about", "no-such-goal", game="worm-up")
