"""Says which files are mutated, and which tests judge the mutants."""

from __future__ import annotations

import re
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Final

from tools.environments import ROOT

RULE_FILES: Final = ("rules/*.py", "cards.py", "board.py", "targets.py")
SECTION_TEST: Final = re.compile(r"test_\d\w*\.py$")


@dataclass(frozen=True)
class Target:
    """What is mutated and tested: a folder of rules, the folder of its tests, other tests that may notice a change, and
    the test kits that these other tests call.
    """

    name: str
    package: str
    folder: Path
    tests: Path
    others: tuple[str, ...]
    results: Path
    root: Path = ROOT
    kits: Path | None = None

    def files(self) -> list[str]:
        """Returns the files that hold rules, relative to the folder."""
        found = {path for pattern in RULE_FILES for path in self.folder.glob(pattern)}
        return sorted(str(path.relative_to(self.folder)) for path in found if path.name != "__init__.py")

    def source(self, file: str) -> bytes:
        return (self.folder / file).read_bytes()

    def module(self, file: str) -> str:
        return ".".join((self.package, *Path(file).with_suffix("").parts))

    def is_section_test(self, test: str) -> bool:
        """Returns whether a test is in one of the files that follow the rulebook, `test_<number>_….py`."""
        file = self.root / test.split("::")[0]
        return file.parent == self.tests and SECTION_TEST.match(file.name) is not None

    def section_files(self) -> list[str]:
        return [str(path) for path in sorted(self.tests.glob("test_*.py")) if SECTION_TEST.match(path.name)]

    def other_files(self) -> list[str]:
        """Returns the files with golden records, counts, invariants and the contract, but not those with tests of bots,
        which are slow and prove little.
        """
        own = [path for path in sorted(self.tests.glob("test_*.py")) if not SECTION_TEST.match(path.name)]
        return [str(path) for path in own if path.name != "test_bots.py"] + list(self.others)

    def is_wanted(self, test: str) -> bool:
        """Returns whether to run a test on this game's mutants.  Contract tests cover every game; only those of this
        game are wanted, and none that starts processes.
        """
        if not test.startswith("tests/test_contract.py"):
            return True
        return f"test_contract[{self.name.replace('_', '-')}-" in test and "hash_seeds" not in test

    def basis(self) -> str:
        """Returns a hash of the sources and of the code that all tests share."""
        shared = [path for path in self.tests.glob("*.py") if not path.name.startswith("test_")]
        shared += [] if self.kits is None else self.kits.glob("*.py")
        return hash_of(*sorted([*self.folder.rglob("*.py"), *self.folder.rglob("*.toml"), *shared]))

    def state(self) -> str:
        """Returns a hash of everything that decides whether a mutant survives."""
        return self.basis() + hash_of(*sorted(self.tests.glob("test_*.py")))

    @property
    def explained(self) -> Path:
        return self.tests / "mutants.toml"


def hash_of(*paths: Path) -> str:
    digest = sha256()
    for path in paths:
        digest.update(path.name.encode() + path.read_bytes())
    return digest.hexdigest()[:16]


def game_target(game: str) -> Target:
    """Returns the target for one of our games."""
    name = game.replace("-", "_")
    return Target(
        name,
        f"ludotheque.games.{name}",
        ROOT / "src" / "ludotheque" / "games" / name,
        ROOT / "tests" / "games" / name,
        (str(ROOT / "tests" / "test_contract.py"),),
        ROOT / "build" / "mutants",
        kits=ROOT / "src" / "ludotheque" / "testing",
    )
