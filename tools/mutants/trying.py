"""Collects all tests in one process and runs them in forked copies of it: finds out which statements each test reaches,
and whether it fails.
"""

from __future__ import annotations

import ast
import gc
import json
import os
import resource
import signal
import time
import traceback
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from typing import Any, Final

import pytest
from _pytest.runner import runtestprotocol

from tools.mutants.making import Mutant, apply_edits
from tools.mutants.planting import CannotPlant, plant, plant_probes

SLOWDOWN: Final = 10  # a test that takes this many times its usual time is taken for an endless loop
GRACE_SECONDS: Final = 1  # CPU seconds that a test gets in addition to SLOWDOWN times its usual time
# The memory that a test may use, in bytes beyond those already in use; this limit stops a loop that keeps filling a
# list.
EXTRA_MEMORY: Final = 2 << 30
HANG_SECONDS: Final = 600  # seconds after which a hanging copy is killed


@dataclass(frozen=True)
class Reach:
    """The run of one test on unchanged code: its time, and the statements that it reaches."""

    test: str
    passed: bool
    seconds: float  # CPU seconds
    statements: dict[str, list[int]]  # statements by file


class Tests:
    """The collected tests of a game, and methods that run them in forked copies of this process."""

    def __init__(self, items: list[pytest.Item], modules: dict[str, str], sources: dict[str, bytes]) -> None:
        self.items = {item.nodeid: item for item in items}
        self.modules = {file: import_module(name) for file, name in modules.items()}
        self.sources = sources
        gc.collect()
        gc.freeze()  # keeps collections from writing to memory that forked copies share with this process

    def reach(self, tests: list[str]) -> list[Reach]:
        """Returns for each test what it reaches, how long it takes, and whether it passes.

        The probes are planted once, in a copy of this process; each test runs in a copy of that copy, so that no test
        finds the results of another test in a cache.
        """

        def work(tell: Callable[[Any], None]) -> None:
            reached = {file: plant_probes(module, self.sources[file]) for file, module in self.modules.items()}
            for test in tests:
                signal.alarm(HANG_SECONDS)
                for line in in_a_copy(partial(self.run_probed, test, reached)):
                    tell(line)

        found = {row["test"]: Reach(**row) for row in in_a_copy(work)}
        return [found.get(test, Reach(test, False, 0.0, {})) for test in tests]

    def run_probed(self, test: str, reached: dict[str, bytearray], tell: Callable[[Any], None]) -> None:
        """Runs one test with the probes planted; reports which statements the test reached."""
        start = time.process_time()
        passed = self.passes(test)
        seconds = time.process_time() - start
        hits = {file: [at for at, hit in enumerate(flags) if hit] for file, flags in reached.items()}
        statements = {file: at for file, at in hits.items() if at}
        tell({"test": test, "passed": passed, "seconds": seconds, "statements": statements})

    def killer(self, mutant: Mutant, tests: list[Reach]) -> tuple[str, bool] | None:
        """Returns the first test that fails with a mutant, and whether the test failed by never ending."""

        def work(tell: Callable[[Any], None]) -> None:
            source = apply_edits(self.sources[mutant.file], mutant.edits)
            plant(self.modules[mutant.file], ast.parse(source), [mutant.function])
            limit(resource.RLIMIT_AS, memory_in_use() + EXTRA_MEMORY)
            for test in tests:
                tell({"begins": test.test})
                limit(resource.RLIMIT_CPU, int(time.process_time() + SLOWDOWN * test.seconds + GRACE_SECONDS) + 1)
                if not self.passes(test.test):
                    tell({"failed": test.test})
                    return
            tell({"survived": True})

        last: dict[str, Any] = {}
        for line in in_a_copy(work):
            last = line
        if not last:
            raise CannotPlant(f"{mutant.file}, {mutant.function}: {mutant.after}")
        if "begins" in last:
            return str(last["begins"]), True
        return None if "survived" in last else (str(last["failed"]), False)

    def passes(self, test: str) -> bool:
        item = self.items[test]
        return all(report.passed for report in runtestprotocol(item, log=False, nextitem=None))


def limit(what: int, soft: int) -> None:
    resource.setrlimit(what, (soft, resource.getrlimit(what)[1]))


def memory_in_use() -> int:
    with open("/proc/self/statm") as statm:
        return int(statm.read().split()[0]) * resource.getpagesize()


def in_a_copy(work: Callable[[Callable[[Any], None]], None]) -> Iterator[Any]:
    """Runs `work` in a forked copy of this process; yields everything that `work` reports until the copy ends, normally
    or not.
    """
    reading, writing = os.pipe()
    copy = os.fork()
    if copy == 0:
        try:
            os.setpgid(0, 0)
            os.close(reading)
            signal.alarm(HANG_SECONDS)
            work(lambda said: write_line(writing, said))
        except BaseException:
            traceback.print_exc()
        finally:
            os._exit(0)
    os.close(writing)
    with suppress(ProcessLookupError, PermissionError):
        os.setpgid(copy, copy)  # called in both processes, because either may run first
    try:
        with os.fdopen(reading, "rb") as lines:
            for line in lines:
                yield json.loads(line)
    finally:
        with suppress(ProcessLookupError):
            os.killpg(copy, signal.SIGKILL)  # kills the copy and everything it has started
        os.waitpid(copy, 0)


def write_line(writing: int, line: Any) -> None:
    os.write(writing, json.dumps(line).encode() + b"\n")
