"""The plan of an experiment: game, bots, seats, options, box and seed.  A plan is checked and has a digest."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

from ludotheque.core.catalogue import find_game
from ludotheque.core.components import read_components
from ludotheque.core.errors import BadInput
from ludotheque.core.game import check_options
from ludotheque.lab.players import WITHOUT, find_player, ids_in

MOST_MATCHES = 10_000_000


class Plan(msgspec.Struct, frozen=True, rename="camel"):
    """An experiment: equal plans give equal matches, on any machine and any number of cores."""

    game: str
    version: str  # the version of the rules
    box: str  # the digest of the contents of the box
    bots: tuple[str, ...]  # one bot for each seat; every pairing is played once for each rotation of the bots
    seed: int
    options: dict[str, Any]
    components: dict[str, Any] | None = None  # the whole box, if it is edited
    is_rough: bool = False  # whether slow computations, such as walks, are replaced by estimates
    keeps_decisions: bool = False  # whether every decision is stored too

    @property
    def seats(self) -> int:
        """The number of seats in each match."""
        return len(self.bots)

    @property
    def digest(self) -> str:
        """A hash that identifies the plan."""
        return sha256(msgspec.json.encode(self, order="sorted")).hexdigest()


def make_plan(
    game: str,
    bots: Sequence[str],
    *,
    seats: int | None = None,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    components: str | Path | Mapping[str, Any] | None = None,
    is_rough: bool = False,
    keeps_decisions: bool = False,
) -> Plan:
    """Makes a plan; raises BadInput if its matches cannot be played.  If there are fewer bots than seats, the bots
    repeat in their order.
    """
    rules = find_game(game)
    if seats is None:
        seats = max(len(bots), min(rules.seats))
    checked = check_options(rules, seats, options)
    if not bots or len(bots) > seats:
        raise BadInput("bots", "bad-number", value=len(bots), low=1, high=seats)
    if isinstance(components, (str, Path)):
        components = read_components(components)
    box = rules.box(components)
    ids = ids_in(box.contents)
    for name in bots:
        find_player(game, name)
        thing = name.partition(WITHOUT)[2]
        if thing and thing not in ids:
            raise BadInput("bots", "bad-choice", value=repr(thing), names=", ".join(sorted(ids)))
    line_up = tuple([bots[seat % len(bots)] for seat in range(seats)])
    return Plan(game, rules.version, box.digest, line_up, seed, checked, box.edited, is_rough, keeps_decisions)


def pairings_for(plan: Plan, games: int) -> int:
    """Returns the number of pairings needed for at least this many matches."""
    if not 1 <= games <= MOST_MATCHES:
        raise BadInput("games", "bad-number", value=games, low=1, high=MOST_MATCHES)
    return -(-games // plan.seats)


def check_rules(plan: Plan) -> None:
    """Raises BadInput if this process would play the plan with other rules or another box than the plan was made for."""
    rules = find_game(plan.game)
    if rules.version != plan.version:
        raise BadInput("worker", "lab-other-rules", found=rules.version, wanted=plan.version)
    if rules.box(plan.components).digest != plan.box:
        raise BadInput("worker", "lab-other-box")
