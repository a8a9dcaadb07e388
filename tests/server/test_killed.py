"""Kill −9 in the middle of play: nothing acknowledged is lost or doubled, and everybody resumes where they were."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed

from tests.server.serving import Guest, QuickServer
from tests.table.sitting_at import NONCE, simulated

KILLS = 20


class Resuming:
    """A guest who plays on after every crash, and sends again what was not acknowledged."""

    def __init__(self, server: QuickServer, name: str) -> None:
        self.server = server
        self.name = name
        self.cookie = server.guest()
        self.table = ""
        self.last = 0  # version
        self.told: list[int] = []  # versions, in the order in which they came
        self.pending: dict[str, Any] | None = None
        self.acknowledged: dict[str, int] = {}
        self.resent = 0
        self.number = 0

    def sit_at(self, table: str) -> None:
        self.table, self.last, self.told, self.pending = table, 0, [], None

    async def play(self, seat: int) -> None:
        """Until the connection breaks, or the match is over."""
        async with self.server.socket(self.table, self.cookie, self.last) as connection:
            guest = Guest(connection)
            self.hear(await guest.hear())
            if guest.heard[0]["seat"] is None:
                await self.do(guest, {"type": "sitDown", "seat": seat, "name": self.name, "nonce": NONCE})
            if self.pending is not None:
                self.resent += 1
                await self.do(guest, self.pending)
            while guest.now.get("phase") != "over":
                choices = guest.now.get("choices")
                seats = guest.now["seats"]
                if guest.now["phase"] == "gathering" and seat == 0 and all(one["hasNonce"] for one in seats):
                    await self.do(guest, {"type": "begin"})
                elif choices and guest.now["askedSince"] is not None and guest.now.get("answer") is None:
                    version = guest.now["version"]
                    await self.do(guest, {"type": "play", "version": version, "action": choices["default"]})
                else:
                    self.hear(await guest.hear())

    async def do(self, guest: Guest, command: dict[str, Any]) -> None:
        """Sends something until it is answered, perhaps in another life of the server."""
        if "id" not in command:
            self.number += 1
            command = {**command, "id": f"{self.name} {self.number}"}
        self.pending = command
        await guest.connection.send(json.dumps(command))
        while self.pending is not None:
            message = await guest.hear()
            self.hear(message)
            if message["type"] in ("ack", "refusal") and message["id"] == command["id"]:
                if message["type"] == "ack":
                    self.acknowledged[f"{self.table} {command['id']}"] = message["version"]
                self.pending = None
                while guest.now["version"] < message["version"] and message["type"] == "ack":
                    self.hear(await guest.hear())

    def hear(self, message: dict[str, Any]) -> None:
        """Notes what was told; nothing may be missing or come twice."""
        happened = message["missed"] if message["type"] == "welcome" else [message] * (message["type"] == "happened")
        if message["type"] == "welcome":
            assert not message["isAfresh"], "a version that was told is gone"
        for one in happened:
            self.told.append(one["version"])
            self.last = one["version"]


@simulated
async def test_killed_twenty_times_nothing_acknowledged_is_lost_or_doubled(tmp_path: Path) -> None:
    server = QuickServer(tmp_path).start()
    chance = random.Random(7)
    ann, ben = Resuming(server, "ann"), Resuming(server, "ben")
    is_new = True
    for _ in range(KILLS):
        if is_new:
            table = server.open(ann.cookie, game="worm-up", clock="none")
            ann.sit_at(table)
            ben.sit_at(table)
        killer = asyncio.get_running_loop().call_later(0.05 + chance.random() * 0.5, server.kill)
        ended = await asyncio.gather(ann.play(0), ben.play(1), return_exceptions=True)
        assert all(one is None or isinstance(one, (ConnectionClosed, OSError)) for one in ended), ended
        is_new = all(one is None for one in ended)
        if is_new:  # the match was over before its time
            killer.cancel()
            server.kill()
        for guest in (ann, ben):
            assert guest.told == list(range(1, len(guest.told) + 1))
        server.start()
    server.stop()
    with sqlite3.connect(server.database) as connection:
        stored = connection.execute("select table_id, seq, data from log order by table_id, seq").fetchall()
    connection.close()
    written: dict[str, int] = {}
    for table, seq, data in stored:
        row = json.loads(data)
        assert row["version"] == seq
        if move := row.get("move"):
            key = f"{table} {move}"
            assert key not in written, "done twice"
            written[key] = seq
    acknowledged = ann.acknowledged | ben.acknowledged
    assert len(acknowledged) > 2 * KILLS and ann.resent + ben.resent > 3
    assert {key: written.get(key) for key in acknowledged} == acknowledged
