"""Tests of the promises that every store keeps, whatever database it uses."""

from __future__ import annotations

import asyncio
import time

import pytest

from ludotheque.table import messages as say
from ludotheque.table.load import load
from ludotheque.table.ports import LINES_KEPT, Fenced, Holder, Listed, MySeat, NoTable, SeatSummary, Sitter, Store
from tests.store.conftest import OpenStore
from tests.table.seated import Person, World, expect_ack, simulated, state_of, until

A = Listed("a", "malta", "gathering", True, 1000)
B = Listed("b", "kites", "gathering", False, 2000)


async def close_all(*stores: Store) -> None:
    for store in stores:
        await store.close()


@simulated
async def test_rows_are_read_back_unchanged(opening: OpenStore) -> None:
    store = await opening()
    epoch = await store.create(A, "one", b"first \x00\xff")
    await store.append("a", epoch, 2, b"second", "playing")
    await store.append("a", epoch, 3, b"third", "playing", b"snap")
    await store.append("a", epoch, 4, b"fourth", "over")
    other = await opening()  # whatever was acknowledged is visible to every other process
    stored = await other.read("a")
    assert (stored.epoch, stored.rows, stored.snapshot) == (
        epoch,
        (b"first \x00\xff", b"second", b"third", b"fourth"),
        (3, b"snap"),
    )
    await store.append("a", epoch, 5, b"fifth", "over", b"snap 2")
    assert (await other.read("a")).snapshot == (5, b"snap 2")
    await close_all(store, other)


@simulated
async def test_unknown_tables_are_reported(opening: OpenStore) -> None:
    store = await opening()
    for asked in (store.read("x"), store.claim("x", "one")):
        with pytest.raises(NoTable):
            await asked
    with pytest.raises(Fenced):
        await store.append("x", 1, 2, b"", "playing")
    await store.create(A, "one", b"first")
    with pytest.raises(Fenced):
        await store.create(A, "two", b"other")
    assert (await store.read("a")).rows == (b"first",)
    await store.close()


@simulated
async def test_versions_are_written_once_and_without_gaps(opening: OpenStore) -> None:
    store = await opening()
    epoch = await store.create(A, "one", b"1")
    await store.append("a", epoch, 2, b"2", "playing")
    for wrong in (1, 2, 4, 0, -1):
        with pytest.raises(Fenced):
            await store.append("a", epoch, wrong, b"x", "over", b"x")
    stored = await store.read("a")
    assert (stored.rows, stored.snapshot) == ((b"1", b"2"), None)
    assert [listed.phase for listed in await store.tables()] == ["playing"]
    await store.close()


@simulated
async def test_only_the_latest_owner_can_write(opening: OpenStore) -> None:
    one, two = await opening(), await opening()
    epoch = await one.create(A, "first owner", b"1")
    claimed = await two.claim("a", "second owner")
    assert claimed.epoch > epoch and claimed.rows == (b"1",)
    with pytest.raises(Fenced):
        await one.append("a", epoch, 2, b"late", "playing")
    await two.append("a", claimed.epoch, 2, b"2", "playing")
    assert (await one.read("a")).rows == (b"1", b"2")
    await close_all(one, two)


@simulated
async def test_only_one_of_two_successors_takes_a_table_over(opening: OpenStore) -> None:
    one, two = await opening(), await opening()
    await one.create(A, "gone", b"1")
    seen = (await two.holder("a", 0)).epoch
    claimed = await asyncio.gather(
        one.claim("a", "one", seen), two.claim("a", "two", seen), two.claim("x", "two", seen), return_exceptions=True
    )
    assert sorted([type(result).__name__ for result in claimed]) == ["Fenced", "NoTable", "StoredTable"]
    winner = "one" if isinstance(claimed[1], Fenced) else "two"
    assert (await one.holder("a", 0))[:2] == (winner, seen + 1)
    assert await one.epochs(["a", "b"]) == {"a": seen + 1}
    await close_all(one, two)


@simulated
async def test_an_owner_is_alive_while_its_heartbeats_arrive(opening: OpenStore) -> None:
    store = await opening()
    now = int(time.time() * 1000)  # a store that several hosts share uses the database's clock
    await store.create(A, "one", b"1")
    assert await store.holder("a", now) == Holder("one", 1, "", None)
    await store.beat("one", now, "http://one:80")
    holder = await store.holder("a", now)
    assert holder.address == "http://one:80" and holder.silence is not None and holder.silence < 60_000
    assert await store.living(["one", "two"], 60_000, now) == {"one"}
    assert await store.living(["one", "two"], -60_000, now) == set()
    await store.beat("one", now)  # the lease has expired
    assert (await store.holder("a", now)).address == ""
    for asked in (store.holder("x", now), store.claim("x", "one")):
        with pytest.raises(NoTable):
            await asked
    await store.close()


@simulated
async def test_contending_writers_leave_no_gap_and_no_duplicate(opening: OpenStore) -> None:
    one, two = await opening(), await opening()
    epoch = await one.create(A, "owner", b"1")

    async def contend(store: Store, name: bytes) -> int:
        won = 0
        for version in range(2, 62):
            try:
                await store.append("a", epoch, version, name, "playing")
                won += 1
            except Fenced:
                await asyncio.sleep(0)
        return won

    won = await asyncio.gather(contend(one, b"one"), contend(two, b"two"))
    rows = (await one.read("a")).rows
    assert sum(won) == len(rows) - 1
    assert [rows.count(b"one"), rows.count(b"two")] == list(won)
    await close_all(one, two)


@simulated
async def test_a_fenced_table_does_not_hinder_concurrent_writes_of_others(opening: OpenStore) -> None:
    store = await opening()
    tables = [Listed(f"t{number}", "malta", "gathering", False, number) for number in range(30)]
    epochs = await asyncio.gather(*[store.create(listed, "one", b"1") for listed in tables])
    for version in range(2, 6):
        wanted = [version + (number % 5 == 0) for number in range(30)]  # every fifth write would leave a gap
        written = await asyncio.gather(
            *[store.append(tables[at].table, epochs[at], wanted[at], b"row", "playing") for at in range(30)],
            return_exceptions=True,
        )
        assert [isinstance(version, Fenced) for version in written] == [number % 5 == 0 for number in range(30)]
    assert [len((await store.read(listed.table)).rows) for listed in tables[:6]] == [1, 5, 5, 5, 5, 1]
    await store.close()


@simulated
async def test_the_list_of_tables(opening: OpenStore) -> None:
    store = await opening()
    epoch = await store.create(A, "one", b"1")
    await store.create(B, "one", b"1")
    assert await store.tables() == [B, A]
    assert await store.tables(only_listed=True) == [A]
    await store.append("a", epoch, 2, b"2", "playing")
    assert await store.tables("playing") == [A._replace(phase="playing")]
    assert await store.tables(most=1) == [B]
    await store.close()


@simulated
async def test_tables_are_listed_for_their_host_and_seated_people(opening: OpenStore) -> None:
    store = await opening()
    mine = Listed("m", "malta", "gathering", True, 3000, "host", '{"clock":"none"}', "[1]")
    epoch = await store.create(mine, "one", b"1")
    await store.create(B, "one", b"1")
    summary = SeatSummary("[2]", (Sitter("ann", 0, "Ann"), Sitter("ben", 1, "Ben")))
    await store.append("m", epoch, 2, b"2", "playing", None, summary)
    sat = mine._replace(phase="playing", seats="[2]")
    assert await store.tables(host="host") == [sat]
    assert await store.tables("open") == [sat, B]
    assert await store.tables(since=2001) == [sat]
    assert await store.tables_of("ben") == [MySeat(sat, 1, "Ben")]
    await store.append(
        "m", epoch, 3, b"3", "over", None, SeatSummary("[3]", (Sitter("ann", 0, "Anna"),)), '{"places":[1]}'
    )
    assert [listed.listed.standing for listed in await store.tables_of("ann")] == ['{"places":[1]}']
    assert (await store.tables_of("ben"), [listed.name for listed in await store.tables_of("ann")]) == ([], ["Anna"])
    assert await store.tables("open") == [B]
    await store.close()


@simulated
async def test_the_number_of_stored_chat_lines_is_limited(opening: OpenStore) -> None:
    store = await opening()
    epoch = await store.create(A, "one", b"1")
    for number in range(1, LINES_KEPT + 3):
        await store.add_line("a", epoch, number, b"%d" % number)
    assert await store.lines("a") == [b"%d" % number for number in range(3, LINES_KEPT + 3)]
    assert await store.lines("b") == []
    with pytest.raises(Fenced):
        await store.add_line("a", epoch + 1, LINES_KEPT + 3, b"not the owner's")
    assert (await store.read("a")).rows == (b"1",)
    await store.close()


@simulated
async def test_a_match_survives_crashes_and_reloading(opening: OpenStore) -> None:
    """Lets bots play in a real store, with crashes, and shows that the state that is loaded equals the state that was
    in memory.
    """
    store = await opening()
    world = World(store)
    world.time.settling = 0.004
    table, (ann,) = await world.table_of(["ann"], bots=2, seconds=5)
    expect_ack(await ann.do(say.HandOver, seat=0))
    for _ in range(3):
        await world.time.pass_by(15_000)
        world.crash()
        table = await world.house.table(table.id)
    await until(world, lambda: table.state.version > 60 or table.state.phase == "over", step=5000)
    await asyncio.sleep(0.3)  # time for pending writes to finish
    world.house.close()
    stored = await store.read(table.id)
    assert state_of(load(table.id, stored.rows, None)) == state_of(table.state)
    assert state_of(load(table.id, stored.rows, stored.snapshot)) == state_of(table.state)
    spectator = Person(table, "")
    await spectator.connect()
    assert [version.version for version in spectator.received_versions()] == list(range(1, spectator.now.version + 1))
    await store.close()
