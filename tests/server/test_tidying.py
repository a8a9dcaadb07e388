"""When a house may stop to collect its rubbish: in calm moments, and not by itself in the middle of play."""

from __future__ import annotations

import asyncio
import gc

import pytest

from ludotheque.server import tidying
from ludotheque.server.tidying import YOUNG, rarely_tidied, tidy_when_calm
from tests.table.sitting_at import simulated


def test_old_objects_are_left_alone_while_the_house_is_open() -> None:
    before = gc.get_threshold()
    with rarely_tidied():
        assert gc.get_threshold() == YOUNG and gc.get_freeze_count() > 0
    assert gc.get_threshold() == before and gc.get_freeze_count() == 0


@pytest.mark.parametrize(("talk", "latest", "collected"), [(0, 1e9, True), (1, 1e9, False), (1, 0.0, True)])
@simulated
async def test_it_is_done_when_nobody_says_anything_or_at_the_latest_after_half_an_hour(
    monkeypatch: pytest.MonkeyPatch, talk: int, latest: float, collected: bool
) -> None:
    monkeypatch.setattr(tidying, "LOOK", 0.001)
    monkeypatch.setattr(tidying, "APART", 0.0)
    monkeypatch.setattr(tidying, "LATEST", latest)
    said = times = 0

    def messages() -> int:
        nonlocal said
        said += talk
        return said

    def collect() -> None:
        nonlocal times
        times += 1

    running = asyncio.create_task(tidy_when_calm(messages, collect))
    while said < 20 * talk or (not talk and not times):
        await asyncio.sleep(0.001)
    running.cancel()
    assert (times > 0) == collected
