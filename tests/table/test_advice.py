"""Tests of advice: the advice follows from the view of the seat that asks, and the request changes nothing."""

from __future__ import annotations

from typing import Any

from ludotheque.games.glory.advice import advise
from ludotheque.table import Settings
from ludotheque.table import messages as say
from tests.games.glory import table as glory
from tests.games.glory.table import GRANIT, MIRABELLE, ONDINE
from tests.table.seated import Person, World, expect_ack, expect_refusal, simulated, swap_hands, swap_hands_start

ABOUT = {"fight": GRANIT}


async def seat_in_ring(world: World, *hands: str) -> list[Person]:
    """Seats people at a table of Road to Glory with three wrestlers in the ring; the first seat is to move."""
    match = glory.table(*hands)
    _, people = await world.table_of(["Ann", "Ben", "Cat"], game="glory", start=match.to_json())
    return people


async def ask(person: Person, about: Any = ABOUT, version: int | None = None) -> Any:
    """Asks for advice; returns the answer, which may be a refusal."""
    assert person.viewer is not None
    count_before = len(person.wire.received)
    told = person.now.version if version is None else version
    await person.table.handle(person.viewer, say.Advise(id=f"ask {count_before}", version=told, about=about))
    (answer,) = person.wire.received[count_before:]
    return answer.advice if isinstance(answer, say.Advice) else answer


@simulated
async def test_advice_depends_only_on_the_askers_view() -> None:
    received = []
    for hand in ("defence-4 cancelled", "attack-4 diva-plus-1"):  # Ann's advice does not depend on Ben's hand
        world = World()
        ann, _, _ = await seat_in_ring(world, "attack-die attack-1", hand, "draw-2")
        received.append(await ask(ann))
        match = ann.table.state.match
        assert match is not None and received[-1] == advise(match.view(0), match.choices(0), ABOUT)  # type: ignore[arg-type]
    assert received[0]["forecasts"] == received[1]["forecasts"] and len(received[0]["forecasts"]) == 3


@simulated
async def test_impossible_requests_for_advice_are_refused() -> None:
    world = World()
    ann, ben, _ = await seat_in_ring(world, "attack-1", "attack-1", "attack-1")
    assert expect_refusal(await ask(ann, about={"fight": ONDINE})) == "no-such-fight"
    assert expect_refusal(await ask(ben)) == "no-such-fight"
    watcher = await Person(ann.table, "watcher").connect()
    assert expect_refusal(await ask(watcher)) == "table-not-seated"
    asked = ann.now.asked_since
    assert asked is not None and expect_refusal(await ask(ann, version=asked - 1)) == "table-too-late"


@simulated
async def test_advice_needs_a_game_that_offers_it_and_a_running_match() -> None:
    world = World()
    _, (ann, _) = await world.table_of(["ann", "ben"], game="malta")
    assert expect_refusal(await ask(ann)) == "table-no-advice"
    table = await world.house.open(Settings(game="glory", seats=2), host="ann")
    waiting = await Person(table, "ann").connect()
    expect_ack(await waiting.do(say.SitDown, seat=0, name="Ann"))
    assert expect_refusal(await ask(waiting)) == "table-not-begun"


@simulated
async def test_advice_is_neither_announced_nor_stored() -> None:
    world = World()
    ann, ben, cat = await seat_in_ring(world, "attack-1", "attack-1", "attack-1")
    expect_ack(await ann.play({"type": "challenge", "wrestler": MIRABELLE}))
    before = (ann.table.state.version, len(ben.wire.received), len(cat.wire.received))
    assert (await ask(ann, {"fight": MIRABELLE}))["with"] == ONDINE
    assert expect_refusal(await ask(ann)) == "no-such-fight"  # the fight is now against another wrestler
    assert (ann.table.state.version, len(ben.wire.received), len(cat.wire.received)) == before
    assert (await ask(cat, {"fight": ONDINE}))["with"] == MIRABELLE


@simulated
async def test_a_refused_request_for_advice_does_not_change_the_window() -> None:
    closes = []
    for asks in (False, True):
        world = World()
        start = swap_hands_start([["Swap Hands", "Negate"], ["Negate"], ["Shove"]])
        _, people = await world.table_of(["Ann", "Ben", "Cat"], start=start)
        await swap_hands(people[0])
        await world.time.pass_by(1000)
        if asks:
            for person in people:
                assert expect_refusal(await ask(person)) == "table-no-advice"
        for person in people[1:]:
            expect_ack(await person.play({"type": "pass"}))
        await world.time.pass_by(6000)
        shut = [
            version.at
            for version in people[0].received_versions()
            if any(isinstance(n, say.WindowShut) for n in version.news)
        ]
        closes.append((shut, [person.now for person in people]))
    assert closes[0][0] and closes[0] == closes[1]
