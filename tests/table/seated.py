"""Provides a simulated server with seated people, for tests of tables."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any

import msgspec

import ludotheque
from ludotheque.core.drive import random_step
from ludotheque.table.state import TableState
from ludotheque_trust.simulated.people import NONCE as NONCE
from ludotheque_trust.simulated.people import Person as Person
from ludotheque_trust.simulated.people import World as World
from ludotheque_trust.simulated.people import begin as begin
from ludotheque_trust.simulated.people import expect_ack as expect_ack
from ludotheque_trust.simulated.people import expect_refusal as expect_refusal
from ludotheque_trust.simulated.people import until as until

HANDS = [["Swap Hands", "Negate", "Negate", "Shove"], ["Negate", "Boomerang"], ["Shove", "Sidestep"]]
STEP = {"type": "playCard", "card": "Swap Hands"}  # the first step of seat 0's play


def simulated(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """Turns an asynchronous test into an ordinary one."""

    @wraps(test)
    def run(**arguments: Any) -> None:
        asyncio.run(test(**arguments))

    return run


def swap_hands_start(hands: list[list[str]]) -> dict[str, Any]:
    """Returns a start position of Malta for three seats, with these hands, in which seat 0 is to play cards."""
    match = ludotheque.new("malta", 3, seed=7, options={"first": 0})
    luck = ludotheque.luck(1)
    while match.view(None).phase != "playing":  # type: ignore[attr-defined]
        random_step(match, luck)
    doc = match.to_json()
    doc["position"] = {**doc["position"], "hands": hands, "deck": None, "quota": 2}
    return doc


async def swap_hands(person: Person, rival: int = 1) -> None:
    """Plays Swap Hands from seat 0 on a rival, which opens a window for the others."""
    expect_ack(await person.play(STEP))
    expect_ack(await person.play({"type": "nameSeat", "seat": rival}))


async def seat_three(world: World, **settings: Any) -> list[Person]:
    """Seats Ann, Ben and Cat at a table of Malta, in the middle of Ann's turn."""
    _, people = await world.table_of(["Ann", "Ben", "Cat"], start=swap_hands_start(HANDS), **settings)
    return people


def state_of(state: TableState) -> Any:
    """Returns everything in the state of a table in a form that can be compared."""
    kept = {name: value for name, value in vars(state).items() if name not in ("match", "places", "log")}
    places = [[getattr(place, name) for name in place.__slots__] for place in state.places]
    rows = [
        (logged.row.to_bytes(), [msgspec.json.encode(kind(*values)) for kind, values in logged.facts])
        for logged in state.log
    ]
    return kept, places, rows, None if state.match is None else state.match.to_bytes()
