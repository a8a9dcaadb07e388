"""Checks that players use nothing but the view, the choices and the luck that they are called with."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

import ludotheque
from ludotheque.core.choices import Choices
from ludotheque.core.drive import Player
from ludotheque.core.luck import Luck, fast
from ludotheque.core.structs import Action, View
from ludotheque.testing.case import Case, ContractBroken, Findings, active_seats, require, some_positions


def random_player(view: View, choices: Choices, luck: Luck) -> Action:
    """Plays any of the choices, each equally likely."""
    return choices.sample(luck)


def bots_depend_on_views_only(
    case: Case, make: Callable[[], Player] = lambda: random_player, *, positions: int = 12
) -> Findings:
    """Equal views, choices and luck give equal actions, even for a view that was converted to JSON and back; `make`
    makes a player.
    """
    findings = Findings()
    luck = case.luck("players")
    for match in some_positions(case, luck, positions):
        for seat in sorted(active_seats(match)):
            seed = luck.noise()
            view = match.view(seat)
            again = msgspec.json.decode(msgspec.json.encode(view), type=match.rules.views)
            world = match.imagine(seat, fast(seed))
            one = make()(view, match.choices(seat), fast(seed))
            other = make()(again, world.choices(seat), fast(seed))
            try:
                require(
                    ludotheque.to_json(one) == ludotheque.to_json(other), f"equal views give {one} and {other}", match
                )
                require(one is None or match.choices(seat).contains(one), f"{one} is not among the choices", match)
            except ContractBroken as broken:
                broken.property, broken.case = "bots_depend_on_views_only", case
                raise
            findings["decisions"] += 1
    return findings
