"""The promises: acknowledged is on disk, nothing is done twice, nothing is told to the wrong seat, one slip hurts one move."""

from __future__ import annotations

import asyncio
from importlib.metadata import entry_points
from typing import Any

import msgspec
import pytest

import ludotheque
from ludotheque.core.drive import random_step
from ludotheque.table import Settings, viewers
from ludotheque.table import messages as say
from ludotheque.table.crash_reports import rerun
from ludotheque.table.load import load
from ludotheque.table.messages import to_bytes
from ludotheque.table.ports import Fenced, StoreDown
from ludotheque.table.state import TableState
from tests.short import short_options
from tests.table.seated import Person, World, done, refused, simulated, swap_hands, swap_hands_start, until

HANDS = [["Swap Hands", "Negate", "Negate", "Shove"], ["Negate", "Boomerang"], ["Shove", "Sidestep"]]
STEP = {"type": "playCard", "card": "Swap Hands"}


async def three(world: World, **settings: Any) -> list[Person]:
    _, people = await world.table_of(["Ann", "Ben", "Cat"], start=swap_hands_start(HANDS), **settings)
    return people


def state_of(state: TableState) -> Any:
    """All of a table, to be compared."""
    kept = {name: value for name, value in vars(state).items() if name not in ("match", "places", "log")}
    places = [[getattr(place, name) for name in place.__slots__] for place in state.places]
    rows = [
        (one.row.to_bytes(), [msgspec.json.encode(kind(*values)) for kind, values in one.facts]) for one in state.log
    ]
    return kept, places, rows, None if state.match is None else state.match.to_bytes()


# ── resending ──


@simulated
async def test_a_resent_move_gets_the_first_answer_and_is_not_done_again() -> None:
    world = World()
    ann, _, _ = await three(world)
    first = done(await ann.play(STEP, id="once"))
    version = ann.table.state.version
    again = done(await ann.play(STEP, id="once"))
    assert again == first and ann.table.state.version == version
    no = await ann.play({"type": "pass"}, id="never")
    assert isinstance(no, say.Refusal)
    assert await ann.play(STEP, id="never") == no


@simulated
async def test_move_ids_are_each_persons_own() -> None:
    world = World()
    ann, ben, _ = await three(world)
    done(await ann.do(say.Pause, id="1"))
    assert refused(await ben.do(say.Pause, id="1")) == "table-paused"


@pytest.mark.parametrize("fault", ["before", "after"])
@simulated
async def test_a_crash_around_the_commit(fault: str) -> None:
    """The store breaks before or after it wrote: no acknowledgement is false, and the resent move is there exactly once."""
    world = World()
    ann, ben, _ = await three(world)
    heard = len(ben.wire.heard)
    world.store.fails = [fault]
    assert refused(await ann.play(STEP, id="once")) == "table-store-down"
    assert [type(one) for one in ben.wire.heard[heard:]] == [say.Writing]
    world.crash()
    table = await world.house.table(ann.table.id)
    ann.table = table
    await ann.come()
    done(await ann.play(STEP, id="once"))
    assert [one.row.move for one in table.state.log].count("once") == 1
    assert len([one for one in table.state.log if one.row.deeds]) == 1


@pytest.mark.parametrize("fault", ["before", "after"])
@simulated
async def test_a_store_that_fails_and_comes_back_without_a_restart(fault: str) -> None:
    world = World()
    ann, ben, _ = await three(world)
    due = ann.now.clock.due[0]
    assert due is not None
    world.store.fails = [fault]
    assert refused(await ann.play(STEP, id="once")) == "table-store-down"
    done(await ann.play(STEP, id="once"))
    table = ann.table
    assert [one.row.move for one in table.state.log].count("once") == 1
    assert ann.now.clock.due[0] == due + 5000
    assert [one.version for one in ben.happened()] == list(range(1, ben.now.version + 1))


@pytest.mark.parametrize("fault", ["before", "after"])
@simulated
async def test_who_sat_down_while_the_store_failed_sees_their_seat(fault: str) -> None:
    world = World()
    table = await world.house.open(Settings(game="malta", seats=2))
    ann = await Person(table, "ann").come()
    world.store.fails = [fault]
    assert refused(await ann.sit(0, id="once")) == "table-store-down"
    done(await ann.sit(0, id="once"))
    assert [message.seat for message in ann.heard(say.Welcome)] == [None, 0]


@simulated
async def test_a_store_that_is_down_for_half_a_minute() -> None:
    world = World()
    ann, ben, _ = await three(world)
    await world.time.pass_by(55_000)
    down_until = world.time.now() + 30_000
    read = world.store.read

    async def down(table: str) -> Any:
        if world.time.now() < down_until:
            raise StoreDown
        return await read(table)

    world.store.read = down  # type: ignore[method-assign]
    world.store.fails = ["before"] * 1
    assert refused(await ann.play(STEP)) == "table-store-down"
    await world.time.pass_by(29_000)
    assert refused(await ann.play(STEP)) == "table-store-down"
    late = await Person(ann.table, "eve").come()  # looking on works meanwhile
    assert late.now.phase == "playing"
    assert [said_to(one) for one in (ann, ben, late)] == [[False], [False], [False]]
    await world.time.pass_by(1000)
    assert not ben.heard(say.TimedOut)
    done(await ann.play(STEP))
    assert ann.now.clock.due[0] == world.time.now() + 10_000
    assert [said_to(one) for one in (ann, ben, late)] == [[False, True], [False, True], [False, True]]


@simulated
async def test_a_table_at_which_nothing_is_due_goes_on_by_itself() -> None:
    world = World()
    table, (ann, ben) = await world.table_of(["ann", "ben"], clock="none")
    world.store.fails = ["before"]
    assert refused(await ann.do(say.Pause)) == "table-store-down"
    assert said_to(ben) == [False]
    await world.time.pass_by(1000)
    assert said_to(ben) == [False, True]
    ben.go()
    ann.go()
    await world.time.pass_by(1000)
    assert table.is_idle()


def said_to(person: Person) -> list[bool]:
    """What somebody has heard of whether anything can be written down."""
    return [one.is_possible for one in person.heard(say.Writing)]


@simulated
async def test_an_acknowledgement_waits_for_the_commit() -> None:
    world = World()
    ann, ben, _ = await three(world)
    world.store.delay = lambda: world.time.sleep(400)
    assert ann.viewer is not None
    before = len(ann.wire.heard), len(ben.wire.heard)
    task = asyncio.ensure_future(ann.table.tell(ann.viewer, say.Pause(id="p")))
    await world.time.pass_by(399)
    assert (len(ann.wire.heard), len(ben.wire.heard)) == before
    await world.time.pass_by(1)
    await task
    assert isinstance(ann.wire.heard[before[0]], say.Ack)
    assert len(ben.wire.heard) > before[1]


# ── fencing ──


@simulated
async def test_of_two_houses_only_the_later_one_writes() -> None:
    world = World()
    ann, ben, _ = await three(world)
    other = await world.new_house().table(ann.table.id)
    heard = len(ann.wire.heard)
    assert ann.viewer is not None
    await ann.table.tell(ann.viewer, say.Pause(id="p"))
    assert [type(message) for message in ann.wire.heard[heard:]] == [say.Closed]
    assert ann.table.is_gone
    ann.table = other
    await ann.come()
    done(await ann.do(say.Pause, id="p"))
    # The first house finds it again, and then it is the other one that is fenced.
    back = await world.house.table(other.id)
    assert back is not ben.table and back.state.clock.stopped is not None
    assert ann.viewer is not None
    await other.tell(ann.viewer, say.Resume(id="r"))
    assert other.is_gone


# ── reading again ──


@simulated
async def test_what_is_read_again_equals_what_was_in_memory() -> None:
    """After every version, with and without a snapshot; people, windows, orders and bots."""
    world = World(seed=5)
    table, (ann, ben) = await world.table_of(["ann", "ben"], bots=1, seconds=5)
    done(await ben.do(say.GiveOrders, orders=()))
    done(await ann.do(say.HandOver, seat=0))
    seen: dict[int, Any] = {}

    def look() -> bool:
        seen.setdefault(table.state.version, state_of(table.state))
        return table.state.phase == "over"

    await until(world, look, step=100)
    kept = await world.store.read(table.id)
    assert kept.snapshot is not None and len(seen) > 50
    for version, state in seen.items():
        if version % 9 and version != kept.snapshot[0]:
            continue
        rows = kept.rows[:version]
        assert state_of(load(table.id, rows, None)) == state
        if version >= kept.snapshot[0]:
            assert state_of(load(table.id, rows, kept.snapshot)) == state


@simulated
async def test_a_match_goes_on_after_crashes_as_it_would_have() -> None:
    """The same bots, the same luck: a crash changes times and nothing else."""
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
async def test_catching_up_from_every_version_gives_exactly_what_was_missed(
    monkeypatch: pytest.MonkeyPatch, at_once: int
) -> None:
    monkeypatch.setattr(viewers, "AT_ONCE", at_once)
    world = World()
    table, people = await world.table_of(["ann", "ben"], bots=1, seconds=5)
    done(await people[1].do(say.GiveOrders, orders=()))
    everybody = [*people, await Person(table, "").come()]
    await world.time.pass_by(120_000)
    for one in everybody:
        live = one.happened()
        assert [message.version for message in live] == list(range(1, one.now.version + 1))
        for since in range(one.now.version + 1):
            again = await Person(table, one.name).come(since)
            welcome = again.wire.heard[0]
            assert isinstance(welcome, say.Welcome) and not welcome.is_afresh
            assert list(map(to_bytes, welcome.missed)) == list(map(to_bytes, live[since:]))
            assert msgspec.structs.replace(welcome.now, clock=one.now.clock) == one.now
            again.go()
    world.crash()
    table = await world.house.table(table.id)
    for one in everybody:
        again = await Person(table, one.name).come(0)
        assert list(map(to_bytes, again.happened()))[: len(one.happened())] == list(map(to_bytes, one.happened()))


@simulated
async def test_who_is_told_a_long_past_lets_others_have_their_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(viewers, "AT_ONCE", 1)
    world = World()
    ann, ben, _ = await three(world)
    ann.go()
    coming = asyncio.create_task(ann.come())
    await asyncio.sleep(0)
    assert not coming.done() and not ann.wire.heard
    ben.table.leave()  # another process has it
    with pytest.raises(Fenced):
        await coming


@simulated
async def test_who_comes_back_while_their_old_link_breaks_is_there() -> None:
    """As a page does that is loaded again."""
    world = World()
    ann, ben, _ = await three(world)
    again = Person(ann.table, ann.name)
    coming = asyncio.create_task(again.come())
    await asyncio.sleep(0)
    assert not coming.done()
    ann.go()
    await coming
    assert again.now.seats[0].is_present
    (seats,) = ben.heard(say.Seats)[-1:]
    assert seats.seats[0].is_present


@simulated
async def test_a_client_that_knows_more_than_the_table_begins_afresh() -> None:
    world = World()
    ann, _, _ = await three(world)
    await ann.come(since=10_000)
    welcome = ann.wire.heard[0]
    assert isinstance(welcome, say.Welcome) and welcome.is_afresh
    assert welcome.missed[0].version == 1


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
        told = []
        for one in (match, match.imagine(seat, luck)):
            world = World()
            _, people = await world.table_of(["ann", "ben", "cat"], start=one.to_json())
            viewer = await Person(people[0].table, "" if seat is None else people[seat].name).come()
            for number, person in enumerate(people):
                if number != seat:
                    done(await person.do(say.GiveOrders, orders=()))
            told.append([to_bytes(message) for message in viewer.wire.heard])
        assert told[0] == told[1]


@simulated
async def test_private_steps_of_others_are_not_told_not_even_that_they_are_there() -> None:
    world = World()
    ann, ben, _ = await three(world)
    spectator = await Person(ann.table, "").come()
    heard = len(ben.wire.heard), len(spectator.wire.heard)
    done(await ann.play(STEP))
    done(await ann.take_back())
    done(await ann.play(STEP))
    assert (len(ben.wire.heard), len(spectator.wire.heard)) == heard
    done(await ann.play({"type": "nameSeat", "seat": 2}))
    told = ben.happened()[-4:]
    assert [one.events for one in told[:3]] == [(), (), ()] and all(one.at is None for one in told[:3])
    assert told[3].events[0]["type"] == "cardPlayed"


@simulated
async def test_nothing_secret_is_on_any_wire_before_the_end() -> None:
    world = World()
    table, people = await world.table_of(["ann", "ben"], bots=2, pace=(10, 20), seconds=5)
    spectator = await Person(table, "").come()
    await world.time.pass_by(100_000)
    assert table.state.phase == "playing"
    heard = b"".join([to_bytes(message) for one in (*people, spectator) for message in one.wire.heard])
    assert table.state.seed.hex().encode() not in heard
    for one in [spectator, *people]:
        seat = None if one is spectator else people.index(one)
        for told in one.happened():
            for event in told.events:
                if event["type"] == "cardsDrawn":
                    assert (event["cards"] is not None) == (event["seat"] == seat)


# ── mistakes of ours ──


@simulated
async def test_an_exception_refuses_one_move_and_leaves_a_bundle(monkeypatch: pytest.MonkeyPatch) -> None:
    from ludotheque.games.malta.game import GAME

    world = World()
    ann, ben, _ = await three(world)
    before = state_of(ann.table.state)
    apply = GAME.apply
    with monkeypatch.context() as patch:

        def broken(state: Any, seat: int, action: Any, luck: Any, log: Any) -> None:
            apply(state, seat, action, luck, log)
            raise ZeroDivisionError("a slip in a card")

        patch.setattr(type(GAME), "apply", lambda self, *values: broken(*values))
        assert refused(await ann.play(STEP)) == "table-our-fault"
        assert state_of(ann.table.state) == before
        assert len(world.bundles) == 1 and "ZeroDivisionError" in world.bundles[0].error
        bundle = msgspec.json.encode(world.bundles[0])
        with pytest.raises(ZeroDivisionError):
            rerun(bundle)
    assert rerun(bundle).version == ann.table.state.version + 1  # mended
    done(await ann.play(STEP))
    assert refused(await ben.play(STEP)) != "table-our-fault"


@simulated
async def test_a_bot_that_fails_plays_the_default() -> None:
    def fails(*_: Any) -> Any:
        raise ZeroDivisionError

    world = World(find=lambda game, name: fails)
    table, _ = await world.table_of([], bots=2)
    await world.time.pass_by(10_000)
    assert table.state.match is not None and table.state.match.step > 2
    assert world.bundles


@simulated
async def test_a_bot_that_thinks_for_long_holds_nobody_up() -> None:
    from ludotheque.bots import find_bot

    world = World()

    async def slow(view: Any, choices: Any, luck: Any) -> Any:
        await world.time.sleep(10_300)
        return find_bot("malta", "random")(view, choices, luck)

    world.find = lambda game, name: slow
    world.house = world.new_house()
    table, (ann,) = await world.table_of(["ann"], bots=1, start=None, options={"first": 1})
    await world.time.pass_by(3000)
    done(await asyncio.wait_for(ann.do(say.GiveOrders, orders=()), 5))
    step = table.state.match.step if table.state.match else 0
    begun = table.state.clock.played_at
    await world.time.pass_by(10_000)
    assert table.state.match is not None and table.state.match.step == step + 1
    # It was ready after 10.3 s, but is only asked every second from its own time on.
    assert (table.state.clock.played_at - begun - table.state.delay(1, 1)) % 1000 == 0


@simulated
async def test_any_time_actions_are_offered_to_bots() -> None:
    world = World()
    for _ in range(6):
        table, _ = await world.table_of([], bots=3, game="kites")
        await until(world, lambda table=table: table.state.phase == "over", step=5000)  # type: ignore[misc]
        assert table.state.match is not None
        deeds = [deed for deed in table.state.match.history if deed.kind == "play"]
        if any(type(deed.action).__name__ == "Whistle" for deed in deeds):
            return
    raise AssertionError("nobody whistled")


@simulated
async def test_sealed_choices_that_are_no_window_wait_for_the_last_one() -> None:
    world = World()
    _, people = await world.table_of(["ann", "ben"], game="kites")
    ann, ben = people
    assert ann.now.clock.window is None and ann.now.choices is not None
    due = ann.now.clock.due
    done(await ann.play(ann.now.choices["actions"][0]))
    assert ben.happened()[-1].events == ({"type": "choiceSealed", "seat": 0, "action": None},)
    assert ann.now.may_take_back
    await world.time.pass_by(10_000)
    done(await ann.take_back())
    assert ann.now.clock.due == due  # reopening gives no new time
    assert ann.now.choices is not None
    done(await ann.play(ann.now.choices["actions"][0]))
    assert ben.now.choices is not None
    done(await ben.play(ben.now.choices["actions"][0]))
    assert ann.happened()[-1].events[-1]["type"] == "bidsShown"


@simulated
async def test_windows_survive_reading_again() -> None:
    world = World()
    ann, ben, cat = await three(world)
    await swap_hands(ann)
    done(await cat.do(say.GiveOrders, orders=()))
    done(await ben.play({"type": "react", "card": "Negate"}))
    kept = await world.store.read(ann.table.id)
    assert state_of(load(ann.table.id, kept.rows, None)) == state_of(ann.table.state)


@pytest.mark.parametrize("game", ["kites", *sorted(point.name for point in entry_points(group="ludotheque.games"))])
@simulated
async def test_every_game_is_played_at_a_table(game: str) -> None:
    world = World()
    seats = ludotheque.games()[game].seats[-1]
    table, _ = await world.table_of([], bots=min(3, seats), game=game, options=short_options(game))
    await until(world, lambda: table.state.phase == "over", step=20_000)
    assert not world.bundles
    assert ludotheque.verify(table.record())
    kept = await world.store.read(table.id)
    assert state_of(load(table.id, kept.rows, None)) == state_of(table.state)
    assert state_of(load(table.id, kept.rows, kept.snapshot)) == state_of(table.state)


@simulated
async def test_a_wish_whose_socket_is_cut_in_the_middle_is_done_or_not_but_not_half() -> None:
    world = World()
    ann, ben, _ = await three(world)
    world.store.delay = lambda: world.time.sleep(400)
    assert ann.viewer is not None
    task = asyncio.ensure_future(ann.table.tell(ann.viewer, say.Play(id="once", version=ann.now.version, action=STEP)))
    await world.time.pass_by(100)
    task.cancel()
    await world.time.pass_by(2000)  # the table reads again what the store has
    world.store.delay = None
    done(await ann.play(STEP, id="once"))
    kept = await world.store.read(ann.table.id)
    assert state_of(load(ann.table.id, kept.rows, None)) == state_of(ann.table.state)
    assert [one.row.move for one in ann.table.state.log].count("once") == 1
    done(await ben.do(say.Pause))
