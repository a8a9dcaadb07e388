"""Tables under analysis beside tables of people: do hints and reviews slow people down?"""

from __future__ import annotations

import asyncio
import json
import os
from typing import Any, Final

from ludotheque.core.fair import seal_of
from ludotheque_trust.live.crowds import Crowd, MessageHead, ViewerSocket, address_of, percentile, percentiles
from ludotheque_trust.live.servers import Server, beside_a_server
from ludotheque_trust.simulated.people import NONCE
from ludotheque_trust.trial import Task
from ludotheque_trust.trials.busy import PACE, PEOPLE, SECONDS, people_play
from ludotheque_trust.trials.load import SOCKETS_PER_TABLE

MOVES: Final = 12  # number of moves that a person makes, each after a hint, before giving up and looking at the review
WAIT: Final = 0.5  # seconds until a refused hint or an unfinished review is asked for again
FIRST: Final = 60.0  # seconds within which the first hint must arrive; these include the start of the process for hints
MOST_TIMES: Final = 2.0  # tables under analysis may increase the p99 of people's moves by at most this factor


class AdvisedViewer(ViewerSocket):
    """A socket whose guest remembers the best choice of the last hint."""

    def __init__(self, crowd: Crowd, seat: int | None, address: str) -> None:
        super().__init__(crowd, seat, address)
        self.advised: dict[str, Any] = {}

    def record(self, message: MessageHead, data: str | bytes, when: float) -> None:
        if message.type == "hint":
            self.advised = json.loads(data)["choices"][0]["action"]
        super().record(message, data, when)


class AnalysedTable(Crowd):
    """A table at which a person plays against a bot, with a hint before every move and the review after the match."""

    def __init__(self, server: Server, number: int, task: Task) -> None:
        super().__init__(server, number, 0, task.game(number), task.luck("analysed", number))
        self.settings |= {"pace": PACE}
        self.address = address_of(number * SOCKETS_PER_TABLE)
        self.guest = AdvisedViewer(self, 0, self.address)
        self.viewers = [self.guest]
        self.hints = 0
        self.reviews = 0
        self.refused = 0  # the number of hints and reviews for which the server was too busy

    async def begin_match(self) -> None:
        """Opens a new table, sits down and begins against a bot."""
        await asyncio.to_thread(self.open)
        viewer = self.guest
        viewer.last_version, viewer.now = 0, None
        viewer.answers.clear()
        viewer.arrivals.clear()
        await viewer.connect()
        await self.wait_until(viewer.welcomed.is_set)
        seal = seal_of(self.commitment, 0, bytes.fromhex(NONCE))
        await viewer.do("sitDown", seat=0, name="Guest", seal=seal)
        await viewer.do("seatBot", seat=1, bot="heuristic")
        await viewer.do("begin")
        await viewer.do("openNonce", nonce=NONCE)

    async def go_on(self) -> None:
        """Plays one match after another until cancelled."""
        while True:
            for _ in range(MOVES):
                await self.wait_until(lambda: self.guest.may_play() or self.is_over(), 3600.0)
                if self.is_over():
                    break
                await self.play_advised_move()
            if not self.is_over():
                await self.guest.do("resign")
            await self.review()
            await self.disconnect_all()
            await self.begin_match()

    def is_over(self) -> bool:
        """Returns whether the match at this table is over."""
        now = self.guest.now
        return now is not None and now.phase == "over"

    async def play_advised_move(self) -> None:
        """Asks for a hint and plays the best choice; if the hint is refused, asks again later."""
        kind = await self.send_command("askHint")
        if kind == "hint":
            self.hints += 1
            now = self.guest.now
            if await self.send_command("play", action=self.guest.advised) == "ack":
                await self.wait_until(lambda: self.guest.now is not now)
        else:
            self.refused += 1
            await asyncio.sleep(WAIT)

    async def send_command(self, type: str, **values: Any) -> str:
        """Sends a command about the version seen last; returns the type of the answer."""
        viewer = self.guest
        assert viewer.socket is not None and viewer.now is not None
        command_id = f"{type} {len(viewer.answers)}"
        await viewer.socket.send(json.dumps({"type": type, "id": command_id, "version": viewer.now.version, **values}))
        await self.wait_until(lambda: command_id in viewer.answers, 60.0)
        return viewer.answers[command_id][0]

    async def review(self) -> None:
        """Requests the review until it is done, or until the server says that it is too busy."""
        while True:
            path = f"/api/tables/{self.table}/review"
            status, _, body = await asyncio.to_thread(self.server.request_from, (self.address, 0), path, None, "")
            if status == 200 and json.loads(body)["review"] is not None:
                self.reviews += 1
                return
            if status in (409, 503):  # the game has no trained value, or the server is too busy
                self.refused += 1
                return
            await asyncio.sleep(WAIT)


async def compare(server: Server, task: Task, seconds: float = SECONDS) -> tuple[list[float], list[float], str]:
    """Measures how long people's moves take, first without and then with tables under analysis on the same server; also
    returns a text about what was analysed.
    """
    alone = await people_play(server, task, seconds)
    tables = [await asyncio.to_thread(AnalysedTable, server, number, task) for number in range(task.size)]
    for table in tables:
        await table.begin_match()
        task.advance(1)
    going = [asyncio.create_task(table.go_on()) for table in tables]
    await tables[0].wait_until(lambda: any(table.hints for table in tables), FIRST)
    beside = await people_play(server, task, seconds)
    for each in going:
        if each.done():
            each.result()
        each.cancel()
    await asyncio.gather(*going, return_exceptions=True)
    hints, reviews = sum([table.hints for table in tables]), sum([table.reviews for table in tables])
    refused = sum([table.refused for table in tables])
    for table in tables:
        await table.disconnect_all()
    return alone, beside, f"{hints:,} hints, {reviews:,} reviews, {refused:,} refused"


def try_analysed(task: Task) -> str:
    """Lets people play for half a minute alone, and for half a minute beside `size` tables under analysis."""
    alone, beside, done = beside_a_server(lambda server: compare(server, task))
    ratio = percentile(beside, 0.99) / percentile(alone, 0.99)
    return (
        f"{PEOPLE} tables of people: {percentiles(alone)}; beside {task.size:,} tables under analysis ({done}): "
        f"{percentiles(beside)}, p99 {ratio:.1f} times as long, aim {MOST_TIMES:g} (load average {os.getloadavg()[0]:.1f})"
    )
