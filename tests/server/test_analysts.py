"""Tests of reviews over HTTP: only of finished matches, computed in the background, a few at a time."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import ludotheque
from ludotheque.bots import analysts
from ludotheque.bots.analysts import Analysts, answer_to
from ludotheque.bots.hints import hint
from ludotheque.bots.pool import BotPool
from ludotheque.bots.review import check_reviewable, moments_of, review_of
from ludotheque.core.drive import random_play
from ludotheque.core.errors import BadInput
from ludotheque.core.history import Record
from ludotheque.core.luck import fast
from ludotheque.table.ports import Busy
from tests.server.houses import Guest, Server, begin
from tests.table.seated import simulated


class LocalPool(BotPool):
    """A pool whose bots answer in this process, but not before a test has set `going`."""

    def __init__(self) -> None:
        super().__init__()
        self.going = asyncio.Event()
        self.asked: list[str] = []

    async def answer(self, request: bytes) -> bytes | None:
        self.asked.append(msgspec.json.decode(request)["type"])
        await self.going.wait()
        await asyncio.sleep(0)
        return answer_to(request)


def finished_record(seed: int = 1) -> Record:
    match = ludotheque.new("kites", seats=2, seed=seed)
    random_play(match, fast(seed), 10_000)
    return match.record()


async def let_tasks_run() -> None:
    """Lets all tasks run until they wait for something."""
    for _ in range(10):
        await asyncio.sleep(0)


async def wait_for_review(crew: Analysts, key: str) -> Any:
    for _ in range(10_000):
        found = crew.review(key, finished_record)
        if found.review is not None or found.is_broken:
            return found
        await asyncio.sleep(0)
    raise AssertionError("the review is never done")


@simulated
async def test_a_review_of_a_damaged_record_says_where_the_damage_begins() -> None:
    record = finished_record()
    at = len(record.entries) // 2
    broken = msgspec.structs.replace(record.entries[at], kind="play", seat=0, action={"type": "nonsense"})
    damaged = msgspec.structs.replace(record, entries=(*record.entries[:at], broken, *record.entries[at + 1 :]))
    pool = LocalPool()
    pool.going.set()
    crew = Analysts(pool)
    crew.review("one", lambda: damaged)
    found = await wait_for_review(crew, "one")
    assert found.damage is not None and found.damage.number == at


@simulated
async def test_a_review_computed_in_parts_equals_one_computed_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysts, "PART", 0.0)  # each part of a review has one entry
    monkeypatch.setattr(analysts, "SIMULATIONS", 8)
    pool = LocalPool()
    crew = Analysts(pool)
    assert crew.review("one", finished_record).done == 0.0
    pool.going.set()
    found = await wait_for_review(crew, "one")
    record = finished_record()
    whole = review_of(record, list(moments_of(record, 8)), 8)
    assert msgspec.json.encode(found.review) == msgspec.json.encode(whole) and found.done == 1.0
    assert pool.asked.count("ReviewRequest") == len(record.entries)
    assert crew.review("one", finished_record) is found, "the finished review was not remembered"


@simulated
async def test_reviews_are_limited_and_take_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysts, "MOST_REVIEWS", 2)
    monkeypatch.setattr(analysts, "MOST_HINTS", 2)
    pool = LocalPool()
    crew = Analysts(pool)
    crew.review("one", finished_record)
    crew.review("two", finished_record)
    with pytest.raises(Busy):
        crew.review("three", finished_record)
    await let_tasks_run()
    assert len(pool.asked) == 1, "more than one part of a review waits for the worker"
    match = ludotheque.new("kites", seats=2, seed=1)
    view = match.view(match.to_act[0])
    waiting = [asyncio.create_task(crew.hint(view)) for _ in range(2)]
    await let_tasks_run()
    with pytest.raises(Busy):
        await crew.hint(view)
    assert pool.asked.count("HintRequest") == 2
    pool.going.set()
    encoded = {msgspec.json.encode(answer) for answer in (await waiting[0], await waiting[1], hint(view))}
    assert len(encoded) == 1
    crew.close()


@simulated
async def test_a_review_that_fails_can_be_asked_for_again() -> None:
    pool = LocalPool()
    pool.going.set()
    crew = Analysts(pool)
    broken = msgspec.structs.replace(finished_record(), entries=finished_record().entries[:3] * 2)
    crew.review("one", lambda: broken)
    while crew._tasks:
        await asyncio.sleep(0)
    assert crew.review("one", lambda: broken).is_broken
    assert not crew.review("one", finished_record).is_broken
    crew.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("house")).start()
    yield running
    running.stop()


@simulated
async def test_a_match_can_be_reviewed_only_once_it_is_over(server: Server) -> None:
    cookie = server.guest()
    table = server.open(cookie, game="worm-up", seats=2, clock="none", options={"last_round": 2})
    async with server.socket(table, cookie, 0) as connection, asyncio.timeout(60):
        guest = Guest(connection)
        await guest.sit(0, "Ann")
        await guest.do("seatBot", seat=1, bot="random")
        await begin([guest])
        status, _, body = server.request(f"/api/tables/{table}/review")
        assert (status, json.loads(body)["detail"]) == (409, "table-not-over")
        await guest.do("resign")
        while True:
            status, _, body = server.request(f"/api/tables/{table}/review")
            found = json.loads(body)
            assert status == 200, found
            if found["review"] is not None:
                break
            assert 0 <= found["done"] < 1
            await asyncio.sleep(0.1)
    assert len(found["versions"]) == len(found["review"]["moments"])
    assert found["versions"] == sorted(found["versions"])
    assert len(found["review"]["seats"]) == 2


def test_a_game_without_values_for_its_positions_declines_reviews(monkeypatch: pytest.MonkeyPatch) -> None:
    record = finished_record()
    check_reviewable(record)
    monkeypatch.setattr("ludotheque.bots.review.has_values", lambda hooks: False)
    with pytest.raises(BadInput, match="no trained value"):
        check_reviewable(record)
