"""Measures how much skill a game rewards: strong bots play against weak ones, and a bot that sees everything is the
ceiling.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import msgspec

from ludotheque.bots.zoo import CEILING
from ludotheque.lab.cards import rows_of
from ludotheque.lab.metrics import above_fair, share_of, win_share_of_bot
from ludotheque.lab.plan import Plan, pairings_for
from ludotheque.lab.statistics import Estimate
from ludotheque.lab.workers import Workers


class Skill(NamedTuple):
    """The effect of skill: the wins of the strong bot and of the ceiling against the weak bot, and the skill share."""

    strong: Estimate
    ceiling: Estimate
    share: Estimate  # where the strong bot is between a fair share of wins (0) and the ceiling's share (1)


def against(plan: Plan, bot: str, weak: str) -> Plan:
    """Returns the plan in which seats alternate between a bot and a weak bot."""
    return msgspec.structs.replace(plan, bots=tuple([weak if seat % 2 else bot for seat in range(plan.seats)]))


def skill_of(
    plan: Plan, weak: str, simulations: int, games: int, workers: Workers, advance: Callable[[int], None]
) -> Skill:
    """Plays the first bot of a plan, and then the ceiling, against a weak bot, with the same luck."""
    strong, ceiling = plan.bots[0], f"{CEILING}{simulations}"
    shares: list[Estimate] = []
    above: list[Estimate] = []
    for bot in (strong, ceiling):
        rows = rows_of(against(plan, bot, weak), games, workers)
        advance(pairings_for(plan, games) * plan.seats)
        shares.append(share_of(rows, win_share_of_bot(bot)))
        above.append(above_fair(rows, bot))
    # The error of the ceiling's share is ignored, because it is nearly always much smaller than the distance between
    # that share and a fair one.
    top = above[1].mean
    parts = [value / top if top > 0 else float("nan") for value in above[0][:3]]
    return Skill(shares[0], shares[1], Estimate(parts[0], parts[1], parts[2], above[0].values))
