"""Tests of `at_step`, with which a test can begin anywhere in a recorded match."""

from __future__ import annotations

from pathlib import Path

import pytest

import ludotheque
from ludotheque.core.drive import random_play
from ludotheque.testing import at_step


def test_at_step_restores_the_match_at_that_step(tmp_path: Path) -> None:
    match = ludotheque.new("worm-up", seats=3, seed=7)
    luck = ludotheque.luck(7)
    was = {}
    for _ in range(12):
        was[len(match.history) - 1] = match.to_json()["position"]
        random_play(match, luck, 1)
    record = match.record()
    file = tmp_path / "match.json"
    file.write_bytes(record.to_bytes())
    for step, position in was.items():
        for source in (record, file, record.to_bytes()):
            assert at_step(source, step).to_json()["position"] == position


def test_a_match_at_a_step_continues_with_the_recorded_luck() -> None:
    match = ludotheque.new("malta", seats=3, seed=7)
    random_play(match, ludotheque.luck(7), 30)
    record = match.record()
    there = at_step(record, 20)
    for entry in record.entries[21:]:
        if entry.kind == "play":
            there.play(entry.doer, entry.action)
        elif entry.kind == "takeBack":
            there.take_back(entry.doer)
    assert there.to_json()["position"] == match.to_json()["position"]


@pytest.mark.parametrize("step", [-1, 31, 10**9])
def test_a_step_beyond_the_end_is_bad_input(step: int) -> None:
    match = ludotheque.new("malta", seats=3, seed=7)
    random_play(match, ludotheque.luck(7), 20)
    with pytest.raises(ludotheque.BadInput, match="is not a whole number from 0 to"):
        at_step(match.record(), step)


def test_a_record_of_a_single_seat_is_bad_input() -> None:
    match = ludotheque.new("malta", seats=3, seed=7)
    with pytest.raises(ludotheque.BadInput):
        at_step(match.record(0), 0)
