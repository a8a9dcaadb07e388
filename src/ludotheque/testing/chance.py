"""Checks of chance and length: random matches end, lose no piece, and depend only on the seed."""

from __future__ import annotations

import random
from concurrent.futures import ThreadPoolExecutor

import msgspec

from ludotheque.core.structs import Outcome
from ludotheque.testing.case import BOUND, Case, Findings, a_property, require, wander
from ludotheque.testing.elsewhere import answers_elsewhere, digest


@a_property
def random_match_ends(case: Case, *, bound: int = BOUND) -> Findings:
    """A random match ends within a bound, with winners, a reason, and a place for every seat."""
    match = case.new()
    plays = len(list(wander(case, case.luck("ends"), match, bound)))
    outcome = match.outcome
    assert outcome is not None
    first = tuple(seat for seat, place in enumerate(outcome.places) if place == 1)
    require(isinstance(outcome, Outcome) and outcome.reason, "the match ended for no reason", match)
    require(outcome.winners and outcome.winners == first, f"winners and places do not agree: {outcome}", match)
    ranks = [1 + sum(other < place for other in outcome.places) for place in outcome.places]
    require(ranks == list(outcome.places) and len(ranks) == case.seats, f"places with gaps: {outcome.places}", match)
    return Findings(plays=plays)


@a_property
def conserved(case: Case) -> Findings:
    """Every card, disc and pawn is somewhere at every moment of a match."""
    found = Findings()
    first: dict[str, int] | None = None
    for match in wander(case, case.luck("conserved")):
        counted = match.rules.inventory(match.state)
        first = counted if first is None else first
        names = sorted({*first, *counted})
        lost = {name: counted.get(name, 0) - first.get(name, 0) for name in names}
        lost = {name: change for name, change in lost.items() if change}
        require(not lost, f"things appeared or disappeared: {lost}", match)
        found["counts"] += 1
    return found


@a_property
def same_seed_same_match(case: Case) -> Findings:
    """The same seed gives the same match, whatever the state of Python's global random generator; that state does not
    change.
    """
    kept = random.getstate()
    try:
        digests = []
        for seed in range(2):
            random.seed(seed)
            before = random.getstate()
            digests.append(digest(case))
            require(random.getstate() == before, "the global generator was used")
    finally:
        random.setstate(kept)
    require(digests[0] == digests[1], "the same seed gave two different matches")
    return Findings(matches=2)


@a_property
def same_under_hash_seeds(case: Case, *, hash_seeds: tuple[int, ...] = (0, 1, 2)) -> Findings:
    """The same seed gives the same match in every process, whatever the process's seed for hashing strings."""
    request = {"cases": [msgspec.to_builtins(case)]}
    with ThreadPoolExecutor() as pool:
        told = list(pool.map(lambda seed: answers_elsewhere(case.rules, request, seed)["cases"][0], hash_seeds))
    require(set(told) == {digest(case)}, f"the match depends on the hash seed: {told}")
    return Findings(processes=len(told))
