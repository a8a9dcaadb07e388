"""Tests that tables which nobody uses are removed from memory, and are loaded again unchanged."""

from __future__ import annotations

import gc
import weakref

import pytest

from ludotheque.table import messages as say
from ludotheque.table.house import HEARTBEAT, IDLE, IDLE_WHEN_OVER
from ludotheque.table.ports import NoTable
from tests.table.seated import Person, World, expect_ack, simulated


@simulated
async def test_an_idle_table_is_unloaded_and_reloaded_unchanged() -> None:
    world = World()
    table, (ann, ben) = await world.table_of(["ann", "ben"], clock="none")
    ann.go()
    await world.time.pass_by(IDLE + 2 * HEARTBEAT)
    assert not table.is_gone  # Ben still watches
    version = table.state.version
    ben.go()
    await world.time.pass_by(IDLE - HEARTBEAT)
    assert not table.is_gone
    await world.time.pass_by(3 * HEARTBEAT)
    assert table.is_gone
    again = await world.house.table(table.id)
    assert again is not table and again.state.version == version  # no deadline had to be moved
    ann = await Person(again, "ann").connect()
    expect_ack(await ann.do(say.Pause))


@simulated
async def test_a_table_whose_match_is_over_is_unloaded_sooner() -> None:
    world = World()
    table, (ann, ben) = await world.table_of(["ann", "ben"])
    expect_ack(await ann.do(say.Resign))
    assert table.state.phase == "over"
    ann.go()
    ben.go()
    await world.time.pass_by(IDLE_WHEN_OVER + 2 * HEARTBEAT)
    assert table.is_gone
    assert (await world.house.table(table.id)).state.phase == "over"


@simulated
async def test_an_unloaded_table_leaves_nothing_in_memory() -> None:
    """Shows that a table's memory is freed at once, because garbage collections are rare in a busy server."""
    world = World()
    table, people = await world.table_of(["ann", "ben"])
    expect_ack(await people[0].do(say.Resign))
    left = weakref.ref(table)
    gc.disable()
    try:
        for person in people:
            person.go()
        del table, people, person
        await world.time.pass_by(IDLE_WHEN_OVER + 2 * HEARTBEAT)
        assert left() is None
    finally:
        gc.enable()


@simulated
async def test_malformed_table_ids_are_not_found() -> None:
    world = World()
    for name in ("", "0" * 23, "0" * 25, "g" * 24, "0" * 23 + "\0"):
        with pytest.raises(NoTable):
            await world.house.table(name)
        with pytest.raises(NoTable):
            await world.house.elsewhere(name)


@simulated
async def test_a_table_with_a_pending_deadline_stays_loaded() -> None:
    world = World()
    clock, (ann, ben) = await world.table_of(["ann", "ben"], seconds=3600)
    ann.go()
    ben.go()
    gathering = await world.house.open(clock.state.settings, host="cy")
    cy = await Person(gathering, "cy").connect()
    expect_ack(await cy.sit(0, "Cy"))
    cy.go()
    await world.time.pass_by(IDLE + 2 * HEARTBEAT)
    assert not clock.is_gone and gathering.is_gone
    await world.time.pass_by(3_600_000)  # an absent player's clock runs out even if nobody watches
    assert (await world.house.table(clock.id)).state.version > 4
    assert (await world.house.table(gathering.id)).state.seat_of("cy") == 0
