"""Tests of the chat at a table."""

from __future__ import annotations

from pathlib import Path

from ludotheque.core.words import read_catalogue
from ludotheque.table import chat
from ludotheque.table import messages as say
from ludotheque.table.chat import EMOTES, LEAST_GAP, LONGEST_LINE, SHOWN
from ludotheque.table.ports import LINES_KEPT
from tests.table.seated import Person, World, expect_ack, expect_refusal, simulated


def lines(person: Person) -> list[say.ChatLine]:
    return [line for message in person.received(say.Chatted) for line in message.lines]


@simulated
async def test_chat_reaches_everybody_without_a_new_version() -> None:
    world = World()
    table, (ann, ben) = await world.table_of(["ann", "ben"])
    guest = await Person(table, "passer-by").connect()
    version = table.state.version
    expect_ack(await ann.do(say.Chat, text="  good\n luck \u202e!"))
    expect_ack(await guest.do(say.Chat, text="👨‍👩‍👧 hello"))
    for person in (ann, ben, guest):
        assert [(line.number, line.seat, line.name, line.text) for line in lines(person)] == [
            (1, 0, "ann", "good luck !"),
            (2, None, "", "👨‍👩‍👧 hello"),
        ]
    assert table.state.version == version
    assert "good luck" not in repr([logged.row for logged in table.state.log])


@simulated
async def test_the_length_and_rate_of_chat_are_limited() -> None:
    world = World()
    table, (ann, ben) = await world.table_of(["ann", "ben"])
    expect_ack(await ann.do(say.Chat, text="x" * LONGEST_LINE))
    assert expect_refusal(await ann.do(say.Chat, text="too soon")) == "table-chat-fast"
    expect_ack(await ben.do(say.Chat, text="somebody else may"))
    await world.time.pass_by(LEAST_GAP)
    for bad in ("x" * (LONGEST_LINE + 1), "", " \n\t", "\u202e"):
        assert expect_refusal(await ann.do(say.Chat, text=bad)) == "table-bad-chat"
    nobody = await Person(table, "").connect()
    assert expect_refusal(await nobody.do(say.Chat, text="hello")) == "table-no-guest"
    expect_ack(await ann.do(say.Chat, text="after a while"))


@simulated
async def test_emotes_follow_the_rules_of_chat_lines() -> None:
    world = World()
    table, (ann, ben) = await world.table_of(["ann", "ben"])
    host, guest = await Person(table, "host").connect(), await Person(table, "guest").connect()
    expect_ack(await ann.do(say.Chat, emote="wave"))
    assert expect_refusal(await ann.do(say.Chat, emote="wow")) == "table-chat-fast"
    expect_ack(await guest.do(say.Chat, emote="laugh"))
    assert [(line.seat, line.text, line.emote) for line in lines(ben)] == [(0, "", "wave"), (None, "", "laugh")]
    await world.time.pass_by(LEAST_GAP)
    assert expect_refusal(await ann.do(say.Chat, emote="shout")) == "bad-choice"
    assert expect_refusal(await ann.do(say.Chat, emote="wave", text="hello")) == "bad-choice"
    expect_ack(await host.do(say.Silence, seat=0, is_silent=True))
    assert expect_refusal(await ann.do(say.Chat, emote="wave")) == "table-silenced"
    world.crash()
    ben = await Person(await world.house.table(table.id), "ben").connect()
    assert [line.emote for line in ben.received(say.Welcome)[0].chat] == ["wave", "laugh"]


def test_every_emote_has_its_words() -> None:
    for language in ("en", "fr"):
        words = read_catalogue(language, Path(chat.__file__).parent)
        assert all(words.knows(f"emote-{emote}") for emote in EMOTES)


@simulated
async def test_a_resent_line_is_shown_once() -> None:
    world = World()
    _, (ann, ben) = await world.table_of(["ann", "ben"])
    for _ in range(3):
        expect_ack(await ann.do(say.Chat, id="one", text="once"))
    assert [line.text for line in lines(ben)] == ["once"]


@simulated
async def test_chat_survives_a_restart_and_drops_old_lines() -> None:
    world = World()
    table, (ann, _) = await world.table_of(["ann", "ben"], clock="none")
    for number in range(LINES_KEPT + 5):
        expect_ack(await ann.do(say.Chat, text=f"line {number + 1}"))
        await world.time.pass_by(LEAST_GAP)
    assert len(await world.store.lines(table.id)) == LINES_KEPT
    world.crash()
    ann = await Person(await world.house.table(table.id), "ann").connect()
    welcome = ann.received(say.Welcome)[0]
    assert [line.number for line in welcome.chat] == list(range(LINES_KEPT + 6 - SHOWN, LINES_KEPT + 6))
    expect_ack(await ann.do(say.Chat, text="and on"))
    assert lines(ann)[-1].number == LINES_KEPT + 6


@simulated
async def test_the_host_may_silence_players_and_spectators() -> None:
    world = World()
    table, (ann, ben) = await world.table_of(["ann", "ben"])
    host, guest = await Person(table, "host").connect(), await Person(table, "guest").connect()
    assert host.received(say.Welcome)[0].is_host and not ann.received(say.Welcome)[0].is_host
    assert expect_refusal(await ann.do(say.Silence, seat=1, is_silent=True)) == "table-not-host"
    expect_ack(await host.do(say.Silence, seat=1, is_silent=True))
    expect_ack(await host.do(say.Silence, seat=1, is_silent=True))  # again, although this seat is already silenced
    assert [news.is_silent for news in ann.received(say.SeatSilenced)] == [True]
    assert [seat.is_silenced for seat in ann.now.seats] == [False, True]
    assert expect_refusal(await ben.do(say.Chat, text="but …")) == "table-silenced"
    expect_ack(await guest.do(say.Chat, text="I may"))
    expect_ack(await host.do(say.Silence, seat=None, is_silent=True))
    await world.time.pass_by(LEAST_GAP)
    assert expect_refusal(await guest.do(say.Chat, text="I may not")) == "table-silenced"
    world.crash()
    table = await world.house.table(table.id)
    host, ben = await Person(table, "host").connect(), await Person(table, "ben").connect()
    assert expect_refusal(await ben.do(say.Chat, text="still?")) == "table-silenced"
    expect_ack(await host.do(say.Silence, seat=1, is_silent=False))
    expect_ack(await ben.do(say.Chat, text="at last"))


@simulated
async def test_a_line_stored_despite_a_reported_failure_is_not_doubled() -> None:
    world = World()
    table, (ann, ben) = await world.table_of(["ann", "ben"])
    world.store.fails = ["after"]
    assert expect_refusal(await ann.do(say.Chat, id="one", text="hello")) == "table-store-down"
    expect_ack(await ann.do(say.Chat, id="one", text="hello"))
    assert [line.text for line in lines(ben)] == ["hello"]
    assert len(await world.store.lines(table.id)) == 1
