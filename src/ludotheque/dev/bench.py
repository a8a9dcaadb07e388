"""The state of the workbench, the page on which an author plays and inspects a game under development: the last rules
that worked, the match that survives reloads, and the watched files.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from ludotheque.dev.messages import Answer, BenchState, Commands, Fault, SavedSession, ShownMatch
from ludotheque.dev.package import Package, Snapshot, snapshot
from ludotheque.dev.process import ProcessEnded, RulesProcess

POLL_SECONDS: Final = 0.3  # seconds between two checks of the files


class CannotOpen(Exception):
    """The package has no working rules to begin with."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault.text)
        self.fault = fault


class Workbench:
    """One package, the latest version of its rules that worked, and the author's session with these rules."""

    def __init__(
        self, package: Package, rules: RulesProcess, shown: ShownMatch, saved: SavedSession, files: Snapshot
    ) -> None:
        self.package = package
        self._rules = rules
        self._shown = shown
        self._saved = saved
        self._loaded_files = files
        self._broken: Fault | None = None
        self._reloads = 0
        self._version = 1
        self._is_closing = False
        self._changed = asyncio.Condition()
        self._loading = asyncio.Lock()

    @classmethod
    async def open(cls, package: Package) -> Workbench:
        """Opens a package on a new workbench; raises CannotOpen if its rules do not work."""
        files = snapshot(package.folder)
        rules, answer = await RulesProcess.start(package, None)
        if answer.shown is None or answer.kept is None:
            await rules.stop()
            assert answer.broken is not None
            raise CannotOpen(answer.broken)
        return cls(package, rules, answer.shown, answer.kept, files)

    @property
    def state(self) -> BenchState:
        """Everything that the workbench page shows."""
        return BenchState(
            version=self._version,
            folder=self.package.folder.name,
            reloads=self._reloads,
            broken=self._broken,
            shown=self._shown,
        )

    async def state_after(self, version: int, patience: float) -> BenchState:
        """Returns the state of the workbench when it is newer than `version`, or after `patience` seconds."""
        try:
            async with asyncio.timeout(patience), self._changed:
                await self._changed.wait_for(lambda: self._version > version or self._is_closing)
        except TimeoutError:
            pass
        return self.state

    async def do(self, command: Commands) -> Answer:
        """Carries out a command of the author.  If the command kills the rules process, a new process continues the
        match.
        """
        rules = self._rules
        try:
            answer = await rules.ask(command)
        except ProcessEnded as ended:
            await self.reload(ended.fault, dead=rules)
            if self._rules is not rules and self._broken is not ended.fault:
                return await self.do(command)  # other rules have been loaded in the meantime: ask them instead
            return Answer(broken=ended.fault)
        if answer.shown is not None and answer.kept is not None:
            self._shown, self._saved = answer.shown, answer.kept
            await self._notify()
        return answer

    async def reload(self, because: Fault | None = None, dead: RulesProcess | None = None) -> None:
        """Reloads the rules, unless the process `dead` has already been replaced; if the new rules do not work, keeps
        the last rules that worked.
        """
        async with self._loading:
            if dead is not None and self._rules is not dead:
                return
            files = self._loaded_files
            rules, answer = await self._load()
            if self._loaded_files != files:
                because = None  # the fault `because` was in the old files
            if answer.shown is None or answer.kept is None:
                await rules.stop()
                self._broken = answer.broken
            else:
                before, self._rules = self._rules, rules
                self._shown, self._saved = answer.shown, answer.kept
                self._broken = because
                self._reloads += because is None
                await before.stop()
            await self._notify()

    async def _load(self) -> tuple[RulesProcess, Answer]:
        """Loads the rules from the current files; if the files change in the meantime, loads them again."""
        while True:
            self._loaded_files = await asyncio.to_thread(snapshot, self.package.folder)
            loading = asyncio.create_task(RulesProcess.start(self.package, self._saved))
            try:
                while not loading.done():
                    await asyncio.wait({loading}, timeout=POLL_SECONDS)
                    if not loading.done() and await self._has_changed():
                        break
                else:
                    return loading.result()
            finally:
                loading.cancel()
                await asyncio.wait({loading})
            if not loading.cancelled():  # loading finished after all, but with the old files
                await loading.result()[0].stop()

    async def _has_changed(self) -> bool:
        """Returns whether the files have changed since they were last loaded; if so, first waits until they stop
        changing.
        """
        found = await asyncio.to_thread(snapshot, self.package.folder)
        if found == self._loaded_files:
            return False
        while True:
            await asyncio.sleep(POLL_SECONDS / 2)
            again = await asyncio.to_thread(snapshot, self.package.folder)
            if again == found:
                return True
            found = again

    async def _notify(self) -> None:
        async with self._changed:
            self._version += 1
            self._changed.notify_all()

    async def dismiss(self) -> None:
        """Answers all waiting requests, before closing."""
        self._is_closing = True
        async with self._changed:
            self._changed.notify_all()

    async def watch(self) -> None:
        """Reloads the rules whenever a file has changed and then stayed the same for two successive checks."""
        while True:
            await asyncio.sleep(POLL_SECONDS)
            if await self._has_changed():
                await self.reload()

    async def close(self) -> None:
        """Ends the process that runs the author's rules."""
        await self._rules.stop()


@asynccontextmanager
async def watched_bench(bench: Workbench) -> AsyncIterator[Workbench]:
    """Yields a workbench that watches its files; closes the workbench at the end."""
    watching = asyncio.create_task(bench.watch())
    try:
        yield bench
    finally:
        watching.cancel()
        await bench.close()
