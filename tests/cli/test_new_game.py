"""Tests that `ludotheque new-game` writes a complete game, and never overwrites anything."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from ludotheque.cli.new_game import SKELETON, make_package
from tests.cli.typed import run_script
from tests.installed import ROOT, add_entry_point, environment_with


def run(folder: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """Runs a Python module in the folder of a package."""
    words = [sys.executable, "-m", *command]
    return subprocess.run(words, cwd=folder, capture_output=True, text=True, env=environment_with(folder), input="")


def test_the_package_passes_its_own_tests(tmp_path: Path) -> None:
    """Runs the contract kit and the Rulebook kit as the author of the new game would run them."""
    package = make_package("liars-dice", tmp_path)
    done = run(package, "pytest", "-q", "-p", "no:randomly", "-p", "no:cacheprovider")
    assert done.returncode == 0, done.stdout
    assert "passed" in done.stdout and "skipped" not in done.stdout


def test_the_new_name_is_used_everywhere(tmp_path: Path) -> None:
    package = make_package("liars_dice", tmp_path)
    assert package == tmp_path / "liars-dice"
    files = [file for file in package.rglob("*") if file.is_file()]
    assert sorted(file.relative_to(package).as_posix() for file in files) == [
        "liars_dice/RULES.en.md",
        "liars_dice/RULES.fr.md",
        "liars_dice/__init__.py",
        "liars_dice/box.toml",
        "liars_dice/game.py",
        "liars_dice/rules.py",
        "liars_dice/said.py",
        "liars_dice/state.py",
        "liars_dice/words.en.ftl",
        "liars_dice/words.fr.ftl",
        "pyproject.toml",
        "tests/test_liars_dice.py",
    ]
    text = "".join(file.read_text(encoding="utf-8") for file in files)
    assert not [word for word in ("new_game", "new-game", "NewGame", "New Game") if word in text]
    assert 'liars-dice = "liars_dice.game:GAME"' in text and "class LiarsDice(" in text and "# Liars Dice" in text


def test_the_new_game_can_be_played_in_the_terminal(tmp_path: Path) -> None:
    package = make_package("liars-dice", tmp_path)
    add_entry_point(package, "liars-dice", "liars_dice.game:GAME")
    shown = run(package, "ludotheque", "games", "--language", "en")
    assert (shown.returncode, shown.stderr) == (0, "") and "Liars Dice" in shown.stdout
    words = (
        "play",
        "liars-dice",
        "--seats",
        "3",
        "--people",
        "0",
        "--bots",
        "random",
        "--seed",
        "1",
        "--language",
        "en",
    )
    played = run(package, "ludotheque", *words)
    assert (played.returncode, played.stderr) == (0, "")
    assert "The cards: " in played.stdout and "With the most points, the winner is: " in played.stdout


def test_the_next_steps_are_printed(tmp_path: Path) -> None:
    output = run_script(f"new-game liars-dice --in {tmp_path} --language en")
    assert output.code == 0 and not output.err
    for command in ("pip install -e .", "ludotheque play liars-dice", "ludotheque dev .", "python -m pytest"):
        assert command in output.out


@pytest.mark.parametrize("name", ["", "Liars", "7up", "a--b", "liars dice", "../x", "class", "-x", "x-", "été", "a/b"])
def test_a_bad_name_is_reported_in_one_sentence(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from ludotheque.cli import main

    assert main(["new-game", "--in", str(tmp_path), "--language", "en", "--", name]) == 2
    assert "is not a good name for a game" in capsys.readouterr().err and not os.listdir(tmp_path)


@pytest.mark.parametrize("name", ["malta", "worm-up", "worm_up", "random", "ludotheque", "tests"])
def test_a_name_in_use_is_reported(name: str, tmp_path: Path) -> None:
    output = run_script(f"new-game {name} --in {tmp_path} --language en")
    assert output.code == 2 and "installed already" in output.err and not os.listdir(tmp_path)


def test_no_file_is_overwritten(tmp_path: Path) -> None:
    (tmp_path / "liars-dice").mkdir()
    (tmp_path / "liars-dice" / "mine.txt").write_text("mine")
    output = run_script(f"new-game liars-dice --in {tmp_path} --language en")
    assert output.code == 2 and output.err.count("\n") == 1 and "this exists already; nothing was written" in output.err
    assert os.listdir(tmp_path / "liars-dice") == ["mine.txt"]
    missing = run_script(f"new-game liars-dice --in {tmp_path / 'nowhere'} --language en")
    assert missing.code == 2 and "there is no such folder" in missing.err


def test_every_name_in_the_skeleton_is_replaced() -> None:
    assert {file.name for file in SKELETON.iterdir()} - {"__pycache__"} == {"new_game", "pyproject.toml", "tests"}


def test_the_code_on_the_page_is_that_of_the_package(tmp_path: Path) -> None:
    package = make_package("liars-dice", tmp_path)
    page = (ROOT / "docs" / "your-own-game.md").read_text(encoding="utf-8")
    files = [file.read_text(encoding="utf-8") for file in package.rglob("*") if file.is_file()]
    snippets = re.findall(r"```(?:toml|python|ftl)\n(.*?)```", page, re.DOTALL)
    assert len(snippets) == 6
    for snippet in snippets:
        lines = snippet.splitlines()
        assert any(all(line in text.splitlines() for line in lines) for text in files), snippet
    for name in re.findall(r"\*\*`([^*]+)`\*\*", page):
        for file in re.split("`, `", name):
            assert list(package.rglob(Path(file).name)), file
