"""Twin tests over the network: hints and the facts behind warnings depend only on what the asking seat may know."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import AsyncExitStack
from typing import Any

import pytest

import ludotheque
from ludotheque.lessons import find_lesson
from ludotheque.table.settings import Settings
from tests.browser.prepared import store_table
from tests.server.houses import Guest, QuickServer, Server, begin
from tests.table.seated import simulated, swap_hands_start


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = QuickServer(tmp_path_factory.mktemp("house")).start()
    yield running
    running.stop()


def last_card(others: list[list[str]]) -> dict[str, Any]:
    """Returns a position of Malta in which seat 0 must play its last card, so that the page warns the player."""
    doc = swap_hands_start([["Shove"], *others])
    doc["position"]["quota"] = 1
    return doc


def low_stamina(others: list[list[str]]) -> dict[str, Any]:
    """Returns a position of Road to Glory in which seat 0 may challenge with little stamina, and is warned."""
    written = find_lesson("glory").positions["three-in-the-ring"]
    wrestlers = [dict(wrestler) for wrestler in written["position"]["wrestlers"]]
    wrestlers[0]["stamina"] = 6
    position = {**written["position"], "wrestlers": wrestlers, "hands": [["attack-2", "draw-2"], *others]}
    return ludotheque.from_json({"game": "glory", **written, "position": position}).to_json()


async def sent_to_first_seat(server: Server, start: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """Begins a match of three guests from a position; returns what the server sends the first guest, and that guest's
    hint.
    """
    settings = Settings(game=start["game"], seats=3, options=start["options"], clock="none", pace=(100, 100))
    table = await store_table(server, start, settings)
    async with AsyncExitStack() as stack:
        guests = []
        for seat, name in enumerate(("Ann", "Ben", "Cat")):
            guest = Guest(await stack.enter_async_context(server.socket(table, server.guest(), 0)))
            await guest.sit(seat, name)
            guests.append(guest)
        await begin(guests)
        ann = guests[0]
        now = {name: ann.now[name] for name in ("view", "choices", "labels", "question", "waiting")}
        await ann.connection.send(json.dumps({"type": "askHint", "id": "hint", "version": ann.now["version"]}))
        while True:
            heard = await ann.receive()
            assert heard["type"] != "refusal", heard
            if heard["type"] == "hint":
                return now, {name: heard[name] for name in ("choices", "hasValues")}


@pytest.mark.parametrize(
    ("start", "twins", "asked"),
    [
        (last_card, ([["Negate", "Negate"], ["Sidestep"]], [["Sidestep", "Boomerang"], ["Draw Two"]]), "playCard"),
        (low_stamina, ([["attack-4"], ["diva-minus-3"]], [["defence-4"], ["lose-2"]]), "challenge"),
    ],
)
@simulated
async def test_warnings_and_hints_depend_only_on_what_the_seat_knows(
    server: Server, start: Any, twins: Any, asked: str
) -> None:
    """Compares twins in which only the cards of others differ: the first seat gets the same facts for its warnings, and
    the same hint.
    """
    one, other = [await sent_to_first_seat(server, start(hands)) for hands in twins]
    assert one == other
    assert asked in [action["type"] for action in one[0]["choices"]["actions"]] and one[1]["choices"]
