"""Tests of the server over HTTP and WebSocket, as a client sees it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator

import pytest
from websockets.exceptions import ConnectionClosed

import ludotheque
from ludotheque.cli import main
from ludotheque.server import limits
from ludotheque.server.ws.outbox import SocketOutbox
from ludotheque.table.messages import Ack
from tests.server.houses import Guest, Server, begin
from tests.table.seated import simulated


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("house")).start()
    yield running
    running.stop()


def test_the_server_lists_games_rulebooks_and_numbers(server: Server) -> None:
    status, headers, body = server.request("/api/games")
    assert (
        status == 200
        and "script-src 'self'" in {key.lower(): value for key, value in headers.items()}["content-security-policy"]
    )
    malta = next(listed for listed in json.loads(body) if listed["game"]["id"] == "malta")
    assert "heuristic" in malta["bots"] and malta["game"]["options"]
    assert b"Malta" in server.request("/api/rulebooks/malta/fr")[2]
    for wrong in ("/api/rulebooks/malta/xx", "/api/rulebooks/nothing/en", "/api/tables/none/record", "/api/nothing"):
        assert server.request(wrong)[0] == 404
    assert b"ludotheque_sockets" in server.request("/api/metrics")[2]
    schema = json.loads(server.request("/api/schema/openapi.json")[2])
    assert "/api/tables" in schema["paths"]


def test_invalid_requests_for_a_table_are_refused(server: Server) -> None:
    cookie = server.guest()
    good = {"game": "malta", "seats": 2}
    for data, who, headers, status in (
        (good, "", {}, 401),
        (good, cookie, {"Origin": "http://elsewhere.example"}, 403),
        ({**good, "seats": 17}, cookie, {}, 400),
        ({**good, "game": "nothing"}, cookie, {}, 400),
        ({**good, "surprise": 1}, cookie, {}, 400),
        ({**good, "hush": 0}, cookie, {}, 400),
        (b"[" * 50_000, cookie, {}, 400),
        (b"x" * 100_000, cookie, {}, 413),
    ):
        assert server.request("/api/tables", data, who, **headers)[0] == status, data
    table = server.open(cookie, isListed=True)
    assert table in [listed["table"] for listed in json.loads(server.request("/api/tables")[2])]
    assert server.open(cookie) not in server.request("/api/tables")[2].decode()


@simulated
async def test_two_guests_and_a_bot_play(server: Server) -> None:
    cookies = [server.guest(), server.guest()]
    table = server.open(cookies[0], seats=3, pace=[0, 0])
    async with (
        server.socket(table, cookies[0], 0) as one,
        server.socket(table, cookies[1], 0) as two,
        server.socket(table) as three,
    ):
        guests = [Guest(one), Guest(two)]
        spectator = Guest(three)
        for seat, guest in enumerate(guests):
            assert (await guest.receive())["type"] == "welcome"
            assert (await guest.sit(seat, f"Guest {seat}"))["type"] == "ack"
        await guests[0].do("seatBot", seat=2, bot="plain")
        await begin(guests)
        assert (await guests[0].do("play", version=99, action={"type": "dance"}))["where"] == "action"

        async def play(guest: Guest) -> None:
            while guest.now.get("outcome") is None and guest.now["version"] < 20:
                choices = guest.now.get("choices")
                if not choices or guest.now.get("answer") is not None:
                    await guest.receive()
                    continue
                answer = await guest.do("play", version=guest.now["version"], action=choices["actions"][0])
                assert answer["type"] == "ack" or answer["message"] == "table-too-late"
                while guest.now["version"] < answer["version"]:
                    await guest.receive()

        async with asyncio.timeout(60):
            # Wait only for the first player: the other one does not see a private step by which the first has reached
            # version 20.
            tasks = [asyncio.create_task(play(guest)) for guest in guests]
            done, left = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in left:
                task.cancel()
            await asyncio.gather(*done)
            while spectator.now.get("version", 0) < 15:
                await spectator.receive()
        assert all(message.get("choices") is None for message in spectator.received)
        assert not any("seed" in str(message) for message in spectator.received)
        # A viewer who reconnects gets exactly what they missed.
        live = [message for message in guests[0].received if message["type"] == "happened"]
        async with server.socket(table, cookies[0], live[4]["version"]) as again:
            welcome = json.loads(await again.recv())
            assert welcome["seat"] == 0 and welcome["missed"][: len(live) - 5] == live[5:]
        status, _, body = server.request(f"/api/tables/{table}/record", cookie=cookies[1])
        assert status == 200 and json.loads(body)["seat"] == 1 and ludotheque.verify(body)
        assert server.request(f"/api/tables/{table}/record")[0] == 409
        await guests[0].do("resign")
        await guests[1].do("resign")
    assert ludotheque.verify(server.request(f"/api/tables/{table}/record")[2])


@simulated
async def test_bad_sockets_are_closed_with_a_reason(server: Server) -> None:
    cookie = server.guest()
    table = server.open(cookie)

    async def close_code(said: str | bytes, table: str = table, times: int = 1, **more: object) -> int:
        try:
            async with asyncio.timeout(20), server.socket(table, cookie, **more) as connection:  # type: ignore[arg-type]
                for _ in range(times):
                    await connection.send(said)
                while True:
                    await connection.recv()
        except ConnectionClosed as closed:
            assert closed.rcvd is not None
            return closed.rcvd.code
        raise AssertionError("not closed")

    assert await close_code("{") == 4400
    assert await close_code("[" * 5000) == 4400
    assert await close_code('{"type":"play","id":"1","version":1,"action":{"a":' + "1" * 5000 + "}}") == 4400
    assert await close_code("x" * 9000) == 1009
    assert await close_code('{"type":"pause","id":"1"}', times=60) == 4029
    assert await close_code("", "nowhere") == 4404
    assert await close_code("", origin="http://elsewhere.example") == 4403
    assert server.request("/api/health")[0] == 200


@simulated
async def test_a_guest_that_never_reads_delays_nobody(server: Server) -> None:
    cookies = [server.guest(), server.guest()]
    table = server.open(cookies[0])
    async with (
        server.socket(table, cookies[0], 0) as one,
        server.socket(table, cookies[1], max_queue=1, close_timeout=0.1) as deaf,
    ):
        guest = Guest(one)
        await guest.do("sitDown", seat=0, name="Ann")
        async with asyncio.timeout(30):
            for number in range(60):
                assert (await guest.do("addSeal", seal=f"{number + 1:064x}"))["type"] == "ack"
        del deaf


@simulated
async def test_a_client_that_does_not_read_is_disconnected() -> None:
    wire = SocketOutbox()
    for version in range(limits.QUEUE_MESSAGES):
        wire.send(Ack(version=version, id="x"))
    assert wire.queue.qsize() == limits.QUEUE_MESSAGES
    wire.send(Ack(version=0, id="one too many"))
    assert [wire.queue.get_nowait(), wire.queue.qsize()] == [limits.TOO_SLOW, 0]
    wire = SocketOutbox()
    wire.send(Ack(version=0, id="x" * limits.QUEUE_BYTES))  # a single message may be longer than the limit
    wire.send(Ack(version=1, id="x"))
    assert [wire.queue.get_nowait(), wire.queue.qsize()] == [limits.TOO_SLOW, 0]


def test_a_port_in_use_is_reported(server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--port", str(server.port), "--language", "en"]) == 2
    assert "another --port" in capsys.readouterr().err
