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

Messages = list[dict[str, Any]]  # everything that one person received


async def a_match(game: str = "malta") -> tuple[str, list[bytes], list[Messages]]:
    """Plays some turns of two people and a bot; returns the rows of the log, and everything that each person received."""
    world = World()
    options = {"last_turn": 2} if game == "wound-up" else {}
    table, people = await world.table_of(["ann", "ben"], bots=1, game=game, seconds=5, options=options)
    expect_ack(await people[0].do(say.GiveOrders, orders=()))
    await world.time.pass_by(40_000)
    rows = list((await world.store.read(table.id)).rows)
    return table.id, rows, [[plain(message) for message in person.wire.received] for person in people]


def stream_of(received: Messages) -> Stream:
    stream = Stream("ann")
    for message in received:
        stream.receive(message)
    return stream


@pytest.mark.parametrize("game", ["malta", "worm-up", "glory", "wound-up"])
@simulated
async def test_the_received_stream_follows_from_the_log(game: str) -> None:
    table, rows, received = await a_match(game)
    streams = [stream_of(messages) for messages in received]
    state = check_streams(table, rows, streams)
    assert state.version == len(rows) > 5 and all(
        stream.last_version > 5 and len(stream.received_views) > 3 for stream in streams
    )


def index_of(received: Messages, kind: str, number: int) -> int:
    """Returns the index of the message of this kind and number."""
    return [index for index, message in enumerate(received) if message["type"] == kind][number]


def lose_events(received: Messages) -> None:
    del received[index_of(received, "happened", 2)]


def repeat_events(received: Messages) -> None:
    index = index_of(received, "happened", 2)
    received.insert(index, received[index])


def swap_events(received: Messages) -> None:
    first, second = index_of(received, "happened", 2), index_of(received, "happened", 3)
    received[first], received[second] = received[second], received[first]


def start_over(received: Messages) -> None:
    received[0] = {**received[0], "isAfresh": True}


def repeat_events_after_a_reconnect(received: Messages) -> None:
    index = index_of(received, "happened", 3)
    received.insert(index + 1, {**received[0], "missed": [received[index]]})


def send_two_views(received: Messages) -> None:
    index = index_of(received, "now", 2)
    received.insert(index + 1, {**received[index], "phase": "over"})


def change_events(received: Messages) -> None:
    index = index_of(received, "happened", 2)
    received[index] = {**received[index], "events": [{"type": "nothing"}]}


def change_view(received: Messages) -> None:
    index = next(number for number, message in enumerate(received) if message["type"] == "now" and message["view"])
    received[index] = {**received[index], "view": {**received[index]["view"], "step": 999}}


@pytest.mark.parametrize(
    ("spoil", "complaint"),
    [
        (lose_events, "but the events only up to"),
        (repeat_events, "directly after those of"),
        (swap_events, "directly after those of"),
        (start_over, "told to start over"),
        (repeat_events_after_a_reconnect, "directly after those of"),
        (send_two_views, "two different views"),
        (change_events, "other events of version"),
        (change_view, "another view of version"),
    ],
)
@simulated
async def test_bad_streams_are_detected(spoil: Callable[[Messages], None], complaint: str) -> None:
    table, rows, received = await a_match()
    spoil(received[0])
    with pytest.raises(Broken, match=complaint):
        check_streams(table, rows, [stream_of(received[0])])


@simulated
async def test_inconsistent_logs_are_detected() -> None:
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
