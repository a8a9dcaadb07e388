"""Tests of hints: a hint follows from the view of the seat that asks, everybody learns that it was given, and nobody
waits for it.
"""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from ludotheque.bots.hints import hint
from ludotheque.core.structs import View
from ludotheque.table import log
from ludotheque.table import messages as say
from ludotheque.table.log import read_row
from ludotheque.table.ports import Busy, Hinted
from tests.games.glory import table as glory
from tests.games.glory.table import GRANIT
from tests.table.seated import HANDS, Person, World, expect_ack, expect_refusal, simulated, swap_hands, swap_hands_start


async def quick_hint(view: View) -> Hinted:
    return hint(view, 24)


async def seat_in_ring(world: World, *hands: str) -> list[Person]:
    """Seats people at a table of Road to Glory with three wrestlers in the ring; the first seat is to move."""
    match = glory.table(*hands)
    _, people = await world.table_of(["Ann", "Ben", "Cat"], game="glory", start=match.to_json())
    return people


async def ask(person: Person, version: int | None = None) -> Any:
    """Asks for a hint; returns the answer, which may be a refusal."""
    assert person.viewer is not None
    count_before = len(person.wire.received)
    told = person.now.version if version is None else version
    await person.table.handle(person.viewer, say.AskHint(id=f"hint {count_before}", version=told))
    for _ in range(200):
        for message in person.wire.received[count_before:]:
            if isinstance(message, (say.Hint, say.Refusal)):
                return message
        await asyncio.sleep(0)
    raise AssertionError("no answer")


@simulated
async def test_a_hint_depends_only_on_the_askers_view() -> None:
    """Checks that if only the hands of other seats differ, the hint is the same, and so is what other viewers learn of
    it.
    """
    told, heard, views = [], [], []
    for hand in ("defence-4 cancelled", "attack-4 attack-2"):
        world = World(give_hint=quick_hint)
        ann, ben, cat = await seat_in_ring(world, "attack-die attack-1", hand, "draw-2")
        before = len(cat.wire.received)
        views.append(ann.now.view)
        told.append(await ask(ann))
        heard.append([msgspec.json.encode(message) for message in cat.wire.received[before:]])
        assert isinstance(told[-1], say.Hint) and told[-1].has_values
        assert ann.now.choices is not None
        assert all(choice.action in ann.now.choices["actions"] for choice in told[-1].choices)
        assert not [message for message in ben.wire.received if isinstance(message, say.Hint)]
    assert views[0] == views[1]
    assert told[0] == told[1] and heard[0] == heard[1] and len(heard[0]) == 2


@simulated
async def test_others_learn_the_same_about_a_hint_whatever_the_asker_holds() -> None:
    heard = []
    for hand in ("attack-die attack-1", "defence-4 cancelled"):
        world = World(give_hint=quick_hint)
        ann, _, cat = await seat_in_ring(world, hand, "attack-1", "draw-2")
        before = len(cat.wire.received)
        await ask(ann)
        heard.append([msgspec.json.encode(message) for message in cat.wire.received[before:]])
    assert heard[0] == heard[1]


@simulated
async def test_a_match_with_hints_is_marked_for_everybody_even_after_a_restart() -> None:
    world = World(give_hint=quick_hint)
    ann, ben, _ = await seat_in_ring(world, "attack-1", "attack-1", "attack-1")
    assert [seat.is_assisted for seat in ben.now.seats] == [False, False, False]
    first = await ask(ann)
    assert ben.received(say.HintGiven) == [say.HintGiven(0)]
    assert [seat.is_assisted for seat in ben.now.seats] == [True, False, False]
    version = ann.table.state.version
    again = await ask(ann)
    assert again.choices == first.choices and ann.table.state.version == version, "the same hint counts twice"
    world.crash()
    table = await world.house.table(ann.table.id)
    cat = await Person(table, "Cat").connect()
    assert [seat.is_assisted for seat in cat.now.seats] == [True, False, False]


def test_a_log_older_than_hints_can_be_read() -> None:
    row = read_row(b'{"version":9,"at":1,"entry":{"type":"resigned","seat":1},"clock":{}}')
    assert row.entry == log.Resigned(1)


@simulated
async def test_hints_are_refused_to_seats_that_are_not_asked_and_late_requests() -> None:
    world = World(give_hint=quick_hint)
    ann, ben, _ = await seat_in_ring(world, "attack-1", "attack-1", "attack-1")
    assert expect_refusal(await ask(ben)) == "table-hint-not-asked"
    watcher = await Person(ann.table, "watcher").connect()
    assert expect_refusal(await ask(watcher)) == "table-not-seated"
    asked = ann.now.asked_since
    assert asked is not None and expect_refusal(await ask(ann, asked - 1)) == "table-too-late"
    expect_ack(await ann.do(say.Pause))
    assert expect_refusal(await ask(ann)) == "table-paused"
    expect_ack(await ann.do(say.Resume))
    expect_ack(await ann.do(say.HandOver, seat=0))
    assert expect_refusal(await ask(ann)) == "table-bot-plays"
    ann, _, _ = await seat_in_ring(World(), "attack-1", "attack-1", "attack-1")
    assert expect_refusal(await ask(ann)) == "table-no-hints"


@simulated
async def test_hints_are_given_one_at_a_time_and_refused_under_load() -> None:
    going, thought = asyncio.Event(), []

    async def slow(view: View) -> Hinted | None:
        thought.append(view)
        await going.wait()
        if len(thought) == 2:
            raise Busy
        return None if len(thought) == 3 else Hinted((), True)

    world = World(give_hint=slow)
    ann, ben, _ = await seat_in_ring(world, "attack-1", "attack-1", "attack-1")
    assert ann.viewer is not None
    await ann.table.handle(ann.viewer, say.AskHint(id="one", version=ann.now.version))
    await asyncio.sleep(0)
    assert expect_refusal(await ask(ann)) == "table-hint-waits"
    expect_ack(await ann.play({"type": "challenge", "wrestler": GRANIT}))  # nobody waits for the hint
    going.set()
    for _ in range(20):
        await asyncio.sleep(0)
    assert [message.message for message in ann.wire.received if isinstance(message, say.Refusal)][
        -1
    ] == "table-too-late"
    assert not ben.received(say.HintGiven), "a hint that came too late counts as given"
    answering = next(person for person in (ann, ben) if person.now.question is not None)
    assert expect_refusal(await ask(answering)) == "table-hint-busy"
    assert expect_refusal(await ask(answering)) == "table-hint-failed"
    assert isinstance(await ask(answering), say.Hint)


@simulated
async def test_in_a_window_only_a_single_player_gets_hints() -> None:
    """Checks that in a window only a single person among bots gets hints, because other people could conclude from a
    hint that the seat has a choice.
    """
    world = World(give_hint=quick_hint)
    _, people = await world.table_of(["Ann", "Ben", "Cat"], start=swap_hands_start(HANDS))
    await swap_hands(people[0])
    count_before = len(people[0].wire.received)
    assert expect_refusal(await ask(people[1])) == "table-hint-window"
    assert len(people[0].wire.received) == count_before


@simulated
async def test_a_hint_is_given_even_if_another_seat_seals_a_choice_meanwhile() -> None:
    going = asyncio.Event()

    async def slow(view: View) -> Hinted:
        await going.wait()
        return hint(view, 24)

    world = World(give_hint=slow)
    _, (ann, ben) = await world.table_of(["Ann", "Ben"], game="worm-up")
    assert ann.viewer is not None and ben.now.choices is not None
    await ann.table.handle(ann.viewer, say.AskHint(id="one", version=ann.now.version))
    expect_ack(await ben.play(ben.now.choices["actions"][0]))
    going.set()
    for _ in range(20):
        await asyncio.sleep(0)
    assert [message.id for message in ann.wire.received if isinstance(message, say.Hint)] == ["one"]
