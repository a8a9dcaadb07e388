"""Tests that mutation testing reports exactly those mutants that no test notices."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from tools.environments import ROOT
from tools.mutants.explained import Explained, read_explained, stale_entries
from tools.mutants.judging import sample_of
from tools.mutants.making import apply_edits, mutants_of
from tools.mutants.planting import plant, plant_probes
from tools.mutants.target import game_target

GAMES = ("glory", "malta", "worm_up", "wound_up")


def changes(body: str) -> set[str]:
    """Returns all mutants of a function whose body is this line."""
    return {mutant.after for mutant in mutants_of("x.py", f"def f(a, b, c):\n    {body}\n".encode())}


@pytest.mark.parametrize(
    ("line", "mutants"),
    [
        ("x = a < b", {"x = a <= b", "x = a >= b"}),
        ("x = a not in b", {"x = a in b"}),
        ("x = (a + b) // c", {"x = (a + b) * c", "x = ((a - b)) // c"}),
        ("x = 0", {"x = 1", "x = -1"}),
        ("x = True", {"x = False"}),
        ("x = not a", {"x =  a"}),
        ("x = (a or b) and c", {"x = (a or b) or c", "x =  c", "x = (a or b)", "x = ((a and b)) and c"}
         | {"x = ( b) and c", "x = (a ) and c"}),
        ("a.left -= b", {"a.left += b", "pass"}),
        ("a.clear()", {"pass"}),
        ("super().clear()", set()),
        ("return a", {"return None"}),
        ("x = [y for y in range(a) if y]", {"x = [y for y in range(a + 1) if y]", "x = [y for y in range(a - 1) if y]"}
         | {"x = [y for y in range(a) if not (y)]"}),
        ("x = min(a, b)", {"x = max(a, b)"}),
        ("x = b if a else c", {"x = b if not (a) else c"}),
        ("x: int = a", set()),
        ("assert a > b", set()),
        ("x = f'{a + b}'", set()),
    ],
)  # fmt: skip
def test_each_kind_of_mutation_is_made(line, mutants):
    assert changes(line) == mutants


def test_compound_statements_are_mutated():
    source = b'''def f(a):
    """A docstring."""
    for x in a:
        if x:
            continue
        return x
    return 0
'''
    after = [(mutant.line, mutant.after) for mutant in mutants_of("x.py", source)]
    assert sorted(after) == [
        (3, "for x in ():"),
        (4, "if not (x):"),
        (5, "break"),
        (5, "pass"),
        (6, "pass"),
        (6, "return None"),
        (7, "return -1"),
        (7, "return 1"),
    ]


@pytest.mark.parametrize("game", GAMES)
def test_every_mutant_of_our_games_differs_from_the_original(game):
    target = game_target(game)
    keys = []
    for file in target.files():
        source = target.source(file)
        for mutant in mutants_of(file, source)[::40]:  # only every 40th, because parsing all of them takes long
            assert ast.dump(ast.parse(apply_edits(source, mutant.edits))) != ast.dump(ast.parse(source))
        keys += [mutant.key for mutant in mutants_of(file, source)]
    assert len(set(keys)) == len(keys) >= 400


def test_whether_a_mutant_is_sampled_depends_only_on_itself_and_the_seed():
    target = game_target("worm_up")
    source = target.source("rules/moving.py")
    mutants = mutants_of("rules/moving.py", source)
    keys = [mutant.key for mutant in sample_of(mutants, 30, 1)]
    assert keys == [mutant.key for mutant in sample_of(reversed(mutants), 30, 1)]
    assert keys != [mutant.key for mutant in sample_of(mutants, 30, 2)]
    moved = mutants_of("rules/moving.py", b"# another first line\n" + source)
    assert [mutant.key for mutant in sample_of(moved, 30, 1)] == keys
    assert len(sample_of(mutants, 0, 1)) == len(mutants)


PLANTED = b"""
from functools import cache


class Counter:
    @property
    def number(self):
        return 1


@cache
def twice(number):
    if number < 0:
        return 0
    else:
        return number * 2
"""


def planted_module() -> ModuleType:
    module = ModuleType("planted")
    module.__file__ = "planted.py"
    exec(compile(PLANTED, "planted.py", "exec"), vars(module))
    return module


def test_changed_code_replaces_functions_under_decorators():
    module = planted_module()
    twice = module.twice
    plant(module, ast.parse(PLANTED.replace(b"* 2", b"* 3").replace(b"1", b"5")), ["twice", "Counter.number"])
    assert (twice(4), module.Counter().number) == (12, 5)


def test_probes_record_the_code_that_is_reached():
    module = planted_module()
    reached = plant_probes(module, PLANTED)
    assert module.twice(-1) == 0
    assert list(reached) == [0, 1, 1, 0]  # one each for: number · if · return 0 · return number * 2
    assert module.twice(1) == 2
    assert list(reached) == [0, 1, 1, 1]


def test_explanations_are_matched_by_text_and_stale_ones_are_found(tmp_path):
    (tmp_path / "mutants.toml").write_text(
        """[[mutant]]
file = "x.py"
function = "f"
before = "if a  <  b:"
after = "if a <= b:"
why = "They are never equal."
"""
    )
    (entry,) = read_explained(tmp_path / "mutants.toml")
    source = b"def g(a):\n    return a\n\n\ndef f(a, b):\n    if a < b:\n        return 1\n    return 0\n"
    (match,) = [mutant for mutant in mutants_of("x.py", source) if entry.matches(mutant)]
    assert match.kind == "comparison"
    assert not stale_entries([entry], mutants_of("x.py", source))
    assert stale_entries([entry], mutants_of("x.py", source.replace(b"a < b", b"a > b"))) == [entry]
    assert read_explained(tmp_path / "no.toml") == []
    with pytest.raises(TypeError):
        Explained(file="x.py")  # type: ignore[call-arg]  # an incomplete entry


@pytest.mark.parametrize("game", GAMES)
def test_explanations_of_our_games_are_complete(game):
    target = game_target(game)
    explained = read_explained(target.explained)
    mutants = [mutant for file in target.files() for mutant in mutants_of(file, target.source(file))]
    assert not stale_entries(explained, mutants)
    assert all(len(entry.why) > 15 for entry in explained)


TOY_RULES = """def climb(steps, top):
    height = 0
    while height < top:
        height += steps
    return height


def is_high(height):
    return height > 10


def nobody_tests(this):
    return this + 1


def slow(height):
    if height > 5 and height != 3:
        return True
    return False
"""
TOY_SECTION = """from toy.rules.climbing import climb, is_high, slow

def test_climbs():
    assert climb(2, 5) == 6

def test_slow():
    assert slow(6) and not slow(5)
"""
TOY_RECORDS = """from toy.rules.climbing import is_high

def test_record():
    assert [is_high(height) for height in (9, 10, 11)] == [False, False, True]
"""
TOY_EXPLAINED = """[[mutant]]
file = "rules/climbing.py"
function = "slow"
before = "if height > 5 and height != 3:"
after = "if height > 5 :"
why = "What is more than 5 is not 3."
"""
TOY_RUN = """import sys
from pathlib import Path
from tools.mutants.__main__ import parse, run
from tools.mutants.target import Target
here = Path(sys.argv[1])
target = Target("toy", "toy", here / "toy", here / "checks", (), here / "results", here)
sys.exit(run(target, parse(["toy", *sys.argv[2:]])))
"""


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    for file, text in {
        "toy/__init__.py": "",
        "toy/rules/__init__.py": "",
        "toy/rules/climbing.py": TOY_RULES,
        "checks/test_1_climbing.py": TOY_SECTION,
        "checks/test_records.py": TOY_RECORDS,
        "checks/mutants.toml": TOY_EXPLAINED,
        "pytest.ini": "[pytest]\npythonpath = .\n",
        "run.py": TOY_RUN,
    }.items():
        path = tmp_path / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return tmp_path


def try_toy(toy: Path, *words: str) -> tuple[int, dict, str]:
    done = subprocess.run(
        [sys.executable, toy / "run.py", toy, *words],
        capture_output=True,
        text=True,
        cwd=toy,
        env={"PYTHONPATH": f"{ROOT}:{toy}", "PATH": "/usr/bin:/bin"},
    )
    assert done.returncode in (0, 1), done.stderr
    return done.returncode, json.loads((toy / "results" / "toy.json").read_text()), done.stdout


def test_a_whole_run_reports_the_surviving_mutants(toy):
    code, results, told = try_toy(toy, "--sample", "0")
    verdicts = {(row["function"], row["after"]): row for row in results["mutants"]}
    assert code == 1  # because some mutants survived
    assert verdicts["climb", "height = 1"]["verdict"] == "killed by a section test"
    endless = verdicts["climb", "pass"]
    assert (endless["verdict"], endless["endless"]) == ("killed by a section test", True)
    only_record = verdicts["is_high", "return height > 9"]
    assert only_record["verdict"] == "killed only by other tests"
    assert only_record["test"] == "checks/test_records.py::test_record"
    unreached = verdicts["nobody_tests", "return this - 1"]
    assert (unreached["verdict"], unreached["reached"]) == ("survived", 0)
    explained = verdicts["slow", "if height > 5 :"]
    assert (explained["verdict"], explained["why"]) == ("survived", "What is more than 5 is not 3.")
    assert results["explained"] == 1
    assert results["survived"] == sum(row["verdict"] == "survived" for row in results["mutants"]) - 1
    assert "nobody_tests" in told and "- return this + 1\n  + return this - 1" in told

    # With a better section test, the mutant is killed, and verdicts that still hold are reused.
    better = toy / "checks" / "test_2_height.py"
    better.write_text(
        "from toy.rules.climbing import *\n\ndef test_it():\n    assert is_high(11) and not is_high(10)\n"
    )
    code, results, told = try_toy(toy, "--sample", "0", "--section-only")
    verdicts = {(row["function"], row["after"]): row for row in results["mutants"]}
    assert verdicts["is_high", "return height > 9"]["test"] == "checks/test_2_height.py::test_it"
    assert verdicts["climb", "pass"] == endless
    assert "what 1 tests of checks/test_2_height.py reach" in told and "test_1_climbing.py reach" not in told


def test_a_stale_explanation_is_named(toy):
    (toy / "checks" / "mutants.toml").write_text(TOY_EXPLAINED.replace("height > 5 :", "height > 6 :"))
    code, _, told = try_toy(toy, "--sample", "1", "--section-only")
    assert code == 1
    assert "explains no mutant any more: rules/climbing.py, slow: if height > 6 :" in told
