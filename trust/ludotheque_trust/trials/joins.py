"""Many guests want the last seat at the same time: one of them gets it, the others are refused, and the log agrees."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import AsyncExitStack
from typing import Final

from ludotheque_trust.history import History, lines_of
from ludotheque_trust.live.servers import Guest, Server, beside_a_server
from ludotheque_trust.trial import Task, require

GUESTS: Final = 20
ROUNDS: Final = 40  # maximum number of rounds on one socket, well below its rate limit


async def rush(server: Server, table: str, cookies: list[str], history: History, rounds: range) -> None:
    """Lets all guests ask for the last seat at the same time, again and again; after each round the winner leaves the
    seat.
    """
    async with AsyncExitStack() as sockets:
        guests = [Guest(await sockets.enter_async_context(server.socket(table, cookie, 0))) for cookie in cookies]
        for guest in guests:
            await guest.receive()
        for number in rounds:
            keys = [f"join {number} {who}" for who in range(len(guests))]
            for key in keys:
                history.note_sent(f"{table} {key}")
            answers = await asyncio.gather(
                *[guest.do("sitDown", id=key, seat=1, name=key) for guest, key in zip(guests, keys)]
            )
            for key, answer in zip(keys, answers):
                if answer["type"] == "ack":
                    history.note_acknowledged(f"{table} {key}", answer["version"])
                else:
                    require(answer["message"] == "table-seat-taken", f"{key} was refused: {answer}")
                    history.note_refused(f"{table} {key}")
            winners = [who for who, answer in enumerate(answers) if answer["type"] == "ack"]
            require(len(winners) == 1, f"round {number}: {len(winners)} guests got the last seat")
            leave = f"leave {number}"
            history.note_sent(f"{table} {leave}")
            left = await guests[winners[0]].do("standUp", id=leave)
            history.note_acknowledged(f"{table} {leave}", left["version"])


async def join(task: Task, server: Server) -> History:
    """Plays `size` rounds for the last seat of one table."""
    history = History()
    cookies = [server.guest() for _ in range(GUESTS)]
    host = server.guest()
    table = server.open(host)
    async with server.socket(table, host, 0) as connection:
        sat = await Guest(connection).do("sitDown", id="host", seat=0, name="Host")
        history.note_acknowledged(f"{table} host", sat["version"])
    for first in range(0, task.size, ROUNDS):
        rounds = range(first, min(first + ROUNDS, task.size))
        await rush(server, table, cookies, history, rounds)
        task.advance(len(rounds))
    file = sqlite3.connect(server.database)
    rows = file.execute("select table_id, seq, data from log order by table_id, seq").fetchall()
    file.close()
    history.check(lines_of(rows))
    return history


def try_joins(task: Task) -> str:
    """Lets twenty guests of a real server ask for the last seat, `size` times."""
    history = beside_a_server(lambda server: join(task, server))
    return f"{task.size:,} times {GUESTS} guests wanted the last seat, one got it: {history.summary()}"
