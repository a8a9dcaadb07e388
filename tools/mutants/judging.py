"""Judges a sample of a game's mutants, and keeps the verdicts for the next run."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable
from hashlib import sha256
from pathlib import Path
from typing import Final, NotRequired, TypedDict

from tools.mutants.making import Mutant
from tools.mutants.target import Target, hash_of
from tools.mutants.trying import Reach, Tests

SECTION: Final = "killed by a section test"
OTHER: Final = "killed only by other tests"
SURVIVED: Final = "survived"
UNKNOWN: Final = "survived section tests"  # the verdict if the other tests have not been run
SAVED_EVERY: Final = 20


class Verdict(TypedDict):
    """The verdict on a mutant, and a hash of everything on which the verdict depends."""

    verdict: str
    test: NotRequired[str]  # the test that failed
    endless: NotRequired[bool]  # whether that test failed by running too long
    reached: NotRequired[int]  # the number of section tests that reached the mutant without failing
    basis: str


class Notebook:
    """Results of earlier runs: which tests reach which statements, and the verdicts that are still valid."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.reaches: dict[str, list[Reach]] = {}
        self.verdicts: dict[str, Verdict] = {}
        if path.is_file():
            stored = json.loads(path.read_text(encoding="utf-8"))
            self.verdicts = stored["verdicts"]
            self.reaches = {key: [Reach(**row) for row in rows] for key, rows in stored["reaches"].items()}

    def save(self) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        reaches = {key: [vars(row) for row in rows] for key, rows in self.reaches.items()}
        text = json.dumps({"verdicts": self.verdicts, "reaches": reaches})
        fresh = self.path.with_suffix(".new")
        fresh.write_text(text, encoding="utf-8")
        fresh.replace(self.path)


def sample_of(mutants: Iterable[Mutant], size: int, seed: int) -> list[Mutant]:
    """Draws a random sample.  Whether a mutant is drawn depends only on the seed and that mutant, not on edits
    elsewhere.
    """
    lots = sorted(mutants, key=lambda mutant: sha256(f"{seed} {mutant.key}".encode()).digest())
    return sorted(lots[:size] if size else lots, key=lambda mutant: (mutant.file, mutant.line))


class Judge:
    """Judges mutants: runs the section tests first, and then the other tests on those mutants that survive."""

    def __init__(self, target: Target, tests: Tests, notebook: Notebook, say: Callable[[str], None]) -> None:
        self.target = target
        self.tests = tests
        self.notebook = notebook
        self.say = say
        self.state = target.state()
        self.section: list[Reach] | None = None
        self.others: list[Reach] | None = None
        # By file and function: the number of mutants that each test has killed.
        self.kills: dict[tuple[str, str], Counter[str]] = {}

    def reaches(self, is_section: bool) -> list[Reach]:
        """Returns the statements that each section test (or each other test) reaches, the fastest test first."""
        by_file: dict[str, list[str]] = {}
        for test in self.tests.items:
            if self.target.is_section_test(test) == is_section:
                by_file.setdefault(test.split("::")[0], []).append(test)
        found: list[Reach] = []
        for file, tests in by_file.items():
            key = f"{file} {self.target.basis()} {hash_of(self.target.root / file)}"
            if key not in self.notebook.reaches:
                self.say(f"looking at what {len(tests)} tests of {file} reach")
                self.notebook.reaches = {
                    old: rows for old, rows in self.notebook.reaches.items() if not old.startswith(f"{file} ")
                }
                self.notebook.reaches[key] = self.tests.reach(tests)
                self.notebook.save()
            found += self.notebook.reaches[key]
        for reach in found:
            if not reach.passed:
                self.say(f"left out, because it fails without any change: {reach.test}")
        return sorted((reach for reach in found if reach.passed), key=lambda reach: reach.seconds)

    def was_killed(self, mutant: Mutant) -> bool:
        """Returns whether a section test killed the mutant in an earlier run, even if that verdict no longer holds."""
        verdict = self.notebook.verdicts.get(mutant.key)
        return verdict is not None and verdict["verdict"] == SECTION

    def judge(self, mutant: Mutant, section_only: bool) -> Verdict:
        """Returns the verdict on a mutant, from the notebook if the verdict there is still valid."""
        earlier = self.notebook.verdicts.get(mutant.key)
        if earlier is not None and self.holds(mutant, earlier) and (section_only or earlier["verdict"] != UNKNOWN):
            return earlier
        verdict = self.ask(mutant, section_only, earlier)
        self.notebook.verdicts[mutant.key] = verdict
        return verdict

    def ask(self, mutant: Mutant, section_only: bool, verdict: Verdict | None) -> Verdict:
        if self.section is None:
            self.section = self.reaches(True)
        before = verdict.get("test") if verdict else None
        killer = self.killer(mutant, self.section, before)
        if killer is not None:
            return killed(SECTION, *killer, basis=self.basis(mutant, killer[0]))
        reached = len(reaching_tests(mutant, self.section))
        if section_only:
            return {"verdict": UNKNOWN, "reached": reached, "basis": self.state}
        if self.others is None:
            self.others = self.reaches(False)
        killer = self.killer(mutant, self.others, before)
        if killer is not None:
            return {**killed(OTHER, *killer, basis=self.state), "reached": reached}
        return {"verdict": SURVIVED, "reached": reached, "basis": self.state}

    def killer(self, mutant: Mutant, tests: list[Reach], before: str | None) -> tuple[str, bool] | None:
        """Finds the first test that fails.  The test that failed last time runs first, followed by the tests that
        killed mutants nearby.
        """
        kills = self.kills.setdefault((mutant.file, mutant.function), Counter())
        ordered = sorted(reaching_tests(mutant, tests), key=lambda test: (test.test != before, -kills[test.test]))
        found = self.tests.killer(mutant, ordered) if ordered else None
        if found is not None:
            kills[found[0]] += 1
        return found

    def basis(self, mutant: Mutant, test: str) -> str:
        """Returns what a kill by a section test depends on: the file with the mutant and the file with the test."""
        return hash_of(self.target.folder / mutant.file, self.target.root / test.split("::")[0])

    def holds(self, mutant: Mutant, verdict: Verdict) -> bool:
        if verdict["verdict"] != SECTION:
            return verdict["basis"] == self.state
        return verdict["test"] in self.tests.items and verdict["basis"] == self.basis(mutant, verdict["test"])


def reaching_tests(mutant: Mutant, tests: list[Reach]) -> list[Reach]:
    """Returns the tests that reach the mutant's statement."""
    return [test for test in tests if mutant.statement in test.statements.get(mutant.file, ())]


def killed(verdict: str, test: str, endless: bool, basis: str) -> Verdict:
    return {"verdict": verdict, "test": test, "endless": endless, "basis": basis}
