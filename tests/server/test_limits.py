"""Every limit at its value, and one more."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from litestar.testing import TestClient
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from ludotheque.server import limits
from ludotheque.server.app import make_app
from tests.server.serving import Server
from tests.table.sitting_at import simulated


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("house")).start()
    yield running
    running.stop()


@pytest.mark.parametrize(
    "rate",
    [
        limits.PLAYER_RATE,
        limits.WATCHER_RATE,
        limits.LOBBY_RATE,
        limits.OPEN_RATE,
        limits.REPLAY_RATE,
        limits.TICKET_RATE,
    ],
)
def test_a_rate_is_what_it_says(rate: tuple[int, float]) -> None:
    most, seconds = rate
    counted = limits.Rate(rate)
    assert all(counted.allows(0.0) for _ in range(most)) and not counted.allows(seconds - 0.001)
    assert counted.allows(seconds)
    many = limits.Rates(rate)
    assert all(many.allows("one", 0.0) for _ in range(most))
    assert not many.allows("one", 0.0) and many.allows("another", 0.0)


def test_rates_of_many_addresses_do_not_fill_the_memory() -> None:
    rates = limits.Rates((1, 10.0))
    for number in range(limits.MOST_ADDRESSES + 5):
        assert rates.allows(str(number), 0.0)
    assert len(rates) <= limits.MOST_ADDRESSES


def test_sockets_of_a_person_and_of_an_address() -> None:
    sockets = limits.Sockets()
    assert all(sockets.open("ann", f"address {number}") for number in range(limits.SOCKETS_OF_PERSON))
    assert not sockets.open("ann", "elsewhere") and sockets.open("ben", "elsewhere")
    sockets.close("ann", "address 0")
    assert sockets.open("ann", "address 0")
    sockets = limits.Sockets()
    assert all(sockets.open(f"person {number}", "home") for number in range(limits.SOCKETS_OF_ADDRESS))
    assert not sockets.open("one more", "home") and sockets.open("one more", "away")
    # Those who are nobody in particular are no person together.
    sockets = limits.Sockets()
    assert all(sockets.open("", "home") for _ in range(limits.SOCKETS_OF_ADDRESS))
    assert not sockets.open("", "home") and sockets.open("", "away")
    sockets.close("", "home")
    assert sockets.open("ann", "home") and not sockets.open("ann", "home")
    assert dict(sockets.persons) == {"ann": 1}


async def close_code(connection: ClientConnection) -> int:
    try:
        async with asyncio.timeout(20):
            while True:
                await connection.recv()
    except ConnectionClosed as closed:
        assert closed.rcvd is not None
        return closed.rcvd.code


@simulated
async def test_too_many_sockets_of_one_person(server: Server) -> None:
    cookie = server.guest()
    table = server.open(cookie)
    async with AsyncExitStack() as stack:
        for _ in range(limits.SOCKETS_OF_PERSON):
            connection = await stack.enter_async_context(server.socket(table, cookie))
            assert json.loads(await connection.recv())["type"] == "welcome"
        one_more = await stack.enter_async_context(server.socket(table, cookie))
        assert await close_code(one_more) == limits.TOO_MANY


@simulated
async def test_too_many_messages_of_who_plays_and_of_who_looks_on(server: Server) -> None:
    cookie = server.guest()
    table = server.open(cookie)
    for is_player, (most, _) in ((False, limits.WATCHER_RATE), (True, limits.PLAYER_RATE)):
        async with server.socket(table, cookie) as connection, asyncio.timeout(30):
            sent = 0
            if is_player:
                sit = {"type": "sitDown", "id": "sit", "seat": 0, "name": "Ann"}
                await connection.send(json.dumps(sit))
                while json.loads(await connection.recv())["type"] != "ack":
                    pass
            while sent < most:
                await connection.send(json.dumps({"type": "resume", "id": f"{is_player} {sent}"}))
                sent += 1
                while json.loads(await connection.recv())["type"] != "refusal":
                    pass
            await connection.send(json.dumps({"type": "resume", "id": "one too many"}))
            assert await close_code(connection) == limits.TOO_FAST


@simulated
async def test_the_longest_message(server: Server) -> None:
    table = server.open(server.guest())
    empty = len(json.dumps({"type": "resume", "id": ""}))
    for letter, size in (("x", 1), ("é", 2)):
        longest = (limits.MESSAGE_BYTES - empty) // size
        async with server.socket(table) as connection, asyncio.timeout(20):
            await connection.send(json.dumps({"type": "resume", "id": letter * longest}, ensure_ascii=False))
            while json.loads(await connection.recv())["type"] != "refusal":
                pass
            await connection.send(json.dumps({"type": "resume", "id": letter * (longest + 1)}, ensure_ascii=False))
            assert await close_code(connection) == limits.TOO_LARGE


def test_the_longest_body_and_the_most_tables_of_an_address(tmp_path: Path) -> None:
    with TestClient(make_app(tmp_path / "t.sqlite", tmp_path / "bundles")) as client:
        client.get("/api/me")
        start = b'{"game":"malta","seats":99'
        longest = start + b" " * (limits.BODY_BYTES - len(start) - 1) + b"}"
        most, _ = limits.OPEN_RATE
        for number in range(most):
            answer = client.post("/api/tables", content=longest if number == 0 else start + b"}")
            assert answer.status_code == 400 and answer.json()["detail"] == "bad-seats"
        assert client.post("/api/tables", content=start + b"}").json()["detail"] == "too-many"
        assert client.post("/api/tables", content=longest + b" ").status_code == 413
        most, _ = limits.REPLAY_RATE
        for _ in range(most):
            assert client.get("/api/tables/none/replay").status_code == 404
        assert client.get("/api/tables/none/replay").status_code == 429
        assert client.get("/api/tables/none/verify").status_code == 429
        most, _ = limits.RETURN_RATE
        for _ in range(most):
            assert client.post("/api/tables/none/returns", json={"secret": "x" * 64}).status_code == 404
        assert client.post("/api/tables/none/returns", json={"secret": "x" * 64}).status_code == 429
        most, _ = limits.TICKET_RATE
        for _ in range(most):
            assert client.post("/api/tables/none/ticket").status_code == 404
        assert client.post("/api/tables/none/ticket").status_code == 429


@simulated
async def test_a_request_that_does_not_come_is_not_waited_for(server: Server) -> None:
    """Slow and silent ones are cut; a socket and an idle connection that has been answered are not."""
    slow = [
        b"",
        b"GET /api/health HTTP/1.1\r\nHost: x\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{",
    ]
    whole = b"GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n"
    table = server.open(server.guest())
    async with server.socket(table) as connection, asyncio.timeout(40):
        readers = []
        for data in (*slow, whole):
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            writer.write(data)
            readers.append((reader, writer))
        answered, again = readers.pop()
        for reader, writer in readers:
            try:
                said = await reader.read()
            except ConnectionResetError:
                said = b""
            assert said == b""
            writer.close()
        assert b"200 OK" in await answered.readuntil(b"\r\n")
        again.write(whole)
        while b"200 OK" not in await answered.readuntil(b"\r\n"):
            pass
        again.close()
        await connection.send('{"type":"resume","id":"1"}')
        while json.loads(await connection.recv())["type"] != "refusal":
            pass
