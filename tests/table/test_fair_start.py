"""Tests of the fair start: people seal their nonces while they gather, and open them when every seat has sealed one."""

from __future__ import annotations

import msgspec
import pytest

import ludotheque
from ludotheque.core.fair import commitment, seal_of
from ludotheque.core.record import chained
from ludotheque.table import Settings, Table, log
from ludotheque.table import messages as say
from ludotheque.table.clock import GRACE, OPENING
from ludotheque.table.load import load
from ludotheque.table.messages import to_bytes
from ludotheque.table.state import TableState, open_row
from tests.table.seated import NONCE, Person, World, begin, done, refused, simulated

NONCES = ["a1" * 16, "b2" * 16, "c3" * 16]


async def gathered(world: World, bots: int = 0, is_begun: bool = True) -> tuple[Table, list[Person]]:
    """Seats three people, who have sealed their nonces and been told to open them."""
    table = await world.house.open(Settings(game="malta", seats=3 + bots), host="ann")
    people = [await Person(table, name).come() for name in ("ann", "ben", "cat")]
    for seat, person in enumerate(people):
        done(await person.sit(seat, nonce=NONCES[seat]))
    for seat in range(3, 3 + bots):
        done(await people[0].do(say.SeatBot, seat=seat, bot="random"))
    if is_begun:
        done(await people[0].do(say.Begin))
    return table, people


async def come_again(world: World, people: list[Person]) -> Table:
    """Crashes the process and reconnects everybody."""
    table = await world.house.table(people[0].table.id)
    for person in people:
        person.table = table
        await person.come()
    return table


# ── the normal case ──


@simulated
async def test_everybody_is_asked_and_the_last_nonce_begins_the_match() -> None:
    world = World()
    table, (ann, ben, cat) = await gathered(world, bots=1)
    seals = tuple([(seat, seal_of(table.state.commitment, seat, bytes.fromhex(NONCES[seat]))) for seat in range(3)])
    for one in (ann, ben, cat):
        assert one.now.phase == "gathering" and one.now.clock.opening == world.time.now() + OPENING
        assert one.heard(say.OpeningBegan) == [say.OpeningBegan(seals)]
        assert tuple([(seat, view.seal) for seat, view in enumerate(one.now.seats) if view.seal]) == seals
    done(await ben.open())
    done(await cat.open())
    assert [view.has_opened for view in ann.now.seats] == [False, True, True, False]
    assert ann.heard(say.NonceOpened) == [say.NonceOpened(1), say.NonceOpened(2)]
    assert ann.now.phase == "gathering"
    done(await ann.open())
    assert ben.now.phase == "playing" and ben.now.clock.opening is None
    assert ben.heard(say.MatchBegan) == [say.MatchBegan(tuple(NONCES), seals)]
    assert not any(view.seal for view in ben.now.seats)
    record = table.record("ann")
    assert (record.format, record.seals, record.nonces) == (2, seals, tuple(NONCES))


@simulated
async def test_one_person_and_bots_begin_without_delay() -> None:
    world = World()
    before = world.time.now()
    table, (ann,) = await world.table_of(["ann"], bots=2)
    assert table.state.phase == "playing" and world.time.now() == before
    assert ann.heard(say.MatchBegan) == [say.MatchBegan((NONCE,), table.state.seals)]


@simulated
async def test_bots_alone_have_nothing_to_open() -> None:
    world = World()
    table, _ = await world.table_of([], bots=2)
    assert table.state.phase == "playing" and not table.state.nonces and not table.state.seals


@simulated
async def test_the_luck_of_a_whole_match_is_sealed_and_checked() -> None:
    world = World()
    table, (ann, ben, cat) = await gathered(world)
    for one in (ann, ben, cat):
        done(await one.open())
    done(await ben.do(say.HandOver, seat=1))  # a seat that is handed over to a bot keeps its nonce
    for one in (ann, ben):
        done(await one.do(say.Resign))
    record = table.record()
    assert record.format == 2 and len(record.seals) == 3 and ludotheque.verify(record)
    other = msgspec.structs.replace(record, nonces=(*record.nonces[:2], "00" * 16))
    assert "seat 2 does not fit its seal" in ludotheque.verify(chained(other)).reason


# ── what is refused ──


@simulated
async def test_what_is_not_sealed_is_refused() -> None:
    world = World()
    table, (ann, ben, _) = await gathered(world)
    version = table.state.version
    assert refused(await ann.open(nonce=NONCES[1])) == "table-nonce-not-sealed"
    assert refused(await ann.open(nonce="00" * 15)) == "table-bad-nonce"
    assert refused(await ann.open(nonce="xy" * 16)) == "table-bad-nonce"
    assert refused(await (await Person(table, "eve").come()).open(nonce=NONCES[0])) == "table-not-seated"
    assert table.state.version == version
    done(await ann.open())
    assert refused(await ann.open(nonce=NONCES[1])) == "table-nonce-not-sealed"
    version = table.state.version
    done(await ann.open())  # opening the same nonce again changes nothing
    assert table.state.version == version
    done(await ben.open(id="resent"))
    assert done(await ben.open(id="resent")).version == version + 1 == table.state.version


@simulated
async def test_nothing_changes_while_nonces_are_opened_and_nothing_is_opened_before() -> None:
    world = World()
    table, (ann, ben, _) = await gathered(world, bots=1, is_begun=False)
    eve = await Person(table, "eve").come()
    assert refused(await ann.open()) == "table-not-opening"
    done(await ann.do(say.Begin))
    version = table.state.version
    assert refused(await ann.seal(0, "ff" * 16)) == "table-opening"
    assert refused(await ann.do(say.SeatBot, seat=3, bot=None)) == "table-opening"
    assert refused(await eve.sit(1)) == "table-opening"
    done(await ben.do(say.Begin))  # Ben asks to begin while an attempt is already under way
    assert table.state.version == version


@simulated
async def test_a_match_cannot_begin_with_an_empty_seat_or_without_a_seal() -> None:
    world = World()
    table = await world.house.open(Settings(game="malta", seats=2), host="ann")
    ann, ben = await Person(table, "ann").come(), await Person(table, "ben").come()
    done(await ann.sit(0))
    assert refused(await ann.do(say.Begin)) == "table-seat-empty"
    done(await ben.do(say.SitDown, seat=1, name="Ben"))
    assert refused(await ann.do(say.Begin)) == "table-seal-missing"
    assert not table.state.is_opening
    for bad in ("", "00" * 31, "00" * 33, "zz" * 32, "0 " * 32):
        assert refused(await ben.do(say.AddSeal, seal=bad)) == "table-bad-seal"
    done(await ben.seal(1))
    version = table.state.version
    done(await ben.seal(1))  # sealing the same nonce again changes nothing
    assert table.state.version == version
    await begin(ann, [ben, ann])
    assert table.state.phase == "playing"


@simulated
async def test_a_copied_seal_is_of_no_use() -> None:
    """Shows that not even somebody who knows the nonce of a copied seal can open it at another seat."""
    world = World()
    table, (ann, ben, cat) = await gathered(world, is_begun=False)
    done(await cat.do(say.AddSeal, seal=ann.now.seats[0].seal))
    done(await ann.do(say.Begin))
    done(await ann.open())
    done(await ben.open())
    assert refused(await cat.open(nonce=NONCES[0])) == "table-nonce-not-sealed"
    await world.time.pass_by(OPENING)
    assert table.state.phase == "gathering" and table.state.places[2].player is None


# ── attempts that fail ──


@simulated
async def test_who_does_not_open_in_time_stands_up_and_all_begin_anew() -> None:
    world = World()
    table, (ann, ben, cat) = await gathered(world)
    promised = table.state.commitment
    done(await ann.open())
    await world.time.pass_by(OPENING - 1)
    assert table.state.is_opening and table.state.commitment == promised
    await world.time.pass_by(1)
    assert not table.state.is_opening and table.state.phase == "gathering"
    assert table.state.commitment != promised
    failed = say.OpeningFailed((1, 2), ("ben", "cat"), "late", table.state.commitment)
    for one in (ann, ben, cat):
        assert one.heard(say.OpeningFailed) == [failed]
        assert one.commitment == table.state.commitment
        assert [view.kind for view in one.now.seats] == ["person", "empty", "empty"]
        assert not any(view.seal or view.has_opened for view in one.now.seats)
    assert [message.seat for message in ben.heard(say.Welcome)] == [None, 1, None]
    assert refused(await ben.open()) == "table-not-seated"
    assert refused(await ann.open()) == "table-not-opening"
    done(await ben.sit(1, nonce=NONCES[1]))
    done(await cat.sit(2, nonce=NONCES[2]))
    assert refused(await ann.do(say.Begin)) == "table-seal-missing"  # the earlier seal is void
    done(await ann.seal(0, "d4" * 16))
    await begin(cat, [cat, ann, ben])
    assert table.state.nonces == ("d4" * 16, *NONCES[1:])
    assert table.record("ann").commitment == table.state.commitment != promised


@simulated
async def test_who_leaves_meanwhile_ends_the_attempt() -> None:
    world = World()
    table, (ann, ben, cat) = await gathered(world)
    promised = table.state.commitment
    done(await ann.open())
    done(await ben.open())
    done(await ben.do(say.StandUp))
    assert cat.heard(say.OpeningFailed) == [say.OpeningFailed((1,), ("ben",), "left", table.state.commitment)]
    assert table.state.commitment != promised
    assert [place.player is None for place in table.state.places] == [False, True, False]
    assert not table.state.seals and not table.state.nonces
    await world.time.pass_by(2 * OPENING)
    assert len(cat.heard(say.OpeningFailed)) == 1


@simulated
async def test_no_attempt_has_the_seed_or_the_seals_of_another() -> None:
    """Shows that refusing to open a nonce gives nobody a second try at the same luck: opened nonces fit no other
    commitment.
    """
    world = World()
    table, (ann, ben, cat) = await gathered(world)
    promised = [table.state.commitment]
    for _ in range(3):
        done(await ann.open())
        done(await ben.open())
        done(await cat.do(say.StandUp))
        promised.append(table.state.commitment)
        done(await cat.sit(2))
        old = [seal_of(promised[-2], seat, bytes.fromhex(NONCES[seat])) for seat in (0, 1)]
        done(await ann.do(say.AddSeal, seal=old[0]))
        done(await ben.seal(1, NONCES[1]))
        done(await ann.do(say.Begin))
        assert refused(await ann.open(nonce=NONCES[0])) == "table-nonce-not-sealed"
        done(await cat.do(say.StandUp))
        promised.append(table.state.commitment)
        done(await cat.sit(2))
        done(await ann.seal(0))
        done(await ben.seal(1))
        done(await ann.do(say.Begin))
    assert len(set(promised)) == len(promised)


@simulated
async def test_a_list_of_tables_knows_who_stood_up() -> None:
    world = World()
    table, (ann, _, _) = await gathered(world)
    done(await ann.open())
    await world.time.pass_by(OPENING)
    assert [sat.listed.table for sat in await world.store.tables_of("ann")] == [table.id]
    assert await world.store.tables_of("ben") == []


# ── outages ──


@pytest.mark.parametrize("opened", [0, 1, 2])
@simulated
async def test_a_crash_while_nonces_are_opened(opened: int) -> None:
    """Shows that opened nonces stay open, and that everybody gets the lost time back, plus a little more."""
    world = World()
    table, people = await gathered(world)
    for person in people[:opened]:
        done(await person.open())
    await world.time.pass_by(4000)
    world.crash()
    await world.time.pass_by(60_000)
    table = await come_again(world, people)
    assert table.state.is_opening and table.state.unopened == tuple(range(opened, 3))
    opening = people[2].now.clock.opening
    assert opening is not None and world.time.now() + GRACE <= opening <= world.time.now() + OPENING + GRACE
    for person in people[opened:]:
        done(await person.open())
    assert table.state.phase == "playing" and table.state.nonces == tuple(NONCES)
    world.crash()
    assert (await world.house.table(table.id)).record("ann") == table.record("ann")


@simulated
async def test_who_does_not_come_back_after_a_crash_stands_up() -> None:
    world = World()
    _, people = await gathered(world)
    done(await people[0].open())
    world.crash()
    table = await come_again(world, people[:2])
    done(await people[1].open())
    await world.time.pass_by(OPENING + GRACE)
    assert [place.player is None for place in table.state.places] == [False, False, True]
    world.crash()
    again = await world.house.table(table.id)
    assert again.state.commitment == table.state.commitment and again.state.seals == ()


@pytest.mark.parametrize("fault", ["before", "after"])
@simulated
async def test_a_store_that_fails_at_the_last_nonce(fault: str) -> None:
    world = World()
    table, (ann, ben, cat) = await gathered(world)
    done(await ann.open())
    done(await ben.open())
    world.store.fails = [fault]
    assert refused(await cat.open(id="once")) == "table-store-down"
    done(await cat.open(id="once"))
    assert table.state.phase == "playing" and len(ann.heard(say.MatchBegan)) == 1
    assert ludotheque.verify(table.record("ann"))


@pytest.mark.parametrize("fault", ["before", "after"])
@simulated
async def test_a_store_that_fails_when_the_time_is_over(fault: str) -> None:
    world = World()
    table, (ann, ben, _) = await gathered(world)
    done(await ann.open())
    done(await ben.open())
    world.store.fails = [fault]
    await world.time.pass_by(OPENING + 3 * GRACE)
    assert not table.state.is_opening and len(ann.heard(say.OpeningFailed)) == 1
    assert [message.seat for message in ann.heard(say.Welcome)][-1] == 0


@simulated
async def test_catching_up_tells_the_same_as_it_was_told() -> None:
    """Shows that a person who reconnects later receives the same messages, even about a failed attempt whose seals no
    longer count.
    """
    world = World()
    table, (ann, ben, cat) = await gathered(world)
    done(await ben.open())
    done(await cat.do(say.StandUp))
    done(await cat.sit(2))
    done(await ann.seal(0))
    done(await ben.seal(1))
    await begin(ann, [ann, ben, cat])
    live = list(map(to_bytes, ann.happened()))
    for _ in range(2):
        again = await Person(await world.house.table(table.id), "ann").come(0)
        assert list(map(to_bytes, again.happened()))[: len(live)] == live
        world.crash()


# ── secrets ──


@simulated
async def test_a_nonce_is_told_to_nobody_before_all_are_open() -> None:
    world = World()
    table, people = await gathered(world)
    looking_on = await Person(table, "").come()

    def told(secret: str) -> list[str]:
        everybody = [*people, looking_on]
        return [one.name for one in everybody for message in one.wire.heard if secret.encode() in to_bytes(message)]

    done(await people[0].open())
    done(await people[1].open())
    assert not any(told(nonce) for nonce in NONCES)
    done(await people[2].open())
    assert all(set(told(nonce)) == {"ann", "ben", "cat", ""} for nonce in NONCES)


# ── tables from before there were seals ──


@simulated
async def test_a_table_from_before_there_were_seals_goes_on() -> None:
    """Shows that an old log with nonces in the clear gives the same match, and a record in the old format."""
    opened = log.Opened(Settings(game="malta", seats=2, options={}), "5e" * 32, "ann")
    state = TableState("old", open_row(opened, 0))
    for entry in (
        log.SatDown(0, log.Player("Ann", "ann"), nonce="11" * 8),
        log.SatDown(1, log.Player("Ben", "ben")),
        log.NonceAdded(1, "22" * 8),
    ):
        state.perform(entry, 0)
    rows = [one.row.to_bytes() for one in state.log]
    begun = state.copy()
    rows.append(begun.perform(log.Began(), 0).to_bytes())
    assert b'"nonceAdded"' in rows[3] and b'{"type":"began"}' in rows[4]
    again = load("old", rows, None)
    assert again.nonces == ("11" * 8, "22" * 8) and again.match is not None and begun.match is not None
    assert again.match.to_bytes() == begun.match.to_bytes()
    assert again.match.record().format == 1 and again.match.record().commitment == commitment(b"\x5e" * 32)
