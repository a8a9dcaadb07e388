"""Load: moves arrive at fixed times, whether or not the house keeps up; how long until everybody at the table knows?"""

from __future__ import annotations

import asyncio
import http.client
import json
import os
import tempfile
import time
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Any, Final

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from ludotheque.server import limits
from ludotheque.trust.people import NONCE
from ludotheque.trust.servers import Server
from ludotheque.trust.trial import Task, keep

AT_A_TABLE: Final = 5  # sockets: two who play, three who look on
SECONDS: Final = 30
EVERY: Final = 2.0  # seconds between two moves at one table
LONGEST: Final = 20.0  # seconds after which a move that nobody heard of counts as lost


class Crowd:
    """One table and its sockets; each notes when it heard of which version."""

    def __init__(self, number: int, server: Server) -> None:
        self.server = server
        # The house lets one address open only so many tables and sockets; loopback has many addresses.
        self.address = f"127.0.1.{1 + number * AT_A_TABLE // (limits.SOCKETS_OF_ADDRESS // 2) % 250}"
        self.cookies = [self.new_guest() for _ in range(AT_A_TABLE)]
        self.table = str(json.loads(self.ask("POST", "/api/tables", self.cookies[0])[1])["table"])
        self.sockets: list[ClientConnection] = []
        self.heard: list[dict[str, float]] = []  # of each socket: the nonce of a move, and when it came

    def ask(self, method: str, path: str, cookie: str = "") -> tuple[str, bytes]:
        """A request from this table's own address; answers with the cookie that came, and the body."""
        asked = http.client.HTTPConnection("127.0.0.1", self.server.port, source_address=(self.address, 0), timeout=20)
        body = json.dumps({"game": "malta", "seats": 2, "isListed": False}) if method == "POST" else None
        asked.request(method, path, body, {"Cookie": cookie, "Content-Type": "application/json"})
        answer = asked.getresponse()
        data = answer.read()
        keep(answer.status < 300, f"{path} was answered by {answer.status}: {data[:200]!r}")
        asked.close()
        return (answer.getheader("set-cookie") or "").split(";")[0], data

    def new_guest(self) -> str:
        """A new guest's cookie."""
        return self.ask("GET", "/api/me")[0]

    async def come(self, stack: AsyncExitStack) -> None:
        """All sockets connect, and the first two sit down."""
        for cookie in self.cookies:
            socket = self.server.socket(self.table, cookie, 0, local_addr=(self.address, 0))
            self.sockets.append(await stack.enter_async_context(socket))
            self.heard.append({})
        for seat in range(2):
            sit = {"type": "sitDown", "id": "sit", "seat": seat, "name": f"Guest {seat}", "nonce": NONCE}
            await self.sockets[seat].send(json.dumps(sit))

    async def listen(self, number: int) -> None:
        """Notes when one socket hears of each move."""
        heard = self.heard[number]
        with suppress(ConnectionClosed):  # then moves are missing, and that is told
            await self.note(self.sockets[number], heard)

    async def note(self, socket: ClientConnection, heard: dict[str, float]) -> None:
        """Notes all that one socket hears."""
        async for data in socket:
            now = time.monotonic()
            message: dict[str, Any] = json.loads(data)
            if message["type"] == "happened":
                for news in message["news"]:
                    if news["type"] == "nonceShown":
                        heard.setdefault(news["nonce"], now)

    async def move(self, start: float, moves: int, waits: dict[str, float]) -> None:
        """Sends each move at its time, not when the one before is answered."""
        for number in range(moves):
            due = start + number * EVERY
            await asyncio.sleep(max(0.0, due - time.monotonic()))
            nonce = f"{number + 1:032x}"
            waits[nonce] = due
            await self.sockets[0].send(json.dumps({"type": "addNonce", "id": nonce, "nonce": nonce}))


def percentile(sorted_times: list[float], share: float) -> float:
    """The time within which such a share of all was done, in milliseconds."""
    return 1000 * sorted_times[min(len(sorted_times) - 1, int(share * len(sorted_times)))]


async def load(task: Task, folder: Path, seconds: int = SECONDS) -> tuple[list[float], int]:
    """So many tables at once; how long each move took to reach the last of its table, and how many sockets there were."""
    server = await asyncio.to_thread(Server(folder).start)
    times: list[float] = []
    listening: list[asyncio.Task[None]] = []
    try:
        async with AsyncExitStack() as stack:
            crowds = []
            for number in range(task.size):
                crowds.append(await asyncio.to_thread(Crowd, number, server))
                await crowds[-1].come(stack)
                listening += [asyncio.create_task(crowds[-1].listen(socket)) for socket in range(AT_A_TABLE)]
            begun, moves = time.monotonic() + 1.0, int(seconds / EVERY)
            waits: list[dict[str, float]] = [{} for _ in crowds]
            moving = [
                asyncio.create_task(crowd.move(begun + EVERY * number / task.size, moves, wait))
                for number, (crowd, wait) in enumerate(zip(crowds, waits))
            ]
            await asyncio.gather(*moving)
            await asyncio.sleep(1.0)
            for crowd, wait in zip(crowds, waits):
                give_up = time.monotonic() + LONGEST
                while any(len(heard) < moves for heard in crowd.heard) and time.monotonic() < give_up:
                    await asyncio.sleep(0.1)
                for nonce, due in wait.items():
                    keep(
                        all(nonce in heard for heard in crowd.heard),
                        f"table {crowd.table}: a move reached not everybody",
                    )
                    times.append(max([heard[nonce] for heard in crowd.heard]) - due)
                task.advance(1)
            for one in listening:
                one.cancel()
    finally:
        server.stop()
    return sorted(times), task.size * AT_A_TABLE


def try_load(task: Task) -> str:
    """So many tables for half a minute, one move every two seconds at each."""
    with tempfile.TemporaryDirectory() as folder:
        times, sockets = asyncio.run(load(task, Path(folder)))
    p50, p99, p999 = (percentile(times, share) for share in (0.5, 0.99, 0.999))
    return (
        f"{task.size:,} tables, {sockets:,} sockets, {task.size / EVERY:g} moves a second for {SECONDS} s: every move reached "
        f"everybody; p50 {p50:.1f} ms, p99 {p99:.1f} ms, p99.9 {p999:.1f} ms (load average {os.getloadavg()[0]:.1f})"
    )
