"""Tests of regions: what they contain, what they sample, and how they are sent to clients."""

from __future__ import annotations

import json
import math
import pickle
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludotheque.core.luck import Luck, fast
from ludotheque.core.places import Place, Pose
from ludotheque.core.regions import Arc, Region
from ludotheque.core.trig import TURN
from tests.core.regions import TILE, Crawl, Other, Put, Stand, SwingFinish, arc, place, pose, square, swing

pytestmark = pytest.mark.compiled


REGIONS = [
    arc((100, 200), (65000, 50)),
    swing(-500, 300),
    place(square(100), discs=[(50, 50, 20)], polygons=[square(10, 5, 5)]),
    pose(TILE, boxes=[(12000, 12000, 777, 1500, 2000)], untouched_discs=[(3000, 3000, 750)], tolerance=25),
]
NOT_WHOLE = [1.0, 0.5, math.nan, math.inf, True, False, "1", None, [], (1,), 10**400, -(10**400), 1j]


# All kinds


@pytest.mark.parametrize("region", REGIONS, ids=lambda region: region.kind)
def test_samples_are_contained_and_repeatable(region):
    actions = [region.sample(fast(seed)) for seed in range(200)]
    assert all(region.contains(action) for action in actions)
    assert actions == [region.sample(fast(seed)) for seed in range(200)]
    assert len(set(actions)) > 90


@pytest.mark.parametrize("value", NOT_WHOLE, ids=lambda value: repr(value)[:8])
@pytest.mark.parametrize("region", REGIONS, ids=lambda region: region.kind)
def test_values_other_than_plain_integers_are_refused(region, value):
    action = region.sample(fast(1))
    for field in region.fields:
        assert not region.contains(msgspec.structs.replace(action, **{field: value}))


@pytest.mark.parametrize("region", REGIONS, ids=lambda region: region.kind)
def test_values_that_are_not_actions_are_refused(region):
    things: list[object] = [None, 0, "crawl", {}, region.template.__struct_fields__, region]
    for thing in things:
        assert not region.contains(thing)


def test_all_other_fields_must_equal_the_template():
    region = arc((0, 10))
    assert region.contains(Crawl(2, 5))
    assert not region.contains(Crawl(3, 5))
    assert not region.contains(Crawl(2.0, 5))  # type: ignore[arg-type]  # equal to Python, not to us
    assert not region.contains(Other(2, 5))
    assert not Arc(Crawl(1), "direction", [(0, 10)]).contains(Crawl(True, 5))


@pytest.mark.parametrize("region", REGIONS, ids=lambda region: region.kind)
def test_json_is_plain_data_with_the_names_used_on_the_wire(region):
    data = region.to_json()
    assert json.loads(json.dumps(data, allow_nan=False)) == data
    assert data["kind"] == region.kind
    assert data["action"] == msgspec.to_builtins(region.template)
    assert all(name in data["action"] for name in data["fields"])


def test_json_names_are_in_camel_case():
    assert swing(-5, 7, start=9).to_json() == {
        "kind": "swing",
        "action": {"type": "swingFinish", "heldPost": "left", "turnBy": 0},
        "fields": ["turnBy"],
        "low": -5,
        "high": 7,
        "still": False,
        "pivot": [100, 200],
        "radius": 12000,
        "start": 9,
    }


@pytest.mark.parametrize("region", REGIONS, ids=lambda region: region.kind)
def test_regions_can_be_sent_to_another_process(region):
    sent = pickle.loads(pickle.dumps(region))
    assert sent.to_json() == region.to_json()
    assert [sent.sample(fast(seed)) for seed in range(20)] == [region.sample(fast(seed)) for seed in range(20)]


def test_make_fills_the_fields():
    assert arc().make(77) == Crawl(2, 77)
    assert pose(TILE).make(1, 2, 3) == Stand(1, 1, 2, 3)
    with pytest.raises(ValueError):
        pose(TILE).make(1, 2)


def test_unknown_fields_are_refused():
    with pytest.raises(ValueError):
        Arc(Crawl(2), "angle", [])
    with pytest.raises(ValueError):
        Place(Put("can"), ("x",), TILE)
    with pytest.raises(ValueError):
        Pose(Stand(1), ("x", "y"), TILE, 1, 1)


def test_other_packages_can_define_kinds_of_regions():
    class Even(Region):
        kind = "even"

        @property
        def is_empty(self) -> bool:
            return False

        def legal(self, values: tuple[int, ...]) -> bool:
            return values[0] % 2 == 0

        def values(self, luck: Luck) -> tuple[int, ...]:
            return (2 * luck.die(6),)

        def numbers(self) -> dict[str, Any]:
            return {"by": 2}

    region: Region = Even(Crawl(2), ["direction"])
    assert region.contains(region.sample(fast(1)))
    assert not region.contains(Crawl(2, 3))
    assert region.to_json() == {
        "kind": "even",
        "action": {"type": "crawl", "worm": 2, "direction": 0},
        "fields": ["direction"],
        "by": 2,
    }


# Arcs

ends = st.integers(0, TURN - 1)


@settings(max_examples=50)
@given(st.lists(st.tuples(ends, ends), max_size=4))
def test_arcs_contain_exactly_the_quanta_between_their_ends(arcs):
    region = arc(*arcs)
    near = {end + off for pair in arcs for end in pair for off in range(-3, 4)} | {0, 1, TURN - 1, TURN, -1}
    for angle in near:
        legal = any((angle - first) % TURN <= (last - first) % TURN for first, last in arcs)
        assert region.contains(Crawl(2, angle)) == (legal and 0 <= angle < TURN)
    assert region.is_empty == (not arcs)
    assert region.size == len({a for a in range(TURN) if region.allows(a)})


def test_arcs_are_sampled_in_proportion_to_their_length():
    region = arc((TURN - 5, 4), (1000, 1989))
    angles = [region.sample(fast(seed)).direction for seed in range(5000)]
    past_0 = [angle for angle in angles if not 1000 <= angle <= 1989]
    assert set(past_0) == set(range(TURN - 5, TURN)) | set(range(5))
    assert 30 <= len(past_0) <= 70


class LastSide(Luck):
    """Luck that always throws the highest side of a die."""

    def below(self, count: int, purpose: str) -> int:
        return count - 1


class FirstSide(Luck):
    """Luck that always throws the lowest side of a die."""

    def below(self, count: int, purpose: str) -> int:
        return 0


def test_samples_can_be_either_end():
    assert arc((60000, 5)).sample(FirstSide()) == Crawl(2, 60000)
    assert arc((60000, 5)).sample(LastSide()) == Crawl(2, 5)
    assert swing(-7, 9).sample(FirstSide()) == SwingFinish("left", -7)
    assert swing(-7, 9).sample(LastSide()) == SwingFinish("left", 9)
    assert swing(-7, 0).sample(LastSide()) == SwingFinish("left", -1)
    assert swing(0, 9).sample(FirstSide()) == SwingFinish("left", 1)
    assert place(square(10)).sample(LastSide()) == Put("can", 10, 10)


def test_empty_regions_have_no_samples():
    for region in (arc(), swing(0, 0), place(square(10), discs=[(5, 5, 8)]), pose(square(1000))):
        assert region.is_empty
        with pytest.raises(ValueError):
            region.sample(fast(1))


# Swings


@given(st.integers(1 - TURN, 0), st.integers(0, TURN - 1), st.booleans())
def test_swings_contain_every_turn_within_their_limits_except_0(low, high, still):
    region = swing(low, high, still=still)
    for turn in {low - 1, low, low + 1, -1, 0, 1, high - 1, high, high + 1, TURN, -TURN}:
        legal = low <= turn <= high and (still or turn != 0)
        assert region.contains(SwingFinish("left", turn)) == legal
    assert region.is_empty == (low == high == 0 and not still)
    if not region.is_empty:
        assert region.contains(region.sample(fast(low)))


def test_all_turns_of_a_swing_are_equally_likely():
    turns = [swing(-2, 1).sample(fast(seed)).turn_by for seed in range(900)]
    assert all(250 <= turns.count(turn) <= 350 for turn in (-2, -1, 1))
    turns = [swing(-1, 1, still=True).sample(fast(seed)).turn_by for seed in range(900)]
    assert all(250 <= turns.count(turn) <= 350 for turn in (-1, 0, 1))


@pytest.mark.parametrize("low, high", [(1, 5), (-5, -1), (-TURN, 0), (0, TURN)])
def test_a_swing_is_less_than_a_full_turn_either_way(low, high):
    with pytest.raises(ValueError):
        swing(low, high)
