"""Tests of the list of a person's own tables: whose turn it is at each table, or how its match ended."""

from __future__ import annotations

import msgspec

from ludotheque.table import messages as say
from ludotheque.table.summaries import Standing
from tests.table.seated import Person, World, expect_ack, simulated, swap_hands_start

HANDS = [["Swap Hands", "Negate", "Negate", "Shove"], ["Negate", "Boomerang"], ["Shove", "Sidestep"]]


async def latest_summary(world: World, person: str = "Ann") -> Standing:
    """Returns the summary of a person's latest table."""
    sat = await world.store.tables_of(person)
    return msgspec.json.decode(sat[0].listed.standing, type=Standing)


def asked_of(person: Person) -> tuple[int, ...]:
    """Returns the seats that are asked, as a person at the table sees them."""
    assert person.now.view is not None
    return tuple(person.now.view["toAct"])


@simulated
async def test_a_summary_lists_the_seats_that_are_asked() -> None:
    world = World()
    _, (ann, ben, cat) = await world.table_of(["Ann", "Ben", "Cat"], start=swap_hands_start(HANDS))
    assert (await latest_summary(world)).asked == (0,) == asked_of(ann)
    expect_ack(await ann.play({"type": "playCard", "card": "Swap Hands"}))
    assert (await latest_summary(world)).asked == (0,)  # a private step changes nothing in the list
    expect_ack(await ann.play({"type": "nameSeat", "seat": 1}))
    asked = (await latest_summary(world)).asked
    assert asked == asked_of(cat) and 1 in asked
    expect_ack(await ben.play({"type": "pass"}))
    assert (await latest_summary(world, "Cat")).asked == asked  # who has answered stays secret until the window closes


@simulated
async def test_a_seat_played_by_a_bot_is_not_listed_as_asked() -> None:
    world = World()
    _, (ann, *_) = await world.table_of(["Ann", "Ben", "Cat"], start=swap_hands_start(HANDS))
    expect_ack(await ann.do(say.HandOver, seat=0))
    assert (await latest_summary(world)).asked == ()
    expect_ack(await ann.do(say.TakeSeat))
    assert (await latest_summary(world)).asked == (0,)


@simulated
async def test_a_summary_of_a_finished_match_has_the_places() -> None:
    world = World()
    _, (_, ben) = await world.table_of(["Ann", "Ben"])
    assert (await latest_summary(world)).places == ()
    expect_ack(await ben.do(say.Resign))
    assert await latest_summary(world) == Standing(places=(1, 2))
