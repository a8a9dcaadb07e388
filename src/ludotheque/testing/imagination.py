"""Checks of imagined worlds: each world fits the view from which it was made and depends on nothing else; together,
many worlds miss no possibility.
"""

from __future__ import annotations

from typing import Any, Final

import ludotheque
from ludotheque.core.drive import random_play
from ludotheque.core.errors import BadInput
from ludotheque.core.luck import Luck, fast
from ludotheque.core.match import Match
from ludotheque.core.structs import Seat
from ludotheque.testing.case import (
    MOST_PLAYS,
    Case,
    ContractBroken,
    Findings,
    contract_check,
    json_bytes,
    position_bytes,
    require,
    some_positions,
    viewers,
)
from ludotheque.testing.elsewhere import answers_of_another_process

# The counts of hidden things, as `Game.hidden` returns them: by kind, then place, then thing.
Hidden = dict[str, dict[str, dict[str, int]]]
LEAST_DRAWS: Final = 100


@contract_check
def imagination(case: Case, *, positions: int = 4, draws: int = 2000) -> Findings:
    """A world imagined from a view looks the same to the view's seat, and depends only on the view and the luck.

    In each position, for one viewer in turn, `draws` more worlds are imagined: in some of them, each thing that this
    viewer cannot locate must appear in every place where the thing could be.  Fewer than LEAST_DRAWS worlds prove
    nothing, so this check is then left out.
    """
    findings = Findings()
    luck = case.luck("imagination")
    requests: list[dict[str, Any]] = []
    expected: list[str] = []
    for number, match in enumerate(some_positions(case, luck, positions)):
        for viewer in viewers(match):
            seed = luck.noise()
            requests.append({"view": ludotheque.to_json(match.view(viewer)), "seed": seed})
            expected.append(check_world(match, viewer, seed).to_bytes().hex())
            findings["worlds"] += 1
        if draws >= LEAST_DRAWS:
            viewer = viewers(match)[(case.seed + number) % (match.seats + 1)]
            findings += check_spread(match, viewer, luck, draws)
    others = answers_of_another_process(case.rules, {"worlds": requests}, hash_seed=luck.die(1000))["worlds"]
    for request, own, other in zip(requests, expected, others):
        viewer = request["view"]["seat"]
        require(own == other, f"the view of {viewer} gives a different world in another process")
    return findings


def check_world(match: Match, viewer: Seat | None, seed: int, *, plays_on: bool = True) -> Match:
    """Checks one imagined world, and returns the world: it must look to the viewer like the match, be complete and
    reproducible, and with `plays_on` be playable to the end.
    """
    view = match.view(viewer)
    before = match.to_bytes()
    world = match.imagine(viewer, fast(seed))
    whom = "a spectator" if viewer is None else f"seat {viewer}"
    looks_same = json_bytes(world.view(viewer)) == json_bytes(view)
    require(looks_same, f"a world imagined by {whom} looks different", match)
    asks_same = (world.to_act, world.may_act) == (match.to_act, match.may_act)
    require(asks_same, f"in a world imagined by {whom} different seats are asked", match)
    rules = match.rules
    conserved = rules.inventory(world.state) == rules.inventory(match.state)
    require(conserved, f"a world imagined by {whom} does not contain the same things as the match", match)
    again = ludotheque.imagine(ludotheque.to_json(view), fast(seed))
    require(again.to_bytes() == world.to_bytes(), f"{whom}'s view as JSON gives a different world", match)
    require(match.to_bytes() == before, f"the match changed while {whom} imagined", match)
    try:
        loaded = ludotheque.from_json(world.to_json(), fast(seed))
    except BadInput as error:
        raise ContractBroken(f"a world imagined by {whom} is impossible: {error}", match) from error
    require(position_bytes(loaded) == position_bytes(world), f"a world imagined by {whom} is impossible", match)
    hidden = rules.hidden(match.state, viewer)
    found, expected = sizes(rules.hidden(world.state, viewer)), sizes(hidden)
    require(found == expected, f"{whom} imagines {found} hidden things, not {expected}", match)
    if not hidden:
        require(
            position_bytes(world) == position_bytes(match),
            f"`hidden` is empty, although {whom} does not know everything",
            match,
        )
    if plays_on:
        random_play(again, fast(seed), MOST_PLAYS)
        require(again.outcome is not None, f"a world imagined by {whom} does not end", match)
    return world


def sizes(hidden: Hidden) -> dict[str, dict[str, int]]:
    """Returns the number of things in each hidden place."""
    return {kind: {place: sum(held.values()) for place, held in places.items()} for kind, places in hidden.items()}


def check_spread(match: Match, viewer: Seat | None, luck: Luck, draws: int) -> Findings:
    """Checks that everything the viewer cannot locate appears, in some imagined world, in every place where it could
    be.
    """
    view = match.view(viewer)
    rules = match.rules
    missing: set[tuple[str, str, str]] = set()
    for kind, places in rules.hidden(match.state, viewer).items():
        things = {thing for held in places.values() for thing in held}
        missing |= {(kind, place, thing) for place, held in places.items() if held for thing in things}
    ruled_out = rules.ruled_out(match.state, viewer)
    missing -= ruled_out
    looked_for = len(missing)
    whom = "a spectator" if viewer is None else f"seat {viewer}"
    for _ in range(draws):
        if not missing:
            break
        state = rules.imagine(view, luck)
        for kind, places in rules.hidden(state, viewer).items():
            imagined = {(kind, place, thing) for place, held in places.items() for thing in held}
            for _, place, thing in sorted(imagined & ruled_out):
                raise ContractBroken(f"{whom} imagines {thing}, which it can rule out, in: {place}", match)
            missing -= imagined
    for _, place, thing in sorted(missing):
        raise ContractBroken(f"over {draws} draws {whom} never imagines {thing} in: {place}", match)
    return Findings(looked_for=looked_for)
