"""Fair dice: the verifier that knows none of our code agrees with it, and finds whatever was changed."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import ludotheque
from ludotheque.core.record import chained, read_record
from ludotheque.trust import check_dice
from ludotheque.trust.check_dice import Wrong, check_sheet
from ludotheque.trust.dice import chance_of, finished, sheet_of, try_dice
from ludotheque.trust.trial import Task
from tests.trust.trying import GAMES

MATCHES = 6  # of each game
VERIFIER = Path(check_dice.__file__)


def a_sheet(game: str = "malta") -> dict[str, Any]:
    return sheet_of(finished(game, ludotheque.luck(3), 3))


@pytest.mark.parametrize("game", GAMES)
def test_all_luck_of_finished_matches_follows_from_seed_and_nonces(game: str) -> None:
    assert f"{MATCHES} flipped bits found" in try_dice(Task(MATCHES, games=(game,)))


def test_the_verifier_is_short_and_knows_the_standard_library_only() -> None:
    text = VERIFIER.read_text(encoding="utf-8")
    assert len(text.splitlines()) <= 200
    imported = [node for node in ast.walk(ast.parse(text)) if isinstance(node, (ast.Import, ast.ImportFrom))]
    names = {alias.name for node in imported if isinstance(node, ast.Import) for alias in node.names}
    names |= {node.module or "." for node in imported if isinstance(node, ast.ImportFrom)}
    assert names <= sys.stdlib_module_names and "ludotheque" not in text.replace("`ludotheque verify`", "").replace(
        'b"ludotheque seed', ""
    )


def test_the_verifier_runs_by_itself(tmp_path: Path) -> None:
    good, bad = tmp_path / "good.json", tmp_path / "bad.json"
    sheet = a_sheet()
    good.write_text(json.dumps(sheet), encoding="utf-8")
    sheet["record"]["nonces"] = []
    bad.write_text(json.dumps(sheet), encoding="utf-8")
    for file, code in ((good, 0), (bad, 1)):
        assert subprocess.run([sys.executable, "-I", VERIFIER, file], stdout=subprocess.DEVNULL).returncode == code


def rechained(record: dict[str, Any]) -> dict[str, Any]:
    """A forger knows how to hash too."""
    return json.loads(chained(read_record(record)).to_bytes())


def lucky_entry(sheet: dict[str, Any], kind: str) -> tuple[int, int]:
    for at, line in enumerate(sheet["asked"]):
        for number, asked in enumerate(line):
            if kind in asked:
                return at, number
    raise AssertionError(kind)


def test_a_forged_draw_is_found_though_all_hashes_fit() -> None:
    sheet = a_sheet()
    at, number = lucky_entry(sheet, "draw")
    luck = sheet["record"]["entries"][at]["luck"]
    bag = [name for name, _ in sheet["asked"][at][number]["draw"]]
    luck[number]["draw"] = next(name for name in bag if name != luck[number]["draw"])
    sheet["record"] = rechained(sheet["record"])
    with pytest.raises(Wrong, match="the seed gives"):
        check_sheet(sheet)


def test_a_bag_told_in_another_order_is_found() -> None:
    sheet = a_sheet()
    at, number = lucky_entry(sheet, "draw")
    sheet["asked"][at][number]["draw"].reverse()
    with pytest.raises(Wrong, match="now so"):
        check_sheet(sheet)


def test_another_seed_another_nonce_another_walk_are_found() -> None:
    sheet = a_sheet()
    for name, value in (("seed", "00" * 32), ("nonces", ["00" * 8]), ("commitment", "00" * 32)):
        forged = {**sheet, "record": rechained({**sheet["record"], name: value})}
        with pytest.raises(Wrong):
            check_sheet(forged)
    sheet = a_sheet("wound-up")
    at, number = lucky_entry(sheet, "walk")
    sheet["asked"][at][number]["walk"] ^= 1
    with pytest.raises(Wrong, match="the seed gives"):
        check_sheet(sheet)


def test_chances_of_counts() -> None:
    """Against tables of the chi-square distribution."""
    assert chance_of([10, 10, 10, 10, 10, 10]) > 0.999
    assert chance_of([5, 8, 9, 8, 10, 20]) == pytest.approx(0.0199, abs=0.001)  # 13.4 with 5 degrees of freedom
    assert chance_of([1000, 1200]) < 1e-4
