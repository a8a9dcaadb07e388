"""Tests of return links, with which a person uses the same seat from several devices."""

from __future__ import annotations

import pytest

from ludotheque.table import Settings, Table
from ludotheque.table import messages as say
from ludotheque.table.errors import Declined
from ludotheque.table.state import MOST_DEVICES
from tests.table.seated import Person, World, expect_ack, expect_refusal, simulated


async def refusal_to_return(table: Table, person: str, hash: str) -> str:
    with pytest.raises(Declined) as no:
        await table.come_back(person, hash)
    return no.value.message


@simulated
async def test_a_seat_can_be_used_from_several_devices_at_once() -> None:
    world = World()
    table, (ann, ben) = await world.table_of(["ann", "ben"])
    version = ann.now.version
    with pytest.raises(Declined):
        await table.make_link("a stranger", "hash 0")
    await table.make_link("ann", "hash 1")
    phone = await Person(table, "phone").connect()
    assert phone.received(say.Welcome)[-1].seat is None
    assert await table.come_back("phone", "hash 1") == 0
    assert phone.received(say.Welcome)[-1].seat == 0 and phone.now.view == ann.now.view
    assert await table.come_back("phone", "hash 1") == 0
    # Nobody else notices, not even by a new version.
    assert (ben.now.version, len(ben.received(say.Now))) == (version, len(ben.received(say.Now)))
    mover = ann if ann.now.choices else ben
    if mover is ann:
        expect_ack(await phone.play(phone.now.choices["actions"][0]))  # type: ignore[index]
        assert ann.now.version == phone.now.version
    else:
        assert expect_refusal(await phone.do(say.SitDown, seat=1, name="x")) == "table-begun"
    ann.go()
    assert ben.received(say.Seats)[-1].seats[0].is_present if ben.received(say.Seats) else True
    phone.go()
    assert not ben.received(say.Seats)[-1].seats[0].is_present
    assert await refusal_to_return(table, "ben", "hash 1") == "table-seated-already"
    await table.make_link("phone", "hash 2")
    assert await refusal_to_return(table, "tablet", "hash 1") == "table-no-link"
    assert await refusal_to_return(table, "tablet", "") == "table-no-link"
    world.crash()
    table = await world.house.table(table.id)
    assert table.state.seat_of("phone") == table.state.seat_of("ann") == 0
    assert await table.come_back("tablet", "hash 2") == 0
    assert [sat.seat for sat in await world.store.tables_of("tablet")] == [0]


@simulated
async def test_devices_are_limited_and_the_host_is_the_host_on_each() -> None:
    world = World()
    table = await world.house.open(Settings(game="malta", seats=2), host="ann")
    ann = await Person(table, "ann").connect()
    expect_ack(await ann.sit(0, "Ann"))
    await table.make_link("ann", "hash")
    for number in range(MOST_DEVICES + 1):
        await table.come_back(f"device {number}", "hash")
    assert table.state.seat_of("device 0") is None
    assert table.state.seat_of("ann") == table.state.seat_of(f"device {MOST_DEVICES}") == 0
    assert table.state.is_host("device 1") and not table.state.is_host("device 0")
    phone = await Person(table, "device 1").connect()
    expect_ack(await phone.do(say.StandUp))
    assert ann.received(say.Welcome)[-1].seat is None  # both devices have lost the seat
    assert await refusal_to_return(table, "device 2", "hash") == "table-no-link"


@simulated
async def test_a_rematch_seats_all_devices_of_a_person() -> None:
    world = World()
    table, (ann, ben) = await world.table_of(["ann", "ben"])
    await table.make_link("ann", "hash")
    await table.come_back("phone", "hash")
    expect_ack(await ben.do(say.Resign))
    expect_ack(await ann.do(say.AskRematch))
    expect_ack(await ben.do(say.AskRematch))
    again = await world.house.table(ann.received(say.RematchAt)[0].table)
    assert again.state.seat_of("phone") == again.state.seat_of("ann") == 0
