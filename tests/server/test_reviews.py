"""Tests of shared reviews: one leader, the same step and marks for everybody, and limits on every input."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from ludotheque.server import limits
from ludotheque.server.ws.reviews import COMMANDS, FARTHEST, Lead, Mark, Point, Reviews, Show, Step
from ludotheque_trust.simulated.world import SimulatedChance, SimulatedTime
from tests.server.houses import Guest, Server, begin
from tests.table.seated import simulated

ARROW = {"at": {"thing": 3, "x": 0.5, "y": 0.5}, "to": {"thing": -1, "x": 0.1, "y": 0.9}, "colour": 1}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("house")).start()
    yield running
    running.stop()


class RecordingWire:
    """A viewer's connection that keeps the last message sent over it."""

    def __init__(self) -> None:
        self.told: Any = None

    def send_bytes(self, data: bytes) -> None:
        self.told = json.loads(data)


def reviews() -> tuple[SimulatedTime, Reviews]:
    time = SimulatedTime()
    return time, Reviews(time, SimulatedChance(1))


def test_only_the_leader_chooses_what_all_viewers_of_a_review_see() -> None:
    _, all_rooms = reviews()
    made = all_rooms.open("table")
    assert made is not None
    key, secret = made
    room = all_rooms.find("table", key)
    assert room is not None and all_rooms.find("another", key) is None and all_rooms.find("table", "x") is None
    ann, ben = RecordingWire(), RecordingWire()
    assert room.add(ann) and room.add(ben)
    room.carry_out(ann, Lead("0" * 64))
    room.carry_out(ann, Show(Step(5)))
    assert (
        ben.told
        == ann.told
        == {
            "type": "shown",
            "step": {"version": 0, "seat": None, "marks": []},
            "viewers": 2,
            "isLeader": False,
        }
    )
    room.carry_out(ann, Lead(secret))
    assert ann.told["isLeader"] and not ben.told["isLeader"]
    step = Step(7, 1, (Mark(Point(2, 0.5, 0.5)),))
    room.carry_out(ann, Show(step))
    room.carry_out(ben, Show(Step(9)))
    assert msgspec.convert(ben.told["step"], Step) == step
    late = RecordingWire()
    room.add(late)
    assert late.told["step"]["version"] == 7 and ann.told["viewers"] == 3
    room.remove(late, 0)
    assert ann.told["viewers"] == 2


@simulated
async def test_the_numbers_of_rooms_and_viewers_are_limited() -> None:
    time, all_rooms = reviews()
    names = [all_rooms.open("table") for _ in range(limits.MOST_REVIEWS)]
    assert None not in names and all_rooms.open("table") is None
    await time.pass_by(limits.REVIEW_LASTS - 1)
    assert all_rooms.open("table") is None
    assert names[0] is not None
    room = all_rooms.find("table", names[0][0])
    assert room is not None
    wires = [RecordingWire() for _ in range(limits.REVIEW_VIEWERS)]
    assert all(room.add(wire) for wire in wires) and not room.add(RecordingWire())
    await time.pass_by(1)
    assert all_rooms.open("table") is not None and len(all_rooms) == 2  # a room that still has viewers is not closed
    for wire in wires:
        room.remove(wire, time.now())
    await time.pass_by(limits.REVIEW_LASTS)
    assert all_rooms.open("table") is not None and len(all_rooms) == 1


def test_messages_of_a_leader_are_checked() -> None:
    def said(**step: Any) -> bytes:
        return json.dumps({"type": "show", "step": step}).encode()

    most = limits.REVIEW_MARKS
    far = {"at": {"thing": 0, "x": FARTHEST, "y": -FARTHEST}}
    for good in ({"marks": [ARROW] * most}, {"version": 3, "seat": 2}, {"marks": [far]}):
        COMMANDS.decode(said(**good))
    for bad in (
        {"marks": [ARROW] * (most + 1)},
        {"marks": [{**ARROW, "colour": 4}]},
        {"marks": [{**ARROW, "text": "hello"}]},
        {"marks": [{"at": {"thing": -2, "x": 0, "y": 0}}]},
        {"marks": [{"at": {"thing": 0, "x": FARTHEST + 1, "y": 0}}]},
        {"version": -1},
        {"seat": 100},
        {"more": 1},
    ):
        with pytest.raises(msgspec.MsgspecError):
            COMMANDS.decode(said(**bad))
    with pytest.raises(msgspec.MsgspecError):
        COMMANDS.decode(json.dumps({"type": "lead", "secret": "x" * 65}))


async def code_of(connection: Any) -> int:
    with pytest.raises(ConnectionClosed) as closed:
        async with asyncio.timeout(20):
            while True:
                await connection.recv()
    assert closed.value.rcvd is not None
    return int(closed.value.rcvd.code)


@simulated
async def test_a_shared_review_over_the_wire(server: Server) -> None:
    cookie = server.guest()
    table = server.open(cookie)
    path = f"/api/tables/{table}/reviews"
    async with server.socket(table, cookie, 0) as one:
        guest = Guest(one)
        await guest.sit(0, "Ann")
        await guest.do("seatBot", seat=1, bot="random")
        assert server.request(path, b"", cookie=cookie)[0] == 409  # nothing to review before the end
        await begin([guest])
        await guest.do("resign")
    assert (
        server.request(path, b"")[0] == 401 and server.request("/api/tables/none/reviews", b"", cookie=cookie)[0] == 404
    )
    status, _, body = server.request(path, b"", cookie=cookie)
    made = json.loads(body)
    assert status == 201
    url = f"ws://127.0.0.1:{server.port}{path}/{made['room']}/socket"
    async with connect(url, compression=None) as leader, connect(url, compression=None) as viewer:
        await leader.send(json.dumps({"type": "lead", "secret": made["secret"]}))
        await leader.send(json.dumps({"type": "show", "step": {"version": 4, "seat": 1, "marks": [ARROW]}}))
        async with asyncio.timeout(20):
            while (answer := json.loads(await viewer.recv()))["step"]["version"] != 4:
                pass
        assert answer["step"]["marks"] == [ARROW] and answer["viewers"] == 2 and not answer["isLeader"]
        await viewer.send('{"type":"show"}')
        assert await code_of(viewer) == limits.NOT_UNDERSTOOD
    async with connect(url.replace(made["room"], "0" * 24), compression=None) as nobody:
        assert await code_of(nobody) == limits.NO_TABLE
    async with connect(url, compression=None) as flood:
        for _ in range(limits.WATCHER_RATE[0] + 1):
            await flood.send('{"type":"lead","secret":""}')
        assert await code_of(flood) == limits.TOO_FAST
    answers = [server.request(path, b"", cookie=cookie)[0] for _ in range(limits.REVIEW_RATE[0] + 1)]
    assert answers[0] == 201 and answers[-1] == 429
