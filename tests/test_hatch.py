"""Tests of the build hook with which other people's packages compile their rules."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from ludotheque.compiler import subclasses_of_ludotheque, why_no_compiler, with_plain_classes
from ludotheque.hatch import CompileRules
from tests.missing import leave_out

HEARTS = Path(__file__).parents[1] / "examples" / "hearts"

STATE = '''"""What is on the table."""

from __future__ import annotations

from ludotheque.core.state import State as CoreState


class State(CoreState):
    """All of it."""


class Tile:
    """One of them."""
'''

RULES = """from ludotheque.core.phases import Phase
from mine.state import State, Tile


class Waiting(Phase[State]):
    pass


class Sleeping(Waiting):
    pass


class Twin(Tile):
    pass
"""


def test_indirect_subclasses_of_our_classes_are_found_too():
    assert subclasses_of_ludotheque([STATE, RULES]) == {"State", "Waiting", "Sleeping"}


def test_only_subclasses_of_ours_become_plain_classes():
    marked = with_plain_classes(RULES, {"Waiting", "Sleeping"})
    assert marked.count("@mypyc_attr(native_class=False)\nclass ") == 2
    assert "\nclass Twin(Tile)" in marked and "False)\nclass Twin" not in marked
    compile(with_plain_classes(STATE, {"State"}), "state.py", "exec")


def hook(root: Path, **config: Any) -> CompileRules:
    nothing: Any = SimpleNamespace()
    return CompileRules(str(root), config, nothing, nothing, str(root), "wheel")


@pytest.mark.parametrize("modules", [None, [], "hearts/rules.py", [1]])
def test_modules_must_be_a_list_of_files(modules):
    with pytest.raises(ValueError, match="must be a list of files"):
        hook(HEARTS, modules=modules).modules()


def test_a_missing_file_is_named():
    with pytest.raises(ValueError, match=r"there is no file hearts/rule\.py"):
        hook(HEARTS, modules=["hearts/rule.py"]).modules()


def test_an_editable_install_stays_plain_python():
    data: dict[str, Any] = {"force_include": {}}
    hook(HEARTS, modules=["hearts/rules.py"]).initialize("editable", data)
    assert data == {"force_include": {}}


@pytest.mark.faults
def test_hearts_plays_the_same_when_compiled(tmp_path):
    """Shows that the wheel holds compiled rules, which play the same match as the sources."""
    if reason := why_no_compiler():
        leave_out(reason)
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(build, cwd=HEARTS, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(tmp_path / "built")
    script = (
        "import ludotheque, hearts.rules; from ludotheque.core.catalogue import register; from hearts.game import GAME\n"
        "register(GAME); match = ludotheque.new('hearts', 4, 7, {'limit': 20}); luck = ludotheque.luck(7)\n"
        "from ludotheque.core.drive import random_play; random_play(match, luck)\n"
        "print(hearts.rules.__file__.rpartition('.')[2], match.record().hash)"
    )
    told = []
    for where in (HEARTS, tmp_path / "built"):
        run = [sys.executable, "-c", script]
        environment = {**os.environ, "PYTHONPATH": str(where)}
        told.append(subprocess.run(run, env=environment, check=True, capture_output=True, text=True).stdout.split())
    assert [kind for kind, _ in told] == ["py", "pyd" if os.name == "nt" else "so"]
    assert told[0][1] == told[1][1]
