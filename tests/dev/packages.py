"""Copies the sample game as packages of an author, to be edited while a workbench watches them."""

from __future__ import annotations

import shutil
from pathlib import Path

SAMPLE = Path(__file__).parents[1] / "sample"


class PackageCopy:
    """The sample game in a folder of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "kites"
        shutil.copytree(SAMPLE, self.folder, ignore=shutil.ignore_patterns("__pycache__"))
        for file in self.folder.glob("*.py"):
            file.write_text(file.read_text(encoding="utf-8").replace("tests.sample", "kites"), encoding="utf-8")

    def change(self, file: str, before: str, after: str) -> None:
        """Edits one place in a file, as an author would."""
        path = self.folder / file
        text = path.read_text(encoding="utf-8")
        assert text.count(before) == 1, f"{before!r} stands {text.count(before)} times in {file}"
        path.write_text(text.replace(before, after), encoding="utf-8")

    def line_of(self, file: str, text: str) -> int:
        """Returns the number of the first line that contains a text."""
        lines = (self.folder / file).read_text(encoding="utf-8").splitlines()
        return next(number for number, line in enumerate(lines, 1) if text in line)

    def leak(self) -> None:
        """Adds a leak: every view shows what the deck holds."""
        self.change("said.py", "    deck: int\n", "    deck: int\n    storms: int\n")
        self.change("game.py", "KitesView).make", 'KitesView, ("storms",)).make')
        self.change("game.py", "seat == state.turn)\n", "seat == state.turn, (state.deck.count(3),))\n")
