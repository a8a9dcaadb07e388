"""Tests that imports point only downwards, as the picture in ARCHITECTURE.md shows."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

PACKAGE = Path(__file__).parents[1] / "src" / "ludotheque"

RULES = {"core", "physics", "games"}
FRONT_DOOR = {"ludotheque", "build"}  # the public API, `import ludotheque`, and how it was built
BELOW_PEOPLE = RULES | FRONT_DOOR | {"table", "bots", "lessons"}

# For each part of the package: the other parts that it may import.
MAY_IMPORT = {
    "core": set(),
    "physics": {"core"},
    "games": {"core", "physics"},
    "numbering": {"core"},
    "build": {"core"},
    "compiler": set(),
    "hatch": {"compiler"},
    "ludotheque": {"core", "build"},
    "lessons": RULES | FRONT_DOOR,
    "table": RULES | FRONT_DOOR,
    "store": RULES | {"table"},
    "bots": RULES | FRONT_DOOR | {"table", "progress", "journal"},
    "testing": BELOW_PEOPLE | {"progress"},
    "lab": BELOW_PEOPLE | {"progress", "journal"},
    "puzzles": BELOW_PEOPLE | {"progress"},
    "envs": BELOW_PEOPLE | {"numbering"},
    "server": BELOW_PEOPLE | {"store", "lab", "puzzles"},
    "check_dice": set(),  # a verifier, which may import nothing of ours
    "dice_sheet": {"core"},
    "progress": set(),
    "journal": {"core"},
    "dev": BELOW_PEOPLE | {"testing", "server"},
    # The template that `ludotheque new-game` copies, so it may import only what an author's package may import.
    "skeleton": {"core", "testing", "ludotheque"},
    "cli": BELOW_PEOPLE | {"testing", "puzzles", "lab", "envs", "server", "store", "dev", "dice_sheet", "progress"},
    "__main__": {"cli"},
}

CLOCKS = {"asyncio", "datetime", "sched", "time"}


class Import(NamedTuple):
    importer: str  # the dotted name of the importing module
    line: int
    imported: str


def name_of(path: Path) -> str:
    parts = ["ludotheque", *path.relative_to(PACKAGE).with_suffix("").parts]
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports_of(name: str, path: Path) -> Iterator[Import]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), str(path))):
        if isinstance(node, ast.Import):
            yield from (Import(name, node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                package = name.split(".") if path.name == "__init__.py" else name.split(".")[:-1]
                parents = package[: len(package) - node.level + 1]
                base = ".".join([*parents, base] if base else parents)
            # `from a.b import c` may mean the module a.b.c or a name in a.b; the longer form covers both.
            yield from (Import(name, node.lineno, f"{base}.{alias.name}") for alias in node.names)


def part_of(dotted: str) -> str:
    """Returns the part of the package to which a module belongs; "ludotheque" is the public API itself."""
    parts = dotted.split(".")
    is_part = len(parts) > 1 and ((PACKAGE / parts[1]).is_dir() or (PACKAGE / f"{parts[1]}.py").is_file())
    return parts[1] if is_part else "ludotheque"


MODULES = {name_of(path): path for path in sorted(PACKAGE.rglob("*.py"))}
IMPORTS = [found for name, path in MODULES.items() for found in imports_of(name, path)]
OWN = [found for found in IMPORTS if found.imported.split(".")[0] == "ludotheque"]


def check(wrong: list[Import], rule: str) -> None:
    lines = [f"  {found.importer}, line {found.line}, imports {found.imported}" for found in wrong]
    assert not wrong, "\n".join([rule, *lines])


def test_every_part_has_its_layer():
    parts = {part_of(name) for name in MODULES}
    unknown = sorted(parts - set(MAY_IMPORT))
    assert not unknown, (
        f"{unknown} stand in no layer: add them to MAY_IMPORT here and to the picture in ARCHITECTURE.md"
    )


@pytest.mark.parametrize("part", MAY_IMPORT)
def test_imports_point_down(part):
    allowed = MAY_IMPORT[part] | {part}
    wrong = [found for found in OWN if part_of(found.importer) == part and part_of(found.imported) not in allowed]
    # The public API may import the package `games` itself: otherwise the first import of a game would replace the
    # function games().
    wrong = [found for found in wrong if (found.importer, found.imported) != ("ludotheque", "ludotheque.games")]
    check(wrong, f"{part} may import only {sorted(allowed)}:")


def test_games_do_not_import_one_another():
    def game(dotted: str) -> str:
        return ".".join(dotted.split(".")[:3])

    inside = [found for found in OWN if part_of(found.importer) == part_of(found.imported) == "games"]
    wrong = [found for found in inside if game(found.importer) != game(found.imported)]
    check(wrong, "A game knows nothing of another game; what they share belongs in core:")


def test_the_compiled_search_imports_only_rules():
    search = [found for found in OWN if found.importer.startswith("ludotheque.bots.search")]
    wrong = [
        found
        for found in search
        if part_of(found.imported) not in RULES and not found.imported.startswith("ludotheque.bots.search")
    ]
    check(wrong, "What is compiled imports nothing but what is compiled with it:")


def test_only_encodings_import_numpy():
    numpy = [found for found in IMPORTS if found.imported.split(".")[0] == "numpy" and part_of(found.importer) in RULES]
    check(
        [found for found in numpy if found.importer.split(".")[-1] != "encoding"],
        "Rules need no numpy; in a game only encoding.py imports it:",
    )


def test_rules_use_no_clock():
    clocks = [found for found in IMPORTS if found.imported.split(".")[0] in CLOCKS]
    check(
        [found for found in clocks if part_of(found.importer) in RULES],
        "Time belongs to the table; rules, physics and core know none:",
    )
