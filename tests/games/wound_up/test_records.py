"""Golden records: whole matches, at least one for every way a match can end, played again move by move."""

from __future__ import annotations

import json
import tomllib

import pytest

import ludotheque
from ludotheque.core.record import chained, read_record
from tests.games.wound_up.make_records import FOLDER, KINDS, result, written

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


def test_every_way_to_end_every_seat_option_and_action_is_recorded():
    records = {name: json.loads(text_of(name)) for name in RESULTS}
    assert set(RESULTS) == set(KINDS) == {file.stem for file in FOLDER.glob("*.json")}
    assert {one["reason"] for one in RESULTS.values()} == {"gate", "last-turn"}
    assert any(len(one["winners"]) > 1 for one in RESULTS.values())
    assert {record["seats"] for record in records.values()} == {2, 3, 4}
    for option, values in {"passing": 3, "pawns": 2, "hands": 2, "layout": 4, "aim": 2, "hand": 2, "dealer": 2}.items():
        assert len({record["options"][option] for record in records.values()}) == values, option
    entries = [entry for record in records.values() for entry in record["entries"]]
    assert {entry["kind"] for entry in entries} == {"setUp", "play", "takeBack"}
    types = {entry["action"]["type"] for entry in entries if entry["kind"] == "play"}
    assert types == {
        *("agree", "giveCard", "discardCard", "open", "pass", "answer", "raise", "nameTarget", "placePawn"),
        *("facePawn", "turn", "letGo", "gainToken", "upgradeToken", "leaveBrain", "usePurple", "useYellow", "useRed"),
    }
    kinds = {kind for entry in entries for one in entry.get("luck", ()) for kind in one}
    assert kinds == {"pick", "draw", "walk"}


def test_a_replay_never_simulates():
    """A walk that is written down otherwise, with all hashes made anew, is replayed as it is written."""
    doc = json.loads(text_of("gate-pushed"))
    walk = next(one["walk"] for entry in doc["entries"] for one in entry.get("luck", ()) if "walk" in one)
    walk["rest"][0]["x"] += 7
    assert not ludotheque.verify(doc)
    position = ludotheque.replay(chained(read_record(doc))).to_json()["position"]
    assert position["pawns"][0]["x"] == walk["rest"][0]["x"]


def test_a_changed_record_is_found_out():
    doc = json.loads(text_of("gate"))
    at, entry = next((n, e) for n, e in enumerate(doc["entries"]) if e.get("action", {}).get("type") == "placePawn")
    entry["action"]["facing"] ^= 1
    verdict = ludotheque.verify(doc)
    assert not verdict and verdict.entry == at
