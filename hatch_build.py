"""Builds the wheel: compiles the rule core with mypyc where a C compiler is at hand, and the browser client beside it.

An editable install is never compiled, so no .so ever stands in the work tree. A wheel is compiled in a temporary copy
of the three folders that hold rules; the result is kept in the user's cache under a hash of all that it depends on.
LUDOTHEQUE_PURE=1 asks for a pure wheel. Either way the wheel says how it was built, in `ludotheque/built.json`.
"""

from __future__ import annotations

import ast
import hashlib
import importlib.metadata
import json
import os
import platform
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED = (
    "core/*.py",
    "games/*/*.py",
    "games/*/bots/*.py",
    "games/*/rules/*.py",
    "physics/*.py",
)

# msgspec Structs lose `frozen`, `tag` and `rename` when compiled, and a `/` before `**values` means nothing to mypyc; the
# others are dynamic, and nowhere near a hot path.
NEVER_COMPILED = (
    "__init__.py",
    "actions.py",
    "begin.py",
    "catalogue.py",
    "components.py",
    "default_words.py",
    "encoding.py",
    "errors.py",
    "events.py",
    "positions.py",
    "refusals.py",
    "sentences.py",
    "structs.py",
    "things.py",
    "versions.py",
    "views.py",
    "vocabulary.py",
    "words.py",
)

# The folders that hold what is compiled. They import nothing of the package but each other (tests/test_layers.py), so
# these files are all that the compiled code depends on.
FOLDERS = ("core", "games", "physics")

# A multiplication and an addition must round twice, on every machine, or replays of physics would differ.
COMPILER_ARGUMENTS = ("-ffp-contract=off",)

BUILDS_KEPT = 6


def compiled_modules(package: Path) -> list[Path]:
    """The modules to compile, in a fixed order."""
    found = {path for pattern in COMPILED for path in package.glob(pattern) if path.name not in NEVER_COMPILED}
    return sorted(found)


class CustomBuildHook(BuildHookInterface[Any]):
    """What hatchling calls before it packs a wheel."""

    def dependencies(self) -> list[str]:
        """What the build needs beside hatchling: Node.js for the client, a compiler of Python unless the wheel is pure."""
        project = tomllib.loads(Path(self.root, "pyproject.toml").read_text(encoding="utf-8"))
        groups: dict[str, list[str]] = project["dependency-groups"]
        return groups["client"] + ([] if wants_pure() else groups["compile"])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        package = Path(self.root, "src", "ludotheque")
        with ThreadPoolExecutor(1) as beside:
            client = beside.submit(built_client, Path(self.root))
            self._compile(package, build_data)
            build_data["force_include"][str(client.result())] = "ludotheque/web"

    def _compile(self, package: Path, build_data: dict[str, Any]) -> None:
        reason = "LUDOTHEQUE_PURE is set" if wants_pure() else why_no_compiler()
        if reason:
            progress(f"Leaving the rules as plain Python: {reason}")
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
    """A folder with the built client."""
    sys.path.insert(0, str(root))
    from tools.client import built

    return built(root / "web", cache_folder(), progress)


def wants_pure() -> bool:
    return os.environ.get("LUDOTHEQUE_PURE", "") not in ("", "0")


def why_no_compiler() -> str:
    """Why C cannot be compiled here for this Python; empty if it can."""
    if sys.implementation.name != "cpython":
        return f"mypyc compiles for CPython only, this is {platform.python_implementation()}"
    from setuptools._distutils.ccompiler import new_compiler
    from setuptools._distutils.errors import CCompilerError, DistutilsError
    from setuptools._distutils.sysconfig import customize_compiler

    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\nint probe(void) { return PY_VERSION_HEX != 0; }\n", encoding="utf-8")
        try:
            compiler = new_compiler()
            customize_compiler(compiler)
            objects = compiler.compile([str(source)], folder, include_dirs=[sysconfig.get_path("include")])
            compiler.link_shared_object(objects, str(Path(folder, "probe.so")))
        except (CCompilerError, DistutilsError) as error:
            return f"no working C compiler with the headers of this Python ({str(error).strip().splitlines()[0]})"
    return ""


def compiled(package: Path) -> Path:
    """A folder with the extension modules, laid out as in site-packages: from the cache, or built now."""
    target = cache_folder() / "builds" / fingerprint(package)
    if not target.is_dir():
        modules = [path.relative_to(package.parent).as_posix() for path in compiled_modules(package)]
        progress(f"Compiling {len(modules)} modules of the rule core (kept for next time)")
        target.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=target.parent) as folder:
            copy_sources(package, Path(folder, "ludotheque"))
            # In a process of its own: mypy reads the working directory, and ends the process when a type is wrong.
            step = subprocess.run(
                [sys.executable, str(Path(__file__).resolve()), *modules],
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
    """A hash of all that the compiled code depends on."""
    digest = hashlib.sha256()
    for part in (sys.version, sysconfig.get_platform(), os.environ.get("CC", ""), os.environ.get("CFLAGS", "")):
        digest.update(part.encode() + b"\0")
    for name in ("mypy", "setuptools", "msgspec"):
        digest.update(importlib.metadata.version(name).encode() + b"\0")
    for path in (Path(__file__), *sources(package)):
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
    # The package's own front door stays outside: it would bring along modules that are not compiled.
    (copy / "__init__.py").touch()


def keep(built: Path, target: Path) -> None:
    try:
        built.rename(target)
    except OSError:
        if not target.is_dir():  # else another process was faster, with the same result
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


def progress(line: str) -> None:
    """Tells ./play and ./test, which name a file for it, because installers keep a build's own output to themselves."""
    if path := os.environ.get("LUDOTHEQUE_PROGRESS"):
        with open(path, "a", encoding="utf-8") as file:
            file.write(line + "\n")
    print(line, file=sys.stderr)


TEXT = r'(NULL|"(?:[^"\\]|\\.)*")'
FUNCTION_DOC = re.compile(r"(\(PyCFunction\)CPyPy_(\w+),\s*[A-Z_| ]+, PyDoc_STR\()" + TEXT)
CLASS_DOC = re.compile(r"(static PyTypeObject CPyType_(\w+)_template_ = \{[^}]*?\.tp_doc = PyDoc_STR\()" + TEXT)
PROPERTY_DOC = re.compile(r"(\(getter\)(\w+___\w+?_get_\w+),\s*(?:NULL|\(setter\)\w+),\s*)(NULL)")


def with_docstrings(code: str, source: str) -> str:
    """The C code of a module with the docstrings of its source.  mypyc writes only signatures, so `help` would say no more."""
    docs: dict[str, str] = {}
    classes: set[str] = set()
    for node in ast.parse(source).body:
        if isinstance(node, (ast.ClassDef, ast.FunctionDef)):
            docs[node.name] = ast.get_docstring(node) or ""
        if isinstance(node, ast.ClassDef):
            classes.add(node.name)
            for method in node.body:
                if isinstance(method, ast.FunctionDef):
                    docs[f"{node.name}.{method.name}"] = ast.get_docstring(method) or ""

    def documented(found: re.Match[str]) -> str:
        *_, owner, name = found[2].replace("_get_", "___").split("___")
        doc = docs.get(f"{owner}.{name}" if owner in classes else name)
        if not doc:
            return found[0]
        signature = "" if found[3] == "NULL" else found[3][1:-1]
        return f'{found[1]}"{signature}{in_c(doc)}"'

    for pattern in (FUNCTION_DOC, CLASS_DOC, PROPERTY_DOC):
        code = pattern.sub(documented, code)
    return code


def in_c(text: str) -> str:
    """A text as it stands between the quotes of a C string."""
    plain = [chr(byte) if 32 <= byte < 127 and chr(byte) not in '"\\?' else f"\\{byte:03o}" for byte in text.encode()]
    return "".join(plain)


def compile_here(modules: list[str]) -> None:
    """Compiles the modules, given relative to the working directory, into `libraries/`."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    # Modules that are only imported are read for their types; ./test has checked them already.
    options = ["--follow-imports=silent", "--ignore-missing-imports", "--config-file="]
    extensions = mypycify(
        [*options, *modules],
        opt_level="1",  # two thirds of the build time of 3, at most a fifth slower
        debug_level="0",
        group_name="ludotheque",  # one library, in which a call from module to module is a C call
        multi_file=True,  # but many C files, which several cores compile at once: half the time
    )
    for extension in extensions:
        extension.extra_compile_args.extend(COMPILER_ARGUMENTS)
    for module in modules:
        code = Path("build", f"__native_{module.removesuffix('.py').replace('/', '___')}.c")
        code.write_text(with_docstrings(code.read_text("utf-8"), Path(module).read_text("utf-8")), "utf-8")

    class ParallelBuild(build_ext):  # type: ignore[misc]  # setuptools has no types
        def build_extensions(self) -> None:
            compile_in_order = self.compiler.compile

            def compile_at_once(sources: list[str], *others: Any, **options: Any) -> list[str]:
                with ThreadPoolExecutor(os.cpu_count()) as pool:
                    done = pool.map(lambda source: compile_in_order([source], *others, **options), sources)
                    objects = []
                    for number, names in enumerate(done, 1):
                        objects += names
                        if number % 10 == 0:
                            progress(f"Compiled {number} of {len(sources)} C files")
                    return objects

            self.compiler.compile = compile_at_once
            super().build_extensions()

    command = ParallelBuild(Distribution({"name": "ludotheque", "ext_modules": extensions}))
    command.build_lib = "libraries"
    command.build_temp = "objects"
    command.parallel = os.cpu_count() or 1
    command.ensure_finalized()
    command.run()


if __name__ == "__main__":
    compile_here(sys.argv[1:])
