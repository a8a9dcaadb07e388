"""Tests of what ./test prints about its stages, and of what a nightly run does if the machine lacks something."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

import ludotheque
from ludotheque_trust import TRIALS as ALL_TRIALS
from tests.missing import leave_out
from tools import nightly
from tools.stages import BUDGETS, LINT, NIGHTLY, PURE, Failed, Run


def test_each_kind_of_stage_is_printed_with_its_budget() -> None:
    run = Run()
    run.seconds = [(LINT, "format", 1.25), (LINT, "types", 30.0), (PURE, "tests", 200.0), (NIGHTLY, "mutants", 5000.0)]
    lines = run.summary().splitlines()
    assert "    1.2 s  format" in lines
    assert lines[-3:] == [
        "   31.2 s  lint and types of 60 s",
        "  200.0 s  tests on the sources of 180 s, which is too long",
        " 5000.0 s  nightly suites",
    ]
    assert sum(BUDGETS.values()) == 15 * 60


def test_a_failing_stage_is_named() -> None:
    run = Run()
    with pytest.raises(Failed, match=r"a stage failed \(exit code 3\)"):
        run.stage(LINT, "a stage", [sys.executable, "-c", "raise SystemExit(3)"])
    good = [sys.executable, "-c", ""]
    with pytest.raises(Failed, match=r"two commands failed \(exit code 4\)"):
        run.stage(LINT, "two commands", good, [sys.executable, "-c", "raise SystemExit(4)"])
    assert [name for _, name, _ in run.seconds] == ["a stage", "two commands"]


def test_missing_programs_skip_a_stage_but_fail_nightly_runs(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    Run().leave_out("The tests behind nginx", "it is not installed")
    assert "The tests behind nginx are left out: it is not installed." in capsys.readouterr().out
    with pytest.raises(Failed, match="it is not installed"):
        Run(is_nightly=True).leave_out("The tests behind nginx", "it is not installed")
    monkeypatch.delenv("LUDOTHEQUE_NIGHTLY", raising=False)
    with pytest.raises(pytest.skip.Exception, match="no strace"):
        leave_out("no strace")
    monkeypatch.setenv("LUDOTHEQUE_NIGHTLY", "1")
    with pytest.raises(pytest.fail.Exception, match="no strace"):
        leave_out("no strace")


def test_every_game_and_every_trial_has_a_nightly_run(monkeypatch: pytest.MonkeyPatch) -> None:
    commands: list[str] = []

    def fails(self: Run, kind: str, name: str, command: list[Any], **settings: str) -> None:
        commands.append(" ".join(map(str, command[1:])))
        raise Failed(f"{name} failed.")

    monkeypatch.setattr(Run, "stage", fails)
    monkeypatch.setattr(Run, "set_up", lambda self, name, environment, *options: None)
    with pytest.raises(Failed, match="contains neverland"):
        nightly.run_nightly(Run(is_nightly=True), Path("sources"), Path("wheel"), ["neverland"])
    with pytest.raises(Failed):
        nightly.run_nightly(Run(is_nightly=True), Path("sources"), Path("wheel"), ["mutants of malta", "trust order"])
    assert len(commands) == 2
    commands.clear()
    with pytest.raises(Failed) as caught:
        nightly.run_nightly(Run(is_nightly=True), Path("sources"), Path("wheel"))
    assert len(str(caught.value).splitlines()) == len(commands)
    games = [game.replace("_", "-") for game in nightly.games()]
    assert games and set(games) <= set(ludotheque.games())
    for game in games:
        assert len([command for command in commands if command.startswith(f"-m ludotheque.testing {game} ")]) == 2
        assert f"-m tools.mutants {game.replace('-', '_')} --section-only" in commands
    assert set(nightly.TRIALS) == set(ALL_TRIALS)
    assert commands.count("-m bench") == 2
