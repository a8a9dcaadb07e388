"""Tests of deadlines: how long a deadline is, what moves it, and what happens when it passes."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from ludotheque.core.choices import Choices
from ludotheque.core.luck import Luck
from ludotheque.core.structs import Action, View
from ludotheque.games.malta.actions import NameSeat, PlayCard
from ludotheque.table import messages as say
from ludotheque.table.log import Played
from tests.table.seated import Person, World, expect_ack, expect_refusal, simulated, swap_hands, swap_hands_start

HANDS = [["Swap Hands", "Negate", "Negate", "Shove"], ["Negate", "Boomerang"], ["Shove", "Sidestep"]]


async def seat_three(world: World, **settings: Any) -> list[Person]:
    _, people = await world.table_of(["Ann", "Ben", "Cat"], start=swap_hands_start(HANDS), **settings)
    return people


@simulated
async def test_the_default_is_played_after_a_minute() -> None:
    world = World()
    ann, ben, _ = await seat_three(world)
    default = ann.now.choices
    assert default is not None
    await world.time.pass_by(59_999)
    assert not ben.received(say.TimedOut)
    await world.time.pass_by(1)
    assert ben.received(say.TimedOut)[0] == say.TimedOut(0)


@simulated
async def test_steps_and_take_backs_do_not_extend_the_deadline() -> None:
    world = World()
    ann, _, _ = await seat_three(world)
    due = ann.now.clock.due[0]
    for _ in range(5):
        await world.time.pass_by(10_000)
        expect_ack(await ann.play({"type": "playCard", "card": "Swap Hands"}))
        assert ann.now.clock.due[0] == due
        expect_ack(await ann.take_back())
        assert ann.now.clock.due[0] == due
    await world.time.pass_by(10_000)
    assert ann.received(say.TimedOut)


@simulated
async def test_an_incomplete_choice_is_completed_by_defaults() -> None:
    world = World()
    ann, _, _ = await seat_three(world)
    expect_ack(await ann.play({"type": "playCard", "card": "Swap Hands"}))
    await world.time.pass_by(60_000)
    assert ann.now.clock.window is not None  # a window is open, because a card has been played on somebody


@simulated
async def test_without_a_clock_there_are_no_deadlines() -> None:
    world = World()
    ann, ben, _ = await seat_three(world, clock="none")
    await world.time.pass_by(1_200_000)
    assert not ben.received(say.TimedOut)
    assert ann.now.clock.due == (None, None, None)


@simulated
async def test_a_match_clock_counts_all_decisions_of_a_seat() -> None:
    world = World()
    ann, ben, cat = await seat_three(world, clock="match", seconds=100)
    await world.time.pass_by(30_000)
    expect_ack(await ann.play({"type": "playCard", "card": "Shove"}))
    while ann.now.clock.window is None:
        actions = ann.now.choices
        assert actions is not None
        expect_ack(await ann.play(actions["actions"][0]))
    assert ann.now.clock.left == (70_000, 100_000, 100_000)
    expect_ack(await ben.play({"type": "pass"}))
    expect_ack(await cat.play({"type": "pass"}))
    await world.time.pass_by(6000)
    assert ann.now.clock.left == (70_000, 100_000, 100_000)  # windows do not count towards anybody's match clock
    assert ann.now.clock.due[0] == world.time.now() + 70_000


@simulated
async def test_a_pause_stops_every_deadline_until_play_resumes() -> None:
    world = World()
    ann, ben, _ = await seat_three(world)
    await world.time.pass_by(20_000)
    expect_ack(await ben.do(say.Pause))
    await world.time.pass_by(500_000)
    assert expect_refusal(await ann.play({"type": "playCard", "card": "Negate"})) == "table-paused"
    assert not ben.received(say.TimedOut)
    expect_ack(await ann.do(say.Resume))
    assert ann.now.clock.due[0] == world.time.now() + 40_000
    assert expect_refusal(await ann.do(say.Resume)) == "table-not-paused"


@simulated
async def test_a_single_player_against_bots_has_no_deadlines() -> None:
    for clock in ("decision", "match"):
        world = World()
        table, (ann,) = await world.table_of(["Ann"], bots=2, start=swap_hands_start(HANDS), clock=clock)
        assert ann.now.clock.due == (None, None, None) and ann.now.clock.left is None
        await world.time.pass_by(1_200_000)
        assert not ann.received(say.TimedOut) and table.state.match is not None
        assert table.state.match.to_act == (0,)


def decide_swap_hands(view: View, choices: Choices, luck: Luck) -> Action | None:
    """Decides for a bot that plays Swap Hands on seat 1 if it can."""
    wanted = [action for action in (PlayCard("Swap Hands"), NameSeat(1)) if choices.contains(action)]
    return wanted[0] if wanted else choices.default


@simulated
async def test_the_last_person_among_bots_has_unlimited_time_to_react() -> None:
    world = World(find=lambda game, name: decide_swap_hands)
    _, (ann, ben) = await world.table_of(["Ann", "Ben"], bots=1, start=swap_hands_start(HANDS))
    assert ann.now.clock.due[0] is not None
    expect_ack(await ann.do(say.Resign))
    await world.time.pass_by(3_600_000)
    window = ben.now.clock.window
    assert window is not None and window.closes is None and 1 in window.seats
    assert ben.now.clock.due[1] is None
    expect_ack(await ben.play({"type": "pass"}))
    await world.time.pass_by(2500)
    assert ben.received(say.WindowShut)


@simulated
async def test_bots_do_not_move_during_a_pause() -> None:
    world = World()
    table, (ann,) = await world.table_of(["Ann"], bots=2)
    await world.time.pass_by(100)
    expect_ack(await ann.do(say.Pause))
    version = table.state.version
    await world.time.pass_by(100_000)
    assert table.state.version == version


@simulated
async def test_bots_move_at_a_human_pace() -> None:
    world = World()
    table, _ = await world.table_of([], bots=2)
    await world.time.pass_by(30_000)
    taken = []
    for before, after in pairwise([logged.row for logged in table.state.log]):
        if isinstance(after.entry, Played):
            taken += [
                after.at - question.delay_from
                for question in before.clock.questions
                if question.seat == after.entry.seat
            ]
    assert min(taken) >= 600 and max(taken) <= 2500 and len(set(taken)) > 5


@simulated
async def test_an_outage_extends_every_deadline_by_its_length_and_five_seconds() -> None:
    world = World()
    ann, _, _ = await seat_three(world)
    await world.time.pass_by(20_000)
    due = ann.now.clock.due[0]
    assert due is not None
    table = ann.table.id
    world.crash()
    await world.time.pass_by(300_000)
    ann.table = await world.house.table(table)
    await ann.connect(since=ann.now.version)
    assert ann.now.clock.due[0] == due + 300_000 + 5000
    assert ann.received(say.DeadlinesMoved) == [say.DeadlinesMoved(305_000)]


@simulated
async def test_a_window_survives_an_outage() -> None:
    world = World()
    ann, ben, _ = await seat_three(world)
    await swap_hands(ann)
    expect_ack(await ben.play({"type": "react", "card": "Negate"}))
    world.crash()
    await world.time.pass_by(50_000)
    ben.table = await world.house.table(ben.table.id)
    await ben.connect()
    assert ben.now.answer == {"type": "react", "card": "Negate"}
    assert not ben.received(say.WindowShut)
    await world.time.pass_by(11_000)
    assert ben.received(say.WindowShut)
    assert [event for version in ben.received_versions() for event in version.events if event["type"] == "reacted"]
