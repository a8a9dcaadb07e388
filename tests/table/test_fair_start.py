"""Tests of the fair start: people seal their nonces while they gather, and open the nonces when every seat has sealed
one.
"""

from __future__ import annotations

import msgspec
import pytest

import ludotheque
from ludotheque.core.fair import commitment, seal_of
from ludotheque.core.record import add_hashes
from ludotheque.table import Settings, Table, log
from ludotheque.table import messages as say
from ludotheque.table.clock import GRACE, NONCE_TIME
from ludotheque.table.load import load
from ludotheque.table.messages import to_bytes
from ludotheque.table.state import TableState, open_row
from tests.table.seated import NONCE, Person, World, begin, expect_ack, expect_refusal, simulated

NONCES = ["a1" * 16, "b2" * 16, "c3" * 16]


async def gather_sealed(world: World, bots: int = 0, is_begun: bool = True) -> tuple[Table, list[Person]]:
    """Seats three people who have sealed their nonces and who must open them now."""
    table = await world.house.open(Settings(game="malta", seats=3 + bots), host="ann")
    people = [await Person(table, name).connect() for name in ("ann", "ben", "cat")]
    for seat, person in enumerate(people):
        expect_ack(await person.sit(seat, nonce=NONCES[seat]))
    for seat in range(3, 3 + bots):
        expect_ack(await people[0].do(say.SeatBot, seat=seat, bot="random"))
    if is_begun:
        expect_ack(await people[0].do(say.Begin))
    return table, people


async def reload_and_reconnect(world: World, people: list[Person]) -> Table:
    """Loads the table in the present process, and reconnects everybody."""
    table = await world.house.table(people[0].table.id)
    for person in people:
        person.table = table
        await person.connect()
    return table


# ── the normal case ──


@simulated
async def test_the_match_begins_when_everybody_has_opened_a_nonce() -> None:
    world = World()
    table, (ann, ben, cat) = await gather_sealed(world, bots=1)
    seals = tuple([(seat, seal_of(table.state.commitment, seat, bytes.fromhex(NONCES[seat]))) for seat in range(3)])
    for person in (ann, ben, cat):
        assert person.now.phase == "gathering" and person.now.clock.opening == world.time.now() + NONCE_TIME
        assert person.received(say.OpeningBegan) == [say.OpeningBegan(seals)]
        assert tuple([(seat, view.seal) for seat, view in enumerate(person.now.seats) if view.seal]) == seals
    expect_ack(await ben.open())
    expect_ack(await cat.open())
    assert [view.has_opened for view in ann.now.seats] == [False, True, True, False]
    assert ann.received(say.NonceOpened) == [say.NonceOpened(1), say.NonceOpened(2)]
    assert ann.now.phase == "gathering"
    expect_ack(await ann.open())
    assert ben.now.phase == "playing" and ben.now.clock.opening is None
    assert ben.received(say.MatchBegan) == [say.MatchBegan(tuple(NONCES), seals)]
    assert not any(view.seal for view in ben.now.seats)
    record = table.record("ann")
    assert (record.format, record.seals, record.nonces) == (2, seals, tuple(NONCES))


@simulated
async def test_a_single_player_with_bots_begins_without_delay() -> None:
    world = World()
    before = world.time.now()
    table, (ann,) = await world.table_of(["ann"], bots=2)
    assert table.state.phase == "playing" and world.time.now() == before
    assert ann.received(say.MatchBegan) == [say.MatchBegan((NONCE,), table.state.seals)]


@simulated
async def test_bots_without_people_begin_without_nonces() -> None:
    world = World()
    table, _ = await world.table_of([], bots=2)
    assert table.state.phase == "playing" and not table.state.nonces and not table.state.seals


@simulated
async def test_the_luck_of_a_whole_match_is_sealed_and_checked() -> None:
    world = World()
    table, (ann, ben, cat) = await gather_sealed(world)
    for person in (ann, ben, cat):
        expect_ack(await person.open())
    expect_ack(await ben.do(say.HandOver, seat=1))  # a seat that is handed over to a bot keeps its nonce
    for person in (ann, ben):
        expect_ack(await person.do(say.Resign))
    record = table.record()
    assert record.format == 2 and len(record.seals) == 3 and ludotheque.verify(record)
    other = msgspec.structs.replace(record, nonces=(*record.nonces[:2], "00" * 16))
    assert "seat 2 does not fit its seal" in ludotheque.verify(add_hashes(other)).reason


# ── what is refused ──


@simulated
async def test_a_nonce_that_was_not_sealed_is_refused() -> None:
    world = World()
    table, (ann, ben, _) = await gather_sealed(world)
    version = table.state.version
    assert expect_refusal(await ann.open(nonce=NONCES[1])) == "table-nonce-not-sealed"
    assert expect_refusal(await ann.open(nonce="00" * 15)) == "table-bad-nonce"
    assert expect_refusal(await ann.open(nonce="xy" * 16)) == "table-bad-nonce"
    assert expect_refusal(await (await Person(table, "eve").connect()).open(nonce=NONCES[0])) == "table-not-seated"
    assert table.state.version == version
    expect_ack(await ann.open())
    assert expect_refusal(await ann.open(nonce=NONCES[1])) == "table-nonce-not-sealed"
    version = table.state.version
    expect_ack(await ann.open())  # opening the same nonce again changes nothing
    assert table.state.version == version
    expect_ack(await ben.open(id="resent"))
    assert expect_ack(await ben.open(id="resent")).version == version + 1 == table.state.version


@simulated
async def test_seats_are_fixed_while_nonces_are_opened_and_no_nonce_opens_earlier() -> None:
    world = World()
    table, (ann, ben, _) = await gather_sealed(world, bots=1, is_begun=False)
    eve = await Person(table, "eve").connect()
    assert expect_refusal(await ann.open()) == "table-not-opening"
    expect_ack(await ann.do(say.Begin))
    version = table.state.version
    assert expect_refusal(await ann.seal(0, "ff" * 16)) == "table-opening"
    assert expect_refusal(await ann.do(say.SeatBot, seat=3, bot=None)) == "table-opening"
    assert expect_refusal(await eve.sit(1)) == "table-opening"
    expect_ack(await ben.do(say.Begin))  # Ben asks to begin while an attempt is already under way
    assert table.state.version == version


@simulated
async def test_a_match_cannot_begin_with_an_empty_seat_or_without_a_seal() -> None:
    world = World()
    table = await world.house.open(Settings(game="malta", seats=2), host="ann")
    ann, ben = await Person(table, "ann").connect(), await Person(table, "ben").connect()
    expect_ack(await ann.sit(0))
    assert expect_refusal(await ann.do(say.Begin)) == "table-seat-empty"
    expect_ack(await ben.do(say.SitDown, seat=1, name="Ben"))
    assert expect_refusal(await ann.do(say.Begin)) == "table-seal-missing"
    assert not table.state.is_opening
    for bad in ("", "00" * 31, "00" * 33, "zz" * 32, "0 " * 32):
        assert expect_refusal(await ben.do(say.AddSeal, seal=bad)) == "table-bad-seal"
    expect_ack(await ben.seal(1))
    version = table.state.version
    expect_ack(await ben.seal(1))  # sealing the same nonce again changes nothing
    assert table.state.version == version
    await begin(ann, [ben, ann])
    assert table.state.phase == "playing"


@simulated
async def test_a_copied_seal_is_useless() -> None:
    """Shows that a copied seal is useless: even a person who knows its nonce cannot open it at another seat."""
    world = World()
    table, (ann, ben, cat) = await gather_sealed(world, is_begun=False)
    expect_ack(await cat.do(say.AddSeal, seal=ann.now.seats[0].seal))
    expect_ack(await ann.do(say.Begin))
    expect_ack(await ann.open())
    expect_ack(await ben.open())
    assert expect_refusal(await cat.open(nonce=NONCES[0])) == "table-nonce-not-sealed"
    await world.time.pass_by(NONCE_TIME)
    assert table.state.phase == "gathering" and table.state.places[2].player is None


# ── attempts that fail ──


@simulated
async def test_people_who_do_not_open_in_time_lose_their_seats_and_all_begin_again() -> None:
    world = World()
    table, (ann, ben, cat) = await gather_sealed(world)
    promised = table.state.commitment
    expect_ack(await ann.open())
    await world.time.pass_by(NONCE_TIME - 1)
    assert table.state.is_opening and table.state.commitment == promised
    await world.time.pass_by(1)
    assert not table.state.is_opening and table.state.phase == "gathering"
    assert table.state.commitment != promised
    failed = say.OpeningFailed((1, 2), ("ben", "cat"), "late", table.state.commitment)
    for person in (ann, ben, cat):
        assert person.received(say.OpeningFailed) == [failed]
        assert person.commitment == table.state.commitment
        assert [view.kind for view in person.now.seats] == ["person", "empty", "empty"]
        assert not any(view.seal or view.has_opened for view in person.now.seats)
    assert [message.seat for message in ben.received(say.Welcome)] == [None, 1, None]
    assert expect_refusal(await ben.open()) == "table-not-seated"
    assert expect_refusal(await ann.open()) == "table-not-opening"
    expect_ack(await ben.sit(1, nonce=NONCES[1]))
    expect_ack(await cat.sit(2, nonce=NONCES[2]))
    assert expect_refusal(await ann.do(say.Begin)) == "table-seal-missing"  # the earlier seal is void
    expect_ack(await ann.seal(0, "d4" * 16))
    await begin(cat, [cat, ann, ben])
    assert table.state.nonces == ("d4" * 16, *NONCES[1:])
    assert table.record("ann").commitment == table.state.commitment != promised


@simulated
async def test_leaving_while_nonces_are_opened_ends_the_attempt() -> None:
    world = World()
    table, (ann, ben, cat) = await gather_sealed(world)
    promised = table.state.commitment
    expect_ack(await ann.open())
    expect_ack(await ben.open())
    expect_ack(await ben.do(say.StandUp))
    assert cat.received(say.OpeningFailed) == [say.OpeningFailed((1,), ("ben",), "left", table.state.commitment)]
    assert table.state.commitment != promised
    assert [place.player is None for place in table.state.places] == [False, True, False]
    assert not table.state.seals and not table.state.nonces
    await world.time.pass_by(2 * NONCE_TIME)
    assert len(cat.received(say.OpeningFailed)) == 1


@simulated
async def test_every_attempt_has_its_own_seed_and_seals() -> None:
    """Shows that refusing to open a nonce gives nobody a second try with the same luck: the opened nonces fit no other
    commitment.
    """
    world = World()
    table, (ann, ben, cat) = await gather_sealed(world)
    promised = [table.state.commitment]
    for _ in range(3):
        expect_ack(await ann.open())
        expect_ack(await ben.open())
        expect_ack(await cat.do(say.StandUp))
        promised.append(table.state.commitment)
        expect_ack(await cat.sit(2))
        old = [seal_of(promised[-2], seat, bytes.fromhex(NONCES[seat])) for seat in (0, 1)]
        expect_ack(await ann.do(say.AddSeal, seal=old[0]))
        expect_ack(await ben.seal(1, NONCES[1]))
        expect_ack(await ann.do(say.Begin))
        assert expect_refusal(await ann.open(nonce=NONCES[0])) == "table-nonce-not-sealed"
        expect_ack(await cat.do(say.StandUp))
        promised.append(table.state.commitment)
        expect_ack(await cat.sit(2))
        expect_ack(await ann.seal(0))
        expect_ack(await ben.seal(1))
        expect_ack(await ann.do(say.Begin))
    assert len(set(promised)) == len(promised)


@simulated
async def test_people_who_lost_their_seats_no_longer_list_the_table() -> None:
    world = World()
    table, (ann, _, _) = await gather_sealed(world)
    expect_ack(await ann.open())
    await world.time.pass_by(NONCE_TIME)
    assert [sat.listed.table for sat in await world.store.tables_of("ann")] == [table.id]
    assert await world.store.tables_of("ben") == []


# ── outages ──


@pytest.mark.parametrize("opened", [0, 1, 2])
@simulated
async def test_a_crash_while_nonces_are_opened(opened: int) -> None:
    """Shows that opened nonces stay open, and that everybody gets the lost time back, plus a little more."""
    world = World()
    table, people = await gather_sealed(world)
    for person in people[:opened]:
        expect_ack(await person.open())
    await world.time.pass_by(4000)
    world.crash()
    await world.time.pass_by(60_000)
    table = await reload_and_reconnect(world, people)
    assert table.state.is_opening and table.state.unopened_seats == tuple(range(opened, 3))
    opening = people[2].now.clock.opening
    assert opening is not None and world.time.now() + GRACE <= opening <= world.time.now() + NONCE_TIME + GRACE
    for person in people[opened:]:
        expect_ack(await person.open())
    assert table.state.phase == "playing" and table.state.nonces == tuple(NONCES)
    world.crash()
    assert (await world.house.table(table.id)).record("ann") == table.record("ann")


@simulated
async def test_people_who_do_not_return_after_a_crash_lose_their_seats() -> None:
    world = World()
    _, people = await gather_sealed(world)
    expect_ack(await people[0].open())
    world.crash()
    table = await reload_and_reconnect(world, people[:2])
    expect_ack(await people[1].open())
    await world.time.pass_by(NONCE_TIME + GRACE)
    assert [place.player is None for place in table.state.places] == [False, False, True]
    world.crash()
    again = await world.house.table(table.id)
    assert again.state.commitment == table.state.commitment and again.state.seals == ()


@pytest.mark.parametrize("fault", ["before", "after"])
@simulated
async def test_a_store_that_fails_at_the_last_nonce(fault: str) -> None:
    world = World()
    table, (ann, ben, cat) = await gather_sealed(world)
    expect_ack(await ann.open())
    expect_ack(await ben.open())
    world.store.fails = [fault]
    assert expect_refusal(await cat.open(id="once")) == "table-store-down"
    expect_ack(await cat.open(id="once"))
    assert table.state.phase == "playing" and len(ann.received(say.MatchBegan)) == 1
    assert ludotheque.verify(table.record("ann"))


@pytest.mark.parametrize("fault", ["before", "after"])
@simulated
async def test_a_store_that_fails_when_the_time_to_open_ends(fault: str) -> None:
    world = World()
    table, (ann, ben, _) = await gather_sealed(world)
    expect_ack(await ann.open())
    expect_ack(await ben.open())
    world.store.fails = [fault]
    await world.time.pass_by(NONCE_TIME + 3 * GRACE)
    assert not table.state.is_opening and len(ann.received(say.OpeningFailed)) == 1
    assert [message.seat for message in ann.received(say.Welcome)][-1] == 0


@simulated
async def test_catching_up_sends_the_same_messages_as_were_sent_live() -> None:
    """Shows that a person who reconnects later receives the same messages, even those about a failed attempt whose
    seals no longer count.
    """
    world = World()
    table, (ann, ben, cat) = await gather_sealed(world)
    expect_ack(await ben.open())
    expect_ack(await cat.do(say.StandUp))
    expect_ack(await cat.sit(2))
    expect_ack(await ann.seal(0))
    expect_ack(await ben.seal(1))
    await begin(ann, [ann, ben, cat])
    live = list(map(to_bytes, ann.received_versions()))
    for _ in range(2):
        again = await Person(await world.house.table(table.id), "ann").connect(0)
        assert list(map(to_bytes, again.received_versions()))[: len(live)] == live
        world.crash()


# ── secrets ──


@simulated
async def test_nonces_are_revealed_only_when_all_are_open() -> None:
    world = World()
    table, people = await gather_sealed(world)
    looking_on = await Person(table, "").connect()

    def told(secret: str) -> list[str]:
        everybody = [*people, looking_on]
        return [
            person.name
            for person in everybody
            for message in person.wire.received
            if secret.encode() in to_bytes(message)
        ]

    expect_ack(await people[0].open())
    expect_ack(await people[1].open())
    assert not any(told(nonce) for nonce in NONCES)
    expect_ack(await people[2].open())
    assert all(set(told(nonce)) == {"ann", "ben", "cat", ""} for nonce in NONCES)


# ── tables from before there were seals ──


@simulated
async def test_a_table_older_than_seals_can_continue() -> None:
    """Shows that an old log with nonces in the clear gives the same match, and a record in the old format."""
    opened = log.Opened(Settings(game="malta", seats=2, options={}), "5e" * 32, "ann")
    state = TableState("old", open_row(opened, 0))
    for entry in (
        log.SatDown(0, log.Player("Ann", "ann"), nonce="11" * 8),
        log.SatDown(1, log.Player("Ben", "ben")),
        log.NonceAdded(1, "22" * 8),
    ):
        state.perform(entry, 0)
    rows = [logged.row.to_bytes() for logged in state.log]
    begun = state.copy()
    rows.append(begun.perform(log.Began(), 0).to_bytes())
    assert b'"nonceAdded"' in rows[3] and b'{"type":"began"}' in rows[4]
    again = load("old", rows, None)
    assert again.nonces == ("11" * 8, "22" * 8) and again.match is not None and begun.match is not None
    assert again.match.to_bytes() == begun.match.to_bytes()
    assert again.match.record().format == 1 and again.match.record().commitment == commitment(b"\x5e" * 32)
