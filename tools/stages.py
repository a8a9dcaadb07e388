"""Runs the stages of ./test: times each, compares it with its budget, and counts its tests."""

import subprocess
import tempfile
import time
import xml.etree.ElementTree as ElementTree
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from tools.environments import ROOT, Progress, clean_environment, program, sync

SETUP, LINT, PURE, COMPILED = (
    "set-up and builds",
    "lint and types",
    "tests on the sources",
    "tests on the compiled wheel",
)
FAULTS, BROWSER, LOAD, NIGHTLY = "faults", "browser", "load", "nightly suites"

# The maximum total seconds for all stages of a kind, on two idle cores.  The nightly suites have no limit.
BUDGETS = {SETUP: 180, LINT: 60, PURE: 180, COMPILED: 120, FAULTS: 150, BROWSER: 150, LOAD: 60}


class Failed(Exception):
    """Raised when a stage fails; the message says which."""


class Run:
    """The stages run so far, each with its kind and seconds, and the number of tests in them."""

    def __init__(self, *, is_nightly: bool = False) -> None:
        self.is_nightly = is_nightly
        self.seconds: list[tuple[str, str, float]] = []
        self.tests: Counter[str] = Counter()

    def stage(self, kind: str, name: str, *commands: Sequence[str | Path], **settings: str) -> None:
        """Runs commands side by side in the root of the project; raises Failed if one of their exit codes is not 0."""
        print(f"\n── {name} " + "─" * (100 - len(name)), flush=True)
        settings |= {"LUDOTHEQUE_NIGHTLY": "1"} if self.is_nightly else {}
        start = time.monotonic()
        environment = clean_environment() | settings
        running = [
            subprocess.Popen(command, cwd=ROOT, env=environment, stdin=subprocess.DEVNULL) for command in commands
        ]
        codes = [process.wait() for process in running]
        self.took(kind, name, start)
        if any(codes):
            raise Failed(f"{name} failed (exit code {max(codes, key=abs)}).")

    def took(self, kind: str, name: str, start: float) -> None:
        """Notes a stage that began at `start` and ends now."""
        self.seconds.append((kind, name, time.monotonic() - start))

    def set_up(self, name: str, environment: Path, *options: str) -> None:
        """Brings an environment in line with pyproject.toml."""
        start = time.monotonic()
        sync(environment, "--all-extras", *options, progress=Progress())
        self.took(SETUP, name, start)

    def pytest(self, kind: str, name: str, environment: Path, *arguments: str, **settings: str) -> None:
        """Runs pytest in an environment and counts its tests."""
        with tempfile.TemporaryDirectory() as folder:
            report = Path(folder, "report.xml")
            command: list[str | Path] = [
                program(environment, "python"),
                "-m",
                "pytest",
                f"--junitxml={report}",
                *arguments,
            ]
            try:
                self.stage(kind, name, command, **settings)
            finally:
                if report.is_file():
                    self.count(report)

    def count(self, report: Path) -> None:
        """Adds up the results in a report of pytest."""
        for suite in ElementTree.parse(report).getroot().iter("testsuite"):
            number = {key: int(suite.get(key, 0)) for key in ("tests", "failures", "errors", "skipped")}
            failed = number["failures"] + number["errors"]
            self.tests["failed"] += failed
            self.tests["skipped"] += number["skipped"]
            self.tests["passed"] += number["tests"] - failed - number["skipped"]

    def leave_out(self, what: str, why: str) -> None:
        """Says that something is left out because the machine lacks what it needs; in a nightly run that is a failure."""
        if self.is_nightly:
            raise Failed(f"{what} cannot be run: {why}.")
        print(f"\n{what} are left out: {why}.")

    def summary(self) -> str:
        """Returns the seconds of each stage, and of each kind of stage beside its budget."""
        lines = ["── summary " + "─" * 93]
        lines += [f"{seconds:7.1f} s  {name}" for _, name, seconds in self.seconds]
        lines += ["", "── budgets (on two idle cores) " + "─" * 73]
        for kind in dict.fromkeys(kind for kind, _, _ in self.seconds):
            used = sum(seconds for second, _, seconds in self.seconds if second == kind)
            budget = BUDGETS.get(kind)
            beside = "" if budget is None else f" of {budget} s" + (", which is too long" if used > budget else "")
            lines.append(f"{used:7.1f} s  {kind}{beside}")
        return "\n".join(lines)
