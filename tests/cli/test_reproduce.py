"""Tests that a crash report can be reproduced, and turned into a failing test."""

from __future__ import annotations

import asyncio
import stat
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludotheque.games.malta.game import GAME
from ludotheque.table.crash_reports import CrashReport, rerun
from ludotheque.table.log import Played
from tests.cli.typed import run_script
from tests.table.seated import STEP, World, seat_three

SECRETS = "contains the secrets of the match"


def break_malta(patch: pytest.MonkeyPatch) -> None:
    """Makes every play of Malta at a table raise an error after it has changed the state."""
    apply = GAME.apply

    def broken(self: Any, *values: Any) -> None:
        apply(*values)
        raise ZeroDivisionError('a slip in a "card"')

    patch.setattr(type(GAME), "apply", broken)


@pytest.fixture(autouse=True)
def report(empty_folder: None) -> CrashReport:
    """Makes a server crash, writes its crash report to report.json, and returns the report."""

    async def crash() -> CrashReport:
        world = World()
        ann, _, _ = await seat_three(world)
        with pytest.MonkeyPatch.context() as patch:
            break_malta(patch)
            await ann.play(STEP)
        (kept,) = world.bundles
        return kept

    kept = asyncio.run(crash())
    Path("report.json").write_bytes(msgspec.json.encode(kept))
    return kept


def test_an_error_is_reproduced_until_it_is_fixed(monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        break_malta(patch)
        output = run_script("reproduce report.json")
    assert output.code == 1
    assert "The error happens again:" in output.out and "ZeroDivisionError: a slip" in output.out
    assert '"card":"Swap Hands"' in output.out
    output = run_script("reproduce report.json")
    assert output.code == 0
    assert "does not happen any more. It was: ZeroDivisionError: a slip" in output.out


def test_the_written_test_fails_until_the_bug_is_fixed(monkeypatch: pytest.MonkeyPatch) -> None:
    output = run_script("reproduce report.json --test test_crash_17.py")
    assert "test_crash_17.py fails until" in output.out and SECRETS in output.out
    assert Path("test_crash_17.json").read_bytes() == Path("report.json").read_bytes()
    assert stat.S_IMODE(Path("test_crash_17.json").stat().st_mode) == 0o600 or sys.platform == "win32"
    source = Path("test_crash_17.py").read_text(encoding="utf-8")
    assert "keep it private" in source
    made: dict[str, Any] = {"__file__": str(Path("test_crash_17.py").absolute())}
    exec(compile(source, "test_crash_17.py", "exec"), made)
    made["test_crash_17"]()
    with monkeypatch.context() as patch:
        break_malta(patch)
        with pytest.raises(ZeroDivisionError):
            made["test_crash_17"]()


def test_pytest_collects_the_written_test() -> None:
    run_script("reproduce report.json --test test_crash_17.py")
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:randomly", "-p", "no:cacheprovider", "test_crash_17.py"]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0 and "1 passed" in done.stdout, done.stdout


def test_a_move_that_is_now_refused_is_not_an_error(report: CrashReport) -> None:
    assert isinstance(report.entry, Played)
    entry = msgspec.structs.replace(report.entry, action={"type": "pass"})
    refused = msgspec.structs.replace(report, entry=entry)
    assert rerun(msgspec.json.encode(refused)).version == len(report.rows)


def test_a_crash_report_without_a_move_reloads_the_table(report: CrashReport) -> None:
    Path("bot.json").write_bytes(msgspec.json.encode(msgspec.structs.replace(report, entry=None)))
    output = run_script("reproduce bot.json")
    assert output.code == 0 and "the table is only loaded again" in output.out


@pytest.mark.parametrize(
    ("file", "sentence"),
    [
        ("crash.py", "the name of a test is test_….py"),
        ("test_crash.json", "the name of a test is test_….py"),
        ("test_there.py", "this exists already; nothing was written"),
        ("nowhere/test_crash.py", "cannot write: No such file or directory"),
    ],
)
def test_an_unwritable_test_file_is_reported_in_one_sentence(file: str, sentence: str) -> None:
    Path("test_there.json").write_text("kept", encoding="utf-8")
    output = run_script(f"reproduce report.json --test {file}")
    assert output.code == 2 and sentence in output.err and output.err.count("\n") == 1 and not output.out
    assert Path("test_there.json").read_text(encoding="utf-8") == "kept"


def test_the_result_is_in_french_for_french_users() -> None:
    output = run_script("reproduce report.json --test test_crash.py --language fr")
    assert output.code == 0
    assert "contient les secrets de la partie : gardez-le" in output.out and "ne se produit plus" in output.out
    output = run_script("reproduce nowhere.json --language fr")
    assert (output.code, output.err) == (2, "nowhere.json: illisible : No such file or directory\n")


def test_any_damage_to_a_crash_report_is_reported_or_harmless() -> None:
    whole = Path("report.json").read_bytes()
    for at in range(0, len(whole), max(1, len(whole) // 40)):
        for damaged in (whole[:at], whole[:at] + b"?" + whole[at + 1 :], whole[:at] + b"1" + whole[at + 1 :]):
            Path("half.json").write_bytes(damaged)
            output = run_script("reproduce half.json")
            assert output.code in (0, 1, 2), output.err
            assert output.code < 2 or (output.err.startswith("half.json: ") and output.err.count("\n") == 1), output.err
