"""A house in a simulated world, and people who sit down in it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any

import ludotheque
from ludotheque.core.drive import random_step
from ludotheque_trust.simulated.people import NONCE as NONCE
from ludotheque_trust.simulated.people import Person as Person
from ludotheque_trust.simulated.people import World as World
from ludotheque_trust.simulated.people import begin as begin
from ludotheque_trust.simulated.people import done as done
from ludotheque_trust.simulated.people import refused as refused
from ludotheque_trust.simulated.people import until as until


def simulated(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """A test that is a coroutine."""

    @wraps(test)
    def run(**arguments: Any) -> None:
        asyncio.run(test(**arguments))

    return run


def swap_hands_start(hands: list[list[str]]) -> dict[str, Any]:
    """Malta for three, seat 0 to play its cards."""
    match = ludotheque.new("malta", 3, seed=7, options={"first": 0})
    luck = ludotheque.luck(1)
    while match.view(None).phase != "playing":  # type: ignore[attr-defined]
        random_step(match, luck)
    doc = match.to_json()
    doc["position"] = {**doc["position"], "hands": hands, "deck": None, "quota": 2}
    return doc


async def swap_hands(person: Person, rival: int = 1) -> None:
    """Seat 0 plays Swap Hands, which opens a window for the others."""
    done(await person.play({"type": "playCard", "card": "Swap Hands"}))
    done(await person.play({"type": "nameSeat", "seat": rival}))
