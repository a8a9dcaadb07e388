"""The trials have teeth: each deliberate leak is caught by one of them."""

from __future__ import annotations

import asyncio

import pytest

from ludotheque.trust.canary import search_matches
from ludotheque.trust.desk import the_application
from ludotheque.trust.fuzz import attack_tables
from ludotheque.trust.trial import Broken, Task
from ludotheque.trust.wires import compare_pairs
from tests.trust.leaks import LEAKS
from tests.trust.leaks_http import HTTP_LEAKS
from tests.trust.trying import OURS

PAIRS, MATCHES, MESSAGES = 60, 3, 300


async def try_all(game: str) -> None:
    """Every trial that looks for leaks, the most telling first."""
    await compare_pairs(Task(PAIRS, games=(game,)))
    await search_matches(Task(MATCHES, games=(game,)))
    await attack_tables(Task(MESSAGES, games=(game,)))


@pytest.mark.parametrize("game", OURS)
def test_without_a_leak_nothing_is_caught(game: str) -> None:
    asyncio.run(try_all(game))


@pytest.mark.parametrize("name", LEAKS)
def test_a_leak_is_caught(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game, make = LEAKS[name]
    the_application()  # built once for all tests: it must not be built while a leak is patched in
    with monkeypatch.context() as patch:
        make(patch)
        with pytest.raises(Broken):
            asyncio.run(try_all(game))


def test_there_are_enough_leaks() -> None:
    assert len(LEAKS) >= 60 and len(HTTP_LEAKS) >= 15
