"""Tests of forks: playing on from a position of a finished match."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.houses import Guest, Server, begin
from tests.table.seated import simulated


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("house")).start()
    yield running
    running.stop()


def request_fork(server: Server, table: str, version: Any, cookie: str) -> tuple[int, Any]:
    """Asks to play on from a version; returns the status and the answer."""
    body = json.dumps({"version": version}).encode()
    status, _, told = server.request(f"/api/tables/{table}/forks", body, cookie=cookie)
    return status, json.loads(told)


async def play_and_resign(server: Server, cookie: str, other: str) -> str:
    """Plays one move of a match of two guests, after which the first guest resigns; returns the table's id."""
    table = server.open(cookie)
    async with server.socket(table, cookie, 0) as one, server.socket(table, other, 0) as two:
        guests = [Guest(one), Guest(two)]
        for seat, guest in enumerate(guests):
            await guest.sit(seat, f"Guest {seat}")
        await begin(guests)
        mover = guests[0] if guests[0].now["choices"] else guests[1]
        await mover.do("play", version=mover.now["version"], action=mover.now["choices"]["actions"][0])
        status, told = request_fork(server, table, 2, cookie)
        assert (status, told["detail"]) == (409, "table-not-over")
        await guests[0].do("resign")
    return table


@simulated
async def test_playing_on_from_a_finished_match_does_not_change_it(server: Server) -> None:
    cookie, other = server.guest(), server.guest()
    table = await play_and_resign(server, cookie, other)
    before = server.request(f"/api/tables/{table}/replay?seat=all")[2], server.request(f"/api/tables/{table}/record")[2]
    frames = json.loads(before[0])["frames"]
    frame = [frame for frame in frames if frame["view"] and frame["happened"]["events"]][-1]
    status, made = request_fork(server, table, frame["version"], other)
    assert status == 201 and made["table"] != table
    async with server.socket(made["table"], other, 0) as connection:
        guest = Guest(connection)
        await guest.sit(1, "Ben")
        await guest.do("seatBot", seat=0, bot="random")
        await begin([guest])
        await guest.do("resign")
    began = json.loads(server.request(f"/api/tables/{made['table']}/replay?seat=1")[2])["frames"]
    views = [next(frame["view"] for frame in began if frame["view"]), frame["views"][1]]
    assert {**views[0], "step": 0} == {**views[1], "step": 0}
    answer = json.loads(server.request(f"/api/tables/{made['table']}/verify")[2])
    assert answer["isGood"], answer
    records = [json.loads(before[1]), json.loads(server.request(f"/api/tables/{made['table']}/record")[2])]
    assert records[0]["seed"] != records[1]["seed"]  # the luck of the rest is new
    assert (
        server.request(f"/api/tables/{table}/replay?seat=all")[2],
        server.request(f"/api/tables/{table}/record")[2],
    ) == before


@simulated
async def test_playing_on_is_refused_where_it_is_impossible(server: Server) -> None:
    cookie = server.guest()
    table = await play_and_resign(server, cookie, server.guest())
    last = json.loads(server.request(f"/api/tables/{table}/replay?seat=0")[2])["last"]
    for version, status, detail in ((1, 409, "table-not-begun"), (last + 1, 400, "bad-number")):
        answer = request_fork(server, table, version, cookie)
        assert (answer[0], answer[1]["detail"]) == (status, detail)
    for wrong in (0, -1, 2**40, "x", None):
        assert request_fork(server, table, wrong, cookie)[0] == 400, wrong
    assert request_fork(server, table, 2, "")[0] == 401
    assert request_fork(server, "0" * 24, 2, cookie)[0] == 404
