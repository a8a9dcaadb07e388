"""Pauses the process that owns a table until another process has taken the table over.  When the old owner wakes, the
store must accept none of its writes, and the guests still connected to it must move to the new owner.
"""

from __future__ import annotations

import asyncio
import json
import signal
import tempfile
import time
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, Final

from sqlalchemy import text
from websockets.exceptions import ConnectionClosed

from ludotheque.core.luck import fast
from ludotheque.store import open_store
from ludotheque.store.notices import NAME as NOTICES
from ludotheque_trust.history import History
from ludotheque_trust.live.servers import Guest
from ludotheque_trust.live.two_processes import PATIENCE, Pair, RoamingPlayer, a_database
from ludotheque_trust.logs import check_logs, logs_of
from ludotheque_trust.simulated.people import some_answer
from ludotheque_trust.streams import Stream
from ludotheque_trust.trial import Task, require
from ludotheque_trust.trials.processes import GAME, OPTIONS, epoch_of

# number of plays of each guest before, during and after the pause of the owner
PLAYS_BEFORE, PLAYS_DURING, PLAYS_AFTER = 6, 6, 6
LATE_ID: Final = "ghost"  # the beginning of the ids of commands to the paused owner


class FencingResults:
    """The results of the trial: the history of commands, everything the guests received, and the longest time for which
    a table was blocked.
    """

    def __init__(self) -> None:
        self.history = History()
        self.streams: dict[str, list[Stream]] = {}
        self.late_commands = 0  # number of commands that waited for the old owner when it woke
        self.slowest = 0.0


async def fence(task: Task, pair: Pair) -> FencingResults:
    """Pauses owners while clients still send to them."""
    results = FencingResults()
    for number in range(task.size):
        await pause_the_owner(task, number, pair, results)
        task.advance(1)
    check_logs(await logs_of(pair.where, results.streams), results.history, results.streams)
    return results


async def pause_the_owner(task: Task, number: int, pair: Pair, results: FencingResults) -> None:
    """Pauses the owner of a table.  Ann is connected to the owner, Ben to the other process; then both play on at the
    other process.

    The match at a second table has not begun, and the new owner writes nothing to the log of that table.  So the store
    can tell the two owners apart only by the epoch, a number that is higher for every new owner.
    """
    one, two = pair.servers
    ann, ben = await asyncio.to_thread(two_guests, task, number, pair, results)
    table, waiting = [await asyncio.to_thread(one.open, ann.cookie, game=GAME, options=OPTIONS) for _ in range(2)]
    for seat, player in enumerate((ann, ben)):
        player.sit_at(table, seat)
    results.streams[table] = [ann.stream, ben.stream]
    await play_all([ann, ben], PLAYS_BEFORE)
    async with AsyncExitStack() as stack:
        clients = [Guest(await stack.enter_async_context(one.socket(at, ann.cookie, 0))) for at in (table, waiting)]
        for client in clients:
            await client.receive()
        pair.send(0, signal.SIGSTOP)
        try:
            paused = time.monotonic()
            await break_notice_connections(pair.where)
            await send_to_paused_owner(clients[0], results, wishes_in_play(clients[0].now))
            await send_to_paused_owner(clients[1], results, [{"type": "sitDown", "seat": 0, "name": "Ann"}])
            ann.server = two
            await play_all([ann, ben], 1)
            results.slowest = max(results.slowest, time.monotonic() - paused)
            await play_all([ann, ben], PLAYS_DURING)
            async with two.socket(waiting, ben.cookie) as connection:
                await Guest(connection).receive()
        finally:
            pair.send(0, signal.SIGCONT)
        for client in clients:
            await check_clients_leave(client)
    async with two.socket(waiting, ben.cookie) as connection:
        require((await Guest(connection).do("sitDown", seat=0, name="Ben"))["version"] == 2, "another row came first")
    ann.server = one  # clients of the old owner are now relayed to the new one
    await play_all([ann, ben], PLAYS_AFTER)
    for name, rows in (await logs_of(pair.where, [table, waiting])).items():
        require(await epoch_of(pair.where, name) == 2, f"table {name} had more than two owners")
        late = [row for row in rows if str(json.loads(row).get("move", "")).startswith(LATE_ID)]
        require(not late, f"table {name}: the old owner has written {late}")


def two_guests(task: Task, number: int, pair: Pair, results: FencingResults) -> list[RoamingPlayer]:
    """Returns one guest at each process."""
    return [
        RoamingPlayer(pair, home, f"{name} {number}", results.history, task.luck(name, number))
        for home, name in enumerate(("ann", "ben"))
    ]


async def break_notice_connections(where: str) -> None:
    """Breaks the connections over which processes announce that they have taken over a table, so that only the store
    can stop the old owner.
    """
    store = await open_store(where)
    ended = text("select pg_terminate_backend(pid) from pg_stat_activity where application_name = :name")
    await store.database.do(lambda connection: connection.execute(ended, {"name": NOTICES}))
    await store.close()


def wishes_in_play(now: dict[str, Any]) -> list[dict[str, Any]]:
    """Returns commands that the old owner would accept, because it does not know that it has lost the table."""
    wishes: list[dict[str, Any]] = [{"type": "pause"}, {"type": "resume"}, {"type": "chat", "text": "hello"}]
    if now.get("choices"):
        action = some_answer(now["choices"], now["view"], fast(0))
        wishes.insert(0, {"type": "play", "version": now["version"], "action": action})
    return wishes


async def send_to_paused_owner(client: Guest, results: FencingResults, wishes: list[dict[str, Any]]) -> None:
    """Sends commands that the old owner reads only after its pause."""
    for command in wishes:
        results.late_commands += 1
        await client.connection.send(json.dumps({**command, "id": f"{LATE_ID} {results.late_commands}"}))


async def check_clients_leave(client: Guest) -> None:
    """Checks that clients of the old owner get no acknowledgement, and that the old owner closes their sockets with the
    code that means reconnect.
    """
    try:
        async with asyncio.timeout(PATIENCE):
            while True:
                message = await client.receive()
                require(message["type"] not in ("ack", "happened"), f"the old owner says {message}")
    except ConnectionClosed as closed:
        require(closed.rcvd is not None and closed.rcvd.code == 1012, f"the old owner closes with {closed.rcvd}")


async def play_all(players: list[RoamingPlayer], plays: int) -> None:
    """Lets all players play until each has made `plays` more plays, or the match is over."""
    wanted = [player.plays + plays for player in players]

    def have_played_enough() -> bool:
        return all(player.plays >= most for player, most in zip(players, wanted))

    playing = [asyncio.ensure_future(player.play_on()) for player in players]
    try:
        async with asyncio.timeout(PATIENCE):
            while not have_played_enough() and not all(task.done() for task in playing):
                await asyncio.sleep(0.01)
    finally:
        for task in playing:
            task.cancel()
        ended = await asyncio.gather(*playing, return_exceptions=True)
    for error in ended:
        if isinstance(error, Exception):
            raise error


def try_fencing(task: Task) -> str:
    """Pauses `size` owners for longer than their lease."""
    with a_database(task) as database, tempfile.TemporaryDirectory() as folder:
        pair = Pair(Path(folder), database)
        try:
            results = asyncio.run(fence(task, pair))
        finally:
            pair.stop()
    return (
        f"an owner paused {task.size:,} times, with {results.late_commands:,} wishes waiting when it woke: none of them written; "
        f"{results.history.summary()}; the others played on after at most {results.slowest:.2f} s"
    )
