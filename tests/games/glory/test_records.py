"""Golden records: whole matches, at least one for every way a match can end, played again move by move."""

import json
import tomllib

import pytest

import ludotheque
from tests.games.glory.make_records import FOLDER, KINDS, result, written

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
    if json.loads(text)["commitment"] is None:
        assert written(match.record()) == text
    if KINDS[name].start is None:
        assert KINDS[name].wanted(match)


def test_there_is_a_record_of_every_kind_and_nothing_else():
    assert set(RESULTS) == set(KINDS)
    assert {file.stem for file in FOLDER.glob("*.json")} == set(KINDS)


def test_every_way_to_end_is_recorded():
    assert {one["how"] for one in RESULTS.values()} >= {
        "last-standing by fight",
        "last-standing by event",
        "last-standing by clock",
        "clock",
        "pair",
        "last-round",
        "last-round, shared",
    }


def test_every_number_of_seats_and_every_option_is_recorded():
    records = [json.loads(text_of(name)) for name in RESULTS]
    assert {record["seats"] for record in records} == {2, 3, 4, 5, 6}
    for option in ("path", "clock", "pair_win", "managers", "last_round", "wrestlers"):
        assert len({str(record["options"][option]) for record in records}) > 1, option
    kinds = {entry["kind"] for record in records for entry in record["entries"]}
    assert kinds == {"setUp", "play", "takeBack", "handOver"}
    assert any(record["components"] for record in records)
    assert any(record["start"] for record in records)
    assert any(record["seed"] and record["commitment"] for record in records)


def test_a_changed_record_is_found_out():
    doc = json.loads(text_of("pair"))
    plays = [number for number, entry in enumerate(doc["entries"]) if entry["kind"] == "play"]
    doc["entries"][plays[3]]["seat"] = 1 - doc["entries"][plays[3]]["seat"]
    assert not ludotheque.verify(doc)
