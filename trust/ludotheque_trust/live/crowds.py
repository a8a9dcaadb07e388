"""Crowds of guests at real sockets, who move at fixed times and measure when each message arrives."""

from __future__ import annotations

import asyncio
import json
import os
import time
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple

import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from ludotheque.core.fair import seal_of
from ludotheque.core.luck import Luck
from ludotheque_trust.live.servers import Server
from ludotheque_trust.simulated.people import NONCE, some_answer
from ludotheque_trust.trial import Broken, options_of, require

PLAYERS: Final = 2  # number of sockets at a table that play; all others are spectators
LOST_AFTER: Final = 20.0  # seconds after which a message that has not arrived counts as lost
SOCKETS_OF_ADDRESS: Final = 40  # number of sockets per address, so few that no limit per address is reached


class MessageHead(msgspec.Struct, frozen=True, rename="camel"):
    """The parts of a message that are decoded; the rest is skipped."""

    type: str
    version: int = 0
    id: str = ""
    at: int | None = None  # when the version was made; None if this viewer may see nothing of the version
    now: msgspec.Raw = msgspec.Raw()
    missed: tuple[MessageHead, ...] = ()


class NowPart(msgspec.Struct, frozen=True, rename="camel"):
    """The parts of a `now` message that a player needs for the next decision."""

    version: int
    phase: Literal["gathering", "playing", "over"]
    choices: dict[str, Any] | None = None
    view: msgspec.Raw = msgspec.Raw()
    asked_since: int | None = None
    answer: dict[str, Any] | None = None


HEAD_DECODER: Final = msgspec.json.Decoder(MessageHead)
NOW_DECODER: Final = msgspec.json.Decoder(NowPart)


class Move(NamedTuple):
    """A move that was sent, and the time at which it was due."""

    id: str
    due: float


class ViewerSocket:
    """One socket at a table, and everything it received."""

    def __init__(self, crowd: Crowd, seat: int | None, address: str) -> None:
        self.crowd = crowd
        self.seat = seat
        self.address = address
        self.cookie = "" if seat is None else crowd.new_guest()  # spectators need no cookie
        self.socket: ClientConnection | None = None
        self.now: NowPart | None = None
        self.last_version = 0  # the last version received
        self.arrivals: dict[int, float] = {}  # arrival time of each version that contained something for this viewer
        # By command id: the kind of the answer (ack, refusal or hint), its version, and its time of arrival.
        self.answers: dict[str, tuple[str, int, float]] = {}
        self.listening: asyncio.Task[None] | None = None
        self.welcomed = asyncio.Event()

    async def connect(self) -> None:
        """Connects, and receives what was missed since the last connection."""
        crowd = self.crowd
        self.welcomed.clear()
        pending = crowd.server.socket(crowd.table, self.cookie, self.last_version, local_addr=(self.address, 0))
        self.socket = await pending.open()
        self.listening = asyncio.create_task(self.listen(self.socket))

    def break_connection(self) -> None:
        """Breaks the connection without a close frame."""
        assert self.socket is not None
        self.socket.transport.abort()

    async def close(self) -> None:
        """Closes the socket of this viewer."""
        if self.socket is not None:
            await self.socket.close()
        if self.listening is not None:
            await self.listening

    async def listen(self, socket: ClientConnection) -> None:
        """Records everything received until the connection ends."""
        with suppress(ConnectionClosed):
            async for data in socket:
                self.record(HEAD_DECODER.decode(data), data, time.monotonic())

    def record(self, message: MessageHead, data: str | bytes, when: float) -> None:
        """Records one message; raises Broken if a version is missing or repeated."""
        if message.type in ("ack", "refusal", "hint"):
            self.answers[message.id] = (message.type, message.version, when)
        elif message.type == "happened":
            require(
                message.version == self.last_version + 1,
                f"heard of version {message.version} after {self.last_version}",
            )
            self.last_version = message.version
            if message.at is not None:
                self.arrivals[message.version] = when
        elif message.type == "now" and self.seat is not None:
            self.now = NOW_DECODER.decode(data)
        elif message.type == "welcome":
            for missed in message.missed:
                self.record(missed, b"", when)
            self.now = NOW_DECODER.decode(message.now)
            self.welcomed.set()

    async def do(self, type: str, **values: Any) -> None:
        """Sends a command and waits for its acknowledgement."""
        assert self.socket is not None
        command_id = f"{type} {len(self.answers)}"
        await self.socket.send(json.dumps({"type": type, "id": command_id, **values}))
        await self.crowd.wait_until(lambda: command_id in self.answers)
        require(self.answers[command_id][0] == "ack", f"{type} was refused")

    def may_play(self) -> bool:
        """Returns whether this guest is asked for a decision and has not sent one yet."""
        now = self.now
        return bool(now and now.phase == "playing" and now.choices and now.asked_since and not now.answer)


class Crowd:
    """One table and its sockets; the players move at given times, whenever they are asked."""

    def __init__(self, server: Server, number: int, sockets: int, game: str, luck: Luck) -> None:
        self.server = server
        self.luck = luck
        self.table = ""
        self.commitment = ""
        self.settings: dict[str, Any] = {"game": game, "seats": PLAYERS, "clock": "none", "options": options_of(game)}
        self.address = address_of(number * sockets)
        self.viewers = [
            ViewerSocket(self, seat if seat < PLAYERS else None, address_of(number * sockets + seat))
            for seat in range(sockets)
        ]
        self.moves: list[Move] = []
        self.idle = 0  # how often a move was due although nobody could move
        self.times: list[float] = []
        self.refusals = 0

    # ── asking by HTTP ──

    def request(self, path: str, data: Any = None, cookie: str = "") -> tuple[str, bytes]:
        """Sends a request from this table's own address; returns the cookie and the body of the answer."""
        status, new_cookie, body = self.server.request_from((self.address, 0), path, data, cookie)
        require(status < 300, f"{path} was answered by {status}: {body[:200]!r}")
        return new_cookie, body

    def new_guest(self) -> str:
        """Returns a new guest's cookie."""
        return self.request("/api/me")[0]

    def open(self) -> None:
        """Opens a new table for this crowd."""
        answer = json.loads(self.request("/api/tables", self.settings, self.viewers[0].cookie)[1])
        self.table, self.commitment = str(answer["table"]), str(answer["commitment"])

    # ── at the table ──

    async def wait_until(self, condition: Any, longest: float = LOST_AFTER) -> None:
        """Waits until a condition holds."""
        give_up = time.monotonic() + longest
        while not condition():
            if time.monotonic() > give_up:
                raise Broken(f"table {self.table} did not answer in {longest:g} s")
            self.raise_errors()
            await asyncio.sleep(0.005)

    def raise_errors(self) -> None:
        """Raises the error, if any, that one of the sockets ran into."""
        for viewer in self.viewers:
            if viewer.listening is not None and viewer.listening.done():
                viewer.listening.result()

    async def begin_match(self) -> None:
        """Opens a table: everybody connects, the players sit down, and the match begins."""
        await asyncio.to_thread(self.open)
        for viewer in self.viewers:
            viewer.last_version, viewer.now = 0, None
            viewer.arrivals.clear()
            viewer.answers.clear()
            await viewer.connect()
        await self.wait_until(lambda: all(viewer.welcomed.is_set() for viewer in self.viewers))
        for seat, viewer in enumerate(self.viewers[:PLAYERS]):
            seal = seal_of(self.commitment, seat, bytes.fromhex(NONCE))
            await viewer.do("sitDown", seat=seat, name=f"Guest {seat}", seal=seal)
        await self.viewers[0].do("begin")
        for viewer in self.viewers[:PLAYERS]:
            await viewer.do("openNonce", nonce=NONCE)
        await self.wait_until(lambda: any(viewer.may_play() for viewer in self.viewers[:PLAYERS]))

    async def play(self, times: list[float]) -> None:
        """Sends a move at each of these times, whether or not the previous one was answered (an “open loop”).  While a
        new match is being set up, no move is sent.
        """
        ready = 0.0
        for number, due in enumerate(times):
            await asyncio.sleep(max(0.0, due - time.monotonic()))
            self.raise_errors()
            if any(viewer.now and viewer.now.phase == "over" for viewer in self.viewers):
                await self.begin_next_match()
                ready = time.monotonic()
            ready_players = [viewer for viewer in self.viewers[:PLAYERS] if viewer.may_play()]
            if not ready_players or due < ready:
                self.idle += 1
                continue
            viewer = ready_players[0]
            assert viewer.now is not None and viewer.now.choices is not None and viewer.socket is not None
            action = some_answer(viewer.now.choices, msgspec.json.decode(viewer.now.view), self.luck)
            command_id = f"move {number}"
            self.moves.append(Move(command_id, due))
            play = {"type": "play", "id": command_id, "version": viewer.now.version, "action": action}
            await viewer.socket.send(json.dumps(play))

    async def begin_next_match(self) -> None:
        """Records the times of a finished match, and begins the next one at another table."""
        await self.measure_moves()
        await self.disconnect_all()
        await self.begin_match()

    async def disconnect_all(self) -> None:
        """Disconnects everybody from the table."""
        for viewer in self.viewers:
            await viewer.close()

    async def measure_moves(self) -> None:
        """Measures how long each move took to reach the last viewer who may see something of the move."""
        players = self.viewers[:PLAYERS]
        for move in self.moves:
            await self.wait_until(lambda wish=move.id: any(wish in viewer.answers for viewer in players))
            kind, version, when = next(viewer.answers[move.id] for viewer in players if move.id in viewer.answers)
            if kind == "refusal":
                self.refusals += 1
            else:
                await self.wait_until(
                    lambda version=version: players[0].last_version >= version or players[1].last_version >= version
                )
                arrivals = [viewer.arrivals[version] for viewer in self.viewers if version in viewer.arrivals]
                self.times.append(max([when, *arrivals]) - move.due)
        self.moves.clear()


def address_of(number: int) -> str:
    """Returns the source address of a socket.  The server limits sockets per address; loopback has many addresses."""
    block = number // SOCKETS_OF_ADDRESS % (250 * 250)
    return f"127.0.{1 + block // 250}.{1 + block % 250}"


def percentile(sorted_times: list[float], share: float) -> float:
    """Returns a percentile of sorted times, in milliseconds."""
    return 1000 * sorted_times[min(len(sorted_times) - 1, int(share * len(sorted_times)))]


def percentiles(times: list[float]) -> str:
    """Formats percentiles of these times as text, such as “p50 3.7 ms, p99 6.4 ms”."""
    shares = {"p50": 0.5, "p99": 0.99, "p99.9": 0.999}
    return ", ".join([f"{name} {percentile(times, share):.1f} ms" for name, share in shares.items()])


def memory_of(pid: int) -> int:
    """Returns the resident memory of a process, in bytes."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def cpu_of(pid: int) -> float:
    """Returns the CPU time of a process in seconds."""
    numbers = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(numbers[11]) + int(numbers[12])) / os.sysconf("SC_CLK_TCK")


def stolen_seconds() -> float:
    """Returns the seconds of CPU time that other virtual machines on the same hardware took from us."""
    return int(Path("/proc/stat").read_text().split()[8]) / os.sysconf("SC_CLK_TCK")


class Disk:
    """Measures from time to time how long the disk itself takes to sync a page."""

    def __init__(self, folder: Path) -> None:
        self.times: list[float] = []
        self._file = os.open(folder / "page", os.O_CREAT | os.O_WRONLY)
        self._asking = asyncio.create_task(self._ask())

    async def _ask(self) -> None:
        while True:
            await asyncio.sleep(0.1)
            self.times.append(await asyncio.to_thread(self._sync))

    def _sync(self) -> float:
        os.pwrite(self._file, os.urandom(4096), 0)
        start = time.monotonic()
        os.fdatasync(self._file)
        return time.monotonic() - start

    async def stop(self) -> list[float]:
        """Stops measuring; returns all times, sorted."""
        self._asking.cancel()
        with suppress(asyncio.CancelledError):
            await self._asking
        os.close(self._file)
        return sorted(self.times)
