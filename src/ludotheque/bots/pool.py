"""Runs bots in separate low-priority processes, so that people never wait for them, and a bot that hangs or crashes
harms nobody.

A worker gets only what a bot may know: the view as JSON, which choices are on offer, and a seed.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any, Final

import msgspec

from ludotheque.bots.hints import choices_of
from ludotheque.bots.registry import find_bot, is_installed
from ludotheque.core.catalogue import find_game
from ludotheque.core.choices import Choices
from ludotheque.core.drive import Player
from ludotheque.core.luck import Luck, luck_from_json
from ludotheque.core.structs import Action, View

NICE: Final = 10
LIMIT: Final = 20.0  # seconds per decision; a slower bot decides nothing, and its worker is replaced
# A worker is replaced after this many decisions, to free the memory that the worker has filled.
DECISIONS: Final = 5000
MEMORY: Final = 1 << 30  # bytes that a worker may allocate; a bot that asks for more has failed


class Request(msgspec.Struct, frozen=True):
    """A request for one decision of a bot."""

    game: str
    bot: str
    view: msgspec.Raw
    luck: dict[str, Any]


class Worker:
    """One process that answers requests, by default for decisions of bots."""

    def __init__(self, target: Callable[[Connection], None] | None = None) -> None:
        context = multiprocessing.get_context("spawn")  # a forked process would inherit sockets and locks
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=target or work, args=(theirs,), daemon=True)
        self._process.start()
        theirs.close()
        self.requests = 0

    def ask(self, request: bytes, limit: float) -> bytes:
        """Returns the answer; raises TimeoutError, or EOFError or OSError if the process is gone."""
        self.requests += 1
        self._pipe.send_bytes(request)
        if not self._pipe.poll(limit):
            raise TimeoutError
        return self._pipe.recv_bytes()

    def kill(self) -> None:
        """Ends the process."""
        self._process.kill()
        self._process.join(5)
        self._pipe.close()


class PooledBot:
    """A bot that decides in a pool."""

    def __init__(self, pool: BotPool, game: str, name: str, player: Player) -> None:
        self._pool = pool
        self._game = game
        self._name = name
        self.known_as: str = getattr(player, "known_as", "")  # the bot's name at a table, if it has one
        # The ms that a decision may take; the table waits equally long for every decision.
        self.thinking: int = getattr(player, "thinking", 0)

    async def __call__(self, view: View, choices: Choices, luck: Luck) -> Action | None:
        request = Request(self._game, self._name, msgspec.Raw(msgspec.json.encode(view)), luck.to_json())
        # A caller may stop waiting; the worker still finishes, and is then free for the next request.
        answer = await asyncio.shield(asyncio.create_task(self._pool.answer(msgspec.json.encode(request))))
        return None if answer is None else read_answer(self._game, answer)


class BotPool:
    """A set of workers; a request waits while all are busy."""

    def __init__(
        self,
        workers: int = 2 if (os.cpu_count() or 1) > 2 else 1,
        limit: float = LIMIT,
        target: Callable[[Connection], None] | None = None,
    ) -> None:
        self._limit = limit
        self._target = target  # the function that a worker runs; None: `work`, which makes the decisions of bots
        self._free = asyncio.Semaphore(workers)
        self._idle: list[Worker] = []  # empty at first: no worker is started before the first request
        self._all: set[Worker] = set()
        self._is_closed = False

    def find_bot(self, game: str, name: str) -> Player | PooledBot:
        """Returns the bot with this name, which decides in the pool; only a bot that no other process can find decides
        in this process.
        """
        player = find_bot(game, name)
        return PooledBot(self, game, name, player) if is_installed(game, name) else player

    async def answer(self, request: bytes) -> bytes | None:
        """Returns a worker's answer; None if the worker took too long or crashed (the table then plays the default)."""
        async with self._free:
            if self._is_closed:
                return None
            worker = self._idle.pop() if self._idle else await asyncio.to_thread(self._new_worker)
            self._all.add(worker)
            try:
                answer = await asyncio.to_thread(worker.ask, request, self._limit)
            except (TimeoutError, EOFError, OSError):  # another worker is started when needed
                self._all.discard(worker)
                await asyncio.to_thread(worker.kill)
                return None
            if worker.requests < DECISIONS:
                self._idle.append(worker)
            else:
                self._all.discard(worker)
                await asyncio.to_thread(worker.kill)
            return answer

    def _new_worker(self) -> Worker:
        return Worker() if self._target is None else Worker(self._target)

    def close(self) -> None:
        """Ends all workers."""
        self._is_closed = True
        for worker in self._all:
            worker.kill()
        self._all.clear()


def work(pipe: Connection) -> None:
    """Runs a worker that makes the decisions of bots."""
    serve(pipe, NICE, lambda data: answer_to(msgspec.json.decode(data, type=Request)))


def serve(pipe: Connection, nice: int, answer: Callable[[bytes], bytes]) -> None:
    """Answers requests in a worker process, until its connection closes."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then ends this process
    if hasattr(os, "nice"):
        os.nice(nice)
    limit_memory(MEMORY)
    while True:
        try:
            request = pipe.recv_bytes()
        except (EOFError, OSError):
            return
        pipe.send_bytes(answer(request))


def limit_memory(most: int) -> None:
    """Limits how many bytes this process may allocate, where the operating system supports it."""
    try:
        import resource
    except ImportError:  # Windows cannot limit memory
        return
    _, hard = resource.getrlimit(resource.RLIMIT_DATA)
    soft = most if hard == resource.RLIM_INFINITY else min(most, hard)
    with suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_DATA, (soft, hard))


def answer_to(request: Request) -> bytes:
    """Returns the bot's action as JSON or, if the bot failed, its error."""
    try:
        view: Any = msgspec.json.decode(request.view, type=find_game(request.game).views)
        wish = find_bot(request.game, request.bot)(view, choices_of(view), luck_from_json(request.luck))
        return msgspec.json.encode({"action": wish})
    except Exception as error:
        return msgspec.json.encode({"error": f"{type(error).__name__}: {error}"})


def read_answer(game: str, data: bytes) -> Action | None:
    """Reads the action in a worker's answer; raises the error if the bot failed."""
    answer = msgspec.json.decode(data)
    if "error" in answer:
        raise RuntimeError(answer["error"])
    if answer["action"] is None:
        return None
    action: Action = msgspec.convert(answer["action"], find_game(game).actions)
    return action
