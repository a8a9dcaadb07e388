"""Tests that every task of tasks.md has its test, and that together they are done in every look (see newcomers.py)."""

from __future__ import annotations

import re
from pathlib import Path

from tests.browser.newcomers import LOOKS, TASKS, look_of, missing_sentences

HERE = Path(__file__).parent


def test_every_task_has_one_test() -> None:
    listed = re.findall(r"(?m)^\| (\d+) \| “[^|]+” \|[^|]+\|[^|]+\|[^|]+\|$", (HERE / "tasks.md").read_text("utf-8"))
    assert [int(number) for number in listed] == list(range(1, TASKS + 1))
    tests = "".join(file.read_text("utf-8") for file in HERE.glob("test_tasks_*.py"))
    assert sorted(int(number) for number in re.findall(r"\ndef test_task_(\d+)_", tests)) == list(range(1, TASKS + 1))
    for number, marked in re.findall(r"@task\((\d+).*\)\ndef test_task_(\d+)_", tests):
        assert number == marked


def test_the_tasks_together_cover_every_look() -> None:
    assert {look_of(number) for number in range(1, TASKS + 1)} == set(LOOKS)


def test_missing_sentences_are_detected() -> None:
    assert missing_sentences(["Vous-même, peut-être", "half-hidden"]) == []
    assert missing_sentences(["Say event-nobody-wrote and play-now", "{ $name } wins"]) == [
        "event-nobody-wrote",
        "play-now",
        "{ $name }",
    ]
