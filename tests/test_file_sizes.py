"""Tests that no source file is too long to be read to its end."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
LONGEST = 400  # lines

SOURCES = {".py", ".pyi", ".ts", ".mts", ".js", ".mjs", ".svelte", ".css", ".html", ".sh", ".toml", ".yml", ".yaml", ""}

# Files that people do not read from top to bottom: lists of data, and generated files.
DATA = ("box.toml", "stand_in.toml", "counts.toml", "mutants.toml")
GENERATED = ("web/src/types/",)


def sources() -> list[str]:
    """Returns the source files that git tracks, or would track."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"], cwd=ROOT, capture_output=True, text=True
    )
    if listed.returncode:
        pytest.fail(f"git does not list the files: {listed.stderr}")
    return [
        name
        for name in listed.stdout.splitlines()
        if Path(name).suffix in SOURCES
        and Path(name).name not in DATA
        and not name.startswith(GENERATED)
        and (ROOT / name).is_file()
    ]


def test_no_source_file_is_too_long() -> None:
    names = sources()
    assert "test" in names and "tests/test_file_sizes.py" in names
    lengths = {name: len((ROOT / name).read_text(encoding="utf-8").splitlines()) for name in names}
    long = [f"  {name}: {lines} lines" for name, lines in sorted(lengths.items()) if lines > LONGEST]
    assert not long, "\n".join([f"More than {LONGEST} lines; cut them where two subjects meet:", *long])
