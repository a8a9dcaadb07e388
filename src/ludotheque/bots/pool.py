"""Bots in low-priority processes of their own: people never wait for them, and a bot that hangs or dies harms nobody.

A worker gets only what a bot may know: the view as JSON, which choices are on offer, and a seed.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from collections.abc import Awaitable, Callable
from multiprocessing.connection import Connection
from typing import Any, Final

import msgspec

from ludotheque.bots.registry import find_bot, is_installed
from ludotheque.core.catalogue import find_game
from ludotheque.core.choices import Choices
from ludotheque.core.drive import Player
from ludotheque.core.luck import Luck, fast, luck_from_json
from ludotheque.core.start import imagine
from ludotheque.core.structs import Action, View

NICE: Final = 10
LIMIT: Final = 20.0  # seconds per decision; a slower bot decides nothing, and its worker is replaced


class Request(msgspec.Struct, frozen=True):
    """A decision that a bot is asked for."""

    game: str
    bot: str
    view: msgspec.Raw
    luck: dict[str, Any]


class Worker:
    """One process that decides."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")  # a fork would take sockets and locks along
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=work, args=(theirs,), daemon=True)
        self._process.start()
        theirs.close()

    def ask(self, request: bytes, limit: float) -> bytes:
        """Returns the answer; raises TimeoutError, or EOFError or OSError if the process is gone."""
        self._pipe.send_bytes(request)
        if not self._pipe.poll(limit):
            raise TimeoutError
        return self._pipe.recv_bytes()

    def kill(self) -> None:
        """Ends the process."""
        self._process.kill()
        self._process.join(5)
        self._pipe.close()


class BotPool:
    """A set of workers; a request waits while all are busy."""

    def __init__(self, workers: int = 2 if (os.cpu_count() or 1) > 2 else 1, limit: float = LIMIT) -> None:
        self._limit = limit
        self._free = asyncio.Semaphore(workers)
        self._idle: list[Worker] = []  # no worker is started before the first request
        self._all: set[Worker] = set()
        self._is_closed = False

    def find_bot(self, game: str, name: str) -> Player | Callable[[View, Choices, Luck], Awaitable[Action | None]]:
        """Returns the bot with this name, deciding in the pool; a bot that only this process knows decides here."""
        player = find_bot(game, name)
        if not is_installed(game, name):
            return player

        async def decide(view: View, choices: Choices, luck: Luck) -> Action | None:
            request = Request(game, name, msgspec.Raw(msgspec.json.encode(view)), luck.to_json())
            # A caller may stop waiting; the worker still finishes, and is then free for the next request.
            answer = await asyncio.shield(asyncio.create_task(self._answered(msgspec.json.encode(request))))
            return None if answer is None else read_answer(game, answer)

        return decide

    async def _answered(self, request: bytes) -> bytes | None:
        """Returns a worker's answer; None if it took too long or died, so that the table plays the default."""
        async with self._free:
            if self._is_closed:
                return None
            worker = self._idle.pop() if self._idle else await asyncio.to_thread(Worker)
            self._all.add(worker)
            try:
                answer = await asyncio.to_thread(worker.ask, request, self._limit)
            except (TimeoutError, EOFError, OSError):  # another is started when needed
                self._all.discard(worker)
                await asyncio.to_thread(worker.kill)
                return None
            self._idle.append(worker)
            return answer

    def close(self) -> None:
        """Ends all workers."""
        self._is_closed = True
        for worker in self._all:
            worker.kill()
        self._all.clear()


def work(pipe: Connection) -> None:
    """Runs the loop of a worker, until its connection closes."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the house, which then ends this process
    if hasattr(os, "nice"):
        os.nice(NICE)
    while True:
        try:
            request = msgspec.json.decode(pipe.recv_bytes(), type=Request)
        except (EOFError, OSError):
            return
        pipe.send_bytes(answer_to(request))


def answer_to(request: Request) -> bytes:
    """Returns the bot's action, or why it failed."""
    try:
        view: Any = msgspec.json.decode(request.view, type=find_game(request.game).views)
        wish = find_bot(request.game, request.bot)(view, choices_of(view), luck_from_json(request.luck))
        return msgspec.json.encode({"action": wish})
    except Exception as error:
        return msgspec.json.encode({"error": f"{type(error).__name__}: {error}"})


def choices_of(view: View) -> Choices:
    """Returns the viewer's choices: the same in every match that fits the view, so any imagined one has them."""
    assert view.seat is not None
    return imagine(view, fast(0)).choices(view.seat)


def read_answer(game: str, data: bytes) -> Action | None:
    """Reads the action in a worker's answer; raises the error if the bot failed."""
    answer = msgspec.json.decode(data)
    if "error" in answer:
        raise RuntimeError(answer["error"])
    if answer["action"] is None:
        return None
    action: Action = msgspec.convert(answer["action"], find_game(game).actions)
    return action
