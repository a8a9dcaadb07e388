"""Golden records: whole matches, at least one for every way a match can end, played again move by move."""

from __future__ import annotations

import json
import tomllib

import pytest

import ludotheque
from tests.games.worm_up.make_records import FOLDER, KINDS, result, written

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
        assert written(match) == text


def test_every_way_to_end_every_seat_and_every_kind_of_entry_is_recorded():
    records = {name: json.loads(text_of(name)) for name in RESULTS}
    assert set(RESULTS) == set(KINDS) == {file.stem for file in FOLDER.glob("*.json")}
    assert {one["reason"] for one in RESULTS.values()} == {"finish", "last-round", "most-races"}
    assert any(len(one["winners"]) > 1 for one in RESULTS.values())
    assert {record["seats"] for record in records.values()} == {2, 3, 4, 5}
    assert {record["options"]["reverse"] for record in records.values()} == {"blocked", "always", "never"}
    entries = [entry for record in records.values() for entry in record["entries"]]
    assert {entry["kind"] for entry in entries} == {"setUp", "play", "takeBack"}
    types = {entry["action"]["type"] for entry in entries if entry["kind"] == "play"}
    assert types == {"bid", "nameNumber", "crawl", "crawlPath", "swingFinish", "confirm"}


def test_a_changed_record_is_found_out():
    doc = json.loads(text_of("finish"))
    at, entry = next((n, e) for n, e in enumerate(doc["entries"]) if e.get("action", {}).get("type") == "crawlPath")
    entry["action"]["angles"][0] += 1
    verdict = ludotheque.verify(doc)
    assert not verdict and verdict.entry == at
