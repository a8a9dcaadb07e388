"""The order of writes, observed from outside by strace: a move is written, synced, and only then acknowledged."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import signal
import tempfile
from pathlib import Path
from typing import Final, NamedTuple

from ludotheque_trust.history import History
from ludotheque_trust.live.players import RemotePlayer, play_for_a_while
from ludotheque_trust.live.servers import Server
from ludotheque_trust.logs import check_logs, logs_of
from ludotheque_trust.streams import Stream
from ludotheque_trust.trial import CannotTry, Task, discard_progress, options_of, require

PLAYS_PER_TABLE: Final = 15  # number of plays of a player before the next game begins
# Seconds after which the next game begins in any case, because at some tables windows stay open for long.
PLAY_SECONDS: Final = 4.0
# For strace: every fifth sync of a thread fails, beginning with its 12th, when the server is up.
EVERY_FIFTH: Final = "12+5"
WRITES: Final = ("pwrite64", "write", "writev")
SYNCS: Final = ("fdatasync", "fsync")
SENDS: Final = ("sendto", "sendmsg", "write", "writev")
CALL: Final = re.compile(r"^(\d+) +(?:<\.\.\. )?(\w+)(?: resumed>|\((\d+))?(.*)$")
ACKNOWLEDGED: Final = re.compile(r'\\"type\\":\\"ack\\".*?\\"id\\":\\"([0-9a-f]{16})\\"')
TAG: Final = re.compile(r'\\"move\\":\\"([0-9a-f]{16})\\"')


class Call(NamedTuple):
    """One line of strace: the beginning of a call, its end, or both."""

    process: str
    name: str
    file: str  # file descriptor; "" if the line is only the end of a call
    rest: str
    begins: bool
    ends: bool


def read_call(line: str) -> Call | None:
    """Parses a line of strace; returns None for calls that do not matter here."""
    found = CALL.match(line)
    if found is None:
        return None
    process, name, file, rest = found.groups()
    return Call(process, name, file or "", rest, "resumed>" not in line[:60], "<unfinished" not in rest)


class SyncWatch:
    """Follows the system calls of a server and knows which moves are on disk."""

    def __init__(self) -> None:
        self.files: dict[str, str] = {}  # by process: the file it is syncing
        self.written: dict[str, set[str]] = {}  # by file: moves written since its last sync began
        self.syncing: dict[str, set[str]] = {}  # by process: the moves that its current sync will bring to disk
        self.on_disk: set[str] = set()
        self.acknowledged: list[str] = []
        self.plays = 0  # the number of plays among the acknowledged moves
        self.failed = 0  # the number of failed syncs

    def follow(self, call: Call) -> None:
        """Evaluates one more line of strace; raises Broken for an acknowledgement that was sent before its move was on
        disk.
        """
        if call.begins and call.name in SENDS:
            for move in ACKNOWLEDGED.findall(call.rest):
                require(move in self.on_disk, f"move {move} was acknowledged before it was on disk")
                self.acknowledged.append(move)
        if call.begins and call.name in WRITES:
            self.written.setdefault(call.file, set()).update(TAG.findall(call.rest))
        if call.begins and call.name in SYNCS:
            self.syncing[call.process] = self.written.pop(call.file, set())
            self.files[call.process] = call.file
        if call.ends and call.name in SYNCS:
            moves = self.syncing.pop(call.process, set())
            if re.search(r"= 0\b", call.rest):
                self.on_disk |= moves
            else:
                self.failed += 1
                self.written.setdefault(self.files[call.process], set()).update(moves)


class TracedServer(Server):
    """A server under strace, optionally with syncs that fail now and then."""

    def __init__(self, folder: Path, faults: str = "") -> None:
        super().__init__(folder)
        self.faults = faults

    @property
    def trace(self) -> Path:
        """The output file of strace."""
        return self.folder / "trace"

    def command(self) -> list[str]:
        calls = ",".join(dict.fromkeys([*WRITES, *SYNCS, *SENDS]))
        faults = ["-e", f"inject=fdatasync:error=EIO:when={self.faults}"] if self.faults else []
        strace = ["strace", "-f", "-qq", "-s", "20000", "-e", f"trace={calls}", "-e", "signal=none", *faults]
        return [*strace, "-o", str(self.trace), *super().command()]

    def stop(self) -> None:
        """Stops the server process itself, because strace does not pass signals on to it."""
        assert self.process is not None
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
        for child in children:
            os.kill(int(child), signal.SIGTERM)
        self.process.wait(30)


class TaggingPlayer(RemotePlayer):
    """A player whose moves can be recognised in what a server writes and sends."""

    def new_id(self) -> str:
        return f"{self.luck.noise():08x}{self.luck.noise():08x}"


class Played(NamedTuple):
    """What the two players know about the moves that they sent."""

    history: History
    streams: dict[str, list[Stream]]
    acknowledged: int
    plays: int


async def make_moves(task: Task, server: Server) -> Played:
    """Lets two people make moves in one game after another; each move is sent again until the server acknowledges it."""
    history, streams = History(), dict[str, list[Stream]]()
    players = [TaggingPlayer(server, name, history, task.luck(name)) for name in ("ann", "ben")]
    tables = plays = done = 0
    while done < task.size:
        game = task.game(tables)
        players[0].cookie = server.guest()  # a new guest each time, because a guest may have only a few open tables
        table = server.open(players[0].cookie, game=game, clock="none", options=options_of(game))
        tables += 1
        for seat, player in enumerate(players):
            player.sit_at(table, seat)
        streams[table] = [player.stream for player in players]
        await play_for_a_while(players, PLAYS_PER_TABLE, PLAY_SECONDS)
        before, done = done, sum([player.acknowledged for player in players])
        plays = sum([player.plays for player in players])
        task.advance(min(done, task.size) - before)
    return Played(history, streams, done, plays)


async def watch(task: Task, folder: Path, faults: str = "") -> SyncWatch:
    """Runs moves on a server under strace, and follows strace's output."""
    if shutil.which("strace") is None:
        raise CannotTry("strace is not installed (Debian: apt install strace)")
    server = TracedServer(folder, faults)
    try:
        server.start()
    except AssertionError as error:
        raise CannotTry(f"strace may not watch a server here: {str(error)[-200:]}") from error
    try:
        played = await make_moves(task, server)
    finally:
        server.stop()
    check_logs(await logs_of(server.where, played.streams), played.history, played.streams)
    results = SyncWatch()
    with server.trace.open(encoding="utf-8", errors="replace") as lines:
        for line in lines:
            call = read_call(line)
            if call is not None:
                results.follow(call)
    acknowledged, expected = set(results.acknowledged), {key.split()[-1] for key in played.history.acknowledged_keys()}
    require(expected <= acknowledged, f"strace saw {len(acknowledged)} acknowledgements, players heard {len(expected)}")
    results.plays = played.plays
    return results


def try_order(task: Task) -> str:
    """Makes `size` moves, and then the same number again while every fifth sync fails."""
    with tempfile.TemporaryDirectory() as folder, tempfile.TemporaryDirectory() as other:
        results = asyncio.run(watch(task, Path(folder)))
        failing = asyncio.run(watch(task._replace(advance=discard_progress), Path(other), EVERY_FIFTH))
        require(failing.failed > 0, "no sync failed, though it should have")
    return (
        f"{len(set(results.acknowledged)):,} moves ({results.plays:,} of them plays) were written, synced and then acknowledged; "
        f"{len(set(failing.acknowledged)):,} ({failing.plays:,}) while {failing.failed:,} syncs failed with EIO: none "
        "acknowledged before it was on disk, none lost or doubled"
    )
