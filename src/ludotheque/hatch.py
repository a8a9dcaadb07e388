"""A build hook for hatchling that compiles the rules of a game that is packaged separately:

    [tool.hatch.build.hooks.ludotheque]
    modules = ["hearts/state.py", "hearts/rules.py"]

An editable install stays plain Python, and so does a wheel if there is no C compiler or LUDOTHEQUE_PURE is set.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.plugin import hookimpl

from ludotheque import compiler


class CompileRules(BuildHookInterface[Any]):
    """Compiles the modules that a project names, and puts the result into its wheel."""

    PLUGIN_NAME = "ludotheque"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compiles the rules before the wheel is packed."""
        modules = self.modules()
        if version == "editable":
            return
        reason = "LUDOTHEQUE_PURE is set" if compiler.wants_pure() else compiler.why_no_compiler()
        if reason:
            compiler.progress(f"Leaving the rules as plain Python: {reason}")
            return
        self._folder = tempfile.TemporaryDirectory()
        built = compile_modules(Path(self.root), modules, Path(self._folder.name))
        for library in sorted(built.rglob("*.so" if sys.platform != "win32" else "*.pyd")):
            build_data["force_include"][str(library)] = library.relative_to(built).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def modules(self) -> list[str]:
        """Returns the files to compile, as the project names them; raises an error if one is missing."""
        modules = self.config.get("modules")
        if not isinstance(modules, list) or not modules or not all(isinstance(one, str) for one in modules):
            raise ValueError(
                "tool.hatch.build.hooks.ludotheque: `modules` must be a list of files, such as hearts/rules.py"
            )
        for module in modules:
            if not Path(self.root, module).is_file():
                raise ValueError(f"tool.hatch.build.hooks.ludotheque: there is no file {module}")
        return modules

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Removes the build files once they are packed."""
        if hasattr(self, "_folder"):
            self._folder.cleanup()


def compile_modules(root: Path, modules: list[str], folder: Path) -> Path:
    """Compiles modules in a copy of the project's packages; returns the folder with the libraries."""
    for package in sorted({Path(module).parts[0] for module in modules}):
        shutil.copytree(root / package, folder / package, ignore=shutil.ignore_patterns("__pycache__"))
    names = compiler.subclasses_of_ludotheque([(folder / module).read_text("utf-8") for module in modules])
    for module in modules:
        copy = folder / module
        copy.write_text(compiler.with_plain_classes(copy.read_text("utf-8"), names), "utf-8")
    group = Path(modules[0]).parts[0]
    command = [sys.executable, compiler.__file__, group, *modules]
    done = subprocess.run(command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode:
        raise RuntimeError(f"mypyc could not compile the rules:\n{done.stdout}")
    return folder / "libraries"


@hookimpl
def hatch_register_build_hook() -> type[CompileRules]:
    """Registers the hook with hatchling."""
    return CompileRules
