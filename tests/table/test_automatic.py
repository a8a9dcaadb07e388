"""Tests that a question with only one answer is answered automatically, and that the other seats cannot notice."""

from __future__ import annotations

from typing import Any

import ludotheque
from ludotheque.bots import find_bot
from ludotheque.core.catalogue import find_game
from ludotheque.core.choices import Choices
from ludotheque.core.luck import Luck
from ludotheque.core.structs import Action, View
from ludotheque.games.malta.actions import NameSeat, Pass, PlayCard
from ludotheque.games.wound_up.actions import Answer, LetGo, Open
from ludotheque.table import automatic
from ludotheque.table import messages as say
from ludotheque.table.messages import to_bytes
from ludotheque.table.orders import Order
from tests.games.wound_up.table import pawn_at
from tests.games.wound_up.table import table as wound_up_table
from tests.table.seated import Person, World, expect_ack, simulated, swap_hands, swap_hands_start

PASS = {"type": "pass"}
ACTIVE = ["Swap Hands", "Negate", "Negate", "Shove"]
WITH, WITHOUT = ["Negate", "Boomerang"], ["Shove", "Sidestep"]


def decide_swap_hands(view: View, choices: Choices, luck: Luck) -> Action | None:
    """Decides for a bot that plays Swap Hands on seat 1 if it can."""
    wanted = [action for action in (PlayCard("Swap Hands"), NameSeat(1)) if choices.contains(action)]
    return wanted[0] if wanted else choices.default


async def leave_ben_alone(world: World, hand: list[str]) -> Person:
    """Returns Ben, the only person left among bots; one of the bots plays Swap Hands on him."""
    start = swap_hands_start([ACTIVE, hand, WITHOUT])
    _, (ann, ben) = await world.table_of(["Ann", "Ben"], bots=1, start=start)
    expect_ack(await ann.do(say.Resign))
    return ben


@simulated
async def test_a_single_player_who_can_only_pass_passes_automatically() -> None:
    world = World(find=lambda game, name: decide_swap_hands)
    ben = await leave_ben_alone(world, WITHOUT)
    await world.time.pass_by(10_000)
    assert ben.received(say.WindowShut)
    assert say.AnsweredItself(1) in ben.received(say.AnsweredItself)


@simulated
async def test_a_single_player_who_can_react_is_waited_for() -> None:
    world = World(find=lambda game, name: decide_swap_hands)
    ben = await leave_ben_alone(world, WITH)
    await world.time.pass_by(3_600_000)
    window = ben.now.clock.window
    assert window is not None and 1 in window.seats and ben.now.answers_itself_at is None
    assert not ben.received(say.AnsweredItself)


@simulated
async def test_among_people_only_the_seat_itself_sees_its_automatic_answer() -> None:
    """Shows that the others get the same bytes at the same times, whether Ben holds a Negate and passes or can only
    pass.
    """
    told, own = [], []
    for hand in (WITH, WITHOUT):
        world = World()
        start = swap_hands_start([ACTIVE, hand, WITHOUT])
        _, (ann, ben, cat) = await world.table_of(["Ann", "Ben", "Cat"], start=start)
        spectator = await Person(ann.table, "").connect()
        await swap_hands(ann)
        closes = ben.now.clock.window.closes if ben.now.clock.window is not None else None
        own.append((ben.now.answers_itself_at == closes, bool(ben.received(say.AnsweredItself))))
        await world.time.pass_by(10_000)
        own.append((False, bool(ben.received(say.AnsweredItself))))
        told.append([[to_bytes(message) for message in person.wire.received] for person in (cat, spectator)])
    assert own == [(False, False), (False, False), (True, False), (False, True)]
    assert told[0] == told[1]


@simulated
async def test_the_order_to_pass_until_ones_turn_expires_at_that_turn() -> None:
    world = World()
    start = swap_hands_start([ACTIVE, WITH, WITHOUT])
    _, (ann, ben, cat) = await world.table_of(["Ann", "Ben", "Cat"], start=start)
    passing = Order(PASS, until="turn")
    negating = Order({"type": "react", "card": "Negate"})
    expect_ack(await ben.do(say.GiveOrders, orders=(passing, negating)))
    await swap_hands(ann)
    await world.time.pass_by(6000)
    assert not [event for version in cat.received_versions() for event in version.events if event["type"] == "reacted"]
    assert ben.now.orders == (passing, negating)
    while 1 not in ben.table.state.match.to_act or ben.now.clock.window is not None:  # type: ignore[union-attr]
        await world.time.pass_by(60_000)
    assert ben.table.state.orders[1] == (negating,)


def forced_position() -> dict[str, Any]:
    """Returns a position of All Wound Up in which the hand of seat 0 leaves only one possible answer."""
    match, luck, bot = ludotheque.new("wound-up", 3, seed=1), ludotheque.luck(1), find_bot("wound-up", "plain")
    while True:
        seat = match.to_act[0]
        choices = match.choices(seat)
        if match.to_act[0] == 0 and len(choices) == 1 and isinstance(choices[0], Answer):
            return match.to_json()
        match.play(seat, bot(match.view(seat), choices, luck) or choices.sample(luck))


@simulated
async def test_outside_windows_a_private_single_choice_is_automatic_only_for_a_single_player() -> None:
    for people in (["Ann"], ["Ann", "Ben"]):
        world = World()
        _, seated = await world.table_of(
            people, bots=3 - len(people), start=forced_position(), game="wound-up", clock="none"
        )
        assert automatic.only_choice(seated[0].table.state, 0) is not None
        assert (seated[0].now.answers_itself_at is not None) == (len(people) == 1)


@simulated
async def test_a_publicly_known_single_choice_is_automatic_among_people() -> None:
    world = World()
    _, (ann, ben) = await world.table_of(["Ann", "Ben"], game="wound-up", clock="none")
    assert ann.now.choices is not None and [action["type"] for action in ann.now.choices["actions"]] == ["agree"]
    await world.time.pass_by(3000)
    assert ann.table.state.match is not None and not ann.table.state.match.is_formality
    assert not ann.received(say.AnsweredItself) and not ben.received(say.AnsweredItself)


@simulated
async def test_formalities_are_answered_automatically() -> None:
    world = World()
    _, (ann,) = await world.table_of(["Ann"], bots=2, game="wound-up", clock="none", pace=(5000, 5000))
    await world.time.pass_by(0)
    assert ann.table.state.match is not None and not ann.table.state.match.is_formality
    assert not ann.received(say.AnsweredItself)  # nothing was decided, so there is no news


@simulated
async def test_a_single_player_passes_automatically_and_keeps_a_token_that_can_wait() -> None:
    """Shows that a player whose only choice is to pass is not asked because of a purple token, which can be used later
    just as well, but is asked because of a red token, which can be used only while bids are raised.
    """
    for token, is_asked in (("purple", False), ("red", True)):
        start = wound_up_table("L L", "W1 W1", tokens=[{token: 1}, {}], pawns=[pawn_at(50, 30)], bidder=1, dealer=0)
        start.play(1, Open("Wind 1", 0))
        start.play(0, Answer(0))
        world = World()
        _, (ann,) = await world.table_of(["Ann"], bots=1, start=start.to_json(), game="wound-up", clock="none")
        assert (ann.now.answers_itself_at is None) == is_asked


def test_releasing_a_pawn_and_playing_the_last_card_are_never_automatic() -> None:
    yard, malta = find_game("wound-up"), find_game("malta")
    assert yard.is_by_hand(LetGo(0, 0, 0)) and not yard.is_by_hand(Answer(0))
    assert malta.is_by_hand(PlayCard("Shove")) and not malta.is_by_hand(Pass())
