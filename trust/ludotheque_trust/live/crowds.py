"""Crowds: tables full of guests at real sockets, who play at fixed times and note when they heard of what."""

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
from ludotheque_trust.trial import Broken, keep, options_of

PLAYERS: Final = 2  # at a table; all others look on
LONGEST: Final = 20.0  # seconds after which something that nobody heard of counts as lost
SOCKETS_OF_ADDRESS: Final = 40  # that come from one address, so that no limit of an address is met


class Heard(msgspec.Struct, frozen=True, rename="camel"):
    """The part of a message that is looked at; the rest is not even read."""

    type: str
    version: int = 0
    id: str = ""
    at: int | None = None  # of something that happened; None: there was nothing in it for whoever hears of it
    now: msgspec.Raw = msgspec.Raw()
    missed: tuple[Heard, ...] = ()


class Asked(msgspec.Struct, frozen=True, rename="camel"):
    """What somebody may do."""

    version: int
    phase: Literal["gathering", "playing", "over"]
    choices: dict[str, Any] | None = None
    view: msgspec.Raw = msgspec.Raw()
    asked_since: int | None = None
    answer: dict[str, Any] | None = None


HEARD: Final = msgspec.json.Decoder(Heard)
ASKED: Final = msgspec.json.Decoder(Asked)


class Move(NamedTuple):
    """A move that was sent, and when it was due."""

    id: str
    due: float


class Ear:
    """One socket at a table, and all that it heard."""

    def __init__(self, crowd: Crowd, seat: int | None, address: str) -> None:
        self.crowd = crowd
        self.seat = seat
        self.address = address
        self.cookie = "" if seat is None else crowd.new_guest()  # who looks on need not say who they are
        self.socket: ClientConnection | None = None
        self.asked: Asked | None = None
        self.last = 0  # the last version told
        self.heard: dict[int, float] = {}  # of each version with something in it: when it came
        self.answers: dict[str, tuple[str, int, float]] = {}  # of each wish: ack or refusal, its version, and when
        self.listening: asyncio.Task[None] | None = None
        self.welcomed = asyncio.Event()

    async def come(self) -> None:
        """Connects, and is told what was missed."""
        crowd = self.crowd
        self.welcomed.clear()
        asked = crowd.server.socket(crowd.table, self.cookie, self.last, local_addr=(self.address, 0))
        self.socket = await asked.open()
        self.listening = asyncio.create_task(self.listen(self.socket))

    def cut(self) -> None:
        """The link breaks, without a word."""
        assert self.socket is not None
        self.socket.transport.abort()

    async def go(self) -> None:
        """Closes the socket."""
        if self.socket is not None:
            await self.socket.close()
        if self.listening is not None:
            await self.listening

    async def listen(self, socket: ClientConnection) -> None:
        """Notes all that is said, until the link is gone."""
        with suppress(ConnectionClosed):
            async for data in socket:
                self.note(HEARD.decode(data), data, time.monotonic())

    def note(self, message: Heard, data: str | bytes, when: float) -> None:
        """Notes one message; none may be missing, and none come twice."""
        if message.type in ("ack", "refusal"):
            self.answers[message.id] = (message.type, message.version, when)
        elif message.type == "happened":
            keep(message.version == self.last + 1, f"heard of version {message.version} after {self.last}")
            self.last = message.version
            if message.at is not None:
                self.heard[message.version] = when
        elif message.type == "now" and self.seat is not None:
            self.asked = ASKED.decode(data)
        elif message.type == "welcome":
            for one in message.missed:
                self.note(one, b"", when)
            self.asked = ASKED.decode(message.now)
            self.welcomed.set()

    async def do(self, type: str, **values: Any) -> None:
        """Wants something, and waits for a yes."""
        assert self.socket is not None
        wish = f"{type} {len(self.answers)}"
        await self.socket.send(json.dumps({"type": type, "id": wish, **values}))
        await self.crowd.until(lambda: wish in self.answers)
        keep(self.answers[wish][0] == "ack", f"{type} was refused")

    def may_play(self) -> bool:
        """Is this guest asked for something that was not answered yet?"""
        asked = self.asked
        return bool(asked and asked.phase == "playing" and asked.choices and asked.asked_since and not asked.answer)


class Crowd:
    """One table and its sockets; those who play take each chance to move, at the times they were given."""

    def __init__(self, server: Server, number: int, sockets: int, game: str, luck: Luck) -> None:
        self.server = server
        self.luck = luck
        self.table = ""
        self.commitment = ""
        self.settings: dict[str, Any] = {"game": game, "seats": PLAYERS, "clock": "none", "options": options_of(game)}
        self.address = address_of(number * sockets)
        self.ears = [
            Ear(self, seat if seat < PLAYERS else None, address_of(number * sockets + seat)) for seat in range(sockets)
        ]
        self.moves: list[Move] = []
        self.idle = 0  # times at which nobody could move
        self.times: list[float] = []
        self.refusals = 0

    # ── asking by HTTP ──

    def ask(self, path: str, data: Any = None, cookie: str = "") -> tuple[str, bytes]:
        """A request from this table's own address; answers with the cookie that came, and the body."""
        status, came, body = self.server.ask_from((self.address, 0), path, data, cookie)
        keep(status < 300, f"{path} was answered by {status}: {body[:200]!r}")
        return came, body

    def new_guest(self) -> str:
        """A new guest's cookie."""
        return self.ask("/api/me")[0]

    def open(self) -> None:
        """A new table for this crowd."""
        made = json.loads(self.ask("/api/tables", self.settings, self.ears[0].cookie)[1])
        self.table, self.commitment = str(made["table"]), str(made["commitment"])

    # ── at the table ──

    async def until(self, condition: Any, longest: float = LONGEST) -> None:
        """Waits until something is so."""
        give_up = time.monotonic() + longest
        while not condition():
            if time.monotonic() > give_up:
                raise Broken(f"table {self.table} did not answer in {longest:g} s")
            self.complain()
            await asyncio.sleep(0.005)

    def complain(self) -> None:
        """What an ear found wrong is told to whoever tries."""
        for ear in self.ears:
            if ear.listening is not None and ear.listening.done():
                ear.listening.result()

    async def settle(self) -> None:
        """A new table: all connect, those who play sit down, and the match begins."""
        await asyncio.to_thread(self.open)
        for ear in self.ears:
            ear.last, ear.asked = 0, None
            ear.heard.clear()
            ear.answers.clear()
            await ear.come()
        await self.until(lambda: all(ear.welcomed.is_set() for ear in self.ears))
        for seat, ear in enumerate(self.ears[:PLAYERS]):
            seal = seal_of(self.commitment, seat, bytes.fromhex(NONCE))
            await ear.do("sitDown", seat=seat, name=f"Guest {seat}", seal=seal)
        await self.ears[0].do("begin")
        for ear in self.ears[:PLAYERS]:
            await ear.do("openNonce", nonce=NONCE)
        await self.until(lambda: any(ear.may_play() for ear in self.ears[:PLAYERS]))

    async def play(self, times: list[float]) -> None:
        """Sends a move at each of these times, whether or not the one before was answered.

        While a new match is being made ready there is no move to send.
        """
        ready = 0.0
        for number, due in enumerate(times):
            await asyncio.sleep(max(0.0, due - time.monotonic()))
            self.complain()
            if any(ear.asked and ear.asked.phase == "over" for ear in self.ears):
                await self.settle_again()
                ready = time.monotonic()
            asked = [ear for ear in self.ears[:PLAYERS] if ear.may_play()]
            if not asked or due < ready:
                self.idle += 1
                continue
            ear = asked[0]
            assert ear.asked is not None and ear.asked.choices is not None and ear.socket is not None
            action = some_answer(ear.asked.choices, msgspec.json.decode(ear.asked.view), self.luck)
            wish = f"move {number}"
            self.moves.append(Move(wish, due))
            play = {"type": "play", "id": wish, "version": ear.asked.version, "action": action}
            await ear.socket.send(json.dumps(play))

    async def settle_again(self) -> None:
        """The match is over: what was seen of it is counted, and the next one begins at another table."""
        await self.count()
        await self.leave()
        await self.settle()

    async def leave(self) -> None:
        """Everybody goes."""
        for ear in self.ears:
            await ear.go()

    async def count(self) -> None:
        """How long each move took until the last who sees anything of it had heard of it."""
        players = self.ears[:PLAYERS]
        for move in self.moves:
            await self.until(lambda wish=move.id: any(wish in ear.answers for ear in players))
            said, version, when = next(ear.answers[move.id] for ear in players if move.id in ear.answers)
            if said == "refusal":
                self.refusals += 1
            else:
                await self.until(lambda version=version: players[0].last >= version or players[1].last >= version)
                heard = [ear.heard[version] for ear in self.ears if version in ear.heard]
                self.times.append(max([when, *heard]) - move.due)
        self.moves.clear()


def address_of(number: int) -> str:
    """From where a socket comes.  The house lets one address have only so many; loopback has many addresses."""
    block = number // SOCKETS_OF_ADDRESS % (250 * 250)
    return f"127.0.{1 + block // 250}.{1 + block % 250}"


def percentile(sorted_times: list[float], share: float) -> float:
    """The time within which such a share of all was done, in milliseconds."""
    return 1000 * sorted_times[min(len(sorted_times) - 1, int(share * len(sorted_times)))]


def said_of(times: list[float]) -> str:
    """The percentiles that count, in words."""
    shares = {"p50": 0.5, "p99": 0.99, "p99.9": 0.999}
    return ", ".join([f"{name} {percentile(times, share):.1f} ms" for name, share in shares.items()])


def memory_of(pid: int) -> int:
    """Bytes that a process holds in memory."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def cpu_of(pid: int) -> float:
    """Seconds that a process has computed."""
    numbers = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(numbers[11]) + int(numbers[12])) / os.sysconf("SC_CLK_TCK")


def stolen() -> float:
    """Seconds for which other machines on the same hardware had our cores."""
    return int(Path("/proc/stat").read_text().split()[8]) / os.sysconf("SC_CLK_TCK")


class Disk:
    """How long the disk itself takes to sync a page, tried now and then beside everything else."""

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
        """All times, sorted."""
        self._asking.cancel()
        with suppress(asyncio.CancelledError):
            await self._asking
        os.close(self._file)
        return sorted(self.times)
