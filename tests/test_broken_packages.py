"""Tests that a package whose game breaks the contract is reported in one sentence and left off the shelf, while other
games stay.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

import ludotheque
from ludotheque.core.soundness import load_game
from ludotheque.core.words import LANGUAGES, Voice
from tests.dev.packages import PackageCopy
from tests.installed import add_entry_point, environment_with

GROUP = "ludotheque.games"


@pytest.fixture
def copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[PackageCopy]:
    """Copies the sample game into a package of its own."""
    monkeypatch.syspath_prepend(str(tmp_path))
    yield PackageCopy(tmp_path)
    for name in [name for name in sys.modules if name == "kites" or name.startswith("kites.")]:
        del sys.modules[name]


def test_a_sound_package_is_loaded(copy: PackageCopy) -> None:
    assert load_game(EntryPoint("kites", "kites.game:GAME", GROUP)).id == "kites"


@pytest.mark.parametrize(
    ("file", "before", "after", "rule", "said"),
    [
        ("rules.py", "def set_up(state: State,", "def set_up(state: State;", "game-import", "SyntaxError"),
        ("state.py", "from pathlib import Path", "import nothing_here", "game-import", "nothing_here"),
        ("game.py", "GAME = Kites()", "GAME = 7", "game-object", "this is a int"),
        ("game.py", "GAME = Kites()", "GAME = Kites('dragons')", "game-id", "“dragons”"),
        ("game.py", "seats=(2, 3, 4)", "seats=[2, 3, 4]", "game-part", "“seats” is [2, 3, 4]"),
        ("game.py", ', "fr": "Cerfs-volants"}', "}", "game-part", "“title”"),
        ("game.py", "folder=FOLDER", "folder=FOLDER / 'box'", "game-part", "“folder”"),
        ("game.py", "changes=CHANGES,", "changes=CHANGES, bots='kites.bots:BOTS',", "game-import", "kites.bots"),
        ("game.py", "    def imagine(", "    def dream(", "game-play", "it does not define imagine"),
        ("rules.py", "    state.round += 1\n", "    state.rounds += 1\n", "game-play", "AttributeError"),
        ("rules.py", "state.asked = find_asked(state)", "pass", "game-play", "nobody is asked"),
        ("box.toml", "hand = 3", "hand = three", "game-box", "is not valid TOML"),
        ("box.toml", "hand = 3", "hand = 30", "game-box", "cards are too few"),
        ("words.fr.ftl", "event-kept =", "event-kept-not =", "game-words", "event-kept"),
        ("words.en.ftl", "action-hold =", "action-hold-not =", "game-words", "action-hold"),
        ("words.fr.ftl", "card-times = { $card }", "card-times = { $card", "game-sentence", "“card-times” is not"),
    ],
)
def test_a_broken_package_is_reported_with_its_file_and_the_broken_rule(
    copy: PackageCopy, file: str, before: str, after: str, rule: str, said: str
) -> None:
    copy.change(file, before, after)
    with pytest.raises(ludotheque.BadInput) as caught:
        load_game(EntryPoint("kites", "kites.game:GAME", GROUP))
    error = caught.value
    assert error.message == rule and said in str(error)
    if rule in ("game-object", "game-id"):
        assert error.where == "kites.game:GAME"
    elif said == "nobody is asked":  # no single line of the package is at fault
        assert error.where == str(copy.folder / "game.py")
    else:
        assert str(copy.folder / file) in error.where
    for language in LANGUAGES:
        sentence = Voice("", language).tell(error.message, **error.values)
        assert "kites" in sentence and "\n" not in sentence and sentence != error.message


def test_a_missing_module_is_reported(tmp_path: Path) -> None:
    with pytest.raises(ludotheque.BadInput) as caught:
        load_game(EntryPoint("ghost", "ghost_town:GAME", GROUP))
    assert (caught.value.where, caught.value.message) == ("ghost_town:GAME", "game-import")


def test_other_games_stay_on_the_shelf(tmp_path: Path) -> None:
    copy = PackageCopy(tmp_path)
    copy.change("words.en.ftl", "event-kept =", "event-kept-not =")
    add_entry_point(tmp_path, "kites", "kites.game:GAME")
    add_entry_point(tmp_path, "ghost", "ghost_town:GAME")

    def run(*words: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "ludotheque", *words, "--language", "en"]
        return subprocess.run(command, capture_output=True, text=True, env=environment_with(tmp_path), input="")

    shown = run("games")
    assert shown.returncode == 0 and "malta" in shown.stdout and "kites" not in shown.stdout
    ghost, kites = shown.stderr.splitlines()
    assert ghost.startswith("ghost_town:GAME: the game “ghost” is left off the shelf")
    assert kites == (
        f"{copy.folder / 'words.en.ftl'}: the game “kites” is left off the shelf: every action and event must have a"
        " sentence, but there is none for event-kept"
    )
    asked = run("play", "kites", "--seats", "2", "--bots", "random")
    assert asked.returncode == 2 and kites in asked.stderr.splitlines()
    unknown = run("games", "chess")
    assert unknown.returncode == 2 and "choose one of: glory, malta, worm-up, wound-up" in unknown.stderr
