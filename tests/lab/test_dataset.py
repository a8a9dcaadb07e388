"""Tests of datasets: they are the same on every machine, described by their card, continued after an interruption, and
never overwritten.
"""

from __future__ import annotations

import csv
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludotheque.cli import main
from ludotheque.lab.dataset import DatasetInfo, digest_of_table
from ludotheque.lab.dataset_card import DECISION_FIELDS, MATCH_FIELDS

WORDS = ["lab", "dataset", "malta", "--levels", "plain,random", "--games", "2", "--jobs", "1", "--seed", "5"]
GAMES = ("glory", "malta", "worm-up", "wound-up")
SAMPLE = Path(__file__).parents[2] / "examples" / "dataset"


def info_of(folder: Path) -> DatasetInfo:
    return msgspec.json.decode((folder / "dataset.json").read_bytes(), type=DatasetInfo)


def rows_of(path: Path) -> list[dict[str, Any]]:
    if path.suffix == ".csv":
        with path.open(newline="", encoding="utf-8") as file:
            return [dict(row) for row in csv.DictReader(file)]
    return pytest.importorskip("polars").read_parquet(path).to_dicts()


def files_in(folder: Path) -> dict[Path, bytes]:
    return {file: file.read_bytes() for file in folder.rglob("*") if file.is_file()}


def check_card(folder: Path) -> None:
    """Checks that the tables are what the card and dataset.json say."""
    info = info_of(folder)
    card = (folder / "README.md").read_text(encoding="utf-8")
    assert info.digest in card
    for table in info.tables:
        rows = rows_of(folder / table.file)
        assert len(rows) == table.rows > 0
        assert digest_of_table(rows) == table.digest
        assert table.digest[:16] in card
        assert [*rows[0]] == [*(MATCH_FIELDS if table.file.startswith("matches") else DECISION_FIELDS)]
    assert all(f"`{name}`" in card for name in [*MATCH_FIELDS, *DECISION_FIELDS])


def test_equal_commands_make_equal_datasets_described_by_their_cards(tmp_path, capsys):
    assert main([*WORDS, "--to", str(tmp_path / "one")]) == 0
    assert main([*WORDS, "--to", str(tmp_path / "two")]) == 0
    assert main([*WORDS[:-1], "6", "--to", str(tmp_path / "other")]) == 0
    one, two, other = [info_of(tmp_path / name) for name in ("one", "two", "other")]
    assert one == two and one.digest != other.digest
    check_card(tmp_path / "one")
    assert one.digest[:16] in capsys.readouterr().out
    made = rows_of(tmp_path / "one" / one.tables[1].file)
    first = msgspec.json.decode(made[0]["move"])
    assert first["type"] == made[0]["action"]


def test_a_dataset_continues_where_it_stopped(tmp_path):
    assert main([*WORDS, "--to", str(tmp_path / "whole")]) == 0
    assert main([*WORDS, "--to", str(tmp_path / "cut")]) == 0
    journal = tmp_path / "cut" / "runs" / "malta-random" / "matches.jsonl"
    journal.write_bytes(journal.read_bytes()[:-30])
    (tmp_path / "cut" / "README.md").unlink()
    assert main([*WORDS, "--to", str(tmp_path / "cut")]) == 0
    assert info_of(tmp_path / "cut") == info_of(tmp_path / "whole")
    check_card(tmp_path / "cut")


@pytest.mark.parametrize(
    "changed",
    [
        ["--levels", "sharp"],  # this level thinks for a fixed time, so no seed can repeat its matches
        ["--levels", "kira"],
        ["--levels", "plain,plain"],
        ["--levels", "nobody"],
        ["--seats", "9"],
        ["--games", "0"],
        ["--seed", "6"],  # not the dataset that is in the folder
        ["--games", "4"],
    ],
)
def test_a_bad_request_is_reported_in_one_sentence_and_changes_nothing(tmp_path, capsys, changed):
    assert main([*WORDS, "--to", str(tmp_path / "data")]) == 0
    before = files_in(tmp_path)
    capsys.readouterr()
    assert main([*WORDS, *changed, "--to", str(tmp_path / "data")]) == 2
    assert len(capsys.readouterr().err.strip().splitlines()) == 1
    assert files_in(tmp_path) == before


def test_a_folder_with_other_contents_is_not_changed(tmp_path, capsys):
    (tmp_path / "novel.txt").write_text("Chapter one")
    assert main([*WORDS, "--to", str(tmp_path)]) == 2
    assert len(capsys.readouterr().err.strip().splitlines()) == 1
    assert [file.name for file in tmp_path.iterdir()] == ["novel.txt"]


def test_a_damaged_dataset_is_named_and_not_changed(tmp_path, capsys):
    (tmp_path / "dataset.json").write_text('{"plans": 7}')
    assert main([*WORDS, "--to", str(tmp_path)]) == 2
    assert "dataset.json" in capsys.readouterr().err
    assert (tmp_path / "dataset.json").read_text() == '{"plans": 7}'


def test_the_published_sample_matches_its_card():
    check_card(SAMPLE)
    info = info_of(SAMPLE)
    assert {plan.game for plan in info.plans} == {*GAMES}
    assert sum(file.stat().st_size for file in SAMPLE.rglob("*") if file.is_file()) < 300_000
