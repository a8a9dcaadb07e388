"""Compiles rules with mypyc: shared by our own build and the build hook for other people's games.

This file imports nothing of the package, because our own build loads it before the package exists.
"""

from __future__ import annotations

import ast
import os
import platform
import re
import sys
import sysconfig
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

# No fused multiply-add: a product must be rounded before it is added to something, on every machine alike.  Otherwise
# replays of physics would differ between machines.
COMPILER_ARGUMENTS = ("-ffp-contract=off",)

TEXT = r'(NULL|"(?:[^"\\]|\\.)*")'
FUNCTION_DOC = re.compile(r"(\(PyCFunction\)CPyPy_(\w+),\s*[A-Z_| ]+, PyDoc_STR\()" + TEXT)
CLASS_DOC = re.compile(r"(static PyTypeObject CPyType_(\w+)_template_ = \{[^}]*?\.tp_doc = PyDoc_STR\()" + TEXT)
PROPERTY_DOC = re.compile(r"(\(getter\)(\w+___\w+?_get_\w+),\s*(?:NULL|\(setter\)\w+),\s*)(NULL)")


def wants_pure() -> bool:
    return os.environ.get("LUDOTHEQUE_PURE", "") not in ("", "0")


def why_no_compiler() -> str:
    """Returns why C code cannot be compiled here for this Python; empty if it can."""
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


def progress(line: str) -> None:
    """Appends a line to the progress file that ./play or ./test has named, because installers hide a build's own
    output.
    """
    if path := os.environ.get("LUDOTHEQUE_PROGRESS"):
        with open(path, "a", encoding="utf-8") as file:
            file.write(line + "\n")
    print(line, file=sys.stderr)


def with_docstrings(code: str, source: str) -> str:
    """Adds the docstrings of a module's source to the C code of the module.

    mypyc writes only signatures, so `help` would show nothing else.
    """
    docs: dict[str, str] = {}
    classes: set[str] = set()
    for node in ast.parse(source).body:
        if isinstance(node, (ast.ClassDef, ast.FunctionDef)):
            docs[node.name] = ast.get_docstring(node) or ""
        if isinstance(node, ast.ClassDef):
            classes.add(node.name)
            for method in node.body:
                if isinstance(method, ast.FunctionDef):
                    name = f"{node.name}.{method.name}"  # the name of a property's setter, too, which has no docstring
                    docs[name] = ast.get_docstring(method) or docs.get(name, "")

    def documented(declaration: re.Match[str]) -> str:
        *_, owner, name = declaration[2].replace("_get_", "___").split("___")
        doc = docs.get(f"{owner}.{name}" if owner in classes else name)
        if not doc:
            return declaration[0]
        signature = "" if declaration[3] == "NULL" else declaration[3][1:-1]
        return f'{declaration[1]}"{signature}{escape_for_c(doc)}"'

    for pattern in (FUNCTION_DOC, CLASS_DOC, PROPERTY_DOC):
        code = pattern.sub(documented, code)
    return code


def escape_for_c(text: str) -> str:
    """Escapes a text for use in a C string."""
    plain = [chr(byte) if 32 <= byte < 127 and chr(byte) not in '"\\?' else f"\\{byte:03o}" for byte in text.encode()]
    return "".join(plain)


def subclasses_of_ludotheque(sources: list[str]) -> set[str]:
    """Returns the names of all classes in these sources that inherit, directly or indirectly, from a class of
    Ludotheque.

    Such a class must not become an extension class, because its base is in another compiled library, whose layout mypyc
    does not know.
    """
    classes: list[tuple[str, list[str]]] = []
    names_of_ours: set[str] = set()
    for source in sources:
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[0] == "ludotheque":
                names_of_ours.update([alias.asname or alias.name for alias in node.names])
            elif isinstance(node, ast.ClassDef):
                bases = [base.value if isinstance(base, ast.Subscript) else base for base in node.bases]
                classes.append((node.name, [base.id for base in bases if isinstance(base, ast.Name)]))
    for _ in classes:
        names_of_ours.update([name for name, bases in classes if names_of_ours.intersection(bases)])
    return names_of_ours.intersection([name for name, _ in classes])


def with_plain_classes(source: str, names: set[str]) -> str:
    """Marks classes in a source as plain Python classes; mypyc compiles their methods anyway."""
    tree = ast.parse(source)
    lines = source.splitlines(keepends=True)
    marked = [node for node in tree.body if isinstance(node, ast.ClassDef) and node.name in names]
    for node in sorted(marked, key=lambda node: -node.lineno):
        first = min([node.lineno, *[one.lineno for one in node.decorator_list]])
        lines.insert(first - 1, "@mypyc_attr(native_class=False)\n")
    if marked:
        at = next(node.lineno for node in tree.body if isinstance(node, ast.ImportFrom) and node.module != "__future__")
        lines.insert(at - 1, "from mypy_extensions import mypyc_attr\n")
    return "".join(lines)


def compile_here(group: str, modules: list[str]) -> None:
    """Compiles modules, given relative to the working directory, into the library `group` below `libraries/`."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    # The types in modules that are only imported are trusted, because ./test has checked them already.
    options = ["--follow-imports=silent", "--ignore-missing-imports", "--config-file="]
    extensions = mypycify(
        [*options, *modules],
        opt_level="1",  # builds in two thirds of the time of level 3; the code is at most a fifth slower
        debug_level="0",
        group_name=group,  # one library, in which a call from module to module is a C call
        multi_file=True,  # its C code is in many files, which several cores compile at once, in half the time
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

    command = ParallelBuild(Distribution({"name": group, "ext_modules": extensions}))
    command.build_lib = "libraries"
    command.build_temp = "objects"
    command.parallel = os.cpu_count() or 1
    command.ensure_finalized()
    command.run()


if __name__ == "__main__":
    compile_here(sys.argv[1], sys.argv[2:])
