"""Tests of `ludotheque trust`: a line and an exit code for each trial."""

from __future__ import annotations

import pytest

from ludotheque.cli import main
from ludotheque_trust import TRIALS
from ludotheque_trust import command as command
from ludotheque_trust.trial import Broken, CannotTry, Task, Trial


def test_all_trials_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["trust"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == list(TRIALS)


def test_a_trial_reports_its_progress_and_results(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["trust", "fuzz", "--size", "20", "--seed", "3"]) == 0
    printed = capsys.readouterr()
    assert (
        printed.out.startswith("fuzz: kept: 20 bad messages")
        and "seed 3" in printed.out
        and printed.out.count("\n") == 1
    )
    assert printed.err.splitlines()[-1] == "20 of 20 messages"


@pytest.mark.parametrize(("error", "code", "word"), [(Broken, 1, "BROKEN"), (CannotTry, 3, "not tried")])
def test_a_broken_promise_sets_the_exit_code(
    error: type[Exception], code: int, word: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fails(task: Task) -> str:
        raise error("a card was seen")

    monkeypatch.setattr(command, "TRIALS", {"cards": Trial("cards stay hidden", "matches", 5, fails)})
    assert main(["trust", "cards"]) == code
    assert capsys.readouterr().out.startswith(f"cards: {word}: a card was seen")


@pytest.mark.parametrize("words", [["nothing"], ["fuzz", "--size", "0"], ["fuzz", "--size", "many"]])
def test_impossible_trials_are_refused_in_one_sentence(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["trust", *words]) == 2
    assert capsys.readouterr().err.count("\n") == 1
