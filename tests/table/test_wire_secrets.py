"""Tests of non-interference: two matches that differ only in what a viewer may not know send that viewer the same
bytes.
"""

from __future__ import annotations

import asyncio

import pytest

import ludotheque
from ludotheque_trust.simulated.in_process_http import ALWAYS, SOMETIMES
from ludotheque_trust.trial import Task
from ludotheque_trust.trials.noninterference import SimulatedTable, compare_pairs, positions
from tests.mutants import MUTANTS
from tests.table.seated import simulated

pytestmark = pytest.mark.faults

GAMES = sorted(set(ludotheque.games()) - set(MUTANTS))
PAIRS = 2000  # pairs of matches, over all games


@pytest.mark.parametrize("game", GAMES)
def test_indistinguishable_matches_send_identical_bytes(game: str) -> None:
    wanted = -(-PAIRS // len(GAMES))
    pairs = asyncio.run(compare_pairs(Task(wanted, games=(game,))))
    assert pairs.compared == wanted and pairs.moved > wanted // 8 and pairs.moved_differently > 10, vars(pairs)
    for viewer in ("a seat", "a guest who looks on", "a stranger"):
        for question in (*ALWAYS, *SOMETIMES):
            assert pairs.asked[viewer, question] > 5, (viewer, question)


@simulated
async def test_the_comparison_would_notice_a_leak() -> None:
    """Shows that the comparison distinguishes two matches that differ in something that the viewer does know."""
    match = next(positions("malta", ludotheque.luck(11)))
    other_match = ludotheque.new("malta", match.seats, seed=99)
    one, other = await SimulatedTable().begin(match), await SimulatedTable().begin(other_match)
    assert one.socket_bytes(0) != other.socket_bytes(0)
    questions = [*ALWAYS, *SOMETIMES]
    ours, again, theirs = [
        await world.http_bytes(0, questions) for world in (one, await SimulatedTable().begin(match), other)
    ]
    assert ours == again
    assert "/api/tables/{}/replay" in [question.path for question, a, b in zip(questions, ours, theirs) if a != b]
    for world in (one, other):
        world.close()


@simulated
async def test_each_kind_of_viewer_gets_a_real_answer() -> None:
    """Shows that the compared answers to each kind of viewer are real answers, not all the same refusal."""
    match = next(positions("malta", ludotheque.luck(11)))
    for viewer, onlooker, statuses in (
        (0, "", "200 200 200 200 200 200 409 409 409 200 201 409 409 409 201"),
        (None, "onlooker", "409 200 200 200 200 200 409 409 409 200 201 409 409 409 409"),
        (None, "", "409 200 200 200 200 200 409 409 409 200 401 401 401 401 401"),
    ):
        simulated = await SimulatedTable(onlooker=onlooker).begin(match)
        answers = await simulated.http_bytes(viewer, [*ALWAYS, *SOMETIMES])
        assert " ".join([answer[:3].decode() for answer in answers]) == statuses
        simulated.close()
