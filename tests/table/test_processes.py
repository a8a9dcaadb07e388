"""Tests of several processes that share one store: a table stays with its owner as long as that process lives; then
another process takes the table over.
"""

from __future__ import annotations

import asyncio

import pytest

from ludotheque.table import House
from ludotheque.table import messages as say
from ludotheque.table.house import HEARTBEAT, LEASE, OWNER_CHECK
from ludotheque.table.ports import Elsewhere, Fenced, NoTable, StoreDown
from ludotheque_trust.simulated.world import SimulatedChance, SimulatedWire
from tests.table.seated import Person, World, expect_ack, simulated


def make_process(world: World, address: str, seed: int = 5) -> House:
    """Returns another process that uses the same store and clock."""
    return House(world.store, world.time, SimulatedChance(seed), world.find, address=address)


async def two_processes(address: str = "http://one:80") -> tuple[World, House, str]:
    """Opens a table with Ann and Ben in a first process at that address; tests then add a second process."""
    world = World()
    first = make_process(world, address)
    world.house.close()
    world.house = first
    table, _ = await world.table_of(["ann", "ben"])
    return world, first, table.id


@simulated
async def test_a_table_stays_with_its_living_process() -> None:
    world, first, table = await two_processes()
    second = make_process(world, "http://two:80", 6)
    for _ in range(5):
        with pytest.raises(Elsewhere) as found:
            await second.table(table)
        assert found.value.holder.address == "http://one:80" and found.value.holder.owner == first.owner
        assert await second.elsewhere(table) == found.value.holder
        await world.time.pass_by(LEASE)
    assert await first.elsewhere(table) is None and (await first.table(table)).epoch == 1
    with pytest.raises(NoTable):
        await second.elsewhere("none")


@simulated
async def test_a_process_without_heartbeats_loses_its_tables_and_deadlines_move() -> None:
    world, first, table = await two_processes()
    version = (await first.table(table)).state.version
    first.close()  # the first process sends no more heartbeats
    second = make_process(world, "http://two:80", 6)
    await world.time.pass_by(LEASE - HEARTBEAT)
    with pytest.raises(Elsewhere):
        await second.table(table)
    await world.time.pass_by(HEARTBEAT + 1)
    taken = await second.table(table)
    assert taken.epoch == 2 and taken.state.version == version + 1  # taking the table over has moved its deadlines


@simulated
@pytest.mark.parametrize("address", ["", "http://two:80"])
async def test_a_process_without_an_address_or_with_ours_is_replaced_at_once(address: str) -> None:
    world, _, table = await two_processes(address)
    second = make_process(world, "http://two:80", 6)
    assert await second.elsewhere(table) is None and (await second.table(table)).epoch == 2


@simulated
async def test_a_table_is_taken_from_an_unreachable_process_before_its_lease_ends() -> None:
    world, first, table = await two_processes()
    second, third = make_process(world, "http://two:80", 6), make_process(world, "http://three:80", 7)
    assert (await second.table(table, unreachable_owner=first.owner)).epoch == 2
    with pytest.raises(Elsewhere):  # by now another process owns the table
        await third.table(table, unreachable_owner=first.owner)


@simulated
async def test_a_process_notified_of_a_takeover_closes_its_table() -> None:
    _, first, table = await two_processes()
    here, wire = await first.table(table), SimulatedWire()
    await here.connect(wire, "ann")
    first.note_claim(table, 1)
    first.note_claim("another", 9)
    assert not here.is_gone
    first.note_claim(table, 2)
    first.note_claim(table, 2)
    assert (
        here.is_gone and [message for message in wire.received if isinstance(message, say.Closed)] == wire.received[-1:]
    )


@simulated
async def test_a_resumed_process_checks_whether_it_still_owns_its_tables() -> None:
    world, first, table = await two_processes()
    here = await first.table(table)
    second = make_process(world, "http://two:80", 6)
    first.close()
    await world.time.pass_by(LEASE + 1)
    await second.table(table)
    assert not here.is_gone
    await first.beat()  # the first process wakes up
    assert here.is_gone
    with pytest.raises(Elsewhere):
        await first.table(table)


@simulated
async def test_a_retiring_process_finishes_its_writes_and_is_replaced_at_once() -> None:
    world, first, table = await two_processes()
    here = await first.table(table)
    ann = Person(here, "ann")
    await ann.connect()
    gate = asyncio.Event()
    world.store.delay = gate.wait
    moving = asyncio.create_task(ann.do(say.Pause))
    await world.time.settle()
    retiring = asyncio.create_task(first.retire())
    await world.time.settle()
    second = make_process(world, "http://two:80", 6)
    assert await second.elsewhere(table) is not None  # the lease has not expired yet
    gate.set()
    expect_ack(await moving)
    await retiring
    taken = await second.table(table)
    assert taken.epoch == 2 and taken.state.clock.paused_at is not None
    await world.time.pass_by(2 * HEARTBEAT)
    assert (await world.store.holder(table, world.time.now())).owner == second.owner
    for asked in (first.table(table), first.open(taken.state.settings)):
        with pytest.raises((Fenced, StoreDown)):
            await asked


@simulated
async def test_a_process_without_notices_polls_the_store() -> None:
    """Shows that a process reads the store from time to time, so that even a spectator at a quiet table does not keep
    seeing an outdated state.
    """
    world, first, table = await two_processes("")
    here = await first.table(table)
    wire = SimulatedWire()
    await here.connect(wire, "ann")
    await make_process(world, "", 6).table(table)
    await world.time.pass_by(OWNER_CHECK + HEARTBEAT)
    assert here.is_gone and isinstance(wire.received[-1], say.Closed)
