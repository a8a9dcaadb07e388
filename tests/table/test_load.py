"""Tests that a table loaded from its log equals the table in memory, and that people reconnect to it without missing a
version.
"""

from __future__ import annotations

import asyncio
from importlib.metadata import entry_points
from typing import Any

import msgspec
import pytest

import ludotheque
from ludotheque.table import messages as say
from ludotheque.table import viewers
from ludotheque.table.load import load
from ludotheque.table.messages import to_bytes
from ludotheque.table.ports import Fenced
from tests.short import short_options
from tests.table.seated import (
    Person,
    World,
    expect_ack,
    seat_three,
    simulated,
    state_of,
    swap_hands,
    until,
)


@simulated
async def test_a_loaded_table_equals_the_table_in_memory() -> None:
    """Compares the loaded table with the one in memory after every version, with and without a snapshot; the match has
    people, windows, orders and bots.
    """
    world = World(seed=5)
    table, (ann, ben) = await world.table_of(["ann", "ben"], bots=1, seconds=5)
    expect_ack(await ben.do(say.GiveOrders, orders=()))
    expect_ack(await ann.do(say.HandOver, seat=0, bot="random"))
    seen: dict[int, Any] = {}

    def has_ended() -> bool:
        seen.setdefault(table.state.version, state_of(table.state))
        return table.state.phase == "over"

    await until(world, has_ended, step=100)
    stored = await world.store.read(table.id)
    assert stored.snapshot is not None and len(seen) > 50
    for version, state in seen.items():
        if version % 9 and version != stored.snapshot[0]:
            continue
        rows = stored.rows[:version]
        assert state_of(load(table.id, rows, None)) == state
        if version >= stored.snapshot[0]:
            assert state_of(load(table.id, rows, stored.snapshot)) == state


@simulated
async def test_crashes_do_not_change_how_a_match_continues() -> None:
    """Plays the same bots with the same luck, with and without crashes: a crash changes only times."""
    ends = []
    for crashes in (0, 5):
        world = World()
        table, _ = await world.table_of([], bots=3, seats=3)
        for number in range(5):
            await world.time.pass_by(7000)
            if number < crashes:
                world.crash()
                table = await world.house.table(table.id)
        await until(world, lambda table=table: table.state.phase == "over", step=5000)  # type: ignore[misc]
        assert table.state.match is not None
        ends.append((table.state.outcome, table.state.match.record().entries))
        assert ludotheque.verify(table.record())
    assert ends[0] == ends[1]


@pytest.mark.parametrize("at_once", [viewers.AT_ONCE, 3])
@simulated
async def test_catching_up_from_any_version_sends_exactly_what_was_missed(
    monkeypatch: pytest.MonkeyPatch, at_once: int
) -> None:
    monkeypatch.setattr(viewers, "AT_ONCE", at_once)
    world = World()
    table, people = await world.table_of(["ann", "ben"], bots=1, seconds=5)
    expect_ack(await people[1].do(say.GiveOrders, orders=()))
    everybody = [*people, await Person(table, "").connect()]
    await world.time.pass_by(120_000)
    for person in everybody:
        live = person.received_versions()
        assert [message.version for message in live] == list(range(1, person.now.version + 1))
        for since in range(person.now.version + 1):
            again = await Person(table, person.name).connect(since)
            welcome = again.wire.received[0]
            assert isinstance(welcome, say.Welcome) and not welcome.is_afresh
            assert list(map(to_bytes, welcome.missed)) == list(map(to_bytes, live[since:]))
            assert msgspec.structs.replace(welcome.now, clock=person.now.clock) == person.now
            again.go()
    world.crash()
    table = await world.house.table(table.id)
    for person in everybody:
        again = await Person(table, person.name).connect(0)
        assert list(map(to_bytes, again.received_versions()))[: len(person.received_versions())] == list(
            map(to_bytes, person.received_versions())
        )


@simulated
async def test_sending_a_long_history_yields_to_other_tasks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(viewers, "AT_ONCE", 1)
    world = World()
    ann, ben, _ = await seat_three(world)
    ann.go()
    coming = asyncio.create_task(ann.connect())
    await asyncio.sleep(0)
    assert not coming.done() and not ann.wire.received
    ben.table.disconnect_all()  # now another process owns the table
    with pytest.raises(Fenced):
        await coming


@simulated
async def test_a_person_who_reconnects_before_the_old_socket_closes_is_present() -> None:
    """Shows that a person counts as present while a page is reloaded, when the new connection opens before the old one
    breaks.
    """
    world = World()
    ann, ben, _ = await seat_three(world)
    again = Person(ann.table, ann.name)
    coming = asyncio.create_task(again.connect())
    await asyncio.sleep(0)
    assert not coming.done()
    ann.go()
    await coming
    assert again.now.seats[0].is_present
    (seats,) = ben.received(say.Seats)[-1:]
    assert seats.seats[0].is_present


@simulated
async def test_a_client_ahead_of_the_table_is_sent_everything_afresh() -> None:
    world = World()
    ann, _, _ = await seat_three(world)
    await ann.connect(since=10_000)
    welcome = ann.wire.received[0]
    assert isinstance(welcome, say.Welcome) and welcome.is_afresh
    assert welcome.missed[0].version == 1


@simulated
async def test_open_windows_survive_reloading() -> None:
    world = World()
    ann, ben, cat = await seat_three(world)
    await swap_hands(ann)
    expect_ack(await cat.do(say.GiveOrders, orders=()))
    expect_ack(await ben.play({"type": "react", "card": "Negate"}))
    stored = await world.store.read(ann.table.id)
    assert state_of(load(ann.table.id, stored.rows, None)) == state_of(ann.table.state)


@pytest.mark.parametrize("game", ["kites", *sorted(point.name for point in entry_points(group="ludotheque.games"))])
@simulated
async def test_every_game_can_be_played_at_a_table(game: str) -> None:
    world = World()
    seats = ludotheque.games()[game].seats[-1]
    table, _ = await world.table_of([], bots=min(3, seats), game=game, options=short_options(game))
    await until(world, lambda: table.state.phase == "over", step=20_000)
    assert not world.bundles
    assert ludotheque.verify(table.record())
    stored = await world.store.read(table.id)
    assert state_of(load(table.id, stored.rows, None)) == state_of(table.state)
    assert state_of(load(table.id, stored.rows, stored.snapshot)) == state_of(table.state)
