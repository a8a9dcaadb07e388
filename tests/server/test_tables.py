"""Tests of the lobby, of one's own tables, of chat and replays, over HTTP and sockets."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

import ludotheque
from ludotheque.server import limits
from ludotheque.table.messages import PING, PONG, PROTOCOL
from tests.server.houses import Guest, Server, begin
from tests.table.seated import simulated


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("house")).start()
    yield running
    running.stop()


def lobby(server: Server, **more: Any) -> connect:
    return connect(f"ws://127.0.0.1:{server.port}/api/lobby/socket", compression=None, **more)


def get_json(server: Server, path: str, cookie: str = "") -> Any:
    status, _, body = server.request(path, cookie=cookie)
    assert status == 200, body
    return json.loads(body)


@simulated
async def test_the_lobby_reports_every_change(server: Server) -> None:
    cookie = server.guest()
    async with lobby(server) as watching, asyncio.timeout(20):
        assert json.loads(await watching.recv()) == {"type": "lobby", "tables": []}
        server.open(cookie)  # a table that is not in the list: only people with its link can find it
        table = server.open(cookie, isListed=True, seats=3, clock="none", options={"lives": 2})
        answer = json.loads(await watching.recv())
        (row,) = answer["tables"]
        assert (row["table"], row["game"], row["phase"], row["free"]) == (table, "malta", "gathering", 3)
        assert row["seats"] == [{"name": "", "kind": "empty"}] * 3
        assert row["settings"]["clock"] == "none" and row["settings"]["options"]["lives"] == 2
        async with server.socket(table, cookie, 0) as connection:
            guest = Guest(connection)
            await guest.sit(1, "Ann")
            while row["free"]:
                await guest.do("seatBot", seat={3: 0, 2: 0, 1: 2}[row["free"]], bot="random")
                (row,) = json.loads(await watching.recv())["tables"]
            assert row["seats"][1] == {"name": "Ann", "kind": "person"} and row["seats"][0]["kind"] == "bot"
            assert get_json(server, "/api/tables") == [row]
            await begin([guest])
            while row["phase"] != "playing":
                (row,) = json.loads(await watching.recv())["tables"]
            # A guest who comes back finds the table at which the guest has a seat.
            mine = get_json(server, "/api/me", cookie)
            assert (mine["isNew"], mine["name"]) == (False, "Ann")
            (own,) = mine["tables"]
            assert own.pop("asked")
            assert own == {**row, "seat": 1, "places": []}
            await guest.do("resign")
            for _ in range(3):  # the bots play on; the table stays in the list until the match is over
                await guest.do("chat", text="bye")
                await asyncio.sleep(0.61)
    assert get_json(server, "/api/me", server.guest()) == {
        "isNew": False,
        "name": "",
        "tables": [],
        "hasMore": False,
    }


@simulated
async def test_a_client_that_floods_the_lobby_is_disconnected(server: Server) -> None:
    most, _ = limits.LOBBY_RATE
    async with lobby(server) as watching, asyncio.timeout(20):
        for _ in range(most):
            await watching.send("{}")
        assert (await watching.recv())[:2] == '{"'
        await watching.send("one too many")
        with pytest.raises(ConnectionClosed) as closed:
            while True:
                await watching.recv()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == limits.TOO_FAST
    with pytest.raises(ConnectionClosed):
        async with lobby(server, origin="http://elsewhere.example") as foreign, asyncio.timeout(20):
            await foreign.recv()


@simulated
async def test_pings_are_answered_in_order(server: Server) -> None:
    """Shows that the answer to a ping comes in order with all other messages, and does not involve the table."""
    before = server.request("/api/metrics")[2]
    table = server.open(server.guest())
    async with server.socket(table) as connection, asyncio.timeout(20):
        assert json.loads(await connection.recv())["type"] == "welcome"
        for _ in range(3):
            await connection.send(PING)
            assert await connection.recv() == PONG
    after = server.request("/api/metrics")[2]
    counted = [re.search(rb"^ludotheque_messages_total (\d+)$", told, re.MULTILINE) for told in (before, after)]
    assert counted[0] and counted[1] and counted[0][1] == counted[1][1]


@simulated
async def test_an_outdated_page_is_notified(server: Server) -> None:
    table = server.open(server.guest())
    url = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket?protocol="
    async with connect(f"{url}{PROTOCOL}", compression=None) as current, asyncio.timeout(20):
        assert json.loads(await current.recv())["protocol"] == PROTOCOL
    async with connect(f"{url}{PROTOCOL - 1}", compression=None) as older, asyncio.timeout(20):
        with pytest.raises(ConnectionClosed) as closed:
            await older.recv()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == limits.OTHER_PROTOCOL


@simulated
async def test_a_finished_match_can_be_replayed_and_its_dice_verified(server: Server) -> None:
    cookies = [server.guest(), server.guest()]
    table = server.open(cookies[0])
    path = f"/api/tables/{table}"
    async with server.socket(table, cookies[0], 0) as one, server.socket(table, cookies[1], 0) as two:
        guests = [Guest(one), Guest(two)]
        for seat, guest in enumerate(guests):
            await guest.sit(seat, f"Guest {seat}")
        await begin(guests)
        mover = guests[0] if guests[0].now["choices"] else guests[1]
        await mover.do("play", version=mover.now["version"], action=mover.now["choices"]["actions"][0])
        for viewer, cookie in ((0, cookies[0]), (1, cookies[1]), (None, "")):
            seen = get_json(server, f"{path}/replay", cookie)
            assert seen["seat"] == viewer and not seen["isOver"]
            assert seen["frames"][-1]["version"] == seen["last"]
            assert seen["frames"][-1]["view"]["seat"] == viewer and seen["frames"][0]["view"] is None
        assert server.request(f"{path}/replay?seat=0", cookie=cookies[0])[0] == 409
        assert server.request(f"{path}/replay?seat=all")[0] == 409
        assert server.request(f"{path}/verify")[0] == 409
        await guests[0].do("chat", text="I give up")
        await guests[0].do("resign")
    some = get_json(server, f"{path}/replay?from=3&to=5&seat=1")
    assert [frame["version"] for frame in some["frames"]] == [3, 4, 5] and some["isOver"]
    whole = get_json(server, f"{path}/replay?seat=all")
    assert [view["seat"] for view in whole["frames"][-1]["views"]] == [0, 1]
    assert "I give up" not in json.dumps(whole)
    assert get_json(server, f"{path}/replay?seat=none", cookies[0])["seat"] is None
    assert server.request(f"{path}/replay?seat=2")[0] == 400
    assert server.request(f"{path}/replay?seat=-1")[0] == 400
    assert server.request(f"{path}/replay?from=-1")[0] == 400
    assert server.request("/api/tables/none/replay")[0] == server.request("/api/tables/none/verify")[0] == 404
    assert get_json(server, f"{path}/verify") == {"isGood": True, "entry": None, "reason": "", "notSimulated": 0}
    status, headers, body = server.request(f"{path}/record")
    named = {name.lower(): value for name, value in headers.items()}
    assert status == 200 and named["content-disposition"] == f'attachment; filename="malta-{table}.json"'
    assert json.loads(body)["seed"] and ludotheque.verify(body)
