"""Matches played at two processes: undisturbed, while the owner of the table is killed, and during a rolling restart."""

from __future__ import annotations

import asyncio
import json
import math
import signal
import tempfile
import time
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Final

from ludotheque.store import open_store
from ludotheque_trust.history import History
from ludotheque_trust.live.two_processes import PATIENCE, Pair, RoamingPlayer, TimedStream, a_database
from ludotheque_trust.logs import check_logs, logs_of
from ludotheque_trust.streams import Stream
from ludotheque_trust.trial import Task, require

GAME: Final = "worm-up"  # a game with many decisions and no windows to wait for
OPTIONS: Final = {"last_round": 15}
DISTURBED_AFTER: Final = 6  # number of moves after which the processes are disturbed
# Maximum number of moves during one restart, so that two restarts fit into one match, however fast the moves are.
DURING_A_RESTART: Final = 20

# A disturbance; returns the number of times that the table must change its owner.
Disturb = Callable[["Meeting"], Awaitable[int]]


class ProcessResults:
    """The results of the trial: the history of commands, everything the guests received, and the longest time for which
    they were disconnected.
    """

    def __init__(self) -> None:
        self.history = History()
        self.streams: dict[str, list[Stream]] = {}
        self.resent = 0
        self.breaks = 0
        self.slowest: dict[str, float] = {}  # the longest time without a connection, in seconds, by kind of disturbance

    def note(self, what: str, players: Sequence[RoamingPlayer]) -> None:
        """Records players who have played to the end."""
        self.resent += sum([player.resent for player in players])
        watches: list[TimedStream] = [player.watch for player in players]
        self.breaks += sum([watch.breaks for watch in watches])
        self.slowest[what] = max(self.slowest.get(what, 0.0), *[watch.slowest for watch in watches])


class Meeting:
    """One table with a player and a spectator at each process."""

    def __init__(self, task: Task, number: int, pair: Pair, results: ProcessResults) -> None:
        self.pair = pair
        self.players = [
            RoamingPlayer(pair, home, f"{name} {number}", results.history, task.luck(name, number))
            for home, name in enumerate(("ann", "ben"))
        ]
        self.lookers = [
            RoamingPlayer(pair, home, f"{name} {number}", results.history, task.luck(name, number))
            for home, name in enumerate(("cleo", "dan"))
        ]
        self.table = pair.servers[0].open(self.players[0].cookie, game=GAME, options=OPTIONS)
        for seat, client in enumerate((*self.players, *self.lookers)):
            client.sit_at(self.table, seat)
        results.streams[self.table] = [client.stream for client in (*self.players, *self.lookers)]
        self.most: float = math.inf  # the number of acknowledged commands at which the players pause
        for player in self.players:
            player.may_go_on = lambda: self.acknowledged_count() < self.most

    def acknowledged_count(self) -> int:
        """Returns the number of commands acknowledged to both players."""
        return sum([player.acknowledged for player in self.players])

    async def more_moves(self, count: int) -> None:
        """Waits until `count` more commands are acknowledged, or the match is over."""
        wanted, give_up = self.acknowledged_count() + count, time.monotonic() + PATIENCE
        while self.acknowledged_count() < wanted and not self.is_over():
            require(time.monotonic() < give_up, "nobody plays on")
            await asyncio.sleep(0.01)

    def is_over(self) -> bool:
        """Returns whether both guests have received the end of the match."""
        return all(task.done() for task in self.playing)

    async def play(self, disturb: Disturb) -> int:
        """Plays a whole match with a disturbance; returns how many times another process should have taken over the
        table.
        """
        self.playing = [asyncio.ensure_future(player.play_on()) for player in self.players]
        looking = [asyncio.ensure_future(looker.look_on()) for looker in self.lookers]
        everybody = asyncio.gather(*self.playing, *looking)
        try:
            async with asyncio.timeout(2 * PATIENCE):
                changes = await disturb(self)
                await everybody
        finally:
            for task in (*self.playing, *looking):
                task.cancel()
        return changes


async def leave_alone(_: Meeting) -> int:
    """Leaves the processes undisturbed."""
    return 0


async def kill_the_owner(meeting: Meeting) -> int:
    """Kills the owner of the table (SIGKILL); the process restarts and finds the table at the other process."""
    await meeting.more_moves(DISTURBED_AFTER)
    meeting.pair.send(0, signal.SIGKILL)
    await meeting.more_moves(2)
    await asyncio.to_thread(meeting.pair.servers[0].start)
    meeting.players[0].server = meeting.pair.servers[0]
    return 1


async def restart_both(meeting: Meeting) -> int:
    """Restarts both processes gracefully, one after the other."""
    for number in (0, 1):
        await meeting.more_moves(DISTURBED_AFTER)
        meeting.most = meeting.acknowledged_count() + DURING_A_RESTART
        await asyncio.to_thread(meeting.pair.restart, number)
        meeting.most = math.inf
        await meeting.more_moves(2)
    return 2


DISTURBED: Final[dict[str, Disturb]] = {
    "undisturbed": leave_alone,
    "killed": kill_the_owner,
    "restarted": restart_both,
}


async def meet(task: Task, pair: Pair, only: Sequence[str] = tuple(DISTURBED)) -> ProcessResults:
    """Plays matches with each disturbance in turn, and checks what everybody received against the logs."""
    results = ProcessResults()
    for number in range(task.size):
        what = only[number % len(only)]
        meeting = await asyncio.to_thread(Meeting, task, number, pair, results)
        changes = await meeting.play(DISTURBED[what])
        results.note(what, (*meeting.players, *meeting.lookers))
        rows = (await logs_of(pair.where, [meeting.table]))[meeting.table]
        moved = [row for row in rows if json.loads(row)["entry"]["type"] == "clockMoved"]
        require(len(moved) >= changes, f"table {meeting.table} changed its owner, and its deadlines did not move")
        owned = await epoch_of(pair.where, meeting.table)
        require(owned == 1 + changes, f"table {meeting.table} had {owned} owners instead of {1 + changes}")
        task.advance(1)
    check_logs(await logs_of(pair.where, results.streams), results.history, results.streams)
    return results


async def epoch_of(where: str, table: str) -> int:
    """Returns the number of owners that a table has had."""
    store = await open_store(where)
    try:
        return (await store.epochs([table]))[table]
    finally:
        await store.close()


def try_processes(task: Task) -> str:
    """Plays `size` matches at two processes over one PostgreSQL."""
    with a_database(task) as database, tempfile.TemporaryDirectory() as folder:
        pair = Pair(Path(folder), database)
        try:
            results = asyncio.run(meet(task, pair))
        finally:
            pair.stop()
    slowest = ", ".join([f"{what} {seconds:.2f} s" for what, seconds in results.slowest.items()])
    return (
        f"{task.size:,} matches at two processes: {results.history.summary()}, {results.resent:,} sent again; none lost, none "
        f"doubled, all heard the same; sent away {results.breaks:,} times, back after at most: {slowest}"
    )
