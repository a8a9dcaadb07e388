"""Tests of seats: how people take seats, hand them over, are away, resign, and agree on rematches."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import ludotheque
from ludotheque import table as package
from ludotheque.core.choices import Choices
from ludotheque.core.luck import Luck
from ludotheque.core.structs import View
from ludotheque.core.words import Voice
from ludotheque.table import Settings
from ludotheque.table import messages as say
from ludotheque.table.bot_turns import BotTurns
from ludotheque.table.crash_reports import Faults
from ludotheque.table.messages import to_bytes
from tests.table.seated import (
    NONCE,
    Person,
    World,
    begin,
    expect_ack,
    expect_refusal,
    simulated,
    swap_hands_start,
    until,
)

TABLE = Path(package.__file__).parent  # the folder with the table's sentences


def refusal_text(refusal: say.Message, language: str, names: tuple[str, ...], you: int) -> str:
    """Returns a refusal as a person reads it."""
    assert isinstance(refusal, say.Refusal) and refusal.said is not None
    return Voice("", language, names, you=you, extra_folder=TABLE).say(refusal.said)


@simulated
async def test_refusals_name_seats_by_their_people_or_by_numbers_from_1() -> None:
    world = World()
    table = await world.house.open(Settings(game="malta", seats=3), host="ann")
    ann, ben = await Person(table, "ann").connect(), await Person(table, "ben").connect()
    expect_ack(await ann.do(say.SitDown, seat=0, name="Ann"))
    names: tuple[str, ...] = ("Ann",)
    at_ben = 1
    taken = await ben.do(say.SitDown, seat=0, name="Ben")
    assert refusal_text(taken, "en", names, at_ben) == "Ann sits there already"
    assert refusal_text(taken, "fr", names, at_ben) == "Ann occupe déjà cette place"
    expect_ack(await ben.do(say.SitDown, seat=1, name="Ben"))
    names = ("Ann", "Ben")
    missing = await ben.do(say.Begin)
    assert refusal_text(missing, "en", names, at_ben) == "Ann has not yet sealed their random number for the dice"
    expect_ack(await ann.seal(0, NONCE))
    missing = await ben.do(say.Begin)
    assert (
        refusal_text(missing, "fr", names, at_ben)
        == "Vous n’avez pas encore scellé votre nombre aléatoire pour les dés"
    )
    expect_ack(await ben.seal(1, NONCE))
    empty = await ben.do(say.Begin)
    assert refusal_text(empty, "en", names, at_ben) == "Seat 3 is still free"
    assert refusal_text(empty, "fr", names, at_ben) == "La place 3 est encore libre"
    assert expect_refusal(await ann.do(say.Silence, seat=2, is_silent=True)) == "table-nobody-there"


@simulated
async def test_people_take_and_leave_seats_before_the_match() -> None:
    world = World()
    table = await world.house.open(Settings(game="malta", seats=2), host="id of the host")
    ann, ben = await Person(table, "id of ann").connect(), await Person(table, "id of ben").connect()
    welcome = ann.wire.received[0]
    assert isinstance(welcome, say.Welcome)
    assert len(welcome.table.commitment) == 64  # the commitment is shown before anybody contributes to the luck
    assert expect_refusal(await ann.do(say.Begin)) == "table-not-seated"
    assert expect_refusal(await ann.do(say.Resign)) == "table-not-seated"
    expect_ack(await ann.do(say.SitDown, seat=0, name=" Ann  B. "))
    assert ann.now.seats[0].name == "Ann B."
    assert expect_refusal(await ben.do(say.SitDown, seat=0, name="Ben")) == "table-seat-taken"
    assert expect_refusal(await ben.do(say.SitDown, seat=2, name="Ben")) == "bad-seat"
    assert expect_refusal(await ben.do(say.SitDown, seat=1, name="  ")) == "table-bad-name"
    assert expect_refusal(await ben.do(say.SitDown, seat=1, name="Ben", seal="12")) == "table-bad-seal"
    assert expect_refusal(await ann.do(say.SitDown, seat=1, name="Ann")) == "table-seated-already"
    assert expect_refusal(await ann.do(say.SeatBot, seat=1, bot="nobody")) == "bad-choice"
    expect_ack(await ann.do(say.SeatBot, seat=1, bot="random"))
    expect_ack(await ann.do(say.SeatBot, seat=1, bot=None))
    assert expect_refusal(await ann.do(say.SeatBot, seat=1, bot=None)) == "table-seat-empty"
    expect_ack(await ben.sit(1, "Ben"))
    assert expect_refusal(await ann.do(say.Begin)) == "table-seal-missing"
    expect_ack(await ann.seal(0, NONCE[::-1]))
    expect_ack(await ben.do(say.StandUp))
    expect_ack(await ben.sit(1, "Ben"))
    assert expect_refusal(await ann.play({"type": "pass"})) == "table-not-begun"
    await begin(ben, [ann, ben])
    assert expect_refusal(await ben.do(say.Begin)) == "table-begun"
    assert ann.received(say.MatchBegan) == [say.MatchBegan((NONCE[::-1], NONCE), table.state.seals)]
    told = b"".join([to_bytes(message) for person in (ann, ben) for message in person.wire.received])
    assert b"id of" not in told
    assert table.state.seed.hex().encode() not in told


@simulated
async def test_only_one_of_many_people_gets_the_last_seat() -> None:
    world = World()
    table = await world.house.open(Settings(game="malta", seats=2))
    people = [await Person(table, f"person {number}").connect() for number in range(20)]
    answers = await asyncio.gather(*[person.do(say.SitDown, seat=0, name="X") for person in people])
    assert sorted(type(answer).__name__ for answer in answers) == ["Ack"] + ["Refusal"] * 19


@simulated
async def test_a_person_sees_a_seats_view_exactly_while_sitting_there() -> None:
    world = World()
    table = await world.house.open(Settings(game="malta", seats=2))
    ann = await Person(table, "ann").connect()
    second_tab = await Person(table, "ann").connect()
    expect_ack(await ann.do(say.SitDown, seat=1, name="Ann"))
    for person in (ann, second_tab):
        assert [message.seat for message in person.received(say.Welcome)] == [None, 1]
    expect_ack(await ann.do(say.StandUp))
    assert [message.seat for message in second_tab.received(say.Welcome)] == [None, 1, None]


@simulated
async def test_the_luck_is_revealed_at_the_end_and_can_be_verified_by_everybody() -> None:
    world = World()
    table, (ann, ben) = await world.table_of(["ann", "ben"])
    spectator = await Person(table, "").connect()
    for person in (ann, ben):
        expect_ack(await person.do(say.HandOver, seat=person.now.view["seat"] if person.now.view else 0))
    await until(world, lambda: table.state.phase == "over", step=5000)
    over = spectator.received(say.MatchOver)[0]
    assert over.outcome == table.state.outcome
    record = table.record()
    assert ludotheque.verify(record)
    assert record.seed == over.seed and record.commitment == table.state.commitment and record.nonces == over.nonces
    assert expect_refusal(await ann.play({"type": "pass"})) == "table-over"


@simulated
async def test_the_record_of_a_running_match_contains_only_what_its_reader_saw() -> None:
    world = World()
    table, _ = await world.table_of(["ann", "ben"])
    assert table.record("ann").seat == 0 and table.record("ann").seed is None
    for who in ("", "somebody"):
        try:
            table.record(who)
        except Exception as refusal:
            assert "table-not-over" in str(refusal)
        else:
            raise AssertionError("a spectator got a record of a running match")


@simulated
async def test_a_seat_can_pass_to_a_bot_and_back_at_any_move() -> None:
    world = World()
    start = swap_hands_start([["Swap Hands", "Negate"], ["Negate"], ["Shove"]])
    table, (ann, ben, _) = await world.table_of(["ann", "ben", "cat"], start=start)
    expect_ack(await ann.play({"type": "playCard", "card": "Swap Hands"}))  # only the first step of a choice
    expect_ack(await ann.do(say.HandOver, seat=0))
    assert expect_refusal(await ann.play({"type": "nameSeat", "seat": 1})) == "table-bot-plays"
    assert ben.now.seats[0].bot == "solid" and ben.now.seats[0].name == "ann"
    await world.time.pass_by(2500)
    assert ann.now.clock.window is not None
    expect_ack(await ann.do(say.TakeSeat))
    assert expect_refusal(await ann.do(say.TakeSeat)) == "table-not-a-bot"
    assert ben.now.seats[0].bot == ""
    assert [entry.to for entry in table.state.match.record().entries if entry.to] == ["bot", "person"]  # type: ignore[union-attr]


@simulated
async def test_an_absent_seat_may_be_handed_to_a_bot_and_is_taken_back_on_return() -> None:
    world = World()
    _, (ann, ben) = await world.table_of(["ann", "ben"], clock="none")
    assert expect_refusal(await ann.do(say.HandOver, seat=1)) == "table-not-absent"
    ben.go()
    assert not ann.received(say.Seats)[-1].seats[1].is_present
    await world.time.pass_by(59_999)
    assert expect_refusal(await ann.do(say.HandOver, seat=1)) == "table-not-absent"
    await world.time.pass_by(1)
    expect_ack(await ann.do(say.HandOver, seat=1))
    assert ann.now.seats[1].bot == "solid"
    await ben.connect()
    assert ann.now.seats[1].bot == "" and ann.now.seats[1].is_present
    assert ben.received(say.SeatHandedOver)[-1] == say.SeatHandedOver(1, "", "returned")


@simulated
async def test_a_chosen_bot_keeps_the_seat_when_its_player_returns() -> None:
    world = World()
    _, (ann, ben) = await world.table_of(["ann", "ben"], clock="none")
    expect_ack(await ben.do(say.HandOver, seat=1))
    ben.go()
    await ben.connect()
    assert ann.now.seats[1].bot == "solid"


@simulated
async def test_with_two_players_resigning_loses_the_match() -> None:
    world = World()
    table, (ann, ben) = await world.table_of(["ann", "ben"])
    expect_ack(await ann.do(say.Resign))
    over = ben.received(say.MatchOver)[0]
    assert (over.outcome.winners, over.outcome.reason, over.outcome.places) == ((1,), "resigned", (2, 1))
    assert ben.now.phase == "over" and ben.now.choices is None
    assert ludotheque.verify(table.record())


@simulated
async def test_with_more_players_a_bot_replaces_one_who_resigns() -> None:
    world = World()
    _, (ann, ben, cat) = await world.table_of(["ann", "ben", "cat"])
    expect_ack(await ann.do(say.Resign))
    assert ben.now.phase == "playing" and ben.now.seats[0].bot == "solid" and ben.now.seats[0].is_resigned
    assert expect_refusal(await ann.do(say.TakeSeat)) == "table-resigned"
    expect_ack(await cat.do(say.Resign))
    assert ben.received(say.MatchOver)[0].outcome.winners == (1,)


@simulated
async def test_a_rematch_uses_a_new_table_and_new_luck() -> None:
    world = World()
    table, (ann, ben, cat) = await world.table_of(["ann", "ben", "cat"])
    assert expect_refusal(await ann.do(say.AskRematch)) == "table-not-over"
    expect_ack(await ann.do(say.Resign))
    expect_ack(await ben.do(say.Resign))
    cat.go()  # nobody waits for a player who has gone
    expect_ack(await ann.do(say.AskRematch))
    assert not ben.received(say.RematchAt)
    expect_ack(await ben.do(say.AskRematch))
    again = await world.house.table(ben.received(say.RematchAt)[0].table)
    assert again.state.commitment != table.state.commitment
    assert [place.bot for place in again.state.places] == ["", "", "solid"]
    people = [await Person(again, name).connect() for name in ("ann", "ben")]
    assert expect_refusal(await people[0].do(say.Begin)) == "table-seal-missing"
    for seat, person in enumerate(people):
        expect_ack(await person.seal(seat))
    await begin(people[0], people)
    assert again.state.phase == "playing"


@simulated
async def test_a_spectator_cannot_play() -> None:
    world = World()
    table, _ = await world.table_of(["ann", "ben"])
    spectator = await Person(table, "eve").connect()
    assert expect_refusal(await spectator.play({"type": "pass"})) == "table-not-seated"
    assert spectator.now.choices is None
    assert spectator.now.view is not None and spectator.now.view["hand"] is None


@simulated
async def test_a_bot_cannot_tell_which_rivals_are_people() -> None:
    """Shows that a bot cannot know which rivals are people, so that its attacks cannot depend on that."""
    world = World(seed=5)
    table, (_, ben) = await world.table_of(["ann", "ben"], bots=1, seconds=5)
    received: list[Any] = []

    def record(view: View, choices: Choices, luck: Luck) -> None:
        received.append((view, list(choices), luck.to_json()))

    async def ask() -> None:
        turns = BotTurns(lambda game, name: record, Faults(lambda *report: None, world.time))
        turns.begin((2, "move", table.state.version), table.state, 0)
        await asyncio.sleep(0)

    await ask()
    expect_ack(await ben.do(say.HandOver, seat=1, bot="random"))
    assert table.state.places[1].bot == "random"
    await ask()
    assert received[0] == received[1]


@simulated
async def test_a_character_keeps_its_name_at_a_table() -> None:
    world = World()
    table = await world.house.open(Settings(game="malta", seats=3), host="ann")
    ann = await Person(table, "ann").connect()
    expect_ack(await ann.do(say.SeatBot, seat=1, bot="jonas"))
    expect_ack(await ann.do(say.SeatBot, seat=2, bot="jonas"))
    assert [seat.name for seat in ann.now.seats[1:]] == ["Jonas", "Cleo"]
