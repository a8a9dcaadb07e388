"""Tests of the pause for tokens after every play (All Wound Up, §8.6): seat order decides, not the fastest hand."""

from __future__ import annotations

from typing import Any

from ludotheque.core.choices import Choices
from ludotheque.core.luck import Luck
from ludotheque.core.structs import Action, View
from ludotheque.games.wound_up.actions import UsePurple
from ludotheque.table.load import load
from ludotheque.table.messages import to_bytes
from tests.games.wound_up.table import pawn_at, table
from tests.table.seated import Person, World, expect_ack, simulated

PAWNS = [pawn_at(50, 120), pawn_at(50, 320), pawn_at(20, 220)]
PURPLE = {"purple": 1}
OPEN = {"type": "open", "card": "Wind 1", "wilds": 0}
TURN = {"type": "usePurple", "turn": 100}


async def seat_three(world: World, *held: dict[str, int], bots: int = 0, **changes: Any) -> list[Person]:
    """Seats three players with these tokens; Ann is to open the bidding, and Cat is the dealer."""
    start = table("W1 L", "W1 R", "W2 R", pawns=PAWNS, tokens=list(held), **changes).to_json()
    names = ["Ann", "Ben", "Cat"][: 3 - bots]
    _, people = await world.table_of(names, bots=bots, start=start, game="wound-up", clock="none", bot="turner")
    return people


def seats_in_events(person: Person, kind: str) -> list[int]:
    """Returns the seats of all events of a kind, in order."""
    return [
        event["seat"] for version in person.received_versions() for event in version.events if event["type"] == kind
    ]


@simulated
async def test_of_two_requests_for_tokens_the_first_clockwise_from_the_dealer_is_played() -> None:
    world = World()
    ann, ben, cat = await seat_three(world, {}, PURPLE, PURPLE)
    expect_ack(await ben.play(TURN))
    await world.time.pass_by(1000)
    expect_ack(await cat.play(TURN))
    await world.time.pass_by(499)
    assert seats_in_events(ann, "tokenUsed") == []
    await world.time.pass_by(1)
    assert seats_in_events(ann, "tokenUsed") == [2]
    assert ben.now.answer is None  # the position has changed, so Ben is asked again
    await world.time.pass_by(60_000)
    assert seats_in_events(ann, "tokenUsed") == [2]
    expect_ack(await ben.play(TURN))
    assert seats_in_events(ann, "tokenUsed") == [2, 1]  # Ben's token is used at once, because the pause is long over


@simulated
async def test_an_owed_decision_waits_for_tokens_and_is_then_played() -> None:
    world = World()
    ann, ben, _ = await seat_three(world, {}, PURPLE, {})
    expect_ack(await ann.play(OPEN))
    assert ann.now.answer == OPEN and seats_in_events(ben, "bidOpened") == []
    await world.time.pass_by(1500)
    assert seats_in_events(ben, "bidOpened") == [0]
    world = World()
    ann, ben, _ = await seat_three(world, {}, PURPLE, {})
    expect_ack(await ann.play(OPEN))
    expect_ack(await ben.play(TURN))
    await world.time.pass_by(10_000)
    assert seats_in_events(ann, "tokenUsed") == [1] and seats_in_events(ann, "bidOpened") == []
    assert ann.now.answer is None and ann.now.question is not None
    expect_ack(await ann.play(OPEN))
    assert seats_in_events(ben, "bidOpened") == [0]


@simulated
async def test_a_seat_that_owes_a_decision_may_use_a_token_first() -> None:
    world = World()
    ann, ben, _ = await seat_three(world, PURPLE, PURPLE, {})
    expect_ack(await ben.play(TURN))
    expect_ack(await ann.play(TURN))
    await world.time.pass_by(1500)
    assert seats_in_events(ben, "tokenUsed") == [0]


@simulated
async def test_without_tokens_there_is_no_pause() -> None:
    world = World()
    ann, ben, _ = await seat_three(world, {}, {"black": 1}, {})
    expect_ack(await ann.play(OPEN))
    assert seats_in_events(ben, "bidOpened") == [0]


@simulated
async def test_a_request_for_a_token_can_be_taken_back_or_changed() -> None:
    world = World()
    ann, ben, _ = await seat_three(world, {}, PURPLE, {})
    expect_ack(await ben.play(TURN))
    assert ben.now.may_take_back
    expect_ack(await ben.take_back())
    expect_ack(await ann.play(OPEN))
    expect_ack(await ann.play({**OPEN, "card": "Rotate Left"}))
    await world.time.pass_by(1500)
    assert seats_in_events(ann, "tokenUsed") == []
    assert [
        event["card"] for version in ben.received_versions() for event in version.events if event["type"] == "bidOpened"
    ] == ["Rotate Left"]


@simulated
async def test_nobody_learns_of_a_request_for_a_token_before_it_is_played() -> None:
    """Shows that the others get the same bytes whether Ben asks for a token and takes that back, or does nothing at
    all.
    """
    heard = []
    for is_tempted in (True, False):
        world = World()
        ann, ben, cat = await seat_three(world, {}, PURPLE, PURPLE)
        spectator = await Person(ann.table, "").connect()
        if is_tempted:
            expect_ack(await ben.play(TURN))
            expect_ack(await ben.take_back())
        before = [len(person.wire.received) for person in (ann, cat, spectator)]
        await world.time.pass_by(1500)
        assert [len(person.wire.received) for person in (ann, cat, spectator)] == before
        heard.append([[to_bytes(message) for message in person.wire.received] for person in (ann, cat, spectator)])
    assert heard[0] == heard[1]


def decide_purple_token(view: View, choices: Choices, luck: Luck) -> Action | None:
    """Decides for a bot that uses its purple token whenever it may."""
    return UsePurple(50) if choices.contains(UsePurple(50)) else None


@simulated
async def test_tokens_of_bots_and_people_are_ordered_alike() -> None:
    world = World(find=lambda game, name: decide_purple_token)
    ann, ben = await seat_three(world, PURPLE, PURPLE, PURPLE, bots=1)
    expect_ack(await ben.play(TURN))
    expect_ack(await ann.play(TURN))
    await world.time.pass_by(1500)
    assert seats_in_events(ann, "tokenUsed") == [2]  # the bot is the dealer, so it comes first
    expect_ack(await ben.play(TURN))
    expect_ack(await ann.play(TURN))
    await world.time.pass_by(1500)
    assert seats_in_events(ann, "tokenUsed") == [2, 0]
    world = World(find=lambda game, name: decide_purple_token)
    ann, ben = await seat_three(world, {}, PURPLE, PURPLE, bots=1, dealer=1)
    expect_ack(await ben.play(TURN))
    await world.time.pass_by(1500)
    assert seats_in_events(ann, "tokenUsed") == [1]


@simulated
async def test_cards_to_pass_on_are_chosen_without_a_pause() -> None:
    world = World()
    passing: dict[str, Any] = {"stage": "passing", "bidder": None, "passer": 0}
    ann, ben, _ = await seat_three(
        world, {}, PURPLE, {}, **passing, hands=[["Wind 1"] * 5, ["Wind 2"] * 5, ["Wind 3"] * 5]
    )
    give = {"type": "giveCard", "card": "Wind 1"}
    before = ben.received_versions()
    for _ in range(3):
        expect_ack(await ann.play(give))
    assert ann.now.view is not None and len(ann.now.view["chosen"]) == 3
    expect_ack(await ann.play(give))
    # The fourth card completes the choice: it is held as Ann's answer, so Ben receives no new version yet.
    assert len(ben.received_versions()) == len(before) and ann.now.answer == give
    await world.time.pass_by(1500)
    assert [event["type"] for event in ben.received_versions()[-1].events] == ["cardsPassed"]


@simulated
async def test_requests_for_tokens_survive_a_restart() -> None:
    world = World()
    ann, ben, cat = await seat_three(world, {}, PURPLE, PURPLE)
    expect_ack(await ben.play(TURN))
    expect_ack(await ann.play(OPEN))
    before = ann.table.state
    stored = await world.store.read(ann.table.id)
    again = load(ann.table.id, stored.rows, stored.snapshot)
    assert again.answers == before.answers == {1: TURN, 0: OPEN}
    assert again.clock == before.clock and again.clock.held_until is not None
    await world.time.pass_by(1500)
    stored = await world.store.read(ann.table.id)
    assert load(ann.table.id, stored.rows, stored.snapshot).answers == ann.table.state.answers == {}
    assert seats_in_events(cat, "tokenUsed") == [1]
