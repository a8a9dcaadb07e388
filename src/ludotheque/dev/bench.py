"""The workbench itself: the last good rules, the match that outlives them, and the files that are watched."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from ludotheque.dev.messages import Answer, Bench, Commands, Fault, Kept, Shown
from ludotheque.dev.package import Package, Snapshot, snapshot
from ludotheque.dev.process import Gone, RulesProcess

LOOK_EVERY: Final = 0.3  # seconds between two looks at the files


class CannotOpen(Exception):
    """The package has no good rules to begin with."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault.text)
        self.fault = fault


class Workbench:
    """One package, its rules as they were last good, and what the author does with them."""

    def __init__(self, package: Package, rules: RulesProcess, shown: Shown, kept: Kept, seen: Snapshot) -> None:
        self.package = package
        self._rules = rules
        self._shown = shown
        self._kept = kept
        self._seen = seen
        self._broken: Fault | None = None
        self._reloads = 0
        self._version = 1
        self._is_closing = False
        self._changed = asyncio.Condition()
        self._loading = asyncio.Lock()

    @classmethod
    async def open(cls, package: Package) -> Workbench:
        """Loads a package; raises CannotOpen if its rules are not good."""
        seen = snapshot(package.folder)
        rules, answer = await RulesProcess.start(package, None)
        if answer.shown is None or answer.kept is None:
            await rules.stop()
            assert answer.broken is not None
            raise CannotOpen(answer.broken)
        return cls(package, rules, answer.shown, answer.kept, seen)

    @property
    def state(self) -> Bench:
        """All that the page shows."""
        return Bench(
            version=self._version,
            folder=self.package.folder.name,
            reloads=self._reloads,
            broken=self._broken,
            shown=self._shown,
        )

    async def state_after(self, version: int, patience: float) -> Bench:
        """The state as soon as it is newer than a version, or after so many seconds."""
        try:
            async with asyncio.timeout(patience), self._changed:
                await self._changed.wait_for(lambda: self._version > version or self._is_closing)
        except TimeoutError:
            pass
        return self.state

    async def do(self, command: Commands) -> Answer:
        """Does what the author asks for.  If that ends the process of the rules, a new one goes on with the match."""
        try:
            answer = await self._rules.ask(command)
        except Gone as gone:
            await self.reload(gone.fault)
            return Answer(broken=gone.fault)
        if answer.shown is not None and answer.kept is not None:
            self._shown, self._kept = answer.shown, answer.kept
            await self._tell()
        return answer

    async def reload(self, because: Fault | None = None) -> None:
        """Loads the rules anew; if they are not good, the last good ones stay."""
        async with self._loading:
            rules, answer = await RulesProcess.start(self.package, self._kept)
            if answer.shown is None or answer.kept is None:
                await rules.stop()
                self._broken = answer.broken
            else:
                before, self._rules = self._rules, rules
                self._shown, self._kept = answer.shown, answer.kept
                self._broken = because
                self._reloads += because is None
                await before.stop()
            await self._tell()

    async def _tell(self) -> None:
        async with self._changed:
            self._version += 1
            self._changed.notify_all()

    async def dismiss(self) -> None:
        """Answers everybody who waits for something new: there will be nothing."""
        self._is_closing = True
        async with self._changed:
            self._changed.notify_all()

    async def watch(self) -> None:
        """Reloads the rules whenever a file has changed and then stays as it is from one look to the next."""
        while True:
            await asyncio.sleep(LOOK_EVERY)
            found = await asyncio.to_thread(snapshot, self.package.folder)
            if found == self._seen:
                continue
            while True:
                await asyncio.sleep(LOOK_EVERY / 2)
                again = await asyncio.to_thread(snapshot, self.package.folder)
                if again == found:
                    break
                found = again
            self._seen = found
            await self.reload()

    async def close(self) -> None:
        """Ends the process of the rules."""
        await self._rules.stop()


@asynccontextmanager
async def watched(bench: Workbench) -> AsyncIterator[Workbench]:
    """A workbench whose files are watched, closed in the end."""
    watching = asyncio.create_task(bench.watch())
    try:
        yield bench
    finally:
        watching.cancel()
        await bench.close()
