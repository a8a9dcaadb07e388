"""Tests with canaries: in 200 matches over all games, every secret has a tag that must not reach other viewers."""

from __future__ import annotations

import asyncio

import pytest

import ludotheque
from ludotheque.table import messages as say
from ludotheque_trust.trial import Broken, Task
from ludotheque_trust.trials.canary import TaggedTable, search_matches
from ludotheque_trust.trials.noninterference import SimulatedTable, positions
from tests.table.seated import simulated
from tests.trust.games import GAMES

pytestmark = pytest.mark.faults

MATCHES = 200  # over all games


@pytest.mark.parametrize("game", GAMES)
def test_no_tag_of_a_secret_is_sent_to_others(game: str) -> None:
    assert asyncio.run(search_matches(Task(-(-MATCHES // len(GAMES)), games=(game,)))) > 100_000


@simulated
async def test_a_tag_on_the_wrong_wire_is_detected() -> None:
    simulated = await SimulatedTable().begin(ludotheque.new("malta", 3, seed=1))
    tagged = TaggedTable(simulated, ludotheque.luck(1))
    await tagged.hide()
    tagged.look()
    simulated.people[1].wire.send(say.Ack(version=1, id=tagged.new_canary("a move", 0)))
    with pytest.raises(Broken, match="seat 1 is told a move"):
        tagged.look()


@simulated
async def test_the_view_of_another_seat_is_detected() -> None:
    match = next(positions("malta", ludotheque.luck(2)))
    simulated = await SimulatedTable().begin(match)
    tagged = TaggedTable(simulated, ludotheque.luck(1))
    tagged.look()
    with pytest.raises(Broken, match="which the rules have not shown"):
        for seat in range(match.seats):
            for message in simulated.people[seat].wire.received:
                simulated.people[None].wire.send(message)
        tagged.look()
