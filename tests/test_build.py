"""Tests that each build is compiled or pure as it claims, and keeps the promises that compilation could break."""

import importlib
import os
import pkgutil
import tomllib
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

import msgspec
import pytest

import hatch_build
import ludotheque
from ludotheque.build import build_and_reason
from ludotheque.core.events import Event
from ludotheque.core.structs import Action, lower_camel

pytestmark = pytest.mark.compiled

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src" / "ludotheque"
COMPILED = [
    ".".join(path.relative_to(SOURCES.parent).with_suffix("").parts) for path in hatch_build.compiled_modules(SOURCES)
]


def is_extension(module: ModuleType) -> bool:
    return (module.__file__ or "").endswith(tuple(EXTENSION_SUFFIXES))


def package_modules() -> list[ModuleType]:
    folders = [name for name in ("core", "games", "physics") if (SOURCES / name).is_dir()]
    names = [f"ludotheque.{name}" for name in folders]
    for name in list(names):
        path = importlib.import_module(name).__path__
        names += [
            found.name for found in pkgutil.walk_packages(path, name + ".") if not found.name.endswith(".encoding")
        ]
    return [importlib.import_module(name) for name in names]


def package_structs() -> list[type[msgspec.Struct]]:
    found = {thing for module in package_modules() for thing in vars(module).values() if isinstance(thing, type)}
    own = [thing for thing in found if issubclass(thing, msgspec.Struct) and thing.__module__.startswith("ludotheque.")]
    return sorted(own, key=lambda struct: (struct.__module__, struct.__qualname__))


def test_the_build_is_the_expected_one():
    how, reason = build_and_reason()
    assert how in ("compiled", "pure")
    assert reason
    assert how == os.environ.get("LUDOTHEQUE_EXPECTED", "pure"), reason


@pytest.mark.parametrize("name", COMPILED)
def test_either_all_listed_modules_are_compiled_or_none(name):
    module = importlib.import_module(name)
    assert is_extension(module) == (build_and_reason()[0] == "compiled"), module.__file__


def test_nothing_else_is_compiled():
    surprising = [module.__name__ for module in package_modules() if is_extension(module)]
    assert set(surprising) <= set(COMPILED)


def test_a_compiled_build_is_not_imported_from_the_work_tree():
    inside = Path(ludotheque.__file__).is_relative_to(SOURCES)
    assert inside == (build_and_reason()[1] == "run from its sources")


def test_the_work_tree_contains_no_compiled_library():
    found = [
        path for folder in ("src", "tests") for path in (ROOT / folder).rglob("*") if path.suffix in (".so", ".pyd")
    ]
    assert not found


def test_structs_are_defined_only_in_modules_that_are_never_compiled():
    """Checks that structs are defined in modules that are never compiled, because mypyc would silently drop frozen, tag
    and rename.
    """
    compiled = [struct.__qualname__ for struct in package_structs() if struct.__module__ in COMPILED]
    assert not compiled


@pytest.mark.parametrize("struct", package_structs(), ids=lambda struct: f"{struct.__module__}.{struct.__name__}")
def test_structs_are_frozen_and_tagged(struct):
    config = struct.__struct_config__
    assert config.frozen
    if issubclass(struct, (Action, Event)):
        assert (config.tag_field, config.tag) == ("type", lower_camel(struct.__name__))


@pytest.mark.parametrize("pattern", hatch_build.COMPILED)
def test_every_pattern_of_the_list_matches_a_module(pattern):
    is_seen = any(pattern.startswith(f"{folder}/") for folder in hatch_build.FOLDERS)
    assert is_seen, "the cache key of a compiled build would not notice a change in this file"
    if "*/" not in pattern:  # a game need not have every file
        assert any(path in hatch_build.compiled_modules(SOURCES) for path in SOURCES.glob(pattern))


def test_the_build_uses_the_versions_that_the_tests_use():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    pins = project["tool"]["uv"]["constraint-dependencies"]
    assert {"include-group": "compile"} in project["dependency-groups"]["dev"]
    assert all(pin in pins for pin in project["build-system"]["requires"])
    for name, wanted in project["dependency-groups"].items():
        bare = [requirement.partition(";")[0] for requirement in wanted if isinstance(requirement, str)]
        assert all(any(pin.startswith(f"{requirement}==") for pin in pins) for requirement in bare), name


@pytest.mark.parametrize("name", ["polyfactory", "faker"])
def test_packages_for_example_data_are_not_installed(name):
    """Shows that packages which Litestar needs only to generate example data are absent; see pyproject.toml."""
    assert find_spec(name) is None
