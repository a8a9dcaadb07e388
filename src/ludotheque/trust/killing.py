"""Kill −9 in the middle of play: nothing acknowledged is lost or doubled, and everybody resumes where they were."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import tempfile
import time
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed

from ludotheque.trust.history import History, lines_of
from ludotheque.trust.people import NONCE
from ludotheque.trust.servers import Guest, QuickServer
from ludotheque.trust.trial import Broken, Task, keep


class Resuming:
    """A guest who plays on after every crash, and sends again what was not answered."""

    def __init__(self, server: QuickServer, name: str, history: History) -> None:
        self.server = server
        self.name = name
        self.history = history
        self.cookie = server.guest()
        self.table = ""
        self.last = 0  # version
        self.told: list[int] = []  # versions, in the order in which they came
        self.pending: dict[str, Any] | None = None
        self.resent = 0
        self.number = 0

    def sit_at(self, table: str) -> None:
        """Goes to another table."""
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
        key = f"{self.table} {command['id']}"
        self.history.sent(key)
        await guest.connection.send(json.dumps(command))
        while self.pending is not None:
            message = await guest.hear()
            self.hear(message)
            if message["type"] in ("ack", "refusal") and message["id"] == command["id"]:
                if message["type"] == "ack":
                    self.history.acknowledged(key, message["version"])
                else:
                    self.history.refused(key)
                self.pending = None
                while guest.now["version"] < message["version"] and message["type"] == "ack":
                    self.hear(await guest.hear())

    def hear(self, message: dict[str, Any]) -> None:
        """Notes what was told; nothing may be missing or come twice."""
        happened = message["missed"] if message["type"] == "welcome" else [message] * (message["type"] == "happened")
        if message["type"] == "welcome":
            keep(not message["isAfresh"], "a version that was told is gone")
        for one in happened:
            keep(one["version"] == self.last + 1, f"{self.name} heard of {one['version']} after {self.last}")
            self.told.append(one["version"])
            self.last = one["version"]


class Killed:
    """What was seen: the history, how often something was sent again, and the longest way back to the table."""

    def __init__(self) -> None:
        self.history = History()
        self.resent = 0
        self.slowest = 0.0


async def kill_in_play(task: Task, folder: Path) -> Killed:
    """Kills a server so many times while two guests play, and holds what they know against the log."""
    seen = Killed()
    server = QuickServer(folder).start()
    luck = task.luck("kills")
    players = [Resuming(server, name, seen.history) for name in ("ann", "ben")]
    is_new = True
    for _ in range(task.size):
        if is_new:
            table = server.open(players[0].cookie, game="worm-up", clock="none")
            for player in players:
                player.sit_at(table)
        killer = asyncio.get_running_loop().call_later(0.05 + luck.die(500) / 1000, server.kill)
        ended = await asyncio.gather(
            *[player.play(seat) for seat, player in enumerate(players)], return_exceptions=True
        )
        for one in ended:
            if isinstance(one, Broken):
                raise one
            gone = one is None or isinstance(one, (ConnectionClosed, OSError))
            keep(gone, f"a guest stumbled: {one!r}")
        is_new = all(one is None for one in ended)
        if is_new:  # the match was over before its time
            killer.cancel()
            server.kill()
        died = time.monotonic()
        server.start()
        seen.slowest = max(seen.slowest, time.monotonic() - died)
        task.advance(1)
    server.stop()
    seen.resent = sum([player.resent for player in players])
    file = sqlite3.connect(server.database)
    rows = file.execute("select table_id, seq, data from log order by table_id, seq").fetchall()
    file.close()
    seen.history.check(lines_of(rows))
    return seen


def try_kill(task: Task) -> str:
    """So many kills of a real server."""
    with tempfile.TemporaryDirectory() as folder:
        seen = asyncio.run(kill_in_play(task, Path(folder)))
    return (
        f"killed {task.size:,} times: {seen.history.summary()}, {seen.resent:,} sent again; none lost, none doubled; "
        f"open again after at most {seen.slowest:.2f} s"
    )
