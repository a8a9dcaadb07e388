"""Tests that nothing of a lab run is lost or mixed up: damaged folders, full disks, kept decisions, other rules."""

from __future__ import annotations

import errno
import json
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import active_children
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludotheque.cli import main
from ludotheque.core.errors import BadInput
from ludotheque.journal import lines_of
from ludotheque.lab import folder as folders
from ludotheque.lab.folder import digest_of, open_for, open_run
from ludotheque.lab.plan import make_plan
from ludotheque.lab.rows import Decision
from ludotheque.lab.run import play_run
from ludotheque.lab.workers import Processes, Workers, play_pairings

WORDS = ["lab", "run", "malta", "--bots", "plain,random", "--option", "last_round=2", "--jobs", "1"]


def silent(count: int) -> None:
    pass


def told_once(capsys: Any) -> str:
    printed: str = capsys.readouterr().err
    lines = [
        line for line in printed.strip().splitlines() if " of " not in line
    ]  # without the lines that report progress
    assert len(lines) == 1 and "Traceback" not in printed
    return lines[0]


def whole_run(path: Path) -> str:
    assert main([*WORDS, "--games", "40", "--to", str(path)]) == 0
    return digest_of(open_run(path).rows())


def test_a_damaged_journal_is_named_and_not_changed(tmp_path, capsys):
    whole_run(tmp_path / "run")
    journal = tmp_path / "run" / "matches.jsonl"
    lines = journal.read_bytes().split(b"\n")
    lines[4] = lines[4].replace(b'"plays":', b'"plays":"many", "was":')
    journal.write_bytes(b"\n".join(lines))
    before = {file: file.read_bytes() for file in (tmp_path / "run").iterdir()}
    capsys.readouterr()
    for words in (["lab", "report"], ["lab", "replay"]):
        assert main([*words, str(tmp_path / "run")]) == 2
        assert "line 5" in told_once(capsys)
    assert main([*WORDS, "--games", "60", "--to", str(tmp_path / "run")]) == 2
    assert "damaged" in told_once(capsys)
    assert {file: file.read_bytes() for file in (tmp_path / "run").iterdir()} == before


def test_a_damaged_run_file_is_named_and_not_changed(tmp_path, capsys):
    whole_run(tmp_path / "run")
    (tmp_path / "run" / "run.json").write_text('{"plan": 7}')
    capsys.readouterr()
    assert main([*WORDS, "--games", "60", "--to", str(tmp_path / "run")]) == 2
    assert "run.json" in told_once(capsys)
    assert (tmp_path / "run" / "run.json").read_text() == '{"plan": 7}'


def test_an_unreadable_journal_is_named(tmp_path, capsys):
    whole_run(tmp_path / "run")
    (tmp_path / "run" / "matches.jsonl").unlink()
    (tmp_path / "run" / "matches.jsonl").mkdir()
    capsys.readouterr()
    for words in (["lab", "report", str(tmp_path / "run")], [*WORDS, "--games", "60", "--to", str(tmp_path / "run")]):
        assert main(words) == 2
        assert "matches.jsonl: this cannot be read" in told_once(capsys)


class FullDisk:
    """A file on a disk that has room for a few more bytes."""

    def __init__(self, file: Any, room: int) -> None:
        self.file = file
        self.room = room

    def __enter__(self) -> FullDisk:
        return self

    def __exit__(self, *_: object) -> None:
        self.file.close()

    def __getattr__(self, name: str) -> Any:
        return getattr(self.file, name)

    def write(self, data: bytes) -> int:
        if not self.room:
            raise OSError(errno.ENOSPC, "No space left on device")
        written: int = self.file.write(data[: self.room])
        self.room -= written
        return written


def test_on_a_full_disk_finished_matches_are_kept(tmp_path, capsys, monkeypatch):
    digest = whole_run(tmp_path / "whole")
    assert main([*WORDS, "--games", "16", "--to", str(tmp_path / "run")]) == 0
    kept = open_run(tmp_path / "run").rows()
    opened = Path.open

    def full(self: Path, mode: str = "r", *args: Any, **named: Any) -> Any:
        file: Any = opened(self, mode, *args, **named)
        return FullDisk(file, 300) if "a" in mode else file

    capsys.readouterr()
    with monkeypatch.context() as patch:
        patch.setattr(Path, "open", full)
        assert main([*WORDS, "--games", "40", "--to", str(tmp_path / "run")]) == 2
    assert "No space left" in told_once(capsys)
    assert open_run(tmp_path / "run").rows() == kept
    assert main([*WORDS, "--games", "40", "--to", str(tmp_path / "run")]) == 0
    assert digest_of(open_run(tmp_path / "run").rows()) == digest


@contextmanager
def files_up_to(size: int) -> Iterator[None]:
    """Lets this process write no file beyond a size, as if the disk were full."""
    resource = pytest.importorskip("resource")
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def test_an_unwritable_table_leaves_the_old_one_unchanged(tmp_path):
    whole_run(tmp_path / "run")
    folder = open_run(tmp_path / "run")
    (table,) = [path for path in folder.path.iterdir() if path.stem == "matches" and path != folder.journal]
    before = {file: file.read_bytes() for file in folder.path.iterdir()}
    with files_up_to(2000), pytest.raises(BadInput) as caught:
        folder.write_tables(folder.rows())
    assert caught.value.message == "unwritable-file" and caught.value.where == str(table)
    assert {file: file.read_bytes() for file in folder.path.iterdir()} == before


def test_an_unwritable_report_leaves_the_old_one_unchanged(tmp_path, capsys, monkeypatch):
    whole_run(tmp_path / "run")
    assert main(["lab", "report", str(tmp_path / "run")]) == 0
    page = tmp_path / "run" / "report.html"
    before = page.read_bytes()

    def full(self: Path, *_: Any, **__: Any) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    capsys.readouterr()
    with monkeypatch.context() as patch:
        patch.setattr(Path, "write_text", full)
        assert main(["lab", "report", str(tmp_path / "run")]) == 2
    assert "No space left" in told_once(capsys)
    assert page.read_bytes() == before
    assert [file.name for file in page.parent.iterdir() if file.suffix == ".part"] == []


@pytest.mark.parametrize("name", [".", "notes.txt"])
def test_a_report_replaces_only_a_page_of_the_lab(tmp_path, capsys, monkeypatch, name):
    whole_run(tmp_path / "run")
    monkeypatch.chdir(tmp_path)
    Path("notes.txt").write_text("mine", encoding="utf-8")
    capsys.readouterr()
    assert main(["lab", "report", "run", "--to", name]) == 2
    assert told_once(capsys).startswith(f"{name}: ")
    assert Path("notes.txt").read_text(encoding="utf-8") == "mine"
    for _ in range(2):  # a second report replaces the first
        assert main(["lab", "report", "run", "--to", "new.html"]) == 0


def test_no_command_puts_its_matches_among_other_files(tmp_path, capsys):
    (tmp_path / "notes.txt").write_text("mine", encoding="utf-8")
    sweep = ["lab", "sweep", "malta", "--vary", "option.lives=1,2", "--goal", "length=40"]
    for words in (WORDS, ["lab", "dataset", "--games", "1"], sweep):
        assert main([*words, "--to", str(tmp_path)]) == 2
        assert "holds other files" in told_once(capsys)
    assert [file.name for file in tmp_path.iterdir()] == ["notes.txt"]


@pytest.mark.faults
def test_a_dead_worker_process_is_reported_in_one_sentence(tmp_path):
    plan = make_plan("malta", ["plain", "random"], options={"last_round": 2})
    folder = open_for(tmp_path / "run", plan)
    workers = Processes(2)
    killed: list[int] = []

    def kill_all(count: int) -> None:
        if count and not killed:
            for child in active_children():
                child.kill()
                killed.append(child.pid or 0)

    with pytest.raises(BadInput) as caught:
        play_run(folder, 100, workers, kill_all)
    workers.close()
    assert killed and caught.value.message == "lab-lost-worker"
    rows = play_run(folder, 100, Workers(), silent)
    assert digest_of(rows) == digest_of(play_run(open_for(tmp_path / "other", plan), 100, Workers(), silent))


def test_decisions_are_saved_on_request(tmp_path):
    plan = make_plan("malta", ["plain", "random"], options={"last_round": 2}, keeps_decisions=True)
    folder = open_for(tmp_path / "run", plan)
    rows = play_run(folder, 8, Workers(), silent)
    made = lines_of(folder.decisions, Decision)
    assert len(made) == sum(row.decisions for row in rows)
    for row in rows:
        mine = [decision for decision in made if (decision.pairing, decision.rotation) == (row.pairing, row.rotation)]
        assert sum(decision.listed for decision in mine) == row.listed
        assert all(1 <= decision.play <= row.plays and decision.bot == row.bots[decision.seat] for decision in mine)
    tables = folder.write_tables(rows)
    assert [table.stem for table in tables] == ["matches", "decisions"]
    plain = make_plan("malta", ["plain", "random"], options={"last_round": 2})
    without = play_run(open_for(tmp_path / "without", plain), 8, Workers(), silent)
    assert digest_of(without) == digest_of(rows)  # keeping the decisions changes no match


def test_tables_without_polars_are_csv(tmp_path, monkeypatch):
    monkeypatch.setattr(folders, "find_spec", lambda name: None)
    folder = open_for(tmp_path / "run", make_plan("malta", ["plain"], options={"last_round": 2}))
    (table,) = folder.write_tables(play_run(folder, 4, Workers(), silent))
    assert table.name == "matches.csv" and len(table.read_text(encoding="utf-8").splitlines()) == 5


def test_a_worker_with_other_rules_or_another_box_refuses_the_plan():
    plan = make_plan("malta", ["plain"], options={"last_round": 2})
    assert play_pairings(plan, [0]).rows
    for changes in ({"version": "0.0.1"}, {"box": "0" * 64}):
        other = msgspec.structs.replace(plan, **changes)
        with pytest.raises(BadInput) as caught:
            play_pairings(other, [0])
        assert caught.value.message in ("lab-other-rules", "lab-other-box")


def test_a_replay_is_saved_and_can_be_continued(tmp_path, capsys):
    whole_run(tmp_path / "run")
    command = ["lab", "replay", str(tmp_path / "run"), "--option", "last_round=1"]
    assert main([*command, "--games", "6"]) == 0
    (kept,) = (tmp_path / "run").glob("replay-*.jsonl")
    assert len(kept.read_text(encoding="utf-8").splitlines()) == 6
    capsys.readouterr()
    assert main(command) == 0
    printed = capsys.readouterr().out
    assert "40 matches" in printed and "digest" in printed
    assert len(kept.read_text(encoding="utf-8").splitlines()) == 40
    assert main(command) == 0
    assert capsys.readouterr().out == printed
    for games in ("0", "-3"):
        assert main([*command, "--games", games]) == 2
        assert "games" in told_once(capsys)


def test_matches_can_be_replayed_by_earlier_rules(tmp_path, capsys):
    from ludotheque.core.catalogue import find_game

    plan = make_plan("glory", ["plain"], options={"last_round": 6})
    play_run(open_for(tmp_path / "run", plan), 4, Workers(), silent)
    for version in (find_game("glory").versions[0], find_game("glory").version):
        assert main(["lab", "replay", str(tmp_path / "run"), "--with", version]) == 0
        assert "4 matches" in capsys.readouterr().out
    assert main(["lab", "replay", str(tmp_path / "run"), "--with", "no-such-box.toml"]) == 2
    assert "no-such-box.toml" in capsys.readouterr().err
    before = sorted(path.name for path in (tmp_path / "run").iterdir())
    for version in ("99", "v2.0"):
        assert main(["lab", "replay", str(tmp_path / "run"), "--with", version]) == 2
        printed = capsys.readouterr().err
        assert printed.count("\n") == 1
        assert f"no version {version}; known versions: {', '.join(find_game('glory').versions)}" in printed
    assert sorted(path.name for path in (tmp_path / "run").iterdir()) == before


def test_card_values_are_saved_in_a_folder(tmp_path, capsys):
    words = [
        "malta",
        "--bots",
        "plain",
        "--option",
        "last_round=2",
        "--games",
        "4",
        "--only",
        "Negate,Shove",
        "--jobs",
        "1",
    ]
    command = ["lab", "cards", *words, "--to", str(tmp_path / "cards")]
    assert main(command) == 0
    printed = capsys.readouterr().out
    assert {path.name for path in (tmp_path / "cards").iterdir()} == {"negate", "shove"}
    assert main(command) == 0
    assert capsys.readouterr().out == printed and "digest" in printed
    assert json.loads((tmp_path / "cards" / "negate" / "run.json").read_bytes())["matches"] == 4
