"""`ludotheque new-game`: writes a package with a small, complete game for an author to change."""

from __future__ import annotations

import argparse
import keyword
import re
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from ludotheque.cli import FOLDER
from ludotheque.core.catalogue import game_ids
from ludotheque.core.errors import BadInput
from ludotheque.core.words import Voice

SKELETON: Final = Path(__file__).parents[1] / "skeleton"
NAME: Final = re.compile(r"[a-z][a-z0-9]*([-_][a-z0-9]+)*")
LEFT_OUT: Final = {"__pycache__", ".pytest_cache"}


def write_package(args: argparse.Namespace) -> int:
    """Writes the package and says what to do next."""
    folder = make_package(args.name, Path(args.folder))
    voice = Voice("", args.language, extra_folder=FOLDER)
    print(voice.tell("cli-new-game", folder=str(folder), game=folder.name))
    return 0


def make_package(name: str, parent: Path) -> Path:
    """Writes the skeleton under a new name; raises BadInput for a bad name or an existing folder."""
    renamed = names_for(name)
    folder = parent / renamed["new-game"]
    if folder.exists():
        raise BadInput(str(folder), "new-game-exists")
    if not parent.is_dir():
        raise BadInput(str(parent), "dev-no-folder")
    files = [file for file in sorted(SKELETON.rglob("*")) if file.is_file() and not LEFT_OUT & {*file.parts}]
    try:
        for file in files:
            target = folder / rename_in_text(file.relative_to(SKELETON).as_posix(), renamed)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(rename_in_text(file.read_text(encoding="utf-8"), renamed), encoding="utf-8")
    except OSError as error:
        raise BadInput(str(folder), "unreadable-file", reason=error.strerror or str(error)) from error
    return folder


def names_for(name: str) -> dict[str, str]:
    """Returns the new name for each name in the skeleton; raises BadInput for a name that cannot be used."""
    module = name.replace("-", "_")
    if not NAME.fullmatch(name) or keyword.iskeyword(module):
        raise BadInput(name, "new-game-bad-name")
    game = name.replace("_", "-")
    if game in game_ids() or module in sys.stdlib_module_names or module == "tests" or find_spec(module) is not None:
        raise BadInput(name, "new-game-taken")
    words = [word.capitalize() for word in game.split("-")]
    return {"new_game": module, "new-game": game, "NewGame": "".join(words), "New Game": " ".join(words)}


def rename_in_text(text: str, renamed: dict[str, str]) -> str:
    """Returns a text of the skeleton with the names of the new game."""
    return re.sub("|".join(renamed), lambda found: renamed[found[0]], text)
