"""Builds the wheel: compiles the rule core with mypyc if there is a C compiler, and builds the browser client.

An editable install is never compiled, so the work tree never contains a .so file. A wheel is compiled in a temporary
copy of the folders that hold rules and search; the result is kept in the user's cache, under a hash of everything it
depends on. LUDOTHEQUE_PURE=1 asks for a pure wheel. Either way the wheel says how it was built, in
`ludotheque/built.json`.
"""

from __future__ import annotations

import hashlib
import importlib.metadata
import json
import os
import platform
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILER = Path(__file__).resolve().parent / "src" / "ludotheque" / "compiler.py"


def load(path: Path) -> Any:
    """Imports a module from a file, because there is no package yet."""
    spec = spec_from_file_location(path.stem, path)
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


compiler = load(COMPILER)

COMPILED = (
    "bots/search/*.py",
    "core/*.py",
    "games/*/*.py",
    "games/*/bots/*.py",
    "games/*/rules/*.py",
    "numbering/*.py",
    "physics/*.py",
)

# msgspec Structs lose `frozen`, `tag` and `rename` when compiled, and mypyc does not understand a `/` before
# `**values`; the other modules use dynamic features, and none of them needs speed.
NEVER_COMPILED = (
    "__init__.py",
    "actions.py",
    "analysis.py",
    "boards.py",
    "catalogue.py",
    "components.py",
    "default_words.py",
    "drawing.py",
    "encoding.py",
    "errors.py",
    "events.py",
    "history.py",
    "positions.py",
    "refusals.py",
    "sentences.py",
    "soundness.py",
    "start.py",
    "structs.py",
    "things.py",
    "value_files.py",
    "versions.py",
    "views.py",
    "vocabulary.py",
    "weight_files.py",
    "words.py",
)

# The folders with the compiled modules. They import nothing from the rest of the package (tests/test_layers.py), so
# these files are all that the compiled code depends on.
FOLDERS = ("core", "games", "physics", "bots/search", "numbering")

BUILDS_KEPT = 6


def compiled_modules(package: Path) -> list[Path]:
    """Returns the modules to compile, in a fixed order."""
    found = {path for pattern in COMPILED for path in package.glob(pattern) if path.name not in NEVER_COMPILED}
    return sorted(found)


class CustomBuildHook(BuildHookInterface[Any]):
    """The hook that hatchling calls before it packs a wheel."""

    def dependencies(self) -> list[str]:
        """Returns what the build needs besides hatchling: Node.js for the client and, unless the wheel is pure, mypyc."""
        project = tomllib.loads(Path(self.root, "pyproject.toml").read_text(encoding="utf-8"))
        groups: dict[str, list[str]] = project["dependency-groups"]
        pins: dict[str, str] = {pin.partition("==")[0]: pin for pin in project["tool"]["uv"]["constraint-dependencies"]}
        names = groups["client"] + ([] if compiler.wants_pure() else groups["compile"])
        return [pins[name] for name in names]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        package = Path(self.root, "src", "ludotheque")
        with ThreadPoolExecutor(1) as beside:
            client = beside.submit(built_client, Path(self.root))
            self._compile(package, build_data)
            build_data["force_include"][str(client.result())] = "ludotheque/web"

    def _compile(self, package: Path, build_data: dict[str, Any]) -> None:
        reason = "LUDOTHEQUE_PURE is set" if compiler.wants_pure() else compiler.why_no_compiler()
        if reason:
            compiler.progress(f"Leaving the rules as plain Python: {reason}")
            how = "pure"
        else:
            built = compiled(package)
            for library in sorted(built.rglob("*.*")):
                build_data["force_include"][str(library)] = library.relative_to(built).as_posix()
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            how = "compiled"
            reason = f"by mypyc {mypyc_version()} for {platform.python_implementation()} {platform.python_version()}"
        note = Path(self.directory, "built.json")
        note.parent.mkdir(parents=True, exist_ok=True)
        note.write_text(json.dumps({"how": how, "reason": reason}) + "\n", encoding="utf-8")
        build_data["force_include"][str(note)] = "ludotheque/built.json"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        Path(self.directory, "built.json").unlink(missing_ok=True)


def built_client(root: Path) -> Path:
    """Returns a folder with the built client."""
    sys.path.insert(0, str(root))
    from tools.client import built_client

    return built_client(root / "web", cache_folder(), compiler.progress)


def compiled(package: Path) -> Path:
    """Returns a folder with the extension modules, laid out as in site-packages: from the cache, or built now."""
    target = cache_folder() / "builds" / fingerprint(package)
    if not target.is_dir():
        modules = [path.relative_to(package.parent).as_posix() for path in compiled_modules(package)]
        compiler.progress(f"Compiling {len(modules)} modules of the rule core (kept for next time)")
        target.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=target.parent) as folder:
            copy_sources(package, Path(folder, "ludotheque"))
            # In a process of its own: mypy reads the working directory, and exits when a type is wrong.
            step = subprocess.run(
                [sys.executable, str(COMPILER), "ludotheque", *modules],
                cwd=folder,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
            )
            if step.returncode:
                raise RuntimeError(f"mypyc could not compile the rule core:\n{step.stdout}")
            keep(Path(folder, "libraries"), target)
    os.utime(target)
    forget_old_builds(target.parent)
    return target


def fingerprint(package: Path) -> str:
    """Returns a hash of everything the compiled code depends on."""
    digest = hashlib.sha256()
    for part in (sys.version, sysconfig.get_platform(), os.environ.get("CC", ""), os.environ.get("CFLAGS", "")):
        digest.update(part.encode() + b"\0")
    for name in ("mypy", "setuptools", "msgspec"):
        digest.update(importlib.metadata.version(name).encode() + b"\0")
    for path in (Path(__file__), COMPILER, *sources(package)):
        digest.update(path.name.encode() + b"\0" + hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()[:32]


def sources(package: Path) -> Iterator[Path]:
    for folder in FOLDERS:
        yield from sorted((package / folder).rglob("*.py"))


def copy_sources(package: Path, copy: Path) -> None:
    for path in sources(package):
        target = copy / path.relative_to(package)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, target)
    # The __init__ of the package and of `bots` are left empty: they would import modules that are not compiled.
    (copy / "__init__.py").touch()
    (copy / "bots" / "__init__.py").touch()


def keep(built: Path, target: Path) -> None:
    try:
        built.rename(target)
    except OSError:
        if not target.is_dir():  # another process may have built the same thing meanwhile
            raise


def forget_old_builds(folder: Path) -> None:
    builds = sorted((path for path in folder.iterdir() if len(path.name) == 32), key=lambda path: path.stat().st_mtime)
    for path in builds[:-BUILDS_KEPT]:
        shutil.rmtree(path, ignore_errors=True)


def cache_folder() -> Path:
    if chosen := os.environ.get("LUDOTHEQUE_CACHE"):
        return Path(chosen)
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "ludotheque"


def mypyc_version() -> str:
    return importlib.metadata.version("mypy")
