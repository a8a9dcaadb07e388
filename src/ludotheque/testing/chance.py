"""Checks of chance and length: random matches end, lose no piece, and depend only on the seed."""

from __future__ import annotations

import random
from concurrent.futures import ThreadPoolExecutor

import msgspec

from ludotheque.core.structs import Outcome
from ludotheque.testing.case import MOST_PLAYS, Case, Findings, contract_check, random_course, require
from ludotheque.testing.elsewhere import answers_of_another_process, digest


@contract_check
def random_match_ends(case: Case, *, bound: int = MOST_PLAYS) -> Findings:
    """A random match ends within a bound, with winners, a reason, and a place for every seat."""
    match = case.new()
    plays = len(list(random_course(case, case.luck("ends"), match, bound)))
    outcome = match.outcome
    assert outcome is not None
    first = tuple(seat for seat, place in enumerate(outcome.places) if place == 1)
    require(isinstance(outcome, Outcome) and outcome.reason, "the match ended for no reason", match)
    require(outcome.winners and outcome.winners == first, f"winners and places do not agree: {outcome}", match)
    ranks = [1 + sum(other < place for other in outcome.places) for place in outcome.places]
    require(ranks == list(outcome.places) and len(ranks) == case.seats, f"places with gaps: {outcome.places}", match)
    return Findings(plays=plays)


@contract_check
def conserved(case: Case) -> Findings:
    """Every card, disc and pawn is somewhere at every moment of a match."""
    findings = Findings()
    first: dict[str, int] | None = None
    for match in random_course(case, case.luck("conserved")):
        counted = match.rules.inventory(match.state)
        first = counted if first is None else first
        names = sorted({*first, *counted})
        lost = {name: counted.get(name, 0) - first.get(name, 0) for name in names}
        lost = {name: change for name, change in lost.items() if change}
        require(not lost, f"things appeared or disappeared: {lost}", match)
        findings["counts"] += 1
    return findings


@contract_check
def same_seed_same_match(case: Case) -> Findings:
    """The same seed gives the same match, whatever the state of Python's global random generator; that state does not
    change.
    """
    saved = random.getstate()
    try:
        digests = []
        for seed in range(2):
            random.seed(seed)
            before = random.getstate()
            digests.append(digest(case))
            require(random.getstate() == before, "the global generator was used")
    finally:
        random.setstate(saved)
    require(digests[0] == digests[1], "the same seed gave two different matches")
    return Findings(matches=2)


@contract_check
def same_under_hash_seeds(case: Case, *, hash_seeds: tuple[int, ...] = (0, 1, 2)) -> Findings:
    """The same seed gives the same match in every process, whatever the process's seed for hashing strings."""
    request = {"cases": [msgspec.to_builtins(case)]}
    with ThreadPoolExecutor() as pool:
        digests_elsewhere = list(
            pool.map(lambda seed: answers_of_another_process(case.rules, request, seed)["cases"][0], hash_seeds)
        )
    require(set(digests_elsewhere) == {digest(case)}, f"the match depends on the hash seed: {digests_elsewhere}")
    return Findings(processes=len(digests_elsewhere))
