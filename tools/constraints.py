"""Writes constraints.txt, the exact versions we test with, for `pip install -c constraints.txt "ludotheque[house]"`."""

import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FILE = ROOT / "constraints.txt"


def constraints() -> str:
    """Returns the text of the file, made from the pins in pyproject.toml."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    pins: list[str] = project["tool"]["uv"]["constraint-dependencies"]
    return "".join(f"{pin}\n" for pin in ["# Made from pyproject.toml by `python -m tools.constraints`.", *pins])


if __name__ == "__main__":
    FILE.write_text(constraints(), encoding="utf-8")
