"""A bare `pip install ludotheque`: rules, bots and the public API, with no web server and no database driver."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tools.constraints import FILE, constraints
from tools.environments import ROOT, Progress, clean_environment, find_uv, program

BROUGHT = {"fluent-syntax", "msgspec", "mypy-extensions", "typing-extensions"}


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with nothing but our wheel and what it requires."""
    environment = tmp_path_factory.mktemp("bare") / "env"
    uv = find_uv(Progress())
    settings = clean_environment() | {"LUDOTHEQUE_PURE": "1", "UV_NO_PROGRESS": "1"}
    install: list[str | Path] = [
        "pip",
        "install",
        "--python",
        program(environment, "python"),
        "--constraint",
        FILE,
        ROOT,
    ]
    make: list[str | Path] = ["venv", "--python", sys.executable, environment]
    for words in (make, install):
        done = subprocess.run([uv, *words], cwd=ROOT, env=settings, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
    return environment


def run(bare: Path, *words: str, **settings: str) -> subprocess.CompletedProcess[str]:
    environment = {"PATH": os.environ["PATH"], "LANG": "C.UTF-8", **settings}
    return subprocess.run([program(bare, words[0]), *words[1:]], env=environment, capture_output=True, text=True)


def test_at_most_four_packages_come_along(bare: Path) -> None:
    code = "import importlib.metadata as m, json; print(json.dumps([d.name for d in m.distributions()]))"
    names = {
        name.lower().replace(".", "-").replace("_", "-") for name in json.loads(run(bare, "python", "-c", code).stdout)
    }
    assert names - {"pip", "setuptools"} == BROUGHT | {"ludotheque"}


def test_a_match_is_played_and_verified(bare: Path) -> None:
    code = """
import ludotheque
match = ludotheque.new("malta", 3, 1)
while match.outcome is None:
    match.play_default(match.to_act[0])
print(bool(ludotheque.verify(match.record())))
"""
    done = run(bare, "python", "-c", code)
    assert done.stdout.strip() == "True", done.stderr


def test_bots_meet_in_the_arena(bare: Path) -> None:
    done = run(bare, "ludotheque", "arena", "glory", "--bots", "plain,random", "--games", "2", "--jobs", "1")
    assert done.returncode == 0 and "plain" in done.stdout, done.stderr


@pytest.mark.parametrize(
    ("command", "extra"), [(["house"], "house"), (["backup", "x.gz"], "house"), (["trust", "dice"], "trust")]
)
def test_a_command_names_the_extra_it_needs(bare: Path, tmp_path: Path, command: list[str], extra: str) -> None:
    done = run(bare, "ludotheque", *command, HOME=str(tmp_path))
    assert done.returncode == 2 and f"ludotheque[{extra}]" in done.stderr and len(done.stderr.splitlines()) == 1


def test_the_constraints_are_those_of_the_project() -> None:
    assert FILE.read_text(encoding="utf-8") == constraints(), "run `python -m tools.constraints`"
