"""Tests that windows reveal nothing: a window opens, stays open and closes in the same way, whatever anybody holds."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.core.choices import Choices
from ludotheque.core.luck import Luck
from ludotheque.core.structs import Action, View
from ludotheque.games.malta.actions import Pass, React
from ludotheque.table import messages as say
from ludotheque.table.messages import to_bytes
from ludotheque.table.orders import Order
from tests.table.seated import Person, World, expect_ack, expect_refusal, simulated, swap_hands, swap_hands_start

PASS = {"type": "pass"}
NEGATE = {"type": "react", "card": "Negate"}
ACTIVE = ["Swap Hands", "Negate", "Negate", "Shove"]
WITH, WITHOUT = ["Negate", "Boomerang"], ["Shove", "Sidestep"]
ORDERS = (
    Order(NEGATE, "cardPlayed", {"card": ("Swap Hands",), "targets": ("me",)}),
    Order(PASS),
)


async def open_window(world: World, second: list[str], third: list[str] = WITHOUT, **settings: Any) -> list[Person]:
    """Seats three people, of whom the first has just played Swap Hands on the second."""
    start = swap_hands_start([ACTIVE, second, third])
    _, people = await world.table_of(["Ann", "Ben", "Cat"], start=start, **settings)
    await swap_hands(people[0])
    assert people[1].now.clock.window is not None
    return people


def window_length(person: Person) -> int | None:
    """Returns how long the first window was open, in milliseconds, or None if it is still open."""
    opened_at = next(
        version.at
        for version in person.received_versions()
        for event in version.events
        if event["type"] == "cardPlayed"
    )
    closed = [
        version.at
        for version in person.received_versions()
        if any(isinstance(news, say.WindowShut) for news in version.news)
    ]
    return closed[0] - opened_at if closed and closed[0] is not None and opened_at is not None else None


@simulated
async def test_among_several_people_a_window_lasts_equally_long_whoever_answers() -> None:
    for answers in (True, False):
        world = World()
        _, ben, cat = await open_window(world, WITH)
        if answers:
            expect_ack(await ben.play(PASS))
            expect_ack(await cat.play(PASS))
        await world.time.pass_by(5999)
        assert window_length(cat) is None
        await world.time.pass_by(1)
        assert window_length(cat) == 6000


@simulated
async def test_a_window_without_answers_closes_with_the_default() -> None:
    world = World()
    ann, ben, _ = await open_window(world, WITH)
    await world.time.pass_by(5999)
    assert window_length(ann) is None
    await world.time.pass_by(1)
    assert window_length(ann) == 6000
    assert [event["type"] for event in ben.received_versions()[-1].events][-1] != "reacted"


@simulated
async def test_a_window_of_bots_only_has_no_hush() -> None:
    world = World()
    table, _ = await world.table_of([], bots=3, pace=(10, 10))
    spectator = await Person(table, "").connect()
    await world.time.pass_by(2000)
    shut = [
        version
        for version in spectator.received_versions()
        for news in version.news
        if isinstance(news, say.WindowShut)
    ]
    assert len(shut) > 15


def bot_that_plays(action: Action | None) -> Any:
    def decide(view: View, choices: Choices, luck: Luck) -> Action | None:
        if action is not None and choices.contains(action):
            return action
        return Pass() if choices.contains(Pass()) else choices.sample(luck)

    return decide


@pytest.mark.parametrize("reaction", [None, React("Negate")], ids=["passes", "reacts"])
@simulated
async def test_a_bots_thinking_time_does_not_depend_on_its_hand(reaction: Action | None) -> None:
    times = []
    for hand in (WITH, WITHOUT):
        world = World(find=lambda game, name: bot_that_plays(reaction))
        _, (ann,) = await world.table_of(["Ann"], bots=2, start=swap_hands_start([ACTIVE, hand, WITHOUT]))
        await swap_hands(ann)
        await world.time.pass_by(6000)
        times.append(window_length(ann))
    assert times[0] == times[1]
    assert times[0] is not None and 1500 <= times[0] <= 2500


@simulated
async def test_answers_stay_secret_until_the_window_closes() -> None:
    world = World()
    ann, ben, cat = await open_window(world, WITH)
    spectator = await Person(ann.table, "").connect()
    before = [len(person.wire.received) for person in (ann, cat, spectator)]
    expect_ack(await ben.play(NEGATE))
    expect_ack(await ben.take_back())
    expect_ack(await ben.play(NEGATE))
    assert [len(person.wire.received) for person in (ann, cat, spectator)] == before
    latecomer = await Person(ann.table, "").connect()
    welcome = latecomer.wire.received[0]
    assert isinstance(welcome, say.Welcome)
    assert welcome.version == spectator.now.version
    assert ben.now.answer == NEGATE
    expect_ack(await cat.play(PASS))
    await world.time.pass_by(6000)
    versions = [version.version for version in spectator.received_versions()]
    # The spectator has now received every version, even those with secret plays, which are empty for spectators.
    assert versions == list(range(1, len(versions) + 1))
    assert [event["type"] for event in spectator.received_versions()[-1].events] == [
        "choiceSealed",
        "choiceSealed",
        "reacted",
    ]


@simulated
async def test_other_viewers_receive_the_same_whatever_a_seat_holds() -> None:
    """Shows that other viewers get the same bytes at the same time, whether or not a passing seat holds a Negate."""
    received = []
    for hand in (WITH, WITHOUT):
        world = World()
        ann, ben, cat = await open_window(world, hand)
        spectator = await Person(ann.table, "").connect()
        expect_ack(await ben.do(say.GiveOrders, orders=ORDERS[1:]))
        await world.time.pass_by(700)
        expect_ack(await ben.play(PASS))
        await world.time.pass_by(100)
        expect_ack(await cat.play(PASS))
        await world.time.pass_by(10_000)
        received.append([[to_bytes(message) for message in person.wire.received] for person in (ann, cat, spectator)])
    # Ann, the first viewer, is left out: when the window closes, the hands are swapped, and she sees Ben's former
    # cards.
    assert received[0][1:] == received[1][1:]


@simulated
async def test_a_standing_order_answers_at_once_with_or_without_the_card() -> None:
    received = []
    for hand in (WITH, WITHOUT):
        world = World()
        start = swap_hands_start([ACTIVE, hand, WITHOUT])
        _, (ann, ben, cat) = await world.table_of(["Ann", "Ben", "Cat"], start=start)
        expect_ack(await ben.do(say.GiveOrders, orders=ORDERS))
        await swap_hands(ann)
        expect_ack(await cat.play(PASS))
        received.append([[to_bytes(message) for message in person.wire.received] for person in (ann, cat)])
        await world.time.pass_by(6000)
        assert window_length(cat) == 6000
        reacted = [
            event for version in cat.received_versions() for event in version.events if event["type"] == "reacted"
        ]
        assert bool(reacted) == (hand is WITH)
    assert received[0] == received[1]


@simulated
async def test_a_standing_order_applies_only_to_its_own_case() -> None:
    world = World()
    start = swap_hands_start([ACTIVE, WITHOUT, WITH])
    _, (ann, ben, cat) = await world.table_of(["Ann", "Ben", "Cat"], start=start)
    expect_ack(
        await cat.do(say.GiveOrders, orders=ORDERS)
    )  # Swap Hands is played on Ben, so Cat's standing order passes
    await swap_hands(ann)
    expect_ack(await ben.play(PASS))
    await world.time.pass_by(6000)
    assert window_length(cat) == 6000
    assert not [event for version in cat.received_versions() for event in version.events if event["type"] == "reacted"]


@simulated
async def test_standing_orders_are_private() -> None:
    world = World()
    ann, ben, cat = await open_window(world, WITH)
    before = [len(person.wire.received) for person in (ann, cat)]
    expect_ack(await ben.do(say.GiveOrders, orders=ORDERS))
    assert [len(person.wire.received) for person in (ann, cat)] == before
    assert ben.now.orders == ORDERS
    await world.time.pass_by(60_000)
    assert ann.now.orders == cat.now.orders == ()
    told = b"".join([to_bytes(message) for person in (ann, cat) for message in person.wire.received])
    assert b"ordersKept" not in told and b'"me"' not in told


@simulated
async def test_an_explicit_answer_overrides_standing_orders() -> None:
    world = World()
    _, ben, cat = await open_window(world, WITH)
    expect_ack(await ben.do(say.GiveOrders, orders=ORDERS))
    expect_ack(await ben.play(PASS))
    expect_ack(await cat.play(PASS))
    await world.time.pass_by(6000)
    assert not [event for version in cat.received_versions() for event in version.events if event["type"] == "reacted"]


@simulated
async def test_an_answer_can_be_taken_back_until_the_window_closes() -> None:
    world = World()
    _, ben, cat = await open_window(world, WITH)
    expect_ack(await cat.play(PASS))
    assert expect_refusal(await ben.take_back()) == "nothing-to-take-back"
    expect_ack(await ben.play(NEGATE))
    assert ben.now.may_take_back
    await world.time.pass_by(1000)
    expect_ack(await ben.take_back())
    assert ben.now.answer is None
    await world.time.pass_by(1000)
    assert window_length(cat) is None
    expect_ack(await ben.play(PASS))
    await world.time.pass_by(4000)
    assert window_length(cat) == 6000
    assert not [event for version in cat.received_versions() for event in version.events if event["type"] == "reacted"]


@simulated
async def test_an_answer_to_a_closed_window_is_refused() -> None:
    world = World()
    _, ben, cat = await open_window(world, WITH)
    seen = cat.now.version
    expect_ack(await ben.play(NEGATE))
    await world.time.pass_by(6000)  # the window is closed, and Negate has opened another one
    assert cat.now.clock.window is not None
    assert expect_refusal(await cat.play(PASS, version=seen)) == "table-too-late"
    expect_ack(await cat.play(PASS))


@simulated
async def test_actions_outside_the_choices_are_refused_by_the_rules() -> None:
    world = World()
    _, _, cat = await open_window(world, WITH)
    answer = await cat.play(NEGATE)
    assert isinstance(answer, say.Refusal) and answer.section.startswith("§")
    answer = await cat.play({"type": "nonsense"})
    assert isinstance(answer, say.Refusal) and answer.where == "action"
