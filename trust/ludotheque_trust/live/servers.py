"""A real server in a process of its own, and the guests who connect to it."""

from __future__ import annotations

import asyncio
import http.client
import json
import os
import secrets
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Coroutine, Sequence
from pathlib import Path
from typing import Any, Final, TypeVar
from urllib.parse import urlencode

from websockets.asyncio.client import ClientConnection, connect

from ludotheque.core.fair import seal_of
from ludotheque.server.gc_policy import collect_rarely
from ludotheque.server.ports import home_of
from ludotheque_trust.simulated.people import NONCE

T = TypeVar("T")

MAX_TRIES: Final = 50  # the maximum number of times that a request is tried


def free_port() -> int:
    for _ in range(100):
        # a random port, because other processes look for a free port at the same time
        port = 26000 + secrets.randbelow(6000)
        with socket.socket() as tried:
            try:
                tried.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    raise AssertionError("no free port")


class Server:
    """Starts and stops `ludotheque serve`."""

    def __init__(self, folder: Path, database: str = "") -> None:
        self.folder = folder
        self.where = database or str(self.database)
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self.rate_limited_requests = 0  # number of rate-limited requests sent

    @property
    def database(self) -> Path:
        """The server's own SQLite file, which is used unless another database was given."""
        return self.folder / "tables.sqlite"

    def command(self) -> list[str]:
        """Returns the command line that starts the server."""
        words = ["serve", "--port", str(self.port), "--database", self.where]
        return [sys.executable, "-m", "ludotheque", *words, "--bundles", str(self.folder / "bundles")]

    def start(self) -> Server:
        self.process = subprocess.Popen(
            self.command(), stdout=subprocess.DEVNULL, stderr=(self.folder / "stderr").open("ab")
        )
        for _ in range(1800):
            try:
                if self.is_there():
                    return self
            except OSError:
                time.sleep(0.05)
            assert self.process.poll() is None, (self.folder / "stderr").read_text()
        raise AssertionError("the server did not start")

    def is_there(self) -> bool:
        """Returns whether the server on this port answers and is this one."""
        status, _, body = self.request("/api/health")
        if status != 200:
            return False
        home = json.loads(body)["home"]
        assert home == home_of(self.where), f"port {self.port} is another server's"
        return True

    def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            self.process.wait(20)

    def request(
        self, path: str, data: Any = None, cookie: str = "", **headers: str
    ) -> tuple[int, dict[str, str], bytes]:
        body = None if data is None else data if isinstance(data, bytes) else json.dumps(data).encode()
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}{path}", body, {"Cookie": cookie, **headers})
        if body is not None:
            request.add_header("Content-Type", "application/json")
        try:
            with urllib.request.urlopen(request, timeout=20) as answer:
                return answer.status, dict(answer.headers), answer.read()
        except urllib.error.HTTPError as error:
            return error.code, dict(error.headers), error.read()

    def guest(self) -> str:
        """Asks for a new guest, and returns the cookie."""
        _, headers, _ = self.request("/api/me")
        named = {name.lower(): value for name, value in headers.items()}
        return named["set-cookie"].split(";")[0]

    def next_address(self) -> tuple[str, int]:
        """Returns the next source address.  The server limits requests per address; loopback has many addresses."""
        self.rate_limited_requests += 1
        return f"127.0.200.{1 + self.rate_limited_requests % 250}", 0

    def open(self, cookie: str, **settings: Any) -> str:
        """Opens a new table, retrying while the server cannot write."""
        settings = {"game": "malta", "seats": 2, **settings}
        for _ in range(MAX_TRIES):
            status, _, body = self.request_from(self.next_address(), "/api/tables", settings, cookie)
            if status != 503:
                break
            time.sleep(0.1)
        assert status == 201, body
        table: str = json.loads(body)["table"]
        return table

    def request_from(
        self, address: tuple[str, int], path: str, data: Any = None, cookie: str = ""
    ) -> tuple[int, str, bytes]:
        """Sends a request from a given address; returns the status, the new cookie and the body."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, source_address=address, timeout=20)
        method, body = ("GET", None) if data is None else ("POST", json.dumps(data))
        connection.request(method, path, body, {"Cookie": cookie, "Content-Type": "application/json"})
        answer = connection.getresponse()
        read = answer.read()
        connection.close()
        return answer.status, (answer.getheader("set-cookie") or "").split(";")[0], read

    async def ticket(self, table: str, cookie: str, address: tuple[str, int] | None = None) -> str | None:
        """Returns a ticket for the socket of a table; None if there is no such table or guest."""
        address = address or self.next_address()
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=address)
        lines = (
            f"POST /api/tables/{table}/ticket HTTP/1.1",
            f"Host: 127.0.0.1:{self.port}",
            f"Cookie: {cookie}",
            "Content-Length: 0",
            "Connection: close",
        )
        writer.write("".join([f"{line}\r\n" for line in (*lines, "")]).encode())
        head, _, body = (await reader.read()).partition(b"\r\n\r\n")
        writer.close()
        status = head[9:12]
        if status in (b"401", b"404"):
            return None
        if status != b"201":
            raise ConnectionError(f"no ticket: {head[:60]!r} {body[:200]!r}")
        return str(json.loads(body)["ticket"])

    def socket(self, table: str, cookie: str = "", since: int | None = None, **more: Any) -> PendingConnection:
        """Connects to a table as the guest with this cookie."""
        return PendingConnection(self, table, cookie, since, more)


class PendingConnection:
    """A connection to a table that is being opened: gets a ticket, unless the viewer is a spectator, and then opens the
    socket.
    """

    def __init__(self, server: Server, table: str, cookie: str, since: int | None, more: dict[str, Any]) -> None:
        self.server = server
        self.table = table
        self.cookie = cookie
        self.since = since
        self.more = more
        self.opened: ClientConnection | None = None

    async def open(self) -> ClientConnection:
        """Opens the socket; the caller closes it."""
        query = {} if self.since is None else {"since": str(self.since)}
        if self.cookie:
            ticket = await self.server.ticket(self.table, self.cookie, self.more.get("local_addr"))
            query |= {} if ticket is None else {"ticket": ticket}
        address = f"ws://127.0.0.1:{self.server.port}/api/tables/{self.table}/socket?{urlencode(query)}"
        whence = {"local_addr": self.server.next_address()} | self.more
        self.opened = await connect(address, compression=None, **whence)
        return self.opened

    async def __aenter__(self) -> ClientConnection:
        return await self.open()

    async def __aexit__(self, *error: Any) -> None:
        assert self.opened is not None
        await self.opened.close()


# A program that imports everything once and forks a process for each start, so that a test can quickly start and kill a
# server many times.
FORKING = """
import os, sys
import sqlite3, uvloop
import ludotheque.server.run, ludotheque.cli.serve
from ludotheque.cli import main
from ludotheque.core.catalogue import games
games()
before = 0
for line in sys.stdin:
    if before:
        os.waitpid(before, 0)
    before = os.fork()
    if not before:
        os._exit(main(line.rstrip("\\n").split("\\t")))
    print(before, flush=True)
"""


class QuickServer(Server):
    """A server that restarts faster; `before` is Python code that the server runs first."""

    def __init__(self, folder: Path, database: str = "", before: str = "") -> None:
        super().__init__(folder, database)
        self.pid = 0
        self.parent = subprocess.Popen(
            [sys.executable, "-c", before + FORKING],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=(folder / "stderr").open("ab"),
            text=True,
        )

    def start(self) -> QuickServer:
        words = ["serve", "--port", str(self.port), "--database", self.where]
        assert self.parent.stdin is not None and self.parent.stdout is not None
        self.parent.stdin.write("\t".join([*words, "--bundles", str(self.folder / "bundles")]) + "\n")
        self.parent.stdin.flush()
        line = ""
        while not line.strip().isdecimal():  # before the process id, the server may print other lines
            line = self.parent.stdout.readline()
        self.pid = int(line)
        for _ in range(9000):
            try:
                if self.is_there():
                    return self
            except OSError:
                time.sleep(0.01)
            assert self.parent.poll() is None, (self.folder / "stderr").read_text()
        raise AssertionError((self.folder / "stderr").read_text())

    def kill(self) -> None:
        os.kill(self.pid, signal.SIGKILL)

    def stop(self) -> None:
        os.kill(self.pid, signal.SIGTERM)
        assert self.parent.stdin is not None
        self.parent.stdin.close()
        self.parent.wait(20)


class Guest:
    """A guest connected to a table by a socket."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.received: list[dict[str, Any]] = []
        self.now: dict[str, Any] = {}
        self.commitment = ""
        self.number = 0

    async def receive(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(await self.connection.recv())
        self.received.append(message)
        if message["type"] in ("now", "welcome"):
            self.now = message if message["type"] == "now" else message["now"]
        if message["type"] == "welcome":
            self.commitment = message["table"]["commitment"]
        return message

    async def do(self, type: str, **values: Any) -> dict[str, Any]:
        self.number += 1
        id = values.pop("id", f"{type} {self.number}")
        await self.connection.send(json.dumps({"type": type, "id": id, **values}))
        while True:
            message = await self.receive()
            if message["type"] in ("ack", "refusal") and message["id"] == id:
                return message

    def seal_at(self, seat: int) -> str:
        """Returns the seal of this guest's nonce for a seat of the guest's table."""
        return seal_of(self.commitment, seat, bytes.fromhex(NONCE))

    async def sit(self, seat: int, name: str) -> dict[str, Any]:
        """Takes a seat and seals a nonce."""
        while not self.commitment:
            await self.receive()
        return await self.do("sitDown", seat=seat, name=name, seal=self.seal_at(seat))

    async def until(self, condition: Callable[[dict[str, Any]], bool]) -> None:
        """Receives messages until a condition holds."""
        while not condition(self.now):
            await self.receive()


async def begin(guests: Sequence[Guest]) -> None:
    """Lets the first guest begin the match and all guests open their nonces; waits until the match has begun for all of
    them.
    """
    await guests[0].do("begin")
    for guest in guests:
        await guest.until(lambda now: now["clock"]["opening"] is not None)
        await guest.do("openNonce", nonce=NONCE)
    for guest in guests:
        await guest.until(lambda now: now["phase"] == "playing")


def beside_a_server(work: Callable[[Server], Coroutine[Any, Any, T]]) -> T:
    """Runs a coroutine with a server of its own.

    Meanwhile garbage collection in this process is rare, because its pauses would make the server look slow.
    """
    with tempfile.TemporaryDirectory() as folder, collect_rarely():
        server = Server(Path(folder)).start()
        try:
            return asyncio.run(work(server))
        finally:
            server.stop()
