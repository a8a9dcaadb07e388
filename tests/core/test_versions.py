"""Tests of rule versions: a running match keeps its version, a new match gets the newest, and walks by an earlier
physics stay as recorded.
"""

from __future__ import annotations

from typing import Any

import pytest

import ludotheque
from ludotheque.core.catalogue import find_game
from ludotheque.core.fair import Fair
from ludotheque.core.record import LuckFromSeed
from ludotheque.core.rulebook import changes_page
from ludotheque.core.versions import Change, versions_of

pytestmark = pytest.mark.compiled

STEADY = {"wind": "steady"}


def test_a_new_match_uses_the_newest_rules() -> None:
    match = ludotheque.new("kites", seed=1, options=STEADY)
    assert (match.version, match.view(0).rules) == ("2", "2")
    assert match.to_json()["position"]["wind"] == 4


def test_an_older_match_keeps_its_rules_in_every_form() -> None:
    position = ludotheque.new("kites", seed=1, options=STEADY).to_json()
    older = ludotheque.from_json({**position, "version": "1"}, luck=ludotheque.luck(1))
    assert older.version == older.view(None).rules == older.record().version == "1"
    assert older.copy().version == older.imagine(0, ludotheque.luck(2)).version == "1"
    assert ludotheque.replay(older.record()).version == "1"
    assert ludotheque.from_bytes(older.to_bytes()).version == "1"


def test_a_replay_sets_up_the_match_by_the_version_in_its_record() -> None:
    record = ludotheque.to_json(ludotheque.new("kites", seed=1, options=STEADY).record())
    assert ludotheque.replay(record).to_json()["position"]["wind"] == 4
    assert ludotheque.replay({**record, "version": "1"}).to_json()["position"]["wind"] == 1


@pytest.mark.parametrize("version", ["0", "3", "", 2, None])
def test_an_unknown_version_is_refused_in_one_sentence(version: Any) -> None:
    record = ludotheque.to_json(ludotheque.new("kites", seed=1).record())
    with pytest.raises(ludotheque.BadInput) as refused:
        ludotheque.replay({**record, "version": version})
    if isinstance(version, str):
        assert str(refused.value) == f"version: version {version} is not known; versions known here: 1, 2"


def test_versions_are_counted_from_1() -> None:
    changes = [Change(3, "2026-11-16", "§2", {"en": "b"}), Change(2, "2026-11-16", "§1", {"en": "a"})]
    assert versions_of(changes) == ("1", "2", "3")


def test_the_rulebook_page_lists_the_changes_of_each_version() -> None:
    english = changes_page(find_game("kites"), "en")
    assert "## What has changed" in english
    assert "- Version 2 (2026-11-16), §1: A steady wind blows from the south." in english
    assert "Un vent constant souffle du sud." in changes_page(find_game("kites"), "fr")


class Run:
    """A walk whose simulation only reports its seed."""

    def __init__(self, physics: int) -> None:
        self.physics = physics

    def __call__(self, seed: int) -> dict[str, Any]:
        return {"physics": self.physics, "seed": seed}


def test_walks_of_an_earlier_physics_are_taken_from_the_record() -> None:
    recorded = [{"ticks": 1}, {"physics": 2, "ticks": 2}]
    luck = LuckFromSeed(Fair(b"seed"), recorded)
    assert luck.walk(Run(2)) is recorded[0]
    assert luck.not_simulated == 1
    plain = Fair(b"seed")
    plain.noise()
    assert luck.walk(Run(2)) == {"physics": 2, "seed": plain.noise()}  # this walk is simulated again, from its own seed
    assert luck.not_simulated == 1
