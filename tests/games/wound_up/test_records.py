"""Tests that a golden record of All Wound Up is replayed with its recorded walks."""

from __future__ import annotations

import json

import pytest

import ludotheque
from ludotheque.core.record import add_hashes, read_record
from tests.games.wound_up.make_records import RECORDS

pytestmark = pytest.mark.compiled


def test_a_replay_never_simulates():
    """Changes a walk in the record, recomputes all hashes, and shows that the changed walk is replayed."""
    doc = json.loads(RECORDS.text("gate-pushed"))
    walk = next(request["walk"] for entry in doc["entries"] for request in entry.get("luck", ()) if "walk" in request)
    walk["rest"][0]["x"] += 7
    assert not ludotheque.verify(doc)
    position = ludotheque.replay(add_hashes(read_record(doc))).to_json()["position"]
    assert position["pawns"][0]["x"] == walk["rest"][0]["x"]
