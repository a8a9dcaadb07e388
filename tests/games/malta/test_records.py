"""Golden records: whole matches, at least one for every way a match can end, played again move by move."""

import json
import tomllib

import pytest

import ludotheque
from ludotheque.games.malta.events import (
    BlindFaithWorked,
    CardDrawnBlindly,
    CardTurnedRound,
    SeatReturned,
)
from tests.games.malta.make_records import FOLDER, KINDS, has, result, tallest_stack, written

pytestmark = pytest.mark.compiled

RESULTS = tomllib.loads((FOLDER / "results.toml").read_text(encoding="utf-8"))


def text_of(name):
    return (FOLDER / f"{name}.json").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", RESULTS)
def test_a_record_is_good_and_replays_to_its_result(name):
    text = text_of(name)
    verdict = ludotheque.verify(text)
    assert verdict, verdict.reason
    match = ludotheque.replay(text)
    assert result(match) == RESULTS[name]
    # Written down again it is the same, but for the luck that it came from.
    again, first = ludotheque.to_json(match.record()), json.loads(text)
    if first["commitment"] is None:
        assert written(match.record()) == text
    assert [entry.get("luck") for entry in again["entries"]] == [entry.get("luck") for entry in first["entries"]]


def test_there_is_a_record_of_every_kind_and_nothing_else():
    assert set(RESULTS) == set(KINDS)
    assert {file.stem for file in FOLDER.glob("*.json")} == set(KINDS)


def test_every_way_to_end_is_recorded():
    assert {one["how"] for one in RESULTS.values()} == {
        "no cards after a card",
        "no cards after drawing",
        "no cards after tolls",
        "no way",
        "last round",
        "last round, shared",
    }


def test_every_number_of_seats_every_option_and_every_kind_of_entry_is_recorded():
    records = [json.loads(text_of(name)) for name in RESULTS]
    assert {record["seats"] for record in records} == {2, 3, 4, 5, 6}
    assert {record["options"]["board"] for record in records} == {5, 7}
    assert {record["options"]["lives"] for record in records} == {1, 2}
    assert {record["options"]["blind_faith"] for record in records} == {"skip", "turn", "random"}
    assert {entry["kind"] for record in records for entry in record["entries"]} == {
        "setUp",
        "play",
        "takeBack",
        "handOver",
    }
    assert any(record["components"] for record in records)
    assert any(record["start"] for record in records)
    assert any(record["seed"] and record["commitment"] for record in records)


def test_the_records_show_what_they_are_named_for():
    matches = {name: ludotheque.replay(text_of(name)) for name in RESULTS}
    assert has(matches["welcome-back"], SeatReturned) and matches["welcome-back"].options["lives"] == 1
    assert has(matches["two-lives"], SeatReturned)
    for reading in ("skip", "turn", "random"):
        match = matches[f"blind-faith-{reading}"]
        assert match.options["blind_faith"] == reading and has(match, BlindFaithWorked)
    assert has(matches["blind-faith-random"], CardDrawnBlindly)
    assert tallest_stack(matches["tall-stack"]) > 2 and has(matches["tall-stack"], CardTurnedRound)


@pytest.mark.parametrize("name", ["no-way", "fair-luck", "taken-back"])
def test_a_changed_record_is_found_out(name):
    doc = json.loads(text_of(name))
    at = next(number for number, entry in enumerate(doc["entries"]) if entry["kind"] == "play")
    doc["entries"][at]["action"]["space"] = (
        "start 5" if doc["entries"][at]["action"]["space"] != "start 5" else "start 4"
    )
    verdict = ludotheque.verify(doc)
    assert not verdict and verdict.entry == at
