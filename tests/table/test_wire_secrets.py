"""Non-interference on the wire: two worlds that differ only in what a viewer may not know send that viewer the same bytes."""

from __future__ import annotations

import asyncio

import pytest

import ludotheque
from ludotheque.trust.trial import Task
from ludotheque.trust.wires import Wired, compare_pairs, positions
from tests.mutants import MUTANTS
from tests.table.sitting_at import simulated

GAMES = sorted(set(ludotheque.games()) - set(MUTANTS))
PAIRS = 2000  # in all


@pytest.mark.parametrize("game", GAMES)
def test_no_byte_tells_two_worlds_apart(game: str) -> None:
    wanted = -(-PAIRS // len(GAMES))
    pairs = asyncio.run(compare_pairs(Task(wanted, games=(game,))))
    assert pairs.compared == wanted and pairs.moved > wanted // 8 and pairs.apart > 10, pairs


@simulated
async def test_the_comparison_would_notice_a_leak() -> None:
    """Two worlds that differ in what a viewer does know are told apart."""
    match = next(positions("malta", ludotheque.luck(11)))
    other_match = ludotheque.new("malta", match.seats, seed=99)
    one, other = await Wired().begin(match), await Wired().begin(other_match)
    assert one.received(0) != other.received(0)
    assert one.received(0) == one.received(0)
