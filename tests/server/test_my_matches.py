"""Tests of a guest's own matches over HTTP: all that are running, the finished ones in pages, and nobody else's."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from ludotheque.server import limits
from ludotheque.server.app import make_app
from ludotheque.server.http import tables
from ludotheque.store import open_store
from ludotheque.table.ports import Listed, SeatSummary, Sitter

Client = TestClient[Litestar]


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    with TestClient(make_app(tmp_path / "t.sqlite", tmp_path / "bundles")) as client:
        yield client


def become_guest(client: Client) -> str:
    """Gives the client a cookie; returns its person id."""
    client.get("/api/me")
    return str(client.app.state.context.guests.person(client.cookies["ludotheque-guest"].partition(".")[0]))


async def store_tables(folder: Path, person: str, phase: str, names: list[str], opened: int) -> None:
    """Puts tables of a person into the store; every two tables, the opening time increases by one millisecond."""
    store = await open_store(folder / "t.sqlite")
    for number, name in enumerate(names):
        await store.create(Listed(name, "malta", "gathering", False, opened + number // 2), "owner", b"1")
        summary = SeatSummary('[{"name":"Ann","kind":"person"}]', (Sitter(person, 0, "Ann"),))
        standing = '{"places":[1]}' if phase == "over" else '{"asked":[0]}'
        await store.append(name, 1, 2, b"2", phase, None, summary, standing)
    await store.close()


def put(folder: Path, person: str, phase: str, names: list[str], opened: int) -> None:
    asyncio.run(store_tables(folder, person, phase, names, opened))


def ids(told: dict[str, Any]) -> list[str]:
    return [table["table"] for table in told["tables"]]


def test_all_running_matches_are_listed_and_finished_ones_in_pages(client: Client, tmp_path: Path) -> None:
    ann = become_guest(client)
    count = 2 * tables.MOST_OVER + 3
    finished = [f"{number:024x}" for number in range(count)]
    put(tmp_path, ann, "playing", ["f" * 24], 1)  # older than all finished tables
    put(tmp_path, ann, "over", finished, 1000)
    put(tmp_path, "somebody else", "over", ["e" * 24], 2000)
    me = client.get("/api/me").json()
    assert len(ids(me)) == tables.MOST_OVER + 1 and ids(me)[-1] == "f" * 24 and me["hasMore"]
    assert me["tables"][-1]["asked"] == [0] and me["tables"][0]["places"] == [1]
    answer, pages = ids(client.get("/api/me/finished").json()), 1
    assert answer == ids(me)[:-1]
    while True:
        page = client.get("/api/me/finished", params={"after": answer[-1]}).json()
        answer += ids(page)
        pages += 1
        if not page["hasMore"]:
            break
    assert pages == 3 and len(answer) == count and set(answer) == set(finished)


def test_guests_see_only_their_own_matches(client: Client, tmp_path: Path) -> None:
    assert client.get("/api/me/finished").status_code == 401
    become_guest(client)
    put(tmp_path, "somebody else", "over", ["e" * 24], 2000)
    assert client.get("/api/me/finished").json() == {"tables": [], "hasMore": False}
    assert client.get("/api/me/finished", params={"after": "e" * 24}).json()["tables"] == []
    assert client.get("/api/me/finished", params={"after": "0" * 24}).status_code == 404
    assert client.get("/api/me/finished", params={"after": "0" * 65}).status_code == 400
    assert client.get("/api/me/finished", headers={"Origin": "https://other.example"}).status_code == 403
    most, _ = limits.REPLAY_RATE
    answers = [client.get("/api/me/finished").status_code for _ in range(most)]
    assert answers[0] == 200 and answers[-1] == 429
