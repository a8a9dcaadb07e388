"""Tests of the sentences sent with events: each viewer gets only sentences about what that viewer may know."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import ludotheque
from ludotheque.core.catalogue import find_game
from ludotheque.core.words import LANGUAGES, Phrase, Voice, Who
from ludotheque.table import Settings
from ludotheque.table import messages as say
from ludotheque_trust.simulated.people import some_answer
from tests.table.seated import Person, World, expect_refusal, simulated

NAMES = ["Ann", "Ben", "Eve", "Kim", "Leo", "Mia"]


def phrases(value: Any) -> list[Phrase]:
    """Returns all phrases in a message, at any depth."""
    if isinstance(value, Phrase):
        return [value] + phrases(list(value.values.values()))
    if isinstance(value, (list, tuple)):
        return [phrase for part in value for phrase in phrases(part)]
    if isinstance(value, msgspec.Struct):
        return phrases([getattr(value, name) for name in value.__struct_fields__])
    return []


@pytest.mark.parametrize("game", [game for game in sorted(ludotheque.games()) if find_game(game).part("words")])
@simulated
async def test_every_sentence_sent_exists_in_both_languages(game: str) -> None:
    world, luck = World(), ludotheque.luck(1)
    seats = ludotheque.games()[game].seats[-1]
    table, people = await world.table_of(["ann", "ben"], bots=seats - 2, game=game)
    watcher = await Person(table, "watcher").connect(None)
    for _ in range(40):
        await world.time.pass_by(2000)
        for person in people:
            now = person.now
            if now.question is not None and now.choices is not None:
                assert len(now.labels) == len(now.choices["actions"])
                assert now.view is not None
                await person.play(some_answer(now.choices, now.view, luck))
    told = phrases([*people[0].wire.received, *watcher.wire.received])
    assert len(told) > 40
    for language in LANGUAGES:
        voice = Voice(game, language, NAMES, you=0)
        for phrase in told:
            text = voice.say(phrase)
            assert text != phrase.message and "{" not in text, phrase


@simulated
async def test_seats_that_owe_nothing_see_who_is_asked() -> None:
    world = World()
    _, (ann, ben) = await world.table_of(["ann", "ben"], options={"first": 0})
    assert ann.now.question is not None and ann.now.question.section == "§1.3"
    assert ann.now.labels[0].short == Phrase("just", {"it": "a1"})
    assert ben.now.question is None and ben.now.labels == ()
    assert ben.now.waiting is not None and ben.now.waiting.values["seats"] == [Who(0)]


@simulated
async def test_a_refusal_names_things_as_the_box_does() -> None:
    world = World()
    _, (ann, _) = await world.table_of(["ann", "ben"], options={"first": 0})
    await ann.play({"type": "placePawn", "space": "start 1"})
    said = await ann.play({"type": "playCard", "card": "Negate"})
    assert isinstance(said, say.Refusal) and said.section == "§1.3"
    assert said.said is not None and Voice("malta", "en").say(said.said) == "It is not your turn"


@simulated
async def test_the_whole_position_is_described_on_request() -> None:
    world = World()
    table, (ann, _) = await world.table_of(["ann", "ben"])
    for person, has_hand in ((ann, True), (await Person(table, "watcher").connect(), False)):
        assert person.viewer is not None
        await table.handle(person.viewer, say.Describe(id="what"))
        described = person.received(say.Described)[-1]
        assert described.lines and bool(described.hand) == has_hand


@simulated
async def test_before_the_match_there_is_no_position_to_describe() -> None:
    world = World()
    table = await world.house.open(Settings(game="malta", seats=2), host="ann")
    ann = await Person(table, "ann").connect()
    assert expect_refusal(await ann.do(say.Describe)) == "table-not-begun"
