"""The server's side of the rules process: starts the process, sends it commands and stops it."""

from __future__ import annotations

import asyncio
import os
import re
import sys
import tempfile
from pathlib import Path
from typing import Final

import msgspec

from ludotheque.dev.faults import excerpt_at
from ludotheque.dev.messages import Answer, Commands, Fault, SavedSession
from ludotheque.dev.package import Package
from ludotheque.dev.worker import LENGTH_BYTES

COMMAND_SECONDS: Final = 20.0  # seconds that the rules may take for one command
STUCK: Final = re.compile(r'File "(.+)", line (\d+) in (\S+)')  # a line in the traceback of rules that were stopped


class ProcessEnded(Exception):
    """Raised when the rules process has ended; the fault describes how."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault.text)
        self.fault = fault


class RulesProcess:
    """The process that runs the author's rules, seen from the server."""

    def __init__(self, package: Package, process: asyncio.subprocess.Process, log: Path) -> None:
        self._package = package
        self._process = process
        self._log = log
        self._turn = asyncio.Lock()

    @classmethod
    async def start(
        cls, package: Package, saved: SavedSession | None, limit: float = COMMAND_SECONDS
    ) -> tuple[RulesProcess, Answer]:
        """Loads the rules and replays the saved lines; the answer says whether the rules work."""
        descriptor, log = tempfile.mkstemp(prefix="ludotheque-dev-")
        os.close(descriptor)
        roots = os.pathsep.join([str(root) for root in package.roots])
        words = (str(package.folder), roots, package.module, package.attribute, str(limit), log)
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "ludotheque.dev.worker", *words),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )
        rules = cls(package, process, Path(log))
        try:
            return rules, await rules._send(msgspec.json.encode(saved))
        except ProcessEnded as ended:
            return rules, Answer(broken=ended.fault)
        except asyncio.CancelledError:
            await rules.stop()
            raise

    async def ask(self, command: Commands) -> Answer:
        """Sends a command and returns the rules' answer; raises ProcessEnded if the process ends instead."""
        return await self._send(msgspec.json.encode(command))

    async def _send(self, message: bytes) -> Answer:
        inlet, outlet = self._process.stdin, self._process.stdout
        assert inlet is not None and outlet is not None
        async with self._turn:
            try:
                inlet.write(len(message).to_bytes(LENGTH_BYTES, "little") + message)
                await inlet.drain()
                head = await outlet.readexactly(LENGTH_BYTES)
                answer = await outlet.readexactly(int.from_bytes(head, "little"))
            except (asyncio.IncompleteReadError, ConnectionError) as error:
                raise ProcessEnded(await self._last_words()) from error
        return msgspec.json.decode(answer, type=Answer)

    async def _last_words(self) -> Fault:
        """Returns the fault with which the process ended: it took too long and was stopped, or it ended by itself."""
        code = await self._process.wait()
        calls = STUCK.findall(self._log.read_text(encoding="utf-8")) if self._log.exists() else []
        if not calls:
            return Fault(kind="gone", text=f"the process of the rules has ended (exit code {code})")
        folder = self._package.folder
        own_calls = [call for call in calls if Path(call[0]).is_relative_to(folder)] or calls
        file, line, function = own_calls[0]  # the innermost call comes first
        text = f"the rules did not come to an end within {COMMAND_SECONDS:g} seconds"
        return Fault(kind="stuck", text=text, place=excerpt_at(folder, file, int(line), function))

    async def stop(self) -> None:
        """Stops the rules process."""
        if self._process.returncode is None:
            self._process.kill()
        await self._process.wait()
        self._log.unlink(missing_ok=True)
