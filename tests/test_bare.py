"""Tests of what we publish: both wheels and their metadata, and a bare `pip install ludotheque` without a server."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tomllib
from email import message_from_bytes
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest

from tools.constraints import FILE, constraints
from tools.environments import ROOT, Progress, clean_environment, find_uv, program

BROUGHT = {"fluent-syntax", "msgspec", "mypy-extensions", "typing-extensions"}


@pytest.fixture(scope="module")
def wheels(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """Builds both of our wheels, each from its own source distribution; returns them by the name of their project."""
    folder = tmp_path_factory.mktemp("dist")
    call_uv("build", "--all-packages", "--out-dir", folder)
    return {path.name.partition("-")[0]: path for path in folder.glob("*.whl")}


@pytest.fixture(scope="module")
def bare(wheels: dict[str, Path], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Makes an environment with nothing but our wheel and what it requires."""
    environment = tmp_path_factory.mktemp("bare") / "env"
    call_uv("venv", "--python", sys.executable, environment)
    python = program(environment, "python")
    call_uv("pip", "install", "--python", python, "--constraint", FILE, wheels["ludotheque"])
    return environment


def call_uv(*words: str | Path) -> None:
    settings = clean_environment() | {"LUDOTHEQUE_PURE": "1", "UV_NO_PROGRESS": "1"}
    done = subprocess.run([find_uv(Progress()), *words], cwd=ROOT, env=settings, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def run(bare: Path, *words: str, **settings: str) -> subprocess.CompletedProcess[str]:
    environment = {"PATH": os.environ["PATH"], "LANG": "C.UTF-8", **settings}
    return subprocess.run([program(bare, words[0]), *words[1:]], env=environment, capture_output=True, text=True)


def test_installing_the_package_adds_at_most_four_others(bare: Path) -> None:
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


def test_bots_play_in_the_arena(bare: Path) -> None:
    done = run(bare, "ludotheque", "arena", "glory", "--bots", "plain,random", "--games", "2", "--jobs", "1")
    assert done.returncode == 0 and "plain" in done.stdout, done.stderr


@pytest.mark.parametrize(
    ("command", "extra"), [(["house"], "house"), (["backup", "x.gz"], "house"), (["trust", "dice"], "trust")]
)
def test_a_command_names_the_extra_it_needs(bare: Path, tmp_path: Path, command: list[str], extra: str) -> None:
    done = run(bare, "ludotheque", *command, HOME=str(tmp_path))
    assert done.returncode == 2 and f"ludotheque[{extra}]" in done.stderr and len(done.stderr.splitlines()) == 1


def test_the_wheels_contain_the_packages_and_no_tests(wheels: dict[str, Path]) -> None:
    assert set(wheels) == {"ludotheque", "ludotheque_trust"}
    for package, wheel in wheels.items():
        names = ZipFile(wheel).namelist()
        assert {name.partition("/")[0].partition("-")[0] for name in names} == {package}
        assert f"{package}/py.typed" in names
    product = ZipFile(wheels["ludotheque"]).namelist()
    assert "ludotheque/web/index.html" in product and "ludotheque/built.json" in product
    tests = [name for name in product if "/tests/" in name or "conftest" in name]
    assert all(name.startswith("ludotheque/skeleton/") for name in tests), "only the skeleton may contain tests"


def test_the_wheels_have_complete_metadata(wheels: dict[str, Path]) -> None:
    version = project("pyproject.toml")["version"]
    required = {}
    for package, wheel in wheels.items():
        folder = f"{package}-{version}.dist-info"
        facts = message_from_bytes(ZipFile(wheel).read(f"{folder}/METADATA"))
        assert facts["Version"] == version and facts["Requires-Python"] == ">=3.11"
        assert facts["License-Expression"] == "MIT" and "Typing :: Typed" in facts.get_all("Classifier", [])
        assert ZipFile(wheel).read(f"{folder}/licenses/LICENSE") == (ROOT / "LICENSE").read_bytes()
        required[package] = facts.get_all("Requires-Dist", [])
    assert required["ludotheque_trust"] == [f"ludotheque[postgres]=={version}"]


def test_every_extra_is_documented() -> None:
    page = (ROOT / "docs" / "dependencies.md").read_text(encoding="utf-8")
    facts = project("pyproject.toml")
    for extra, packages in facts["optional-dependencies"].items():
        assert f'"ludotheque[{extra}]"' in page
        for package in packages:
            assert re.split(r"[<>=;\[]", package)[0] in page
    for package in facts["dependencies"]:
        assert f"| {re.split('[<>=]', package)[0]} |" in page


def test_all_packages_have_the_same_version() -> None:
    version = project("pyproject.toml")["version"]
    assert project("trust/pyproject.toml")["version"] == version
    assert f"\nversion: {version}\n" in (ROOT / "CITATION.cff").read_text(encoding="utf-8")


def test_the_workflow_tests_every_supported_python() -> None:
    named = [line.split(" :: ")[-1] for line in project("pyproject.toml")["classifiers"] if "Python :: 3." in line]
    workflow = (ROOT / ".github" / "workflows" / "test.yml").read_text(encoding="utf-8")
    assert f"python: {json.dumps(named)}" in workflow


def project(path: str) -> dict[str, Any]:
    facts: dict[str, Any] = tomllib.loads((ROOT / path).read_text(encoding="utf-8"))["project"]
    return facts


def test_the_constraints_file_agrees_with_the_project() -> None:
    assert FILE.read_text(encoding="utf-8") == constraints(), "run `python -m tools.constraints`"
