"""Tests of a table's promises: acknowledged moves are on disk, nothing is done twice, no secret reaches the wrong seat,
and a bug affects only one move.
"""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

import ludotheque
from ludotheque.core.drive import random_step
from ludotheque.table import Settings
from ludotheque.table import messages as say
from ludotheque.table.load import load
from ludotheque.table.messages import to_bytes
from ludotheque.table.ports import StoreDown
from tests.table.seated import (
    STEP,
    Person,
    World,
    expect_ack,
    expect_refusal,
    seat_three,
    simulated,
    state_of,
)

# ── resending ──


@simulated
async def test_a_resent_move_gets_the_first_answer_and_is_not_repeated() -> None:
    world = World()
    ann, _, _ = await seat_three(world)
    first = expect_ack(await ann.play(STEP, id="once"))
    version = ann.table.state.version
    again = expect_ack(await ann.play(STEP, id="once"))
    assert again == first and ann.table.state.version == version
    no = await ann.play({"type": "pass"}, id="never")
    assert isinstance(no, say.Refusal)
    assert await ann.play(STEP, id="never") == no


@simulated
async def test_move_ids_are_separate_for_each_person() -> None:
    world = World()
    ann, ben, _ = await seat_three(world)
    expect_ack(await ann.do(say.Pause, id="1"))
    assert expect_refusal(await ben.do(say.Pause, id="1")) == "table-paused"


@pytest.mark.parametrize("fault", ["before", "after"])
@simulated
async def test_a_crash_around_the_commit(fault: str) -> None:
    """Lets the store fail before or after a write: no acknowledgement is false, and a move that is sent again counts
    once.
    """
    world = World()
    ann, ben, _ = await seat_three(world)
    count_before = len(ben.wire.received)
    world.store.fails = [fault]
    assert expect_refusal(await ann.play(STEP, id="once")) == "table-store-down"
    assert [type(message) for message in ben.wire.received[count_before:]] == [say.Writing]
    world.crash()
    table = await world.house.table(ann.table.id)
    ann.table = table
    await ann.connect()
    expect_ack(await ann.play(STEP, id="once"))
    assert [logged.row.command_id for logged in table.state.log].count("once") == 1
    assert len([logged for logged in table.state.log if logged.row.match_entries]) == 1


@pytest.mark.parametrize("fault", ["before", "after"])
@simulated
async def test_play_continues_without_a_restart_when_the_store_recovers(fault: str) -> None:
    world = World()
    ann, ben, _ = await seat_three(world)
    due = ann.now.clock.due[0]
    assert due is not None
    world.store.fails = [fault]
    assert expect_refusal(await ann.play(STEP, id="once")) == "table-store-down"
    expect_ack(await ann.play(STEP, id="once"))
    table = ann.table
    assert [logged.row.command_id for logged in table.state.log].count("once") == 1
    assert ann.now.clock.due[0] == due + 5000
    assert [version.version for version in ben.received_versions()] == list(range(1, ben.now.version + 1))


@pytest.mark.parametrize("fault", ["before", "after"])
@simulated
async def test_a_person_who_sat_down_during_a_store_failure_sees_the_seat(fault: str) -> None:
    world = World()
    table = await world.house.open(Settings(game="malta", seats=2))
    ann = await Person(table, "ann").connect()
    world.store.fails = [fault]
    assert expect_refusal(await ann.sit(0, id="once")) == "table-store-down"
    expect_ack(await ann.sit(0, id="once"))
    assert [message.seat for message in ann.received(say.Welcome)] == [None, 0]


@simulated
async def test_a_table_survives_half_a_minute_without_a_store() -> None:
    world = World()
    ann, ben, _ = await seat_three(world)
    await world.time.pass_by(55_000)
    down_until = world.time.now() + 30_000
    read = world.store.read

    async def down(table: str) -> Any:
        if world.time.now() < down_until:
            raise StoreDown
        return await read(table)

    world.store.read = down  # type: ignore[method-assign]
    world.store.fails = ["before"] * 1
    assert expect_refusal(await ann.play(STEP)) == "table-store-down"
    await world.time.pass_by(29_000)
    assert expect_refusal(await ann.play(STEP)) == "table-store-down"
    late = await Person(ann.table, "eve").connect()  # spectators can still connect meanwhile
    assert late.now.phase == "playing"
    assert [writing_messages(person) for person in (ann, ben, late)] == [[False], [False], [False]]
    await world.time.pass_by(1000)
    assert not ben.received(say.TimedOut)
    expect_ack(await ann.play(STEP))
    assert ann.now.clock.due[0] == world.time.now() + 10_000
    assert [writing_messages(person) for person in (ann, ben, late)] == [[False, True], [False, True], [False, True]]


@simulated
async def test_a_table_without_deadlines_recovers_by_itself() -> None:
    world = World()
    table, (ann, ben) = await world.table_of(["ann", "ben"], clock="none")
    world.store.fails = ["before"]
    assert expect_refusal(await ann.do(say.Pause)) == "table-store-down"
    assert writing_messages(ben) == [False]
    await world.time.pass_by(1000)
    assert writing_messages(ben) == [False, True]
    ben.go()
    ann.go()
    await world.time.pass_by(1000)
    assert table.is_idle()


def writing_messages(person: Person) -> list[bool]:
    """Returns the messages to a person about whether the store accepts writes."""
    return [news.is_possible for news in person.received(say.Writing)]


@simulated
async def test_an_acknowledgement_waits_for_the_commit() -> None:
    world = World()
    ann, ben, _ = await seat_three(world)
    world.store.delay = lambda: world.time.sleep(400)
    assert ann.viewer is not None
    before = len(ann.wire.received), len(ben.wire.received)
    task = asyncio.ensure_future(ann.table.handle(ann.viewer, say.Pause(id="p")))
    await world.time.pass_by(399)
    assert (len(ann.wire.received), len(ben.wire.received)) == before
    await world.time.pass_by(1)
    await task
    assert isinstance(ann.wire.received[before[0]], say.Ack)
    assert len(ben.wire.received) > before[1]


# ── fencing ──


@simulated
async def test_of_two_servers_only_the_later_one_can_write() -> None:
    world = World()
    ann, ben, _ = await seat_three(world)
    other = await world.new_house().table(ann.table.id)
    count_before = len(ann.wire.received)
    assert ann.viewer is not None
    await ann.table.handle(ann.viewer, say.Pause(id="p"))
    assert [type(message) for message in ann.wire.received[count_before:]] == [say.Closed]
    assert ann.table.is_gone
    ann.table = other
    await ann.connect()
    expect_ack(await ann.do(say.Pause, id="p"))
    # When the first server claims the table back, the other server is fenced.
    back = await world.house.table(other.id)
    assert back is not ben.table and back.state.clock.paused_at is not None
    assert ann.viewer is not None
    await other.handle(ann.viewer, say.Resume(id="r"))
    assert other.is_gone


# ── secrets ──


@pytest.mark.parametrize("seed", range(12))
@simulated
async def test_positions_that_a_viewer_cannot_tell_apart_look_the_same(seed: int) -> None:
    match = ludotheque.new("malta", 3, seed=seed)
    luck = ludotheque.luck(seed)
    for _ in range(20 + 7 * seed):
        if match.outcome is None:
            random_step(match, luck)
    if match.outcome is not None:
        return
    for seat in (0, 1, 2, None):
        received = []
        for position in (match, match.imagine(seat, luck)):
            world = World()
            _, people = await world.table_of(["ann", "ben", "cat"], start=position.to_json())
            viewer = await Person(people[0].table, "" if seat is None else people[seat].name).connect()
            for number, person in enumerate(people):
                if number != seat:
                    expect_ack(await person.do(say.GiveOrders, orders=()))
            received.append([to_bytes(message) for message in viewer.wire.received])
        assert received[0] == received[1]


@simulated
async def test_private_steps_of_others_leave_no_trace() -> None:
    world = World()
    ann, ben, _ = await seat_three(world)
    spectator = await Person(ann.table, "").connect()
    count_before = len(ben.wire.received), len(spectator.wire.received)
    expect_ack(await ann.play(STEP))
    expect_ack(await ann.take_back())
    expect_ack(await ann.play(STEP))
    assert (len(ben.wire.received), len(spectator.wire.received)) == count_before
    expect_ack(await ann.play({"type": "nameSeat", "seat": 2}))
    told = ben.received_versions()[-4:]
    assert [messages.events for messages in told[:3]] == [(), (), ()] and all(
        messages.at is None for messages in told[:3]
    )
    assert told[3].events[0]["type"] == "cardPlayed"


@simulated
async def test_no_secret_is_sent_before_the_end() -> None:
    world = World()
    table, people = await world.table_of(["ann", "ben"], bots=2, pace=(10, 20), seconds=5)
    spectator = await Person(table, "").connect()
    await world.time.pass_by(100_000)
    assert table.state.phase == "playing"
    heard = b"".join([to_bytes(message) for person in (*people, spectator) for message in person.wire.received])
    assert table.state.seed.hex().encode() not in heard
    for person in [spectator, *people]:
        seat = None if person is spectator else people.index(person)
        for told in person.received_versions():
            for event in told.events:
                if event["type"] == "cardsDrawn":
                    assert (event["cards"] is not None) == (event["seat"] == seat)


@simulated
async def test_sealed_choices_outside_windows_wait_for_the_last_seat() -> None:
    world = World()
    _, people = await world.table_of(["ann", "ben"], game="kites")
    ann, ben = people
    assert ann.now.clock.window is None and ann.now.choices is not None
    due = ann.now.clock.due
    expect_ack(await ann.play(ann.now.choices["actions"][0]))
    assert ben.received_versions()[-1].events == ({"type": "choiceSealed", "seat": 0, "action": None},)
    assert ann.now.may_take_back
    await world.time.pass_by(10_000)
    expect_ack(await ann.take_back())
    assert ann.now.clock.due == due  # reopening gives no extra time
    assert ann.now.choices is not None
    expect_ack(await ann.play(ann.now.choices["actions"][0]))
    assert ben.now.choices is not None
    expect_ack(await ben.play(ben.now.choices["actions"][0]))
    assert ann.received_versions()[-1].events[-1]["type"] == "bidsShown"


@simulated
async def test_a_command_cut_off_midway_is_done_wholly_or_not_at_all() -> None:
    world = World()
    ann, ben, _ = await seat_three(world)
    world.store.delay = lambda: world.time.sleep(400)
    assert ann.viewer is not None
    task = asyncio.ensure_future(
        ann.table.handle(ann.viewer, say.Play(id="once", version=ann.now.version, action=STEP))
    )
    await world.time.pass_by(100)
    task.cancel()
    await world.time.pass_by(2000)  # time for the table to reload what the store has
    world.store.delay = None
    expect_ack(await ann.play(STEP, id="once"))
    stored = await world.store.read(ann.table.id)
    assert state_of(load(ann.table.id, stored.rows, None)) == state_of(ann.table.state)
    assert [logged.row.command_id for logged in ann.table.state.log].count("once") == 1
    expect_ack(await ben.do(say.Pause))
