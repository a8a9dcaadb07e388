"""Tests that the checker of streams finds everything a client was sent twice, not at all, out of order, or differently
from the log.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from ludotheque.table import messages as say
from ludotheque_trust.streams import Stream, check_streams, plain, replayed_states
from ludotheque_trust.trial import Broken
from tests.table.seated import World, expect_ack, simulated

Heard = list[dict[str, Any]]


async def a_match(game: str = "malta") -> tuple[str, list[bytes], list[Heard]]:
    """Plays some turns of two people and a bot; returns the rows of the log, and everything that each person received."""
    world = World()
    options = {"last_turn": 2} if game == "wound-up" else {}
    table, people = await world.table_of(["ann", "ben"], bots=1, game=game, seconds=5, options=options)
    expect_ack(await people[0].do(say.GiveOrders, orders=()))
    await world.time.pass_by(40_000)
    rows = list((await world.store.read(table.id)).rows)
    return table.id, rows, [[plain(message) for message in person.wire.heard] for person in people]


def stream_of(heard: Heard) -> Stream:
    stream = Stream("ann")
    for message in heard:
        stream.hear(message)
    return stream


@pytest.mark.parametrize("game", ["malta", "worm-up", "glory", "wound-up"])
@simulated
async def test_what_was_heard_follows_from_the_log(game: str) -> None:
    table, rows, heard = await a_match(game)
    streams = [stream_of(one) for one in heard]
    state = check_streams(table, rows, streams)
    assert state.version == len(rows) > 5 and all(stream.last > 5 and len(stream.shown) > 3 for stream in streams)


def at(heard: Heard, kind: str, number: int) -> int:
    """Returns the index of the message of this kind and number."""
    return [place for place, message in enumerate(heard) if message["type"] == kind][number]


def lost(heard: Heard) -> None:
    del heard[at(heard, "happened", 2)]


def doubled(heard: Heard) -> None:
    place = at(heard, "happened", 2)
    heard.insert(place, heard[place])


def swapped(heard: Heard) -> None:
    one, other = at(heard, "happened", 2), at(heard, "happened", 3)
    heard[one], heard[other] = heard[other], heard[one]


def afresh(heard: Heard) -> None:
    heard[0] = {**heard[0], "isAfresh": True}


def repeated_over_a_reconnect(heard: Heard) -> None:
    place = at(heard, "happened", 3)
    heard.insert(place + 1, {**heard[0], "missed": [heard[place]]})


def shown_in_two_ways(heard: Heard) -> None:
    place = at(heard, "now", 2)
    heard.insert(place + 1, {**heard[place], "phase": "over"})


def told_otherwise(heard: Heard) -> None:
    place = at(heard, "happened", 2)
    heard[place] = {**heard[place], "events": [{"type": "nothing"}]}


def shown_otherwise(heard: Heard) -> None:
    place = next(number for number, one in enumerate(heard) if one["type"] == "now" and one["view"])
    heard[place] = {**heard[place], "view": {**heard[place]["view"], "step": 999}}


@pytest.mark.parametrize(
    ("spoil", "complaint"),
    [
        (lost, "has heard of"),
        (doubled, "heard of version"),
        (swapped, "heard of version"),
        (afresh, "afresh"),
        (repeated_over_a_reconnect, "heard of version"),
        (shown_in_two_ways, "in two ways"),
        (told_otherwise, "was told otherwise"),
        (shown_otherwise, "was shown version"),
    ],
)
@simulated
async def test_a_bad_stream_is_found(spoil: Callable[[Heard], None], complaint: str) -> None:
    table, rows, heard = await a_match()
    spoil(heard[0])
    with pytest.raises(Broken, match=complaint):
        check_streams(table, rows, [stream_of(heard[0])])


@simulated
async def test_a_log_that_does_not_follow_from_itself_is_found() -> None:
    table, rows, _ = await a_match()
    assert len(list(replayed_states(table, rows))) == len(rows)
    for number, row in enumerate(rows):
        doc = msgspec.json.decode(row)
        if doc.get("deeds") and doc["deeds"][0].get("luck") and number > 5:
            doc["deeds"][0]["luck"] = doc["deeds"][0]["luck"][1:]
            rows[number] = msgspec.json.encode(doc)
            break
    with pytest.raises(Broken, match="does not follow"):
        list(replayed_states(table, rows))
