"""A guest who plays at random on a real server, reconnects after every break, and resends what was not answered."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from typing import Any, Final

from ludotheque.core.luck import Luck
from ludotheque_trust.history import History
from ludotheque_trust.live.servers import Guest, Server
from ludotheque_trust.simulated.people import NONCE, some_answer
from ludotheque_trust.streams import Stream

MESSAGES_PER_SOCKET: Final = 80  # the most messages sent on one socket: fewer than the rate limit of a player allows
UNCERTAIN: Final = ("table-store-down",)  # a refusal that leaves open whether the command was done
PAUSE: Final = 0.05  # seconds before a command with unknown outcome is resent


class RemotePlayer:
    """A guest who sits down, begins when everybody is there, and plays random choices."""

    def __init__(self, server: Server, name: str, history: History, luck: Luck) -> None:
        self.server = server
        self.name = name
        self.history = history
        self.luck = luck
        self.cookie = server.guest()
        self.table = ""
        self.seat = 0
        self.stream = Stream(name)
        self.pending: dict[str, Any] | None = None
        self.resent = 0
        self.uncertain = 0  # number of answers that did not say whether the command was done
        self.acknowledged = 0
        self.plays = 0  # number of acknowledged commands that were plays
        self._number = 0
        self._sent = 0  # number of messages sent on the current socket

    def sit_at(self, table: str, seat: int) -> None:
        """Moves this player to a seat at another table."""
        self.table, self.seat, self.pending = table, seat, None
        self.stream = Stream(f"{self.name} at {table}")

    def new_id(self) -> str:
        """Returns a new unique id."""
        self._number += 1
        return f"{self.name} {self._number}"

    async def play(self, most: int = 10**9) -> None:
        """Plays until the connection breaks, `most` plays are acknowledged, or the match is over."""
        wanted = self.plays + most
        while await self._at_one_socket(wanted):
            pass

    async def insist(self) -> None:
        """Sends the pending command, if there is one, and then a command that is always possible, and waits for both
        answers.
        """
        is_new = False
        while self.pending is not None or not is_new:
            is_new = is_new or self.pending is None
            self._sent = 0
            async with self.server.socket(self.table, self.cookie, self.stream.last_version) as connection:
                guest = Guest(connection)
                self.stream.receive(await guest.receive())
                await self.do(guest, self.pending or {"type": "giveOrders", "orders": []})

    async def _at_one_socket(self, wanted: int) -> bool:
        """Plays on one socket for a while; returns whether to continue on a new one."""
        self._sent = 0
        async with self.server.socket(self.table, self.cookie, self.stream.last_version) as connection:
            guest = Guest(connection)
            self.stream.receive(await guest.receive())
            if guest.received[0]["seat"] is None and self.pending is None:
                sit = {"type": "sitDown", "seat": self.seat, "name": self.name, "seal": guest.seal_at(self.seat)}
                await self.do(guest, sit)
            if self.pending is not None:
                self.resent += 1
                await self.do(guest, self.pending)
            while guest.now["phase"] != "over" and self.plays < wanted:
                if self._sent > MESSAGES_PER_SOCKET:
                    return True
                command = self.wish(guest.now)
                if command is None:
                    self.stream.receive(await guest.receive())
                else:
                    await self.do(guest, command)
        return False

    def wish(self, now: dict[str, Any]) -> dict[str, Any] | None:
        """Returns the next command to send; None if there is none."""
        choices = now.get("choices")
        if now["phase"] == "gathering":
            if now["clock"]["opening"] is not None:
                return None if now["seats"][self.seat]["hasOpened"] else {"type": "openNonce", "nonce": NONCE}
            is_ready = self.seat == 0 and all(seat["seal"] for seat in now["seats"])
            return {"type": "begin"} if is_ready else None
        if not choices or now["askedSince"] is None or now.get("answer") is not None:
            return None
        action = some_answer(choices, now["view"], self.luck)
        return {"type": "play", "version": now["version"], "action": action}

    async def do(self, guest: Guest, command: dict[str, Any]) -> None:
        """Sends a command again and again until the server answers, if necessary after a restart of the server."""
        if "id" not in command:
            command = {**command, "id": self.new_id()}
        self.pending = command
        key = f"{self.table} {command['id']}"
        self.history.note_sent(key)
        while self.pending is not None:
            await guest.connection.send(json.dumps(command))
            self._sent += 1
            answer = await self._answer(guest, command["id"])
            if answer["type"] == "ack":
                self.history.note_acknowledged(key, answer["version"])
                self.acknowledged += 1
                self.plays += command["type"] == "play"
            elif answer["message"] in UNCERTAIN:
                self.uncertain += 1
                await asyncio.sleep(PAUSE)
                if self._sent > MESSAGES_PER_SOCKET:  # the command stays pending, and is sent on the next socket
                    return
                continue
            else:
                self.history.note_refused(key)
            self.pending = None
            while answer["type"] == "ack" and guest.now["version"] < answer["version"]:
                self.stream.receive(await guest.receive())

    async def _answer(self, guest: Guest, id: str) -> dict[str, Any]:
        """Waits for the answer to one command and records everything else received meanwhile."""
        while True:
            message = await guest.receive()
            self.stream.receive(message)
            if message["type"] in ("ack", "refusal") and message["id"] == id:
                return message


async def play_for_a_while(players: Sequence[RemotePlayer], most: int, seconds: float) -> None:
    """Lets all players play until one of them has made `most` plays, the match is over, or the time is up."""
    playing = [asyncio.ensure_future(player.play(most)) for player in players]
    await asyncio.wait(playing, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
    for task in playing:  # the others would wait for ever for the player who has stopped
        task.cancel()
    for ended in await asyncio.gather(*playing, return_exceptions=True):
        if isinstance(ended, Exception):
            raise ended
