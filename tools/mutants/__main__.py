"""Mutation testing of a game: puts small mistakes into its rules, one at a time, and checks that the tests notice each
of them.

    python -m tools.mutants worm_up                    400 random mutants: killed by section tests, others or none
    python -m tools.mutants worm_up --section-only     the same without the golden records, counts and contract
    python -m tools.mutants worm_up --file moving.py   the mutants of one file

A run continues where the last run stopped: verdicts are stored in build/mutants until the rules or the relevant tests
change.  A mutant that no test can notice is explained in tests/games/<game>/mutants.toml.
"""

from __future__ import annotations

import argparse
import os
import sys
from typing import Any

import pytest
from hypothesis import settings

from tools.mutants.explained import read_explained
from tools.mutants.judging import SAVED_EVERY, Judge, Notebook, sample_of
from tools.mutants.making import mutants_of
from tools.mutants.planting import CannotPlant
from tools.mutants.report import Row, report
from tools.mutants.target import Target, game_target
from tools.mutants.trying import Tests

PLUGINS = ("randomly", "xdist", "cacheprovider", "schemathesis")


def parse(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m tools.mutants", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", help="a folder of src/ludotheque/games")
    parser.add_argument("--sample", type=int, default=400, metavar="N", help="how many mutants; 0: all (default: 400)")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="which mutants are taken (default: 1)")
    parser.add_argument("--section-only", action="store_true", help="ask only tests/games/<game>/test_<number>_*.py")
    parser.add_argument("--file", default="", metavar="PART", help="only files with this in their name")
    parser.add_argument("--fresh", action="store_true", help="forget what earlier runs found")
    return parser.parse_args(arguments)


class Plugin:
    """A pytest plugin that takes over after pytest has collected the tests."""

    def __init__(self, target: Target, wanted: argparse.Namespace, screen: Any) -> None:
        self.target = target
        self.wanted = wanted
        self.screen = screen
        self.code = 2

    def say(self, line: str) -> None:
        print(line, file=self.screen, flush=True)

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if self.target.is_wanted(item.nodeid)]

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if session.testsfailed:
            self.say("Some tests cannot be collected; pytest says why.")
            return True
        try:
            self.code = self.run(session.items)
        except CannotPlant as problem:
            self.say(f"This mutant cannot be made: {problem}")
        return True

    def run(self, items: list[pytest.Item]) -> int:
        target, wanted = self.target, self.wanted
        sources = {file: target.source(file) for file in target.files()}
        mutants = [mutant for file, source in sources.items() for mutant in mutants_of(file, source)]
        chosen = sample_of([mutant for mutant in mutants if wanted.file in mutant.file], wanted.sample, wanted.seed)
        self.say(
            f"{target.name}: {len(mutants)} mutants in {len(sources)} files, {len(chosen)} taken by seed {wanted.seed}"
        )
        path = target.results / f"{target.name}.notes.json"
        if wanted.fresh:
            path.unlink(missing_ok=True)
        notebook = Notebook(path)
        modules = {file: target.module(file) for file in sources}
        judge = Judge(target, Tests(items, modules, sources), notebook, self.say)
        rows: list[Row] = []
        try:
            # Mutants that survived the last run come first, because they show soonest whether new tests find anything.
            for number, mutant in enumerate(sorted(chosen, key=judge.was_killed), 1):
                rows.append(Row(mutant, judge.judge(mutant, wanted.section_only)))
                if number % SAVED_EVERY == 0:
                    notebook.save()
                    lost = sum(not row.is_killed for row in rows)
                    self.say(f"{number} of {len(chosen)}, {lost} not killed; at {mutant.file}:{mutant.line}")
        finally:
            notebook.save()
        rows.sort(key=lambda row: (row.mutant.file, row.mutant.line))
        explained = read_explained(target.explained)
        return report(target, rows, explained, mutants, wanted, self.say)


def main(arguments: list[str]) -> int:
    wanted = parse(arguments)
    target = game_target(wanted.game)
    if not target.folder.is_dir():
        print(f"There is no game {wanted.game!r}.", file=sys.stderr)
        return 2
    return run(target, wanted)


def run(target: Target, wanted: argparse.Namespace) -> int:
    """Lets pytest collect the tests, logs its output, and judges the mutants."""
    settings.register_profile("mutants", derandomize=True, database=None, deadline=None)
    settings.load_profile("mutants")
    files = target.section_files() + ([] if wanted.section_only else target.other_files())
    target.results.mkdir(parents=True, exist_ok=True)
    screen = os.fdopen(os.dup(1), "w")
    with open(target.results / f"{target.name}.log", "w") as log:
        os.dup2(log.fileno(), 1)
        os.dup2(log.fileno(), 2)
        plugin = Plugin(target, wanted, screen)
        without = [word for name in PLUGINS for word in ("-p", f"no:{name}")]
        pytest.main(["-s", "-q", "--tb=short", *without, f"--rootdir={target.root}", *files], plugins=[plugin])
    return plugin.code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
