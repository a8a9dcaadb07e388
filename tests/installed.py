"""Pretends, for one test, that other people's packages are installed, by writing entry points into a folder from which
Python imports.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
HEARTS = ROOT / "examples" / "hearts"


def add_entry_point(folder: Path, name: str, value: str) -> Path:
    """Writes the entry point of a game into a folder in which Python finds it; returns the folder."""
    info = folder / f"{name}-1.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(f"[ludotheque.games]\n{name} = {value}\n", encoding="utf-8")
    return folder


def environment_with(*folders: Path) -> dict[str, str]:
    """Returns the environment of a process that also imports from these folders."""
    paths = [*map(str, folders), *[part for part in sys.path if part]]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
