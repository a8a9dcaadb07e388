"""Finds the game in the author's package, and notices when files of the package have changed."""

from __future__ import annotations

import os
import tomllib
from pathlib import Path
from typing import Any, Final, NamedTuple

from ludotheque.core.errors import BadInput

GROUP: Final = "ludotheque.games"
WATCHED: Final = (".py", ".toml", ".ftl", ".md", ".json", ".js", ".css", ".svg")
# Folders that are not watched, like all folders whose names begin with a dot.
IGNORED_FOLDERS: Final = {"__pycache__", "node_modules", "build", "dist"}

Snapshot = dict[str, tuple[int, int]]  # by file: modification time and size


class Package(NamedTuple):
    """The source of a game: the folder to watch, the folders to import from, and the module and attribute of the game
    object.
    """

    folder: Path
    roots: tuple[Path, ...]
    module: str
    attribute: str


def find_package(path: str, game: str | None = None) -> Package:
    """Returns the package at a path; raises BadInput if there is no package, or no game in the package."""
    folder = Path(path).expanduser().resolve()
    if not folder.exists():
        raise BadInput(path, "dev-no-folder")
    if folder.is_file():
        folder = folder.parent
    points = entry_points_in(folder)
    if points:
        return by_entry_point(path, folder, points, game)
    if not (folder / "game.py").is_file():
        raise BadInput(path, "dev-no-game", group=GROUP)
    return by_folder(path, folder)


def entry_points_in(folder: Path) -> dict[str, str]:
    """Returns the games that the package's pyproject.toml names: for each id, its module:attribute."""
    file = folder / "pyproject.toml"
    if not file.is_file():
        return {}
    try:
        doc: dict[str, Any] = tomllib.loads(file.read_text(encoding="utf-8"))
        points: dict[str, str] = doc.get("project", {}).get("entry-points", {}).get(GROUP, {})
    except OSError as error:
        raise BadInput(str(file), "unreadable-file", reason=error.strerror or str(error)) from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadInput(str(file), "broken-toml", reason=str(error)) from error
    return points


def by_entry_point(path: str, folder: Path, points: dict[str, str], game: str | None) -> Package:
    """Returns the package of one of the games that a pyproject.toml names."""
    if game is None and len(points) > 1:
        raise BadInput(path, "dev-which-game", names=", ".join(sorted(points)))
    name = next(iter(points)) if game is None else game
    if name not in points:
        raise BadInput("--game", "bad-choice", value=name, names=", ".join(sorted(points)))
    module, _, attribute = points[name].partition(":")
    top = module.partition(".")[0]
    for root in (folder / "src", folder):
        if (root / top).is_dir() or (root / f"{top}.py").is_file():
            return Package(folder, (root,), module, attribute or "GAME")
    raise BadInput(str(folder / "pyproject.toml"), "dev-no-module", name=name, module=module)


def by_folder(path: str, folder: Path) -> Package:
    """Returns the package whose game.py defines GAME; the import name begins at the outermost folder that has an
    __init__.py.
    """
    names = [folder.name]
    root = folder.parent
    is_package = (folder / "__init__.py").is_file() or (root / "__init__.py").is_file()
    while (root / "__init__.py").is_file():
        names.insert(0, root.name)
        root = root.parent
    bad = [name for name in names if not name.isidentifier()]
    if bad:
        raise BadInput(path, "dev-bad-name", name=bad[0])
    # Without __init__.py the files of a package may import one another by their bare names, as scripts do.
    roots = (root,) if is_package else (root, folder)
    return Package(folder, roots, ".".join([*names, "game"]), "GAME")


def snapshot(folder: Path) -> Snapshot:
    """Returns the modification time and size of each file that the rules may depend on."""
    found: Snapshot = {}
    for place, folders, files in os.walk(folder):
        folders[:] = [name for name in folders if not name.startswith(".") and name not in IGNORED_FOLDERS]
        for name in files:
            if name.endswith(WATCHED):
                file = os.path.join(place, name)
                try:
                    info = os.stat(file)
                except OSError:
                    continue  # the file has just been removed
                found[file] = info.st_mtime_ns, info.st_size
    return found
