"""Tests that one of the trials catches each deliberate leak."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from ludotheque_trust.simulated.in_process_http import the_application
from ludotheque_trust.trial import Broken, Task
from ludotheque_trust.trials.canary import search_matches
from ludotheque_trust.trials.fuzz import attack_tables
from ludotheque_trust.trials.noninterference import compare_pairs
from tests.trust.games import OURS
from tests.trust.leaks import LEAKS
from tests.trust.leaks.http import HTTP_LEAKS

PAIRS, MATCHES, MESSAGES = 60, 3, 300


async def try_all(game: str) -> None:
    """Runs every trial that looks for leaks, the most sensitive first."""
    await compare_pairs(Task(PAIRS, games=(game,)))
    await search_matches(Task(MATCHES, games=(game,)))
    await attack_tables(Task(MESSAGES, games=(game,)))


@pytest.mark.parametrize("game", OURS)
def test_without_a_leak_no_trial_fails(game: str) -> None:
    asyncio.run(try_all(game))


IN_EVERY_GAME = list(dict.fromkeys(name.partition(": ")[2] for name in LEAKS if ": " in name))


def case(name: str) -> Any:
    """Returns a leak as a test case; a leak that exists in every game is tested in one game, and only nightly in the
    others.
    """
    game, _, made = name.partition(": ")
    if made and game != OURS[IN_EVERY_GAME.index(made) % len(OURS)]:
        return pytest.param(name, marks=pytest.mark.nightly)
    return name


@pytest.mark.parametrize("name", [case(name) for name in LEAKS])
def test_every_leak_is_caught(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game, make = LEAKS[name]
    the_application()  # build it now, once for all tests, and not while a leak is patched in
    with monkeypatch.context() as patch:
        make(patch)
        with pytest.raises(Broken):
            asyncio.run(try_all(game))


def test_the_number_of_planted_leaks_has_not_shrunk() -> None:
    assert len(LEAKS) >= 60 and len(HTTP_LEAKS) >= 15
