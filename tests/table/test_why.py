"""Tests of “why did this happen?” at a table: the answer uses only what the asker saw."""

from __future__ import annotations

import msgspec
import pytest

from ludotheque.games.malta.events import HandsSwapped
from ludotheque.table.errors import Declined
from ludotheque.table.state import TableState
from ludotheque.table.why import why
from tests.table.seated import HANDS, World, simulated, swap_hands, swap_hands_start, until


async def swap_hands_watched(hands: list[list[str]]) -> TableState:
    """Plays Ann's Swap Hands with Ben until the hands are swapped, while Cat watches."""
    world = World()
    table, people = await world.table_of(["Ann", "Ben", "Cat"], start=swap_hands_start(hands))
    await swap_hands(people[0])
    await until(world, lambda: any(kind is HandsSwapped for kind, _ in table.state.log[-1].facts))
    return table.state


def all_explanations(state: TableState, viewer: int | None) -> list[bytes]:
    """Returns the explanations of everything that a viewer saw happen."""
    received = []
    for version in range(1, state.version + 1):
        for number in range(100):
            try:
                received.append(msgspec.json.encode(why(state, viewer, version, number)))
            except Declined:
                break
    return received


@simulated
async def test_a_chain_shows_a_viewer_only_what_it_saw() -> None:
    """Checks that if only the hands that Ann and Ben swap differ, Cat and a spectator see the same, but Ann does not."""
    told: dict[int | None, list[list[bytes]]] = {viewer: [] for viewer in (0, 2, None)}
    for other in ("Negate", "Draw Two"):
        hands = [[*HANDS[0][:2], other, "Shove"], ["Sidestep", "Long Jump"], HANDS[2]]
        state = await swap_hands_watched(hands)
        for viewer in told:
            told[viewer].append(all_explanations(state, viewer))
    assert told[2][0] == told[2][1] and told[None][0] == told[None][1]
    assert told[0][0] != told[0][1]
    assert not any(b'"isLate":true' in cause for cause in told[0][0])
    assert any(b"event-hands-swapped-unseen" in cause and b"event-card-played-on" in cause for cause in told[2][0])


@simulated
async def test_an_unknown_line_is_refused() -> None:
    state = await swap_hands_watched(HANDS)
    for version, number in ((state.version, 50), (state.version + 1, 0), (1, 0)):
        with pytest.raises(Declined, match="no-such-line"):
            why(state, 0, version, number)


@simulated
async def test_a_play_by_the_clock_is_explained_as_such() -> None:
    world = World()
    table, _ = await world.table_of(["Ann", "Ben", "Cat"], start=swap_hands_start(HANDS), seconds=5)
    before = table.state.version

    def played() -> list[int]:
        return [logged.row.version for logged in table.state.log[before:] if logged.facts]

    await until(world, lambda: bool(played()), most=10**7, step=1000)
    assert why(table.state, 0, played()[0], 0).steps[0].is_late
